import type { Lang } from "#sdk";
import { drawTable } from "../../core/table_picture.ts";
import type { MuddaAnswer } from "./answer.ts";
import type { MuddaWords } from "./words/en.ts";

const dateOf = (instant: string | null) => instant?.slice(0, instant.lastIndexOf("T")) ?? "–";

/** Both rounds of the year, one below the other. */
export function drawMudda(
  { mudda, patyayini }: MuddaAnswer,
  { terms, picture: says }: MuddaWords,
  lang: Lang,
): string {
  return drawTable({
    id: "mudda",
    lang,
    title: says.title,
    desc: says.desc,
    columns: says.columns.map((title, i) => ({ title, share: [4, 4, 3, 4][i]! })),
    rows: [
      ...mudda.map(({ lord, days, start }) => ({
        cells: [says.mudda, terms.graha[lord], days.toFixed(1), dateOf(start)],
      })),
      ...patyayini.map(({ lord, days, start }) => ({
        cells: [says.patyayini, terms.patya[lord], days.toFixed(1), dateOf(start)],
        tint: "#e9eef6",
      })),
    ],
  });
}
