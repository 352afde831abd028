/** The real client against a double of its endpoint: languages, retries, limits, streams, bad manners. */
import { afterEach, describe, expect, test } from "bun:test";
import type { AnyProcedure } from "../../src/plugins/mod.ts";
import { registry } from "../blends/support.ts";
import {
  API_KEY,
  either,
  GOOD_EN,
  GOOD_ZH,
  narratorAt,
  pieces,
  recordingLog,
  startDouble,
  status,
  whole,
  type Double,
  type Reply,
} from "./double.ts";

const procedure: AnyProcedure = registry.procedures.get("natal.tian")!.procedure;
const BRIEF = {
  title: "A sample",
  facts: { score: 61, cards: [{ name: "Death" }] },
  outline: ["the whole"],
  plain: "The rules' own text, which stands when the model does not.",
};

const doubles: Double[] = [];
afterEach(() => doubles.splice(0).forEach((one) => one.stop()));

function double(...replies: readonly Reply[]): Double {
  const one = startDouble(...replies);
  doubles.push(one);
  return one;
}

describe("a text", () => {
  test("is written in English and in Traditional Chinese, each asked for by name", async () => {
    const { seen, baseUrl } = double(whole(GOOD_EN), whole(GOOD_ZH));
    const { write } = narratorAt(baseUrl);
    expect(await write(procedure, BRIEF, "en")).toEqual({
      text: GOOD_EN,
      writer: "llm",
      model: "m",
    });
    expect((await write(procedure, BRIEF, "zh-Hant")).text).toBe(GOOD_ZH);
    const [first, second] = seen.map(({ body }) => body.messages[0].content as string);
    expect(first).toContain("in English");
    expect(second).toContain("Traditional Chinese as written in Taiwan");
  });

  const otherTongues: readonly (readonly [string, "en" | "zh-Hant"])[] = [
    [GOOD_ZH, "en"],
    [GOOD_EN, "zh-Hant"],
    [
      "各系统说法大体一致，个别意见不同。这些只是象征，并非定数，如何运用还在自己。时间会说明问题，应该从长计议，过于着急没有好处。",
      "zh-Hant",
    ],
  ];
  for (const [text, lang] of otherTongues) {
    test(`in another tongue than ${lang} is not used: ${text.slice(0, 12)}`, async () => {
      const { baseUrl } = double(whole(text));
      expect(await narratorAt(baseUrl).write(procedure, BRIEF, lang)).toMatchObject({
        writer: "rules",
        fallback: "the text was in another language",
      });
    });
  }

  test("is asked for once and remembered, by language and by facts", async () => {
    const { seen, baseUrl } = double(whole(GOOD_EN));
    const { write } = narratorAt(baseUrl);
    for (let i = 0; i < 3; i++) {
      expect((await write(procedure, BRIEF, "en")).writer).toBe("llm");
    }
    expect(seen).toHaveLength(1);
    await write(procedure, { ...BRIEF, facts: { score: 62 } }, "en");
    expect(seen).toHaveLength(2);
  });
});

describe("a busy or broken endpoint", () => {
  test("is asked again after 429, as soon as it allows, and then answers", async () => {
    const { seen, baseUrl } = double(status(429, { "retry-after-ms": "60" }), whole(GOOD_EN));
    const start = performance.now();
    expect((await narratorAt(baseUrl).write(procedure, BRIEF, "en")).writer).toBe("llm");
    expect(seen).toHaveLength(2);
    expect(performance.now() - start).toBeGreaterThanOrEqual(55);
  });

  test("that asks to wait longer than the text may take is left at the limit", async () => {
    const { baseUrl } = double(status(429, { "retry-after": "30" }));
    const start = performance.now();
    const written = await narratorAt(baseUrl, { timeoutMs: 300 }).write(procedure, BRIEF, "en");
    expect(written).toMatchObject({
      writer: "rules",
      fallback: "the model did not answer in time",
    });
    expect(performance.now() - start).toBeLessThan(900);
  });

  test("that stays broken is asked three times in all", async () => {
    const { seen, baseUrl } = double(status(500, { "retry-after-ms": "1" }));
    expect(await narratorAt(baseUrl).write(procedure, BRIEF, "en")).toMatchObject({
      writer: "rules",
      fallback: "the model answered 500",
    });
    expect(seen).toHaveLength(3);
  });

  test("is not asked again after 401", async () => {
    const { seen, baseUrl } = double(status(401));
    const written = await narratorAt(baseUrl).write(procedure, BRIEF, "en");
    expect(written.fallback).toBe("the model answered 401");
    expect(seen).toHaveLength(1);
  });

  test("holds nobody longer than the limit, waiting in line included", async () => {
    const { baseUrl } = double(() => Bun.sleep(5_000).then(() => new Response("late")));
    const { write } = narratorAt(baseUrl, { timeoutMs: 200, concurrency: 1 });
    const start = performance.now();
    const briefs = Array.from({ length: 4 }, (_, score) => ({ ...BRIEF, facts: { score } }));
    const written = await Promise.all(briefs.map((brief) => write(procedure, brief, "en")));
    expect(performance.now() - start).toBeLessThan(900);
    expect(written.every(({ writer }) => writer === "rules")).toBe(true);
  });

  test("is let go as soon as nobody waits for the text", async () => {
    const { baseUrl } = double(() => Bun.sleep(5_000).then(() => new Response("late")));
    const leaving = new AbortController();
    setTimeout(() => leaving.abort(), 30);
    const start = performance.now();
    await narratorAt(baseUrl).write(procedure, BRIEF, "en", { gone: leaving.signal });
    expect(performance.now() - start).toBeLessThan(600);
  });
});

describe("a malicious endpoint", () => {
  const texts: readonly (readonly [string, string, string])[] = [
    ["speaks of death", `${GOOD_EN} You will die in the spring.`, "death or lifespan"],
    ["speaks of it in Spanish", `${GOOD_EN} Morirá en otoño.`, "death or lifespan"],
    ["counts the years", `${GOOD_EN} Your lifespan is ninety.`, "death or lifespan"],
    ["sends script", `${GOOD_EN} <script>alert(1)</script>`, "markup"],
    ["sends a link", `${GOOD_EN} See https://evil.example/pay`, "markup"],
    ["sends terminal codes", `${GOOD_EN} \u001b[31mred`, "markup"],
    ["turns the direction of text", `${GOOD_EN} \u202Egnp.exe`, "markup"],
    [
      "tells its instructions",
      `${GOOD_EN} Give no medical, legal or financial advice.`,
      "instructions",
    ],
    ["tells the key", `${GOOD_EN} ${API_KEY.toUpperCase()}`, "instructions"],
  ];
  for (const [what, text, reason] of texts) {
    test(`that ${what} leaves the text to the rules`, async () => {
      const { baseUrl } = double(whole(text));
      const written = await narratorAt(baseUrl).write(procedure, BRIEF, "en");
      expect(written.text).toBe(BRIEF.plain);
      expect(written.fallback).toContain(reason);
    });
  }

  test("may tell the figures of the facts and no others", async () => {
    const brief = { ...BRIEF, facts: { score: 61, odds: 0.385, until: "2026-06-30" } };
    const precise = `${GOOD_EN} It stands at 61 of 100, at 38% or 39% by June 30, 2026, and has 7 parts.`;
    const known = double(whole(precise));
    expect((await narratorAt(known.baseUrl).write(procedure, brief, "en")).writer).toBe("llm");
    for (const figure of ["72", "2031", "61.4", "45%"]) {
      const { baseUrl } = double(whole(`${GOOD_EN} It stands at ${figure}.`));
      expect((await narratorAt(baseUrl).write(procedure, brief, "en")).fallback).toBe(
        "the text held a figure that is not in the facts",
      );
    }
  });

  test("may name what the facts name", async () => {
    const text = `${GOOD_EN} The Death card stands for change.`;
    const { baseUrl } = double(whole(text));
    expect((await narratorAt(baseUrl).write(procedure, BRIEF, "en")).text).toBe(text);
  });

  test("that sends without end is cut off early", async () => {
    let sent = 0;
    const { baseUrl } = double(() => {
      const block = new TextEncoder().encode(`{"choices":"${"x".repeat(64 * 1024)}`);
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          sent += block.byteLength;
          controller.enqueue(block);
        },
      });
      return new Response(body, { headers: { "content-type": "application/json" } });
    });
    const written = await narratorAt(baseUrl).write(procedure, BRIEF, "en");
    expect(written.writer).toBe("rules");
    expect(sent).toBeLessThan(64 * 1024 * 1024);
  });

  test("that redirects gets no facts sent on", async () => {
    const elsewhere = double(whole(GOOD_EN));
    const headers = { location: `${elsewhere.baseUrl}/chat/completions` };
    const { baseUrl } = double(() => new Response(null, { status: 307, headers }));
    const written = await narratorAt(baseUrl).write(procedure, BRIEF, "en");
    expect(written.writer).toBe("rules");
    expect(elsewhere.seen).toHaveLength(0);
  });

  for (const [what, reply] of [
    ["HTML", () => new Response("<html>", { headers: { "content-type": "text/html" } })],
    [
      "half a JSON",
      () => new Response('{"choices":[{', { headers: { "content-type": "application/json" } }),
    ],
    ["null", () => Response.json(null)],
    ["choices of another kind", () => Response.json({ choices: [{ message: { content: 5 } }] })],
    [
      "a number for a text",
      () => Response.json({ choices: [{ message: { content: 5 }, finish_reason: "stop" }] }),
    ],
  ] as const) {
    test(`that sends ${what} breaks nothing`, async () => {
      const { baseUrl } = double(reply);
      const written = await narratorAt(baseUrl).write(procedure, BRIEF, "en");
      expect(written).toMatchObject({ text: BRIEF.plain, writer: "rules" });
    });
  }

  test("leaves neither key nor prompt in the log, and nothing of its own in the reason", async () => {
    const log = recordingLog();
    const { baseUrl } = double(status(400));
    const written = await narratorAt(baseUrl, {}, log).write(procedure, BRIEF, "en");
    expect(written.fallback).toBe("the model answered 400");
    expect(log.text()).toContain("model did not write");
    expect(log.text()).not.toContain(API_KEY);
    expect(log.text()).not.toContain("Use only the facts");
  });
});

describe("a stream", () => {
  async function read(reply: Reply, lang: "en" | "zh-Hant" = "en") {
    const { seen, baseUrl } = double(reply);
    const heard: string[] = [];
    const tell = (piece: string) => void heard.push(piece);
    const written = await narratorAt(baseUrl).write(procedure, BRIEF, lang, { tell });
    return { heard, written, seen };
  }

  for (const [lang, text] of [
    ["en", GOOD_EN],
    ["zh-Hant", GOOD_ZH],
  ] as const) {
    test(`in ${lang} comes in whole sentences that add up to the text`, async () => {
      const { heard, written, seen } = await read(either(text), lang);
      expect(seen[0]!.body.stream).toBe(true);
      expect(written).toEqual({ text, writer: "llm", model: "m" });
      expect(heard.join("")).toBe(text);
      expect(heard.length).toBeGreaterThan(1);
      for (const piece of heard.slice(0, -1)) expect(piece.trimEnd()).toMatch(/[.。！？!?]$/u);
    });
  }

  test("never lets the sentence through that speaks of death, though those before went through", async () => {
    const parts = [
      "The signs are kind. ",
      "Work goes well. ",
      "You will d",
      "ie in spring. ",
      "Rest.",
    ];
    const { heard, written } = await read(pieces(parts));
    expect(heard.join("")).toBe("The signs are kind. Work goes well. ");
    expect(written).toMatchObject({ text: BRIEF.plain, writer: "rules" });
  });

  test("that ends before its end is not used", async () => {
    for (const end of ["length", "cut"] as const) {
      const { written } = await read(pieces([GOOD_EN], end));
      expect(written).toMatchObject({ writer: "rules", fallback: "the text was cut off" });
    }
  });

  test("that trickles for ever is left at the limit", async () => {
    const { baseUrl } = double(pieces(Array(500).fill("word "), "stop", 20));
    const start = performance.now();
    const written = await narratorAt(baseUrl, { timeoutMs: 250 }).write(procedure, BRIEF, "en", {
      tell() {},
    });
    expect(written.fallback).toBe("the model did not answer in time");
    expect(performance.now() - start).toBeLessThan(900);
  });

  test("of a text that is remembered asks nobody", async () => {
    const { seen, baseUrl } = double(either(GOOD_EN));
    const { write } = narratorAt(baseUrl);
    await write(procedure, BRIEF, "en", { tell() {} });
    expect((await write(procedure, BRIEF, "en", { tell() {} })).writer).toBe("llm");
    expect(seen).toHaveLength(1);
  });
});
