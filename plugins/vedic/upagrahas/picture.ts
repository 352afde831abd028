import type { Lang } from "#sdk";
import { drawTable } from "../core/table_picture.ts";
import type { UpagrahasAnswer } from "./answer.ts";
import type { UpagrahasWords } from "./words/en.ts";

/** The points as a table, Gulika and Mandi shaded. */
export function drawUpagrahas(
  { upagrahas }: UpagrahasAnswer,
  { title, terms, picture: says }: UpagrahasWords,
  lang: Lang,
): string {
  return drawTable({
    id: "upagrahas",
    lang,
    title,
    desc: upagrahas
      .map((one) => `${terms.upagraha[one.upagraha].text}: ${says.signs[one.sign]} ${one.degree}`)
      .join("; "),
    columns: says.columns.map((text, i) => ({ title: text, share: [5.6, 4.7, 1.8, 6.6][i]! })),
    rows: upagrahas.map(({ upagraha, sign, degree, house, nakshatra, pada }) => ({
      cells: [
        terms.upagraha[upagraha].text,
        `${says.signs[sign]} ${degree}`,
        String(house),
        `${terms.nakshatra[nakshatra]} ${pada}`,
      ],
      ...(upagraha === "gulika" || upagraha === "mandi" ? { tint: "#f4c98a" } : {}),
    })),
  });
}
