/** The reading of a cast in English. */
import { english, type Leaning, type Speaker } from "#sdk";
import type { RunesAnswer } from "../../answer.ts";
import type { LayoutId } from "../../spreads.ts";

/** How the runes were laid out. */
const LAID_OUT: Readonly<Record<LayoutId, string>> = {
  single: "One rune was drawn",
  situationActionOutcome: "Three runes were laid out as situation, action, outcome",
  norns: "Three runes were laid out as Urd, Verdandi, Skuld",
  cross: "Five runes were laid out in a cross",
};
const LEANINGS: Readonly<Record<Leaning, string>> = {
  favourable: "speaks for the matter",
  mixed: "speaks for it and against it",
  adverse: "speaks against it",
};

/** Writes a cast: how it was laid, its runes in their places, and what stands out. */
export function readCast(answer: RunesAnswer, say: Speaker): readonly string[] {
  return [
    `${LAID_OUT[answer.layout]}${asked(answer)}`,
    ...answer.runes.map(({ says, meaning }) => `${say.phrase(says)} ${say.phrase(meaning)}`),
    `${say.phrase(answer.theme.says)} ${closing(answer)}`,
  ];
}

/** A question that ends a sentence by itself needs no full stop after its closing quote. */
function asked({ question }: RunesAnswer): string {
  const text = question?.trim();
  if (!text) return ".";
  return ` for the question: “${text}”${/[.?!。？！]$/.test(text) ? "" : "."}`;
}

function closing({ leaning, aettTally: { merkstave: turned }, runes }: RunesAnswer): string {
  const count = runes.length;
  const says = LEANINGS[leaning.value];
  if (count === 1) {
    return turned === 1
      ? `It lies upside down, which the old hands call merkstave, at odds with itself, and as it lies it ${says}.`
      : `As it lies it ${says}.`;
  }
  const those = turned === 0 ? "None" : english.capital(english.numberWord(turned));
  return `${those} of the ${english.numberWord(count)} ${turned === 1 ? "lies" : "lie"} upside down, and by what each rune is named after the cast as a whole ${says}.`;
}
