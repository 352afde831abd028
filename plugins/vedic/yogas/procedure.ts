import { defineProcedure, wordsIn } from "#sdk";
import { normalizeDeg } from "#sky";
import { SIGN } from "#lore";
import { GRAHA_IDS, PLANET_IDS, type GrahaId } from "../core/grahas.ts";
import { yogasOf, type YogaReport } from "../core/yogas/all.ts";
import { yogaChartOf, type Combination } from "../core/yogas/chart.ts";
import { answer, type YogasAnswer } from "./answer.ts";
import { input, type Input, type Place } from "./input.ts";
import type { YogasWords } from "./words/en.ts";

/** Where a graha is put whose degree was not given. */
const MIDDLE_DEG = 15;

/** The yogas of a chart that is drawn in signs, as books and other programs give them. */
export const vedicYogas = defineProcedure({
  name: "vedic.yogas",
  tradition: "vedic",
  words: wordsIn<YogasWords>(import.meta),
  kind: "calculation",
  cost: 3,
  icon: "icons/chart.svg",
  input,
  output: answer,
  run(chosen): YogasAnswer {
    const exact = [...PLANET_IDS, "rahu" as const].every((id) => chosen[id]?.degree !== undefined);
    const longitudes = longitudesOf(chosen);
    const lagnaDeg = chosen.lagna ? longitudeOf(chosen.lagna) : null;
    const chart = yogaChartOf({ longitudes, speeds: FORWARD }, lagnaDeg, dayOf(chosen), exact);
    return { exact, ...withoutNodes(chosen, yogasOf(chart)) };
  },
  examples: [
    {
      title: "all seven in movable signs, which makes Rajju; no degrees are known",
      input: {
        lagna: { sign: "capricorn" },
        sun: { sign: "libra" },
        moon: { sign: "libra" },
        mars: { sign: "aries" },
        mercury: { sign: "capricorn" },
        jupiter: { sign: "aries" },
        venus: { sign: "aries" },
        saturn: { sign: "capricorn" },
      },
      expect: { exact: false },
      source: "Brihat Parashara Hora Shastra 35.7",
    },
  ],
  references: [
    { title: "Brihat Parashara Hora Shastra", author: "Parashara", part: "35-41" },
    { title: "Phaladeepika", author: "Mantreshwara", year: "16th century", part: "VI-VII" },
    { title: "Three Hundred Important Combinations", author: "B. V. Raman", year: "1947" },
  ],
});

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
