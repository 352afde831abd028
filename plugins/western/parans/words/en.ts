import { english, type Translation, type Words } from "#sdk";
import type { AngleRefusals } from "../../core/nativity.ts";
import * as core from "../../core/words/en.ts";
import { isTraditional } from "../../stars/natures.ts";
import { star, themes } from "../../stars/words/en/stars.ts";
import type { answer, ParanRow, ParansAnswer } from "../answer.ts";
import type { StarAngle } from "../../stars/contacts.ts";
import type { input } from "../input.ts";
import { toldOf } from "../told.ts";

const { capital } = english;
const { the } = core;

const starAngle = {
  rising: "rising",
  culminating: "culminating",
  setting: "setting",
  anticulminating: "on the lower meridian",
};
const verb: Readonly<Record<StarAngle, string>> = {
  rising: "rises",
  culminating: "culminates",
  setting: "sets",
  anticulminating: "crosses the lower meridian",
};
/** For a line of the picture. */
const SHORT: Readonly<Record<StarAngle, string>> = {
  rising: "rises",
  culminating: "culminates",
  setting: "sets",
  anticulminating: "is lowest",
};
/** What each angle is about. */
const WHERE: Readonly<Record<StarAngle, string>> = {
  rising: "from early on",
  culminating: "in what is done in public",
  setting: "in what is shared with others, later more than sooner",
  anticulminating: "at home and in what is handed on",
};
const heliacal = {
  morningFirst: "first seen again at dawn",
  eveningLast: "last seen at dusk",
};

function about(one: ParanRow): string {
  const { star: id, starAngle: at, body, bodyAngle, minutesApart } = one;
  const close =
    minutesApart < 0.5 ? "within half a minute" : `${minutesApart.toFixed(1)} minutes apart`;
  const brings = isTraditional(id)
    ? `: to ${core.themeOf(body)} it brings ${themes[id]}, ${WHERE[bodyAngle]}`
    : "";
  return `${star[id]} ${verb[at]} as ${the(body)} ${verb[bodyAngle]}, ${close}${brings}.`;
}

type Event = ParansAnswer["heliacal"][number];
function season({ star: id, phase, daysBefore }: Event): string {
  const brings = isTraditional(id) ? `, the star of ${themes[id]}` : "";
  const days =
    daysBefore === 0 ? "on the very day" : `${english.counted(daysBefore, "day")} before`;
  return phase === "morningFirst"
    ? `The last star to come back at dawn was ${star[id]}${brings}, ${days}: it is what this life begins with.`
    : `The last to leave the dusk was ${star[id]}${brings}, ${days}: what it gives has to be sought out.`;
}

export const en = {
  title: "Parans of the fixed stars",
  summary:
    "Stars and planets that rise, culminate, set or cross the lower meridian together at the place of birth, and the stars of the season",
  inputs: {
    stars: { label: "Stars", about: "The 39 of the tradition when left out", values: star },
    orbMinutes: { label: "Orb (min)", about: "Minutes between star and planet; default 2" },
  },
  fields: {
    ...core.when,
    parans: "Parans",
    star: "Star",
    starAngle: "The star",
    body: "Planet",
    bodyAngle: "The planet",
    minutesApart: "Apart (min)",
    orbMinutes: "Orb (min)",
    planets: "Planets on the angles",
    passages: "Passages",
    angle: "Angle",
    stars: "Stars on the angles",
    heliacalRising: "Came back at dawn last",
    heliacalSetting: "Left the dusk last",
    heliacal: "Stars of the season",
    phase: "Phase",
    date: "Date",
    daysBefore: "Days before",
  },
  terms: { star, starAngle, body: core.body, heliacal },
  refusals: core.angleRefusals,
  reading: (answered: ParansAnswer) => {
    const told = toldOf(answered.parans);
    return core.paragraphs(
      told.length === 0
        ? "On the day of birth no star of the list stands on horizon or meridian together with a planet."
        : `${capital(english.counted(answered.parans.length, "paran"))} on the day of birth; the weightiest come first.`,
      ...told.map(about),
      core.paragraph(
        answered.heliacalRising && season(answered.heliacalRising),
        answered.heliacalSetting && season(answered.heliacalSetting),
      ),
    );
  },
  picture: {
    title: "Parans",
    legend: "longer bars are closer",
    none: "no star on an angle together with a planet",
    desc: (count: number) => `${count} parans of the day`,
    row: ({ star: id, starAngle: at, body, bodyAngle }: ParanRow) =>
      `${core.body[body]} ${SHORT[bodyAngle]} · ${star[id]} ${SHORT[at]}`,
    heliacal: ({ star: id, phase, date }: Event) => `${star[id]} ${heliacal[phase]}, ${date}`,
  },
} satisfies Words<{ input: typeof input; answer: typeof answer; refusals: AngleRefusals }>;

export type ParansWords = Translation<typeof en>;
