import type { Translation, Words } from "#sdk";
import * as core from "../../core/words/en.ts";
import type { answer, HoursAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { sun, moon, mercury, venus, mars, jupiter, saturn } = core.body;
const body = { sun, moon, mercury, venus, mars, jupiter, saturn };
const clock = ({ local }: { readonly local: string }) => local.slice(-8, -3);

export const en = {
  title: "Planetary hours",
  summary: "Twenty-four planetary hours of a day and night from local sunrise",
  fields: {
    ...core.when,
    dayRuler: "Ruler of the day",
    nightRuler: "Ruler of the night",
    sunrise: "Sunrise",
    sunset: "Sunset",
    nextSunrise: "Next sunrise",
    dayHourMinutes: "Hour of the day (minutes)",
    nightHourMinutes: "Hour of the night (minutes)",
    hours: "Hours",
    number: "Hour",
    byDay: "By day",
    ruler: "Ruler",
    ends: "Ends",
  },
  terms: { body },
  conventions: {
    sunrise: {
      title: "Sunrise",
      options: {
        centre: "centre of the Sun on the true horizon",
        upperLimb: "upper limb with refraction",
      },
    },
  },
  refusals: {
    "sun-keeps-up-or-down": {
      when: "The Sun does not rise and set at the place on that day",
      says: ({ date }: { date: string }) =>
        `The Sun does not both rise and set there about ${date}, and the hours are parts of its day. Give another date or place`,
    },
  },
  reading: ({
    dayRuler,
    nightRuler,
    sunrise,
    sunset,
    dayHourMinutes,
    nightHourMinutes,
  }: HoursAnswer) => [
    `The day belongs to ${core.the(dayRuler)}: its hours begin at ${clock(sunrise)} and last ${Math.round(dayHourMinutes)} minutes each. The night that begins at ${clock(sunset)} belongs to ${core.the(nightRuler)}, in hours of ${Math.round(nightHourMinutes)} minutes.`,
  ],
  picture: {
    title: "Planetary hours",
    desc: ({ hours }: HoursAnswer): string =>
      hours.map((hour) => `${clock(hour)} ${body[hour.ruler]}`).join(", "),
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: { "sun-keeps-up-or-down": { date: string } };
}>;

export type HoursWords = Translation<typeof en>;
