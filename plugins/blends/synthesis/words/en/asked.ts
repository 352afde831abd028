/** What a blend says to a question, in English. */
import { matters } from "#lore/words/matters_en.ts";
import { standsOf, stepOf } from "#lore/words/matters.ts";
import { reply as replies } from "#lore/words/replies_en.ts";
import { english, understand, type Leaning, type Speaker } from "#sdk";
import type { BlendAnswer } from "../../../core/answer.ts";
import { system as names } from "../../../core/words/en.ts";
import { apartOf, meanScore } from "../../casts.ts";
import type { Level } from "../../told.ts";

const STANDS: Readonly<Record<Level, Leaning>> = {
  high: "favourable",
  leaning: "favourable",
  even: "mixed",
  doubtful: "adverse",
  low: "adverse",
};
const TURNED: Readonly<Record<Leaning, Leaning>> = {
  favourable: "adverse",
  mixed: "mixed",
  adverse: "favourable",
};

/** How the question is answered, and by which casts; the first paragraphs of a blend that was asked something. */
export function answerQuestion(
  question: string,
  { systems }: BlendAnswer,
  level: Level,
  say: Speaker,
): readonly string[] {
  const { matter, hope } = understand(question);
  const words = matters[matter];
  const standing = hope === "feared" ? TURNED[STANDS[level]] : STANDS[level];
  const { casts, boards, fixed } = apartOf(systems, say);
  const drawn = casts.map(
    ({ system, names: came }) =>
      `the ${names[system.title]} brought ${english.list(came)} (${system.score})`,
  );
  const set = boards.map(({ title, score }) => `the ${names[title]} (${score})`);
  const birth = meanScore(fixed);
  const parts = [
    drawn.length > 0 ? `Cast for this question, ${english.list(drawn)}.` : "",
    set.length > 0 ? `Set for its moment: ${english.list(set)}.` : "",
    birth === null
      ? ""
      : `The arts that are fixed by the birth, ${english.list(fixed.map(({ title }) => names[title]))}, would say the same of any question; they stand at ${birth} on average and weigh half.`,
  ];
  return [
    `${replies.asked(question)} ${standsOf(words, standing)} ${stepOf(words, standing)}`,
    parts.filter((part) => part !== "").join(" "),
  ];
}
