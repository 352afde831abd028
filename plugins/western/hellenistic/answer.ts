import { phrase, term, Type, vocabulary, type Frozen, type Static } from "#sdk";
import { CLASSICAL } from "#lore";
import { DIGNITY } from "../core/dignities.ts";
import { LOT, type Formulas } from "../core/lots.ts";
import { SECT } from "../core/nativity.ts";
import { byId, classical, House, nullable, PLACE, placeShape, sign } from "../core/shapes.ts";
import { CONFIGURATION, HOW, SOLAR_PHASE } from "./condition.ts";
import { FIRDAR, MARK } from "./periods.ts";

export const ANGULARITY = vocabulary("angularity", ["angular", "succedent", "cadent"]);

const instant = (what: string) => Type.String({ description: `${what}, UTC` });
const conditions = (what: string) =>
  Type.Array(Type.Object({ by: classical("By whom"), how: term(HOW, "How") }), {
    description: what,
  });
const lordship = (description: string) =>
  Type.Object({ sign: sign("Profected sign"), lord: classical("Its lord") }, { description });

const SPAN = { start: instant("Beginning"), end: instant("End") };
const RELEASED = {
  sign: sign("Sign that holds the time"),
  lord: classical("Its lord"),
  ...SPAN,
  marks: Type.Array(term(MARK, "What sets it apart"), {
    description:
      "Whether it jumped to the opposite sign, and whether it is the 1st, 4th, 7th or 10th from Fortune",
  }),
};
const releasing = (description: string) =>
  Type.Object(
    {
      startSign: sign("Sign of the lot, from which it is released"),
      periods: Type.Array(
        Type.Object({
          ...RELEASED,
          subs: Type.Array(Type.Object(RELEASED), { description: "Periods of the second level" }),
        }),
        { description: "First level, a hundred years of 360 days" },
      ),
      active: Type.Array(Type.Object(RELEASED), {
        description: "The four levels at the date asked about; empty without one",
      }),
    },
    { description },
  );

export const answer = Type.Object({
  sect: nullable(
    Type.Object({
      sect: term(SECT, "Day or night birth"),
      light: classical("Light that leads"),
      benefic: classical("Benefic of the sect"),
      malefic: classical("Malefic of the sect"),
      contraryBenefic: classical("Benefic against the sect"),
      contraryMalefic: classical("Malefic against the sect"),
      triplicityLords: Type.Array(classical(), {
        description: "Of the sect light: first, second and third part of the story",
      }),
    }),
    "Null without a time and place",
  ),
  ascendant: nullable(placeShape("Degree that rises"), "Null without a time and place"),
  midheaven: nullable(
    Type.Object({ ...PLACE, wholeSignHouse: House("Whole-sign house in which it falls") }),
    "Degree that culminates; null without a time and place",
  ),
  signs: byId(CLASSICAL.ids, sign(), "Sign of each planet"),
  planets: Type.Array(
    Type.Object({
      planet: classical("The planet"),
      ...PLACE,
      retrograde: Type.Boolean({ description: "Whether it moves backwards" }),
      house: nullable(House("Whole-sign house"), "Null without a time and place"),
      inJoy: nullable(
        Type.Boolean(),
        "Whether it stands in the house of its joy; null without a time and place",
      ),
      angularity: nullable(
        term(ANGULARITY, "By whole-sign house"),
        "Null without a time and place",
      ),
      sect: term(SECT, "Sect to which it belongs"),
      sectPlacement: nullable(
        Type.Object({
          ofSect: Type.Boolean({ description: "Of the sect of the birth" }),
          halb: Type.Boolean({ description: "In the hemisphere of its sect" }),
          hayz: Type.Boolean({ description: "In a sign of its gender as well" }),
        }),
        "Null without a time and place",
      ),
      solarPhase: term(SOLAR_PHASE, "Nearness to the Sun"),
      oriental: Type.Boolean({ description: "Whether it rises before the Sun" }),
      dignities: Type.Array(term(DIGNITY, "A dignity or debility"), {
        description: "What it has of its own here",
      }),
      boundLord: classical("Lord of its bound"),
      decanLord: classical("Lord of its face"),
      monomoiria: classical("Lord of its single degree"),
      twelfthPart: placeShape("Its twelfth part"),
      bonification: conditions("Help by Jupiter and Venus; empty without a time and place"),
      maltreatment: conditions("Harm by Mars and Saturn; empty without a time and place"),
    }),
    { description: "Sun to Saturn" },
  ),
  configurations: Type.Array(
    Type.Object({
      a: classical("First planet"),
      b: classical("Second planet"),
      kind: term(CONFIGURATION, "By sign"),
      byDegree: Type.Boolean({ description: "Within 3° of exact" }),
      orbDeg: nullable(Type.Number(), "Distance from exactness, degrees; null in aversion"),
      overcoming: nullable(
        classical("The planet in the tenth sign from the other"),
        "Null but for squares",
      ),
    }),
    { description: "How the planets see each other" },
  ),
  lots: nullable(
    Type.Array(
      Type.Object({
        lot: term(LOT, "The lot"),
        ...PLACE,
        house: House("Whole-sign house"),
        lord: classical("Lord of its sign"),
        formula: phrase<Formulas>("As computed for this chart"),
      }),
    ),
    "Null without a time and place",
  ),
  predominator: nullable(
    Type.Object({
      planet: classical("Light of the sect"),
      boundLord: classical("Lord of its bound"),
    }),
    "The light that leads and the lord of its bound, as rulers of character; null without a time and place",
  ),
  profection: nullable(
    Type.Object({
      ageYears: Type.Integer({ description: "Completed years of age" }),
      house: House("Whole-sign house of the year"),
      annual: lordship("Of the year"),
      monthIndex: Type.Integer({
        minimum: 1,
        maximum: 12,
        description: "Month of the year of age, 1 to 12",
      }),
      monthly: lordship("Of the month"),
      daily: lordship("Of two and a half days"),
      yearStart: instant("Beginning of the year of age"),
      yearEnd: instant("End of it"),
    }),
    "Null without a target date, time and place",
  ),
  releasing: nullable(
    Type.Object({
      spirit: releasing("From the lot of Spirit"),
      fortune: releasing("From the lot of Fortune"),
      eros: releasing("From the lot of Eros"),
    }),
    "Zodiacal releasing; null without a time and place",
  ),
  firdaria: nullable(
    Type.Object({
      periods: Type.Array(
        Type.Object({
          lord: term(FIRDAR, "Lord of the period"),
          ...SPAN,
          years: Type.Integer({ description: "Length in years" }),
          subs: Type.Array(Type.Object({ lord: classical("Lord of the seventh"), ...SPAN }), {
            description: "Sevenths; none in the periods of the nodes",
          }),
        }),
        { description: "Nine lords of 75 years" },
      ),
      activeMajor: nullable(
        term(FIRDAR, "Lord at the date asked about"),
        "Null without a target date, or after 75 years",
      ),
      activeSub: nullable(
        classical("Lord of the seventh at the date asked about"),
        "Null without a target date, and in the periods of the nodes",
      ),
    }),
    "Null without a time and place",
  ),
  decennials: nullable(
    Type.Array(
      Type.Object({
        lord: classical("Lord of the period"),
        ...SPAN,
        subs: Type.Array(Type.Object({ lord: classical("Lord of the part"), ...SPAN }), {
          description: "Its seven parts",
        }),
      }),
    ),
    "Seven periods of ten years and nine months; null without a time and place",
  ),
  circumambulation: nullable(
    Type.Array(
      Type.Object({
        sign: sign("Sign of the bound"),
        lord: classical("Lord of the bound"),
        age: Type.Number({ description: "Degrees of ascension gone at entry, a year each" }),
        partners: Type.Array(
          Type.Object({
            planet: classical("Planet whose ray is met"),
            ray: Type.Integer({ description: "Degrees from the planet, in the order of signs" }),
            age: Type.Number({ description: "Years of age" }),
          }),
          { description: "Rays met within the bound" },
        ),
      }),
    ),
    "Ascendant through the bounds; null without a time and place, short at polar latitudes",
  ),
});
export type HellenisticAnswer = Frozen<Static<typeof answer>>;
