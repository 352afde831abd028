import type { Lang } from "#sdk";
import { drawTable } from "../core/table_picture.ts";
import type { GocharaAnswer } from "./answer.ts";
import type { Effect } from "./rules.ts";
import type { GocharaWords } from "./words/en.ts";

const TINTS: Readonly<Record<Effect, string>> = {
  favours: "#cdebc9",
  obstructed: "#f1e4cf",
  released: "#f1e4cf",
  hinders: "#f6cdc4",
};

/** The nine transits: green where they favour, red where they hinder. */
export function drawGochara(
  { transits, moon, at }: GocharaAnswer,
  { title, terms, picture: says }: GocharaWords,
  lang: Lang,
): string {
  return drawTable({
    id: "gochara",
    lang,
    title,
    heading: says.heading(at.slice(0, at.lastIndexOf("T")), moon),
    desc: transits
      .map(
        (one) => `${terms.graha[one.graha]}: ${one.house}, ${terms.transitEffect[one.effect].text}`,
      )
      .join("; "),
    columns: says.columns.map((text, i) => ({ title: text, share: [3, 5, 2, 4, 2][i]! })),
    rows: transits.map(({ graha, sign, degree, retrograde, house, effect, points }) => ({
      cells: [
        `${terms.graha[graha]}${retrograde && graha !== "rahu" && graha !== "ketu" ? " ℞" : ""}`,
        `${says.signs[sign]} ${degree}`,
        String(house),
        terms.transitEffect[effect].text,
        points === null ? "–" : String(points),
      ],
      tint: TINTS[effect],
    })),
  });
}
