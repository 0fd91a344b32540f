"use strict";
/* The board of one view: an area for each player, and what lies between them. */

const STEPS = {
  untap: "untap", upkeep: "upkeep", draw: "draw", precombat_main: "main 1", begin_combat: "combat",
  declare_attackers: "attackers", declare_blockers: "blockers", first_strike_damage: "first strike",
  combat_damage: "damage", end_combat: "end of combat", postcombat_main: "main 2", end: "end", cleanup: "cleanup",
};
const BACKS_SHOWN = 10;
const ANTE = "ante:";
/* Seats have colours of their own, up to as many. */
const COLOURS = 6;

class Board {
  constructor(view, { touched, before, near }) {
    this.view = view;
    this.touched = touched;
    this.before = before;
    this.near = near;
    this.names = new Map(view.seats.map((seat) => [seat.seat, seat.name]));
    this.things = new Map();
    const own = view.seats.flatMap((seat) => [...(seat.graveyard ?? []), ...(seat.hand ?? []), ...(seat.library ?? [])]);
    const beside = Object.values(view.zones ?? {}).flat();
    for (const thing of [...view.battlefield, ...view.stack, ...view.exile, ...own, ...beside]) {
      this.names.set(thing.handle, thing.name);
      this.things.set(thing.handle, thing);
    }
    if (view.panels?.npc) this.names.set(NPC, "The NPC");
    this.fights = this.fightsOf(view.combat);
  }

  seatOf(seat) { return this.view.seats.find((each) => each.seat === seat); }

  named(ref) { return this.names.get(ref) ?? "something unseen"; }

  /* By object: whom it attacks, whether it is blocked, whom it blocks. */
  fightsOf(combat) {
    const fights = new Map();
    for (const each of combat?.attackers ?? []) {
      fights.set(each.attacker, { attacks: this.named(each.defender), blocked: each.blocked });
      for (const blocker of each.blockers) {
        const other = fights.get(blocker)?.blocks;
        const blocks = other ? `${other} and ${this.named(each.attacker)}` : this.named(each.attacker);
        fights.set(blocker, { blocks });
      }
    }
    return fights;
  }

  render() {
    const { seats } = this.view;
    const near = this.seatOf(this.near) ?? seats[0];
    const far = seats.filter((seat) => seat !== near);
    return [
      ...[generalsTable(this)].filter(Boolean),
      el("div", { class: far.length > 1 ? "far many" : "far" }, far.map((seat) => this.player(seat, false))),
      ...new Exploring(this).render(),
      this.middle(),
      near ? this.player(near, true) : el("p", { class: "quiet" }, "Nobody sits here yet."),
    ];
  }

  player(seat, near) {
    const turn = this.view.turn;
    const active = turn.active === seat.seat;
    const bare = seat.life === undefined || (seat.lost && !this.holds(seat));
    const rows = bare ? [] : [this.hand(seat), this.ante(seat), ...this.permanents(seat)];
    const parts = [this.head(seat, active), ...rows];
    if (near) parts.reverse();
    const classes = `player${active ? " active" : ""}${seat.lost ? " lost" : ""}`;
    return el("section", { class: classes, "aria-label": `${seat.name}, seat ${seat.seat}` }, parts);
  }

  /* Whether anything of a player is still there: who left takes it along. */
  holds(seat) {
    const own = this.view.battlefield.some((thing) => thing.controller === seat.seat);
    return own || Boolean(seat.hand_count || seat.library_count || seat.graveyard.length);
  }

  head(seat, active) {
    const marks = [];
    if (active) marks.push("their turn");
    if (this.view.turn.holder === seat.seat) marks.push("has priority");
    const asked = this.view.waiting_for.filter((wait) => wait.seat === seat.seat && wait.kind !== "act");
    for (const wait of asked) marks.push(`decides: ${wait.kind.replaceAll("_", " ")}`);
    if (seat.lost) marks.push(`lost (${seat.lost.replaceAll("_", " ")})`);
    else if (seat.status === "won") marks.push("won");
    return el(
      "div", { class: "player-head" },
      el("span", { class: `seat seat-${this.view.seats.indexOf(seat) % COLOURS}` }, seat.seat),
      el("h3", {}, nameOf(seat.name)),
      marks.map((mark) => el("span", { class: "mark" }, mark)),
      seat.life === undefined ? null : this.counts(seat),
    );
  }

  counts(seat) {
    const pool = Object.entries(seat.mana ?? {}).flatMap(([symbol, count]) => `{${symbol}}`.repeat(count)).join("");
    const then = this.before?.seats.find((other) => other.seat === seat.seat)?.life;
    const change = then === undefined ? 0 : seat.life - then;
    const shown = [
      ["hand", seat.hand_count], ["library", seat.library_count], ["graveyard", seat.graveyard.length],
      ...Object.entries(seat.resources ?? {}), ...(seat.mulligans ? [["mulligans", seat.mulligans]] : []),
    ];
    return el(
      "span", { class: "counts" },
      pool ? el("span", { class: "pool" }, "mana ", mana(pool)) : null,
      shown.map(([name, value]) => el("span", { class: "figure" }, `${name} `, el("b", {}, String(value)))),
      el("span", { class: "life" }, change ? el("span", { class: "change" }, change > 0 ? `+${change} ` : `−${-change} `) : null,
        el("b", {}, String(seat.life)), " life"),
    );
  }

  hand(seat) {
    const unseen = seat.hand_count - seat.hand.length;
    const backs = Array.from({ length: Math.min(unseen, BACKS_SHOWN) }, () => el("span", { class: "back", "aria-hidden": "true" }));
    return row(
      "hand", "hand",
      seat.hand.map((thing) => this.tileOf(thing, { small: true })),
      unseen ? el("span", { class: "unseen" }, backs, el("span", {}, `${unseen} unseen`)) : null,
      seat.hand_count ? null : el("span", { class: "quiet" }, "no cards"),
      pile(`graveyard-${seat.seat}`, "graveyard", [...seat.graveyard].reverse(), (thing) => this.tileOf(thing, { small: true })),
      pile(`library-${seat.seat}`, "library, top first", seat.library ?? [], (thing) => this.tileOf(thing, { small: true })),
    );
  }

  /* What a player has put up, face up for all to see. */
  ante(seat) {
    const things = this.view.zones?.[`${ANTE}${seat.seat}`] ?? [];
    return things.length ? row("ante", "ante", things.map((thing) => this.tileOf(thing, { small: true }))) : null;
  }

  tileOf(thing, more = {}) {
    return tile(thing, { fight: this.fights.get(thing.handle), touched: this.touched.has(thing.handle), ...more });
  }

  /* The rows of a player's permanents: lands behind, creatures in front. */
  permanents(seat) {
    const hosts = new Set(this.view.battlefield.map((thing) => thing.handle));
    const own = this.view.battlefield.filter((thing) => {
      if (thing.attached_to === null) return thing.controller === seat.seat;
      return hosts.has(thing.attached_to) ? false : thing.attached_to === seat.seat;
    });
    const arranged = this.view.panels?.rows?.find((each) => each.seat === seat.seat);
    if (arranged) return this.arranged(own, arranged);
    const kinds = [
      ["lands", own.filter(isLand)],
      ["others", own.filter((thing) => !isLand(thing) && !isCreature(thing))],
      ["creatures", own.filter(isCreature)],
    ];
    return kinds
      .filter(([, things]) => things.length)
      .map(([name, things]) => row(name, name, this.grouped(things)));
  }

  /* The two rows that a player has chosen, from the back to the front. */
  arranged(own, { rows, land_row: lands }) {
    return [...rows].reverse().flatMap(({ name, objects }) => {
      const things = objects.flatMap((handle) => own.filter((thing) => thing.handle === handle));
      const title = name === "lands" && lands === "front" ? "lands, in front" : name;
      return things.length ? [row(name, title, this.grouped(things))] : [];
    });
  }

  /* Equal lands and tokens share a tile, as long as nothing sets one of them apart. */
  grouped(things) {
    const groups = new Map();
    for (const thing of things) {
      const attached = this.view.battlefield.filter((other) => other.attached_to === thing.handle);
      const apart = attached.length || this.fights.has(thing.handle) || this.touched.has(thing.handle) || thing.damage;
      const alike = (thing.types.includes("land") || thing.kind === "token") && !apart;
      const key = alike ? JSON.stringify({ ...thing, handle: null, collector_number: null, set: null }) : thing.handle;
      const group = groups.get(key) ?? { thing, attached, count: 0 };
      group.count += 1;
      groups.set(key, group);
    }
    return [...groups.values()].map(({ thing, attached, count }) => {
      const shown = this.tileOf(thing, { count, small: isLand(thing) });
      if (!attached.length) return shown;
      return el("div", { class: "host" }, shown, attached.map((other) => this.tileOf(other, { small: true })));
    });
  }

  middle() {
    const { stack, exile, command, zones, combat } = this.view;
    const small = (thing) => this.tileOf(thing, { small: true });
    const others = Object.entries(zones ?? {}).filter(([name]) => !name.startsWith(ANTE) && !isOfTable(name));
    const shared = [["exile", exile], ["command", command], ...others];
    return el(
      "div", { class: "middle" },
      this.steps(),
      stack.length ? row("stack", "stack, top first", [...stack].reverse().map((thing) => this.onStack(thing))) : null,
      combat?.attackers.length ? this.combat(combat) : null,
      shared.map(([name, things]) => pile(`zone-${name}`, name.replaceAll("_", " "), things, small)),
    );
  }

  steps() {
    const now = this.view.turn.step;
    return el(
      "ol", { class: "steps", "aria-label": "Steps of the turn" },
      Object.entries(STEPS).map(([step, name]) => el("li", { "aria-current": step === now ? "step" : null }, name)),
    );
  }

  onStack(thing) {
    const aims = thing.against ? [...thing.targets, thing.against] : thing.targets;
    const targets = aims.map((ref) => nameOf(this.named(ref)));
    const spaced = targets.flatMap((name, at) => (at ? [", ", name] : [name]));
    return el(
      "div", { class: "on-stack" },
      this.tileOf(thing),
      el("span", { class: "quiet" }, "of ", nameOf(this.named(thing.controller)), targets.length ? [" → ", ...spaced] : null),
    );
  }

  combat(combat) {
    const said = combat.attackers.map((each) => {
      const blockers = each.blockers.map((handle) => this.named(handle)).join(" and ");
      const fate = blockers ? `, blocked by ${blockers}` : each.blocked ? ", blocked" : "";
      return el("li", {}, `${this.named(each.attacker)} attacks ${this.named(each.defender)}${fate}`);
    });
    return row("fight", "combat", el("ul", {}, said));
  }
}

const isCreature = (thing) => thing.types.includes("creature");
const isLand = (thing) => thing.types.includes("land") && !isCreature(thing);

function row(kind, name, ...shown) {
  return el("div", { class: `row ${kind}` }, el("span", { class: "row-name" }, name), el("div", { class: "row-cards" }, ...shown));
}

/* A pile that can be opened; it stays open from board to board. */
const OPENED = new Set();

function pile(key, name, things, shown) {
  if (!things.length) return null;
  const toggled = (event) => (event.currentTarget.open ? OPENED.add(key) : OPENED.delete(key));
  return el(
    "details", { class: "pile", open: OPENED.has(key), on: { toggle: toggled } },
    el("summary", { "data-key": key }, `${name} (${things.length})`),
    el("div", { class: "pile-cards" }, things.map(shown)),
  );
}

/* Put a board in the place of another; what had the focus keeps it. */
function showBoard(place, board) {
  const focused = document.activeElement?.dataset?.key;
  place.replaceChildren(...board.render());
  if (!focused) return;
  const again = [...place.querySelectorAll("[data-key]")].find((each) => each.dataset.key === focused);
  again?.focus({ preventScroll: true });
}
