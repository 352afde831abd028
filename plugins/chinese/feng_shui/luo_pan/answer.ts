import { PHASE, PILLAR, POLARITY } from "#lore";
import { term, Type, vocabulary, type Frozen, type IdOf, type Static } from "#sdk";
import { NA_YIN } from "#east/na_yin.ts";
import { TRIGRAM } from "../../core/trigrams.ts";
import { DRAGON, MOUNTAIN } from "../core/mountains.ts";

/** Lines on which nothing is built. */
export const VOID_LINE = vocabulary("voidLine", {
  none: { native: "無空亡", roman: "wú kōng wáng" },
  small: { native: "小空亡", roman: "xiǎo kōng wáng" },
  great: { native: "大空亡", roman: "dà kōng wáng" },
});
/** What a gold division is good for. */
export const GOLD = vocabulary("goldLuck", {
  used: { native: "旺相", roman: "wàng xiàng" },
  orphan: { native: "孤虛", roman: "gū xū" },
  shell: { native: "龜甲空亡", roman: "guī jiǎ kōng wáng" },
});
export type GoldLuck = IdOf<typeof GOLD>;

export type Refusals = { declinationNeeded: {} };

export const answer = Type.Object({
  magneticDeg: Type.Number({
    description: "The bearing as a compass shows it, degrees from north",
  }),
  trueDeg: Type.Union([Type.Number(), Type.Null()], {
    description: "The same from true north; null where no declination was given",
  }),
  mountain: term(MOUNTAIN, "Mountain of the bearing"),
  centreDeg: Type.Number({ description: "Its middle, degrees" }),
  offsetDeg: Type.Number({ description: "Bearing from that middle, degrees" }),
  opposite: term(MOUNTAIN, "Mountain across the ring: a house that faces one sits on the other"),
  trigram: term(TRIGRAM, "Trigram of its palace"),
  element: term(PHASE, "Phase of that trigram"),
  dragon: term(DRAGON, "Which dragon of the palace"),
  polarity: term(POLARITY, "Yang flies forward, yin back"),
  voidLine: term(VOID_LINE, "Whether the line lies on an edge"),
  isNearBoundary: Type.Boolean({ description: "Within a degree and a half of an edge" }),
  isReplacement: Type.Boolean({
    description: "More than four and a half degrees off the middle: replacement stars are used",
  }),
  sixty: Type.Object(
    { dragon: term(PILLAR, "The pair"), sound: term(NA_YIN, "Its sound") },
    { description: "透地六十龍: six degrees each" },
  ),
  seventyTwo: Type.Union([term(PILLAR, "The pair"), Type.Null()], {
    description: "穿山七十二龍: five degrees each; null in the twelve empty ones",
  }),
  gold: Type.Object(
    { division: term(PILLAR, "The pair"), luck: term(GOLD, "What it is good for", ["about"]) },
    { description: "百二十分金: three degrees each" },
  ),
});
export type LuoPanAnswer = Frozen<Static<typeof answer>>;
