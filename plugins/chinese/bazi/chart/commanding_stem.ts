import { STEM, type Stem as StemId } from "#lore";
import { term, Type, type Frozen, type Static } from "#sdk";
import type { Stem } from "#time";
import { stemOf } from "#east/pairs.ts";
import { TEN_GOD, tenGodOf } from "#east/ten_gods.ts";

/**
 * Days after the jie that each stem commands the month (人元司令), from 子 to 亥: stem and days.
 * Books differ; this is the common table.
 */
const COMMANDS: readonly (readonly (readonly [StemId, number])[])[] = [
  [
    ["ren", 10],
    ["gui", 20],
  ],
  [
    ["gui", 9],
    ["xin", 3],
    ["ji", 18],
  ],
  [
    ["wu", 7],
    ["bing", 7],
    ["jia", 16],
  ],
  [
    ["jia", 10],
    ["yi", 20],
  ],
  [
    ["yi", 9],
    ["gui", 3],
    ["wu", 18],
  ],
  [
    ["wu", 5],
    ["geng", 9],
    ["bing", 16],
  ],
  [
    ["bing", 10],
    ["ji", 9],
    ["ding", 11],
  ],
  [
    ["ding", 9],
    ["yi", 3],
    ["ji", 18],
  ],
  [
    ["wu", 10],
    ["ren", 3],
    ["geng", 17],
  ],
  [
    ["geng", 10],
    ["xin", 20],
  ],
  [
    ["xin", 9],
    ["ding", 3],
    ["wu", 18],
  ],
  [
    ["wu", 7],
    ["jia", 5],
    ["ren", 18],
  ],
];

/** The stem that commands the month at birth. */
export const commandShape = Type.Object(
  {
    stem: term(STEM, "The commanding stem"),
    tenGod: term(TEN_GOD, "What it is to the day master"),
    daysSinceJie: Type.Number({ description: "Days since the jie, rounded to 0.01" }),
  },
  { description: "人元司令: tables differ between books; not used in the verdicts" },
);

/** Returns the stem that commands a month some days after its jie. */
export function commandingStem(
  monthBranchIndex: number,
  daysSinceJie: number,
  dayMaster: Stem,
): Frozen<Static<typeof commandShape>> {
  const rows = COMMANDS[monthBranchIndex]!;
  let passed = 0;
  let stem = rows.at(-1)![0];
  for (const [id, days] of rows) {
    passed += days;
    if (daysSinceJie < passed) {
      stem = id;
      break;
    }
  }
  return {
    stem,
    tenGod: tenGodOf(dayMaster, stemOf(stem)),
    daysSinceJie: Math.round(daysSinceJie * 100) / 100,
  };
}
