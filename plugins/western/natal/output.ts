/** The declared answer of `astrology.calculate`. */
import { oneOf, TextShape, Type, type Static } from "#old";
import { PHASE_IDS } from "../core/lunar_phase.ts";
import { PATTERN_IDS, SHAPE_IDS } from "../core/patterns.ts";
import {
  AspectShape,
  ClassicalShape,
  House,
  HousesShape,
  nullable,
  PLACE,
  PlaceShape,
  SignShape,
  UnavailableShape,
} from "../core/shapes.ts";

const flag = (description: string) => Type.Boolean({ description });

export const DignityShape = Type.Object(
  {
    domicile: flag("In its own sign, +5"),
    exaltation: flag("In its exaltation, +4"),
    triplicity: nullable(Type.Boolean(), "Lord of the triplicity by sect, +3; null without a time"),
    participating: flag("Partner of the triplicity; not counted"),
    bound: flag("In its own bound, +2"),
    face: flag("In its own face, +1"),
    detriment: flag("Opposite its own sign, -5"),
    fall: flag("Opposite its exaltation, -4"),
    peregrine: nullable(Type.Boolean(), "Without any of the five dignities"),
    score: nullable(Type.Integer(), "Sum of the points; null without a time"),
    lords: Type.Object(
      {
        domicile: ClassicalShape,
        exaltation: nullable(ClassicalShape, "Null where no planet is exalted"),
        triplicity: nullable(ClassicalShape, "Null while day or night is unknown"),
        participating: nullable(ClassicalShape, "Null by Ptolemy's scheme"),
        bound: ClassicalShape,
        face: ClassicalShape,
      },
      { description: "Lords of the degree in which the planet stands" },
    ),
  },
  { description: "Essential dignity" },
);

const body = Type.Object({
  id: Type.String(),
  name: TextShape,
  ...PLACE,
  latitudeDeg: Type.Number({ description: "Ecliptic latitude, degrees" }),
  rightAscensionDeg: Type.Number({ description: "Apparent, true equator of date, degrees" }),
  declinationDeg: Type.Number({ description: "Apparent, true equator of date, degrees" }),
  distanceAu: Type.Number({ description: "From the Earth's centre, AU" }),
  speedDegPerDay: Type.Number({ description: "In longitude" }),
  retrograde: flag("Whether it moves backwards"),
  stationary: flag("Whether it moves at less than a tenth of its mean speed"),
  house: nullable(House(), "Null without a time and place"),
  dignity: nullable(DignityShape, "Null but for the seven planets of the ancients"),
  antiscionDeg: Type.Number({ description: "Mirror image in the solstice axis, degrees" }),
  contraAntiscionDeg: Type.Number({ description: "Mirror image in the equinox axis, degrees" }),
});

const counts = <K extends string>(keys: readonly K[]) =>
  Type.Object(
    Object.fromEntries(keys.map((key) => [key, Type.Array(Type.String())])) as Record<
      K,
      ReturnType<typeof Type.Array<ReturnType<typeof Type.String>>>
    >,
  );

export const output = Type.Object({
  zodiac: Type.Object({
    kind: oneOf(["tropical", "sidereal"], "Zodiac"),
    ayanamsa: nullable(Type.String(), "Null in the tropical zodiac"),
    ayanamsaDeg: nullable(Type.Number(), "Taken off tropical longitudes, nutation included"),
  }),
  bodies: Type.Array(body, { description: "In the order asked for" }),
  unavailable: UnavailableShape,
  signs: Type.Record(Type.String(), SignShape, {
    description: "Sign of every body, and of the ascendant where it is known",
  }),
  moonRange: nullable(
    Type.Object({ from: PlaceShape, to: PlaceShape }),
    "Where the Moon can have stood, from the first to the last minute of the day; null with a time",
  ),
  angles: nullable(
    Type.Object({
      ascendant: PlaceShape,
      midheaven: PlaceShape,
      descendant: PlaceShape,
      imumCoeli: PlaceShape,
      vertex: PlaceShape,
      equatorialAscendant: PlaceShape,
      armcDeg: Type.Number({ description: "Right ascension of the meridian, degrees" }),
      insidePolarCircle: flag("Whether parts of the ecliptic neither rise nor set here"),
    }),
    "Null without a time and place",
  ),
  houses: nullable(HousesShape, "Null without a time and place"),
  sect: nullable(
    oneOf(["day", "night"], "By the true altitude of the Sun's centre"),
    "Null without a time and place",
  ),
  aspects: Type.Array(AspectShape, { description: "Closest first" }),
  patterns: Type.Array(
    Type.Object({
      kind: oneOf(PATTERN_IDS, "Figure"),
      bodies: Type.Array(Type.String()),
      apex: nullable(Type.String(), "Planet at the point of the figure"),
      sign: nullable(SignShape, "Sign of a stellium"),
    }),
  ),
  shape: Type.Object({
    shape: oneOf(SHAPE_IDS, "Shape of the ten planets around the wheel"),
    emptyArcDeg: Type.Number({ description: "Largest arc without a planet, degrees" }),
  }),
  balances: Type.Object(
    {
      elements: counts(["fire", "earth", "air", "water"] as const),
      modalities: counts(["cardinal", "fixed", "mutable"] as const),
      hemispheres: nullable(
        Type.Object({
          above: Type.Array(Type.String()),
          below: Type.Array(Type.String()),
          east: Type.Array(Type.String()),
          west: Type.Array(Type.String()),
        }),
        "By house quadrants; null without a time and place",
      ),
    },
    { description: "Sun to Pluto, by name" },
  ),
  lunarPhase: Type.Object({
    phase: oneOf(PHASE_IDS, "Eighth of the lunation"),
    name: TextShape,
    elongationDeg: Type.Number({ description: "Moon less Sun in longitude, degrees [0, 360)" }),
    illuminated: Type.Number({ description: "Lit part of the disc, 0 to 1" }),
    waxing: flag("Whether the light grows"),
  }),
  dispositors: Type.Object({
    of: Type.Record(Type.String(), ClassicalShape, { description: "Planet → lord of its sign" }),
    final: Type.Array(ClassicalShape, { description: "Planets in their own signs" }),
    loops: Type.Array(Type.Array(ClassicalShape), { description: "Rings of mutual disposition" }),
  }),
  receptions: Type.Array(
    Type.Object({
      a: ClassicalShape,
      b: ClassicalShape,
      kind: oneOf(["domicile", "exaltation", "mixed"], "By which dignities"),
    }),
  ),
  chartRuler: nullable(ClassicalShape, "Lord of the rising sign"),
  summary: TextShape,
});

export type NatalAnswer = Static<typeof output>;
