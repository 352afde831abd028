import type { Translation, Words } from "#sdk";
import type { Classical } from "#lore";
import type { AngleRefusals } from "../../core/nativity.ts";
import * as core from "../../core/words/en.ts";
import type { answer, HoraryAnswer } from "../answer.ts";
import type { Category } from "../categories.ts";
import type { CONVENTIONS, input } from "../input.ts";
import { distance, place, questionKind, strength, timeUnit, wind } from "./en/names.ts";
import { reading } from "./en/reading.ts";
import { considerations, testimonies } from "./en/testimonies.ts";

const { body, placeName } = core;
const placed = (what: string) => ({
  label: what,
  about: "Sign and degree, and degrees a day where they are known",
});
const { sun, moon, mercury, venus, mars, jupiter, saturn } = body;
const classicalNames = { sun, moon, mercury, venus, mars, jupiter, saturn };

const category: Readonly<Record<Category, string>> = {
  self: "oneself",
  health: "health",
  money: "money and possessions",
  lostThings: "lost things",
  siblings: "brothers and sisters",
  shortTrips: "short journeys",
  messages: "letters and messages",
  home: "home",
  land: "house and land",
  father: "the father",
  children: "children",
  pleasure: "play and pleasure",
  illness: "illness",
  work: "work and service",
  smallAnimals: "small animals",
  partner: "partner and marriage",
  opponent: "an open opponent",
  theft: "theft",
  othersMoney: "another's money",
  travel: "far journeys",
  law: "law",
  learning: "learning",
  career: "career and standing",
  authority: "those in authority",
  mother: "the mother",
  friends: "friends",
  hopes: "hopes and wishes",
  hiddenEnemies: "hidden enemies",
  confinement: "confinement",
};

export const en = {
  title: "Horary judgement",
  summary:
    "Judges a question by Lilly's rules: considerations, perfection, reception, testimonies, 0 to 100",
  weighs: "The score of the judgement, with the confidence that it states",
  inputs: {
    category: {
      label: "Matter",
      about: "Matter asked about; it names the house",
      values: category,
    },
    quesitedHouse: {
      label: "House of the matter",
      about: "House of the matter, 1 to 12, instead of a category",
    },
    kind: {
      label: "Kind of question",
      about: "By whose chapter it is judged; default by the matter",
      values: questionKind,
    },
    turnedFrom: {
      label: "House of the person asked for",
      about: "House of the person for whom one asks, 1 to 12; the matter is counted from there",
    },
    drawn: {
      label: "Drawn chart",
      about: "A figure in signs and degrees, as books give it, in place of a moment and a place",
    },
    sun: placed("Sun"),
    moon: placed("Moon"),
    mercury: placed("Mercury"),
    venus: placed("Venus"),
    mars: placed("Mars"),
    jupiter: placed("Jupiter"),
    saturn: placed("Saturn"),
    northNode: { label: "North Node", about: "Sign and degree" },
    cusps: { label: "Cusps", about: "Twelve cusps from the first" },
    sign: { label: "Sign", about: "Sign of the zodiac", values: core.sign },
    degree: { label: "Degree", about: "Degrees within the sign, 0 to 30" },
    motion: {
      label: "Motion",
      about: "Degrees a day, negative while retrograde; the mean motion where it is left out",
    },
    turnsAt: { label: "Turns at", about: "Degree of the sign at which the planet turns" },
    hourRuler: {
      label: "Ruler of the hour",
      about: "Planet of the hour, where the book tells it",
      values: classicalNames,
    },
    year: { label: "Year", about: "For the places of Regulus, Spica and Algol" },
    reportIll: {
      label: "Ill news",
      about: "Whether a report is of something ill; it is weighed only where this is said",
    },
  },
  fields: {
    ...core.place,
    ...core.angles,
    ...core.houses,
    quesitedHouse: "House of the matter",
    kind: "Kind of question",
    chart: "Chart of the question",
    planets: "Planets",
    planet: "Planet",
    "perfection/planet": "Third planet",
    speedDegPerDay: "Speed (° a day)",
    retrograde: "Retrograde",
    houseByCusp: "House by cusps alone",
    essentialPoints: "Points of dignity",
    netPoints: "Points of strength",
    strength: "Table of strength",
    line: "Line",
    points: "Points",
    significators: "Significators",
    querent: "Of the one who asks",
    quesited: "Of the matter",
    moon: "Moon",
    leavesSign: "Leaves her sign (UTC)",
    voidOfCourse: "Void of course",
    natural: "By nature",
    endOfMatter: "End of the matter",
    nextMoonAspect: "Next aspect of the Moon",
    lastMoonAspect: "Last aspect of the Moon",
    aspect: "Aspect",
    utc: "Exact (UTC)",
    planetaryHour: "Planetary hour",
    dayRuler: "Ruler of the day",
    ruler: "Ruler of the hour",
    number: "Hour",
    byDay: "By day",
    agrees: "Agrees with the rising sign",
    grounds: "Because of",
    considerations: "Considerations before judgement",
    perfection: "Perfection",
    type: "How they meet",
    by: "For the querent",
    degrees: "Degrees to go",
    reception: "Reception",
    verdict: "Judgement",
    confidence: "Confidence",
    timing: "Time",
    a: "Applies",
    b: "To",
    units: "By degrees",
    amount: "About",
    unit: "Unit",
    whereabouts: "Where to look",
    wind: "Quarter",
    place: "Kind of place",
    distance: "How far",
  },
  terms: {
    aspect: core.aspect,
    houseSystem: core.houseSystem,
    horaryVerdict: {
      favourable: "favourable",
      conditional: "conditional",
      unfavourable: "unfavourable",
    },
    perfection: {
      sameRuler: "one ruler for both",
      aspect: "by aspect",
      moonAspect: "by the Moon",
      translation: "by translation of light",
      collection: "by collection of light",
      mutualReception: "by mutual reception",
      host: "through the querent's host",
      prohibited: "prohibited",
      refrained: "refrained",
      none: "no connection",
    },
    questionKind,
    hourGround: {
      oneLord: "one lord with the rising sign",
      triplicity: "lord of its triplicity",
      nature: "one nature with it",
    },
    strength,
    timeUnit,
    wind,
    distance,
    element: place,
  },
  phrases: {
    ...core.housePhrases,
    ...testimonies,
    ...considerations,
    "question-needed": "No question was asked, and horary judges one",
  },
  conventions: {
    houseSystem: core.conventions.houseSystem,
    bounds: core.conventions.bounds,
    triplicity: core.conventions.triplicity,
    sunrise: {
      title: "Sunrise of the planetary hours",
      options: {
        centre: "centre of the Sun on the true horizon",
        upperLimb: "upper limb with refraction",
      },
    },
  },
  refusals: {
    ...core.angleRefusals,
    "date-out-of-range": {
      when: "The moment lies outside the years 1500 to 2199",
      says: ({ year, from, to }: { year: number; from: number; to: number }) =>
        `Questions are judged from ${from} to ${to}; the year given is ${year}. Give a moment within them`,
    },
    lifespan: {
      when: "The question asks for a death to come or for the length of a life",
      says: "The question asks for a death to come or for the length of a life, which is not calculated here. Ask about something else",
    },
    "planets-missing": {
      when: "A drawn chart lacks one of the seven planets",
      says: ({ planets }: { planets: readonly Classical[] }) =>
        `The drawn chart has no ${planets.map((planet) => body[planet]).join(", ")}, and a question is judged by all seven planets. Give their signs and degrees`,
    },
  },
  reading,
  picture: {
    ...core.wheel,
    title: "Chart of the question",
    significators: (querent: Classical, quesited: Classical): string =>
      `asks: ${body[querent]} · asked about: ${body[quesited]}`,
    desc: ({ chart }: HoraryAnswer): string =>
      chart.planets
        .map(({ planet, longitudeDeg }) => `${body[planet]} ${placeName(longitudeDeg)}`)
        .join("; "),
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: { "question-needed": {} };
  refusals: AngleRefusals & {
    "date-out-of-range": { year: number; from: number; to: number };
    lifespan: {};
    "planets-missing": { planets: readonly Classical[] };
  };
}>;

export type HoraryWords = Translation<typeof en>;
