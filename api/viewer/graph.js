"use strict";
/* A series of every seat over all events, as steps in SVG; a click goes to the event. */

const SVG = "http://www.w3.org/2000/svg";
const WIDTH = 1000;
const HEIGHT = 120;
const DASHES = ["", "9 4", "2 4", "12 3 2 3", "18 4", "6 3 2 3 2 3"];

function svg(tag, given, ...children) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(given)) made.setAttribute(name, String(value));
  made.append(...children);
  return made;
}

class Graph {
  constructor(place, legend, go) {
    this.place = place;
    this.legend = legend;
    this.last = 1;
    this.cursor = svg("line", { class: "cursor", y1: 0, y2: HEIGHT });
    place.setAttribute("viewBox", `0 0 ${WIDTH} ${HEIGHT}`);
    let held = false;
    const follow = (event) => go(this.versionAt(event.clientX));
    place.addEventListener("pointerdown", (event) => {
      held = true;
      place.setPointerCapture(event.pointerId);
      follow(event);
    });
    place.addEventListener("pointermove", (event) => held && follow(event));
    for (const kind of ["pointerup", "pointercancel"]) place.addEventListener(kind, () => { held = false; });
  }

  versionAt(clientX) {
    const box = this.place.getBoundingClientRect();
    const share = Math.min(Math.max((clientX - box.left) / box.width, 0), 1);
    return Math.round(1 + share * (this.last - 1));
  }

  x(version) { return this.last > 1 ? ((version - 1) / (this.last - 1)) * WIDTH : 0; }

  draw(recording, name) {
    const { series, seats, turns } = recording.timeline;
    this.last = recording.last;
    this.series = series[name];
    this.seats = seats;
    const values = Object.values(this.series).flat().map((point) => point.value);
    const low = Math.min(0, ...values);
    const high = Math.max(low + 1, ...values);
    const y = (value) => HEIGHT - 6 - ((value - low) / (high - low)) * (HEIGHT - 12);
    this.place.replaceChildren(
      ...turns.map((turn) => svg("line", { class: "turn", x1: this.x(turn.version), x2: this.x(turn.version), y1: 0, y2: HEIGHT })),
      svg("line", { class: "zero", x1: 0, x2: WIDTH, y1: y(0), y2: y(0) }),
      ...seats.map((seat, at) => this.line(this.series[seat.seat] ?? [], y, at)),
      this.cursor,
    );
  }

  line(points, y, at) {
    if (!points.length) return svg("g", {});
    let path = `M${this.x(points[0].version)} ${y(points[0].value)}`;
    for (const point of points.slice(1)) path += `H${this.x(point.version)}V${y(point.value)}`;
    const drawn = svg("path", { class: `line line-${at % DASHES.length}`, d: `${path}H${WIDTH}` });
    if (DASHES[at % DASHES.length]) drawn.setAttribute("stroke-dasharray", DASHES[at % DASHES.length]);
    return drawn;
  }

  /* Move the cursor, and say the values there. */
  show(version) {
    for (const end of ["x1", "x2"]) this.cursor.setAttribute(end, this.x(version));
    this.legend.replaceChildren(...this.seats.map((seat, at) => {
      const key = svg("svg", { class: "key", viewBox: "0 0 28 6", "aria-hidden": "true" });
      const stroke = svg("line", { class: `line line-${at % DASHES.length}`, x1: 0, x2: 28, y1: 3, y2: 3 });
      if (DASHES[at % DASHES.length]) stroke.setAttribute("stroke-dasharray", DASHES[at % DASHES.length]);
      key.append(stroke);
      const value = valueAt(this.series[seat.seat] ?? [], version);
      return el("li", {}, key, nameOf(seat.name), " ", el("b", {}, value === null ? "–" : String(value)));
    }));
  }
}
