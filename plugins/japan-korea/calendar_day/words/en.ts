import { PILLAR, type Branch, type Weekday } from "#lore";
import { en as lore } from "#lore/words/en.ts";
import { nativeOf } from "#east/natives.ts";
import { english, type Translation, type Words } from "#sdk";
import { OLD_MONTH } from "../../calendar/names.ts";
import type { OldCalendarRefusals } from "../../calendar/old_calendar.ts";
import { ROKUYO, type Rokuyo } from "../../calendar/rokuyo.ts";
import { SEKKI, type Sekki } from "../../calendar/sekki.ts";
import * as old from "../../calendar/words/en.ts";
import { MICROSEASON } from "../../microseasons/seasons.ts";
import { microseason } from "../../microseasons/words/en_seasons.ts";
import { STAR } from "../../nine_star/stars.ts";
import { en as stars } from "../../nine_star/chart/words/en.ts";
import { kiStar } from "../../nine_star/words/en.ts";
import type { answer, CalendarDayAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import { CHOKU, LODGE_28, SELECTED, ZASSETSU, type Selected } from "../terms.ts";
import { choku, lodge28, selectedDay, zassetsu } from "./en_terms.ts";

const { list, ordinal } = english;
const weekdays = lore.weekday as Readonly<Record<Weekday, string>>;
const branches = lore.branch as Readonly<Record<Branch, string>>;
const roman = (id: Rokuyo) => ROKUYO.writings[id]!.roman!;
const kiNames = Object.fromEntries(STAR.ids.map((id) => [id, kiStar[id].text])) as {
  readonly [K in (typeof STAR.ids)[number]]: string;
};
const told = (id: Selected) =>
  `${SELECTED.writings[id]!.roman} (${SELECTED.writings[id]!.native}): ${selectedDay[id].about}`;

export const en = {
  title: "Japanese almanac, a day",
  summary:
    "The page of a day as a Japanese almanac has it: old date, six-day sign, pairs, officer, lodge, star, season and selected days, with its month",
  inputs: { date: { label: "Date", about: "A day in Japan" } },
  fields: {
    ...old.oldDateFields,
    date: "Date",
    dayOfWeek: "Weekday",
    era: "Era",
    old: "Old date",
    rokuyo: "Six-day sign",
    yearPair: "Pair of the year",
    monthPair: "Pair of the month",
    dayPair: "Pair of the day",
    pillar: "Pair",
    reading: "Read",
    setsuMonth: "Solar month",
    choku: "Officer",
    about: "What for",
    lodge: "Lodge",
    lodgeOf28: "Lodge of 28",
    lodgeOf27: "Lodge of 27",
    dayStar: "Star of the day",
    dayStarDisputed: "Star disputed",
    microseason: "Season of the 72",
    sekki: "Term",
    sekkiBegins: "Term begins today",
    zassetsu: "Days between the terms",
    doyo: "Day of doyō",
    selected: "Selected days",
    luck: "Luck",
    "answer/month": "Days of the month",
    oldMonth: "Old month",
    oldDay: "Old day",
  },
  terms: {
    oldMonth: old.oldMonth,
    rokuyo: old.rokuyo,
    sekki: old.sekki,
    microseason,
    kiStar: kiNames,
    choku,
    lodge28,
    selectedDay,
    selectedLuck: { lucky: "lucky", mixed: "neither", unlucky: "unlucky" },
    zassetsu,
  },
  conventions: {
    lodges: {
      title: "Lodge of the day",
      options: {
        twentyEight: "28 lodges in unbroken turn",
        twentySeven: "27 lodges by the old date",
      },
    },
    leap2033: old.leap2033,
    longRun: stars.conventions.longRun,
  },
  refusals: { oldYearOutOfRange: old.oldYearOutOfRange },
  reading(of: CalendarDayAnswer) {
    const { month, isLeapMonth, day, monthName } = of.old;
    const leap = isLeapMonth ? "leap " : "";
    const turns = [
      ...(of.sekkiBegins
        ? [`${SEKKI.writings[of.sekki]!.roman} (${old.sekki[of.sekki]}) begins`]
        : []),
      ...(of.zassetsu.length > 0
        ? [
            `${list(of.zassetsu.map((id) => `${ZASSETSU.writings[id]!.roman} (${zassetsu[id]})`))} ${of.zassetsu.length > 1 ? "fall" : "falls"} on it`,
          ]
        : []),
    ];
    const { dayPillarName, officer } = {
      dayPillarName: `${nativeOf(PILLAR, of.dayPair.pillar)}, ${of.dayPair.reading}`,
      officer: CHOKU.writings[of.choku]!,
    };
    const days = of.selected.map(({ selected }) => told(selected));
    const lucks = new Set(of.selected.map(({ luck }) => luck));
    const both =
      lucks.has("lucky") && lucks.has("unlucky")
        ? " Lucky and unlucky meet: most people then put off only what the unlucky one names."
        : "";
    const doyo =
      of.doyo === null ? "" : ` It is day ${of.doyo} of doyō, in which the ground is left alone.`;
    return [
      `${weekdays[of.dayOfWeek]}, ${of.date}${of.era ? ` (${of.era})` : ""}, is the ${ordinal(day)} of the ${leap}${ordinal(month)} month, ${OLD_MONTH.writings[monthName]!.roman}, by the old calendar, and ${roman(of.rokuyo)}, “${old.rokuyo[of.rokuyo]}”.${turns.length > 0 ? ` ${list(turns)}.` : ""}`,
      `Its pair is ${dayPillarName}, in the solar month of the ${branches[of.setsuMonth]}. The officer is ${officer.roman} (${officer.native}, ${choku[of.choku].text}): ${choku[of.choku].about}. The lodge is ${LODGE_28.writings[of.lodge]!.roman} (${LODGE_28.writings[of.lodge]!.native}), the star ${STAR.writings[of.dayStar]!.roman}${of.dayStarDisputed ? ", on which schools differ in this half of the year" : ""}.`,
      days.length > 0
        ? `It is set apart as ${days.join("; ")}.${both}`
        : "Nothing sets it apart: neither a lucky nor an unlucky selected day falls on it.",
      `The season is “${microseason[of.microseason]}” (${MICROSEASON.writings[of.microseason]!.native}), within ${SEKKI.writings[of.sekki]!.roman}.${doyo}`,
    ];
  },
  picture: {
    title: "Japanese almanac",
    heading: ({ date, era }: CalendarDayAnswer) =>
      `${old.monthTitle(Number(date.slice(0, -6)), Number(date.slice(-5, -3)))}${era ? ` · ${era}` : ""}`,
    weekday: ({ dayOfWeek }: CalendarDayAnswer) => weekdays[dayOfWeek],
    sixDay: ({ rokuyo: id }: CalendarDayAnswer) => `${ROKUYO.writings[id]!.native} ${roman(id)}`,
    oldLine: ({ old: { native, monthName } }: CalendarDayAnswer) =>
      `${native}, ${OLD_MONTH.writings[monthName]!.roman}`,
    facts: (of: CalendarDayAnswer) => [
      { head: "pair", value: nativeOf(PILLAR, of.dayPair.pillar), below: of.dayPair.reading },
      {
        head: "officer",
        value: nativeOf(CHOKU, of.choku),
        below: CHOKU.writings[of.choku]!.roman!,
      },
      { head: "lodge", value: nativeOf(LODGE_28, of.lodge), below: lodge28[of.lodge] },
      { head: "star", value: nativeOf(STAR, of.dayStar), below: STAR.writings[of.dayStar]!.roman! },
      { head: "term", value: nativeOf(SEKKI, of.sekki), below: old.sekki[of.sekki] },
      {
        head: "season",
        value: nativeOf(MICROSEASON, of.microseason),
        below: of.doyo === null ? "of the 72" : `doyō, day ${of.doyo}`,
      },
    ],
    turns: (of: CalendarDayAnswer) => of.zassetsu.map((id) => ZASSETSU.writings[id]!.roman!),
    selected: (id: Selected) => `${SELECTED.writings[id]!.native} ${SELECTED.writings[id]!.roman}`,
    rokuyo: (id: Rokuyo) => ROKUYO.writings[id]!.native!,
    sekki: (id: Sekki) => SEKKI.writings[id]!.native!,
    weekdays: old.weekdays,
    marks: {
      tensha: "赦",
      ichiryuManbai: "万",
      tsuchinotoMi: "己",
      toraNoHi: "寅",
      kinoeNe: "甲",
      fujoju: "不",
      sanrinbo: "三",
    },
    legend: [
      "赦 Tensha · 万 Ichiryū manbai · 甲 Kinoe Ne · 己 Tsuchinoto Mi",
      "寅 Tora · 不 Fujōju · 三 Sanrinbō; 大安 is the best six-day sign",
    ],
    desc: ({ date, rokuyo: id }: CalendarDayAnswer) =>
      `Almanac page of ${date}, ${roman(id)}, with the calendar of its month`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: Pick<OldCalendarRefusals, "oldYearOutOfRange">;
}>;

export type CalendarDayWords = Translation<typeof en>;
