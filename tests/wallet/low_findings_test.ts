/** Finding 10: the low ones, each with its siblings. */
import { beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { buildWallet } from "../../src/wallet/create_wallet.ts";
import type { Query } from "../../src/wallet/db/mod.ts";
import { addSecret, registerPartner } from "../../src/wallet/oauth/mod.ts";
import { explainName } from "../../src/wallet/short_text.ts";
import { issueSecret } from "../../src/wallet/secrets/mod.ts";
import {
  CALLBACK,
  connect,
  deduct,
  makePartner,
  openFetch,
  ORIGIN,
  postJson,
  refreshGrant,
  signIn,
} from "./support/oauth.ts";
import type { Fetch } from "./support/oauth.ts";
import { makeUser } from "./support/people.ts";
import type { TestUser } from "./support/people.ts";
import { onEveryStore } from "./support/stores.ts";
import type { Host } from "./support/stores.ts";

setDefaultTimeout(120_000);

describe("explainName()", () => {
  test.each([
    ["an ordinary name", "Partner & Co"],
    ["Chinese", "紫微命理 2"],
    ["Arabic, which runs the other way by itself", "شركة"],
    ["marks that belong to a letter", "Ångström é"],
    ["an emoji of one character", "Luna 🌙"],
  ])("takes %s", (_, name) => expect(explainName(name)).toBeNull());

  test.each([
    ["a right-to-left override", "Pay\u202Elap"],
    ["an isolate", "a\u2066b"],
    ["a left-to-right mark", "a\u200Eb"],
    ["an Arabic letter mark", "a\u061Cb"],
    ["a zero-width space", "Pay\u200BPal"],
    ["a joiner", "Pay\u200DPal"],
    ["a byte order mark", "\uFEFFPayPal"],
    ["a soft hyphen", "Pay\u00ADPal"],
    ["a Hangul filler, which is a letter", "\u3164"],
    ["an invisible operator", "a\u2062b"],
    ["a variation selector", "a\uFE00b"],
    ["a tag", "a\u{E0041}b"],
    ["a line separator", "a\u2028b"],
    ["a blank cell of Braille", "\u2800"],
    ["private use", "a\uE000b"],
    ["a blank at its end", "PayPal "],
    ["a no-break space alone", "\u00A0"],
  ])("refuses %s", (_, name) => expect(explainName(name)).toBeFunction());
});

onEveryStore("finding 10: low ones", (open) => {
  let host: Host;
  let fetch: Fetch;
  let owner: TestUser;
  let cookie: string;

  beforeAll(async () => {
    host = await open({ env: { RATE_TOKEN: "0", RATE_ADDRESS: "0" } });
    fetch = await openFetch(host);
    owner = await makeUser(host.core, 50);
    cookie = await signIn(host.core, owner);
  });

  describe("desk routes by cookie", () => {
    const change = (headers: Record<string, string>) =>
      postJson(fetch, "/api/v1/keys", { name: "k" }, { cookie, ...headers });

    test.each([
      ["a foreign origin", { origin: "https://evil.example" }],
      ["a foreign origin of the same site", { origin: "http://sub.localhost" }],
      ["a null origin, as a sandboxed frame has it", { origin: "null" }],
      [
        "a foreign origin that says same-origin",
        { origin: "https://evil.example", "sec-fetch-site": "same-origin" },
      ],
      ["another site", { "sec-fetch-site": "cross-site" }],
    ])("are nobody's with %s", async (_, headers) => {
      expect((await change(headers)).status).toBe(401);
    });

    test.each([
      ["no sign of a browser", {}],
      ["their own origin", { origin: ORIGIN }],
      [
        "their own page, which hides its origin",
        { origin: "null", "sec-fetch-site": "same-origin" },
      ],
    ])("are the owner's with %s", async (_, headers) => {
      expect((await change(headers)).status).toBe(200);
    });

    test("by key a page of any origin may call: the key is the proof", async () => {
      const headers = { authorization: `Bearer ${owner.apiKey}`, origin: "https://app.example" };
      expect((await fetch("/api/v1/keys", { headers })).status).toBe(200);
    });
  });

  describe("names", () => {
    test.each(["Pay\u202Elap", "Pay\u200BPal", "\u3164"])(
      "of partners and keys: %j is 400",
      async (name) => {
        const partner = { name, redirectUris: [CALLBACK] };
        expect((await postJson(fetch, "/api/v1/partners", partner, { cookie })).status).toBe(400);
        expect((await postJson(fetch, "/api/v1/keys", { name }, { cookie })).status).toBe(400);
      },
    );

    test("a description that turns the direction stands apart from its line", async () => {
      const partner = await makePartner(host.core);
      const user = await makeUser(host.core, 10);
      const { access_token } = await connect(fetch, host.core, partner, user);
      await deduct(fetch, access_token, { description: "a\u202Eb" });
      const page = await fetch("/wallet/transactions", {
        headers: { cookie: await signIn(host.core, user) },
      });
      expect(await page.text()).toContain("<bdi>a\u202Eb</bdi>");
    });
  });

  describe("caps hold against requests at once", () => {
    const ends = async (all: readonly Promise<unknown>[]) =>
      (await Promise.allSettled(all)).filter(({ status }) => status === "fulfilled").length;

    test("50 partners of one owner", async () => {
      const user = await makeUser(host.core, 0);
      const register = () =>
        registerPartner(host.core, { ownerId: user.userId, name: "P", redirectUris: [CALLBACK] });
      expect(await ends(Array.from({ length: 60 }, register))).toBe(50);
      const mine = { cookie: await signIn(host.core, user) };
      const body = { name: "P", redirectUris: [CALLBACK] };
      const refused = await postJson(fetch, "/api/v1/partners", body, mine);
      expect([refused.status, await refused.json()]).toMatchObject([409, { code: "too_many" }]);
    });

    test("five secrets of one partner", async () => {
      const { partnerId } = await makePartner(host.core);
      expect(await ends(Array.from({ length: 20 }, () => addSecret(host.core, partnerId)))).toBe(4);
    });

    test("50 keys of one user that work", async () => {
      const { service } = await buildWallet(host, { workers: false });
      const { userId } = await makeUser(host.core, 0);
      const add = () => service.createApiKey(userId, { name: "k" });
      expect(await ends(Array.from({ length: 60 }, add))).toBe(49);
      const [newest] = await service.listApiKeys(userId);
      await service.revokeApiKey(userId, newest!.id);
      expect((await add()).apiKey).toStartWith("at_live_");
    });
  });

  test("a refresh with an unknown token does what one with a used token does", async () => {
    const partner = await makePartner(host.core);
    const user = await makeUser(host.core, 10);
    const pair = await connect(fetch, host.core, partner, user);
    await postJson(fetch, "/api/oauth2/token", refreshGrant(partner, pair.refresh_token));
    let statements: string[] = [];
    const watch = (query: Query): Query => ({
      ...query,
      rows: (text, params) => {
        statements.push(text);
        return query.rows(text, params);
      },
    });
    const { database } = host.core;
    const watched = {
      ...database,
      ...watch(database),
      transaction: <T>(work: (tx: Query) => Promise<T>) =>
        database.transaction((tx) => work(watch(tx))),
    };
    const other = await openFetch({ ...host, core: { ...host.core, database: watched } });
    const refresh = async (token: string) => {
      statements = [];
      const response = await postJson(other, "/api/oauth2/token", refreshGrant(partner, token));
      return { status: response.status, body: await response.json(), statements };
    };
    // The pairs of this grant are revoked by the first replay; the second is like any later one.
    await refresh(pair.refresh_token);
    const used = await refresh(pair.refresh_token);
    const unknown = await refresh(issueSecret("refresh", host.core.random));
    expect(used.status).toBe(400);
    expect(unknown).toEqual(used);
    const others = await connect(fetch, host.core, await makePartner(host.core), user);
    expect(await refresh(others.refresh_token)).toEqual(used);
    const alive = await fetch("/api/oauth2/token/info", {
      headers: { authorization: `Bearer ${others.access_token}` },
    });
    expect(await alive.json()).toMatchObject({ active: true });
  });
});
