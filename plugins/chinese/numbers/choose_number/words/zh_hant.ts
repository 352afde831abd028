import { wanderingStar } from "../../../core/words/zh_hant.ts";
import * as shared from "../../words/zh_hant.ts";
import type { ChoiceAnswer, Ranked } from "../answer.ts";
import type { ChoiceWords } from "./en.ts";

const purpose = { general: "綜合", ...shared.terms.topic };

const served = {
  general: "",
  wealth: "為求財，",
  relationship: "為感情，",
  career: "為事業，",
  health: "為身心安康，",
};

const part = { stars: "號中諸星", purpose: "合於所求", birthDate: "補生日所缺" };
const lead = { clear: "高下已分", close: "相去不遠", tie: "並列" };

/** Up to this score even the best candidate does not read well. */
const WEAK = 40;

const numberText = ({ shown, candidate }: Ranked) => `${shown}（所列第 ${candidate + 1} 號）`;

function whyText({ dominant, outcome, innate, score }: Ranked): string {
  if (!dominant || !outcome) return `無兩數成星，計 ${score} 分`;
  const stars =
    dominant === outcome
      ? `以${wanderingStar[dominant]}為主，並以之收尾`
      : `以${wanderingStar[dominant]}為主，以${wanderingStar[outcome]}收尾`;
  const brings =
    innate && innate.supplied.length > 0
      ? `，並補生日所缺之${innate.supplied.map((star) => wanderingStar[star]).join("、")}`
      : "";
  return `${stars}${brings}，計 ${score} 分`;
}

function openingText(choice: ChoiceAnswer): string {
  const [first, second] = [choice.ranking[0]!, choice.ranking[1]!];
  const forWhat = served[choice.purpose];
  if (choice.verdict.value === "tie") {
    return `${forWhat}有 ${choice.best.length} 號並列首選，列於前者為${numberText(first)}：${whyText(first)}。`;
  }
  const next =
    choice.verdict.value === "clear"
      ? `次者 ${second.shown} 得 ${second.score} 分，高下已分。`
      : `次者 ${second.shown} 得 ${second.score} 分，相去不遠，可隨所好。`;
  return `${forWhat}首選為${numberText(first)}：${whyText(first)}。${next}`;
}

function paragraphs(choice: ChoiceAnswer): readonly string[] {
  const { ranking } = choice;
  const last = ranking.at(-1)!;
  const weak = ranking[0]!.score <= WEAK ? "諸號以此法論皆未見佳。" : "";
  const end =
    last.rank > 1 && last !== ranking[1] ? `居末者為${numberText(last)}：${whyText(last)}。` : "";
  return [
    openingText(choice) + weak,
    `${end}數字配星乃今人之法，權重為本服務所設；號碼易記而得之以正，亦足可貴。`,
  ];
}

export const zhHant: ChoiceWords = {
  title: "擇號",
  summary: "依所求與生日，以八星為候選號碼排序，並言其故",
  inputs: {
    candidates: { label: "候選號碼", about: "二至二十個號碼，字母依所選之法計數" },
    purpose: { label: "所求", about: "號碼所求何事，預設綜合", values: purpose },
  },
  fields: {
    ...shared.innateFields,
    purpose: "所求",
    ranking: "排名",
    rank: "名次",
    candidate: "所列位次（自 0 起）",
    shown: "號碼",
    parts: "計分各項",
    part: "項目",
    dominant: "主星",
    outcome: "末組之星",
    innate: "與生日合參",
    grade: "吉凶",
    best: "首選",
    verdict: "斷語",
    "parts/weight": "權重（%）",
  },
  terms: { ...shared.terms, purpose, part, lead },
  phrases: {
    ...shared.numberIssues,
    ...shared.dateIssues,
    partWeighs: ({ part: id, value, weight }) => `${part[id]} ${value}，權重 ${weight}%`,
  },
  conventions: shared.conventions,
  reading: (choice) => ({
    paragraphs: paragraphs(choice),
    outline: ["首選", "其餘"],
    facts: {
      purpose: purpose[choice.purpose],
      ranking: choice.ranking.map(({ shown, score, dominant }) => ({
        shown,
        score,
        dominant: dominant && wanderingStar[dominant],
      })),
      verdict: lead[choice.verdict.value],
    },
  }),
  picture: { title: "擇號", nameOf: (star) => wanderingStar[star] },
};
