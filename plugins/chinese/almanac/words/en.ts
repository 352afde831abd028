import { PILLAR } from "#lore";
import { english, type Translation, type Words } from "#sdk";
import { SOLAR_TERM } from "#east/calendar/solar_terms.ts";
import * as calendar from "#east/calendar/words/en.ts";
import type { TallyPhrases } from "#east/tally.ts";
import * as core from "../../core/words/en.ts";
import { nativeOf } from "#east/natives.ts";
import type { Act } from "../acts.ts";
import type { answer, Page, PagePhrases } from "../answer.ts";
import { FIRST_YEAR, LAST_YEAR, type input } from "../input.ts";
import { isOneThing } from "../sayings.ts";
import { MANSION, OFFICER, ROAD_GOD } from "#east/almanac/terms.ts";
import type { DayPhrases } from "../weight.ts";
import { act } from "./en/acts.ts";
import { phenology } from "./en/phenologies.ts";
import { branchThings, branchTaboos, stemTaboos, stemThings } from "./en/sayings.ts";
import { daySpirit } from "./en/spirits.ts";
import * as terms from "./en/terms.ts";

const { list } = english;
const { festival, mansion, officer, roadGod } = terms;

const weekday = {
  sunday: "Sunday",
  monday: "Monday",
  tuesday: "Tuesday",
  wednesday: "Wednesday",
  thursday: "Thursday",
  friday: "Friday",
  saturday: "Saturday",
};
const luck = { lucky: "lucky", mixed: "mixed", unlucky: "unlucky" };

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
] as const;

/** Year, month and day of a date. */
function partsOf(date: string): readonly [number, number, number] {
  return date.split("-").map(Number) as [number, number, number];
}

function longDate(date: string): string {
  const [year, month, day] = partsOf(date);
  return `${day} ${MONTHS[month - 1]} ${year}`;
}

function dayText(page: Page): string {
  const { lunar, pillars, dayGod, solarTerm } = page;
  const feast = page.festival ? ` It is the ${festival[page.festival]}.` : "";
  const named = `${nativeOf(SOLAR_TERM, solarTerm.term)} (${calendar.solarTerm[solarTerm.term]})`;
  const term =
    solarTerm.day === 0
      ? `${named} begins today, at ${solarTerm.utc.slice(11, 16)} UT`
      : `It is day ${solarTerm.day + 1} of ${named}`;
  const { officer: onDuty } = page.officer;
  const { mansion: lodge, luck: lodgeLuck } = page.mansion;
  return (
    `${weekday[page.dayOfWeek]}, ${longDate(page.date)}, is ${lunar.native}, a ${nativeOf(PILLAR, pillars.day)} day (${core.pillarName(pillars.day)}).${feast} ` +
    `${term}, the season when ${phenology[page.phenology.sign]}. The officer is ${nativeOf(OFFICER, onDuty)} (${officer[onDuty]}), ` +
    `the mansion ${nativeOf(MANSION, lodge)} (${mansion[lodge]}, ${luck[lodgeLuck]}), and ${nativeOf(ROAD_GOD, dayGod.god)} (${roadGod[dayGod.god]}) walks the ${dayGod.road} road.`
  );
}

function actsText(opening: string, acts: readonly Act[], none: string): string {
  if (acts.length === 0) return none;
  const undertakings = acts.filter((id) => id !== "zhuShiBuYi" && id !== "yuShiWuQu");
  if (undertakings.length === 0) return "The day is marked as unsuited to any undertaking.";
  const rest = acts.includes("yuShiWuQu") ? "; nothing else should be undertaken" : "";
  return `${opening} ${list(undertakings.map((id) => act[id]))}${rest}.`;
}

function directionsText({ directions, clash, pengZu }: Page): string {
  const [byStem, byBranch] = pengZu;
  const taboos = [
    byStem!.code === "stemTaboo" ? stemTaboos[byStem!.with.stem] : "",
    byBranch!.code === "branchTaboo" ? branchTaboos[byBranch!.with.branch] : "",
  ];
  return (
    `Joy lies in the ${core.direction[directions.joy]} and wealth in the ${core.direction[directions.wealth]}. The day clashes with the ${core.branchName(clash.branch)}, ` +
    `above all with those born in a ${nativeOf(PILLAR, clash.pair)} year, and the ${core.direction[clash.sha]} is to be left alone. Peng Zu's sayings run: ${taboos.map((taboo) => `${taboo}.`).join(" ")}`
  );
}

function hoursText({ hours }: Page): string {
  const good = hours
    .filter(({ god }) => god.road === "yellow")
    .map(({ pillar, from }) => `${from} (${nativeOf(PILLAR, pillar)[1]})`);
  return `The hours of the yellow road begin at ${list(good)}.`;
}

/** Names of acts, as a line of the picture or its description lists them. */
const named = (acts: readonly Act[]) => acts.map((id) => act[id]);

export const en = {
  title: "Almanac of the day",
  summary:
    "Almanac page of a day: lunar date, pillars, officer, mansion, road god, clash, directions of the gods, suitable and unsuitable acts, twelve hours; today when no date is given",
  weighs:
    "50; the officer of the day ±8, its mansion ±6, yellow road 10 or black road -10, each good spirit 1 and each bad one -1 to at most ±8",
  fields: {
    date: "Date",
    dayOfWeek: "Day of the week",
    lunar: "Lunar date",
    year: "Year",
    month: "Month",
    isLeapMonth: "Leap month",
    day: "Day",
    monthDays: "Days of the month",
    "lunar/native": "In Chinese",
    zodiac: "Animal of the year",
    pillars: "Pillars",
    naYin: "Sound",
    naYinElement: "Phase of the sound",
    void: "Void branches",
    officer: "Officer",
    luck: "Luck",
    mansion: "Mansion",
    luminary: "Luminary",
    animal: "Animal of the mansion",
    "clash/animal": "Animal",
    dayGod: "God of the day",
    god: "God",
    road: "Road",
    clash: "Clash",
    branch: "Branch",
    pair: "Birth year",
    sha: "Direction of sha",
    pengZu: "Peng Zu's taboos",
    directions: "Directions",
    joy: "God of joy",
    wealth: "God of wealth",
    fortune: "God of fortune",
    sect1: "First school",
    sect2: "Second school",
    yangNoble: "Yang noble",
    yinNoble: "Yin noble",
    fetalGod: "Fetal god",
    things: "Things to leave alone",
    side: "Where",
    solarTerm: "Solar term in force",
    ...calendar.termFields,
    "solarTerm/day": "Day of the term, from 0",
    nextTerm: "Next solar term",
    phenology: "Phenology",
    sign: "Sign",
    "phenology/day": "Day of the sign",
    nineStar: "Flying star",
    suitable: "Suitable",
    avoid: "To avoid",
    goodSpirits: "Good spirits",
    badSpirits: "Bad spirits",
    festival: "Festival",
    periods: "Periods",
    name: "Period",
    "periods/day": "Day of the period",
    specialDays: "Days apart",
    hours: "Hours",
    pillar: "Double hour",
    from: "From",
    "/source": "Sources",
    acts: "Acts",
    calendar: "Calendar",
  },
  terms: {
    ...terms,
    luck,
    naYin: core.naYin,
    direction: core.direction,
    solarTerm: calendar.solarTerm,
    phenology,
    act,
    daySpirit,
  },
  phrases: {
    stemTaboo: ({ stem }: PagePhrases["stemTaboo"]): string => stemTaboos[stem],
    branchTaboo: ({ branch }: PagePhrases["branchTaboo"]): string => branchTaboos[branch],
    fetalThings: ({ byStem, byBranch }: PagePhrases["fetalThings"]) =>
      isOneThing(byStem, byBranch)
        ? stemThings[byStem]
        : `${stemThings[byStem]}, ${branchThings[byBranch]}`,
    actsFrom:
      "Table of the popular tong shu by month branch and day pillar, as held by tyme4ts 1.5.2",
    calendarFrom: "Chinese calendar of UTC+8 for the civil date, solar terms on the published day",
    ...core.tallyPhrases,
    officerIs: ({ officer: id }: DayPhrases["officerIs"]) =>
      `The officer of the day is “${officer[id]}”`,
    mansionIs: ({ mansion: id }: DayPhrases["mansionIs"]) =>
      `The Moon's mansion of the day is “${mansion[id]}”`,
    roadIs: ({ road }: DayPhrases["roadIs"]) => `The day walks the ${road} road`,
    spiritsAgainst: "Good spirits against bad",
  },
  refusals: {
    yearOutOfRange: {
      when: `The year is before ${FIRST_YEAR} or after ${LAST_YEAR}, where no calendar is held`,
      says: ({ year }: { year: number }) =>
        `The almanac cannot be opened: the year is ${year}, it must be within ${FIRST_YEAR} to ${LAST_YEAR}`,
    },
  },
  reading: (page: Page) => [
    dayText(page),
    `${actsText("Suitable are", page.suitable, "Nothing in particular is marked as suitable.")} ${actsText("Better avoided are", page.avoid, "Nothing in particular is marked as unsuitable.")}`,
    directionsText(page),
    hoursText(page),
  ],
  picture: {
    month: (date: string) => {
      const [year, month] = partsOf(date);
      return `${MONTHS[month - 1]} ${year}`;
    },
    weekday,
    season: ({ solarTerm, festival: feast }: Page) =>
      `${feast ? `${festival[feast]} · ` : ""}${calendar.solarTerm[solarTerm.term]}, day ${solarTerm.day + 1}`,
    facts: ({ officer: onDuty, mansion: lodge, dayGod, clash }: Page) => [
      {
        label: "officer",
        value: `${nativeOf(OFFICER, onDuty.officer)} ${officer[onDuty.officer]}`,
      },
      {
        label: "mansion",
        value: `${nativeOf(MANSION, lodge.mansion)} ${mansion[lodge.mansion]}`,
      },
      { label: "day god", value: roadGod[dayGod.god] },
      {
        label: "clash",
        value: `${core.branchName(clash.branch)}, ${core.direction[clash.sha]}`,
      },
    ],
    factColumns: 2,
    factSize: 12,
    suitable: "Do",
    avoid: "Avoid",
    labelSize: 13,
    labelDrop: 5,
    isLabelSerif: false,
    hours: "Hours: filled are those of the yellow road",
    acts: named,
    separator: ", ",
    lineEnd: ",",
    lineLength: 40,
    nothing: "nothing marked",
    title: ({ date, lunar }: Page) => `Almanac page of ${date}, ${lunar.native}`,
    desc: ({ suitable, avoid }: Page) =>
      `Suitable: ${named(suitable).join(", ")}. Avoid: ${named(avoid).join(", ")}.`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  phrases: DayPhrases & TallyPhrases;
  refusals: { yearOutOfRange: { year: number } };
}>;

export type AlmanacWords = Translation<typeof en>;
