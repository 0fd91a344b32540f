"use strict";
/* One game as one audience may see it: its timeline, its events in words, its boards. */

const WORDS_A_PAGE = 200;
const BOARDS_KEPT = 300;

class Recording {
  constructor(service, audience) {
    this.service = service;
    this.audience = audience;
    this.ended = new AbortController();
    this.timeline = null;
    this.words = new Map();
    this.pages = new Map();
    this.boards = new Map();
  }

  get last() { return this.timeline.events.length; }
  get over() { return ["over", "closed"].includes(this.timeline.status); }

  close() { this.ended.abort(); }

  ask(path, query) {
    return this.service.get(path, { audience: this.audience, ...query }, this.ended.signal);
  }

  /* Fetch the timeline, or what came to it since. */
  async load() {
    let page;
    do {
      page = await this.ask("/timeline", { after: this.timeline ? this.last : 0 });
      if (this.timeline) this.extend(page);
      else this.timeline = page;
    } while (page.next < page.game_version && page.events.length);
  }

  extend(page) {
    const known = this.timeline;
    for (const name of ["events", "turns", "losses"]) known[name].push(...page[name]);
    for (const [name, seats] of Object.entries(page.series)) {
      for (const [seat, points] of Object.entries(seats)) {
        (known.series[name][seat] ??= []).push(...points);
      }
    }
    const { status, result, seats, audiences } = page;
    Object.assign(known, { status, result, seats, audiences });
  }

  /* Return an event in words. */
  async told(version) {
    const page = Math.floor((version - 1) / WORDS_A_PAGE);
    if (!this.words.has(version)) await this.wordsOf(page);
    return this.words.get(version);
  }

  /* Fetch a page of words; a page that was not whole when it was asked for is asked for again. */
  wordsOf(page) {
    const held = this.pages.get(page);
    const most = Math.min((page + 1) * WORDS_A_PAGE, this.last);
    if (held && held.upto >= most) return held.done;
    const query = { after: page * WORDS_A_PAGE, limit: WORDS_A_PAGE };
    const done = this.ask("/events", query).then((found) => this.keepWords(found.events));
    done.catch(() => this.pages.delete(page));
    this.pages.set(page, { upto: most, done });
    return done;
  }

  keepWords(events) {
    for (const event of events) this.words.set(event.version, event);
  }

  async allWords() {
    for (let page = 0; page * WORDS_A_PAGE < this.last; page += 1) await this.wordsOf(page);
  }

  /* Return the board after so many events, or amid the last of them after so many facts; kept,
     for the past never changes. */
  board(version, facts = null) {
    const key = `${version}/${facts ?? ""}`;
    let board = this.boards.get(key);
    if (!board) {
      board = this.ask("/replay", facts === null ? { version } : { version, facts });
      board.catch(() => this.boards.delete(key));
    }
    this.boards.delete(key);
    this.boards.set(key, board);
    if (this.boards.size > BOARDS_KEPT) this.boards.delete(this.boards.keys().next().value);
    return board;
  }

  /* Fetch the boards that are likely to be wanted next. */
  prepare(version, direction) {
    for (const step of [1, 2, 3, 4, -1, -2]) {
      const wanted = version + step * direction;
      if (wanted >= 1 && wanted <= this.last) this.board(wanted).catch(() => {});
    }
  }

  /* Wait for more to happen; return whether something did. */
  async more() {
    const found = await this.ask("/events", { after: this.last, limit: WORDS_A_PAGE, wait: 25 });
    this.keepWords(found.events);
    if (found.game_version <= this.last) return false;
    await this.load();
    // Another process may have answered, which knows less yet: no hurry then.
    if (found.game_version > this.last) await pause(500, this.ended.signal);
    return true;
  }

  /* Return the versions at which a turn begins, or at which life changes, in order. */
  turns() {
    return this.timeline.turns.map((turn) => turn.version);
  }

  lifeChanges() {
    const changes = Object.values(this.timeline.series.life).flatMap((points) => points.slice(1));
    return [...new Set(changes.map((point) => point.version))].sort((a, b) => a - b);
  }
}

/* Return the value of a series after an event, or null before its first. */
function valueAt(points, version) {
  let value = null;
  for (const point of points) {
    if (point.version > version) break;
    value = point.value;
  }
  return value;
}
