"use strict";
/* A table of players with generals: life, where each general is, which has dealt whom how much. */

const DEADLY = 21;

/* Return the table of a board, or nothing where no general plays. */
function generalsTable(board) {
  const told = board.view.panels?.generals;
  if (!told?.length) return null;
  const owners = told.map((each) => each.seat);
  const head = el(
    "thead", {},
    el("tr", {},
      ["player", "life", "general", "where"].map((name) => el("th", { scope: "col", rowspan: 2 }, name)),
      el("th", { scope: "colgroup", colspan: owners.length, class: "by" }, `combat damage by the general of (${DEADLY} is lethal)`)),
    el("tr", {}, owners.map((seat) => el("th", { scope: "col", class: "amount" }, badgeOf(board, seat)))),
  );
  const table = el(
    "table", {},
    el("caption", { class: "said" }, "Players, their generals, and the combat damage that generals dealt them"),
    head, el("tbody", {}, told.map((each) => generalsRow(board, each, owners))),
  );
  return el(
    "section", { class: "generals", "aria-label": "Generals" },
    el("div", { class: "wide", tabindex: 0, role: "region", "aria-label": "Generals and their damage" }, table),
    outInOrder(board),
  );
}

function generalsRow(board, told, owners) {
  const seat = board.seatOf(told.seat);
  const { general } = told;
  const amounts = owners.map((owner) => {
    const dealt = told.general_damage[owner] ?? 0;
    return el("td", { class: `amount${dealt >= DEADLY ? " deadly" : ""}` }, dealt ? el("b", {}, String(dealt)) : el("span", { class: "quiet" }, "–"));
  });
  return el(
    "tr", { class: seat?.lost ? "out" : null, "data-seat": told.seat },
    el("th", { scope: "row" }, badgeOf(board, told.seat), " ", nameOf(seat?.name)),
    el("td", { class: "amount" }, seat?.lost ? "out" : el("b", {}, String(told.life))),
    el("td", {}, general ? generalButton(board, told) : el("span", { class: "quiet" }, "–")),
    el("td", {}, general ? whereIs(board, told) : el("span", { class: "quiet" }, "–")),
    amounts,
  );
}

/* A general's name; where the viewer sees the card, it opens it to read. */
function generalButton(board, { seat, general }) {
  const thing = board.things.get(general.objects[0]);
  if (!thing) return nameOf(general.name);
  const act = () => showCard(thing, badges(thing, board.fights.get(thing.handle)));
  return el("button", { type: "button", class: "named", "data-key": `general-${seat}`, on: { click: act } }, nameOf(general.name));
}

function whereIs(board, { seat, general }) {
  const thing = board.things.get(general.objects[0]);
  const taken = thing && thing.zone === "battlefield" && thing.controller !== seat;
  const zone = general.where === "hidden" ? "where it is not seen" : general.where.replaceAll("_", " ");
  return [zone, taken ? [" of ", nameOf(board.named(thing.controller))] : "", general.deployed ? "" : ", not deployed"].flat();
}

function badgeOf(board, seat) {
  const at = board.view.seats.findIndex((each) => each.seat === seat);
  return el("span", { class: `seat seat-${at % COLOURS}` }, seat);
}

/* Who is out, the first to lose first; those who lost together stand together. */
function outInOrder(board) {
  const groups = board.view.panels.eliminated ?? [];
  if (!groups.length) return null;
  const said = groups.map((seats) => {
    const names = seats.flatMap((seat, at) => {
      const why = board.seatOf(seat)?.lost?.replaceAll("_", " ");
      return [at ? " and " : "", nameOf(board.named(seat)), why ? ` (${why})` : ""];
    });
    return el("li", {}, names);
  });
  return el("div", { class: "eliminated" }, el("span", { class: "quiet" }, "out, in order"), el("ol", {}, said));
}
