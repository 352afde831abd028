import { PILLAR } from "#lore";
import type { Translation, Words } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import { naYin, trigram } from "../../../core/words/en.ts";
import { TRIGRAM } from "../../../core/trigrams.ts";
import { dragon, mountain, namedDragon, namedMountain } from "../../core/words/en.ts";
import { GOLD, VOID_LINE, type answer, type LuoPanAnswer, type Refusals } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const voidLine = {
  none: "clear of the edges",
  small: "edge of two mountains",
  great: "edge of two palaces",
};
const goldLuck = {
  used: { text: "prosperous", about: "the divisions of 丙丁庚辛, which are built on" },
  orphan: { text: "orphaned and hollow", about: "those of 甲乙壬癸, not built on" },
  shell: { text: "turtle-shell void", about: "those of 戊己, not built on" },
};
const pair = (id: LuoPanAnswer["sixty"]["dragon"]) => nativeOf(PILLAR, id);
const bearing = (degrees: number) => `${Math.round(degrees * 100) / 100}°`;
/** How far from the middle of its mountain. */
const offset = (degrees: number) =>
  Math.abs(degrees) < 0.005
    ? "right in its middle"
    : `${bearing(Math.abs(degrees))} ${degrees < 0 ? "before" : "past"} its middle`;

export const en = {
  title: "Luo pan reading",
  summary:
    "Reads a compass bearing by the rings of the luo pan: mountain, trigram, dragon and polarity, the 60 and the 72 dragons, the 120 gold divisions, void lines and the zone of replacement stars, from magnetic or from true north",
  inputs: {
    bearingDeg: { label: "Bearing", about: "Degrees clockwise from north, 0 to below 360" },
    reference: {
      label: "From",
      about: "Which north it is taken from; the needle's where left out",
      values: { magnetic: "magnetic north", true: "true north" },
    },
    declinationDeg: {
      label: "Declination",
      about: "Magnetic declination of the place, east positive; needed with true north",
    },
  },
  fields: {
    magneticDeg: "By the needle",
    trueDeg: "From true north",
    mountain: "Mountain",
    centreDeg: "Middle of the mountain",
    offsetDeg: "Off the middle",
    opposite: "Across",
    trigram: "Trigram",
    element: "Phase",
    dragon: "Dragon",
    polarity: "Polarity",
    voidLine: "Void line",
    isNearBoundary: "Near an edge",
    isReplacement: "Replacement stars",
    sixty: "Of the sixty dragons",
    "sixty/dragon": "Pair",
    sound: "Sound",
    seventyTwo: "Of the seventy-two dragons",
    gold: "Gold division",
    division: "Pair",
    luck: "Use",
    about: "About",
  },
  terms: { mountain, dragon, trigram, naYin, voidLine, goldLuck },
  conventions: {
    voidLine: {
      title: "Width of a void line",
      options: { narrow: "A degree and a half", wide: "Three degrees" },
    },
  },
  refusals: {
    declinationNeeded: {
      when: "A bearing from true north comes without the declination",
      says: "Cannot read a bearing from true north without the magnetic declination of the place",
    },
  },
  reading(answer: LuoPanAnswer) {
    const { mountain: own, opposite, gold, sixty, seventyTwo } = answer;
    const edge =
      answer.voidLine === "none"
        ? answer.isReplacement
          ? "It stands so far from the middle of its mountain that flying stars take replacements."
          : "It stands well within its mountain."
        : `It lies on a ${answer.voidLine === "great" ? "great" : "small"} void line (${nativeOf(VOID_LINE, answer.voidLine)}), the ${voidLine[answer.voidLine]}: measure again a few steps away, and shift the line before building on it.`;
    return [
      `${bearing(answer.magneticDeg)} by the needle${answer.trueDeg === null ? "" : ` (${bearing(answer.trueDeg)} from true north)`} falls in ${namedMountain(own)}, ${offset(answer.offsetDeg)}, in the palace of ${nativeOf(TRIGRAM, answer.trigram)}. It is a ${namedDragon(answer.dragon)} and ${answer.polarity}; a house that faces it sits on ${namedMountain(opposite)}. ${edge}`,
      `Of the sixty dragons that pierce the ground it is ${pair(sixty.dragon)} (${naYin[sixty.sound]}); of the seventy-two that cross the mountain ${seventyTwo ? `it is ${pair(seventyTwo)}` : "it is an empty one, where no line is drawn"}. Its gold division is ${pair(gold.division)}, ${nativeOf(GOLD, gold.luck)} (${goldLuck[gold.luck].text}): ${goldLuck[gold.luck].about}.`,
    ];
  },
  picture: {
    title: "Luo pan",
    lines: (answer: LuoPanAnswer): readonly string[] => [
      `${bearing(answer.magneticDeg)} ${namedMountain(answer.mountain)} · ${namedDragon(answer.dragon)}`,
      `60: ${pair(answer.sixty.dragon)} · 72: ${answer.seventyTwo ? pair(answer.seventyTwo) : "empty"} · 120: ${pair(answer.gold.division)}`,
      `${voidLine[answer.voidLine]} · south above · red: yang`,
    ],
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: Refusals;
}>;

export type LuoPanWords = Translation<typeof en>;
