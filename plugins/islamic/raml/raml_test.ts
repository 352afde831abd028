import { describe, expect, test } from "bun:test";
import { Resvg } from "@resvg/resvg-js";
import { invoke, prepare, seededRandom } from "../../../src/plugins/mod.ts";
import type { AnyProcedure } from "../../../src/plugins/mod.ts";
import { figureOf, homeOf, MARKS, motionOf } from "../core/figures.ts";
import { reportTableau } from "../core/report.ts";
import { buildTableau } from "../core/tableau.ts";
import { mothersOfDice, throwDice } from "../ramal/dice.ts";
import { hiddenIn } from "../ramal/hidden.ts";
import { ramalCast } from "../ramal/procedure.ts";
import { ramlCast } from "./procedure.ts";
import { drawLines } from "./work.ts";

const PLUGIN = { id: "islamic", version: "1.0.0" };

async function cast(procedure: AnyProcedure, input: Readonly<Record<string, unknown>>) {
  const { answer } = await invoke(prepare(procedure, input, 0), { now: 0, plugin: PLUGIN });
  return answer as Record<string, any>;
}

describe("homeOf()", () => {
  // The order of the circle abdah as a teacher of raml lists it.
  const ABDAH =
    "lahyan humra nusraKharija bayad qabdKharij ijtima atabaKharija ankis uqla qabdDakhil jawdala nusraDakhila naqi atabaDakhila tariq jamaa".split(
      " ",
    );

  // Kashf al-asrar al-masuna, pp. 146-147: the verse that teaches the circle bazdah.
  const BAZDAH =
    "jawdala lahyan atabaDakhila bayad tariq qabdKharij humra ankis nusraKharija uqla ijtima nusraDakhila atabaKharija naqi qabdDakhil jamaa".split(
      " ",
    );

  test("gives the circle bazdah in the order of the verse", () => {
    const byHome = [...MARKS].sort((a, b) => homeOf(a, "bazdah") - homeOf(b, "bazdah"));
    expect<string[]>(byHome.map(figureOf)).toEqual(BAZDAH);
  });

  test("gives the circle abdah in its printed order", () => {
    const byHome = [...MARKS].sort((a, b) => homeOf(a, "abdah") - homeOf(b, "abdah"));
    expect<string[]>(byHome.map(figureOf)).toEqual(ABDAH);
  });

  for (const circle of ["abdah", "bazdah", "sakan"] as const) {
    test(`gives each figure one home in ${circle}`, () => {
      const homes = MARKS.map((pattern) => homeOf(pattern, circle)).sort((a, b) => a - b);
      expect(homes).toEqual(Array.from({ length: 16 }, (_, i) => i + 1));
    });
  }
});

test("motionOf() goes by the first and last rows (poddu, part 3), four figures each way", () => {
  const of = (motion: string) => MARKS.filter((pattern) => motionOf(pattern) === motion).sort();
  // The four that come in are those of Kashf al-asrar al-masuna, p. 57.
  expect(of("dakhil")).toEqual(["2111", "2121", "2211", "2221"]);
  expect(of("kharij")).toEqual(["1112", "1122", "1212", "1222"]);
  expect(of("thabit")).toEqual(["2112", "2122", "2212", "2222"]);
  expect(of("munqalib")).toEqual(["1111", "1121", "1211", "1221"]);
});

test("motionOf() agrees with the names: dakhil figures come in, kharij figures go out", () => {
  for (const marks of MARKS) {
    const name = figureOf(marks);
    if (/Dakhil/.test(name)) expect(motionOf(marks)).toBe("dakhil");
    if (/Kharij/.test(name)) expect(motionOf(marks)).toBe("kharij");
  }
});

test("buildTableau() gives an even judge for every four mothers, and only eight judges", () => {
  const judges = new Set<string>();
  for (const a of MARKS)
    for (const b of MARKS)
      for (const c of MARKS) for (const d of MARKS) judges.add(buildTableau([a, b, c, d])[14]!);
  expect([...judges].map(figureOf).sort()).toEqual([
    "ijtima",
    "jamaa",
    "nusraDakhila",
    "nusraKharija",
    "qabdDakhil",
    "qabdKharij",
    "tariq",
    "uqla",
  ]);
});

test("drawLines() makes more than twelve points in every line", () => {
  const lines = Array.from({ length: 200 }, (_, i) => drawLines(seededRandom(`line ${i}`))).flat();
  expect([Math.min(...lines), Math.max(...lines)]).toEqual([13, 20]);
});

describe("hiddenIn()", () => {
  test("by points goes on to the home of the figure on which they fall", () => {
    const houses = new Set<number>();
    for (let i = 0; i < 300; i++) {
      const dice = throwDice(seededRandom(`hidden ${i}`));
      const report = reportTableau(mothersOfDice(dice), "abdah", undefined);
      const { fell, number: house, figure } = hiddenIn(report, "points");
      expect(fell! % 12).toBe(report.totalPoints % 12);
      expect(house).toBe(homeOf(report.houses[fell! - 1]!.pattern, "abdah"));
      expect(figure).toBe(report.houses[house - 1]!.figure);
      houses.add(house);
    }
    // The points are even always, so without the second step no odd house would be found.
    expect(houses.size).toBe(16);
  });

  test("keeps a question whose figure is at home", () => {
    const found = Array.from({ length: 300 }, (_, i) =>
      reportTableau(mothersOfDice(throwDice(seededRandom(`home ${i}`))), "abdah", undefined),
    ).find((report) => report.houses[(report.totalPoints % 12 || 12) - 1]!.atHome)!;
    const { fell, number: house } = hiddenIn(found, "points");
    expect(house).toBe(fell!);
  });

  test("by houses 1 and 13 goes to the dwelling of their sum", () => {
    const report = reportTableau(["1111", "1111", "1111", "1111"], "abdah", undefined);
    expect(hiddenIn(report, "firstAndThirteenth")).toMatchObject({
      number: 16,
      fell: null,
      forAnother: true,
    });
  });
});

describe("raml.cast and ramal.cast", () => {
  test("replay by seed, and from what was thrown", async () => {
    const raml = await cast(ramlCast, { seed: "replay", house: 7 });
    expect(await cast(ramlCast, { seed: "replay", house: 7 })).toEqual(raml);
    const mothers = raml["houses"].slice(0, 4).map((house: any) => house.pattern);
    expect((await cast(ramlCast, { mothers, house: 7 }))["houses"]).toEqual(raml["houses"]);
    const ramal = await cast(ramalCast, { seed: "replay" });
    expect((await cast(ramalCast, { dice: ramal["dice"] }))["houses"]).toEqual(ramal["houses"]);
  });

  for (const procedure of [ramlCast, ramalCast]) {
    for (const lang of ["en", "zh-Hant"] as const) {
      test(`${procedure.name} renders in ${lang}`, async () => {
        const answer = await cast(procedure, { seed: "sand", lang, picture: true });
        expect(new Resvg(answer["picture"].text).render().width).toBeGreaterThan(150);
      });
    }
  }
});
