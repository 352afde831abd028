import { SIGN } from "#lore";
import type { Lang } from "#sdk";
import { GRAHA_IDS } from "../core/grahas.ts";
import { drawTwoForms } from "../core/two_forms.ts";
import type { ArudhasAnswer } from "./answer.ts";
import type { ArudhasWords } from "./words/en.ts";

/** The twelve arudhas in both forms, the grahas beside them. */
export function drawArudhas(
  { lagna, arudhas, signs }: ArudhasAnswer,
  { title, picture: says }: ArudhasWords,
  lang: Lang,
): string {
  const rising = SIGN.ids.indexOf(lagna);
  const short = ({ house }: { readonly house: number }) =>
    house === 1 ? "AL" : house === 12 ? "UL" : `A${house}`;
  return drawTwoForms({
    id: "arudhas",
    lang,
    title,
    desc: arudhas.map((one) => `${short(one)} ${says.signs[one.sign]}`).join("; "),
    head: [says.head],
    north: says.north,
    south: says.south,
    signShort: says.signShort,
    foot: says.foot,
    lagna: rising,
    inside: (sign) => [
      ...(sign === rising ? [says.ascendant] : []),
      ...arudhas.filter((one) => one.sign === SIGN.ids[sign]).map(short),
      ...GRAHA_IDS.filter((id) => signs[id] === SIGN.ids[sign]).map((id) => says.short[id]),
    ],
    centre: [says.centre],
  });
}
