import { PILLAR } from "#lore";
import { nativeOf } from "#east/natives.ts";
import { english, type Translation, type Words } from "#sdk";
import { readKanshi } from "../../calendar/names.ts";
import type { OldCalendarRefusals } from "../../calendar/old_calendar.ts";
import * as old from "../../calendar/words/en.ts";
import type { answer, EraReading, NengoAnswer, NengoRefusals } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const COURTS = { northern: "the northern court", southern: "the southern court" };
const counted = ({ era, eraYear, native }: EraReading) => `${era.roman} ${eraYear} (${native})`;
const span = ({ began, ended }: EraReading) =>
  ended === null ? `has run since ${began}` : `ran from ${began} to ${ended}`;

export const en = {
  title: "Japanese eras",
  summary:
    "A Japanese era year in the Western count and back, both courts, to the day, with the days on which each era began and ended",
  inputs: {
    era: { label: "Era", about: "Name of an era, written or in letters: 令和, Reiwa" },
    eraYear: { label: "Year of the era", about: "1 to 200; default 1" },
    month: { label: "Month", about: "Month of the calendar of that time; needs day and eraYear" },
    leap: { label: "Leap month", about: "Whether the month is the repeated one; default false" },
    day: { label: "Day", about: "Day of the month" },
  },
  fields: {
    readings: "As eras count",
    era: "Era",
    native: "As written",
    roman: "In letters",
    court: "Court",
    eraYear: "Year of the era",
    year: "Western year",
    pillar: "Pair of the year",
    began: "Era began",
    ended: "Era ended",
    firstDay: "Year from",
    lastDay: "Year to",
    old: "Month and day of the time",
    month: "Month",
    isLeapMonth: "Leap month",
    day: "Day",
    date: "Gregorian day",
    gregorian: "Gregorian day",
    julian: "Julian day",
  },
  terms: { japaneseCourt: COURTS },
  conventions: {
    southernEras: {
      title: "First days of Kentoku and Bunchū (1370, 1372)",
      options: {
        chronicles: "as chronicles have them",
        documents: "as the earliest documents have them",
      },
    },
  },
  refusals: {
    eraOrDate: {
      when: "neither an era nor a date is given, both are, or month and day stand without the other or without a year",
      says: "Give a date, or an era; an era may have eraYear, and with it month and day together",
    },
    eraUnknown: {
      when: "no Japanese era has that name",
      says: ({ era }: NengoRefusals["eraUnknown"]) => `Cannot find a Japanese era “${era}”`,
    },
    noEra: {
      when: "no era was in force on that day",
      says: ({ year }: NengoRefusals["noEra"]) =>
        year < 645
          ? `Cannot name an era of ${year}: the first, Taika, began in the summer of 645`
          : `Cannot name an era of that day of ${year}: none was proclaimed between 654 and 686, and between 686 and 701`,
    },
    eraYearBeyond: {
      when: "the era did not last that long",
      says: ({ era, eraYear, last }: NengoRefusals["eraYearBeyond"]) =>
        `Cannot find year ${eraYear} of ${era}: it ended with year ${last}`,
    },
    dayOutsideEra: {
      when: "the day lies before the era began or after it ended",
      says: ({ native, began, ended }: NengoRefusals["dayOutsideEra"]) =>
        `Cannot place the day in ${native}: the era ran from ${began}${ended ? ` to ${ended}` : ""}`,
    },
    oldYearOutOfRange: old.oldYearOutOfRange,
    noSuchOldDate: {
      when: old.noSuchOldDate.when,
      says: (of: OldCalendarRefusals["noSuchOldDate"]) => old.noSuchOldDate.says(of),
    },
  },
  reading({ readings, gregorian, julian }: NengoAnswer) {
    const [first, ...rest] = readings;
    const { year, pillar, firstDay, lastDay, eraYear } = first!;
    const western = julian === null ? "" : `, ${julian} by the Julian calendar of the West,`;
    const under = (one: EraReading) => (one.court ? ` under ${COURTS[one.court]}` : "");
    const head = gregorian
      ? `${gregorian}${western} is ${english.list(readings.map((one) => counted(one) + under(one)))}.`
      : `${counted(first!)} is ${year}${eraYear === 1 ? ", the first year of its era" : ""}: within the era from ${firstDay} to ${lastDay}.`;
    const others =
      gregorian === null && rest.length > 0
        ? ` Other eras are read alike: ${english.list(rest.map((one) => `${counted(one)}, ${one.year}`))}.`
        : "";
    const eras = readings.map((one) => `${one.era.roman} ${one.era.native} ${span(one)}`);
    return [
      `${head}${others}`,
      `${english.list(eras)}. The year's pair is ${nativeOf(PILLAR, pillar)} (${readKanshi(pillar)}).`,
    ];
  },
  picture: {
    heading: ({ readings }: NengoAnswer) =>
      `${readings[0]!.era.roman} ${readings[0]!.eraYear} · ${readings[0]!.year}`,
    names: (native: string, roman: string) => [`${native} ${roman}`, native],
    desc: ({ readings }: NengoAnswer) =>
      `Eras of Japan around ${readings[0]!.year} as bars, ${readings.map((one) => one.era.roman).join(" and ")} marked`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: NengoRefusals & OldCalendarRefusals;
}>;

export type NengoWords = Translation<typeof en>;
