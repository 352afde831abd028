/** 合參總論之文字。 */
import { chinese, type Reading, type Speaker } from "#sdk";
import type { BlendAnswer } from "../../core/answer.ts";
import { system as names } from "../../core/words/zh_hant.ts";
import { factsOf, toldOf, type Named, type Subject, type Told, type Unity } from "../told.ts";
import { answerQuestion } from "./zh_hant/asked.ts";
import { ADVICE, LEVELS } from "./zh_hant/counsel.ts";

/** Before a measure word. */
export function measureZh(count: number): string {
  return count === 2 ? "兩" : chinese.numeral(count);
}

const UNITY: Readonly<Record<Unity, (told: Told) => string>> = {
  united: ({ onSide, counts }) =>
    `古法眾多而口徑如此一致，並不常見：能斷吉凶的${measureZh(counts.weighed)}家裡，有${measureZh(onSide)}家站在同一邊。`,
  most: ({ onSide, counts, side }) =>
    `各家說法不盡相同，但大體同向：${measureZh(counts.weighed)}家之中，${measureZh(onSide)}家${SIDES[side]}。`,
  split: () => "各家意見相左，這本身就是最該先知道的事：平均數底下藏著一場爭執。",
  few: ({ onSide, counts, side }) =>
    onSide === counts.weighed
      ? `${measureZh(counts.weighed)}家都${SIDES[side]}。`
      : counts.weighed === 2
        ? "兩家各執一詞。"
        : onSide === 1
          ? "三家各說各話。"
          : `三家之中，兩家${SIDES[side]}。`,
  alone: ({ counts }) =>
    counts.weighed === 0
      ? "作答者皆不判吉凶，因此沒有分數可言。"
      : "其中只有一家判吉凶，這個分數只是一家之言。",
};

const SIDES = { favourable: "看好", mixed: "居中", adverse: "不看好" } as const;

const LIMITS: Readonly<Record<Subject, string>> = {
  birth: "古書說到這裡為止。它們用象徵描述一個人的出生，至於怎麼用這一生，哪一本都沒有寫。",
  question: "以上是把象徵並排來看，不是預測；您所知道的實情，它們一概不知。",
  match: "象徵比對的是兩個生辰，從沒見過這兩個人。您們對彼此的了解，比這一切都重。",
};

const OUTLINE = [
  "總評與一致程度",
  "正反兩面最有力的聲音與理由",
  "各家合看",
  "單一系統的分量",
  "怎麼做",
  "解讀的限度",
];

/**
 * Writes the reading of a blend.
 *
 * @param own paragraphs of this blend alone
 * @param facts further facts for a model
 */
export function synthesise(
  subject: Subject,
  answer: BlendAnswer,
  say: Speaker,
  own: readonly string[] = [],
  facts: Readonly<Record<string, unknown>> = {},
) {
  const told = toldOf(subject, answer);
  const { question } = answer as { readonly question?: string | null };
  const paragraphs = [
    ...(subject === "question" && question
      ? answerQuestion(question, answer, told.level, say)
      : []),
    opening(told),
    voices(told, say),
    ...own,
    steadiness(told),
    ADVICE[subject][told.level][told.variant],
    closing(told),
  ];
  return {
    facts: { ...factsOf(answer, say, names), ...facts },
    outline: OUTLINE,
    paragraphs: paragraphs.filter((paragraph) => paragraph !== ""),
  } satisfies Reading;
}

function opening(told: Told): string {
  const { counts, score, subject, level, unity } = told;
  const who =
    counts.delivered === counts.members
      ? `${measureZh(counts.traditions)}個傳統、共${measureZh(counts.delivered)}個系統作了答`
      : `${measureZh(counts.members)}個系統之中，${measureZh(counts.delivered)}個作了答`;
  if (score === null) return `${who}。${UNITY.alone(told)}`;
  const judged =
    counts.weighed === counts.delivered
      ? "合起來"
      : `其中${measureZh(counts.weighed)}家判吉凶，合起來`;
  const rank = told.lower === null ? "" : rankOf(told.lower, subject);
  return `${who}。${judged}得 ${score} 分（滿分一百），${LEVELS[subject][level]}。${rank}${UNITY[unity](told)}`;
}

const OTHERS: Readonly<Record<Subject, string>> = {
  birth: "個生辰",
  question: "個時刻",
  match: "對伴侶",
};

/** A mean of many voices keeps near the middle: how common it is says more than the figure. */
function rankOf(lower: number, subject: Subject): string {
  const others = OTHERS[subject];
  if (lower >= 95) return `以同法推算一百${others}，高於此數的不過五${others[0]}。`;
  if (lower <= 5) return `以同法推算一百${others}，低於此數的不過五${others[0]}。`;
  if (lower >= 40 && lower <= 60) return `以同法推算一千${others}，這正在中間。`;
  return lower > 60
    ? `以同法推算一百${others}，約有${measureZh(lower)}${others[0]}低於此數。`
    : `以同法推算一百${others}，約有${measureZh(100 - lower)}${others[0]}高於此數。`;
}

/** The strongest voices on either side. */
export function voices({ favour, against, between, unity }: Told, say: Speaker): string {
  const parts: string[] = [];
  if (between[0] && between[1]) {
    parts.push(`最接近點頭的是${fully(between[0], say)}；最遲疑的是${fully(between[1], say)}。`);
  }
  if (favour[0]) {
    const rest = favour.slice(1).map(shortly);
    const tail = rest.length > 0 ? `與之同聲的還有${rest.join("與")}。` : "";
    parts.push(`說得最好的是${fully(favour[0], say)}。${tail}`);
  }
  if (against[0]) {
    const opener = favour[0]
      ? unity === "united"
        ? "但有一家異議仍該聽聽："
        : "另一邊，"
      : "先說最重的一句反對：";
    const rest = against[1] ? `${shortly(against[1])}也作如是觀。` : "";
    parts.push(`${opener}${plainly(against[0], say)}。${rest}`);
  }
  return parts.join("");
}

function fully({ system, reason }: Named, say: Speaker): string {
  const because = reason ? `，理由是「${quoted(say.phrase(reason))}」` : "";
  return `${names[system.title]}，給了 ${system.score} 分${because}`;
}

function plainly({ system, reason }: Named, say: Speaker): string {
  const because = reason ? `，因為「${quoted(say.phrase(reason))}」` : "";
  return `${names[system.title]}只肯給 ${system.score} 分${because}`;
}

function shortly({ system }: Named): string {
  return `${names[system.title]}（${system.score} 分）`;
}

/** A reason without its full stop, to stand in quotation marks of its own. */
function quoted(text: string): string {
  return text
    .replace(/[.。]$/, "")
    .replaceAll("「", "『")
    .replaceAll("」", "』");
}

/** How much hangs on any one system. */
export function steadiness({ lever, range, score }: Told): string {
  if (lever && score !== null) {
    const way = lever.without > score ? "升到" : "降到";
    return `有一家的話分量特別重：拿掉${names[lever.system.title]}，總分會${way} ${lever.without}。信這個總分之前，先問問自己信這門術幾分。`;
  }
  if (range && score !== null) {
    const [low, high] = range;
    return low === high
      ? "沒有哪一家能獨自左右結果：任意拿掉一家，分數不變。"
      : `沒有哪一家能獨自左右結果：任意拿掉一家，分數都在 ${low} 到 ${high} 之間。`;
  }
  return "";
}

/** More that failed are counted and not named; the list names them. */
const MANY = 3;

function closing({ failed, subject }: Told): string {
  if (failed.length === 0) return LIMITS[subject];
  const who =
    failed.length > MANY
      ? `有${measureZh(failed.length)}個系統`
      : failed.map(({ title }) => names[title]).join("、");
  return `${who}未能作答，緣由列於各自名下，既不計分，也不計費。${LIMITS[subject]}`;
}
