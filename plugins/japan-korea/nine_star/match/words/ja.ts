import { phaseRelation, type PhaseRelation } from "#lore";
import { band as bands, yearOutOfRange } from "../../../core/words/ja.ts";
import { kiStar } from "../../words/ja.ts";
import type { KiMatch, StarTie } from "../answer.ts";
import type { NineStarMatchWords } from "./en.ts";

const RELATION: Readonly<Record<PhaseRelation, (a: string, b: string) => string>> = {
  generatedBy: (a, b) => `${b}が${a}を生じる生気です`,
  generates: (a, b) => `${a}が${b}を生じる退気です`,
  same: (a, b) => `${a}と${b}は比和です`,
  controls: (a, b) => `${a}が${b}を剋します`,
  controlledBy: (a, b) => `${b}が${a}を剋します`,
};

const CHECKS: ReadonlySet<PhaseRelation> = new Set(["controls", "controlledBy"]);

const tie = (which: "本命星" | "月命星", { a, b, relation }: StarTie) =>
  a === b
    ? `${which}は二人とも${kiStar[a].text}で、よく似て変化に乏しい間柄です`
    : `${which}では${RELATION[relation](kiStar[a].text, kiStar[b].text)}`;

export const ja: NineStarMatchWords = {
  title: "九星気学の相性",
  summary:
    "二人の本命星と月命星を五行で比べます。一人目から見た相性で、二人目からは異なることがあります",
  weighs: "二人の本命星と月命星の五行の間柄。配点はこのサービス独自です",
  fields: {
    fromSecond: "二人目から見た点数",
    year: "本命星",
    month: "月命星",
    star: "星",
    portrait: "人となり",
    number: "星の数",
    element: "五行",
  },
  terms: { kiStar },
  phrases: {
    year: (of) => tie("本命星", of),
    month: (of) => tie("月命星", of),
    opposite: "本命星どうしは定位盤で向かい合う対冲です",
    noonTaken:
      "出生時刻がないため正午としました。結果が変わりうるのは、節入りの日に生まれた場合だけです",
  },
  refusals: { yearOutOfRange },
  reading: ({ a, b, components, score, fromSecond, band }, say) => {
    const checked =
      CHECKS.has(phaseRelation(a.year.element, b.year.element)) ||
      CHECKS.has(phaseRelation(a.month.element, b.month.element));
    const reasons = components.map((one) => say.phrase(one));
    const person = ({ year }: KiMatch["a"]) =>
      `${kiStar[year.star].text}で、${kiStar[year.star].portrait}`;
    return [
      a.year.star === b.year.star
        ? `二人とも${person(a)}。`
        : `一人は${person(a)}。もう一人は${person(b)}。`,
      `${reasons.join("。")}。`,
      `100点満点中${score}点で、ここでは「${bands[band]}」に当たります${fromSecond === score ? "" : `。もう一人から見ると${fromSecond}点です`}。${checked ? "相剋の組では、間を取り持つ五行にちなむことを二人で続けるとよいといわれます。" : ""}`,
    ];
  },
};
