/** What of a chart is spoken of first, chosen once for every language. */
import type { Dignity } from "../core/dignity.ts";
import { isPlanetId, PLANET_IDS, SIGN_LORDS, type GrahaId, type PlanetId } from "../core/grahas.ts";
import { SIGN } from "#lore";
import type { ChartAnswer } from "./answer.ts";

export type GrahaReport = ChartAnswer["grahas"][number];
export type Bhava = NonNullable<ChartAnswer["houses"]>["bhavas"][number];

/** One graha of the answer. */
export function grahaIn(answer: ChartAnswer, id: GrahaId): GrahaReport {
  return answer.grahas.find(({ graha }) => graha === id)!;
}

/** The rising sign with its lord and who stands beside it; null without a lagna. */
export function risingOf(answer: ChartAnswer) {
  const { lagna } = answer;
  if (!lagna) return null;
  const lord = SIGN_LORDS[SIGN.ids.indexOf(lagna.sign)]!;
  const beside = answer.grahas.filter(({ house, graha }) => house === 1 && graha !== lord);
  return { lagna, lord: grahaIn(answer, lord), beside: beside.map(({ graha }) => graha) };
}

/** From which nakshatra to which the Moon passed on a day without a time; null where it stayed. */
export function moonsWay({ unknownTime }: ChartAnswer) {
  const range = unknownTime?.grahas.moon;
  if (!range || range.from.nakshatra === range.to.nakshatra) return null;
  return { from: range.from.nakshatra, to: range.to.nakshatra };
}

/** Grahas that are well placed, ill placed, or set apart. */
export function strengthsOf(answer: ChartAnswer) {
  const idsOf = (test: (graha: GrahaReport) => boolean) =>
    answer.grahas.filter(test).map(({ graha }) => graha);
  const by = (...dignities: readonly Dignity[]) =>
    idsOf(({ graha, dignity }) => isPlanetId(graha) && dignities.includes(dignity));
  return {
    exalted: by("exalted"),
    home: by("moolatrikona", "own"),
    fallen: by("debilitated"),
    burnt: idsOf(({ combust }) => combust),
    vargottama: idsOf(({ vargottama }) => vargottama),
  };
}

/** The first and the last by the sixfold strength, with whole percents of what is required. */
export function rankedOf({ shadbala }: ChartAnswer) {
  if (!shadbala) return null;
  const ids = [...PLANET_IDS].sort((a, b) => shadbala[a].rank - shadbala[b].rank);
  const share = (id: PlanetId) => ({ id, percent: Math.round(100 * shadbala[id].ratio) });
  return { first: share(ids[0]!), last: share(ids.at(-1)!) };
}

/** Up to three yogas, the strongest first, figures last; `named` says whether its grahas are worth naming. */
export function leadingYogas({ yogas }: ChartAnswer) {
  return [...yogas.present]
    .sort(
      (a, b) =>
        Number(a.kind === "nabhasa") - Number(b.kind === "nabhasa") || b.strength - a.strength,
    )
    .slice(0, 3)
    .map((one) => ({ ...one, named: one.kind !== "nabhasa" && one.grahas.length < 4 }));
}

/** The houses with most and fewest points, and the fullest beside the first; null without houses. */
export function housesOf({ houses }: ChartAnswer) {
  if (!houses) return null;
  const sorted = [...houses.bhavas].sort((a, b) => b.sarva - a.sarva);
  const full = houses.bhavas
    .filter(({ occupants, house }) => occupants.length >= 2 && house !== 1)
    .sort((a, b) => b.occupants.length - a.occupants.length)[0];
  return { best: sorted[0]!, worst: sorted.at(-1)!, full: full ?? null };
}

/** The grahas whose house is told one by one; the Moon has a paragraph of her own. */
export const TOLD_BY_HOUSE = [
  "sun",
  "mars",
  "mercury",
  "jupiter",
  "venus",
  "saturn",
  "rahu",
  "ketu",
] as const;
export type GrahaVerbs = Readonly<Record<(typeof TOLD_BY_HOUSE)[number], string>>;

/** The year of an instant, ISO 8601. */
export function yearOf(instant: string): string {
  return instant.slice(0, instant.lastIndexOf("T")).slice(0, -6);
}
