/** From a refusal to a paid call by the wallet's OAuth server, as a client finds its way; over a real wallet. */
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { openHouse, type House, type Somebody } from "../site/signed_in.ts";
import {
  CHALLENGE,
  codeGrant,
  getCode,
  makePartner,
  ORIGIN,
  postJson,
  VERIFIER,
  type TestPartner,
} from "../wallet/support/oauth.ts";
import { call, connect } from "./connect.ts";

setDefaultTimeout(60_000);

let house: House;
let person: Somebody;
let partner: TestPartner;
beforeAll(async () => {
  house = await openHouse();
  person = await house.somebody(100);
  partner = await makePartner(house.core);
});
afterAll(() => house.close());

const network = (url: string | URL, init?: RequestInit) =>
  house.ask(String(url).slice(ORIGIN.length), init);
const client = (token: string) => connect(ORIGIN, "2026-07-28", token, network);

async function tokenFor(scope: string): Promise<string> {
  const changes = {
    scope,
    resource: `${ORIGIN}/mcp`,
    code_challenge: CHALLENGE,
    code_challenge_method: "S256",
  };
  const code = await getCode(house.ask, house.core, partner, person, changes);
  const grant = codeGrant(partner, code, { code_verifier: VERIFIER, resource: `${ORIGIN}/mcp` });
  const response = await postJson(house.ask, "/api/oauth2/token", grant);
  return ((await response.json()) as { access_token: string }).access_token;
}

test("a client finds the server of tokens, gets one for /mcp, and its call is charged once", async () => {
  const refused = await house.ask("/mcp", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
    body: JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name: "balance", arguments: {} },
    }),
  });
  const told = /resource_metadata="([^"]+)"/.exec(refused.headers.get("www-authenticate")!)![1]!;
  const resource = (await (await network(told)).json()) as { authorization_servers: string[] };
  const server = `${resource.authorization_servers[0]}/.well-known/oauth-authorization-server`;
  expect(await (await network(server)).json()).toMatchObject({
    issuer: resource.authorization_servers[0],
    code_challenge_methods_supported: ["S256"],
  });
  const mcp = await client(await tokenFor("deduct balance"));
  const asked = { system: "runes.cast", input: { spread: "single" }, idempotencyKey: "first" };
  const { made } = await call(mcp, "call_system", asked);
  expect(made).toMatchObject({ pointsCharged: 2, balance: 98 });
  expect((await call(mcp, "call_system", asked)).made.pointsCharged).toBe(0);
  expect((await call(mcp, "balance")).made).toEqual({ balance: 98, held: 0, available: 98 });
  const verified = await call(mcp, "verify_draw", { readingId: made.answer.reading.id });
  expect(verified.made.verified).toBe(true);
  await mcp.close();
});

test("a token for /mcp is no token for the interface beside it (RFC 8707)", async () => {
  const token = await tokenFor("deduct balance");
  const headers = { authorization: `Bearer ${token}` };
  expect((await house.ask("/api/v1/stats/ping", { headers })).status).toBe(401);
  const paid = await house.ask("/api/trpc/runes.cast", {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ json: { spread: "single" } }),
  });
  expect(paid.status).toBe(401);
  const mcp = await client(token);
  expect((await call(mcp, "balance")).made).toHaveProperty("balance");
  await mcp.close();
});

test("a token without the scope balance pays, and is not shown the balance", async () => {
  const mcp = await client(await tokenFor("deduct"));
  const cast = { system: "runes.cast", input: { spread: "single" } };
  expect((await call(mcp, "call_system", cast)).made).toMatchObject({
    pointsCharged: 2,
    balance: null,
  });
  expect((await call(mcp, "balance")).error.reason).toBe("insufficient_scope");
  await mcp.close();
});

test("too few points are told with the price, and nothing is run", async () => {
  const poor = await house.somebody(1);
  const mcp = await client(poor.apiKey);
  const cast = { system: "runes.cast", input: { spread: "single" } };
  expect((await call(mcp, "call_system", cast)).error).toMatchObject({
    reason: "insufficient_balance",
    price: 2,
    shortfall: 1,
    charged: 0,
  });
  await mcp.close();
});

test("a reading that the wallet keeps is shown though this process has forgotten it", async () => {
  const paid = await house.ask("/api/trpc/bazi.chart", {
    method: "POST",
    headers: { authorization: person.bearer, "content-type": "application/json" },
    body: JSON.stringify({
      json: { birthDate: "1990-05-17", birthTime: "14:30", place: "Taipei" },
    }),
  });
  const { result } = (await paid.json()) as { result: { data: { reading: { id: string } } } };
  const mcp = await client(person.apiKey);
  const shown = await call(mcp, "show_chart", { readingId: result.data.reading.id });
  expect(shown.meta["auspex/svg"]).toStartWith("<svg");
  const other = await client((await house.somebody()).apiKey);
  const strangers = await call(other, "show_chart", { readingId: result.data.reading.id });
  expect(strangers.error.reason).toBe("unknown_reading");
  await mcp.close();
  await other.close();
});
