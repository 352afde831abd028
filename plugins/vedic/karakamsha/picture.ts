import { SIGN } from "#lore";
import type { Lang } from "#sdk";
import { drawTwoForms } from "../core/two_forms.ts";
import type { KarakamshaAnswer } from "./answer.ts";
import type { KarakamshaWords } from "./words/en.ts";

/** The chart with the karakamsha as its first house. */
export function drawKarakamsha(
  { karakamsha, places }: KarakamshaAnswer,
  { title, terms, picture: says }: KarakamshaWords,
  lang: Lang,
): string {
  const first = SIGN.ids.indexOf(karakamsha);
  return drawTwoForms({
    id: "karakamsha",
    lang,
    title,
    desc: places
      .map(
        (one) =>
          `${one.house} ${says.signs[one.sign]}: ${one.occupants.map((id) => terms.graha[id]).join(", ") || "–"}`,
      )
      .join("; "),
    head: [says.head],
    north: says.north,
    south: says.south,
    signShort: says.signShort,
    foot: says.foot,
    lagna: first,
    inside: (sign) => [
      ...(sign === first ? [says.mark] : []),
      ...places.find((one) => one.sign === SIGN.ids[sign])!.occupants.map((id) => says.short[id]),
    ],
    centre: [says.mark],
  });
}
