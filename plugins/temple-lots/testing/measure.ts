/** Whether the lines of a lot keep the measure of its form, by what is heard: characters, morae or syllables. */
import type { Form } from "../library/pack.ts";
import { VERSE, type Tongue } from "../library/verse.ts";
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
  const { measure, lang, isSpokenApart } = VERSE[form];
  const { faultOf, countOf } = HEARD[lang];
  const reasons: string[] = [];
  for (const [what, lines] of [
    ["verse", lot.verse],
    ["Chinese lines", lot.poem.zhHant],
    ["English lines", lot.poem.en],
    ...(isSpokenApart ? ([["spoken lines", lot.spoken ?? []]] as const) : []),
  ] as const) {
    if (lines.length !== measure.length) {
      reasons.push(`${lines.length} of ${what}, not ${measure.length}`);
    }
  }
  if (reasons.length > 0) return reasons;
  lot.verse.forEach((line, index) => {
    const spoken = lot.spoken?.[index] ?? line;
    const where = `line ${index + 1}`;
    const fault = faultOf(line, spoken);
    if (fault) reasons.push(`${where} ${fault}`);
    const count = countOf(spoken);
    const [least, most] = measure[index]!;
    if (count < least || count > most) {
      const wanted = least === most ? `${least}` : `${least} to ${most}`;
      reasons.push(`${where} has ${count}, not ${wanted}: ${line}`);
    }
  });
  return reasons;
}

/** How the verse of a tongue is heard. */
interface Heard {
  /** Characters, morae or syllables of a line. */
  readonly countOf: (spoken: string) => number;
  /** Why a line is not written in its script, or its sounds are not those of its letters. */
  readonly faultOf: (line: string, spoken: string) => string | null;
}

const HEARD: Readonly<Record<Tongue, Heard>> = {
  "zh-Hant": {
    countOf: (spoken) => [...spoken].length,
    faultOf: (line) => (HAN_ONLY.test(line) ? null : "holds a character that is not Han"),
  },
  ja: {
    countOf: (spoken) => [...spoken.replace(SMALL, "")].length,
    faultOf(line, spoken) {
      if (!HIRAGANA_ONLY.test(spoken)) return `is not in kana: ${spoken}`;
      const written = normal(line.replace(/[^\p{Script=Hiragana}]/gu, ""));
      return isWithin(written, normal(spoken)) ? null : `does not sound as ${spoken}`;
    },
  },
  th: {
    countOf: (spoken) => spoken.split("-").length,
    faultOf(line, spoken) {
      if (!THAI_SYLLABLES.test(spoken)) return `is not in syllables: ${spoken}`;
      return spoken.replaceAll("-", "") === line.replaceAll(" ", "") ? null : `is not ${spoken}`;
    },
  },
};

function normal(kana: string): string {
  return OLDER.reduce((text, [letters, one]) => text.replace(letters, one), kana);
}

/** Whether the letters of a text stand in another in their order. */
function isWithin(letters: string, text: string): boolean {
  let at = 0;
  for (const letter of text) if (letter === letters[at]) at++;
  return at === letters.length;
}
