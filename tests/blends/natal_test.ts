/** What a birth is told: themes of life by four charts, at length, and nothing twice. */
import { describe, expect, test } from "bun:test";
import { seededRandom } from "../../src/plugins/mod.ts";
import { WEIGHTS } from "../../plugins/blends/natal/systems.ts";
import { presentOf } from "../../plugins/blends/natal/present.ts";
import { themesOf } from "../../plugins/blends/natal/themes.ts";
import { BIRTH, callBlend, failing } from "./support.ts";

const CHARTS = ["bazi.chart", "ziwei.chart", "vedic.chart", "astrology.calculate"];
const PLACES = [
  ["Asia/Taipei", 25.033, 121.565],
  ["Europe/Berlin", 52.52, 13.405],
  ["America/New_York", 40.713, -74.006],
] as const;

/** The nth of a row of births, another day, hour and place each time. */
function birth(n: number) {
  const random = seededRandom(`birth ${n}`);
  const two = (value: number) => String(value).padStart(2, "0");
  const [timezone, latitude, longitude] = PLACES[n % PLACES.length]!;
  return {
    birthDate: `${1930 + random.below(90)}-${two(1 + random.below(12))}-${two(1 + random.below(28))}`,
    birthTime: `${two(random.below(24))}:${two(random.below(60))}`,
    timezone,
    latitude,
    longitude,
  };
}

const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?。！？])\s*/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");

describe("natal.tian", () => {
  test("tells every birth at length, in both languages, and no sentence twice", async () => {
    for (let n = 0; n < 8; n++) {
      const { answer: en } = await callBlend("natal.tian", birth(n));
      expect(en.synthesis.text.split(/\s+/).length).toBeGreaterThanOrEqual(1_200);
      const { answer: zh } = await callBlend("natal.tian", { ...birth(n), lang: "zh-Hant" });
      expect([...zh.synthesis.text].length).toBeGreaterThanOrEqual(1_600);
      for (const { synthesis } of [en, zh]) {
        const sentences = sentencesOf(synthesis.text);
        const twice = sentences.filter((one, index) => sentences.indexOf(one) !== index);
        // Who agrees may be said of two themes in the same words; nothing else may.
        expect(twice.filter((one) => !/agree|light|middle|一致|看好|取其中/.test(one))).toEqual([]);
        expect(synthesis.text).not.toMatch(/undefined|null|NaN|\[object/);
      }
    }
  }, 30_000);

  test("gives four full charts at least half of the weight", async () => {
    for (let n = 0; n < 8; n++) {
      const { answer } = await callBlend("natal.tian", birth(n));
      const pull = ({ weight, confidence }: { weight: number; confidence: number }) =>
        weight * confidence;
      const sum = (list: readonly { weight: number; confidence: number }[]) =>
        list.reduce((total, one) => total + pull(one), 0);
      const full = answer.systems.filter(({ system }: { system: string }) =>
        CHARTS.includes(system),
      );
      expect(sum(full) / sum(answer.systems)).toBeGreaterThanOrEqual(0.5);
    }
    expect(Object.keys(WEIGHTS).sort()).toEqual([...CHARTS].sort());
  }, 30_000);

  test("tells seven themes by the charts that answered", async () => {
    const { answer } = await callBlend("natal.tian", BIRTH);
    expect(answer.themes.map(({ theme }: { theme: { id: string } }) => theme.id)).toEqual([
      "character",
      "love",
      "work",
      "money",
      "body",
      "family",
      "growth",
    ]);
    for (const { voices } of answer.themes) expect(voices).toHaveLength(4);
    const few = await callBlend("natal.tian", BIRTH, failing("ziwei.chart", "vedic.chart"));
    for (const { voices } of few.answer.themes) expect(voices).toHaveLength(2);
    expect(few.answer.synthesis.text).not.toContain("Purple Star has in");
    const none = await callBlend("natal.tian", BIRTH, failing(...CHARTS));
    expect(none.answer.themes).toEqual([]);
  });
});

describe("themesOf()", () => {
  const role = (element: string, family: string) => ({ element, family });
  const bazi = {
    pillars: { day: { branchElement: "water" }, month: { branchElement: "fire" } },
    usefulGod: {
      roles: {
        useful: role("earth", "resource"),
        favourable: role("metal", "companions"),
        adverse: role("wood", "wealth"),
        hostile: role("water", "output"),
        idle: role("fire", "officer"),
      },
    },
  };

  test("reads the pillars by the part each element plays in their remedy", () => {
    const told = themesOf((chart) => (chart === "bazi.chart" ? bazi : null));
    expect(Object.fromEntries(told.map(({ theme, voices }) => [theme, voices[0]!.score]))).toEqual({
      character: 1,
      love: -2,
      work: 0,
      money: -1,
      body: 2,
      family: 0,
      growth: -2,
    });
  });

  test("answers nothing where no chart answered", () => {
    expect(themesOf(() => null)).toEqual([]);
  });
});

describe("presentOf()", () => {
  const nothing = () => null;

  test("turns the year of the pillars on 4 February: 2024 is jia-chen, wood", () => {
    expect(presentOf(nothing, "2024-02-03").year).toBe("gui-mao");
    expect(presentOf(nothing, "2024-02-04")).toMatchObject({
      year: "jia-chen",
      yearElement: "wood",
    });
  });

  test("finds the running period, ended on its last day", () => {
    const periods = [
      { level: "maha", lord: "saturn", start: "2008-05-16T00:00:00Z", end: "2027-05-16T00:00:00Z" },
      { level: "antar", lord: "rahu", start: "2021-10-01T00:00:00Z", end: "2024-08-05T00:00:00Z" },
      {
        level: "antar",
        lord: "jupiter",
        start: "2024-08-05T00:00:00Z",
        end: "2027-05-16T00:00:00Z",
      },
    ];
    const read = (system: string) => (system === "dasha.vimshottari" ? { periods } : null);
    expect(presentOf(read, "2024-08-04").periods).toMatchObject({ great: "saturn", sub: "rahu" });
    expect(presentOf(read, "2024-08-05").periods).toMatchObject({ sub: "jupiter", subEnds: 2027 });
    expect(presentOf(read, "2030-01-01").periods).toBeNull();
  });
});
