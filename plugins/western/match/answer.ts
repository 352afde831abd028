import { matchShape, phrase, term, Type, type Frozen, type Static, type TSchema } from "#sdk";
import { ELEMENT } from "#lore";
import { PTOLEMAIC } from "../core/aspects.ts";
import { MODERN } from "../core/points.ts";
import { House, nullable, PLACE, sign } from "../core/shapes.ts";
import type { ComponentPhrases, Contact } from "./rules.ts";

export type ContactPhrases = {
  /** Two planets that support each other. */
  supports: Contact;
  /** Two planets that get in each other's way. */
  hinders: Contact;
};

const planet = (description: string) => term(MODERN, description);
const both = <S extends TSchema>(schema: S, description: string) =>
  Type.Object({ a: schema, b: schema }, { description });
const placed = (description: string) =>
  Type.Array(Type.Object({ body: planet("The planet"), ...PLACE }), { description });
const score = (description: string) => Type.Integer({ minimum: 0, maximum: 100, description });
const count = (description: string) => Type.Integer({ minimum: 0, maximum: 10, description });
const overlay = (description: string) =>
  Type.Array(
    Type.Object({
      body: planet("The guest's planet"),
      house: House("House of the host in which it falls, 1 to 12"),
    }),
    { description },
  );
const elements = Type.Object(
  {
    fire: count("Planets in fire signs"),
    earth: count("Planets in earth signs"),
    air: count("Planets in air signs"),
    water: count("Planets in water signs"),
  },
  { description: "Planets by element" },
);

export const answer = Type.Object({
  ...matchShape<ComponentPhrases>(),
  strengths: Type.Array(phrase<Pick<ContactPhrases, "supports">>("A contact"), {
    description: "Easy contacts among Sun to Saturn, closest first",
  }),
  cautions: Type.Array(phrase<Pick<ContactPhrases, "hinders">>("A contact"), {
    description: "Tense contacts among Sun to Saturn, closest first",
  }),
  scoreRange: Type.Object(
    {
      lowest: score("Lowest score"),
      highest: score("Highest score"),
      tried: Type.Integer({ description: "How many hours, or pairs of hours, were tried" }),
    },
    { description: "Over the hours of the day where a time is missing" },
  ),
  timesKnown: both(
    Type.Boolean({ description: "Whether the time was given" }),
    "Whether the times of birth are known",
  ),
  suns: both(sign("Sign of the Sun"), "Signs of the two Suns"),
  moons: both(
    nullable(sign("Sign of the Moon"), "Null where the Moon changed sign in the day"),
    "Signs of the two Moons",
  ),
  elements: Type.Object(
    {
      a: elements,
      b: elements,
      missingInBoth: Type.Array(term(ELEMENT, "An element"), {
        description: "Elements with at most two planets in both charts together",
      }),
    },
    { description: "Planets of the two charts by element" },
  ),
  aspects: Type.Array(
    Type.Object({
      a: planet("Planet of the first chart"),
      b: planet("Planet of the second chart"),
      aspect: term(PTOLEMAIC, "Aspect"),
      orbDeg: Type.Number({ description: "Distance from exactness, degrees" }),
      maxOrbDeg: Type.Number({ description: "Widest distance at which it counts, degrees" }),
      inSign: Type.Boolean({ description: "Whether the signs stand at the same angle" }),
    }),
    { description: "From the first chart to the second" },
  ),
  overlays: Type.Object(
    {
      aInB: overlay("Planets of the first in the houses of the second"),
      bInA: overlay("Planets of the second in the houses of the first"),
    },
    { description: "Planets in the houses of the other; empty without a time and place" },
  ),
  composite: placed("Midpoints of the shorter arcs"),
  davison: Type.Object(
    {
      julianDayUt: Type.Number({ description: "Middle of the two births, Julian day UT" }),
      utc: Type.String({ description: "The same instant, UTC" }),
      latitude: nullable(
        Type.Number(),
        "Middle of the two places, degrees, north positive; null without both",
      ),
      longitude: nullable(
        Type.Number(),
        "Middle of the two places, degrees, east positive; null without both",
      ),
      bodies: placed("Planets at that instant"),
    },
    { description: "Chart of the middle of time and place" },
  ),
  charts: both(
    Type.Object(
      {
        bodies: Type.Array(
          Type.Object({
            body: planet("The planet"),
            ...PLACE,
            retrograde: Type.Boolean({ description: "Whether it moves backwards" }),
          }),
          { description: "Sun to Pluto" },
        ),
        ascendantDeg: nullable(
          Type.Number(),
          "Ecliptic longitude, degrees; null without a time and place",
        ),
        cusps: nullable(
          Type.Array(Type.Number(), { description: "Twelve longitudes, degrees" }),
          "House cusps; null without a time and place",
        ),
      },
      { description: "One of the two charts" },
    ),
    "The two charts",
  ),
});
export type MatchAnswer = Frozen<Static<typeof answer>>;
