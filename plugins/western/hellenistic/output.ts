/** The declared answer of `hellenistic.calculate`. */
import { oneOf, TextShape, Type, type Static } from "#old";
import { ClassicalShape, House, nullable, PLACE, PlaceShape, SignShape } from "../core/shapes.ts";

const sect = () => oneOf(["day", "night"], "Sect");
const instant = (what: string) => Type.String({ description: `${what}, UTC` });
const conditions = (what: string) =>
  Type.Array(
    Type.Object({
      by: ClassicalShape,
      how: oneOf(["conjunction", "overcoming", "ray", "ruler", "enclosure"], "How"),
    }),
    { description: what },
  );
const lordship = Type.Object({ sign: SignShape, lord: ClassicalShape });
const period = {
  start: instant("Beginning"),
  end: instant("End"),
  startJulianDay: Type.Number({ description: "UT" }),
  endJulianDay: Type.Number({ description: "UT" }),
};
const released = {
  sign: SignShape,
  lord: ClassicalShape,
  ...period,
  loosingOfBond: Type.Boolean({ description: "Whether it jumped to the opposite sign" }),
  angularFromFortune: Type.Boolean({ description: "1st, 4th, 7th or 10th sign from Fortune" }),
};
const releasing = Type.Object({
  lot: Type.String(),
  startSign: SignShape,
  periods: Type.Array(Type.Object({ ...released, subs: Type.Array(Type.Object(released)) })),
  active: Type.Array(Type.Object(released), {
    description: "The four levels at the date asked about; empty without one",
  }),
});
const lordPeriod = { lord: Type.String(), ...period };

export const output = Type.Object({
  sect: nullable(
    Type.Object({
      sect: sect(),
      light: ClassicalShape,
      benefic: ClassicalShape,
      malefic: ClassicalShape,
      contraryBenefic: ClassicalShape,
      contraryMalefic: ClassicalShape,
      triplicityLords: Type.Array(ClassicalShape, {
        description: "Of the sect light: first, second and third part of the story",
      }),
    }),
    "Null without a time and place",
  ),
  ascendant: nullable(PlaceShape, "Null without a time and place"),
  midheaven: nullable(
    Type.Object({ ...PLACE, wholeSignHouse: House() }),
    "Null without a time and place",
  ),
  signs: Type.Record(Type.String(), SignShape),
  planets: Type.Array(
    Type.Object({
      id: ClassicalShape,
      name: TextShape,
      ...PLACE,
      retrograde: Type.Boolean(),
      house: nullable(House("Whole-sign house"), "Null without a time and place"),
      inJoy: nullable(Type.Boolean(), "In the house of its joy"),
      angularity: nullable(
        oneOf(["angular", "succedent", "cadent"], "By whole-sign house"),
        "Null without a time and place",
      ),
      sect: sect(),
      sectPlacement: nullable(
        Type.Object({ ofSect: Type.Boolean(), halb: Type.Boolean(), hayz: Type.Boolean() }),
        "Null without a time and place",
      ),
      solarPhase: oneOf(["free", "underBeams", "combust", "cazimi"], "Nearness to the Sun"),
      oriental: Type.Boolean({ description: "Rises before the Sun" }),
      dignities: Type.Array(Type.String(), { description: "domicile, exaltation, triplicity, …" }),
      boundLord: ClassicalShape,
      decanLord: ClassicalShape,
      monomoiria: ClassicalShape,
      twelfthPart: PlaceShape,
      bonification: conditions("By Jupiter and Venus"),
      maltreatment: conditions("By Mars and Saturn"),
    }),
  ),
  configurations: Type.Array(
    Type.Object({
      a: ClassicalShape,
      b: ClassicalShape,
      kind: oneOf(
        ["conjunction", "sextile", "square", "trine", "opposition", "aversion"],
        "By sign",
      ),
      byDegree: Type.Boolean({ description: "Within 3° of exact" }),
      orbDeg: nullable(Type.Number(), "Null in aversion"),
      overcoming: nullable(ClassicalShape, "The planet in the tenth sign from the other"),
    }),
  ),
  lots: nullable(
    Type.Array(
      Type.Object({
        id: Type.String(),
        name: TextShape,
        ...PLACE,
        house: House("Whole-sign house"),
        lord: ClassicalShape,
        formula: Type.String({ description: "As used for this chart" }),
      }),
    ),
    "Null without a time and place",
  ),
  predominator: nullable(
    Type.Object({ planet: ClassicalShape, boundLord: ClassicalShape, note: TextShape }),
    "The light that leads and the lord of its bound, as rulers of character",
  ),
  profection: nullable(
    Type.Object({
      ageYears: Type.Integer(),
      house: House(),
      annual: lordship,
      monthIndex: Type.Integer({
        minimum: 1,
        maximum: 12,
        description: "Month of the year of age",
      }),
      monthly: lordship,
      daily: lordship,
      yearStart: instant("Beginning of the year of age"),
      yearEnd: instant("End of it"),
    }),
    "Null without a target date, time and place",
  ),
  releasing: nullable(
    Type.Object({ spirit: releasing, fortune: releasing, eros: releasing }),
    "Null without a time and place",
  ),
  firdaria: nullable(
    Type.Object({
      periods: Type.Array(
        Type.Object({
          ...lordPeriod,
          years: Type.Integer(),
          subs: Type.Array(Type.Object(lordPeriod)),
        }),
      ),
      activeMajor: nullable(Type.String(), "Null without a target date, or after 75 years"),
      activeSub: nullable(Type.String(), "Null in the periods of the nodes"),
    }),
    "Null without a time and place",
  ),
  decennials: nullable(
    Type.Array(Type.Object({ ...lordPeriod, subs: Type.Array(Type.Object(lordPeriod)) })),
    "Null without a time and place",
  ),
  circumambulation: nullable(
    Type.Array(
      Type.Object({
        sign: SignShape,
        lord: ClassicalShape,
        age: Type.Number({ description: "Degrees of ascension gone, a year each" }),
        partners: Type.Array(
          Type.Object({
            planet: ClassicalShape,
            ray: Type.Integer({ description: "Degrees from the planet, in the order of signs" }),
            age: Type.Number(),
          }),
        ),
      }),
    ),
    "Ascendant through the bounds; null without a time and place, short at polar latitudes",
  ),
});
export type HellenisticAnswer = Static<typeof output>;
