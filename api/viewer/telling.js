"use strict";
/* Events in words: the current one in full, and all of them by turn. */

const QUIET = new Set(["passed", "step_began", "stops_set"]);

/* The handles of all that has a part in some facts. */
function touchedBy(facts) {
  const handles = new Set();
  for (const fact of facts) {
    for (const handle of fact.objects ?? []) handles.add(handle);
    for (const handle of [fact.handle, fact.becomes]) if (handle) handles.add(handle);
  }
  return handles;
}

function isQuiet(event) {
  return event.facts.every((fact) => QUIET.has(fact.fact));
}

/* What an event stands under: its turn, or the stage that comes after it. */
function headedBy(event) {
  return event.step in STAGES ? `after ${event.turn}` : event.turn;
}

/* One line for an event: what matters in it, or else all there is. */
function inShort(event) {
  const loud = event.facts.filter((fact) => !QUIET.has(fact.fact) && fact.fact !== "turn_began");
  const told = loud.length ? loud : event.facts;
  return told.map((fact) => fact.text).join(" ") || "Nothing that you may know.";
}

/* The moments amid an event: after each fact but the last, which is the event's own end. */
function momentsOf(event) {
  return event.facts.filter((fact) => fact.at).map((fact) => fact.at).slice(0, -1);
}

/* Tell an event in full; each of its moments leads to the board as it was then. */
function tellNow(place, event, go) {
  const moments = new Set(momentsOf(event));
  const facts = event.facts.map((fact) => {
    const at = moments.has(fact.at) ? fact.at : null;
    const text = fact.at ? el("button", { type: "button", "data-at": at ?? "", on: { click: () => go(event.version, at) } }, fact.text) : fact.text;
    // The space parts sentences where they run on, on narrow screens.
    return el("li", { class: QUIET.has(fact.fact) ? "quiet" : null }, text, " ");
  });
  place.replaceChildren(facts.length ? el("ol", { class: "facts" }, facts) : el("p", { class: "quiet" }, "Nothing that you may know."));
}

/* Mark the fact after which the board is shown; none is marked for the event as a whole. */
function markFact(place, at) {
  for (const button of place.querySelectorAll("[data-at]")) {
    if (at !== null && button.dataset.at === String(at)) button.setAttribute("aria-current", "step");
    else button.removeAttribute("aria-current");
  }
}

/* The list of all events; built as their words arrive. */
class Log {
  constructor(place, go) {
    this.place = place;
    this.items = new Map();
    this.turn = null;
    this.list = null;
    this.current = null;
    place.addEventListener("click", (event) => {
      const version = event.target.closest("[data-version]")?.dataset.version;
      if (version) go(Number(version));
    });
  }

  clear() {
    this.items.clear();
    this.turn = this.list = this.current = null;
    this.place.replaceChildren();
  }

  /* Add events that are known in words and not yet listed. */
  add(recording) {
    for (let version = this.items.size + 1; recording.words.has(version); version += 1) {
      this.item(recording.words.get(version), recording);
    }
  }

  item(event, recording) {
    const moment = recording.timeline.events[event.version - 1];
    if (!this.list || headedBy(event) !== this.turn) this.heading(event, moment, recording);
    const marks = new Set(moment?.marks ?? []);
    const kind = ["lost", "over", "attack", "cast", "life"].find((mark) => marks.has(mark));
    const button = el(
      "button", { type: "button", class: isQuiet(event) ? "quiet" : null, "data-version": event.version },
      el("span", { class: "number" }, String(event.version)), " ",
      kind ? el("span", { class: "kind" }, kind === "over" ? "end" : kind) : null, kind ? " " : null, inShort(event),
    );
    this.items.set(event.version, button);
    this.list.append(el("li", {}, button));
  }

  heading(event, moment, recording) {
    const name = recording.timeline.seats.find((seat) => seat.seat === moment?.active)?.name;
    const turning = event.turn ? el("h3", {}, `Turn ${event.turn}`, name ? [", ", nameOf(name)] : null) : el("h3", {}, "Before the game");
    const title = event.step in STAGES ? el("h3", {}, "Exploration Stage") : turning;
    this.turn = headedBy(event);
    this.list = el("ol", {});
    this.place.append(title, this.list);
  }

  /* Mark an event and bring it into the list's own window; the page is not moved. */
  mark(version) {
    this.current?.removeAttribute("aria-current");
    this.current = this.items.get(version) ?? null;
    if (!this.current) return;
    this.current.setAttribute("aria-current", "step");
    const [item, list] = [this.current, this.place].map((each) => each.getBoundingClientRect());
    if (item.top < list.top + 40 || item.bottom > list.bottom) {
      this.place.scrollTop += item.top - list.top - list.height / 2;
    }
  }
}
