"use strict";
/* Elements, and cards as elements. All text is set as text: names are written by strangers. */

function el(tag, given = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(given)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "on") Object.entries(value).forEach(([kind, act]) => made.addEventListener(kind, act));
    else made.setAttribute(name, value === true ? "" : String(value));
  }
  made.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined));
  return made;
}

/* A name that somebody chose: apart from its surroundings, whatever its direction. */
const nameOf = (text) => el("bdi", {}, text ?? "");

/* What an object is called; a land may have no name, and an action bears that of what it does. */
function titleOf(thing) {
  if (thing.kind === "action") return (thing.name ?? "").replaceAll("_", " ");
  return thing.name || (thing.played_as ? "a land without a name" : "");
}

function frameOf(thing) {
  const colours = thing.colors ?? [];
  if (colours.length > 1) return "gold";
  if (colours.length === 1) return colours[0];
  return thing.types.includes("land") ? "land" : "plain";
}

/* Mana symbols as pips: their letters say what their colours do. */
function mana(cost) {
  const symbols = [...(cost ?? "").matchAll(/\{([^}]+)\}/g)].map((found) => found[1]);
  if (!symbols.length) return null;
  const pips = symbols.map((symbol) => el("span", { class: `pip pip-${/^[WUBRG]$/.test(symbol) ? symbol : "any"}` }, symbol));
  return el("span", { class: "cost", role: "img", "aria-label": `costs ${symbols.join(" ")}` }, pips);
}

function typeLine(thing) {
  const kinds = [...(thing.supertypes ?? []), ...thing.types].join(" ");
  const line = thing.subtypes?.length ? `${kinds} — ${thing.subtypes.join(" ")}` : kinds;
  return line || thing.kind;
}

function strength(thing) {
  if (thing.power === null || thing.power === undefined) return null;
  const hurt = thing.damage ? el("span", { class: "hurt" }, `${thing.damage} damage`) : null;
  return el("span", { class: "strength" }, hurt, `${thing.power}/${thing.toughness}`);
}

/* Marks of where a card comes from: supertypes say what of it means anything in play. */
const OF_ORIGIN = new Set(["native", "treasure", "land_deck", "mercenary"]);

/* What is true of an object beyond what is printed on it, a short word each. */
function badges(thing, fight) {
  const said = [];
  if (thing.tapped) said.push("tapped");
  if (thing.face_down) said.push("face down");
  if (fight?.attacks) said.push(`attacks ${fight.attacks}`);
  if (fight?.blocked) said.push("blocked");
  if (fight?.blocks) said.push(`blocks ${fight.blocks}`);
  for (const [kind, count] of Object.entries(thing.counters ?? {})) said.push(`${count} × ${kind}`);
  for (const [mark, value] of Object.entries(thing.marks ?? {})) {
    if (!OF_ORIGIN.has(mark)) said.push(value ? `${mark} ${value}` : mark);
  }
  if (thing.printed) said.push(`card: ${thing.printed}`);
  if (thing.signed_by?.length) said.push(`signed by ${thing.signed_by.join(" and ")}`);
  if (thing.kind === "token" || thing.kind === "copy") said.push(thing.kind);
  if (thing.summoning_sick && thing.zone === "battlefield") said.push("summoning sick");
  if (thing.x) said.push(`X = ${thing.x}`);
  if (thing.kicked) said.push("kicked");
  if (thing.owner !== thing.controller && thing.zone === "battlefield") said.push(`owned by ${thing.owner}`);
  return said;
}

/* A card on the table: a button that opens it to read. */
function tile(thing, { fight = null, count = 1, touched = false, small = false } = {}) {
  const classes = ["tile", `frame-${frameOf(thing)}`];
  if (thing.tapped) classes.push("tapped");
  if (touched) classes.push("touched");
  if (small) classes.push("small");
  const said = badges(thing, fight);
  return el(
    "button",
    { type: "button", class: classes.join(" "), "data-key": thing.handle, on: { click: () => showCard(thing, said) } },
    el("span", { class: "tile-head" }, el("span", { class: "tile-name" }, nameOf(titleOf(thing))), count > 1 ? el("span", { class: "count" }, `×${count}`) : null, mana(thing.cost)),
    small ? null : el("span", { class: "tile-type" }, typeLine(thing)),
    said.length || strength(thing)
      ? el("span", { class: "tile-foot" }, el("span", { class: "badges" }, said.map((word) => el("span", { class: "badge" }, word))), strength(thing))
      : null,
    touched ? el("span", { class: "said" }, "in this event") : null,
  );
}

function showCard(thing, said) {
  const printing = thing.set ? `${thing.set} ${thing.collector_number ?? ""}` : null;
  document.getElementById("card-body").replaceChildren(
    el("h2", { id: "card-title" }, nameOf(titleOf(thing)), " ", mana(thing.cost)),
    el("p", { class: "quiet" }, typeLine(thing)),
    ...(thing.text ?? []).map((line) => el("p", {}, line)),
    thing.keywords?.length ? el("p", {}, thing.keywords.join(", ")) : "",
    thing.power === null || thing.power === undefined ? "" : el("p", { class: "big" }, `${thing.power}/${thing.toughness}`, thing.damage ? `, ${thing.damage} damage` : ""),
    said.length ? el("p", {}, said.join(" · ")) : "",
    el("p", { class: "quiet" }, `owner ${thing.owner}, controller ${thing.controller}${printing ? `, printing ${printing}` : ""}`),
  );
  document.getElementById("card").showModal();
}
