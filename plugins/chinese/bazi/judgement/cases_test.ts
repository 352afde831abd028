import { expect, test } from "bun:test";
import type { Phase } from "#lore";
import cases from "../../../../tests/vectors/cases/bazi.json";
import { chartOf } from "#east/four_pillars/chart.ts";
import { parsePillars } from "../chart/given_pillars.ts";
import { judgeChart } from "./judge.ts";

interface Case {
  readonly input: { readonly pillars: Readonly<Record<"year" | "month" | "day" | "hour", string>> };
  readonly expect: { readonly usefulElements?: readonly string[] };
  readonly half: string;
}
const { cases: all } = cases as { readonly cases: readonly Case[] };

const ELEMENTS: Readonly<Record<Phase, string>> = {
  wood: "木",
  fire: "火",
  earth: "土",
  metal: "金",
  water: "水",
};

/** Whether the family that Chanwei's rules need is among the elements that its commentary uses. */
function agrees({ input, expect: { usefulElements } }: Case): boolean {
  const { view, opinions } = judgeChart(chartOf(parsePillars(input.pillars)));
  const phases = Object.keys(ELEMENTS) as Phase[];
  const useful = phases.find((phase) => view.familyOf(phase) === opinions.chanwei.needs)!;
  return usefulElements!.includes(ELEMENTS[useful]);
}

for (const [half, share] of [
  ["learned", 2 / 3],
  ["held", 0.6],
] as const) {
  test(`judgeChart() uses an element that Chanwei uses (${half}, at least ${Math.round(share * 100)} %)`, () => {
    const charts = all.filter((one) => one.half === half && one.expect.usefulElements);
    expect(charts.length).toBeGreaterThan(50);
    expect(charts.filter(agrees).length / charts.length).toBeGreaterThanOrEqual(share);
  });
}
