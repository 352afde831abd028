import { bloodType, portraits } from "../../words/ja.ts";
import type { Trait } from "../answer.ts";
import type { BloodProfileWords } from "./en.ts";

const bloodTrait: Readonly<Record<Trait, string>> = {
  orderly: "几帳面さ",
  considerate: "気配り",
  patient: "辛抱強さ",
  careful: "慎重さ",
  anxious: "心配性",
  stubborn: "頑固さ",
  free: "自由さ",
  curious: "好奇心",
  absorbed: "集中力",
  frank: "率直さ",
  fickle: "気まぐれ",
  selfWilled: "わがまま",
  purposeful: "目的意識",
  generous: "おおらかさ",
  sociable: "社交性",
  realistic: "現実感覚",
  competitive: "負けず嫌い",
  blunt: "遠慮のない物言い",
  rational: "合理性",
  versatile: "器用さ",
  fair: "公平さ",
  imaginative: "空想力",
  aloof: "よそよそしさ",
  changeable: "つかみどころのなさ",
};
const traits = (some: readonly Trait[]) => some.map((one) => bloodTrait[one]).join("、");

export const ja: BloodProfileWords = {
  title: "血液型性格",
  summary:
    "ABO血液型について世間でいわれる性格と、能見の輪での位置。研究では関連が認められていません",
  inputs: { type: { label: "血液型", about: "A、B、O、AB。大文字小文字と Rh の符号は問いません" } },
  fields: {
    type: "血液型",
    portrait: "人となり",
    strengths: "長所とされるもの",
    weaknesses: "短所とされるもの",
    share: "日本の100人のうち",
    minds: "世話をする相手",
    mindedBy: "世話をしてくれる相手",
    facing: "向かい合う型",
    history: "由来",
    evidence: "研究では",
  },
  terms: { bloodType, bloodTrait },
  phrases: {
    history: "1927年に古川竹二が身近な少人数の観察から唱え、1971年の能見正比古の本で広まった説です",
    evidence:
      "日米の一万人を超える調査で、ABO血液型と性格との関連は見いだされていません。見られるのは、広まった説に自己像を合わせる傾向くらいです",
    notAType: ({ given, types }) =>
      `${types.join("、")}のいずれかを入れてください（「${given}」は読めません）`,
  },
  reading: (of, say) => [
    `以下の性格づけに科学的な根拠はありません。${say.phrase(of.evidence)}。`,
    `世間でいう${bloodType[of.type].text}は、${portraits[of.type]}人。長所は${traits(of.strengths)}、短所は${traits(of.weaknesses)}とされます。日本では100人に約${of.share}人がこの型で、皆が同じ言葉を受け取ることになります。`,
    `能見の輪では、${bloodType[of.type].text}は${bloodType[of.minds].text}を世話する側、${bloodType[of.mindedBy].text}からは世話される側で、向かいは${bloodType[of.facing].text}です。${say.phrase(of.history)}。`,
  ],
  picture: {
    title: "能見の輪",
    minds: "次の型を世話する",
    share: (share) => `日本では100人に約${share}人`,
    note: "通俗の説で、研究では関連が認められていません",
    desc: (type, minds, mindedBy) =>
      `四つの血液型の輪。${type}型に印、${minds}型を世話し、${mindedBy}型に世話される`,
  },
};
