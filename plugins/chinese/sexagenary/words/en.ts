import { BRANCH, PILLAR } from "#lore";
import { english, type Translation, type Vocabulary, type Words } from "#sdk";
import type { BoundaryPhrases } from "#east/calendar/boundary_warnings.ts";
import type { LongitudeRefusal } from "#east/calendar/chart_time.ts";
import { PLACES } from "#east/calendar/pillars.ts";
import * as calendar from "#east/calendar/words/en.ts";
import { NA_YIN } from "#east/na_yin.ts";
import { naYin, pillarName } from "../../core/words/en.ts";
import { nativeOf } from "#east/natives.ts";
import type { answer, SexagenaryAnswer, Sign } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { list } = english;
const { clock, dayBoundary } = calendar.conventions;

/** Years that a reading lists before it would be a table. */
const MOST_LISTED = 12;

function signText({ pillar, index, naYin: sound, head, void: empty }: Sign): string {
  return `${nativeOf(PILLAR, pillar)} (${pillarName(pillar)}), number ${index} of the sixty of the sound ${nativeOf(NA_YIN, sound)} (${naYin[sound]}) in the ten of ${nativeOf(PILLAR, head)} that leaves ${empty.map((id) => nativeOf(BRANCH, id)).join("")} void`;
}

/** `86 BCE`, `23 CE`. */
function yearText(year: number): string {
  return year > 0 ? `${year}${year < 1000 ? " CE" : ""}` : `${1 - year} BCE`;
}

function soughtText({ sign, fromYear, toYear, years }: NonNullable<SexagenaryAnswer["sought"]>) {
  const span = `between ${yearText(fromYear)} and ${yearText(toYear)}`;
  const name = nativeOf(PILLAR, sign.pillar);
  if (years.length === 0) return `No year ${span} is of ${signText(sign)}.`;
  const shown = years.slice(0, MOST_LISTED).map(yearText);
  const rest = years.length - shown.length;
  const more = rest > 0 ? `, and ${rest} more follow every sixty years` : "";
  return `You asked for ${signText(sign)}. The ${name} years ${span} are ${list(shown)}${more}; each begins at the start of spring.`;
}

/** Terms as a chooser lists them: 甲子 jiǎzǐ. */
function written<Id extends string>({ ids, writings }: Vocabulary<string, Id>) {
  const rows = ids.map((id) => [id, `${writings[id]!.native} ${writings[id]!.roman}`]);
  return Object.fromEntries(rows) as Readonly<Record<Id, string>>;
}

export const en = {
  title: "The sixty stems and branches",
  summary:
    "Stem and branch of the year, month, day and double hour of any moment, with sound and void, and the years on which a sign falls",
  inputs: {
    sign: {
      label: "Sign",
      about: "A pair of the sixty whose years are sought",
      values: written(PILLAR),
    },
    fromYear: { label: "From year", about: "First year to search, astronomical; default 1900" },
    toYear: { label: "To year", about: "Last year to search, astronomical; default 2100" },
  },
  fields: {
    pillars: "Pillars of the moment",
    year: "Year",
    month: "Month",
    day: "Day",
    hour: "Hour",
    pillar: "Pair",
    index: "Number in the sixty",
    naYin: "Sound",
    element: "Phase of the sound",
    head: "Head of its ten",
    void: "Void branches",
    sought: "Sign that was sought",
    sign: "Sign",
    fromYear: "From year",
    toYear: "To year",
    years: "Years",
  },
  terms: { naYin },
  phrases: { ...calendar.phrases },
  conventions: { clock, dayBoundary },
  refusals: {
    longitudeNeeded: calendar.refusals.longitudeNeeded,
    yearsReversed: {
      when: "The first year lies after the last",
      says: ({ fromYear, toYear }: YearsReversed["yearsReversed"]) =>
        `No years can be searched: ${fromYear} lies after ${toYear}`,
    },
  },
  reading({ pillars, sought }: SexagenaryAnswer) {
    const shown = PLACES.flatMap((place) => {
      const sign = pillars[place];
      return sign ? [`The ${place} is ${signText(sign)}.`] : [];
    });
    return [...(sought ? [soughtText(sought)] : []), shown.join(" ")];
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: BoundaryPhrases;
  refusals: LongitudeRefusal & YearsReversed;
}>;

/** What a refusal of reversed years says. */
export type YearsReversed = { yearsReversed: { fromYear: number; toYear: number } };

export type SexagenaryWords = Translation<typeof en>;
