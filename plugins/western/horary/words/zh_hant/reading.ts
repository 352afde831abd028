import * as core from "../../../core/words/zh_hant.ts";
import type { HoraryAnswer } from "../../answer.ts";
import { factsOf, sidesOf } from "../../sides.ts";
import { considerations, testimonyClause } from "./testimonies.ts";

const { body, houseName, paragraph, sign, topicOf } = core;

const VERDICTS = {
  favourable: "此盤傾向成就",
  conditional: "此盤未定，成否有待條件",
  unfavourable: "此盤不利於所求",
};

function opening({ question, verdict, score }: HoraryAnswer): string {
  return `所問：「${question.trim()}」${VERDICTS[verdict.value]}，評分 ${score}（滿分一百，五十為平）。`;
}

function actors({ significators, quesitedHouse, chart }: HoraryAnswer): string {
  const { querent, quesited } = significators;
  const topic = topicOf(quesitedHouse);
  if (querent.planet === quesited.planet) {
    return `${body[querent.planet]}兼主問者之${houseName(querent.house)}與${topic}之${houseName(quesitedHouse)}，事情大半操之在己。`;
  }
  const at = (id: string) => {
    const { sign: own, house } = chart.planets.find(({ planet }) => planet === id)!;
    return `在${sign[own]}、${houseName(house)}`;
  };
  return `問者由${body[querent.planet]}表示，${at(querent.planet)}；所問之事屬${topic}，由${body[quesited.planet]}表示，${at(quesited.planet)}。`;
}

const MEETINGS = {
  conjunction: "合相，雙方相會",
  sextile: "六分相，稍加努力可成",
  trine: "三分相，順遂可成",
  square: "四分相，經困難而成",
  opposition: "對分相，縱成亦恐生悔",
};

function meeting({ perfection, significators }: HoraryAnswer): string {
  const { type, by, planet: third, aspect, reception } = perfection;
  const to = body[significators.quesited.planet];
  switch (type) {
    case "aspect":
      return `${body[by]}與${to}將成${MEETINGS[aspect!]}${reception ? "，且有容納相助" : ""}。`;
    case "translation":
      return `雙方不自成相位，然${body[third!]}傳遞其光，可藉中間人促成。`;
    case "collection":
      return `雙方皆入相位於${body[third!]}，由其匯光，可由有力者定奪。`;
    case "prohibited":
      return `雙方雖相向而行，${body[third!]}卻先從中阻隔。`;
    case "refrained":
      return `雙方雖相向而行，${body[third!]}卻在相會前折返。`;
    case "mutualReception":
      return "雙方雖無相位，卻互相容納：彼此有意，或可另尋門徑。";
    case "sameRuler":
      return "成敗繫於此星之強弱，甚於任何相位。";
    case "none":
      return `${body[by]}與${to}之間沒有足以成事的相位。`;
  }
}

function sides(answer: HoraryAnswer): string {
  const { favour, against } = sidesOf(answer);
  return paragraph(
    favour.length > 0 && `有利者：${favour.map(testimonyClause).join("；")}。`,
    against.length > 0 && `不利者：${against.map(testimonyClause).join("；")}。`,
  );
}

function cautions({ considerations: noted, confidence }: HoraryAnswer): string {
  if (noted.length === 0) return "判前須知皆無妨礙。";
  const all = noted.map(({ code }) => considerations[code]).join("；");
  return `採信之前宜留意：${all}。信心定為 ${confidence}（滿分一）。`;
}

const UNITS = { days: "日", weeks: "週", months: "個月", years: "年" };

function time({ timing }: HoraryAnswer): string | null {
  return timing && `時間上，度數約指 ${timing.amount} ${UNITS[timing.unit]}，僅供參考。`;
}

/** The judgement. */
export function reading(answer: HoraryAnswer) {
  return {
    paragraphs: core.paragraphs(
      opening(answer),
      paragraph(actors(answer), meeting(answer)),
      sides(answer),
      paragraph(cautions(answer), time(answer)),
    ),
    outline: ["判斷", "主星", "成就與否", "須知", "時間"],
    facts: factsOf(answer),
  };
}
