"use strict";
/* Asks the service. The token lives in this object and nowhere else. */

class Trouble extends Error {
  constructor(status, text) {
    super(text);
    this.status = status;
  }
}

const SAID = {
  0: "The service cannot be reached. The page tries again when you move on.",
  401: "The token is not valid, or no longer. Use another one, or forget it.",
  403: "The token does not allow reading games.",
  404: "There is no such game here, or it is not for you to see.",
  429: "Too many requests at once. Wait a moment and go on.",
};

class Service {
  constructor(path) {
    const [, before, game] = path.match(/^(.*)\/games\/([^/]+)\/replay\/?$/) ?? ["", "", ""];
    this.base = `${before}/v1/games/${game}`;
    this.token = null;
  }

  /* Return the JSON at a path below the game; where the service asks for patience, wait. */
  async get(path, query = {}, signal = undefined) {
    for (let attempt = 0; ; attempt += 1) {
      const response = await this.send(path, query, signal);
      if (response.ok) return response.json();
      const busy = response.status === 429 || response.status === 503;
      if (!busy || attempt === 4) throw new Trouble(response.status, await this.reason(response));
      const seconds = Number(response.headers.get("Retry-After")) || 2 ** attempt / 2;
      await pause(Math.min(seconds, 30) * 1000, signal);
    }
  }

  async send(path, query, signal) {
    const parameters = new URLSearchParams(query).toString();
    const headers = this.token ? { Authorization: `Bearer ${this.token}` } : {};
    try {
      return await fetch(this.base + path + (parameters && `?${parameters}`), {
        headers, signal, credentials: "omit",
      });
    } catch (error) {
      if (signal?.aborted) throw error;
      throw new Trouble(0, SAID[0]);
    }
  }

  async reason(response) {
    if (SAID[response.status]) return SAID[response.status];
    const problem = await response.json().catch(() => ({}));
    return problem.detail || `The service answered ${response.status}.`;
  }
}

function pause(milliseconds, signal = undefined) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    }, { once: true });
  });
}
