import { phrase, Type, vocabulary, type Frozen, type IdOf, type Static } from "#sdk";
import type { PhaseRelation } from "#lore";
import type { WanderingStar } from "../../core/eight_mansions.ts";
import { matchOfParts } from "../../compatibility/scoring.ts";
import { starOrNull, stars } from "../answer.ts";

/** What is weighed between two people. */
export const PART = vocabulary("part", ["dominants", "joins", "supplies"]);
export type PartId = IdOf<typeof PART>;

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
  ...matchOfParts<"part", PartId, PartPhrases>(PART),
  method: phrase<{ weightedMean: { spread: number } }>("How the score is made"),
  a: side("The first person"),
  b: side("The second person"),
});
/** Digit pairs of two people held side by side. */
export type PartnerAnswer = Frozen<Static<typeof answer>>;
