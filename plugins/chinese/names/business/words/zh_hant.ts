import { PHASE } from "#lore";
import { natives } from "#east/natives.ts";
import { clauseOf } from "../../../core/words/clauses.ts";
import { numberLuck, trait } from "../../../core/words/zh_hant.ts";
import { wantedElement, zhHant as suggest } from "../../suggest/words/zh_hant.ts";
import { zhHant as analyse } from "../../words/zh_hant.ts";
import type { BusinessPhrases } from "../answer.ts";
import type { BusinessWords } from "./en.ts";

const phase = natives(PHASE);
const does = (wanted: string, relation: string) =>
  ({
    same: `正是業主所需之${wanted}`,
    generates: `能生業主所需之${wanted}`,
    generatedBy: `洩業主所需之${wanted}`,
    controls: `剋業主所需之${wanted}`,
    controlledBy: `耗業主所需之${wanted}`,
  })[relation]!;
const clauses = {
  total: ({ number, luck }: BusinessPhrases["total"]) => `總數 ${number} 屬${numberLuck[luck]}`,
  numberBrings: ({ element, wanted, relation }: BusinessPhrases["numberBrings"]) =>
    `數屬${phase[element]}，${does(phase[wanted], relation)}`,
  soundsBring: ({ element, wanted, relation }: BusinessPhrases["soundsBring"]) =>
    `首音屬${phase[element]}，${does(phase[wanted], relation)}`,
  soundsFlow: ({ tones }: BusinessPhrases["soundsFlow"]) => `讀來聲調 ${tones}，有起伏`,
  soundsLevel: ({ tones }: BusinessPhrases["soundsLevel"]) => `讀來聲調 ${tones}，有重複之處`,
};

export const zhHant: BusinessWords = {
  title: "商號命名",
  summary: "論商號或品牌之名：總筆畫於八十一數之吉凶、數與首音之五行，及其對業主所需五行之利弊",
  inputs: {
    name: { label: "名稱", about: "中文名稱，「有限公司」之類不計" },
    sounds: { label: "讀音", about: "漢語拼音，帶聲調，一字一音" },
    wantedElement,
  },
  fields: {
    name: "所讀之名",
    dropped: "不計之字",
    characters: "各字",
    character: "字",
    strokes: "筆畫",
    total: "總數",
    reduced: "八十一數內",
    luck: "吉凶",
    traits: "所長",
    element: "五行",
    relation: "與所需五行",
    wanted: "所需五行",
    wantedFrom: "依據",
    sounds: "讀音",
    sound: "音",
    tone: "聲調",
    soundElement: "首音五行",
    score: "分數",
    verdict: "判語",
    near: "最近之吉數",
  },
  terms: { ...suggest.terms, numberLuck, trait, grade: analyse.terms.grade },
  phrases: {
    ...clauses,
    notChinese: ({ sign }) => `「${sign}」不是中文字`,
    strokesUnknown: ({ character }) => `「${character}」之筆畫未詳`,
    soundMismatch: ({ sounds, characters }) => `${characters} 字而有 ${sounds} 音`,
  },
  conventions: analyse.conventions,
  refusals: suggest.refusals,
  reading({ name, total, verdict, traits, near, luck, dropped, element }) {
    const points = verdict.because.map((one) => clauseOf<BusinessPhrases>(clauses, one));
    const shown = {
      favourable: "可以掛牌",
      mixed: "互有長短",
      unfavourable: "依此派宜另擇他名",
    };
    return [
      `「${name}」${dropped ? `（不計「${dropped}」）` : ""}共 ${total} 畫，屬${phase[element]}，${shown[verdict.value]}：${points.join("；")}。`,
      traits.length > 0 ? `此數利於${traits.map((one) => trait[one]).join("、")}。` : "",
      luck === "lucky" ? "" : `若增減筆畫，最近之吉數為 ${near.join("、")}。`,
    ].filter((one) => one !== "");
  },
  picture: {
    title: "商號命名",
    element: (id) => phase[id],
    score: "分數",
    lines: ({ verdict, near, luck }) => [
      clauseOf<BusinessPhrases>(clauses, verdict.because[0]!),
      luck === "lucky" ? "" : `最近之吉數：${near.join("、")}`,
    ],
  },
};
