import type { Lang } from "#sdk";
import { drawTable } from "../core/table_picture.ts";
import type { SpecialLagnasAnswer } from "./answer.ts";
import type { SpecialLagnasWords } from "./words/en.ts";

/** The lagnas as a table. */
export function drawSpecialLagnas(
  { lagnas }: SpecialLagnasAnswer,
  { title, terms, picture: says }: SpecialLagnasWords,
  lang: Lang,
): string {
  return drawTable({
    id: "special-lagnas",
    lang,
    title,
    desc: lagnas
      .map(
        (one) =>
          `${terms.specialLagna[one.specialLagna].text}: ${says.signs[one.sign]} ${one.degree}`,
      )
      .join("; "),
    columns: says.columns.map((text, i) => ({ title: text, share: [5, 5, 2, 3][i]! })),
    rows: lagnas.map(({ specialLagna, sign, degree, house, lord }) => ({
      cells: [
        terms.specialLagna[specialLagna].text,
        `${says.signs[sign]} ${degree}`,
        String(house),
        terms.graha[lord],
      ],
    })),
  });
}
