import type { Lang } from "#sdk";
import { drawTable } from "../../core/table_picture.ts";
import type { SahamsAnswer } from "./answer.ts";
import type { SahamsWords } from "./words/en.ts";

/** The points as a table. */
export function drawSahams(
  { sahams }: SahamsAnswer,
  { terms, picture: says }: SahamsWords,
  lang: Lang,
): string {
  return drawTable({
    id: "sahams",
    lang,
    title: says.title,
    desc: says.desc(sahams.length),
    columns: says.columns.map((title, i) => ({ title, share: [6, 5, 2, 4][i]! })),
    rows: sahams.map(({ saham, sign, degree, house, lord, lordHouse }) => ({
      cells: [
        terms.saham[saham].text,
        `${says.signs[sign]} ${degree}`,
        String(house),
        `${terms.graha[lord]} (${lordHouse})`,
      ],
    })),
  });
}
