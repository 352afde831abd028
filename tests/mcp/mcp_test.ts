/** The MCP server over a port, with the official client of both eras. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Client } from "@modelcontextprotocol/client";
import { call, connect, ERAS, KEY, serve } from "./connect.ts";

const served = serve(100_000);
const BIRTH = { birthDate: "1990-05-17", birthTime: "14:30", place: "Taipei", gender: "female" };

afterAll(() => served.stop());

for (const era of ERAS) {
  describe(era, () => {
    let client: Client;
    beforeAll(async () => {
      client = await connect(served.url, era, KEY);
    });
    afterAll(() => client.close());

    test("lists thirteen tools with schemas, in 24 KB all together", async () => {
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name)).toEqual([
        "search_systems",
        "describe_system",
        "call_system",
        "call_many",
        "compare_schools",
        "find_place",
        "resolve_time",
        "quote",
        "balance",
        "commit_draw",
        "verify_draw",
        "show_chart",
        "search_docs",
      ]);
      expect(tools.every(({ outputSchema, annotations }) => outputSchema && annotations)).toBe(
        true,
      );
      expect(Buffer.byteLength(JSON.stringify(tools))).toBeLessThanOrEqual(24 * 1024);
    });

    test("from a question to a paid, verified draw in four calls", async () => {
      const before = served.wallet.balance();
      const found = await call(client, "search_systems", { query: "tarot", kind: "draw" });
      const system = found.made.systems[0].id as string;
      expect(system).toBe("tarot.draw");
      const input = { spread: "three", question: "Shall I move?" };
      const committed = (await call(client, "commit_draw", { system, input })).made;
      expect(committed.bound).toBe("service");
      const drawn = (await call(client, "call_system", { system, input: committed.callWith })).made;
      expect(drawn).toMatchObject({ system, pointsCharged: 2 });
      expect(drawn.answer.interpretation.text).toContain("Shall I move?");
      const noted = { readingId: drawn.answer.reading.id, serverHash: committed.serverHash };
      const verified = (await call(client, "verify_draw", noted)).made;
      expect(verified).toMatchObject({ verified: true, system });
      expect(verified.checks.map(({ check }: { check: string }) => check)).toContain("commitment");
      expect(before - served.wallet.balance()).toBe(2);
    });

    test("asks, quotes and compares; the same key is charged once", async () => {
      const before = served.wallet.balance();
      const asked = { system: "bazi.chart", input: BIRTH, idempotencyKey: `once-${era}` };
      const quoted = (
        await call(client, "quote", {
          calls: [asked].map(({ system, input }) => ({ system, input })),
        })
      ).made;
      expect(quoted).toMatchObject({ total: 15, available: before, shortfall: 0 });
      const first = (await call(client, "call_system", asked)).made;
      expect(first).toMatchObject({ pointsCharged: 15, answer: { native: "庚午 辛巳 壬午 丁未" } });
      expect((await call(client, "call_system", asked)).made.pointsCharged).toBe(0);
      const compared = (
        await call(client, "compare_schools", {
          system: "bazi.chart",
          input: BIRTH,
          schools: ["dayBoundary"],
        })
      ).made;
      expect(compared.used.dayBoundary).toBe("23:00");
      expect(before - served.wallet.balance()).toBe(30);
      expect((await call(client, "balance")).made.available).toBe(before - 30);
    });

    test("shows the chart of a reading, and gives the picture to the page alone", async () => {
      const { made } = await call(client, "call_system", { system: "bazi.chart", input: BIRTH });
      const shown = await call(client, "show_chart", { readingId: made.answer.reading.id });
      expect(shown.made.title).not.toBe("");
      expect(shown.text).not.toContain("<svg");
      expect(shown.meta["auspex/svg"]).toStartWith("<svg");
      const drawn = (
        await call(client, "call_system", { system: "runes.cast", input: { spread: "single" } })
      ).made;
      const rune = await call(client, "show_chart", {
        readingId: drawn.answer.reading.id,
        svg: true,
      });
      expect(rune.made.svg).toStartWith("<svg");
    });

    test("finds places and clocks, documents, and many at once", async () => {
      const sentence = { query: "love compatibility between two people", limit: 5 };
      const { systems } = (await call(client, "search_systems", sentence)).made;
      expect(systems.some(({ id }: { id: string }) => id.startsWith("compatibility."))).toBe(true);
      const { places } = (await call(client, "find_place", { text: "Springfield, Illinois" })).made;
      expect(places[0]).toMatchObject({ timezone: "America/Chicago" });
      const time = { date: "1990-05-17", time: "14:30", place: "Taipei" };
      expect((await call(client, "resolve_time", time)).made.utc).toContain("1990-05-17T06:30");
      const { found } = (await call(client, "search_docs", { query: "idempotency key" })).made;
      expect(found.length).toBeGreaterThan(0);
      const { results, pointsCharged } = (
        await call(client, "call_many", {
          calls: [
            { system: "discordian.day", input: { date: "2026-11-23" } },
            { system: "runes.cast", input: { spread: "none" } },
          ],
        })
      ).made;
      expect(results[0].answer.reading.id).toStartWith("rd_");
      expect(results[1].error).toMatchObject({ reason: "invalid_input" });
      expect(pointsCharged).toBe(1);
    });

    test("shows the fields that are asked for, and refuses unknown ones before it is paid", async () => {
      const before = served.wallet.balance();
      const asked = { system: "tarot.draw", input: { spread: "three" } };
      const { made } = await call(client, "call_system", { ...asked, fields: ["cards.card"] });
      expect(made.answer.cards).toHaveLength(3);
      const wrong = await call(client, "call_system", { ...asked, fields: ["crads"] });
      expect(wrong.error.issues).toMatchObject([{ path: "fields/0", nearest: "cards" }]);
      expect(before - served.wallet.balance()).toBe(2);
    });

    test("failures say how to mend them, and cost nothing", async () => {
      const before = served.wallet.balance();
      const wrong = await call(client, "call_system", {
        system: "bazi.chart",
        input: { birthDate: "1990-02-30" },
      });
      expect(wrong.error).toMatchObject({ reason: "invalid_input", charged: 0 });
      expect(wrong.error.issues[0].path).toBe("birthDate");
      expect(
        (await call(client, "call_system", { system: "bazi.chrat", input: {} })).error.nearest,
      ).toContain("bazi.chart");
      const dear = { system: "bazi.chart", input: BIRTH, maxPoints: 3 };
      expect((await call(client, "call_system", dear)).error).toMatchObject({
        reason: "price_above_max",
        price: 15,
      });
      expect((await call(client, "verify_draw", { readingId: "rd_none" })).error.reason).toBe(
        "unknown_reading",
      );
      expect(served.wallet.balance()).toBe(before);
    });

    test("has resources, templates and prompts", async () => {
      const { resources } = await client.listResources();
      expect(resources.map(({ uri }) => uri)).toEqual([
        "auspex://catalogue",
        "ui://auspex/chart.html",
      ]);
      const read = async (uri: string) =>
        (await client.readResource({ uri })).contents[0] as { text: string; mimeType: string };
      expect(JSON.parse((await read("auspex://catalogue")).text).length).toBeGreaterThan(100);
      expect((await read("ui://auspex/chart.html")).mimeType).toBe("text/html;profile=mcp-app");
      const words = JSON.parse((await read("auspex://words/runes.cast/zh-Hant")).text);
      expect(Object.keys(words).length).toBeGreaterThan(0);
      expect(JSON.parse((await read("auspex://systems/bazi.chart/zh-Hant")).text).name).toMatch(
        /\p{Script=Han}/u,
      );
      const { prompts } = await client.listPrompts();
      expect(prompts.map(({ name }) => name)).toContain("fair_draw");
      const { messages } = await client.getPrompt({
        name: "fair_draw",
        arguments: { question: "Shall I move?" },
      });
      expect(JSON.stringify(messages)).toContain("commit_draw");
    });

    test("without a token what is free answers, and what is paid asks for one", async () => {
      const nobody = await connect(served.url, era);
      expect((await call(nobody, "search_systems", { query: "易經" })).made.total).toBeGreaterThan(
        0,
      );
      expect(
        (await call(nobody, "describe_system", { system: "tarot.draw" })).made.required,
      ).toEqual(["spread"]);
      await expect(
        call(nobody, "call_system", { system: "bazi.chart", input: BIRTH }),
      ).rejects.toThrow();
      await nobody.close();
    });
  });
}

describe("authorization", () => {
  const ask = (headers: Record<string, string>) =>
    fetch(`${served.url}/mcp`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        ...headers,
      },
      body: JSON.stringify({
        jsonrpc: "2.0",
        id: 1,
        method: "tools/call",
        params: { name: "balance", arguments: {} },
      }),
    });

  test("a request that needs a token is told where to get one (RFC 9728)", async () => {
    const response = await ask({});
    expect(response.status).toBe(401);
    const told = response.headers.get("www-authenticate")!;
    const metadata = /resource_metadata="([^"]+)"/.exec(told)![1]!;
    expect(metadata).toBe(`${served.url}/.well-known/oauth-protected-resource/mcp`);
    expect(await (await fetch(metadata)).json()).toMatchObject({
      resource: `${served.url}/mcp`,
      authorization_servers: [served.url],
      scopes_supported: ["deduct", "balance"],
      bearer_methods_supported: ["header"],
    });
  });

  test("a token that is not valid is refused as such", async () => {
    const response = await ask({ authorization: "Bearer at_live_nobody" });
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toContain('error="invalid_token"');
  });

  test("every request counts once against a rate: by itself, or where it asks a system", async () => {
    const { wallet } = served;
    const mcp = await connect(served.url, "2026-07-28", KEY);
    const count = async (name: string, given: object) => {
      const before = wallet.calls["rateLimit"] ?? 0;
      await call(mcp, name, given as never);
      return wallet.calls["rateLimit"]! - before;
    };
    expect(await count("describe_system", { system: "tarot.draw" })).toBe(1);
    expect(
      await count("call_system", { system: "discordian.day", input: { date: "2026-11-23" } }),
    ).toBe(1);
    expect(await count("find_place", { text: "Kyoto" })).toBe(1);
    await mcp.close();
  });

  test("a page of another origin may ask", async () => {
    const asked = await fetch(`${served.url}/mcp`, {
      method: "OPTIONS",
      headers: { origin: "https://agent.example", "access-control-request-method": "POST" },
    });
    expect(asked.status).toBe(204);
    expect(asked.headers.get("access-control-allow-origin")).toBe("*");
  });
});
