import { ANIMAL, PILLAR, type Weekday } from "#lore";
import { english, type Translation, type Words } from "#sdk";
import { SOLAR_TERM } from "#east/calendar/solar_terms.ts";
import { solarTerm } from "#east/calendar/words/en.ts";
import { direction, pillarName } from "../../../core/words/en.ts";
import { nativeOf } from "#east/natives.ts";
import { act } from "../../words/en/acts.ts";
import { festival, mansion, officer, road, roadGod, specialDay } from "../../words/en/terms.ts";
import type { answer, MonthAnswer } from "../answer.ts";
import type { input } from "../input.ts";

const { list } = english;
type Day = MonthAnswer["days"][number];

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const short: Readonly<Record<Weekday, string>> = {
  sunday: "Sun",
  monday: "Mon",
  tuesday: "Tue",
  wednesday: "Wed",
  thursday: "Thu",
  friday: "Fri",
  saturday: "Sat",
};
const luck = { lucky: "lucky", mixed: "mixed", unlucky: "unlucky" };
const dayOf = (date: string) => Number(date.slice(-2));
const named = ({ year, month }: MonthAnswer) => `${MONTHS[month - 1]} ${year}`;

/** Turns that the head of the page has room for. */
const MOST_TURNS = 2;

/** Days with what sets them apart. */
const turns = ({ days }: MonthAnswer) =>
  days.flatMap((one) => [
    ...(one.term
      ? [`${dayOf(one.date)} ${nativeOf(SOLAR_TERM, one.term)} (${solarTerm[one.term]})`]
      : []),
    ...(one.festival && !one.term ? [`${dayOf(one.date)} ${festival[one.festival]}`] : []),
  ]);

/** Animals with the days that clash with them. */
const clashes = (days: readonly Day[]) =>
  ANIMAL.ids
    .map(
      (id) =>
        [id, days.filter(({ clash }) => clash === id).map(({ date }) => dayOf(date))] as const,
    )
    .filter(([, dates]) => dates.length > 0)
    .map(([id, dates]) => `the ${id} ${dates.join(" and ")}`)
    .join(", ");

export const en = {
  title: "Almanac of a month",
  summary:
    "A month of almanac pages at a glance: lunar dates, pairs, officers, roads, terms and festivals, suitable and avoided acts, and the days for what people ask most, drawn as a calendar",
  inputs: {
    year: { label: "Year", about: "Gregorian year" },
    month: { label: "Month", about: "1 to 12" },
  },
  fields: {
    year: "Year",
    month: "Month",
    days: "Days",
    date: "Date",
    dayOfWeek: "Day of the week",
    lunarMonth: "Lunar month",
    isLeapMonth: "Leap month",
    lunarDay: "Lunar day",
    lunar: "Lunar date",
    pillar: "Pair",
    officer: "Officer",
    luck: "Luck",
    god: "Road god",
    road: "Road",
    mansion: "Mansion",
    clash: "Clash",
    sha: "Killers",
    term: "Solar term",
    festival: "Festival",
    specialDays: "Days apart",
    suitable: "Suitable",
    avoid: "To avoid",
    byAct: "By act",
    act: "Act",
    dates: "Days",
  },
  terms: {
    officer,
    luck,
    roadGod,
    road,
    mansion,
    direction,
    solarTerm,
    festival,
    specialDay,
    act,
  },
  reading(answer: MonthAnswer) {
    const { days, byAct } = answer;
    const [first] = days;
    const marked = turns(answer);
    const served = byAct.filter(({ dates }) => dates.length > 0);
    const none = byAct.filter(({ dates }) => dates.length === 0);
    const apart = days.filter(({ specialDays }) => specialDays.length > 0);
    return [
      `${named(answer)} opens on ${first!.lunar}, a ${nativeOf(PILLAR, first!.pillar)} day (${pillarName(first!.pillar)}).${marked.length > 0 ? ` It brings ${list(marked)}.` : ""}`,
      `${served.map((one) => `For ${act[one.act]}: ${one.dates.map(dayOf).join(", ")}.`).join(" ")}${none.length > 0 ? ` No day is free for ${list(none.map((one) => act[one.act]))}.` : ""}`,
      apart.length > 0
        ? `Days apart: ${list(apart.map((one) => `${dayOf(one.date)} (${one.specialDays.map((id) => specialDay[id]).join(", ")})`))}. Before fixing one, see whom it clashes with: ${clashes(days)}.`
        : "",
    ].filter((one) => one !== "");
  },
  picture: {
    title: named,
    subtitle: (answer: MonthAnswer) =>
      turns(answer).slice(0, MOST_TURNS).join(" · ") || answer.days[0]!.lunar,
    weekdays: Object.values(short),
    label: (one: Day): string =>
      one.term ? nativeOf(SOLAR_TERM, one.term) : `${one.lunarMonth}/${one.lunarDay}`,
    legend: "green: yellow road with a lucky officer; red: month break and days apart",
    desc: (answer: MonthAnswer) =>
      `${named(answer)}: ${answer.days.map((one) => `${dayOf(one.date)} ${nativeOf(PILLAR, one.pillar)} ${nativeOf(ANIMAL, one.clash)}`).join(", ")}`,
  },
} satisfies Words<{ input: typeof input; answer: typeof answer }>;

export type MonthWords = Translation<typeof en>;
