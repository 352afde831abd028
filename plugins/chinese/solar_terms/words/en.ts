import { PILLAR, type Pillar } from "#lore";
import type { Translation, Words } from "#sdk";
import * as calendar from "#east/calendar/words/en.ts";
import { SOLAR_TERM, type SolarTermId } from "#east/calendar/solar_terms.ts";
import { nativeOf } from "#east/natives.ts";
import { pillarName } from "../../core/words/en.ts";
import { phenology } from "../../almanac/words/en/phenologies.ts";
import type { answer, TermsAnswer } from "../answer.ts";
import type { input } from "../input.ts";

const named = (id: SolarTermId) => `${nativeOf(SOLAR_TERM, id)} (${calendar.solarTerm[id]})`;
const clock = (local: string) => local.replace("T", " at ").replace(/:\d\d$/, "");

export const en = {
  title: "Solar terms of a year",
  summary: "The instants of the 24 solar terms and the 72 pentads of a year, by any zone's clock",
  inputs: {
    year: { label: "Year", about: "Gregorian year, astronomical: 0 is 1 BCE" },
  },
  fields: {
    year: "Year",
    zone: "Clock",
    pillarBefore: "Pair until the start of spring",
    pillar: "Pair from the start of spring",
    terms: "Terms",
    term: "Term",
    kind: "Kind",
    month: "Month",
    longitudeDeg: "Longitude of the Sun",
    utc: "UTC",
    local: "By the clock",
    lengthDays: "Days to the next",
    pentads: "Pentads",
    pentad: "Pentad",
  },
  terms: {
    solarTerm: calendar.solarTerm,
    termKind: { jie: "opens a month", zhongQi: "halves a month" },
    phenology,
  },
  reading({ year, zone, pillarBefore, pillar, terms }: TermsAnswer) {
    const at = (id: SolarTermId) => terms.find(({ term }) => term === id)!;
    const spring = at("liChun");
    const turns = (["chunFen", "xiaZhi", "qiuFen", "dongZhi"] as const)
      .map((id) => `${named(id)} on ${clock(at(id).local)}`)
      .join(", ");
    const byLength = [...terms].sort((a, b) => a.lengthDays - b.lengthDays);
    const [shortest, longest] = [byLength[0]!, byLength.at(-1)!];
    return [
      `The year ${nativeOf(PILLAR, pillar)} (${pillarName(pillar)}) begins with ${named("liChun")} on ${clock(spring.local)} by the clock of ${zone}; whoever is born in ${year} before that belongs to ${nativeOf(PILLAR, pillarBefore)}.`,
      `The four turns of the Sun are ${turns}.`,
      `The shortest term is ${named(shortest.term)} with ${shortest.lengthDays.toFixed(2)} days and the longest ${named(longest.term)} with ${longest.lengthDays.toFixed(2)}, since the Earth runs fastest where it is nearest the Sun.`,
    ];
  },
  picture: {
    title: "The 24 solar terms",
    desc: (year: number) => `Ring of the 24 solar terms of ${year} with the day of each`,
    pillar: (pillar: Pillar) => `${nativeOf(PILLAR, pillar)} ${pillarName(pillar)}`,
    legend: "filled: opens a solar month · month/day",
  },
} satisfies Words<{ input: typeof input; answer: typeof answer }>;

export type SolarTermsWords = Translation<typeof en>;
