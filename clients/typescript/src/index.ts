/** The service's routes, typed: `client(url, token).POST("/v1/games", { body: … })`. */

import createClient, { type Client } from "openapi-fetch";
import type { paths } from "./schema.js";

export type * from "./schema.js";

/** Return a client; without a token, a stranger's. A trailing slash of the address is dropped. */
export function client(url: string, token?: string): Client<paths> {
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  return createClient<paths>({ baseUrl: url.replace(/\/+$/, ""), headers });
}
