import { PILLAR } from "#lore";
import { term, Type, type Frozen, type Static } from "#sdk";
import { cycleFrom, modulo, monthPillar, type StemBranch } from "#time";
import { NA_YIN, soundOf } from "#east/na_yin.ts";
import { sixCombinePartner } from "#east/relations.ts";
import type { Chart } from "#east/four_pillars/chart.ts";

/** Whether the month of the life palace turns at the jie or already at the zhong qi. */
export type PalaceRule = "jie" | "zhongQi";

const derivedPillar = (description: string) =>
  Type.Object(
    { pillar: term(PILLAR, "The pillar"), naYin: term(NA_YIN, "Its sound") },
    { description },
  );

/** Pillars that follow from the four; those that need the hour are null without it. */
export const derivedShape = Type.Object(
  {
    conceptionOrigin: derivedPillar("胎元 tāi yuán"),
    conceptionBreath: derivedPillar("胎息 tāi xī"),
    lifePalace: Type.Union([derivedPillar("命宮 mìng gōng"), Type.Null()], {
      description: "命宮 mìng gōng; null without an hour",
    }),
    bodyPalace: Type.Union([derivedPillar("身宮 shēn gōng"), Type.Null()], {
      description: "身宮 shēn gōng; null without an hour",
    }),
  },
  { description: "Pillars that follow from the four" },
);

/**
 * Finds 胎元, 胎息, 命宮 and 身宮.
 *
 * @param pastZhongQi whether the zhong qi of the month has passed, for the palace rule of that name
 * @source Sanming Tonghui, juan 2; checked against 148 charts of tyme4ts 1.5.2
 */
export function derivePillars(
  chart: Chart,
  rule: PalaceRule,
  pastZhongQi: boolean,
): Frozen<Static<typeof derivedShape>> {
  const { month, day, hour, year } = chart;
  const monthNumber = monthCount(month) + (rule === "zhongQi" && pastZhongQi ? 1 : 0);
  return {
    conceptionOrigin: show(cycleFrom(month.stem.index + 1, month.branch.index + 3)),
    conceptionBreath: show(
      cycleFrom(modulo(day.stem.index + 5, 10), sixCombinePartner(day.branch.index)),
    ),
    lifePalace: hour ? show(lifePalaceOf(year, monthNumber, hour)) : null,
    bodyPalace: hour ? show(bodyPalaceOf(year, month, hour)) : null,
  };
}

/** Number of a branch with 寅 as 1 and 丑 as 12. */
function monthCount(pair: StemBranch): number {
  return modulo(pair.branch.index - 2, 12) + 1;
}

function lifePalaceOf(year: StemBranch, monthNumber: number, hour: StemBranch): StemBranch {
  const sum = (monthNumber > 12 ? monthNumber - 12 : monthNumber) + monthCount(hour);
  const place = sum < 14 ? 14 - sum : 26 - sum;
  return monthPillar(year.stem.index, modulo(place + 1, 12));
}

function bodyPalaceOf(year: StemBranch, month: StemBranch, hour: StemBranch): StemBranch {
  const place = modulo(month.branch.index + hour.branch.index + 11, 12) + 2;
  return monthPillar(year.stem.index, modulo(place, 12));
}

function show(pair: StemBranch) {
  return { pillar: pair.id, naYin: soundOf(pair.index) };
}
