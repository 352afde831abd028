import { phaseRelation, type PhaseRelation } from "#lore";
import { band as bands, yearOutOfRange } from "../../../core/words/zh_hant.ts";
import { kiStar } from "../../words/zh_hant.ts";
import type { KiMatch, StarTie } from "../answer.ts";
import type { NineStarMatchWords } from "./en.ts";

const RELATION: Readonly<Record<PhaseRelation, (a: string, b: string) => string>> = {
  generatedBy: (a, b) => `${b}生${a}，生氣`,
  generates: (a, b) => `${a}生${b}，退氣`,
  same: (a, b) => `${a}與${b}比和`,
  controls: (a, b) => `${a}剋${b}，死氣`,
  controlledBy: (a, b) => `${b}剋${a}，殺氣`,
};

const tie = (which: "本命" | "月命", { a, b, relation }: StarTie) =>
  a === b
    ? `兩人${which}同為${kiStar[a].text}星，相像而少對照`
    : `${which}：${RELATION[relation](`${kiStar[a].text}星`, `${kiStar[b].text}星`)}`;

const CHECKS: ReadonlySet<PhaseRelation> = new Set(["controls", "controlledBy"]);

export const zhHant: NineStarMatchWords = {
  title: "九星氣學合盤",
  summary: "以五行比較兩人的本命星與月命星，以第一人為主；主客互換，結果或異",
  weighs: "兩人本命星、月命星之五行生剋，分數為本服務自訂",
  fields: {
    fromSecond: "由第二人所見之分",
    year: "本命星",
    month: "月命星",
    star: "星",
    portrait: "性情",
    number: "星數",
    element: "五行",
  },
  terms: { kiStar },
  phrases: {
    year: (of) => tie("本命", of),
    month: (of) => tie("月命", of),
    opposite: "兩本命星在定位盤上對沖",
    noonTaken: "未提供出生時刻，以正午計；只有在交節當日才會影響結果",
  },
  refusals: { yearOutOfRange },
  reading: ({ a, b, components, score, fromSecond, band }, say) => {
    const checked =
      CHECKS.has(phaseRelation(a.year.element, b.year.element)) ||
      CHECKS.has(phaseRelation(a.month.element, b.month.element));
    const reasons = components.map((one) => say.phrase(one));
    const person = ({ year }: KiMatch["a"]) =>
      `${kiStar[year.star].text}星，${kiStar[year.star].portrait}`;
    return [
      a.year.star === b.year.star
        ? `兩人都是${person(a)}。`
        : `一位是${person(a)}。另一位是${person(b)}。`,
      `${reasons.join("；")}。`,
      `合計 ${score} 分（滿分一百），屬「${bands[band]}」${fromSecond === score ? "" : `；生剋有主客，由另一位看來是 ${fromSecond} 分`}。${checked ? "一星剋另一星，老一輩會勸兩人共做一件事，以中間那一行為橋。" : ""}`,
    ];
  },
};
