import { SIGN } from "#lore";
import type { Lang } from "#sdk";
import { drawTwoForms } from "../../core/two_forms.ts";
import type { AnnualAnswer } from "./answer.ts";
import type { AnnualWords } from "./words/en.ts";

/** The chart of the year in both forms, with the muntha in its sign. */
export function drawAnnual(
  answer: AnnualAnswer,
  { title, picture: says }: AnnualWords,
  lang: Lang,
): string {
  const { lagna, grahas, nodes, muntha } = answer;
  const rising = SIGN.ids.indexOf(lagna.sign);
  return drawTwoForms({
    id: "tajika-annual",
    lang,
    title,
    desc: says.desc(answer),
    head: says.head(answer),
    north: says.north,
    south: says.south,
    signShort: says.signShort,
    foot: says.foot,
    lagna: rising,
    inside: (sign) => [
      ...(sign === rising ? [says.ascendant] : []),
      ...(muntha?.sign === SIGN.ids[sign] ? [says.muntha] : []),
      ...grahas
        .filter((one) => one.sign === SIGN.ids[sign])
        .map(({ graha, retrograde }) =>
          retrograde ? `(${says.short[graha]})` : says.short[graha],
        ),
      ...nodes.filter((one) => one.sign === SIGN.ids[sign]).map(({ graha }) => says.short[graha]),
    ],
    centre: says.centre(answer),
  });
}
