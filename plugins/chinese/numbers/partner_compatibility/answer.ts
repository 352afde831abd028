import { phrase, term, Type, verdict, vocabulary, type Frozen, type IdOf, type Static } from "#sdk";
import type { PhaseRelation } from "#lore";
import type { WanderingStar } from "../../core/eight_mansions.ts";
import { luckyShare, starOrNull, stars } from "../answer.ts";

/** What is weighed between two people. */
export const PART = vocabulary("part", ["dominants", "joins", "supplies"]);
export type PartId = IdOf<typeof PART>;

/** How a score of two people reads. */
export const HARMONY = vocabulary("harmony", ["harmonious", "neutral", "difficult"]);
export type Harmony = IdOf<typeof HARMONY>;

/** What a part stands on. */
export type PartPhrases = {
  noDominant: {};
  sameDominant: { star: WanderingStar };
  dominantsTie: { a: WanderingStar; b: WanderingStar; relation: PhaseRelation };
  noJoin: {};
  /** Each star once, and the one of the last two digits joined. */
  endsJoin: { stars: readonly WanderingStar[]; last: WanderingStar };
  noneLacking: {};
  noneSupplied: {};
  supplied: { toA: readonly WanderingStar[]; toB: readonly WanderingStar[] };
};

const part = Type.Object({
  part: term(PART, "What was weighed"),
  value: luckyShare("How well it does, 0 to 100; 50 is neutral"),
  weight: Type.Integer({ description: "Percent of the whole that this part weighs" }),
  evidence: phrase<PartPhrases>("What it stands on"),
});
export type Part = Frozen<Static<typeof part>>;

const side = (description: string) =>
  Type.Object(
    {
      stars: stars("Stars of the birth date, each once, best first"),
      missing: stars("Lucky stars that date and number have not"),
      dominant: starOrNull(
        "Star with the most weight in date and number together; null without a pair",
      ),
      withNumber: Type.Boolean({ description: "Whether a number was read beside the date" }),
    },
    { description },
  );

export const answer = Type.Object({
  score: luckyShare("Weighted mean of the parts, spread; 50 is neutral"),
  verdict: verdict(
    term(HARMONY, "65 and above, between, 35 and below"),
    phrase<PartPhrases>("A part that moved the score"),
    "How the score reads",
  ),
  method: phrase<{ weightedMean: { spread: number } }>("How the score is made"),
  parts: Type.Array(part, { description: "Everything that was weighed" }),
  dissent: Type.Array(part, { description: "Parts that speak against the verdict" }),
  a: side("The first person"),
  b: side("The second person"),
});
/** Digit pairs of two people held side by side. */
export type PartnerAnswer = Frozen<Static<typeof answer>>;
