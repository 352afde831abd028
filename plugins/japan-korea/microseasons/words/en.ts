import { english, type Translation, type Words } from "#sdk";
import { SEKKI } from "../../calendar/sekki.ts";
import * as old from "../../calendar/words/en.ts";
import type { YearRefusal } from "../../core/solar_years.ts";
import { yearOutOfRange } from "../../core/words/en.ts";
import type { answer, MicroseasonsAnswer } from "../answer.ts";
import type { input } from "../input.ts";
import { MICROSEASON, type SeasonId } from "../seasons.ts";
import { microseason } from "./en_seasons.ts";

type Current = NonNullable<MicroseasonsAnswer["current"]>;

const PARTS = ["first", "middle", "last"];
const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const named = (id: SeasonId) => `“${microseason[id]}” (${MICROSEASON.writings[id]!.native})`;

export const en = {
  title: "The 72 seasons of Japan",
  summary:
    "Which of the 24 terms and 72 Japanese micro-seasons of five days a date falls in, and all of a year with their instants",
  inputs: {
    date: { label: "Date", about: "A day in Japan; instead of year" },
    year: { label: "Year", about: "Year from its risshun in February; instead of date" },
  },
  fields: {
    year: "Year",
    current: "Season of the day",
    index: "Number",
    season: "Season",
    sekki: "Term",
    part: "Part of the term",
    start: "From",
    end: "To",
    dayOf: "Day of the season",
    days: "Days",
    previous: "Before it",
    next: "After it",
    nextStart: "Next begins",
    seasons: "Seasons of the year",
    longitudeDeg: "Longitude of the Sun",
    utc: "UTC",
    local: "In Japan",
  },
  terms: { sekki: old.sekki, microseason },
  refusals: {
    dateOrYear: {
      when: "neither a date nor a year is given, or both",
      says: ({ both }: { both: boolean }) =>
        both ? "Give date or year, not both" : "Give a date, or a year",
    },
    yearOutOfRange: {
      ...yearOutOfRange,
      says: ({ year, first, last }: YearRefusal["yearOutOfRange"]) =>
        `Cannot find the seasons of ${year}: the year must be within ${first} to ${last}`,
    },
  },
  reading({ year, current, seasons }: MicroseasonsAnswer) {
    if (!current) {
      const at = (index: number) => seasons[index]!.start;
      const lengths = seasons.map(
        ({ start, end }) => (Date.parse(end) - Date.parse(start)) / 864e5 + 1,
      );
      const count = (days: number) => lengths.filter((one) => one === days).length;
      return [
        `The seasons of ${year} begin with ${named("ko1")} on ${at(0)} and end with ${named("ko72")}, from ${at(71)} to ${seasons[71]!.end}.`,
        `Spring equinox falls on ${at(9)}, summer solstice on ${at(27)}, autumn equinox on ${at(45)}, winter solstice on ${at(63)}. ${count(5)} seasons have five days${count(6) ? `, ${count(6)} have six` : ""}${count(4) ? `, ${count(4)} have four` : ""}: the Earth runs faster in winter.`,
      ];
    }
    const { season, sekki, part, start, end, dayOf, days, previous, next, nextStart, index } =
      current;
    return [
      `It is the season ${named(season)}, read ${MICROSEASON.writings[season]!.roman}: number ${index} of the 72, the ${PARTS[part - 1]} of ${SEKKI.writings[sekki]!.roman} (${SEKKI.writings[sekki]!.native}, ${old.sekki[sekki]}).`,
      `It runs from ${start} to ${end}, and this is the ${english.ordinal(dayOf)} of its ${days} days. Before it came ${named(previous)}; ${named(next)} follows on ${nextStart}.`,
    ];
  },
  picture: {
    title: "The 72 seasons",
    desc: (year: number, season: SeasonId | null) =>
      `Ring of the 72 seasons of ${year}${season ? `, ${microseason[season]} marked` : ""}`,
    seventyTwo: "72 seasons",
    place: ({ index, sekki, part }: Current) =>
      `${index} of 72 · ${PARTS[part - 1]} of ${SEKKI.writings[sekki]!.roman}`,
    lines: ({ season }: Current) => [MICROSEASON.writings[season]!.roman!, microseason[season]],
    dayMonth: (month: number, day: number) => `${day} ${MONTHS[month - 1]}`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  refusals: YearRefusal & { dateOrYear: { both: boolean } };
}>;

export type MicroseasonsWords = Translation<typeof en>;
