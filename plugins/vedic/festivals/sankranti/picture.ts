import type { Lang } from "#sdk";
import { drawTable } from "../../core/table_picture.ts";
import type { SankrantiAnswer } from "./answer.ts";
import type { SankrantiWords } from "./words/en.ts";

/** The twelve entries with the four days of each. */
export function drawSankrantis(
  { sankrantis }: SankrantiAnswer,
  { picture: says }: SankrantiWords,
  lang: Lang,
): string {
  return drawTable({
    id: "sankranti",
    lang,
    title: says.title(sankrantis[0]?.at.local.slice(0, -15) ?? ""),
    heading: says.heading,
    desc: says.desc(sankrantis),
    columns: [
      { title: says.sign, share: 4 },
      { title: says.at, share: 5 },
      ...says.regions.map((title) => ({ title, share: 3 })),
    ],
    rows: sankrantis.map(({ sign, at, days }) => ({
      cells: [
        says.signs[sign],
        at.local.slice(5, -3).replace("T", " "),
        ...days.map(({ date }) => date.slice(5)),
      ],
    })),
  });
}
