/** What goes wrong is said in the language of the call; codes, and the texts that a standard keeps in ASCII, stay. */
import { beforeAll, describe, expect, test } from "bun:test";
import { explainFault } from "../../src/host/problem.ts";
import { InsufficientPoints, RateLimited } from "../../src/wallet/mod.ts";
import { errors as english } from "../../src/wallet/words/errors/en.ts";
import { errors as japanese } from "../../src/wallet/words/errors/ja.ts";
import { errors as chinese } from "../../src/wallet/words/errors/zh_hant.ts";
import { issueSecret } from "../../src/wallet/secrets/mod.ts";
import {
  authorizePath,
  authorizeQuery,
  CALLBACK,
  codeGrant,
  connect,
  deduct,
  makePartner,
  openFetch,
  postJson,
  refreshGrant,
  signIn,
} from "./support/oauth.ts";
import type { Fetch, TestPartner } from "./support/oauth.ts";
import { makeUser } from "./support/people.ts";
import type { TestUser } from "./support/people.ts";
import { onEveryStore } from "./support/stores.ts";
import type { Host } from "./support/stores.ts";

const HAN = /\p{Script=Han}/u;
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
const CHINESE = { "accept-language": "zh-TW,zh;q=0.9,en;q=0.5" };

describe("the words of errors", () => {
  /** Every text of a table, functions called with whatever they take. */
  function textsOf(table: object): readonly string[] {
    return Object.values(table).flatMap((value: unknown) => {
      if (typeof value === "function") return [(value as (...all: unknown[]) => string)("1", 2)];
      return typeof value === "string" ? [value] : textsOf(value as object);
    });
  }

  test("are Chinese in Chinese, Japanese in Japanese, and in English ASCII, as RFC 6749 §5.2 wants it of descriptions", () => {
    const [en, zh, ja] = [textsOf(english), textsOf(chinese), textsOf(japanese)];
    expect(zh).toHaveLength(en.length);
    expect(ja).toHaveLength(en.length);
    expect(ja.filter((text) => text.length > 1 && !JAPANESE.test(text))).toEqual([]);
    expect(en.filter((text) => !/^[\x20-\x7e]+$/.test(text))).toEqual([]);
    // What stands between two others is no word.
    expect(zh.filter((text) => text.length > 1 && !HAN.test(text))).toEqual([]);
  });

  test("come in the language of a call of the catalogue, Simplified Chinese made of Traditional", async () => {
    const error = new InsufficientPoints(15, 10);
    expect((await explainFault(error, "en")).detail).toBe(
      "Cannot charge 15 points: 10 are available, 5 short",
    );
    expect((await explainFault(error, "zh-Hant")).detail).toBe(
      "無法扣 15 點：可用 10 點，還差 5 點",
    );
    expect((await explainFault(error, "zh-Hans")).detail).toBe(
      "无法扣 15 点：可用 10 点，还差 5 点",
    );
    expect((await explainFault(error, "ja")).detail).toBe(
      "15 ポイントを課金できません。使えるのは 10 ポイントで、5 ポイント足りません",
    );
    expect((await explainFault(error, "fr")).detail).toStartWith("Cannot charge");
    expect((await explainFault(error, undefined)).details).toMatchObject({ shortfall: 5 });
    expect((await explainFault(new RateLimited(7, {}), "zh-TW")).detail).toContain("7 秒");
  });
});

onEveryStore("words of errors", (open) => {
  let host: Host;
  let fetch: Fetch;
  let user: TestUser;
  let partner: TestPartner;
  let token: string;
  let cookie: string;

  beforeAll(async () => {
    host = await open({ env: { RATE_TOKEN: "0" } });
    fetch = await openFetch(host);
    user = await makeUser(host.core, 10);
    partner = await makePartner(host.core);
    token = (await connect(fetch, host.core, partner, user)).access_token;
    cookie = await signIn(host.core, user);
  });

  const made = (kind: "access" | "refresh" | "clientSecret") => issueSecret(kind, host.core.random);
  const ask = (path: string, body: object, headers: Record<string, string> = {}) =>
    postJson(fetch, path, body, { ...CHINESE, ...headers });
  const deduction = { amount: 1, description: "a", idempotencyKey: "k" };

  /** Requests that fail, each with the code that it fails with. */
  const failing: Readonly<Record<string, () => Promise<Response>>> = {
    "401 invalid_token": () =>
      ask("/api/v1/points/deduct", deduction, { authorization: `Bearer ${made("access")}` }),
    "402 insufficient_balance": () =>
      ask(
        "/api/v1/points/deduct",
        { ...deduction, amount: 99, idempotencyKey: "much" },
        { authorization: `Bearer ${token}` },
      ),
    "400 invalid_request": () =>
      ask("/api/v1/points/deduct", { amount: 0 }, { authorization: `Bearer ${token}` }),
    "422 idempotency_key_reused": async () => {
      await deduct(fetch, token, { amount: 1, idempotencyKey: "twice" });
      return ask(
        "/api/v1/points/deduct",
        { ...deduction, amount: 2, idempotencyKey: "twice" },
        { authorization: `Bearer ${token}` },
      );
    },
    "404 not_found": () => ask("/api/v1/keys/revoke", { keyId: 999_999 }, { cookie }),
    "403 sign_in_required": () =>
      ask("/api/v1/keys", { name: "a" }, { authorization: `Bearer ${user.apiKey}` }),
    "503 not_set_up": () => ask("/api/v1/topups", { cents: 1000 }, { cookie }),
  };

  for (const [name, send] of Object.entries(failing)) {
    test(`${name} speaks Chinese to who reads it`, async () => {
      const response = await send();
      const body = (await response.json()) as { code: string; detail: string };
      expect(`${response.status} ${body.code}`).toBe(name);
      expect(body.detail).toMatch(HAN);
      expect(response.headers.get("content-language")).toBe("zh-Hant");
    });
  }

  test("every fault of a body, by its field", async () => {
    const partnerInput = { name: "a\u202Eb", redirectUris: ["http://x.example"], scopes: ["all"] };
    const response = await ask("/api/v1/partners", partnerInput, { cookie });
    expect(await response.json()).toMatchObject({
      code: "invalid_request",
      detail: expect.stringMatching(/^無法讀取請求：name: .*；redirectUris\.0: .*；scopes: /),
      issues: [
        { path: "name", message: "不可含有看不見的字元" },
        { path: "redirectUris.0", message: expect.stringContaining("https://") },
        { path: "scopes", message: "必須是其中之一：deduct, balance" },
      ],
    });
  });

  test("every kind of fault of a shape, each field once", async () => {
    const body = { requestsPerMinute: "many" };
    const said = async (headers: Record<string, string>) => {
      const response = await postJson(fetch, "/api/v1/keys", body, { cookie, ...headers });
      return ((await response.json()) as { issues: unknown }).issues;
    };
    expect(await said({})).toEqual([
      { path: "name", message: "is required" },
      { path: "requestsPerMinute", message: "must be a whole number" },
    ]);
    expect(await said(CHINESE)).toEqual([
      { path: "name", message: "必須填寫" },
      { path: "requestsPerMinute", message: "必須是整數" },
    ]);
  });

  describe("OAuth", () => {
    test.each([
      ["invalid_client", () => codeGrant(partner, "x", { client_secret: made("clientSecret") })],
      ["invalid_grant", () => refreshGrant(partner, made("refresh"))],
      ["invalid_request", () => ({})],
      ["unsupported_grant_type", () => ({ grant_type: "password" })],
    ] as const)("%s: the description stays ASCII, the detail is Chinese", async (error, body) => {
      const response = await ask("/api/oauth2/token", body());
      const said = (await response.json()) as Record<string, string>;
      expect(said.error).toBe(error);
      expect(said.error_description).toMatch(/^[\x20-\x7e]+$/);
      expect(said.detail).toMatch(HAN);
      const plain = await postJson(fetch, "/api/oauth2/token", body());
      expect(Object.keys((await plain.json()) as object)).toEqual(["error", "error_description"]);
    });

    test("a decision that cannot be read is told on a page, in the reader's language", async () => {
      for (const [headers, word] of [
        [CHINESE, "沒有變更任何資料"],
        [{ "accept-language": "en" }, "Nothing was changed"],
      ] as const) {
        const response = await fetch("/api/oauth2/authorize", {
          method: "POST",
          headers: { ...headers, cookie, "content-type": "text/plain" },
          body: "decision=approve",
        });
        expect(response.status).toBe(415);
        expect(response.headers.get("content-type")).toContain("text/html");
        expect(await response.text()).toContain(word);
      }
    });

    test("links to other languages repeat nothing that the page does not read", async () => {
      const strange = "&evil=%3Cscript%3E&code=at_code_secret";
      const page = await fetch(authorizePath(`${authorizeQuery(partner)}${strange}`), {
        headers: { cookie },
      });
      const links = [...(await page.text()).matchAll(/href="([^"]*lang=[^"]*)"/g)].map(
        (match) => match[1]!,
      );
      expect(links.length).toBeGreaterThan(1);
      expect(links.filter((link) => /evil|secret/.test(link))).toEqual([]);
      expect(links.every((link) => link.includes(encodeURIComponent(CALLBACK)))).toBe(true);
      const refused = await fetch(`/api/oauth2/authorize?client_id=nobody${strange}`);
      expect(await refused.text()).not.toContain("secret");
      for (const path of ["/wallet", "/wallet/keys", "/wallet/transactions", "/sign-in"]) {
        const other = await fetch(`${path}?evil=1&code=secret`, { headers: { cookie } });
        expect([path, /evil|secret/.test(await other.text())]).toEqual([path, false]);
      }
      const kept = await fetch("/wallet/transactions?kind=spent&evil=1", { headers: { cookie } });
      expect(await kept.text()).toContain("/wallet/transactions?kind=spent&amp;lang=");
    });
  });

  test("a page that would add one too many says why", async () => {
    const many = await makeUser(host.core, 0);
    await host.core.database.rows(
      `INSERT INTO api_keys(user_id, name, hash, prefix, last4)
       SELECT $1, 'k', sha256(($1::bigint || '-' || n)::bytea), 'at_live_', 'xxxx' FROM generate_series(1, 50) n`,
      [many.userId],
    );
    const mine = await signIn(host.core, many);
    const page = await (await fetch("/wallet/keys", { headers: { cookie: mine } })).text();
    const csrf = /name="csrf" value="([^"]*)"/.exec(page)![1]!;
    const response = await fetch("/wallet/keys", {
      method: "POST",
      headers: { cookie: mine, "accept-language": "zh-TW" },
      body: new URLSearchParams({ csrf, name: "one more", rate: "60" }),
    });
    expect(response.status).toBe(409);
    expect(await response.text()).toContain("你的金鑰最多 50 個");
  });
});
