import { SIGN } from "#lore";
import type { Lang } from "#sdk";
import { drawTwoForms } from "../core/two_forms.ts";
import type { PrashnaAnswer } from "./answer.ts";
import type { PrashnaWords } from "./words/en.ts";

/** The chart of the question in both forms, with arudha, chatra and Gulika. */
export function drawPrashna(
  answer: PrashnaAnswer,
  { title, picture: says }: PrashnaWords,
  lang: Lang,
): string {
  const { lagna, arudha, chatra, gulika, grahas } = answer;
  const rising = SIGN.ids.indexOf(lagna.sign);
  return drawTwoForms({
    id: "prashna",
    lang,
    title,
    desc: says.desc(answer),
    head: [says.head(answer), says.legend],
    north: says.north,
    south: says.south,
    signShort: says.signShort,
    foot: says.foot(answer),
    lagna: rising,
    inside: (sign) => [
      ...(sign === rising ? [says.ascendant] : []),
      ...(arudha.sign === SIGN.ids[sign] ? [says.marks.arudha] : []),
      ...(chatra.sign === SIGN.ids[sign] ? [says.marks.chatra] : []),
      ...(gulika.sign === SIGN.ids[sign] ? [says.marks.gulika] : []),
      ...grahas.filter((one) => one.sign === SIGN.ids[sign]).map(({ graha }) => says.short[graha]),
    ],
    centre: [says.centre],
  });
}
