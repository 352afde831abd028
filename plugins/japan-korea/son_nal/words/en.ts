import { english, type Translation, type Words } from "#sdk";
import { gapja, MONTHS, weekday, WEEKDAYS } from "../../core/words/en/korean.ts";
import type { answer, SonNalMonth } from "../answer.ts";
import type { input } from "../input.ts";
import type { Side } from "../terms.ts";

const side: Readonly<Record<Side, string>> = {
  east: "east",
  south: "south",
  west: "west",
  north: "north",
};

type Day = SonNalMonth["days"][number];
const isWeekend = ({ dayOfWeek }: Day) => dayOfWeek === "saturday" || dayOfWeek === "sunday";

export const en = {
  title: "Days without the guest",
  summary:
    "The days of a month on which the wandering guest (son, 손) troubles no side, kept in Korea for moving house and weddings, and where it stands on the others",
  inputs: {
    year: { label: "Year", about: "Gregorian year" },
    month: { label: "Month", about: "Gregorian month, 1 to 12" },
  },
  fields: {
    year: "Year",
    month: "Month",
    freeDays: "Free days",
    sides: "Where the guest stands",
    east: "East",
    south: "South",
    west: "West",
    north: "North",
    days: "Days",
    date: "Date",
    dayOfWeek: "Weekday",
    lunarMonth: "Lunar month",
    isLeapMonth: "Leap month",
    lunarDay: "Lunar day",
    pillar: "Pair of the day",
    side: "Side",
  },
  terms: { side, gapja },
  reading({ year, month, days, freeDays, sides }: SonNalMonth) {
    const free = days.filter((one) => one.side === null);
    const weekend = free.filter(isWeekend);
    const leap = days.find((one) => one.isLeapMonth);
    return [
      `In ${MONTHS[month - 1]} ${year} the guest (손, a spirit that hinders people) is away on ${english.list(freeDays.map(String))}: days for moving, a wedding or an opening.`,
      weekend.length > 0
        ? `At a weekend ${weekend.length === 1 ? "falls" : "fall"} ${english.list(weekend.map(({ date, dayOfWeek }) => `${weekday[dayOfWeek]} the ${english.ordinal(Number(date.slice(-2)))}`))}; those are booked first.`
        : "None of them falls at a weekend.",
      `If you must move on another day, do not go to the side on which it stands: it is in the east on ${sides.east.join(", ")}, in the south on ${sides.south.join(", ")}, in the west on ${sides.west.join(", ")} and in the north on ${sides.north.join(", ")}.`,
      ...(leap
        ? [
            `Some of these days lie in a leap ${english.ordinalWord(leap.lunarMonth)} month. Many hold a leap month (yundal, 윤달) to be free altogether; here its days are counted like any others.`,
          ]
        : []),
    ];
  },
  picture: {
    title: ({ year, month }: SonNalMonth) => `${MONTHS[month - 1]} ${year}`,
    subtitle: "Days without the guest (손 없는 날)",
    desc: ({ year, month, freeDays }: SonNalMonth) =>
      `${MONTHS[month - 1]} ${year}; free days ${freeDays.join(", ")}`,
    lunar: ({
      lunarMonth,
      isLeapMonth,
      lunarDay,
    }: Pick<Day, "lunarMonth" | "isLeapMonth" | "lunarDay">) =>
      `${lunarMonth}${isLeapMonth ? "*" : ""}/${lunarDay}`,
    side,
    free: "free",
    legend: "Green: the guest is away; others: its side; *: leap month",
    weekdays: WEEKDAYS,
  },
} satisfies Words<{ input: typeof input; answer: typeof answer }>;

export type SonNalWords = Translation<typeof en>;
