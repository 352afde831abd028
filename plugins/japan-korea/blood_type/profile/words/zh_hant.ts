import { zhHant as match } from "../../words/zh_hant.ts";
import type { Trait } from "../answer.ts";
import type { BloodProfileWords } from "./en.ts";

const bloodTrait: Readonly<Record<Trait, string>> = {
  orderly: "有條理",
  considerate: "體貼",
  patient: "有耐性",
  careful: "謹慎",
  anxious: "多慮",
  stubborn: "固執",
  free: "獨立",
  curious: "好奇",
  absorbed: "投入所好",
  frank: "坦率",
  fickle: "善變",
  selfWilled: "任性",
  purposeful: "目標明確",
  generous: "大方",
  sociable: "合群",
  realistic: "務實",
  competitive: "好勝",
  blunt: "說話直",
  rational: "理性",
  versatile: "多才",
  fair: "公允",
  imaginative: "富想像",
  aloof: "疏離",
  changeable: "難以捉摸",
};
const { bloodType } = match.terms;
const traits = (some: readonly Trait[]) => some.map((one) => bloodTrait[one]).join("、");

export const zhHant: BloodProfileWords = {
  title: "血型性格",
  summary: "日本流行書對某一 ABO 血型的說法、其在能見之環中的位置，並直言研究未見影響",
  inputs: { type: { label: "血型", about: "A、B、O 或 AB，大小寫不拘；其後的 Rh 符號不計" } },
  fields: {
    type: "血型",
    portrait: "性情",
    strengths: "所稱許",
    weaknesses: "所批評",
    share: "日本每百人約",
    minds: "照應",
    mindedBy: "受照應於",
    facing: "相對",
    history: "由來",
    evidence: "研究所見",
  },
  terms: { bloodType, bloodTrait },
  phrases: {
    history: "此說由古川竹二於一九二七年依所教少數學生提出，能見正比古一九七一年之書使其流行",
    evidence: "日美逾萬人的調查看不出 ABO 血型與性格有關，僅見人們照著讀來的說法看待自己",
    notAType: ({ given, types }) => `應為 ${types.join("、")} 之一，所給為「${given}」`,
  },
  reading: (of, say) => [
    `以下各說皆無證據。${say.phrase(of.evidence)}。`,
    `流行書裡的 ${bloodType[of.type].text}人，${bloodType[of.type].portrait}；稱許其${traits(of.strengths)}，也批評其${traits(of.weaknesses)}。日本每百人約有 ${of.share} 人同屬此型，也都分到同一番話。`,
    `在能見之環中，${bloodType[of.type].text}照應 ${bloodType[of.minds].text}，看得懂它，也肯讓它做主；照應此型的是 ${bloodType[of.mindedBy].text}，對面則是 ${bloodType[of.facing].text}。${say.phrase(of.history)}。`,
  ],
  picture: {
    title: "能見之環",
    minds: "依次照應",
    share: (share) => `日本每百人約 ${share} 人`,
    note: "流行文化之說，研究未見影響",
    desc: (type, minds, mindedBy) =>
      `四血型之環，標出 ${type} 型：照應 ${minds} 型，受 ${mindedBy} 型照應`,
  },
};
