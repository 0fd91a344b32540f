/**
 * Two bots play a duel and know no rules: they echo the service's own example answers.
 *
 *     npm run duel -- http://127.0.0.1:8000
 */

import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { client, type Answer, type Decision, type Game } from "../src/index.js";

type Api = ReturnType<typeof client>;
type Reply<T> = { data?: T; error?: unknown; response: Response };

const ATTEMPTS = 8;
const BUSY = [429, 503];

/** A seat at a table. */
interface Seat {
  api: Api;
  game: string;
}

/** Send until a reply comes; a write sent again bears its key again, so it takes effect once. */
async function persistently<T>(send: () => Promise<Reply<T>>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    let wait = 100 * 2 ** attempt;
    try {
      const { data, error, response } = await send();
      if (data !== undefined) return data;
      if (attempt === ATTEMPTS || !BUSY.includes(response.status)) {
        throw new Error(`${response.url} answers ${response.status}: ${JSON.stringify(error)}`);
      }
      wait = 1000 * Number(response.headers.get("Retry-After") ?? wait / 1000);
    } catch (lost) {
      // fetch throws a TypeError where there is no connection.
      if (attempt === ATTEMPTS || !(lost instanceof TypeError)) throw lost;
    }
    await pause(wait);
  }
}

/** A fresh key for one write, however often it is sent. */
function keyed(): { "Idempotency-Key": string } {
  return { "Idempotency-Key": randomUUID() };
}

/** Make an account and a deck, and return the client that speaks for it, with the deck's id. */
async function arrive(url: string, name: string): Promise<{ api: Api; deck: string }> {
  const stranger = client(url);
  const body = { name, password: randomUUID() };
  const { token } = await persistently(() => stranger.POST("/v1/accounts", { body }));
  const api = client(url, token);
  const { decks } = await persistently(() => stranger.GET("/v1/sample-decks"));
  const sample = decks.find((deck) => deck.format === "duel");
  if (sample === undefined) throw new Error("there is no sample deck for a duel");
  const { format, entries } = sample;
  const header = keyed();
  const { deck } = await persistently(() =>
    api.POST("/v1/decks", { params: { header }, body: { name: sample.name, format, entries } }),
  );
  return { api, deck: deck.id };
}

/** Pick the first thing that can be done, else echo an example. */
function choice(decision: Decision): Answer {
  const handle = decision.candidates.find((one) => one.selectable && one.verb === "play")?.handle;
  if (decision.kind === "act" && handle !== undefined) return { choose: [handle] };
  return decision.example_answers[0] ?? decision.default;
}

/** Answer a decision and the questions that follow from it; return what is open then. */
async function decide({ api, game }: Seat, decision: Decision): Promise<Decision[]> {
  const answers = [choice(decision)];
  for (;;) {
    const path = { game, decision_id: decision.decision_id };
    const header = keyed();
    const outcome = await persistently(() =>
      api.POST("/v1/games/{game}/decisions/{decision_id}", {
        params: { path, header },
        body: { answers },
      }),
    );
    if (outcome.complete) return outcome.decisions ?? [];
    if (!outcome.next) throw new Error("neither complete nor a question");
    answers.push(choice(outcome.next));
  }
}

/** Answer whatever is asked until the game is over; return how many answers that took. */
async function play(seat: Seat): Promise<number> {
  const params = { path: { game: seat.game }, query: { wait: 20 } };
  for (let answered = 0; ; ) {
    const now = await persistently(() =>
      seat.api.GET("/v1/games/{game}/decisions", { params }),
    );
    if (now.status === "over") return answered;
    for (let open = now.decisions; open[0] !== undefined; answered++) {
      open = await decide(seat, open[0]);
    }
  }
}

async function duel(url: string): Promise<{ game: Game; answers: number[] }> {
  const table = randomUUID().slice(0, 8);
  const players = await Promise.all(["ada", "bob"].map((name) => arrive(url, `${name}-${table}`)));
  const opener = players[0];
  if (opener === undefined) throw new Error("nobody is there");
  const header = keyed();
  const { game } = await persistently(() =>
    opener.api.POST("/v1/games", { params: { header }, body: { format: "duel", seats: 2 } }),
  );
  const path = { game: game.id };
  for (const { api, deck } of players) {
    const header = keyed();
    await persistently(() =>
      api.POST("/v1/games/{game}/seats", { params: { path, header }, body: { deck } }),
    );
  }
  const answers = await Promise.all(players.map(({ api }) => play({ api, game: game.id })));
  const result = await persistently(() => opener.api.GET("/v1/games/{game}", { params: { path } }));
  return { game: result, answers };
}

const { game, answers } = await duel(process.argv[2] ?? "http://127.0.0.1:8000");
console.log(JSON.stringify({ id: game.id, status: game.status, result: game.result, answers }));
