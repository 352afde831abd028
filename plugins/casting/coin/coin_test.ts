import { describe, expect, test } from "bun:test";
import { Resvg } from "@resvg/resvg-js";
import { InputError } from "../../../src/plugins/sdk.ts";
import { invoke, prepare } from "../../../src/plugins/mod.ts";
import { coinFlip } from "./procedure.ts";
import { countFlips, DOMAIN, FLIP_COUNTS, oddsOfYes, type Side } from "./flips.ts";
import { texts as english } from "./words/en/texts.ts";
import { texts as chinese } from "./words/zh_hant/texts.ts";

const PLUGIN = { id: "casting", version: "1.0.0" };

async function flip(input: Readonly<Record<string, unknown>>) {
  const { answer } = await invoke(prepare(coinFlip, input, 0), { now: 0, plugin: PLUGIN });
  return answer as Record<string, any>;
}

describe("countFlips()", () => {
  const CASES = [
    { heads: 1, of: 1, answer: "yes", band: "firm", margin: 1 },
    { heads: 0, of: 3, answer: "no", band: "firm", margin: 1 },
    { heads: 2, of: 3, answer: "yes", band: "narrow", margin: 0.333 },
    { heads: 4, of: 5, answer: "yes", band: "clear", margin: 0.6 },
    { heads: 1, of: 5, answer: "no", band: "clear", margin: 0.6 },
    { heads: 3, of: 5, answer: "yes", band: "narrow", margin: 0.2 },
    { heads: 6, of: 7, answer: "yes", band: "clear", margin: 0.714 },
    { heads: 5, of: 7, answer: "yes", band: "narrow", margin: 0.429 },
    { heads: 8, of: 9, answer: "yes", band: "clear", margin: 0.778 },
    { heads: 2, of: 9, answer: "no", band: "narrow", margin: 0.556 },
  ] as const;
  for (const { heads, of, ...expected } of CASES) {
    test(`${heads} of ${of} heads: ${expected.answer}, ${expected.band}`, () => {
      const sides = Array.from({ length: of }, (_, i): Side => (i < heads ? "heads" : "tails"));
      expect(countFlips(sides)).toMatchObject(expected);
    });
  }
});

describe("oddsOfYes()", () => {
  test("is even for an even coin and turns round with the weight", () => {
    for (const count of FLIP_COUNTS) {
      expect(oddsOfYes(count, 0.5)).toBe(0.5);
      expect(oddsOfYes(count, 0.3) + oddsOfYes(count, 0.7)).toBeCloseTo(1, 5);
    }
  });

  test("is 27/32 for two of three at three to one", () => {
    expect(oddsOfYes(3, 0.75)).toBe(0.84375);
  });
});

describe("coinFlip.flip", () => {
  test("replays by seed and keeps question and domain out of the chance", async () => {
    const first = await flip({ seed: "s", flips: 9 });
    expect(await flip({ seed: "s", flips: 9 })).toEqual(first);
    const asked = await flip({ seed: "s", flips: 9, domain: "love", question: "Now?" });
    expect(asked["sequence"]).toEqual(first["sequence"]);
    const sequence = first["sequence"].map(({ id }: { id: string }) => id);
    const byHand = await flip({ sequence });
    expect(byHand).toMatchObject({ castBy: { id: "caller" }, answer: first["answer"] });
  });

  test("gives the text of its domain, answer and band in both languages", async () => {
    for (const domain of DOMAIN.ids) {
      for (const [lang, texts] of [
        ["en", english],
        ["zh-Hant", chinese],
      ] as const) {
        const answer = await flip({ seed: domain, domain, lang, flips: 5, picture: true });
        const side = answer["answer"].id as "yes" | "no";
        const band = answer["band"].id as "firm" | "clear" | "narrow";
        const text = texts[domain][side][band];
        expect(answer["counsel"]).toEqual({ code: "counsel", text });
        expect(answer["interpretation"].text).toContain(text);
        expect(new Resvg(answer["picture"].text).render().width).toBe(376);
      }
    }
  });

  test("states the weight that was used", async () => {
    expect(await flip({ seed: "w" })).toMatchObject({ weight: 0.5, oddsOfYes: 0.5 });
    const weighted = await flip({ seed: "w", weight: 0.9 });
    expect(weighted["interpretation"].text).toContain("90 %");
  });

  test("refuses an even number of flips and a number that differs", async () => {
    const codeOf = (input: Readonly<Record<string, unknown>>) =>
      flip(input).then(
        () => "flipped",
        (error) => (error instanceof InputError ? error.issues[0]!.path : String(error)),
      );
    expect(await codeOf({ sequence: ["heads", "tails"] })).toBe("sequence");
    expect(await codeOf({ sequence: ["heads"], flips: 3 })).toBe("flips");
    expect(() => prepare(coinFlip, { flips: 2 }, 0)).toThrow();
    expect(() => prepare(coinFlip, { weight: 0.96 }, 0)).toThrow();
  });
});
