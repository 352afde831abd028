import { SIGN } from "#lore";
import { ScoreShape, term, testimonies, Type, vocabulary, type Frozen, type Static } from "#sdk";
import { DIGNITY, type ScorePhrases } from "./chart.ts";
import { LETTER, PILLAR, SEFIRAH, TREE_PLANETS, TRUMP, WORLD } from "./sefirot.ts";

/** The seven bodies that have a sefirah. */
const PLANET = vocabulary("body", TREE_PLANETS);
const sefirah = (description: string) => term(SEFIRAH, description, ["gloss"]);
const places = (description: string) => Type.Integer({ minimum: 0, description });

const planet = Type.Object({
  planet: term(PLANET, "The planet"),
  longitudeDeg: Type.Number({ description: "Tropical, degrees" }),
  degree: Type.Number({ minimum: 0, maximum: 30, description: "Within the sign, degrees" }),
  sefirah: sefirah("The sefirah it rules"),
  letter: term(LETTER, "The planet's own letter, by school"),
  sign: term(SIGN, "The sign it stands in"),
  path: Type.Object(
    {
      letter: term(LETTER, "Letter of the sign"),
      number: Type.Union([Type.Integer({ minimum: 11, maximum: 32 }), Type.Null()], {
        description: "Number of the path; null by the Gra",
      }),
      joins: Type.Union([Type.Array(sefirah("A sefirah")), Type.Null()], {
        description: "The two sefirot it joins; null by the Gra, whose tree has other paths",
      }),
      trump: Type.Union([term(TRUMP, "The trump"), Type.Null()], {
        description: "Trump of the Golden Dawn; null in other schools",
      }),
    },
    { description: "Letter and path of its sign" },
  ),
  world: term(WORLD, "World of the sign, by its element", ["gloss"]),
  dignity: term(DIGNITY, "How it stands in the sign"),
});

export const answer = Type.Object({
  planets: Type.Array(planet, {
    description: "Sun, Moon, Mercury, Venus, Mars, Jupiter, Saturn",
  }),
  rising: Type.Union(
    [
      Type.Object({
        longitudeDeg: Type.Number({ description: "Of the ascendant, tropical, degrees" }),
        sign: term(SIGN, "The sign that rises"),
        letter: term(LETTER, "Letter of the sign"),
      }),
      Type.Null(),
    ],
    { description: "The sign that rises, read in Malkhut; null without time and place" },
  ),
  lights: Type.Array(
    Type.Object({
      number: Type.Integer({ minimum: 1, maximum: 10, description: "1 is Keter" }),
      sefirah: sefirah("The sefirah"),
      pillar: term(PILLAR, "Left, middle or right of the Tree"),
      count: places("Planets that rule it or whose path reaches it"),
    }),
    { description: "How much each of the ten is lit" },
  ),
  pillars: Type.Object(
    {
      severity: places("Lights of the left"),
      middle: places("Lights of the middle"),
      mercy: places("Lights of the right"),
    },
    { description: "Lights of each pillar" },
  ),
  worlds: Type.Object(
    {
      atzilut: places("Planets in signs of fire"),
      asiyah: places("Planets in signs of earth"),
      yetzirah: places("Planets in signs of air"),
      beriah: places("Planets in signs of water"),
    },
    { description: "Planets in each world" },
  ),
  leaning: term(PILLAR, "The outer pillar that outweighs the other by two, else the middle"),
  score: ScoreShape,
  testimonies: testimonies<ScorePhrases>(),
});
export type TreeAnswer = Frozen<Static<typeof answer>>;
