/** Whether the lines of a lot keep the measure of its form, by what is heard: characters, morae or syllables. */
import type { Form } from "../library/pack.ts";
import { VERSE } from "../library/verse.ts";
import type { WholeLot } from "./whole_pack.ts";

const HAN_ONLY = /^\p{Script=Han}+$/u;
const HIRAGANA_ONLY = /^\p{Script=Hiragana}+$/u;
const THAI_SYLLABLES = /^\p{Script=Thai}+(-\p{Script=Thai}+)*$/u;
/** Small kana belong to the mora before them. */
const SMALL = /[ゃゅょぁぃぅぇぉゎ]/gu;
/** Kana that older spelling writes otherwise than they are spoken; は and へ are particles too. */
const OLDER: readonly (readonly [RegExp, string])[] = [
  [/[はわ]/gu, "わ"],
  [/[ひゐい]/gu, "い"],
  [/[ふう]/gu, "う"],
  [/[へゑえ]/gu, "え"],
  [/[ほをお]/gu, "お"],
  [/ぢ/gu, "じ"],
  [/づ/gu, "ず"],
];

/** Every line of a lot that breaks the measure of its form. */
export function checkMeasure(lot: WholeLot, form: Form): readonly string[] {
  const { measure, lang } = VERSE[form];
  const reasons: string[] = [];
  for (const [what, lines] of [
    ["verse", lot.verse],
    ["Chinese lines", lot.poem.zhHant],
    ["English lines", lot.poem.en],
    ...(lang === "zh-Hant" ? [] : ([["spoken lines", lot.spoken ?? []]] as const)),
  ] as const) {
    if (lines.length !== measure.length) {
      reasons.push(`${lines.length} of ${what}, not ${measure.length}`);
    }
  }
  if (reasons.length > 0) return reasons;
  lot.verse.forEach((line, index) => {
    const spoken = lot.spoken?.[index] ?? line;
    const where = `line ${index + 1}`;
    const fault = faultOf(line, spoken, lang);
    if (fault) reasons.push(`${where} ${fault}`);
    const count = countOf(spoken, lang);
    const [least, most] = measure[index]!;
    if (count < least || count > most) {
      const wanted = least === most ? `${least}` : `${least} to ${most}`;
      reasons.push(`${where} has ${count}, not ${wanted}: ${line}`);
    }
  });
  return reasons;
}

/** What is heard of a line. */
function countOf(spoken: string, lang: (typeof VERSE)[Form]["lang"]): number {
  if (lang === "ja") return [...spoken.replace(SMALL, "")].length;
  return lang === "th" ? spoken.split("-").length : [...spoken].length;
}

/** Whether a line is written in its script, and its sounds are those of its letters. */
function faultOf(line: string, spoken: string, lang: (typeof VERSE)[Form]["lang"]): string | null {
  if (lang === "zh-Hant") return HAN_ONLY.test(line) ? null : "holds a character that is not Han";
  if (lang === "th") {
    if (!THAI_SYLLABLES.test(spoken)) return `is not in syllables: ${spoken}`;
    return spoken.replaceAll("-", "") === line.replaceAll(" ", "") ? null : `is not ${spoken}`;
  }
  if (!HIRAGANA_ONLY.test(spoken)) return `is not in kana: ${spoken}`;
  const written = normal(line.replace(/[^\p{Script=Hiragana}]/gu, ""));
  return isWithin(written, normal(spoken)) ? null : `does not sound as ${spoken}`;
}

function normal(kana: string): string {
  return OLDER.reduce((text, [letters, one]) => text.replace(letters, one), kana);
}

/** Whether the letters of a text stand in another in their order. */
function isWithin(letters: string, text: string): boolean {
  let at = 0;
  for (const letter of text) if (letter === letters[at]) at++;
  return at === letters.length;
}
