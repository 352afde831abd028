/**
 * The nine stars and the palaces of the fixed plate.
 *
 * @source names and elements as every almanac of the nine stars prints them (jingukan.co.jp, 九星);
 *   the plate is the Luo Shu. What the words say of them is our own
 */
import { PHASE, type Phase } from "#lore";
import { term, Type, vocabulary, type Frozen, type IdOf, type Static } from "#sdk";

/** The nine stars, number 1 first. */
export const STAR = vocabulary("kiStar", {
  ippaku: { native: "一白水星", roman: "Ippaku Suisei" },
  jikoku: { native: "二黒土星", roman: "Jikoku Dosei" },
  sanpeki: { native: "三碧木星", roman: "Sanpeki Mokusei" },
  shiroku: { native: "四緑木星", roman: "Shiroku Mokusei" },
  goo: { native: "五黄土星", roman: "Goō Dosei" },
  roppaku: { native: "六白金星", roman: "Roppaku Kinsei" },
  shichiseki: { native: "七赤金星", roman: "Shichiseki Kinsei" },
  happaku: { native: "八白土星", roman: "Happaku Dosei" },
  kyushi: { native: "九紫火星", roman: "Kyūshi Kasei" },
});
export type StarId = IdOf<typeof STAR>;

/** The palaces of the plate by number, from 1; the fifth is the centre. */
export const PALACE = vocabulary("kiPalace", {
  kan: { native: "坎宮" },
  kon: { native: "坤宮" },
  shin: { native: "震宮" },
  son: { native: "巽宮" },
  chu: { native: "中宮" },
  ken: { native: "乾宮" },
  da: { native: "兌宮" },
  gon: { native: "艮宮" },
  ri: { native: "離宮" },
});
export type Palace = IdOf<typeof PALACE>;

/** Elements of the stars, number 1 first. */
export const ELEMENTS: readonly Phase[] = [
  "water",
  "earth",
  "wood",
  "wood",
  "earth",
  "metal",
  "metal",
  "earth",
  "fire",
];

/** A star as answers show it. */
export const starShape = (description: string) =>
  Type.Object(
    {
      star: term(STAR, "The star", ["portrait"]),
      number: Type.Integer({ minimum: 1, maximum: 9, description: "Its number, 1 to 9" }),
      element: term(PHASE, "Its element"),
    },
    { description },
  );
export type StarAnswer = Frozen<Static<ReturnType<typeof starShape>>>;

/** The star of a number. */
export function starId(number: number): StarId {
  return STAR.ids[number - 1]!;
}

/** The palace of a number. */
export function palaceId(number: number): Palace {
  return PALACE.ids[number - 1]!;
}

/** The element of a star. */
export function elementOf(number: number): Phase {
  return ELEMENTS[number - 1]!;
}

/** A star as answers show it. */
export function describe(number: number): StarAnswer {
  return { star: starId(number), number, element: elementOf(number) };
}
