import { term, Type, type Frozen, type Static } from "#sdk";
import { PILLAR, POLARITY } from "#lore";
import { SCOPE } from "./input.ts";
import { COUNT_MARK, CYCLE, DOOR, FORMATION, GOD, POSITION } from "./terms.ts";

const position = (description: string) =>
  Type.Object(
    {
      position: term(POSITION, "Position on the ring of sixteen"),
      god: term(GOD, "God of the position"),
    },
    { description },
  );

const palace = (description: string) => Type.Integer({ minimum: 1, maximum: 9, description });

const side = (description: string) =>
  Type.Object(
    {
      count: Type.Integer({ description: "Count of the side" }),
      marks: Type.Array(term(COUNT_MARK, "A mark"), { description: "What the count is called" }),
      general: Type.Integer({ description: "Palace of the great general 大將" }),
      deputy: Type.Integer({ description: "Palace of the deputy 參將" }),
    },
    { description },
  );

/** What is laid from an accumulation, as properties to spread. */
const board = {
  ju: Type.Integer({ minimum: 1, maximum: 72, description: "Number of the ju" }),
  palace: palace("Tai Yi's palace: 1 乾 2 午 3 艮 4 卯 6 酉 7 坤 8 子 9 巽"),
  cycle: term(CYCLE, "What Tai Yi governs in its palace"),
  wenChang: position("文昌, the host's eye"),
  jiShen: position("計神, the planner"),
  heShen: position("合神, the union"),
  shiJi: position("始擊, the guest's eye"),
  dingMu: position("定目, the set eye"),
  host: side("The host 主"),
  guest: side("The guest 客"),
  set: side("The set count 定"),
  doors: Type.Array(
    Type.Object({ palace: palace("Palace of the door"), door: term(DOOR, "The door") }),
    { minItems: 8, maxItems: 8, description: "The eight doors by palace" },
  ),
  formations: Type.Array(term(FORMATION, "A formation"), {
    description: "How eyes and generals stand to Tai Yi; empty where nothing binds it",
  }),
};
const boardShape = Type.Object(board);
/** A Tai Yi board. */
export type TaiYiBoard = Frozen<Static<typeof boardShape>>;
/** A position with its god. */
export type Placed = TaiYiBoard["wenChang"];
/** One side's count and generals. */
export type Side = TaiYiBoard["host"];

export const answer = Type.Object({
  scope: term(SCOPE, "Which board, as asked; the year's where nothing was said"),
  unit: term(PILLAR, "Pillar of the year, month, day or hour"),
  lunarYear: Type.Integer({ description: "Gregorian year in which the lunar year begins" }),
  accumulation: Type.Integer({ description: "Units since the epoch" }),
  dun: term(POLARITY, "Yang or yin course"),
  ...board,
  question: Type.Union([Type.String(), Type.Null()], {
    description: "The question, as it was asked",
  }),
});
export type TaiYiAnswer = Frozen<Static<typeof answer>>;
