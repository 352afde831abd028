/** What a writer may use of a chart, in the language in which it is said. */
import { SIGN, type Sign } from "#lore";
import type { Speaker, Vocabulary } from "#sdk";
import { DIGNITY } from "../core/dignity.ts";
import { GRAHA } from "../core/grahas.ts";
import { NAKSHATRA } from "../core/nakshatras.ts";
import { TITHI } from "../core/panchanga.ts";
import { formatDegree } from "../core/positions.ts";
import { COMBINATION } from "../core/yogas/chart.ts";
import { KALA_SARPA, MANGLIK } from "../core/yogas/doshas.ts";
import type { ChartAnswer } from "./answer.ts";

type Period = ChartAnswer["dasha"]["mahadashas"][number];

/** The facts of a chart in the words of a speaker. */
export function factsOf(answer: ChartAnswer, say: Speaker): Readonly<Record<string, unknown>> {
  const term = <Id extends string>(terms: Vocabulary<string, Id>, id: Id) =>
    (say.term(terms, id, []) as { readonly text: string }).text;
  const at = ({ sign, longitudeDeg }: { readonly sign: Sign; readonly longitudeDeg: number }) =>
    `${term(SIGN, sign)} ${formatDegree(longitudeDeg)}`;
  const period = ({ lord, start, end }: Period) => ({ lord: term(GRAHA, lord), start, end });
  const { lagna, grahas, yogas, doshas, dasha, panchanga, unknownTime, houses } = answer;
  return {
    lagna: lagna ? at(lagna) : null,
    grahas: grahas.map((one) => ({
      graha: term(GRAHA, one.graha),
      at: at(one),
      ...(one.house ? { house: one.house } : {}),
      dignity: term(DIGNITY, one.dignity),
      retrograde: one.retrograde,
      combust: one.combust,
      vargottama: one.vargottama,
    })),
    moonNakshatra: term(NAKSHATRA, panchanga.nakshatra.name),
    tithi: term(TITHI, panchanga.tithi.name),
    houses: houses?.bhavas.map(({ house, sign, lord, lordHouse, occupants, sarva }) => ({
      house,
      sign: term(SIGN, sign),
      lord: term(GRAHA, lord),
      lordHouse,
      occupants: occupants.map((id) => term(GRAHA, id)),
      sarva,
    })),
    yogas: yogas.present.map(({ yoga, grahas: makers, strength }) => ({
      yoga: say.term(COMBINATION, yoga, ["meaning"]),
      grahas: makers.map((id) => term(GRAHA, id)),
      strength,
    })),
    doshas: {
      manglik: term(MANGLIK, doshas.manglik.value),
      kalaSarpa: term(KALA_SARPA, doshas.kalaSarpa.value),
    },
    dasha: {
      startLord: term(GRAHA, dasha.startLord),
      mahadashas: dasha.mahadashas.map(period),
      running: dasha.running.map(period),
    },
    timeKnown: unknownTime === undefined,
  };
}
