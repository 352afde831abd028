import type { Brief, Lang, Text } from "#old";
import type { WanderingStarId } from "../core/eight_mansions.ts";
import type { PairReading } from "./reading.ts";
import { STAR_NATURES } from "./stars.ts";
import { capital, listed } from "../core/prose.ts";

/** What one kind of number adds to the text that all share. */
export interface ReadingWords {
  /** What the number is: `"this phone number"`, `"此電話號碼"`. */
  readonly subject: Text;
  /** Sentences after the shared part. */
  readonly closing: Text;
}

/** What becomes of the last pair. */
const TRAILING: Text = {
  en: " The number ends in 0 or 5, which readers take as a result that is cut short.",
  zhHant: "號碼以零或五收尾，論者以為後勁不足。",
};

const LIMIT: Text = {
  en: "Digit pairs are a modern custom built on the eight wandering stars; the weights are this service's own, since the school fixes none.",
  zhHant: "數字配星乃今人據八宅遊星推衍之法；各家未定分數，此處權重為本服務所設。",
};

/** Writes the reading of a number's digit pairs; covered digits stay covered. */
export function pairBrief(reading: PairReading, words: ReadingWords, lang: Lang): Brief {
  const en = lang === "en";
  const { shown, counts, dominant, outcome, score, topics, remedies } = reading;
  return {
    facts: {
      number: shown,
      counts: counts.map(({ star, count }) => ({ star: star.native, gloss: star.gloss, count })),
      dominant,
      outcome,
      topics: topics.map(({ topic, value }) => ({ topic, value })),
      remedies,
      score,
    },
    outline: en
      ? ["The stars", "What they touch", "What would help"]
      : ["星數", "所主之事", "補救"],
    plain: [starsText(reading, words, en), topicsText(reading, en), helpText(reading, words, en)]
      .filter((part) => part !== "")
      .join("\n\n"),
  };
}

function senseOf(star: { readonly id: string }): Text {
  return STAR_NATURES[star.id as WanderingStarId].sense;
}

function starsText(reading: PairReading, { subject }: ReadingWords, en: boolean): string {
  const { shown, counts, dominant, outcome, score, trailing } = reading;
  const made = counts.reduce((sum, { count }) => sum + count, 0);
  if (reading.digitCount < 2) {
    return en
      ? `A single digit (${shown}) makes no pair; the method has nothing to say of ${subject.en}.`
      : `${subject.zhHant}（${shown}）僅一數，不成一組，此法無從置評。`;
  }
  if (!dominant || !outcome) {
    return en
      ? `No two digits of ${subject.en} (${shown}) form a pair, since 0 and 5 alone make no star; the method has nothing to say of it.`
      : `${subject.zhHant}（${shown}）中無兩數可成一星，蓋零與五不自成星，此法無從置評。`;
  }
  const end = trailing ? (en ? TRAILING.en : TRAILING.zhHant) : "";
  if (!en) {
    const list = counts.map(({ star, count }) => `${star.native}${count}`).join("、");
    const closeZh =
      outcome.id === dominant.id
        ? `末組亦為${outcome.native}`
        : `末組為${outcome.native}，主${senseOf(outcome).zhHant}`;
    return `${subject.zhHant}（${shown}）共得${made}組：${list}。以${dominant.native}為重，主${senseOf(dominant).zhHant}；${closeZh}。吉星之力佔 ${score}%。${end}`;
  }
  const list = counts.map(({ star, count }) => `${star.roman} (${star.gloss}) ${count}`).join(", ");
  const close =
    outcome.id === dominant.id
      ? "The last pair, where the number comes to rest, is of the same star."
      : `The last pair, where the number comes to rest, is ${outcome.roman}: ${senseOf(outcome).en}.`;
  return `The digits of ${subject.en} (${shown}) make ${made} ${made === 1 ? "pair" : "pairs"}: ${list}. ${capital(dominant.roman)} weighs most: ${senseOf(dominant).en}. ${close} Lucky stars hold ${score} per cent of the weight.${end}`;
}

function topicsText({ topics }: PairReading, en: boolean): string {
  const named = (value: string) =>
    topics
      .filter((topic) => topic.value === value)
      .map(({ title }) => (en ? title.en : title.zhHant));
  const parts = [
    [named("helped"), en ? "The stars lean in favour of" : "諸星有利於"],
    [named("strained"), en ? "They ask for care with" : "宜留意者為"],
    [named("balanced"), en ? "Help and strain are even for" : "利弊相當者為"],
  ] as const;
  return parts
    .filter(([names]) => names.length > 0)
    .map(([names, lead]) => (en ? `${lead} ${listed(names)}.` : `${lead}${names.join("、")}。`))
    .join(en ? " " : "");
}

function helpText({ remedies }: PairReading, { closing }: ReadingWords, en: boolean): string {
  const troubles = [...new Set(remedies.map(({ trouble }) => trouble))];
  const lines = troubles.map((trouble) => {
    const answers = remedies.filter((one) => one.trouble === trouble);
    return en
      ? `${trouble.roman} is answered by ${listed(answers.map(({ answer, pairs }) => `${answer.roman} (${pairs.slice(0, 4).join(", ")})`))}`
      : `${trouble.native}可以${answers.map(({ answer, pairs }) => `${answer.native}（${pairs.slice(0, 4).join("、")}）`).join("、")}化之`;
  });
  const help =
    lines.length === 0
      ? ""
      : en
        ? `If you choose a new number: ${lines.join("; ")}. `
        : `若擇新號，${lines.join("；")}。`;
  return en ? `${help}${closing.en} ${LIMIT.en}` : `${help}${closing.zhHant}${LIMIT.zhHant}`;
}
