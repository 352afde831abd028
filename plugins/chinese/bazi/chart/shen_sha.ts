import { TextShape, Type } from "#old";
import type { Place } from "../../calendar/pillars.ts";
import { NamedShape } from "../../core/named.ts";
import type { Chart, PlacedPillar } from "./chart.ts";
import {
  BY_DAY_PILLAR,
  BY_DAY_STEM,
  BY_GROUP,
  BY_MONTH_BRANCH,
  BY_YEAR_BRANCH,
  THREE_WONDERS,
  TIAN_YI,
  TIAN_YI_ROWS,
  YANG_REN,
  YANG_REN_ROWS,
  type Star,
} from "./shen_sha_table.ts";

/** A star found in the chart. */
export const FoundStarShape = Type.Object({
  ...NamedShape.properties,
  meaning: TextShape,
  from: Type.String({
    description:
      "What it is counted from: dayStem, yearBranch, dayBranch, monthBranch, dayPillar, stems",
  }),
  pillars: Type.Array(Type.String(), { description: "Places where it stands" }),
  carriedBy: Type.String({ description: "The stem, branch or pair that carries it" }),
});

/** A star found in the chart. */
export interface FoundStar extends Star {
  readonly from: string;
  readonly pillars: readonly Place[];
  readonly carriedBy: string;
}

/** Schools of the two disputed stars. */
export interface StarRules {
  readonly noble: keyof typeof TIAN_YI_ROWS;
  readonly yinBlade: keyof typeof YANG_REN_ROWS;
}

/** Finds the symbolic stars of a chart, each with the pillars on which it stands. */
export function findStars(chart: Chart, rules: StarRules): readonly FoundStar[] {
  const stem = chart.dayMaster.index;
  const found: FoundStar[] = [];
  const add = (star: Star, from: string, wanted: string, pillars: readonly PlacedPillar[]) => {
    const places = pillars.filter(({ pair }) =>
      carries(pair.stem.native, pair.branch.native, wanted),
    );
    if (places.length === 0) return;
    const native = [...wanted].filter((char) =>
      places.some(({ pair }) => pair.native.includes(char)),
    );
    found.push({
      ...star,
      from,
      pillars: places.map(({ place }) => place),
      carriedBy: native.join(""),
    });
  };

  add(TIAN_YI, "dayStem", TIAN_YI_ROWS[rules.noble][stem]!, chart.pillars);
  add(YANG_REN, "dayStem", YANG_REN_ROWS[rules.yinBlade][stem]!, chart.pillars);
  for (const { star, rows } of BY_DAY_STEM) add(star, "dayStem", rows[stem]!, chart.pillars);
  for (const { star, row } of BY_GROUP) {
    for (const origin of ["year", "day"] as const) {
      const others = chart.pillars.filter(({ place }) => place !== origin);
      add(star, `${origin}Branch`, row[chart[origin].branch.index % 4]!, others);
    }
  }
  const afterYear = chart.pillars.filter(({ place }) => place !== "year");
  for (const { star, row } of BY_YEAR_BRANCH) {
    add(star, "yearBranch", row[chart.year.branch.index]!, afterYear);
  }
  for (const { star, row } of BY_MONTH_BRANCH) {
    add(star, "monthBranch", row[chart.month.branch.index]!, chart.pillars);
  }
  for (const { star, pairs } of BY_DAY_PILLAR) {
    if (!pairs.includes(chart.day.native)) continue;
    found.push({ ...star, from: "dayPillar", pillars: ["day"], carriedBy: chart.day.native });
  }
  return [...found, ...wonders(chart)];
}

/** A star of stems is looked for above, one of branches below. */
function carries(stem: string, branch: string, wanted: string): boolean {
  return wanted.includes(stem) || wanted.includes(branch);
}

function wonders(chart: Chart): readonly FoundStar[] {
  const stems = chart.pillars.map(({ pair }) => pair.stem.native).join("");
  return THREE_WONDERS.flatMap(({ star, stems: wanted }) => {
    const at = stems.indexOf(wanted);
    if (at < 0) return [];
    const pillars = chart.pillars.slice(at, at + 3).map(({ place }) => place);
    return [{ ...star, from: "stems", pillars, carriedBy: wanted }];
  });
}
