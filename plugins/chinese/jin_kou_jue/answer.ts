import { BRANCH, PHASE, PILLAR, STEM, type Phase } from "#lore";
import {
  phrase,
  ReplyShape,
  term,
  Type,
  UnderstoodShape,
  verdict,
  type Frozen,
  type Static,
} from "#sdk";
import { SEASON_STATE, type SeasonState } from "#east/season.ts";
import { GENERAL, MONTH_GENERAL } from "../da_liu_ren/generals.ts";
import { MOTION, SEAT, STANDING, USE_RULE, type Motion, type Seat } from "./terms.ts";

/** Why a board stands as it does. */
export type BoardPhrases = {
  useInSeason: { seat: Seat; phase: Phase; state: SeasonState };
  helped: { by: readonly Seat[] };
  pressed: { by: readonly Seat[] };
  moves: { motions: readonly Motion[] };
  useVoid: {};
};

const place = {
  element: term(PHASE, "Its phase"),
  season: term(SEASON_STATE, "How that phase stands in the month"),
  isVoid: Type.Boolean({ description: "Whether its branch is void in the day's ten" }),
};

export const answer = Type.Object({
  pillars: Type.Object(
    {
      year: term(PILLAR, "Year"),
      month: term(PILLAR, "Month"),
      day: term(PILLAR, "Day"),
      hour: term(PILLAR, "Hour"),
    },
    { description: "The four pillars of the moment" },
  ),
  monthGeneral: term(MONTH_GENERAL, "General of the month"),
  isDay: Type.Boolean({ description: "Whether the noble of the day was taken" }),
  human: Type.Object(
    { stem: term(STEM, "人元, the stem over the earth"), ...place },
    { description: "The uppermost place" },
  ),
  spirit: Type.Object(
    {
      name: term(GENERAL, "貴神, which of the twelve"),
      pair: term(PILLAR, "Its stem and branch"),
      ...place,
    },
    { description: "The second place from above" },
  ),
  general: Type.Object(
    {
      name: term(MONTH_GENERAL, "將神, which of the twelve"),
      pair: term(PILLAR, "Its stem and branch"),
      ...place,
    },
    { description: "The third place from above" },
  ),
  earth: Type.Object(
    { branch: term(BRANCH, "地分, the branch asked about"), ...place },
    { description: "The lowest place" },
  ),
  use: term(SEAT, "用爻, the useful place"),
  rule: term(USE_RULE, "Why that one"),
  motions: Type.Array(term(MOTION, "A motion", ["sense"]), { description: "五動 that are there" }),
  verdict: verdict(
    term(STANDING, "How the matter stands"),
    phrase<BoardPhrases>("A reason"),
    "How the useful place stands",
  ),
  asked: UnderstoodShape,
  reply: ReplyShape,
  question: Type.Union([Type.String(), Type.Null()], {
    description: "The question, as it was asked",
  }),
});
export type MouthAnswer = Frozen<Static<typeof answer>>;
