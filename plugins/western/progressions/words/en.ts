import { english, type Translation, type Words } from "#sdk";
import type { LunarPhase } from "../../core/lunar_phase.ts";
import type { ChartRefusals } from "../../core/nativity.ts";
import type { TargetRefusals } from "../../core/target_date.ts";
import * as core from "../../core/words/en.ts";
import type { answer, ProgressionsAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import { factsOf, progressedSun, senseOfContact, tellingContacts } from "../telling.ts";

const { aspect, houseName, lunarPhase, MANNERS, paragraph, placeName, point, sign } = core;
const { themeOf, topicOf } = core;

const SEASONS: Readonly<Record<LunarPhase, string>> = {
  new: "beginnings that do not yet know themselves",
  crescent: "effort, to break away from what was",
  firstQuarter: "decisions and building",
  gibbous: "refinement, before the result shows",
  full: "clarity, and what was begun seen whole",
  disseminating: "sharing what has been understood",
  lastQuarter: "reappraisal, when old structures are questioned",
  balsamic: "letting go and making room",
};

function season({ lunation, ageYears }: ProgressionsAnswer): string {
  const { phase, previousNew, nextNew } = lunation;
  return `By the sky of the ${english.ordinal(Math.max(1, Math.round(ageYears)))} day after birth, which stands for an age of ${ageYears.toFixed(1)} years, the progressed lights have reached the ${lunarPhase[phase]}: a time of ${SEASONS[phase]}. The present cycle began around ${previousNew.slice(0, 7)}, and the next begins around ${nextNew.slice(0, 7)}.`;
}

function lights(answer: ProgressionsAnswer): string {
  const { sun, since } = progressedSun(answer);
  const moon = answer.secondary.bodies[1]!;
  const moved =
    sun.sign === sun.natalSign
      ? ", still in the sign of birth"
      : `, no longer in the ${sign[sun.natalSign]} of birth${since ? ` since ${since}` : ""}`;
  return paragraph(
    `The progressed Sun stands at ${placeName(sun.longitudeDeg)}${moved}: purposes are pursued ${MANNERS[sun.sign]}${sun.house ? `, above all around ${topicOf(sun.house)}` : ""}.`,
    `The progressed Moon passes through ${sign[moon.sign]}${moon.house ? ` and ${houseName(moon.house)}` : ""}: moods and needs move ${MANNERS[moon.sign]}${moon.house ? `, and ${topicOf(moon.house)} take up the days` : ""}.`,
  );
}

function contacts(answer: ProgressionsAnswer): string {
  const all = tellingContacts(answer);
  if (all.length === 0) {
    return "No progressed body stands within a degree of an aspect to the birth chart; the year works out what earlier ones began.";
  }
  const sentences = all.map((one) => {
    const { progressed, natal, exactDate, applying } = one;
    const joint = one.aspect === "conjunction" ? "with" : "to";
    const when = exactDate
      ? ` (${applying ? "exact" : "fading since"} ${exactDate.slice(0, 7)})`
      : "";
    const sense = senseOfContact(one, core.pairs, core.angleSenses);
    return `Progressed ${point[progressed]} in ${aspect[one.aspect]} ${joint} natal ${point[natal]}${when} ${sense ? `marks a time that ${sense}` : `turns ${themeOf(progressed)} towards ${themeOf(natal)}`}.`;
  });
  return paragraph(...sentences);
}

function returns({ returns: all }: ProgressionsAnswer): string | null {
  if (!all) return null;
  const { utc, ascendant } = all.solar.previous;
  return `The solar year in force began on ${utc.slice(0, 10)}${ascendant ? ` with ${sign[ascendant.sign]} rising` : ""}; the Moon next returns to its place of birth on ${all.lunar.next.utc.slice(0, 10)}.`;
}

export const en = {
  title: "Progressions",
  summary:
    "Secondary progressions with exact dates, solar arc, progressed lunation, solar and lunar returns",
  inputs: {
    ...core.inputs,
    kinds: {
      label: "Further progressions",
      about: "Progressions beside the secondary; default none",
      values: { tertiary: "tertiary: a day for a month", minor: "minor: a month for a year" },
    },
    returnPlace: {
      label: "Place of the returns",
      about:
        "Where the returns are spent: a name, an id of places.search or coordinates; default the place of birth",
    },
    returnLatitude: {
      label: "Latitude of the returns",
      about: "Where the returns are spent, degrees, north positive; default the place of birth",
    },
    returnLongitude: {
      label: "Longitude of the returns",
      about: "Where the returns are spent, degrees, east positive; default the place of birth",
    },
  },
  fields: {
    ...core.body,
    ...core.place,
    ...core.angles,
    ...core.houses,
    ...core.lunation,
    ...core.unavailable,
    ageYears: "Age in years",
    secondary: "Secondary progressions",
    julianDayUt: "Julian day (UT)",
    utc: "Instant (UTC)",
    bodies: "Bodies",
    retrograde: "Retrograde",
    natalSign: "Sign at birth",
    house: "Natal house",
    signs: "Signs",
    angles: "Progressed angles",
    solarArc: "Solar arc",
    arcDeg: "Arc (°)",
    directed: "Directed points",
    point: "Point",
    contacts: "Contacts",
    progressed: "Progressed",
    natal: "Natal",
    aspect: "Aspect",
    orbDeg: "Orb (°)",
    applying: "Applying",
    exactDate: "Exact (UT)",
    tertiary: "Tertiary progressions",
    minor: "Minor progressions",
    lunation: "Progressed lunation",
    previousNew: "Last new Moon (UT)",
    nextNew: "Next new Moon (UT)",
    nextFull: "Next full Moon (UT)",
    changes: "Changes of sign and direction",
    kind: "Change",
    turns: "Turns",
    date: "Date (UT)",
    returns: "Returns",
    solar: "Solar return",
    lunar: "Lunar return",
    previous: "Last",
    next: "Next",
  },
  phrases: core.housePhrases,
  terms: {
    houseSystem: core.houseSystem,
    aspect,
    change: { sign: "enters a sign", station: "turns" },
    lunarPhase,
    point,
    turn: { retrograde: "retrograde", direct: "direct" },
  },
  conventions: {
    angles: {
      title: "Progressed angles",
      options: {
        solarArc: "midheaven by solar arc in longitude",
        naibod: "meridian by 0°59′08″ a year",
        quotidian: "angles of the progressed instant",
      },
    },
    direction: {
      title: "Direction of time",
      options: { forward: "days after birth", converse: "days before birth" },
    },
    houseSystem: core.conventions.houseSystem,
  },
  refusals: { ...core.chartRefusals, ...core.targetRefusals },
  omissions: {
    birthTime:
      "No time of birth was given: noon was taken. The progressed Moon can be six months early or late; angles, houses and returns are left out.",
    latitude: "No place was given: angles and houses are left out.",
  },
  reading: (answer: ProgressionsAnswer) => ({
    paragraphs: core.paragraphs(season(answer), lights(answer), contacts(answer), returns(answer)),
    outline: ["Season of life", "Progressed Sun and Moon", "Contacts", "Returns"],
    facts: factsOf(answer),
  }),
  picture: {
    ...core.wheel,
    title: "Birth chart and progressions",
    progressed: (age: number): string => `progressed to an age of ${age.toFixed(1)} years`,
    desc: ({ secondary }: ProgressionsAnswer): string =>
      secondary.bodies
        .map(({ body, longitudeDeg }) => `${point[body]} ${placeName(longitudeDeg)}`)
        .join("; "),
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: ChartRefusals & TargetRefusals;
  omissions: { birthTime: {}; latitude: {} };
}>;

export type ProgressionsWords = Translation<typeof en>;
