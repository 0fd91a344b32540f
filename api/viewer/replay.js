"use strict";
/* The player: which event is shown, as whom, and what moves it. */

const at = (id) => document.getElementById(id);
const CALM = matchMedia("(prefers-reduced-motion: reduce)");

class Replay {
  constructor(service) {
    this.service = service;
    this.recording = null;
    this.version = 0;
    this.fact = null;
    this.wish = 0;
    this.asked = 0;
    this.direction = 1;
    this.timer = null;
    this.graph = new Graph(at("graph"), at("legend"), (version) => this.go(version));
    this.log = new Log(at("log"), (version) => this.go(version));
    this.linkTimer = null;
  }

  get playing() { return this.timer !== null; }

  /* Begin anew: as an audience, or as whoever the token makes the viewer. */
  async open(audience, event = null, fact = null) {
    this.recording?.close();
    this.log.clear();
    try {
      const game = await this.service.get("/timeline", { limit: 1 });
      const seen = this.offer(game, audience);
      const recording = new Recording(this.service, seen);
      this.recording = recording;
      await recording.load();
      calm();
      this.describe();
      this.refresh();
      await this.go(event ?? (recording.over ? 1 : recording.last), fact);
      if (audience && seen !== audience) complain(new Trouble(404, `“${audience}” is not for you to see. This is what is.`));
      this.fillLog(recording);
      if (!recording.over) this.follow(recording);
    } catch (error) {
      complain(error);
    }
  }

  /* Offer the audiences that the viewer may choose from; return the one to begin with. */
  offer(game, wanted) {
    const names = new Map([["public", "everybody"], ["after", "all cards open"]]);
    for (const seat of game.seats) names.set(seat.seat, `${seat.name} (${seat.seat})`);
    const known = game.audiences;
    const usual = game.audience === "public" && known.includes("after") ? "after" : game.audience;
    const chosen = known.includes(wanted) ? wanted : usual;
    at("audience").replaceChildren(...known.map((value) => el("option", { value, selected: value === chosen }, names.get(value) ?? value)));
    return chosen;
  }

  describe() {
    const names = this.recording.timeline.seats.flatMap((seat, number) => (number ? [" against ", nameOf(seat.name)] : [nameOf(seat.name)]));
    at("title").replaceChildren(...(names.length ? names : ["A table that nobody sits at"]));
    document.title = `${this.recording.timeline.seats.map((seat) => seat.name).join(" – ") || "Replay"} · Antechamber`;
  }

  /* Bring everything up to date that depends on how far the game is. */
  refresh() {
    const { timeline, last } = this.recording;
    const result = timeline.result;
    const winners = (result?.winners ?? []).map((seat) => timeline.seats.find((other) => other.seat === seat)?.name ?? seat);
    const state = { open: "not begun", closed: "closed", playing: "● live", over: winners.length ? `${winners.join(" and ")} won` : "a draw" };
    at("status").textContent = state[timeline.status];
    at("status").classList.toggle("live", timeline.status === "playing");
    at("seek").max = String(last);
    const names = new Map(timeline.seats.map((seat) => [seat.seat, seat.name]));
    at("turn").replaceChildren(
      el("option", { value: 1 }, "the beginning"),
      ...timeline.turns.map((turn) => el("option", { value: turn.version, "data-turn": turn.turn }, `${turn.turn} · ${names.get(turn.active) ?? turn.active}`)),
    );
    this.draw();
  }

  draw() {
    this.graph.draw(this.recording, at("series").value);
    this.graph.show(Math.max(this.version, 1));
  }

  /* Show an event, or a moment amid it. Whoever moves on before it is there overtakes it. */
  async go(version, fact = null) {
    const recording = this.recording;
    if (!recording?.timeline) return;
    const wanted = Math.min(Math.max(Math.round(version) || 1, 1), recording.last);
    this.direction = wanted < this.version ? -1 : 1;
    this.wish = wanted;
    this.asked += 1;
    const asked = this.asked;
    const before = wanted > 1 ? recording.board(wanted - 1) : null;
    try {
      const [board, event, past] = await Promise.all([recording.board(wanted, fact), recording.told(wanted), before]);
      if (this.recording !== recording || this.asked !== asked) return;
      const same = this.version === wanted && this.told === event;
      Object.assign(this, { version: wanted, fact, told: event });
      if (!same) tellNow(at("now"), event, (there, amid) => this.go(there, amid));
      this.render(board, event, past);
      recording.prepare(wanted, this.direction);
    } catch (error) {
      if (this.recording !== recording || this.asked !== asked) return;
      // A link may name a moment that this audience does not learn of.
      if (fact !== null && error.status === 404) await this.go(wanted);
      else complain(error);
    }
  }

  render(board, event, past) {
    const { timeline, last, audience } = this.recording;
    const near = timeline.seats.some((seat) => seat.seat === audience) ? audience : timeline.seats[0]?.seat;
    const told = this.fact === null ? event.facts : event.facts.filter((each) => each.at === this.fact);
    showBoard(at("board"), new Board(board, { touched: touchedBy(told), before: past, near }));
    markFact(at("now"), this.fact);
    at("moment").textContent = this.fact === null ? "" : told.map((each) => each.text).join(" ");
    // Amid an event the step is another than at its end.
    const { number, active, step } = board.turn;
    const name = timeline.seats.find((seat) => seat.seat === active)?.name;
    const turning = number ? [`turn ${number}, `, nameOf(name), `, ${(step ?? "").replaceAll("_", " ")}`] : ["before the game"];
    const where = step in STAGES ? [`round ${board.turn.round}, ${STAGES[step]}`] : turning;
    at("where").replaceChildren(`${timeline.format} · event ${this.version} of ${last} · `, ...where, board.audience === audience ? "" : " · as everybody saw it");
    at("seek").value = String(this.version);
    at("seek").setAttribute("aria-valuetext", at("where").textContent);
    const turn = timeline.turns.filter((each) => each.version <= this.version).at(-1);
    at("turn").value = String(turn?.version ?? 1);
    this.graph.show(this.version);
    this.log.mark(this.version);
    for (const act of ["first", "back", "turn-back"]) disable(act, this.version <= 1);
    for (const act of ["last", "on"]) disable(act, this.version >= last && this.fact === null);
    calm();
    this.link();
  }

  /* The address follows the event, but not faster than browsers allow. */
  link() {
    const amid = this.fact === null ? "" : `&fact=${this.fact}`;
    const anchor = `#event=${this.version}&audience=${encodeURIComponent(this.recording.audience)}${amid}`;
    at("permalink").href = anchor;
    clearTimeout(this.linkTimer);
    this.linkTimer = setTimeout(() => history.replaceState(null, "", anchor), 300);
  }

  async fillLog(recording) {
    for (let page = 0; page * WORDS_A_PAGE < recording.last; page += 1) {
      await recording.wordsOf(page).catch(() => {});
      if (this.recording !== recording) return;
      this.log.add(recording);
    }
    this.log.mark(this.version);
  }

  /* Stay with a game that is being played; who looks at its end goes on with it. */
  async follow(recording) {
    while (this.recording === recording && !recording.over) {
      try {
        const atEnd = this.wish === recording.last;
        if (!(await recording.more()) || this.recording !== recording) continue;
        this.refresh();
        this.log.add(recording);
        if (atEnd && !this.playing) await this.go(recording.last);
      } catch (error) {
        if (this.recording !== recording) return;
        complain(error);
        if (error.status === 401 || error.status === 404) return;
        await pause(3000);
      }
    }
    // When the game is over, more may be seen of it.
    if (this.recording === recording) this.offer(recording.timeline, recording.audience);
  }

  toggle() {
    if (this.playing) return this.pause();
    if (this.version >= this.recording.last) this.wish = 0;
    at("play").textContent = "Pause";
    at("now").setAttribute("aria-live", "off");
    const step = async () => {
      await this.go(this.wish + 1);
      if (!this.playing) return;
      if (this.version >= this.recording.last) this.pause();
      else this.timer = setTimeout(step, 1000 / Number(at("speed").value));
    };
    this.timer = setTimeout(step, 0);
    return undefined;
  }

  pause() {
    clearTimeout(this.timer);
    this.timer = null;
    at("play").textContent = "Play";
    at("now").setAttribute("aria-live", "polite");
  }

  /* Go to the nearest of some versions, before or after the one shown. */
  jump(versions, direction) {
    const found = direction > 0 ? versions.find((each) => each > this.wish) : versions.findLast((each) => each < this.wish);
    return this.go(found ?? (direction > 0 ? this.recording.last : 1));
  }

  /* Go to the next moment, or the one before: events have moments amid them. */
  async nudge(direction) {
    const { recording, version } = this;
    const here = [...momentsOf(this.told), null];
    const found = here.indexOf(this.fact) + direction;
    if (found >= 0 && found < here.length) return this.go(version, here[found]);
    if (direction < 0 || version >= recording.last) return this.go(version + direction);
    const next = await recording.told(version + 1).catch(complain);
    return next ? this.go(version + 1, momentsOf(next)[0] ?? null) : undefined;
  }

  act(name) {
    if (!this.recording?.timeline) return undefined;
    if (name === "play") return this.toggle();
    this.pause();
    switch (name) {
      case "first": return this.go(1);
      case "last": return this.go(this.recording.last);
      case "back": return this.go(this.wish - 1);
      case "on": return this.go(this.wish + 1);
      case "fact-back": return this.nudge(-1);
      case "fact-on": return this.nudge(1);
      case "turn-back": return this.jump(this.recording.turns(), -1);
      case "turn-on": return this.jump(this.recording.turns(), 1);
      case "life-back": return this.jump(this.recording.lifeChanges(), -1);
      case "life-on": return this.jump(this.recording.lifeChanges(), 1);
      default: return undefined;
    }
  }
}

function disable(act, off) {
  // A disabled button loses the focus; this one only says that it leads nowhere.
  document.querySelector(`[data-act="${act}"]`).setAttribute("aria-disabled", String(off));
}

function complain(error) {
  if (error.name === "AbortError") return;
  at("trouble").textContent = error instanceof Trouble ? error.message : "The page met something that it does not understand.";
  at("trouble").hidden = false;
  if (at("where").textContent === "Loading…") at("where").textContent = "";
}

function calm() {
  at("trouble").hidden = true;
}
