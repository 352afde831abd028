/** Tokens for one part of the service (RFC 8707): issued for it, kept by its refresh token, refused elsewhere. */
import { beforeAll, describe, expect, test } from "bun:test";
import { buildWallet } from "../../src/wallet/create_wallet.ts";
import { InvalidToken } from "../../src/wallet/errors.ts";
import {
  holds,
  isForDeductions,
  isTakenAt,
  readResource,
} from "../../src/wallet/oauth/resource.ts";
import { makeUser } from "./support/people.ts";
import type { TestUser } from "./support/people.ts";
import {
  codeGrant,
  deduct,
  getCode,
  makePartner,
  openFetch,
  ORIGIN,
  postJson,
  readInfo,
  refreshGrant,
} from "./support/oauth.ts";
import type { Fetch, TestPair, TestPartner } from "./support/oauth.ts";
import { onEveryStore } from "./support/stores.ts";
import type { Host } from "./support/stores.ts";

const HERE = { origin: "https://a.example", apiOrigin: "https://api.example" };

describe("resources", () => {
  test.each([
    ["https://a.example", "https://a.example"],
    ["https://a.example/", "https://a.example"],
    ["https://api.example/mcp/?x=1", "https://api.example/mcp"],
    ["https://b.example/mcp", false],
    ["/mcp", false],
    ["https://a.example/mcp#part", false],
    [null, null],
    [undefined, null],
  ] as const)("%p is read as %p", (resource, read) =>
    expect(readResource(resource, HERE)).toBe(read),
  );

  test("a resource holds what is below it, and nothing that only begins alike", () => {
    expect(holds("https://a.example/mcp", "https://a.example/mcp")).toBe(true);
    expect(holds("https://a.example/mcp", "https://a.example/mcp/session")).toBe(true);
    expect(holds("https://a.example/mcp", "https://a.example/mcp2")).toBe(false);
    expect(holds("https://a.example", "https://a.example.evil/mcp")).toBe(false);
    expect(holds(null, "https://a.example/anything")).toBe(true);
  });

  test("an address is told by its path, and by any of the origins it is known by", () => {
    const resource = "https://api.example/mcp";
    expect(isTakenAt(resource, "http://10.0.0.1/mcp", [null, "https://api.example"])).toBe(true);
    expect(isTakenAt(resource, "http://10.0.0.1/mcp", [null, "https://b.example"])).toBe(false);
    expect(isTakenAt(resource, "https://api.example/api/trpc/x", [])).toBe(false);
    expect(isForDeductions(resource, HERE)).toBe(false);
    expect(isForDeductions("https://a.example/api/v1", HERE)).toBe(true);
    expect(isForDeductions("https://api.example", HERE)).toBe(true);
    expect(isForDeductions(null, HERE)).toBe(true);
  });
});

onEveryStore("resource", (open) => {
  let host: Host;
  let fetch: Fetch;
  let partner: TestPartner;
  let user: TestUser;
  const mcp = { resource: `${ORIGIN}/mcp` };
  const points = { resource: `${ORIGIN}/api/v1/points` };

  beforeAll(async () => {
    host = await open();
    fetch = await openFetch(host);
    partner = await makePartner(host.core);
    user = await makeUser(host.core, 100_000);
  });

  const post = (body: object) => postJson(fetch, "/api/oauth2/token", body);
  const code = (changes = {}) => getCode(fetch, host.core, partner, user, changes);
  const pairOf = async (body: object) => {
    const response = await post(body);
    expect(response.status).toBe(200);
    return (await response.json()) as TestPair;
  };
  const balance = async ({ access_token }: TestPair) =>
    (
      await fetch("/api/v1/points/balance", {
        headers: { authorization: `Bearer ${access_token}` },
      })
    ).status;
  const deducted = async ({ access_token }: TestPair) => (await deduct(fetch, access_token)).status;

  test("what the code was granted for, its tokens are for, and the wallet's points are not among it", async () => {
    const pair = await pairOf(codeGrant(partner, await code(mcp)));
    expect(await readInfo(fetch, pair.access_token)).toMatchObject({ audience: `${ORIGIN}/mcp` });
    expect(await balance(pair)).toBe(401);
    expect(await deducted(pair)).toBe(401);
  });

  test("a code for everything may be exchanged for a token of a part", async () => {
    const pair = await pairOf({ ...codeGrant(partner, await code()), ...points });
    expect(await balance(pair)).toBe(200);
    expect(await deducted(pair)).toBe(200);
    const all = await pairOf(codeGrant(partner, await code()));
    expect(await readInfo(fetch, all.access_token)).not.toHaveProperty("audience");
    expect(await balance(all)).toBe(200);
  });

  test("more than was granted is invalid_target, and the code stays good", async () => {
    const granted = await code(mcp);
    const refused = await post({ ...codeGrant(partner, granted), resource: ORIGIN });
    expect([refused.status, ((await refused.json()) as { error: string }).error]).toEqual([
      400,
      "invalid_target",
    ]);
    await pairOf({ ...codeGrant(partner, granted), ...mcp });
  });

  test("a refresh may ask for another part of what was granted, and for no more", async () => {
    const first = await pairOf({ ...codeGrant(partner, await code({ resource: ORIGIN })), ...mcp });
    expect(await balance(first)).toBe(401);
    const second = await pairOf({ ...refreshGrant(partner, first.refresh_token), ...points });
    expect(await balance(second)).toBe(200);
    const third = await pairOf(refreshGrant(partner, second.refresh_token));
    expect(await readInfo(fetch, third.access_token)).toMatchObject({ audience: ORIGIN });
    const bound = await pairOf(codeGrant(partner, await code(mcp)));
    const wider = await post({ ...refreshGrant(partner, bound.refresh_token), ...points });
    expect(((await wider.json()) as { error: string }).error).toBe("invalid_target");
    await pairOf(refreshGrant(partner, bound.refresh_token));
  });

  test("introspection names the audience, and the metadata what is protected", async () => {
    const pair = await pairOf(codeGrant(partner, await code(mcp)));
    const { clientId: client_id, clientSecret: client_secret } = partner;
    const told = await postJson(fetch, "/api/oauth2/introspect", {
      token: pair.access_token,
      client_id,
      client_secret,
    });
    expect(await told.json()).toMatchObject({ active: true, aud: `${ORIGIN}/mcp` });
    const metadata = await fetch("/.well-known/oauth-authorization-server");
    expect(await metadata.json()).toMatchObject({ protected_resources: [ORIGIN, `${ORIGIN}/mcp`] });
  });

  test("where nobody says at which address it came, a token that is for one part is not taken", async () => {
    const { service } = await buildWallet(host, { workers: false });
    const { access_token } = await pairOf(codeGrant(partner, await code(mcp)));
    const authorization = `Bearer ${access_token}`;
    const taken = (url?: string) => service.authenticate(authorization, undefined, url);
    expect(taken()).rejects.toBeInstanceOf(InvalidToken);
    expect(taken(`${ORIGIN}/api/trpc/runes.cast`)).rejects.toBeInstanceOf(InvalidToken);
    expect(await taken(`${ORIGIN}/mcp`)).toMatchObject({ kind: "partner", userId: user.userId });
    expect(await taken(`${ORIGIN}/mcp`)).not.toHaveProperty("audience");
  });
});
