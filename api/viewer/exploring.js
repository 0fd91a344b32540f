"use strict";
/* What a table has beside its players where natives and treasures are nobody's: gold, rounds,
   an auction, the NPC and its decks. */

const STAGES = { income: "income", landgrab: "landgrab", discovery: "discovery", auction: "auction" };
const NPC = "npc";
const OF_DECKS = /^(?:library|graveyard):(?:natives|treasures|lands)$/;

/* Whether a zone is one of the table's own decks, or a graveyard of theirs. */
const isOfTable = (zone) => OF_DECKS.test(zone);

const signed = (change) => (change > 0 ? `+${change}` : `−${-change}`);

/* The lists of what a player or the table has: a word for each, and what is told of it. */
function told(kind, name, ...shown) {
  return row(kind, name, ...shown.flat().filter(Boolean));
}

class Exploring {
  constructor(board) {
    this.board = board;
    this.view = board.view;
    this.panels = board.view.panels ?? {};
  }

  /* Whether there is anything of the kind at this table. */
  get there() { return this.panels.npc !== undefined; }

  seats(list) { return list.flatMap((seat, at) => (at ? [", ", nameOf(this.board.named(seat))] : [nameOf(this.board.named(seat))])); }

  things(handles) {
    const lying = Object.values(this.view.zones).flat();
    const all = new Map([...this.view.battlefield, ...lying].map((thing) => [thing.handle, thing]));
    return handles.map((handle) => all.get(handle)).filter(Boolean);
  }

  tiles(handles) { return this.things(handles).map((thing) => this.board.tileOf(thing)); }

  /* The NPC's side of the table, and what is between it and the players. */
  render() {
    if (!this.there) return [];
    return [
      el("section", { class: "player npc", "aria-label": "The NPC" }, this.head(), ...this.permanents(), this.graveyards()),
      el("section", { class: "exploring", "aria-label": "The round" }, this.round(), this.lands(), this.auction(), this.offers(), this.treasuries()),
    ];
  }

  head() {
    const { decks } = this.panels.npc;
    const counts = Object.entries(decks).map(([deck, count]) => el("span", { class: "figure" }, `${deck} deck `, el("b", {}, String(count))));
    return el("div", { class: "player-head" }, el("h3", {}, "The NPC"), el("span", { class: "counts" }, counts));
  }

  permanents() {
    const rows = this.board.permanents({ seat: NPC });
    return rows.length ? rows : [el("p", { class: "quiet" }, "No native and no treasure is the NPC's.")];
  }

  graveyards() {
    const small = (thing) => this.board.tileOf(thing, { small: true });
    return Object.entries(this.panels.npc.graveyards).map(([deck, handles]) =>
      pile(`graveyard-${deck}`, `graveyard of ${deck}`, [...this.things(handles)].reverse(), small));
  }

  round() {
    const { number, order, to_come: left } = this.panels.round;
    if (!number) return null;
    const now = this.view.turn.step;
    const steps = Object.entries(STAGES).map(([step, name]) => el("li", { "aria-current": step === now ? "step" : null }, name));
    return told(
      "round", `round ${number}`,
      el("ol", { class: "steps", "aria-label": "Phases of the Exploration Stage" }, steps),
      order.length ? el("span", {}, "turns: ", this.seats(order)) : null,
      left.length ? el("span", { class: "quiet" }, "to come: ", this.seats(left)) : null,
    );
  }

  lands() {
    const { lands, pickers } = this.panels.round;
    if (!lands.length) return null;
    return told("landgrab", "lands to pick", this.tiles(lands), pickers.length ? el("span", { class: "quiet" }, "next: ", this.seats(pickers)) : null);
  }

  auction() {
    const auction = this.panels.auction;
    if (!auction) return null;
    const bid = auction.seat ? [nameOf(this.board.named(auction.seat)), ` bids ${auction.amount} gold`] : ["no bid"];
    const bids = auction.bids.map((each) => el("li", {}, nameOf(this.board.named(each.seat)), ` ${each.amount}`));
    return told(
      "auction", auction.for === "hire" ? "auction" : "first pick",
      this.tiles(auction.objects), el("b", {}, bid),
      auction.next ? el("span", {}, "next: ", nameOf(this.board.named(auction.next))) : null,
      bids.length ? el("ol", { class: "bids", "aria-label": "Bids" }, bids) : null,
      auction.passed.length ? el("span", { class: "quiet" }, "passed: ", this.seats(auction.passed)) : null,
    );
  }

  offers() {
    const { offers = [], promises = [] } = this.panels;
    const share = (side) => [
      ...(side.gold ? [`${side.gold} gold`] : []),
      ...this.things(side.permanents).map((thing) => titleOf(thing)),
      ...(side.promise ? [`“${side.promise}”`] : []),
    ].join(", ") || "nothing";
    const open = offers.map((offer) =>
      el("li", {}, nameOf(this.board.named(offer.by)), " offers ", nameOf(this.board.named(offer.to)), ": ", el("bdi", {}, `${share(offer.give)} for ${share(offer.want)}`)));
    const kept = promises.map((each) =>
      el("li", {}, nameOf(this.board.named(each.by)), " promised ", nameOf(this.board.named(each.to)), ": ", el("bdi", {}, `“${each.promise}”`)));
    return open.length + kept.length ? told("offers", "barter", el("ul", {}, open, kept)) : null;
  }

  /* What became of everybody's gold: by cause in the whole game, and lately by round. */
  treasuries() {
    const rows = this.panels.gold.map((each) => el(
      "tr", {},
      el("th", { scope: "row" }, nameOf(this.board.named(each.seat))),
      el("td", {}, el("b", {}, String(each.gold)), each.reserved ? ` (${each.reserved} bid)` : null),
      el("td", {}, Object.entries(each.totals).map(([cause, change]) => `${cause} ${signed(change)}`).join(", ") || "–"),
      el("td", {}, each.history.map((flow) => `${flow.round}: ${flow.cause} ${signed(flow.change)}`).join(", ") || "–"),
    ));
    const heads = ["player", "gold", "all told", "lately, by round"].map((name) => el("th", { scope: "col" }, name));
    const table = el("table", { class: "gold" }, el("thead", {}, el("tr", {}, heads)), el("tbody", {}, rows));
    const toggled = (event) => (event.currentTarget.open ? OPENED.add("gold") : OPENED.delete("gold"));
    return el("details", { class: "pile", open: OPENED.has("gold"), on: { toggle: toggled } }, el("summary", { "data-key": "gold" }, "history of gold"), table);
  }
}
