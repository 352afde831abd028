import { PILLAR, STEM } from "#lore";
import { phrase, term, Type, type Frozen, type Static } from "#sdk";
import { balanceShape } from "../../bazi/chart/balance.ts";
import { NA_YIN } from "#east/na_yin.ts";
import { timeMarker } from "../omissions.ts";
import { matchOfParts } from "../scoring.ts";
import { PART, type MatchPhrases } from "./match.ts";

/** How the score is made. */
export type MethodPhrases = { method: { scoreSpread: number } };

const side = (description: string) =>
  Type.Object(
    {
      native: Type.String({ description: "Pillars: year, month, day and, where known, hour" }),
      hourKnown: Type.Boolean({ description: "False when three pillars were read" }),
      year: term(PILLAR, "Pillar of the year"),
      naYin: term(NA_YIN, "Sound of the year"),
      dayMaster: term(STEM, "The stem of the day"),
      balance: balanceShape,
    },
    { description },
  );

/** Elements of two people held side by side. */
export const answer = Type.Object({
  ...matchOfParts<"part", (typeof PART.ids)[number], MatchPhrases>(PART),
  method: phrase<MethodPhrases>("How the score is made"),
  a: side("The first person"),
  b: side("The second person"),
  ...timeMarker,
});
export type ElementMatch = Frozen<Static<typeof answer>>;
