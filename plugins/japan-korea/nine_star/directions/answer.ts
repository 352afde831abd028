import { PILLAR } from "#lore";
import { phrase, term, Type, verdict, type Frozen, type Static } from "#sdk";
import { HOUI } from "../../core/directions.ts";
import { STAR, starShape } from "../stars.ts";
import {
  BOARD,
  CLOSURE,
  LUCKY_TIE,
  STANDING,
  type Board,
  type Closure,
  type LuckyTie,
} from "./rules.ts";

/** Why a direction is closed or lucky. */
export type Phrases = {
  closedBy: { board: Board; closure: Closure };
  luckyOn: { board: Board; star: number; tie: LuckyTie };
  nothing: {};
};

const closure = (description: string) =>
  Type.Union([term(HOUI, "A direction"), Type.Null()], {
    description: `${description}; null where the star stands in the middle`,
  });

const boardShape = Type.Object(
  {
    board: term(BOARD, "Which plate"),
    counts: Type.Boolean({ description: "Whether it counts for the purpose" }),
    centre: Type.Integer({ minimum: 1, maximum: 9, description: "Star in the middle" }),
    pair: term(PILLAR, "Pair of the year, month or day"),
    stars: Type.Array(
      Type.Object({
        direction: term(HOUI, "Direction"),
        star: term(STAR, "The star in it"),
        number: Type.Integer({ minimum: 1, maximum: 9, description: "Its number" }),
      }),
      { minItems: 8, maxItems: 8, description: "The stars around the middle, north first" },
    ),
    fiveYellow: closure("五黄殺: where star 5 stands"),
    darkSword: closure("暗剣殺: across from star 5"),
    breaker: term(HOUI, "破: across from the branch"),
    ownStar: closure("本命殺: where the year star of birth stands"),
    ownTarget: closure("本命的殺: across from it"),
    monthStar: closure("月命殺: where the month star of birth stands"),
    monthTarget: closure("月命的殺: across from it"),
  },
  { description: "A plate" },
);

export const answer = Type.Object({
  birthStar: starShape("Star of the year of birth (本命星)"),
  monthStar: starShape("Star of the month of birth (月命星)"),
  at: Type.String({ description: "The day asked about, in Japan, YYYY-MM-DD" }),
  boards: Type.Array(boardShape, { minItems: 3, maxItems: 3, description: "Year, month, day" }),
  dayDisputed: Type.Boolean({
    description: "The day lies in a half of 240 days, which schools cut differently",
  }),
  directions: Type.Array(
    Type.Object(
      {
        direction: term(HOUI, "The direction"),
        fromDeg: Type.Number({ description: "Bearing it begins at, degrees from true north" }),
        toDeg: Type.Number({ description: "Bearing it ends at" }),
        standing: verdict(
          term(STANDING, "How it stands"),
          phrase<Phrases>("Why"),
          "How the direction stands on the plates that count",
        ),
      },
      { description: "A direction" },
    ),
    { minItems: 8, maxItems: 8, description: "The eight directions, north first" },
  ),
});
export type KiDirections = Frozen<Static<typeof answer>>;
