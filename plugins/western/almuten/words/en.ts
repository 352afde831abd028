import { english, type Translation, type Words } from "#sdk";
import type { AngleRefusals } from "../../core/nativity.ts";
import * as core from "../../core/words/en.ts";
import type { answer, AlmutenAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { houseName, the, themeOf, topicOf } = core;
const place = {
  sun: "the Sun",
  moon: "the Moon",
  ascendant: "the Ascendant",
  fortune: "Fortune",
  lunation: "the lunation",
};

export const en = {
  title: "Almuten of the chart",
  summary: "The victor of the chart after Ibn Ezra with the full table of points",
  inputs: {},
  fields: {
    ...core.place,
    almuten: "Almuten",
    places: "Places",
    place: "Place",
    lunation: "Lunation before the birth",
    kind: "Kind",
    utc: "UTC",
    dayRuler: "Lord of the day",
    hourRuler: "Lord of the hour",
    planets: "Planets",
    planet: "Planet",
    dignities: "Dignities",
    points: "Points",
    house: "House",
    housePoints: "For its house",
    dayPoints: "For the day",
    hourPoints: "For the hour",
    total: "Total",
  },
  terms: { vitalPlace: place, syzygy: { new: "new Moon", full: "full Moon" } },
  conventions: {
    bounds: core.conventions.bounds,
    triplicity: core.conventions.triplicity,
    houseSystem: core.conventions.houseSystem,
  },
  refusals: core.angleRefusals,
  reading: ({ almuten, planets, dayRuler, hourRuler }: AlmutenAnswer): readonly string[] => {
    const [first, second] = planets;
    const { planet, total, house, dignities, housePoints } = first!;
    const from = english.list(dignities.map((one) => `${one.points} at ${place[one.place]}`));
    const offices = [dayRuler === planet && "the day", hourRuler === planet && "the hour"].filter(
      (one): one is string => one !== false,
    );
    return core.paragraphs(
      almuten.length === 1
        ? `${core.The(planet)} is victor of the chart with ${total} points, ${total - second!.total} before ${the(second!.planet)}: ${themeOf(planet)} carry through what the life undertakes, most where ${topicOf(house)} are concerned.`
        : `${english.capital(english.list(almuten.map(the)))} share the first place with ${total} points each: the chart has two masters, ${english.list(almuten.map(themeOf))}, and does best where both are wanted.`,
      core.paragraph(
        `Of the points of ${the(planet)} ${housePoints} come from ${houseName(house)}${from ? `, ${from}` : ""}.`,
        offices.length > 0 && `It rules ${english.list(offices)} of the birth besides.`,
      ),
    );
  },
  picture: {
    title: "Almuten",
    columns: ["house", "day+hour", "sum"],
    desc: ({ planets }: AlmutenAnswer) =>
      planets.map(({ planet, total }) => `${core.body[planet]} ${total}`).join("; "),
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: AngleRefusals;
}>;

export type AlmutenWords = Translation<typeof en>;
