import * as core from "../../core/words/zh_hant.ts";
import {
  housesConvention,
  mothersByNumber,
  mothersInput,
  shieldFields,
  shieldPicture,
  shieldTerms,
} from "../../geomancy/words/zh_hant.ts";
import { figure, house, sense } from "../../geomancy/words/zh_hant/tables.ts";
import type { Company, Perfection, Testimony } from "../rules.ts";
import type { GeomancyJudgeWords } from "./en.ts";

const perfection: Readonly<Record<Perfection, string>> = {
  occupation: "佔據",
  conjunction: "相合",
  mutation: "變會",
  translation: "傳遞",
};
const HOW: Readonly<Record<Perfection, string>> = {
  occupation: "兩宮同為一形，問者與所問之事已然合一。",
  conjunction: "二形之一走到另一形之旁：誰動身，便由誰出力。",
  mutation: "二形在別處並肩相遇：事成於意料之外的地方或方式。",
  translation: "另有一形同在二者之旁，居中傳遞：有人相助。",
};
const COMPANIES: Readonly<Record<Company, string>> = {
  same: "它與鄰形完全同伴。",
  planet: "它與同一行星之形為伴，近旁有同心之人。",
  opposite: "它與相反之形為伴，有人補其不足。",
  head: "它僅以首點為伴，助力輕微。",
};
const testimony: Readonly<Record<Testimony, string>> = {
  ...perfection,
  none: "未相會",
  querent: "問者之形",
  quesited: "所問之形",
  judge: "判官",
  witnesses: "二證",
  goodAspect: "以六分或三分行至",
  hardAspect: "以四分或對分行至",
  company: "同伴",
};
const verdict = (score: number) =>
  score >= 60 ? "諸形言可" : score <= 40 ? "諸形言否" : "諸形未置可否";

export const zhHant: GeomancyJudgeWords = {
  title: "地占斷事",
  summary: "以佔據、相合、變會、傳遞、相位與同伴在宮位中斷所問之事",
  inputs: {
    mothers: mothersInput,
    motherNumbers: mothersByNumber,
    quesitedHouse: { label: "所問之宮", about: "一至十二，未填則由問題判讀" },
  },
  fields: {
    ...shieldFields,
    castBy: "起占",
    quesitedHouse: "所問之宮",
    querent: "問者",
    quesited: "所問",
    perfections: "相會",
    company: "同伴",
    score: "分數",
    testimonies: "證詞",
    testimony: "證詞",
  },
  terms: {
    ...shieldTerms,
    geomanticPerfection: perfection,
    geomanticCompany: { same: "完全", planet: "同行星", opposite: "相反", head: "同首" },
    geomanticTestimony: testimony,
  },
  conventions: { houses: housesConvention },
  reading: (answer) => {
    const { querent, quesited, quesitedHouse, perfections, company, score, shield } = answer;
    return core.paragraphs(
      `${verdict(score)}，百分中得 ${score}。「${figure[querent]}」代表問者，${sense[querent]}；主${house[quesitedHouse - 1]}之宮得「${figure[quesited]}」，${sense[quesited]}。`,
      core.paragraph(
        perfections.length > 0
          ? perfections.map((id) => HOW[id]).join("")
          : "二形互不相就，亦無他形居中傳遞：順其自然則事不成。",
        company && COMPANIES[company],
      ),
      `判官為「${figure[shield.judge]}」，${sense[shield.judge]}；「${figure[shield.reconciler]}」言其餘韻，${sense[shield.reconciler]}。`,
    );
  },
  picture: shieldPicture,
};
