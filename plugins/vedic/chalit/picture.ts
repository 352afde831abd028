import type { Lang } from "#sdk";
import { drawTable } from "../core/table_picture.ts";
import type { ChalitAnswer } from "./answer.ts";
import type { ChalitWords } from "./words/en.ts";

/** The grahas with their houses by the three rules; those that move are shaded. */
export function drawChalit(
  { grahas }: ChalitAnswer,
  { title, terms, picture: says }: ChalitWords,
  lang: Lang,
): string {
  return drawTable({
    id: "chalit",
    lang,
    title,
    heading: says.heading,
    desc: grahas
      .map((one) => `${terms.graha[one.graha]}: ${one.wholeSign}, ${one.sripati}, ${one.kp}`)
      .join("; "),
    columns: says.columns.map((text, i) => ({ title: text, share: [4, 5, 3, 3, 3][i]! })),
    rows: grahas.map(({ graha, sign, degree, wholeSign, sripati, kp, moves }) => ({
      cells: [
        terms.graha[graha],
        `${says.signs[sign]} ${degree}`,
        String(wholeSign),
        String(sripati),
        String(kp),
      ],
      ...(moves ? { tint: "#f4c98a" } : {}),
    })),
  });
}
