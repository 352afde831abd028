import { describe, expect, test } from "bun:test";
import { Resvg } from "@resvg/resvg-js";
import { invoke, prepare, seededRandom } from "../../../src/plugins/mod.ts";
import { chiSquare, quantile } from "../../../tests/draws/chi_square.ts";
import { drawFigure, PATTERNS } from "../core/figures.ts";
import { findTestimonies, scoreOf } from "./judgement.ts";
import { sikidyCast } from "./sikidy_cast.ts";
import { buildTableau, checkTableau, FIGURE_NAMES, isPrince } from "./tableau.ts";

const DRAWS = 100_000;
const PLUGIN = { id: "africa", version: "1.0.0" };

async function cast(input: Readonly<Record<string, unknown>>) {
  const { answer } = await invoke(prepare(sikidyCast, input, 0), { now: 0, plugin: PLUGIN });
  return answer as Record<string, any>;
}

test("FIGURE_NAMES names all sixteen, and the nobles are those that Dahle numbers", () => {
  expect(Object.keys(FIGURE_NAMES).sort()).toEqual([...PATTERNS].sort());
  // Folklore 3 (1892), p. 204: figures 1, 3, 5, 7, 9, 12, 13 and 14 of the list are nobles.
  const names = Object.values(FIGURE_NAMES);
  const order =
    "Jama,Alahizany,Asoralahy,Votsira,Taraiky,Saka,Asoravavy,Alikisy,Aditsimay,Kizo,Adikasajy,Vanda mitsangana,Vanda miondrika,Alokola,Alaimora,Adibijady".split(
      ",",
    );
  const nobles = Object.keys(FIGURE_NAMES)
    .filter(isPrince)
    .map((figure) => order.indexOf(FIGURE_NAMES[figure]!) + 1);
  expect(names).toHaveLength(16);
  expect(nobles.sort((a, b) => a - b)).toEqual([1, 3, 5, 7, 9, 12, 13, 14]);
});

describe("checkTableau()", () => {
  test("holds for all 65,536 tableaus", () => {
    for (const a of PATTERNS)
      for (const b of PATTERNS)
        for (const c of PATTERNS)
          for (const d of PATTERNS) {
            const checks = checkTableau(buildTableau([a, b, c, d]));
            if (!checks.creatorIsPrince || !checks.someFigureRepeats || !checks.inseparablesAgree) {
              throw new Error(`Fails for ${a} ${b} ${c} ${d}`);
            }
          }
  });

  test("fails for a tableau with one seed laid wrongly", () => {
    const tableau = [...buildTableau(["2111", "2112", "1121", "2212"])];
    tableau[11] = "2122";
    expect(checkTableau(tableau).creatorIsPrince).toBe(false);
    tableau[13] = "2222";
    expect(checkTableau(tableau).inseparablesAgree).toBe(false);
  });
});

test("scoreOf() stays within 0 and 100 and uses most of the middle", () => {
  const scores = PATTERNS.flatMap((a) =>
    PATTERNS.map((b) => scoreOf(findTestimonies(buildTableau([a, b, "2112", "1121"])))),
  );
  expect(Math.min(...scores)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...scores)).toBeLessThanOrEqual(100);
  expect(new Set(scores).size).toBeGreaterThan(6);
});

test(`drawFigure() is uniform over ${DRAWS} seeded draws`, () => {
  const counts = new Array<number>(16).fill(0);
  for (let i = 0; i < DRAWS; i++) {
    counts[PATTERNS.indexOf(drawFigure(seededRandom(`sikidy ${i}`)))]! += 1;
  }
  expect(chiSquare(counts)).toBeLessThan(quantile(15));
  expect(chiSquare(counts)).toBeGreaterThan(quantile(15, -3.72));
});

describe("sikidy.cast", () => {
  test("replays by seed, and from the columns of an earlier answer", async () => {
    const first = await cast({ seed: "replay" });
    expect(await cast({ seed: "replay" })).toEqual(first);
    const mothers = first["columns"].slice(0, 4).map((column: any) => column.figure);
    const again = await cast({ mothers });
    expect(again["columns"]).toEqual(first["columns"]);
  });

  for (const lang of ["en", "zh-Hant"] as const) {
    test(`draws a mat that renders, in ${lang}`, async () => {
      const answer = await cast({ seed: "mat", lang, picture: true });
      expect(new Resvg(answer["picture"]).render().width).toBeGreaterThan(150);
    });
  }
});
