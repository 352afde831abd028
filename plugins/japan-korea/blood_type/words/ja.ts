import { band as bands } from "../../core/words/ja.ts";
import type { BloodType, Tie } from "../types.ts";
import type { BloodTypeWords } from "./en.ts";

/** What is said of each type, as the end of a clause about a person. */
export const portraits: Readonly<Record<BloodType, string>> = {
  A: "計画を立て、秩序を守り、人の気持ちに気を配る",
  B: "人情味があり、自分の道を自分の歩調で進む",
  O: "目標に向かい、仲間を引っぱっていく",
  AB: "冷静に考え、一人の中に二つの面を持つ",
};

export const bloodType = {
  A: { text: "A型", portrait: portraits.A },
  B: { text: "B型", portrait: portraits.B },
  O: { text: "O型", portrait: portraits.O },
  AB: { text: "AB型", portrait: portraits.AB },
};

const TIE: Readonly<Record<Tie, string>> = {
  agree: "歩調も気質も合い、互いのやり方になじみがあります",
  shareHalf: "半分は同じで、残りの半分が面白みになります",
  differ: "目標もやり方も違いますが、役割を分ければうまくいきます",
  orderAndFreedom: "秩序を好む型と自由を好む型の組で、互いに譲り合うゆとりが要ります",
};

const given = "A、B、O、AB。大文字小文字と後ろの Rh の符号は問いません";

export const ja: BloodTypeWords = {
  title: "血液型の相性",
  summary:
    "世間でいう相性の順位と能見の輪による、ABO血液型二人の相性。研究で分かっていることも添えます",
  inputs: {
    a: { label: "一人目の血液型", about: given },
    b: { label: "二人目の血液型", about: given },
  },
  fields: {
    type: "血液型",
    portrait: "人となり",
    ring: "能見の輪",
    relation: "位置",
    minder: "世話をする側",
    says: "説明",
    note: "研究では",
  },
  terms: {
    bloodType,
    ringRelation: { same: "同じ位置", minds: "一方が世話をする", facing: "向かい合う" },
  },
  phrases: {
    pair: ({ tie }) => TIE[tie],
    same: "能見の輪では、二人は同じ位置にいます",
    facing: ({ a, b }) => `能見の輪では、${a}型と${b}型は向かい合い、共通点が最も少ない組です`,
    minds: ({ a, b, minder }) =>
      `能見の輪では、${minder}型が${minder === a ? b : a}型の世話をする側で、相手の気持ちをよくくみ、相手を立てます`,
    note: "血液型性格は1927年以来の日本の通俗文化です。一万人を超える調査で、ABO血液型と性格の関連は見いだされていません。",
    notAType: ({ given, types }) =>
      `${types.join("、")}のいずれかを入れてください（「${given}」は読めません）`,
  },
  reading: ({ a, b, components, ring, score, band, note }, say) => [
    a.type === b.type
      ? `二人とも${a.type}型で、${portraits[a.type]}といわれます。`
      : `${a.type}型は${portraits[a.type]}といわれ、${b.type}型は${portraits[b.type]}といわれます。`,
    `${say.phrase(components[0]!)}。${say.phrase(ring.says)}。世間でいう相性の順位に照らすと100点満点中${score}点、ここでは「${bands[band]}」に当たります。`,
    say.phrase(note),
  ],
};
