import { describe, expect, test } from "bun:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { createHost, SILENT } from "../../src/host/mod.ts";
import { bestEncoding, bestType } from "../../src/host/answer_forms/accept.ts";
import { registry } from "../plugins/registry.ts";
import { createFakeWallet } from "./fake_wallet.ts";
import { bodyOf, mutation, query } from "./support.ts";

const BIRTH = { birthDate: "1990-05-17", birthTime: "14:30", timezone: "Asia/Taipei" };

function open() {
  const wallet = createFakeWallet(1000);
  const host = createHost({ registry, wallet, narrator: null, clock: Date, log: SILENT });
  const call = async (name: string, input: unknown, headers: Record<string, string> = {}) =>
    await host.handle(mutation(name, input, { "accept-encoding": "identity", ...headers }));
  return { wallet, host, call };
}

describe("Accept", () => {
  const offers = ["application/json", "text/markdown", "image/svg+xml"] as const;
  test.each([
    ["text/markdown;q=0.5, application/json;q=0.9", "application/json"],
    ["text/markdown, application/json;q=0.9", "text/markdown"],
    ["*/*;q=0.1, image/*", "image/svg+xml"],
    ["application/json;q=0, */*", "text/markdown"],
    ["text/html, */*;q=0.8", "application/json"],
    ["text/html", undefined],
  ])("%s asks for %s", (header, type) => expect(bestType(header, offers)).toBe(type as never));

  test.each([
    ["gzip;q=0.5, br", "br"],
    ["zstd;q=0, gzip", "gzip"],
    ["*", "zstd"],
    ["identity", undefined],
    ["br;q=0, *;q=0", undefined],
  ])("encodings %s: %s", (header, encoding) =>
    expect(bestEncoding(header, ["zstd", "br", "gzip"])).toBe(encoding as never),
  );
});

describe("the form of an answer", () => {
  test("is a document, a picture or a table, at the same price", async () => {
    const { wallet, call } = open();
    const markdown = await call("bazi.chart", BIRTH, { accept: "text/markdown" });
    expect([markdown.status, markdown.headers.get("content-type")]).toEqual([
      200,
      "text/markdown; charset=utf-8",
    ]);
    const text = await markdown.text();
    expect(text).toStartWith("# ");
    expect(text).toContain("庚午");
    expect(text).not.toMatch(/\[object|undefined|<svg/);

    const svg = await call("bazi.chart", BIRTH, { accept: "image/svg+xml" });
    expect(await svg.text()).toStartWith("<svg");
    const png = await call("bazi.chart", BIRTH, { accept: "image/png" });
    expect(new Uint8Array(await png.arrayBuffer()).subarray(1, 4)).toEqual(
      new TextEncoder().encode("PNG"),
    );
    const csv = await call(
      "astrology.calculate",
      { ...BIRTH, date: undefined },
      { accept: "text/csv" },
    );
    if (csv.status === 200) expect((await csv.text()).split("\r\n").length).toBeGreaterThan(5);
    expect(1000 - wallet.balance()).toBeGreaterThanOrEqual(45);
  }, 60_000);

  test("a document keeps what lies inside the rows of a table", async () => {
    const { call } = open();
    const input = {
      date: "2026-11-23",
      timezone: "Asia/Kolkata",
      latitude: 19.07,
      longitude: 72.88,
    };
    const document = await call("panchanga.daily", input, { accept: "text/markdown" });
    const text = await document.text();
    const answer = await bodyOf(await call("panchanga.daily", input));
    for (const { begins, ends } of answer.result.data.periods) {
      expect(text).toContain(`| ${begins.utc} | ${begins.local} | ${ends.utc} | ${ends.local} |`);
    }
  });

  test("that there is not is 406 with those there are, and costs nothing", async () => {
    const { wallet, call } = open();
    const refused = await call("bazi.chart", BIRTH, { accept: "application/pdf" });
    expect(refused.status).toBe(406);
    const { error } = await bodyOf(refused);
    expect(error.data.reason).toBe("not_acceptable");
    expect(error.data.available).toContain("image/svg+xml");
    expect(1000 - wallet.balance()).toBe(0);
  });

  test("is rendered again under the same key in every form, charged once", async () => {
    const { wallet, call } = open();
    const key = { "idempotency-key": "one" };
    const first = await bodyOf(await call("bazi.chart", BIRTH, key));
    expect(first.result.data.picture).toBeUndefined();
    const svg = await call("bazi.chart", BIRTH, { ...key, accept: "image/svg+xml" });
    expect([svg.status, svg.headers.get("idempotency-replayed")]).toEqual([200, "true"]);
    expect(await svg.text()).toStartWith("<svg");
    const shown = await bodyOf(await call("bazi.chart", { ...BIRTH, picture: true }, key));
    expect(shown.result.data.picture.text).toStartWith("<svg");
    const small = await bodyOf(await call("bazi.chart", { ...BIRTH, detail: "compact" }, key));
    expect(small.result.data.reading.id).toBe(first.result.data.reading.id);
    const markdown = await call("bazi.chart", BIRTH, { ...key, accept: "text/markdown" });
    expect(await markdown.text()).toStartWith("# ");
    expect(await bodyOf(await call("bazi.chart", BIRTH, key))).toEqual(first);
    expect(1000 - wallet.balance()).toBe(15);
  });
});

describe("the extent of an answer", () => {
  test("fields picks, and never the receipt and the disclosures", async () => {
    const { call } = open();
    const input = { ...BIRTH, fields: ["pillars.day", "/strength/verdict/value"] };
    const { data } = (await bodyOf(await call("bazi.chart", input))).result;
    expect(Object.keys(data).sort()).toEqual(
      ["lang", "notice", "omitted", "pillars", "reading", "strength"].sort(),
    );
    expect(Object.keys(data.pillars)).toEqual(["day"]);
    expect(Object.keys(data.strength)).toEqual(["verdict"]);
    expect(data.omitted[0].input).toBe("gender");
  });

  test("an unknown path or detail is 400 with the nearest, and costs nothing", async () => {
    const { wallet, call } = open();
    const input = { ...BIRTH, detail: "compct", fields: ["pilars.day"] };
    const wrong = await call("bazi.chart", input);
    expect(wrong.status).toBe(400);
    const { issues } = (await bodyOf(wrong)).error.data;
    expect(issues.map(({ path }: { path: string }) => path)).toEqual(["detail", "fields/0"]);
    expect(issues[1].nearest).toBe("pillars");
    expect(1000 - wallet.balance()).toBe(0);
  });

  test("may be asked for in the URL, and in each call of a batch", async () => {
    const { host } = open();
    const url = query("bazi.chart", BIRTH).url;
    const asked = new Request(`${url}&detail=compact&fields=pillars.day`, query("bazi.chart"));
    const { data } = (await bodyOf(await host.handle(asked))).result;
    expect(Object.keys(data)).toContain("pillars");
    const batch = mutation("bazi.chart,discordian.day?batch=1", {
      0: { ...BIRTH, detail: "compact" },
      1: { json: { date: "2026-11-23", fields: ["reading"] } },
    });
    const [first, second] = await bodyOf(await host.handle(batch));
    expect(first.result.data.reading.detail).toBe("compact");
    expect(Object.keys(second.result.data).sort()).toEqual(["lang", "notice", "reading"]);
  });

  test("a known answer is not confused with a part of it", async () => {
    const { call } = open();
    const whole = await bodyOf(await call("bazi.chart", BIRTH));
    await call("bazi.chart", { ...BIRTH, detail: "compact" });
    await call("bazi.chart", BIRTH, { accept: "text/markdown" });
    expect(await bodyOf(await call("bazi.chart", BIRTH))).toEqual(whole);
  });
});

test("paid answers are compressed as the caller accepts them", async () => {
  const { call } = open();
  const plain = await (await call("bazi.chart", BIRTH)).text();
  const unpack = { zstd: Bun.zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync };
  for (const [encoding, open] of Object.entries(unpack)) {
    for (const time of ["first", "again"]) {
      const answer = await call("bazi.chart", BIRTH, { "accept-encoding": encoding });
      expect([time, answer.headers.get("content-encoding")]).toEqual([time, encoding]);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      expect(bytes.byteLength).toBeLessThan(plain.length / 3);
      expect(new TextDecoder().decode(open(bytes))).toBe(plain);
    }
  }
});
