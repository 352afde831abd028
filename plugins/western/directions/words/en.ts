import { type Translation, type Words } from "#sdk";
import type { AngleRefusals } from "../../core/nativity.ts";
import * as core from "../../core/words/en.ts";
import type { answer, DirectionsAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

type Direction = DirectionsAnswer["directions"][number];

const { point, sign, the } = core;

const promissorKind = {
  body: "body",
  aspect: "aspect",
  bound: "bound",
  antiscion: "antiscion",
  contraAntiscion: "contra-antiscion",
};
const motion = { direct: "direct", converse: "converse" };

const ray = {
  leftSextile: "left sextile",
  leftSquare: "left square",
  leftTrine: "left trine",
  opposition: "opposition",
  rightTrine: "right trine",
  rightSquare: "right square",
  rightSextile: "right sextile",
};

function inWords({ promissor, kind, sign: at, ...one }: Direction): string {
  const what = one.ray ? ray[one.ray] : promissorKind[kind];
  const directed =
    kind === "body"
      ? the(promissor)
      : `the ${what} of ${the(promissor)}${at ? ` in ${sign[at]}` : ""}`;
  return `${directed} to ${the(one.significator)}${one.motion === "converse" ? " (converse)" : ""}`;
}

function overview({ directions, count }: DirectionsAnswer): string {
  const [first, last] = [directions[0], directions.at(-1)];
  if (!first || !last) return "No direction falls within the years asked for.";
  const start = `${inWords(first)}, at ${first.years.toFixed(1)} years (${first.date})`;
  if (first === last) return `One direction: ${start}.`;
  return `${count} directions: the first, ${start}; the last, ${inWords(last)}, at ${last.years.toFixed(1)}.`;
}

export const en = {
  title: "Primary directions",
  summary:
    "Promissors to significators by Placidus or Regiomontanus, direct or converse, with five keys of time",
  inputs: {
    maxYears: {
      label: "Up to the age of",
      about: "Directions up to this age in years; default 90",
    },
    promissors: {
      label: "What is directed",
      about: "Kinds of promissors; default planets",
      values: {
        planets: "planets",
        aspects: "their aspects",
        bounds: "bounds",
        antiscia: "antiscia",
      },
    },
    significators: {
      label: "Directed to",
      about: "Significators; default all",
      values: point,
    },
    includeOuter: {
      label: "Include Uranus, Neptune and Pluto",
      about: "Whether Uranus, Neptune and Pluto are directed; default false",
    },
  },
  fields: {
    directions: "Directions",
    promissor: "Promissor",
    kind: "What of it",
    ray: "Ray",
    sign: "Sign of the bound",
    significator: "Significator",
    motion: "Motion",
    arcDeg: "Arc (°)",
    years: "Age in years",
    date: "Date (UT)",
    count: "Number of directions",
    horizon: "Horizon",
    armcDeg: "Right ascension of the meridian (°)",
    latitudeDeg: "Latitude (°)",
    obliquityDeg: "Obliquity of the ecliptic (°)",
    notRising: "Never come to the horizon",
  },
  terms: { point, promissorKind, motion, ray },
  conventions: {
    method: {
      title: "Method",
      options: {
        placidus: "Placidus: proportion of semi-arcs",
        regiomontanus: "Regiomontanus: circle of position",
        campanus: "Campanus: the same circle of position, so the same arcs between bodies",
      },
    },
    plane: {
      title: "Bodies or degrees",
      options: {
        mundane: "in mundo: bodies with their latitude",
        zodiacal: "in the zodiac: promissors without latitude",
      },
    },
    motion: {
      title: "Direct or converse",
      options: {
        direct: "direct, with the daily turning",
        converse: "converse: the sphere turned backwards",
        both: "both",
      },
    },
    key: {
      title: "Key of time",
      options: {
        naibod: "Naibod: 0°59′08″ a year",
        ptolemy: "Ptolemy: one degree a year",
        cardan: "Cardan: 0°59′12″ a year",
        brahe: "Brahe: the Sun's motion in right ascension on the day of birth",
        solarArc: "true solar arc: a day's motion of the Sun for each year",
      },
    },
    bounds: core.conventions.bounds,
  },
  refusals: core.angleRefusals,
  reading: (answer: DirectionsAnswer) => [
    core.paragraph(
      overview(answer),
      answer.notRising.length > 0 &&
        "Some promissors neither rise nor set at this latitude and have no arcs to the horizon.",
      "Four minutes of birth time move an arc to the angles by one degree, which is about a year.",
    ),
  ],
  picture: {
    title: "Primary directions by age",
    legend: [
      "each line: what is directed to · figures: age in years",
      "ochre: bodies · blue: sextile, trine · red: square, opposition · grey: others",
      "table: bodies by date, with the age",
    ] as readonly string[],
    desc: ({ directions }: DirectionsAnswer): string =>
      directions
        .filter(({ kind }) => kind === "body")
        .slice(0, 24)
        .map(
          ({ promissor, significator, date }) =>
            `${core.point[promissor]} to ${core.point[significator]} ${date.slice(0, 10)}`,
        )
        .join("; ") || "Directions along the years.",
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: AngleRefusals;
}>;

export type DirectionsWords = Translation<typeof en>;
