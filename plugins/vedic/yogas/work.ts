import { type Given, Refusal } from "#sdk";
import { normalizeDeg } from "#sky";
import { SIGN } from "#lore";
import { readBirthChart } from "../core/birth_chart.ts";
import { GRAHA_IDS, type GrahaId, PLANET_IDS } from "../core/grahas.ts";
import { type YogaReport, yogasOf } from "../core/yogas/all.ts";
import { isSunUp, sunDayOf } from "../core/sun_day.ts";
import { type Combination, type YogaChart, yogaChartOf } from "../core/yogas/chart.ts";
import type { YogasAnswer } from "./answer.ts";
import type { Input, Place } from "./input.ts";

/** Where a graha is put whose degree was not given. */
const MIDDLE_DEG = 15;

export function run(chosen: Input, give: Given): YogasAnswer {
  if (chosen.birthDate !== undefined)
    return { exact: true, ...yogasOf(chartOfBirth(chosen, give.civil())) };
  if (!isDrawn(chosen)) throw new Refusal("chart-needed");
  const exact = [...PLANET_IDS, "rahu" as const].every((id) => chosen[id]?.degree !== undefined);
  const longitudes = longitudesOf(chosen);
  const lagnaDeg = chosen.lagna ? longitudeOf(chosen.lagna) : null;
  const chart = yogaChartOf({ longitudes, speeds: FORWARD }, lagnaDeg, dayOf(chosen), exact);
  return { exact, ...withoutNodes(chosen, yogasOf(chart)) };
}

function chartOfBirth(chosen: Input, civil: ReturnType<Given["civil"]>): YogaChart {
  const birth = readBirthChart(civil, chosen);
  const { place, angles, julianDayUt, sky } = birth;
  const day = sunDayOf(civil, place, chosen.sunrise, sky);
  const isDay = chosen.byDay ?? isSunUp(julianDayUt, place, day);
  return yogaChartOf(birth, angles.lagnaDeg, isDay);
}

type Drawn = Input & Readonly<Record<(typeof PLANET_IDS)[number], Place>>;

function isDrawn(chosen: Input): chosen is Drawn {
  return PLANET_IDS.every((id) => chosen[id] !== undefined);
}

/** No graha of a drawn chart is taken to move backwards. */
const FORWARD = Object.fromEntries(GRAHA_IDS.map((id) => [id, 1])) as Record<GrahaId, number>;

function longitudeOf({ sign, degree }: Place): number {
  return 30 * SIGN.ids.indexOf(sign) + (degree ?? MIDDLE_DEG);
}

/** Rules that look at the nodes. */
const OF_NODES: readonly Combination[] = ["guruChandala"];

/** Without Rahu the rules that look at the nodes are not tried. */
function withoutNodes({ rahu }: Drawn, { present, absent, untested }: YogaReport): YogaReport {
  if (rahu) return { present, absent, untested };
  return {
    present: present.filter(({ yoga }) => !OF_NODES.includes(yoga)),
    absent: absent.filter((yoga) => !OF_NODES.includes(yoga)),
    untested: [...untested, ...OF_NODES],
  };
}

function longitudesOf(chosen: Drawn): Readonly<Record<GrahaId, number>> {
  const rahu = longitudeOf(chosen.rahu ?? chosen.sun);
  const seven = PLANET_IDS.map((id) => [id, longitudeOf(chosen[id])] as const);
  return {
    ...Object.fromEntries(seven),
    rahu,
    ketu: normalizeDeg(rahu + 180),
  } as Record<GrahaId, number>;
}

/** Given, or by the house of the Sun: above the horizon in the seventh to twelfth. */
function dayOf({ byDay, lagna, sun }: Drawn): boolean | null {
  if (byDay !== undefined) return byDay;
  if (!lagna) return null;
  const house = ((SIGN.ids.indexOf(sun.sign) - SIGN.ids.indexOf(lagna.sign) + 12) % 12) + 1;
  return house >= 7;
}
