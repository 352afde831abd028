import { english, type Translation, type Words } from "#sdk";
import type { LongitudeRefusal } from "#east/calendar/chart_time.ts";
import * as calendar from "#east/calendar/words/en.ts";
import { nativeOf } from "#east/natives.ts";
import type { OldDateRefusal } from "../../core/old_date.ts";
import { calendarOutOfRange } from "../../core/words/en.ts";
import { clockConvention } from "../../core/words/en/clock.ts";
import { jiji } from "../../core/words/en/korean.ts";
import type { answer, DangSaju } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import { PART, STAR, type DangSajuStar, type LifePart } from "../terms.ts";

const { list } = english;

const dangSajuStar: Readonly<
  Record<DangSajuStar, { readonly text: string; readonly sense: string }>
> = {
  gwi: { text: "honour", sense: "people are fond of you and helpers of rank turn up" },
  aek: { text: "adversity", sense: "hurdles stand early in the way, and teach you to heal" },
  gwon: { text: "authority", sense: "you take the lead, and others let you" },
  pa: { text: "breaking", sense: "things scatter and begin anew; what you make is original" },
  gan: { text: "cunning", sense: "a quick wit and a quick tongue, which cut both ways" },
  mun: { text: "letters", sense: "study, writing and examinations open the door" },
  bok: { text: "fortune", sense: "food, friends and ease come by themselves" },
  yeok: { text: "the post road", sense: "you move, travel and change your trade" },
  go: { text: "solitude", sense: "you stand alone in company, and see far from there" },
  in: { text: "the blade", sense: "a sharp edge: decision, surgery, a scar that makes you firm" },
  ye: { text: "the arts", sense: "skilled hands, style and a stage" },
  su: { text: "endurance", sense: "you keep at it, stubborn and steady of hand" },
};
const lifePart: Readonly<Record<LifePart, { readonly text: string; readonly when: string }>> = {
  early: { text: "early years", when: "by the year of birth" },
  middle: { text: "middle years", when: "by the month" },
  ripe: { text: "ripe years", when: "by the day" },
  whole: { text: "late years and the whole", when: "by the hour" },
};

export const en = {
  title: "Dangsaju, the Tang picture book",
  summary:
    "The star of year, month, day and hour among twelve, as the Korean picture book of fortunes counts them",
  inputs: {},
  fields: {
    lunar: "Korean date of birth",
    year: "Year",
    month: "Month",
    isLeapMonth: "Leap month",
    day: "Day",
    native: "As it is said",
    yearBranch: "Branch of the year",
    hour: "Double hour",
    stars: "Stars",
    part: "Part of life",
    when: "Read",
    star: "Star",
    sense: "Sense",
    leaning: "How it is held",
  },
  terms: { jiji, dangSajuStar, lifePart },
  conventions: {
    clock: clockConvention,
    lateZi: calendar.conventions.lateZi,
    leapMonth: {
      title: "Leap month",
      options: { same: "The month it repeats", half: "From day 16 the month that follows" },
    },
  },
  refusals: { calendarOutOfRange, longitudeNeeded: calendar.refusals.longitudeNeeded },
  omissions: {
    birthHour:
      "No time of birth was given. The stars of year, month and day were read; that of the hour is left out. Every double hour of the day was tried.",
  },
  reading({ stars, lunar }: DangSaju) {
    const named = ({ star }: DangSaju["stars"][number]) =>
      `${STAR.writings[star]!.roman!} (${nativeOf(STAR, star)}, ${dangSajuStar[star].text})`;
    const hard = stars.filter(({ leaning }) => leaning === "adverse");
    const twice = stars.filter(({ star }, i) => stars.findIndex((one) => one.star === star) < i);
    return [
      `You were born on ${lunar.native} by the Korean calendar. Dangsaju, an album of painted fortunes, opens on ${stars.length} leaves.`,
      ...stars.map(
        (one) =>
          `${english.capital(lifePart[one.part].text)} (${PART.writings[one.part]!.roman!}): ${named(one)}; ${dangSajuStar[one.star].sense}.`,
      ),
      hard.length === 0
        ? "No hard star is among them; the book would call this an easy hand."
        : `Of the ${stars.length}, ${hard.length === stars.length ? "all are" : hard.length === 1 ? "one is" : `${english.numberWord(hard.length)} are`} hard: ${list(hard.map(({ star }) => dangSajuStar[star].text))}.${twice.length > 0 ? ` ${english.capital(dangSajuStar[twice[0]!.star].text)} comes more than once and colours the whole.` : ""}`,
    ];
  },
  picture: {
    title: "Dangsaju",
    desc: ({ stars }: DangSaju) =>
      `Leaves of the picture book: ${stars.map(({ part, star }) => `${lifePart[part].text}, ${dangSajuStar[star].text}`).join("; ")}`,
    part: (part: LifePart): string => lifePart[part].text,
    star: (star: DangSajuStar): string => dangSajuStar[star].text,
    sense: (star: DangSajuStar): string => dangSajuStar[star].sense,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: OldDateRefusal & LongitudeRefusal;
  omissions: { birthHour: {} };
}>;

export type DangSajuWords = Translation<typeof en>;
