import {
  ReplyShape,
  term,
  Type,
  UnderstoodShape,
  vocabulary,
  type Frozen,
  type Static,
} from "#sdk";
import { BRANCH, PHASE } from "#lore";
import { DIRECTION } from "#east/directions.ts";
import { LUCK, type Luck } from "#east/luck.ts";
import { PALM, SPIRIT } from "./palms.ts";

/** What was counted. */
export const COUNTED_BY = vocabulary("countedBy", ["moment", "numbers"]);

/** What is said where a blend weighs the answer. */
export type PalmPhrases = { palmEnds: { luck: Luck } };

const palm = (description: string) =>
  Type.Object(
    {
      palm: term(PALM, "The palm", ["sense"]),
      element: term(PHASE, "Phase of the palm"),
      spirit: term(SPIRIT, "Spirit that goes with the palm"),
      direction: term(DIRECTION, "Direction of the palm"),
      luck: term(LUCK, "Whether the palm is lucky, taken by itself"),
    },
    { description },
  );

const count = (description: string, maximum: number) =>
  Type.Union([Type.Integer({ minimum: 1, maximum }), Type.Null()], { description });

export const answer = Type.Object({
  counted: Type.Object(
    {
      by: term(COUNTED_BY, "Whether the moment or three numbers were counted"),
      numbers: Type.Array(Type.Integer(), {
        minItems: 3,
        maxItems: 3,
        description: "The three numbers, in the order counted",
      }),
      lunarDate: Type.Union([Type.String(), Type.Null()], {
        description: "Lunar date as it is written in Chinese; null where numbers were counted",
      }),
      lunarMonth: count("Lunar month; null where numbers were counted", 12),
      lunarDay: count("Lunar day; null where numbers were counted", 30),
      hour: Type.Union([term(BRANCH, "Branch of the double hour"), Type.Null()], {
        description: "Branch of the double hour; null where numbers were counted",
      }),
    },
    { description: "What was counted round the palms" },
  ),
  month: palm("Where the first count ends"),
  day: palm("Where the second count ends"),
  hour: palm("Where the last count ends: the answer"),
  asked: UnderstoodShape,
  reply: ReplyShape,
  optionPalms: Type.Array(term(PALM, "The palm of an option"), {
    description:
      "Palm of each option: the count goes on from the answer by the characters of its name",
  }),
  question: Type.Union([Type.String(), Type.Null()], {
    description: "The question, as it was asked",
  }),
});
export type PalmAnswer = Frozen<Static<typeof answer>>;
