/** The brief of a blend: facts for a model, and the synthesis that rules write. */
import type { Brief, Lang } from "#old";
import type { BlendAnswer } from "../outcome.ts";
import { writeChinese } from "./chinese.ts";
import { writeEnglish } from "./english.ts";
import { factsOf, toldOf, type Subject } from "./told.ts";

const OUTLINE: Readonly<Record<Lang, readonly string[]>> = {
  en: [
    "What the whole comes to, and how far the systems agree",
    "The strongest voices for and against, with their reasons",
    "What the systems describe together",
    "How much hangs on any one of them",
    "What to do with it",
    "The limit of the reading",
  ],
  "zh-Hant": [
    "總評與一致程度",
    "正反兩面最有力的聲音與理由",
    "各家合看",
    "單一系統的分量",
    "怎麼做",
    "解讀的限度",
  ],
};

/**
 * Writes a blend's brief.
 *
 * @param own paragraphs of this blend alone, in the language asked for
 * @param facts further facts for a model
 */
export function synthesise(
  subject: Subject,
  answer: BlendAnswer,
  lang: Lang,
  own: readonly string[] = [],
  facts: Readonly<Record<string, unknown>> = {},
): Brief {
  const told = toldOf(subject, answer, own);
  return {
    facts: { ...factsOf(answer, lang), ...facts },
    outline: OUTLINE[lang],
    plain: lang === "en" ? writeEnglish(told) : writeChinese(told),
  };
}
