import { describe, expect, test } from "bun:test";
import { Resvg } from "@resvg/resvg-js";
import { invoke, prepare } from "../../../src/plugins/mod.ts";
import { FIGURES } from "../../../src/lore/mod.ts";
import { sumOf } from "../../../src/plugins/sdk.ts";
import type { SikidyAnswer } from "./answer.ts";
import { aloneIn, echoesOf } from "./echoes.ts";
import { weighTableau } from "./judgement.ts";
import { sikidyCast } from "./procedure.ts";
import { buildTableau, checkTableau, COLUMNS, FIGURE, FIGURE_NAMES, isPrince } from "./tableau.ts";

const PLUGIN = { id: "africa", version: "1.0.0" };

async function cast(input: Readonly<Record<string, unknown>>) {
  const { answer } = await invoke(prepare(sikidyCast, input, 0), { now: 0, plugin: PLUGIN });
  return answer as Record<string, any>;
}

test("FIGURE_NAMES names all sixteen, and the nobles are those that Dahle numbers", () => {
  expect(Object.keys(FIGURE_NAMES).sort()).toEqual([...FIGURES].sort());
  // Folklore 3 (1892), p. 204: figures 1, 3, 5, 7, 9, 12, 13 and 14 of the list are nobles.
  const names = Object.values(FIGURE_NAMES);
  const order =
    "Jama,Alahizany,Asoralahy,Votsira,Taraiky,Saka,Asoravavy,Alikisy,Aditsimay,Kizo,Adikasajy,Vanda mitsangana,Vanda miondrika,Alokola,Alaimora,Adibijady".split(
      ",",
    );
  const nobles = Object.keys(FIGURE_NAMES)
    .filter(isPrince)
    .map((figure) => order.indexOf(FIGURE.writings[FIGURE_NAMES[figure]!]!.roman!) + 1);
  expect(names).toHaveLength(16);
  expect(nobles.sort((a, b) => a - b)).toEqual([1, 3, 5, 7, 9, 12, 13, 14]);
});

describe("checkTableau()", () => {
  test("holds for all 65,536 tableaus", () => {
    for (const a of FIGURES)
      for (const b of FIGURES)
        for (const c of FIGURES)
          for (const d of FIGURES) {
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

test("sumOf() of a tableau stays within 0 and 100 and uses most of the middle", () => {
  const scores = FIGURES.flatMap((a) =>
    FIGURES.map((b) => sumOf(weighTableau(buildTableau([a, b, "2112", "1121"])))),
  );
  expect(Math.min(...scores)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...scores)).toBeLessThanOrEqual(100);
  expect(new Set(scores).size).toBeGreaterThan(6);
});

test("COLUMNS of the interior bear the names in Dahle's eight sums (Folklore 3, 1892, p. 203)", () => {
  const number = (id: string) => COLUMNS.interior.find((column) => column.name === id)!.number;
  const sums =
    "lalana tale harena,asorotany fahatelo vohitra,mpanontany lalana asorotany,nia zatovo marina,fahasivy vehivavy fahavalo,masina nia fahasivy,andriamanitra masina mpanontany,trano andriamanitra tale";
  for (const [sum, ...parts] of sums.split(",").map((one) => one.split(" ").map(number))) {
    const { parents } = COLUMNS.interior[sum! - 1]!;
    expect([...parents!].sort((a, b) => a - b)).toEqual(parts.sort((a, b) => a - b));
  }
});

test("weighTableau() hears nothing from the others of the first four columns", () => {
  // Columns 1 and 2 are alike here, and no column after the fourth repeats them.
  const tableau = buildTableau(["1112", "1112", "2222", "1222"]);
  expect(tableau.map((figure, i) => (figure === "1112" ? i + 1 : 0)).filter(Boolean)).toEqual([
    1, 2,
  ]);
  expect(weighTableau(tableau).filter(({ code }) => code.startsWith("shared"))).toEqual([]);
});

test("weighTableau() finds the road in column 14 in the south and in 15 in the interior", () => {
  const tableau = [...buildTableau(["1112", "1112", "2222", "1222"])];
  tableau[14] = "1112";
  const shared = (school: "south" | "interior") =>
    weighTableau(tableau, school).flatMap((one) => (one.code === "shared" ? one.with.column : []));
  expect(shared("interior")).toContain(15);
  expect(shared("south")).not.toContain(15);
});

describe("sikidy.cast", () => {
  test("the reading hears columns 5 to 16 and names as alone only principal columns", async () => {
    for (const seed of ["a", "b", "c", "d", "e", "f", "g", "h"]) {
      const { columns } = await cast({ seed });
      const tableau = { columns } as unknown as SikidyAnswer;
      const numbers = (all: readonly { readonly number: number }[]) => all.map((c) => c.number);
      const asker = columns[0].figure;
      const echoing = columns.filter((c: any) => c.number > 4 && c.figure === asker);
      const alone = columns.filter(
        (c: any) => c.unique && c.number > 1 && (c.number < 5 || c.number > 8),
      );
      expect(numbers(echoesOf(tableau))).toEqual(numbers(echoing));
      expect(numbers(aloneIn(tableau))).toEqual(numbers(alone).slice(0, 4));
    }
  });

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
      expect(new Resvg(answer["picture"].text).render().width).toBeGreaterThan(150);
    });
  }
});
