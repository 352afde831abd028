import { BAND, phrase, term, Type, verdict, vocabulary, type Frozen, type Static } from "#sdk";
import { NADI } from "../../core/nakshatras.ts";
import { TARA } from "../../core/taras.ts";
import { alternatives, orders, PEOPLE } from "../answer.ts";
import { PORUTHAM, type EvidencePhrases, type PoruthamId } from "./agreements.ts";

/** What an agreement means for the two where it holds; and where it does not. */
export type StrengthPhrases = { [K in PoruthamId as `${K}Holds`]: {} };
export type CautionPhrases = { [K in PoruthamId as `${K}Fails`]: {} };
/** Why the score reads as it does. */
export type BandPhrases = { tenEach: { score: number }; oneCord: {} };

/** In how many directions the count of the stars favours. */
export const FAVOURABLE = vocabulary("favourable", ["both", "one", "none"]);

const score = Type.Integer({
  minimum: 0,
  maximum: 100,
  description: "Ten for each agreement; at most 60 where both stars hang on one cord",
});

export const answer = Type.Object({
  ...PEOPLE,
  poruthams: Type.Array(
    Type.Object({
      porutham: term(PORUTHAM, "One of the ten", ["rule"]),
      passes: Type.Boolean({ description: "Whether it holds" }),
      evidence: phrase<EvidencePhrases>("What was counted or compared"),
    }),
    { minItems: 10, maxItems: 10, description: "The ten agreements" },
  ),
  passed: Type.Integer({ minimum: 0, maximum: 10, description: "How many of the ten hold" }),
  score,
  band: verdict(
    term(BAND, "80 and more, 65-79, 50-64, less"),
    phrase<BandPhrases>("What the score follows from"),
    "How the score reads",
  ),
  tara: Type.Object(
    {
      favourable: term(FAVOURABLE, "In which directions the tara favours"),
      brideToGroom: term(TARA, "Tara of the groom's star, counted from the bride's", ["meaning"]),
      groomToBride: term(TARA, "Tara of the bride's star, counted from the groom's", ["meaning"]),
    },
    { description: "Count of the stars, both ways" },
  ),
  nadi: Type.Object(
    {
      differs: Type.Boolean({ description: "Whether the channels differ" }),
      groom: term(NADI, "Channel of the groom's star"),
      bride: term(NADI, "Channel of the bride's star"),
    },
    { description: "Channels of the two stars, not scored" },
  ),
  orders: orders(score),
  alternatives: Type.Optional(alternatives(score)),
  strengths: Type.Array(phrase<StrengthPhrases>("What an agreement means for the two"), {
    description: "Agreements that hold",
  }),
  cautions: Type.Array(phrase<CautionPhrases>("What an agreement means for the two"), {
    description: "Agreements that do not hold",
  }),
});
export type NakshatraMatch = Frozen<Static<typeof answer>>;
