import { BRANCH, PILLAR } from "#lore";
import { phrase, term, Type, verdict, vocabulary, type Frozen, type Static } from "#sdk";
import { oldDateShape } from "../calendar/shapes.ts";
import { HOUI, type Houi } from "../core/directions.ts";
import { ELSEWHERE, GOD, LUCKY_POINT, TERM_OF_SEAT, type God } from "./gods.ts";

/** Whether a way may be taken. */
export const WAY = vocabulary("onmyoWay", ["open", "detour", "wait"]);

/** Why a way may be taken or not. */
export type Phrases = {
  none: {};
  closedBy: { god: God };
  byWay: { first: Houi; second: Houi };
  until: { date: string };
  noEnd: {};
};

const day = (description: string) =>
  Type.Union([Type.String(), Type.Null()], { description: `${description}, YYYY-MM-DD` });

export const answer = Type.Object({
  date: Type.String({ description: "Civil date in Japan, YYYY-MM-DD" }),
  old: oldDateShape("The date of the old calendar of Japan"),
  yearPair: term(PILLAR, "Pair of the year by which the gods sit"),
  dayPair: term(PILLAR, "Pair of the day"),
  lucky: Type.Object(
    {
      point: term(LUCKY_POINT, "Point of the compass", ["side"]),
      bearingDeg: Type.Number({ description: "Bearing, degrees from north by the east" }),
    },
    { description: "恵方: where Toshitoku sits this year" },
  ),
  gods: Type.Array(
    Type.Object(
      {
        god: term(GOD, "The god", ["forbids"]),
        seat: term(TERM_OF_SEAT, "How long it keeps the seat"),
        closes: Type.Boolean({ description: "Whether ways are broken in two for its sake" }),
        branches: Type.Array(term(BRANCH, "A branch"), {
          description: "Branches it sits in; empty for those that go by the eight directions",
        }),
        directions: Type.Array(term(HOUI, "A direction"), {
          description: "Directions it sits in; empty where it is elsewhere",
        }),
        elsewhere: Type.Union([term(ELSEWHERE, "A place"), Type.Null()], {
          description: "Where it is when in no direction; null else",
        }),
        until: day("Last day of the stay; null for those of the year"),
      },
      { description: "A god" },
    ),
    { description: "The gods with their seats" },
  ),
  directions: Type.Array(
    Type.Object(
      {
        direction: term(HOUI, "The direction"),
        closed: Type.Boolean({ description: "Whether a god closes the way" }),
        gods: Type.Array(term(GOD, "A god"), { description: "Who sits there" }),
      },
      { description: "A direction" },
    ),
    { minItems: 8, maxItems: 8, description: "The eight directions, north first" },
  ),
  way: Type.Union(
    [
      Type.Object({
        towards: term(HOUI, "Where one wants to go"),
        way: verdict(term(WAY, "How to go"), phrase<Phrases>("Why"), "The way"),
        first: Type.Union([term(HOUI, "A direction"), Type.Null()], {
          description: "Where to go first, and stay the night; null without a detour",
        }),
        second: Type.Union([term(HOUI, "A direction"), Type.Null()], {
          description: "Where to go on the morrow; null without a detour",
        }),
        openFrom: day("First day within sixty on which it is open; null where none is"),
      }),
      Type.Null(),
    ],
    { description: "方違え: how to go where one wants; null where nothing was said" },
  ),
});
export type OnmyodoAnswer = Frozen<Static<typeof answer>>;
