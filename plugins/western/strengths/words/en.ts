import { english, type Translation, type Words } from "#sdk";
import * as core from "../../core/words/en.ts";
import type { answer, StrengthsAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { strength, The, the } = core;
const placed = (what: string) => ({
  label: what,
  about: `Sign and degree, and degrees a day where they are known`,
});

export const en = {
  title: "Table of strength",
  summary:
    "Lilly's points of essential and accidental dignity for a chart given in signs and degrees, with receptions and the almuten",
  inputs: {
    sun: placed("Sun"),
    moon: placed("Moon"),
    mercury: placed("Mercury"),
    venus: placed("Venus"),
    mars: placed("Mars"),
    jupiter: placed("Jupiter"),
    saturn: placed("Saturn"),
    northNode: { label: "North Node", about: "Sign and degree" },
    cusps: { label: "Cusps", about: "Twelve cusps from the first; without them no house counts" },
    sign: { label: "Sign", about: "Sign of the zodiac", values: core.sign },
    degree: { label: "Degree", about: "Degrees within the sign, 0 to 30" },
    motion: { label: "Motion", about: "Degrees a day, negative while retrograde" },
    byDay: { label: "By day", about: "Whether it is a chart of the day" },
    year: { label: "Year", about: "For the places of Regulus, Spica and Algol" },
  },
  fields: {
    ...core.place,
    planets: "Planets",
    planet: "Planet",
    house: "House",
    essential: "Essential",
    accidental: "Accidental",
    net: "Net",
    strength: "Table of strength",
    line: "Line",
    points: "Points",
    receptions: "Mutual receptions",
    a: "First",
    b: "Second",
    by: "By",
    almuten: "Almuten",
    leftOut: "Left out",
  },
  terms: {
    strength,
    receivedBy: {
      domicile: "house",
      exaltation: "exaltation",
      triplicity: "triplicity",
      bound: "term",
      face: "face",
    },
    strengthPart: {
      houses: "houses",
      motions: "motions",
      stars: "fixed stars",
      node: "nodes",
      sect: "triplicities and peregrination",
    },
  },
  conventions: { bounds: core.conventions.bounds, triplicity: core.conventions.triplicity },
  refusals: {
    "no-planets": {
      when: "No planet was given",
      says: "The chart holds no planet yet. Give one at least",
    },
  },
  reading: ({ planets, almuten }: StrengthsAnswer): readonly string[] => [
    ...planets.map(
      ({ planet, net, essential, accidental }) =>
        `${The(planet)} has ${english.counted(net, "point")}, ${essential} of its own and ${accidental} of its circumstances.`,
    ),
    ...(almuten ? [`The strongest of them is ${the(almuten)}.`] : []),
  ],
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: { "no-planets": {} };
}>;

export type StrengthsWords = Translation<typeof en>;
