import { english, type Translation, type Words } from "#sdk";
import * as core from "../../../core/words/en.ts";
import type { SunRefusals } from "../../../core/day/almanac_day.ts";
import { dayOf, minuteOf, type Lasts } from "../../../core/day/when.ts";
import type { answer, PanchaPakshiAnswer, Refusals } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const bird = { vulture: "Vulture", owl: "Owl", crow: "Crow", cock: "Cock", peacock: "Peacock" };
const activity = {
  ruling: { text: "ruling", use: "anything that matters" },
  eating: { text: "eating", use: "gain, money and meetings" },
  walking: { text: "walking", use: "journeys and routine" },
  sleeping: { text: "sleeping", use: "nothing that should move" },
  dying: { text: "spent", use: "nothing at all" },
};
const span = ({ begins, ends }: Lasts) => `${minuteOf(begins)}–${minuteOf(ends)}`;

export const en = {
  title: "Five birds of a day",
  summary:
    "Birth bird and the five birds' activities through the ten yamas of a day and night, with strength",
  inputs: {
    birthStar: { label: "Birth star", about: "Nakshatra of the birth, 1 Ashwini to 27 Revati" },
    birthHalf: {
      label: "Half of the month at birth",
      about: "With the birth star, in place of a birth",
      values: { shukla: "bright half", krishna: "dark half" },
    },
    birthTimezone: { label: "Zone of the birth", about: "Default that of the day" },
  },
  fields: {
    ...core.lasts,
    bird: "Bird",
    birthStar: "Birth star",
    birthHalf: "Half of the month at birth",
    vara: "Weekday",
    half: "Half of the month",
    sunrise: "Sunrise",
    sunset: "Sunset",
    nextSunrise: "Next sunrise",
    yamas: "Ten parts (yamas)",
    byDay: "By day",
    activity: "Activity",
    use: "For",
    strength: "Strength",
    birds: "All five birds",
  },
  terms: { bird, activity, vara: core.vara, paksha: core.paksha },
  conventions: { sunrise: core.conventions.sunrise, ayanamsa: core.conventions.ayanamsa },
  refusals: {
    ...core.sunRefusals,
    "birth-needed": {
      when: "Neither a birth nor a birth star with its half of the month was given",
      says: "The bird follows from the birth. Give birthDate, or birthStar with birthHalf",
    },
  },
  reading: ({ bird: id, yamas, vara }: PanchaPakshiAnswer) => {
    const of = (wanted: string) =>
      english.list(yamas.filter((one) => one.activity === wanted).map(span));
    return [
      `The bird of the birth is the ${bird[id].toLowerCase()}. On this ${core.vara[vara]} it rules at ${of("ruling")} and eats at ${of("eating")}: act then. It walks at ${of("walking")}, enough for errands; it sleeps at ${of("sleeping")} and is spent at ${of("dying")}, which are best left empty.`,
    ];
  },
  picture: {
    title: "Five birds of a day",
    short: {
      ruling: "rules",
      eating: "eats",
      walking: "walks",
      sleeping: "sleeps",
      dying: "spent",
    },
    centre: ({ bird: id, sunrise }: PanchaPakshiAnswer): readonly string[] => [
      bird[id],
      dayOf(sunrise),
    ],
    desc: ({ yamas }: PanchaPakshiAnswer): string =>
      yamas.map((one) => `${span(one)} ${activity[one.activity].text}`).join(", "),
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: SunRefusals & Refusals;
}>;

export type PanchaPakshiWords = Translation<typeof en>;
