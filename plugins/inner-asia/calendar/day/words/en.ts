import { english, type Translation, type Words } from "#sdk";
import {
  dateText,
  issues,
  phase,
  refusals,
  sheetFields,
  shortDate,
  WEEKDAYS,
} from "../../../core/words/en.ts";
import type { OwnDateIssues } from "../../../core/month.ts";
import type { YearRefusal } from "../../../core/year.ts";
import { shared, tibetanConjunction, tibetanHalfDay, tibetanObservance } from "../../words/en.ts";
import type { answer, DayAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { capital, ordinal, list } = english;

const yearText = ({ polarity, element, animal }: DayAnswer) =>
  `${shared.sex[polarity]} ${capital(phase[element])}-${capital(shared.animal12[animal])}`;
const monthText = ({ tibetan: { month, leapMonth } }: DayAnswer) =>
  `${leapMonth ? "inserted " : ""}month ${month}`;

/** What is unlike an ordinary day in the count itself. */
function oddity({ tibetan: { dayRepeat, day }, skipped }: DayAnswer): string {
  if (dayRepeat !== null) {
    return ` Two civil days bear the number ${day}; this is the ${dayRepeat} of them.`;
  }
  return skipped === null
    ? ""
    : ` The ${ordinal(skipped)} begins and ends within this day, so the sheet passes it over.`;
}

export const en = {
  title: "Tibetan calendar day",
  summary:
    "Tibetan date in the Phugpa, Tsurphu or Bhutanese school with doubled and skipped days, lunar mansion, conjunction, feasts and Losar",
  inputs: {
    tibetan: {
      label: "Tibetan date",
      about: "A date to turn back into a civil day, its year the royal one (2151 began in 2024)",
    },
    year: { label: "Royal year", about: "127 ahead of the Western year in which it begins" },
    month: { label: "Month", about: "1 to 12" },
    leapMonth: {
      label: "Inserted month",
      about: "Whether the inserted one of two months with the number is meant",
    },
    day: { label: "Day", about: "1 to 30; of a doubled day the first is taken" },
  },
  phrases: issues,
  fields: {
    ...sheetFields,
    tibetan: "Tibetan date",
    year: "Royal year",
    westernYear: "Western year of its beginning",
    leapMonth: "Inserted month",
    dayRepeat: "Of a doubled day",
    rabjung: "Cycle of sixty",
    yearInRabjung: "Year of the cycle",
    element: "Element",
    animal: "Animal",
    polarity: "Half",
    monthAnimal: "Animal of the month",
    skipped: "Day passed over",
    dayPlanet: "Planet of the day",
    mansion: "Lunar mansion",
    conjunction: "Conjunction",
    halfDay: "Half of the lunar day",
    observances: "What is kept",
    about: "What it is",
    newYear: "Losar",
    dayOfYear: "Day of the year",
    next: "Next Losar",
    sheet: "The month",
  },
  terms: { ...shared, phase, tibetanConjunction, tibetanHalfDay, tibetanObservance },
  conventions: {
    school: {
      title: "School",
      options: { phugpa: "Phugpa", tsurphu: "Tsurphu", bhutan: "Bhutan" },
    },
  },
  refusals,
  reading: (day: DayAnswer) => {
    const { civil, tibetan, observances, newYear } = day;
    const kept = observances.map((one) => {
      const { text, about } = tibetanObservance[one];
      return `${text} (${about})`;
    });
    return [
      `${dateText(civil.date)} is day ${tibetan.day} of ${monthText(day)}, the month of the ${shared.animal12[day.monthAnimal]}, in the ${yearText(day)} year, year ${day.yearInRabjung} of the ${ordinal(day.rabjung)} cycle.${oddity(day)}`,
      `At daybreak the almanac's Moon is in ${shared.mansion[day.mansion]}. Sun and Moon together make the conjunction called ${tibetanConjunction[day.conjunction]}, in the half-day of ${tibetanHalfDay[day.halfDay]}; the weekday belongs to ${shared.dayPlanet[day.dayPlanet]}.`,
      kept.length > 0
        ? `Kept today is ${list(kept)}.`
        : `Nothing is kept on the ${ordinal(tibetan.day)}.`,
      newYear.dayOfYear === 1
        ? `The year begins here; the next Losar is ${dateText(newYear.next)}.`
        : `Losar was on ${dateText(newYear.date)}, ${english.counted(newYear.dayOfYear - 1, "day")} ago; the next is ${dateText(newYear.next)}.`,
    ];
  },
  picture: {
    weekdays: WEEKDAYS,
    date: shortDate,
    title: (day: DayAnswer) => `${capital(monthText(day))}, ${yearText(day)}`,
    subtitle: (day: DayAnswer) =>
      `${dateText(day.civil.date)}: day ${day.tibetan.day} · ${shared.mansion[day.mansion]} · ${tibetanConjunction[day.conjunction]}`,
    desc: (day: DayAnswer) =>
      `The lunar month with day ${day.tibetan.day} marked; ${dateText(day.civil.date)}`,
    legend: "Framed: the day asked for. Green: days that are kept.",
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: OwnDateIssues;
  refusals: YearRefusal;
}>;

export type DayWords = Translation<typeof en>;
