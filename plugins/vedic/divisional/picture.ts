import { SIGN } from "#lore";
import type { Lang } from "#sdk";
import { drawTwoForms } from "../core/two_forms.ts";
import type { DivisionalAnswer } from "./answer.ts";
import type { DivisionalWords } from "./words/en.ts";

/** The division in both forms; without a lagna in the southern alone. */
export function drawDivisional(
  { division, lagna, grahas }: DivisionalAnswer,
  { terms, picture: says }: DivisionalWords,
  lang: Lang,
): string {
  const rising = lagna === null ? -1 : SIGN.ids.indexOf(lagna);
  const { text, matter } = terms.varga[division];
  return drawTwoForms({
    id: "divisional",
    lang,
    title: text,
    desc: grahas.map((one) => `${terms.graha[one.graha]}: ${says.signs[one.sign]}`).join("; "),
    head: [matter],
    north: says.north,
    south: says.south,
    signShort: says.signShort,
    foot: says.foot,
    lagna: rising,
    inside: (sign) => [
      ...(sign === rising ? [says.ascendant] : []),
      ...grahas
        .filter((one) => one.sign === SIGN.ids[sign])
        .map(({ graha, kept }) => `${says.short[graha]}${kept ? "*" : ""}`),
    ],
    centre: [division],
  });
}
