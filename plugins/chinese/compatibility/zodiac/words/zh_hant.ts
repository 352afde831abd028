import { ANIMAL, BRANCH } from "#lore";
import { refusals } from "#east/calendar/words/zh_hant.ts";
import { pairOf } from "#east/pairs.ts";
import { relation } from "../../../core/words/zh_hant.ts";
import { natives, nativeOf } from "#east/natives.ts";
import type { Grade } from "../../scoring.ts";
import { grade, omissionFields } from "../../words/zh_hant.ts";
import type { ZodiacMatch } from "../answer.ts";
import type { CompatibilityZodiacWords } from "./en.ts";

const branchRelation: CompatibilityZodiacWords["terms"]["branchRelation"] = {
  sixCombine: { text: relation.sixCombine, sense: "六合相配，互補有無，不待言而相助" },
  halfCombine: { text: relation.halfCombine, sense: "同屬三合，志趣相投，共事易成" },
  arch: { text: relation.arch, sense: "三合而缺其中，宜有共同之事以相繫" },
  hiddenCombine: { text: relation.hiddenCombine, sense: "暗合相引，情在不言" },
  break: { text: relation.break, sense: "相破，小事多折，宜勤修補" },
  harm: { text: relation.harm, sense: "相害，細處磨損，近則多怨" },
  rudePunishment: { text: relation.rudePunishment, sense: "成無禮之刑，宜以禮相待" },
  ungratefulPunishment: { text: relation.ungratefulPunishment, sense: "成無恩之刑，施受宜分明" },
  bullyingPunishment: { text: relation.bullyingPunishment, sense: "成恃勢之刑，互不相讓" },
  selfPunishment: { text: relation.selfPunishment, sense: "同支自刑，同病而不相憐" },
  clash: { text: relation.clash, sense: "相沖對立，吸引與衝突並見，變動亦多" },
};

const NEUTRAL = "兩肖無特定刑沖合會，相處之道全在於人";

const ADVICE: Readonly<Record<Grade, string>> = {
  harmonious: "兩肖相得，起步已佳，然長久之計仍在彼此用心經營。",
  neutral: "兩肖既不相助亦不相礙，欲知其詳，當參看兩人全局八字。",
  difficult: "兩肖相處須多忍讓，若能各留餘地，亦不乏和睦到老者。",
};

const animal = natives(ANIMAL);

function readOut({ a, b, relations, stems, score, verdict }: ZodiacMatch): readonly string[] {
  const [one, other] = [pairOf(a.year), pairOf(b.year)];
  const senses = relations.map(({ relation: id }) => branchRelation[id].sense);
  const byStems = stems
    ? `年干${one.stem.native}與${other.stem.native}為${relation[stems]}，亦可參看。`
    : "";
  return [
    `${one.native}年屬${animal[a.animal]}，${other.native}年屬${animal[b.animal]}。${senses.length > 0 ? `兩肖${senses.join("；又")}` : NEUTRAL}。` +
      `以五十為中，得 ${score} 分。${ADVICE[verdict.value]}${byStems}`,
  ];
}

export const zhHant: CompatibilityZodiacWords = {
  title: "生肖合婚",
  summary: "以六合、三合、沖、害、刑、破論兩人生肖，並參年干",
  weighs: "合婚自有之分數：五十分加減兩支各關係之點數",
  fields: {
    ...omissionFields,
    year: "年柱",
    animal: "生肖",
    relations: "關係",
    relation: "關係",
    sense: "所主",
    points: "點數",
    stems: "年干",
    verdict: "結論",
    method: "計分之法",
    dissent: "相左之項",
  },
  terms: { branchRelation, grade, relation },
  phrases: {
    relates: ({ a, b, relation: id }) =>
      `${nativeOf(BRANCH, a)}${nativeOf(BRANCH, b)} ${branchRelation[id].text}`,
    unrelated: NEUTRAL,
    animalsRelate: ({ relation: id }) => branchRelation[id].sense,
    method: "自五十分起，兩支之關係各依其點數加減，點數列於各項。次第本於典籍，點數為本服務自訂。",
    withoutTime: "未提供出生時間，而立春適在當日，兩年並讀，取其平均。",
  },
  conventions: {
    yearStart: {
      title: "生肖換年",
      options: { lunarNewYear: "正月初一", liChun: "立春交節" },
    },
  },
  refusals: { yearOutOfRange: refusals.yearOutOfRange },
  reading: readOut,
  picture: { title: "生肖相配", animal },
};
