import { SIGN } from "#lore";
import { phrase, term, Type, verdict, type Frozen, type Static } from "#sdk";
import { GRAHA } from "../../core/grahas.ts";
import { GANA, NADI, YONI } from "../../core/nakshatras.ts";
import { TARA } from "../../core/taras.ts";
import { alternatives, orders, PEOPLE } from "../answer.ts";
import { SIGN_KIND, VARNA } from "../moon.ts";
import type { Cord } from "../ties.ts";
import { GRADE, KOOTA, MAXIMUM, type ExceptionPhrases, type KootaId } from "./kootas.ts";

/** What a koota with all its points means for the two; and one with next to none. */
export type StrengthPhrases = { [K in KootaId as `${K}Strong`]: {} };
export type CautionPhrases = { [K in KootaId as `${K}Weak`]: {} };
/** Why the total reads as it does. */
export type GradePhrases = { points: { total: number } };
/** What southern custom would add. */
export type WarningPhrases = { rajju: { cord: Cord }; vedha: {} };

const total = Type.Number({ minimum: 0, maximum: MAXIMUM, description: "Points of 36" });
const trait = (description: string) =>
  Type.Union(
    [
      term(VARNA, "Class of the Moon sign"),
      term(SIGN_KIND, "Kind of the Moon sign"),
      term(TARA, "Tara of the star, counted from the other's", ["meaning"]),
      term(YONI, "Animal of the star"),
      term(GRAHA, "Lord of the Moon sign"),
      term(GANA, "Temperament of the star"),
      term(SIGN, "Moon sign"),
      term(NADI, "Channel of the star"),
    ],
    { description },
  );
const koota = { koota: term(KOOTA, "The koota") };

export const answer = Type.Object({
  ...PEOPLE,
  kootas: Type.Array(
    Type.Object({
      koota: term(KOOTA, "One of the eight", ["rule"]),
      points: Type.Number({ minimum: 0, maximum: 8, description: "Points it has" }),
      max: Type.Integer({ minimum: 1, maximum: 8, description: "Points it can have" }),
      groom: trait("What it looks at in the groom"),
      bride: trait("What it looks at in the bride"),
    }),
    { minItems: 8, maxItems: 8, description: "Raw points before any exception" },
  ),
  total,
  maximum: Type.Literal(MAXIMUM, { description: "Points of all eight" }),
  score: Type.Integer({ minimum: 0, maximum: 100, description: "Total as a part of a hundred" }),
  band: verdict(
    term(GRADE, "Below 18, to 24.5, to 32, above"),
    phrase<GradePhrases>("The total it follows from"),
    "How the total reads",
  ),
  cancellations: Type.Array(
    phrase<ExceptionPhrases, typeof koota>("The rule of the books", koota),
    {
      description: "Exceptions that apply; the raw points stay as they are",
    },
  ),
  warnings: Type.Array(phrase<WarningPhrases>("A rule of the South"), {
    description: "What southern custom would avoid",
  }),
  orders: orders(total),
  alternatives: Type.Optional(alternatives(total)),
  strengths: Type.Array(phrase<StrengthPhrases>("What a koota means for the two"), {
    description: "Kootas with all their points",
  }),
  cautions: Type.Array(phrase<CautionPhrases>("What a koota means for the two"), {
    description: "Kootas with at most a sixth of their points",
  }),
});
export type AshtakootAnswer = Frozen<Static<typeof answer>>;
