"use strict";
/* What people touch: buttons, keys, dialogs, the address. */

const KEYS = {
  ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last", " ": "play",
  "[": "turn-back", "]": "turn-on", ",": "life-back", ".": "life-on",
};

const AMID = { ArrowLeft: "fact-back", ArrowRight: "fact-on" };

function addressed() {
  const given = new URLSearchParams(location.hash.slice(1));
  const number = (name) => Number.parseInt(given.get(name), 10) || null;
  return { event: number("event"), fact: number("fact"), audience: given.get("audience") };
}

/* Whether a key belongs to what has the focus: text, lists, an open dialog. */
function isTaken(event) {
  if (event.ctrlKey || event.altKey || event.metaKey || document.querySelector("dialog[open]")) return true;
  const focused = event.target;
  if (focused.matches("select, input:not([type=range])")) return true;
  if (focused.matches("input[type=range]")) return event.key !== " " && event.key.length > 1;
  if (event.key === " ") return focused.matches("button, summary, a");
  return focused.id === "log" && ["Home", "End"].includes(event.key);
}

function nextAudience() {
  const choice = at("audience");
  choice.selectedIndex = (choice.selectedIndex + 1) % choice.options.length;
  choice.dispatchEvent(new Event("change"));
}

function onKey(replay, event) {
  if (isTaken(event)) return;
  if (event.key.length === 1 && !at("keys").checked) return;
  if (event.key === "?") at("help").showModal();
  else if (event.key === "a") nextAudience();
  else if (event.shiftKey && AMID[event.key]) replay.act(AMID[event.key]);
  else if (KEYS[event.key]) replay.act(KEYS[event.key]);
  else return;
  event.preventDefault();
}

function begin() {
  const service = new Service(location.pathname);
  const replay = new Replay(service);
  const given = addressed();
  for (const button of document.querySelectorAll("[data-act]")) {
    button.addEventListener("click", () => replay.act(button.dataset.act));
  }
  at("seek").addEventListener("input", () => replay.go(at("seek").valueAsNumber));
  at("turn").addEventListener("change", () => replay.go(Number(at("turn").value)));
  at("series").addEventListener("change", () => replay.draw());
  at("audience").addEventListener("change", () => replay.open(at("audience").value, replay.wish));
  at("skip").addEventListener("click", (event) => {
    // The address belongs to the event that is shown.
    event.preventDefault();
    at("board").focus();
  });
  at("sign-in").addEventListener("click", () => at("token-dialog").showModal());
  at("show-help").addEventListener("click", () => at("help").showModal());
  at("token-dialog").addEventListener("close", () => {
    const choice = at("token-dialog").returnValue;
    const token = at("token").value.trim();
    at("token").value = "";
    if (choice !== "use" && choice !== "forget") return;
    service.token = choice === "use" && token ? token : null;
    replay.open(null, replay.wish || null);
  });
  addEventListener("keydown", (event) => onKey(replay, event));
  addEventListener("hashchange", () => {
    const wanted = addressed();
    if (wanted.audience && wanted.audience !== replay.recording?.audience) replay.open(wanted.audience, wanted.event, wanted.fact);
    else if (wanted.event) replay.go(wanted.event, wanted.fact);
  });
  addEventListener("offline", () => complain(new Trouble(0, SAID[0])));
  addEventListener("online", calm);
  replay.open(given.audience, given.event, given.fact);
}

begin();
