import { term, Type, type Frozen, type Static } from "#sdk";
import { AYANAMSA, ZODIAC } from "../core/conventions.ts";
import { DIGNITY, RECEPTION } from "../core/dignities.ts";
import { HOUSES } from "../core/houses.ts";
import { LUNAR_PHASE } from "../core/lunar_phase.ts";
import { SECT } from "../core/nativity.ts";
import { PATTERN, SHAPE } from "../core/patterns.ts";
import { CHART_BODY, MODERN } from "../core/points.ts";
import {
  aspectShape,
  byId,
  classical,
  House,
  nullable,
  PLACE,
  placeShape,
  sign,
  UNAVAILABLE,
} from "../core/shapes.ts";

const flag = (description: string) => Type.Boolean({ description });
const planets = (description: string) =>
  Type.Array(term(MODERN, "One of the ten planets"), { description });

const dignity = Type.Object({
  dignities: Type.Array(term(DIGNITY, "A dignity or debility"), {
    description:
      "What it has of its own here; without a time its triplicity, and whether it is peregrine, stay open",
  }),
  score: nullable(
    Type.Integer(),
    "5 for the domicile, 4 exaltation, 3 triplicity, 2 bound, 1 face, -5 detriment, -4 fall, and by school -5 peregrine; null without a time",
  ),
  lords: Type.Object(
    {
      domicile: classical("Lord of the sign"),
      exaltation: nullable(
        classical("Planet exalted in the sign"),
        "Null where no planet is exalted",
      ),
      triplicity: nullable(
        classical("Lord of the triplicity by sect"),
        "Null while day or night is unknown",
      ),
      participating: nullable(classical("Partner of the triplicity"), "Null by Ptolemy's scheme"),
      bound: classical("Lord of the bound"),
      face: classical("Lord of the face"),
    },
    { description: "Lords of the degree in which the planet stands" },
  ),
});

const body = Type.Object({
  body: term(CHART_BODY, "The body"),
  ...PLACE,
  latitudeDeg: Type.Number({ description: "Ecliptic latitude, degrees" }),
  rightAscensionDeg: Type.Number({ description: "Apparent, true equator of date, degrees" }),
  declinationDeg: Type.Number({ description: "Apparent, true equator of date, degrees" }),
  distanceAu: Type.Number({ description: "From the Earth's centre, AU" }),
  speedDegPerDay: Type.Number({ description: "In longitude, degrees a day" }),
  retrograde: flag("Whether it moves backwards"),
  stationary: flag("Whether it moves at less than a tenth of its mean speed"),
  house: nullable(House("House in which it stands, 1 to 12"), "Null without a time and place"),
  dignity: nullable(dignity, "Essential dignity; null but for the seven planets of the ancients"),
  antiscionDeg: Type.Number({ description: "Mirror image in the solstice axis, degrees" }),
  contraAntiscionDeg: Type.Number({ description: "Mirror image in the equinox axis, degrees" }),
});

export const answer = Type.Object({
  zodiac: Type.Object(
    {
      kind: term(ZODIAC, "Zodiac"),
      ayanamsa: nullable(term(AYANAMSA, "Ayanamsa"), "Null in the tropical zodiac"),
      ayanamsaDeg: nullable(
        Type.Number(),
        "Taken off tropical longitudes, nutation included, degrees; null in the tropical zodiac",
      ),
    },
    { description: "Where the zodiac begins" },
  ),
  bodies: Type.Array(body, { description: "In the order asked for" }),
  unavailable: UNAVAILABLE,
  signs: byId(
    [...CHART_BODY.ids, "ascendant"],
    sign(),
    "Sign of every body, and of the ascendant where it is known",
  ),
  moonRange: nullable(
    Type.Object({
      from: placeShape("At the first minute of the day"),
      to: placeShape("At the last minute of the day"),
    }),
    "Where the Moon can have stood, from the first to the last minute of the day; null with a time",
  ),
  angles: nullable(
    Type.Object({
      ascendant: placeShape("Degree that rises"),
      midheaven: placeShape("Degree that culminates"),
      descendant: placeShape("Degree that sets"),
      imumCoeli: placeShape("Degree on the lower meridian"),
      vertex: placeShape("Ecliptic on the prime vertical in the west"),
      equatorialAscendant: placeShape("Degree that would rise on the equator"),
      armcDeg: Type.Number({ description: "Right ascension of the meridian, degrees" }),
      insidePolarCircle: flag("Whether parts of the ecliptic neither rise nor set here"),
    }),
    "Null without a time and place",
  ),
  houses: nullable(HOUSES, "Null without a time and place"),
  sect: nullable(
    term(SECT, "By the true altitude of the Sun's centre"),
    "Null without a time and place",
  ),
  aspects: Type.Array(aspectShape("Two points at an angle"), { description: "Closest first" }),
  patterns: Type.Array(
    Type.Object({
      kind: term(PATTERN, "Figure"),
      bodies: planets("Planets that draw it"),
      apex: nullable(term(MODERN, "Planet"), "Planet at the point of the figure; null without one"),
      sign: nullable(sign(), "Sign of a stellium; null for other figures"),
    }),
    { description: "Figures that several planets draw together" },
  ),
  shape: Type.Object(
    {
      shape: term(SHAPE, "Shape"),
      emptyArcDeg: Type.Number({ description: "Largest arc without a planet, degrees" }),
    },
    { description: "Shape of the ten planets around the wheel" },
  ),
  balances: Type.Object(
    {
      elements: Type.Object(
        {
          fire: planets("Planets in fire signs"),
          earth: planets("Planets in earth signs"),
          air: planets("Planets in air signs"),
          water: planets("Planets in water signs"),
        },
        { description: "By element" },
      ),
      modalities: Type.Object(
        {
          cardinal: planets("Planets in cardinal signs"),
          fixed: planets("Planets in fixed signs"),
          mutable: planets("Planets in mutable signs"),
        },
        { description: "By modality" },
      ),
      hemispheres: nullable(
        Type.Object({
          above: planets("Planets in houses 7 to 12"),
          below: planets("Planets in houses 1 to 6"),
          east: planets("Planets in houses 10 to 3"),
          west: planets("Planets in houses 4 to 9"),
        }),
        "By house quadrants; null without a time and place",
      ),
    },
    { description: "Sun to Pluto by the parts of the sky" },
  ),
  lunarPhase: Type.Object(
    {
      phase: term(LUNAR_PHASE, "Eighth of the lunation"),
      elongationDeg: Type.Number({
        description: "Moon less Sun in longitude, degrees [0, 360)",
      }),
      illuminated: Type.Number({ description: "Lit part of the disc, 0 to 1" }),
      waxing: flag("Whether the light grows"),
    },
    { description: "Phase of the Moon" },
  ),
  dispositors: Type.Object(
    {
      final: Type.Array(classical(), { description: "Planets in their own signs" }),
      loops: Type.Array(Type.Array(classical(), { description: "One ring" }), {
        description: "Rings of mutual disposition",
      }),
    },
    { description: "Who disposes of whom" },
  ),
  receptions: Type.Array(
    Type.Object({
      a: classical("First planet"),
      b: classical("Second planet"),
      kind: term(RECEPTION, "By which dignities"),
    }),
    { description: "Planets in each other's dignities" },
  ),
  chartRuler: nullable(classical("Lord of the rising sign"), "Null without a time and place"),
});
export type NatalAnswer = Frozen<Static<typeof answer>>;
