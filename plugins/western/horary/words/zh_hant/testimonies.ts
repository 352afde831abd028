import type { Ptolemaic } from "../../../core/aspects.ts";
import * as core from "../../../core/words/zh_hant.ts";
import type { Considerations } from "../../answer.ts";
import type { Testimony, TestimonyPhrases } from "../../testimonies.ts";

type Clauses<M> = {
  readonly [C in keyof M & string]: keyof M[C] extends never ? string : (with_: M[C]) => string;
};

const { aspect, body, houseName } = core;

const applying =
  (kind: Ptolemaic) =>
  ({ by, to, degrees }: TestimonyPhrases["applying.trine"]) =>
    `${body[by]}以${aspect[kind]}入相位於${body[to]}，尚差 ${degrees.toFixed(1)}°`;

const dignity =
  (whose: string) =>
  ({ planet, points }: TestimonyPhrases["querent.dignity"]) =>
    `${whose}主星${body[planet]}本質尊貴 ${points} 分`;

export const testimonies: Clauses<TestimonyPhrases> = {
  base: "判斷起於平分",
  sameRuler: ({ by }) => `${body[by]}兼主雙方`,
  "applying.conjunction": applying("conjunction"),
  "applying.sextile": applying("sextile"),
  "applying.square": applying("square"),
  "applying.trine": applying("trine"),
  "applying.opposition": applying("opposition"),
  translation: ({ planet }) => `${body[planet]}傳遞雙方之光`,
  collection: ({ planet }) => `${body[planet]}匯集雙方之光`,
  prohibition: ({ by, to, planet }) => `${body[by]}與${body[to]}相會之前為${body[planet]}所阻`,
  refranation: ({ planet }) => `相位成就之前${body[planet]}逆轉而退`,
  noConnection: ({ by, to }) => `${body[by]}與${body[to]}無可成就之相位`,
  mutualReception: ({ by, to }) => `${body[by]}與${body[to]}互容`,
  reception: "一方主星容納另一方",
  "querent.dignity": dignity("問者"),
  "quesited.dignity": dignity("所問之事"),
  "querent.angular": ({ planet }) => `${body[planet]}位於角宮`,
  "querent.cadent": ({ planet }) => `${body[planet]}位於果宮`,
  "quesited.angular": ({ planet }) => `${body[planet]}位於角宮`,
  "quesited.cadent": ({ planet }) => `${body[planet]}位於果宮`,
  querentInMatter: ({ planet, house }) => `${body[planet]}進入${houseName(house)}`,
  matterComes: ({ planet }) => `${body[planet]}來到問者之宮`,
  moonVoid: "月亮空亡",
  moonToBenefic: ({ planet }) => `月亮次入相位於${body[planet]}`,
  moonToMalefic: ({ planet }) => `月亮次入相位於${body[planet]}`,
  combust: ({ planet }) => `${body[planet]}焦灼`,
  cazimi: ({ planet }) => `${body[planet]}日心吉位`,
  beneficInMatter: ({ planet, house }) => `${body[planet]}在${houseName(house)}`,
  maleficInMatter: ({ planet, house }) => `${body[planet]}在${houseName(house)}`,
  burnedWay: "月亮行於焦灼之路",
};

export const considerations: Clauses<Considerations> = {
  earlyAscendant: "上升未及三度：事情尚未成熟",
  lateAscendant: "上升逾二十七度：事情已過或已定",
  moonVoidOfCourse: "月亮空亡，離座前不再成相位",
  moonViaCombusta: "月亮行於焦灼之路",
  saturnInSeventh: "土星在七宮，判者宜慎",
  saturnInFirst: "土星在一宮，事多遲滯",
  hourDisagrees: "行星時與上升星座不合",
  significatorCombust: "主星受焦灼",
  besieged: "主星為火土所圍",
};

/** A testimony inside a sentence. */
export function testimonyClause({ code, with: params }: Testimony): string {
  const clause = testimonies[code] as string | ((with_: unknown) => string);
  return typeof clause === "string" ? clause : clause(params);
}
