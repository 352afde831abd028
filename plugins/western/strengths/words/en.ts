import { english, type Translation, type Words } from "#sdk";
import * as core from "../../core/words/en.ts";
import type { answer, StrengthsAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { strength, The, the } = core;
const placed = (what: string) => ({
  label: what,
  about: `Sign and degree, and degrees a day where they are known`,
});

const BY = {
  domicile: "house",
  exaltation: "exaltation",
  triplicity: "triplicity",
  bound: "term",
  face: "face",
} as const;
type Planet = StrengthsAnswer["planets"][number];

/** The two lines that count most for or against a planet. */
function told({ planet, net, strength: lines }: Planet): string {
  const weighty = [...lines]
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, 2)
    .map(({ line }) => (line === "house" ? "by its house" : strength[line]));
  return `${The(planet)}: ${net > 0 ? "+" : ""}${net}, ${english.list(weighty)}.`;
}

function leadOf(planets: StrengthsAnswer["planets"], first: string): string {
  const nets = planets.filter(({ planet }) => planet !== first).map(({ net }) => net);
  const own = planets.find(({ planet }) => planet === first)!.net;
  return `, with ${english.counted(own, "point")}, ${own - Math.max(...nets)} ahead of the next`;
}

export const en = {
  title: "Table of strength",
  summary:
    "Lilly's points of essential and accidental dignity, receptions, dispositors, the almuten of the chart and of any degree",
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
    degrees: { label: "Degrees", about: "Degrees whose almutens are wanted" },
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
    dispositors: "Dispositors",
    final: "In their own houses",
    loops: "Rings of lords",
    degrees: "Almutens of degrees",
    "degrees/almuten": "Almuten",
    leftOut: "Left out",
  },
  terms: {
    strength,
    receivedBy: BY,
    strengthPart: {
      houses: "houses",
      motions: "motions",
      stars: "fixed stars",
      node: "nodes",
      sect: "triplicities and peregrination",
    },
  },
  conventions: {
    houseSystem: core.conventions.houseSystem,
    bounds: core.conventions.bounds,
    triplicity: core.conventions.triplicity,
  },
  refusals: {
    ...core.chartRefusals,
    "no-planets": {
      when: "No planet was given",
      says: "The chart holds no planet yet. Give one at least",
    },
  },
  reading: ({ planets, receptions, almuten, degrees, dispositors }: StrengthsAnswer) =>
    core.paragraphs(
      almuten &&
        `The strongest planet is ${the(almuten)}${leadOf(planets, almuten)}, so what it rules in the chart has the best means.`,
      planets.length > 0 && planets.map(told).join(" "),
      core.paragraph(
        receptions.length > 0 &&
          `${english.capital(english.list(receptions.map(({ a, b, by }) => `${the(a)} and ${the(b)} receive each other by ${BY[by]}`)))}.`,
        dispositors.final.length > 0 &&
          `Chains of lords end with ${english.list(dispositors.final.map(the))}.`,
      ),
      degrees.length > 0 &&
        `${english.capital(english.list(degrees.map(({ longitudeDeg, almuten: over }) => `${english.list(over.map(the))} ${over.length > 1 ? "have" : "has"} the most to say at ${core.placeName(longitudeDeg)}`)))}.`,
    ),
  picture: {
    title: "Table of strength",
    legend: "upper bar: its own · lower bar: its circumstances",
    desc: (count: number) => `Points of ${count} planets, essential and accidental`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: import("../../core/nativity.ts").ChartRefusals & { "no-planets": {} };
}>;

export type StrengthsWords = Translation<typeof en>;
