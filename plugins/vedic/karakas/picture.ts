import type { Lang } from "#sdk";
import { drawTable } from "../core/table_picture.ts";
import type { KarakasAnswer } from "./answer.ts";
import type { KarakasWords } from "./words/en.ts";

/** The offices as a table, the soul's shaded. */
export function drawKarakas(
  { karakas }: KarakasAnswer,
  { title, terms, picture: says }: KarakasWords,
  lang: Lang,
): string {
  return drawTable({
    id: "karakas",
    lang,
    title,
    desc: karakas
      .map(({ karaka, graha }) => `${terms.karaka[karaka].text}: ${terms.graha[graha]}`)
      .join("; "),
    columns: says.columns.map((text, i) => ({ title: text, share: [5, 3, 5, 4][i]! })),
    rows: karakas.map(({ karaka, graha, sign, degree, navamsha }, i) => ({
      cells: [
        terms.karaka[karaka].text,
        terms.graha[graha],
        `${says.signs[sign]} ${degree}`,
        says.signs[navamsha],
      ],
      ...(i === 0 ? { tint: "#f4c98a" } : {}),
    })),
  });
}
