import { GRAHA } from "../../core/grahas.ts";
import { DIGNITY } from "../../core/dignity.ts";
import { grahaTerm, House, signTerm, utc } from "../../core/shapes.ts";
import { phrase, term, Type, verdict, vocabulary, type Frozen, type IdOf, type Static } from "#sdk";
import type { PlanetId } from "../../core/grahas.ts";
import { PERIODS } from "../mudda/answer.ts";
import type { TajikaRefusals } from "../points.ts";
import { SAHAMS } from "../sahams/answer.ts";
import { OFFICE, type Office } from "./strengths.ts";
import { TAJIKA_YOGA, type TajikaYoga } from "./yogas.ts";

export type Refusals = TajikaRefusals;

/** Whether a matter of the year comes about. */
export const OUTCOME = vocabulary("yearOutcome", ["comes", "helped", "hindered", "quiet", "fades"]);
export type Outcome = IdOf<typeof OUTCOME>;

export type Phrases = {
  /** One lord rules the lagna and the matter: his place decides. */
  sameLord: { graha: PlanetId; house: number; dignified: boolean };
  /** No light passes between the lords. */
  noLight: { a: PlanetId; b: PlanetId };
  formed: { yoga: TajikaYoga; a: PlanetId; b: PlanetId; by: PlanetId | null };
  strongestSeeing: { graha: PlanetId; offices: readonly Office[]; total: number };
  noneSees: { graha: PlanetId; offices: readonly Office[]; total: number };
};

const virupas = (description: string) => Type.Number({ description: `${description}, vishvas` });

export const answer = Type.Object({
  completedYears: Type.Integer({ description: "Years completed when the year begins" }),
  begins: Type.Union([utc("The Sun is back at its place of birth"), Type.Null()], {
    description: "Null for a drawn chart",
  }),
  night: Type.Boolean({ description: "Whether the year begins by night" }),
  lagna: Type.Object(
    {
      longitudeDeg: Type.Number({ description: "Sidereal longitude, degrees" }),
      sign: signTerm("Sign that rises"),
      degree: Type.String({ description: "Degrees and minutes in the sign" }),
    },
    { description: "Lagna of the year" },
  ),
  muntha: Type.Union(
    [
      Type.Object({
        sign: signTerm("Sign: one further for each year from the lagna of the birth"),
        house: House("House from the lagna of the year"),
        lord: grahaTerm("Its lord"),
        lordHouse: House("House of the lord"),
      }),
      Type.Null(),
    ],
    { description: "Null for a drawn chart, which does not tell the birth" },
  ),
  yearLord: Type.Union(
    [
      verdict(
        term(GRAHA, "The planet that leads the year"),
        phrase<Phrases>("Why it leads"),
        "Lord of the year",
      ),
      Type.Null(),
    ],
    { description: "Null for a drawn chart" },
  ),
  offices: Type.Array(
    Type.Object({ office: term(OFFICE, "Office", ["about"]), lord: grahaTerm("Who holds it") }),
    { description: "The five who may lead the year; empty for a drawn chart" },
  ),
  grahas: Type.Array(
    Type.Object({
      graha: grahaTerm("The planet"),
      longitudeDeg: Type.Number({ description: "Sidereal longitude, degrees" }),
      sign: signTerm("Sign"),
      degree: Type.String({ description: "Degrees and minutes in the sign" }),
      house: House("House of the year by sign"),
      dignity: term(DIGNITY, "Dignity"),
      retrograde: Type.Boolean({ description: "Whether it moves backwards" }),
      kshetra: virupas("By the sign"),
      uchcha: virupas("By nearness to exaltation"),
      hadda: virupas("By the unequal part"),
      drekkana: virupas("By the decan"),
      navamsha: virupas("By the ninth part"),
      strength: Type.Number({ description: "Sum of the five divided by four, 0 to 20" }),
      joy: Type.Integer({ minimum: 0, maximum: 20, description: "Harsha bala" }),
    }),
    { description: "Sun to Saturn" },
  ),
  nodes: Type.Array(
    Type.Object({
      graha: grahaTerm("Rahu or Ketu"),
      longitudeDeg: Type.Number({ description: "Sidereal longitude, degrees" }),
      sign: signTerm("Sign"),
      house: House("House of the year"),
    }),
    { description: "Empty for a drawn chart" },
  ),
  contacts: Type.Array(
    Type.Object({
      faster: grahaTerm("The faster planet"),
      slower: grahaTerm("The slower planet"),
      yoga: term(TAJIKA_YOGA, "Whether light is given or lost", ["about"]),
      full: Type.Boolean({ description: "Within one degree" }),
      future: Type.Boolean({ description: "Once the faster has entered the next sign" }),
      signs: House("Signs counted from the slower to the faster; 1 is union"),
      toGoDeg: Type.Number({ description: "Degrees still to go; negative when passed" }),
      orbDeg: Type.Number({ description: "Mean of the two orbs, degrees" }),
    }),
    { description: "Pairs whose lights meet" },
  ),
  matters: Type.Array(
    Type.Object({
      house: House("House of the matter"),
      lord: grahaTerm("Its lord"),
      outcome: verdict(
        term(OUTCOME, "What becomes of it", ["about"]),
        phrase<Phrases>("What passes between its lord and that of the lagna"),
        "Outcome",
      ),
    }),
    { description: "Houses two to twelve" },
  ),
  yogas: Type.Array(
    Type.Object({
      yoga: term(TAJIKA_YOGA, "Yoga of the whole chart", ["about"]),
      grahas: Type.Array(grahaTerm("A planet"), { description: "Planets that make it" }),
    }),
    { description: "Ikkabala, Induvara, Kuttha and Durapha where they are formed" },
  ),
  ...SAHAMS,
  ...PERIODS,
});
export type AnnualAnswer = Frozen<Static<typeof answer>>;
