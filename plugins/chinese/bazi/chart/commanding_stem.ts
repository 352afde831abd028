import { Type } from "#old";
import { stem, type Stem } from "#time";
import { NamedShape, type Named } from "../../core/named.ts";
import { StemShape } from "../../core/shapes.ts";
import { tenGodOf } from "../../core/ten_gods.ts";

/**
 * Days after the jie that each stem commands the month (人元司令), from 子 to 亥: stem and days.
 * Books differ; this is the common table.
 */
const COMMANDS: readonly (readonly (readonly [string, number])[])[] = [
  [
    ["壬", 10],
    ["癸", 20],
  ],
  [
    ["癸", 9],
    ["辛", 3],
    ["己", 18],
  ],
  [
    ["戊", 7],
    ["丙", 7],
    ["甲", 16],
  ],
  [
    ["甲", 10],
    ["乙", 20],
  ],
  [
    ["乙", 9],
    ["癸", 3],
    ["戊", 18],
  ],
  [
    ["戊", 5],
    ["庚", 9],
    ["丙", 16],
  ],
  [
    ["丙", 10],
    ["己", 9],
    ["丁", 11],
  ],
  [
    ["丁", 9],
    ["乙", 3],
    ["己", 18],
  ],
  [
    ["戊", 10],
    ["壬", 3],
    ["庚", 17],
  ],
  [
    ["庚", 10],
    ["辛", 20],
  ],
  [
    ["辛", 9],
    ["丁", 3],
    ["戊", 18],
  ],
  [
    ["戊", 7],
    ["甲", 5],
    ["壬", 18],
  ],
];

const STEM_ORDER = "甲乙丙丁戊己庚辛壬癸";

/** The stem that commands the month at birth. */
export const CommandShape = Type.Object(
  {
    stem: StemShape,
    tenGod: NamedShape,
    daysSinceJie: Type.Number({ description: "Days since the jie, rounded to 0.01" }),
    source: Type.String(),
  },
  { description: "人元司令: tables differ between books; not used in the verdicts" },
);

/** Finds the stem that commands a month some days after its jie. */
export function commandingStem(
  monthBranchIndex: number,
  daysSinceJie: number,
  dayMaster: Stem,
): { stem: Stem; tenGod: Named; daysSinceJie: number; source: string } {
  const rows = COMMANDS[monthBranchIndex]!;
  let passed = 0;
  let name = rows.at(-1)![0];
  for (const [native, days] of rows) {
    passed += days;
    if (daysSinceJie < passed) {
      name = native;
      break;
    }
  }
  const found = stem(STEM_ORDER.indexOf(name));
  return {
    stem: found,
    tenGod: tenGodOf(dayMaster, found),
    daysSinceJie: Math.round(daysSinceJie * 100) / 100,
    source: "common table of commanding stems",
  };
}
