import type { InputOf } from "#sdk";
import { normalizeDeg } from "#sky";
import { SIGN } from "#lore";
import { GRAHA_IDS, type GrahaId, PLANET_IDS } from "../core/grahas.ts";
import { type YogaReport, yogasOf } from "../core/yogas/all.ts";
import { type Combination, yogaChartOf } from "../core/yogas/chart.ts";
import type { YogasAnswer } from "./answer.ts";
import type { input, Input, Place } from "./input.ts";

/** Where a graha is put whose degree was not given. */
const MIDDLE_DEG = 15;

export function run(chosen: InputOf<typeof input>): YogasAnswer {
  const exact = [...PLANET_IDS, "rahu" as const].every((id) => chosen[id]?.degree !== undefined);
  const longitudes = longitudesOf(chosen);
  const lagnaDeg = chosen.lagna ? longitudeOf(chosen.lagna) : null;
  const chart = yogaChartOf({ longitudes, speeds: FORWARD }, lagnaDeg, dayOf(chosen), exact);
  return { exact, ...withoutNodes(chosen, yogasOf(chart)) };
}

/** No graha of a drawn chart is taken to move backwards. */
const FORWARD = Object.fromEntries(GRAHA_IDS.map((id) => [id, 1])) as Record<GrahaId, number>;

function longitudeOf({ sign, degree }: Place): number {
  return 30 * SIGN.ids.indexOf(sign) + (degree ?? MIDDLE_DEG);
}

/** Rules that look at the nodes. */
const OF_NODES: readonly Combination[] = ["guruChandala"];

/** Without Rahu the rules that look at the nodes are not tried. */
function withoutNodes({ rahu }: Input, { present, absent, untested }: YogaReport): YogaReport {
  if (rahu) return { present, absent, untested };
  return {
    present: present.filter(({ yoga }) => !OF_NODES.includes(yoga)),
    absent: absent.filter((yoga) => !OF_NODES.includes(yoga)),
    untested: [...untested, ...OF_NODES],
  };
}

function longitudesOf(chosen: Input): Readonly<Record<GrahaId, number>> {
  const rahu = longitudeOf(chosen.rahu ?? chosen.sun);
  const seven = PLANET_IDS.map((id) => [id, longitudeOf(chosen[id])] as const);
  return {
    ...Object.fromEntries(seven),
    rahu,
    ketu: normalizeDeg(rahu + 180),
  } as Record<GrahaId, number>;
}

/** Given, or by the house of the Sun: above the horizon in the seventh to twelfth. */
function dayOf({ byDay, lagna, sun }: Input): boolean | null {
  if (byDay !== undefined) return byDay;
  if (!lagna) return null;
  const house = ((SIGN.ids.indexOf(sun.sign) - SIGN.ids.indexOf(lagna.sign) + 12) % 12) + 1;
  return house >= 7;
}
