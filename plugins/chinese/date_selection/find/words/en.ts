import { ANIMAL, BRANCH, PILLAR } from "#lore";
import { english, type Translation, type Words } from "#sdk";
import { daySpirit } from "../../../almanac/words/en/spirits.ts";
import { officer, road, roadGod, specialDay } from "../../../almanac/words/en/terms.ts";
import { en as almanac } from "../../../almanac/words/en.ts";
import { SPIRIT } from "../../../almanac/spirits.ts";
import { OFFICER, ROAD_GOD } from "#east/almanac/terms.ts";
import { SPECIAL_DAY } from "../../../almanac/terms.ts";
import { clauseOf, asPhrases } from "../../../core/words/clauses.ts";
import { nativeOf } from "#east/natives.ts";
import { relation } from "../../../core/words/en.ts";
import type { Activity } from "../activities.ts";
import {
  REASON,
  type answer,
  type DayPhrases,
  type FindAnswer,
  type FindRefusal,
  type Reason,
} from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { capital, list } = english;
type Day = FindAnswer["days"][number];

const activity: Readonly<Record<Activity, string>> = {
  wedding: "a wedding",
  betrothal: "a betrothal",
  movingIn: "moving into a new home",
  movingHouse: "moving house",
  bed: "setting up a bed",
  opening: "opening a business",
  contract: "signing a contract",
  groundbreaking: "breaking ground",
  repairs: "building and repairs",
  journey: "setting out on a journey",
  office: "taking up a post",
  school: "starting school",
  blessing: "praying for blessings",
  worship: "worship and offerings",
};
const rejection: Readonly<Record<Reason, string>> = {
  monthBreak: "month breaker",
  yearBreak: "breaker of the year",
  fourPartings: "eve of solstice or equinox",
  fourSeverances: "eve of a season",
  yangGong: "Yang Gong's taboo",
  clash: "clash with someone named",
  officer: "officer that does not undertake it",
  spirit: "spirit that forbids it",
  table: "not in the tong shu",
};

/** Points of a day as clauses, which the wedding shares. */
export const clauses = {
  listed: "the tong shu lists it",
  officerFor: ({ officer: id }: DayPhrases["officerFor"]) =>
    `the officer ${nativeOf(OFFICER, id)} (${officer[id]}) undertakes it`,
  road: ({ god, yellow }: DayPhrases["road"]) =>
    `${nativeOf(ROAD_GOD, god)} (${roadGod[god]}) walks the ${yellow ? "yellow" : "black"} road`,
  helper: ({ spirit }: DayPhrases["helper"]) =>
    `${nativeOf(SPIRIT, spirit)} (${daySpirit[spirit]}) helps`,
  harmer: ({ spirit }: DayPhrases["harmer"]) =>
    `${nativeOf(SPIRIT, spirit)} (${daySpirit[spirit]}) weakens it`,
  special: ({ special }: DayPhrases["special"]) =>
    `it is ${nativeOf(SPECIAL_DAY, special)} (${specialDay[special]})`,
  person: ({ number, relation: id, good }: DayPhrases["person"]) =>
    `it ${good ? "suits" : "chafes"} person ${number} by ${relation[id]}`,
};

function dayText(one: Day, i: number): string {
  const because = one.because.map((point) => clauseOf<DayPhrases>(clauses, point));
  const hours = one.hours.map((id) => nativeOf(BRANCH, id)).join(" ");
  return `${i + 1}. ${one.date}, ${one.lunar}, a ${nativeOf(PILLAR, one.day)} day (${one.score}): ${because.join("; ")}. It clashes with those born under the ${one.clash}; use the hours ${hours}.`;
}

/** Days told in full; the rest are listed. */
const MOST_TOLD = 3;
/** Reasons in a cell of the calendar. */
const SHORT: Readonly<Record<Reason, string>> = {
  monthBreak: "break",
  yearBreak: "year",
  fourPartings: "eve",
  fourSeverances: "eve",
  yangGong: "Yang G.",
  clash: "clash",
  officer: "officer",
  spirit: "spirit",
  table: "unlisted",
};

export const en = {
  title: "Choosing a day",
  summary:
    "Ranks the days of a span for one activity: leaves out breaks, days apart, clashes with the people named, officers and spirits that forbid it; tells each point with its book, the hours to use, and why the other days are left out",
  inputs: {
    activity: { label: "For", about: "What a day is sought for", values: activity },
    from: { label: "From", about: "First day, YYYY-MM-DD" },
    to: { label: "To", about: "Last day, at most 400 days on" },
    people: { label: "People", about: "Up to six people whom the day must not clash with" },
    limit: { label: "How many", about: "Days to show, 10 where left out" },
  },
  fields: {
    activity: "For",
    from: "From",
    to: "To",
    searched: "Days searched",
    kept: "Days left",
    people: "People",
    animal: "Animal",
    days: "Days",
    date: "Date",
    dayOfWeek: "Day of the week",
    lunar: "Lunar date",
    year: "Year pillar",
    month: "Month pillar",
    day: "Day pillar",
    officer: "Officer",
    god: "Road god",
    road: "Road",
    specialDays: "Days apart",
    clash: "Clash",
    score: "Score",
    because: "Because",
    hours: "Hours",
    rejected: "Left out",
    reasons: "Reasons",
    reason: "Reason",
    counts: "What leaves out",
    "counts/days": "Days",
  },
  terms: { activity, rejection, officer, road, roadGod, specialDay },
  phrases: asPhrases(clauses),
  conventions: {
    table: {
      title: "What allows a day",
      options: { tongShu: "The tong shu's list", xieJi: "Officers and spirits alone" },
    },
    yangGong: {
      title: "Yang Gong's thirteen days",
      options: { counted: "Left out", ignored: "Not counted" },
    },
  },
  refusals: {
    yearOutOfRange: almanac.refusals.yearOutOfRange,
    spanReversed: {
      when: "The last day lies before the first",
      says: "Cannot search: the last day lies before the first",
    },
    spanTooLong: {
      when: "The span is longer than 400 days",
      says: ({ days, most }: FindRefusal["spanTooLong"]) =>
        `Cannot search ${days} days at once: the most is ${most}`,
    },
  },
  reading(answer: FindAnswer) {
    const { days, counts, searched, kept, people } = answer;
    const with_ =
      people.length > 0
        ? ` for ${list(people.map((one, i) => `person ${i + 1} (${one.animal}, ${nativeOf(PILLAR, one.year)})`))}`
        : "";
    const left =
      counts.length > 0
        ? ` Left out: ${list(counts.map((one) => `${one.days} by ${nativeOf(REASON, one.reason)} (${rejection[one.reason]})`))}.`
        : "";
    const rest = days.slice(MOST_TOLD);
    return [
      `From ${answer.from} to ${answer.to} ${kept} of ${searched === 1 ? "a single day" : `${searched} days`} can serve ${activity[answer.activity]}${with_}.${left}`,
      ...days.slice(0, MOST_TOLD).map(dayText),
      ...(rest.length > 0
        ? [
            `Then ${list(rest.map((one) => `${one.date} ${nativeOf(PILLAR, one.day)} (${one.score}, clashes with the ${one.clash})`))}.`,
          ]
        : []),
      days.length > 0
        ? "Scores are this service's own points; what forbids and what helps is the books'. Almanacs of Taiwan and of Hong Kong differ in their lists: where another almanac rejects one of these days, take the next."
        : "No day of this span is left: widen it, or ask the other school.",
    ];
  },
  picture: {
    title: (answer: FindAnswer) => capital(activity[answer.activity]),
    subtitle: (year: number, month: number) => `${year}-${String(month).padStart(2, "0")}`,
    weekdays: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
    rank: (rank: number, score: number) => `${rank}: ${score}`,
    reason: (id: Reason): string => SHORT[id],
    legend: "green: rank and score; red: left out; dots: left or not shown",
    desc: ({ days }: FindAnswer) =>
      days
        .map(({ date, score, clash }) => `${date} ${score} ${nativeOf(ANIMAL, clash)}`)
        .join(", ") || "no day",
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: FindRefusal & { yearOutOfRange: { year: number } };
}>;

export type FindWords = Translation<typeof en>;
