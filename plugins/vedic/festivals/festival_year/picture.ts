import type { Lang } from "#sdk";
import { drawTable } from "../../core/table_picture.ts";
import type { FestivalYearAnswer } from "./answer.ts";
import type { FestivalYearWords } from "./words/en.ts";

/** The year's festivals as a table. */
export function drawFestivals(
  answer: FestivalYearAnswer,
  { terms, picture: says }: FestivalYearWords,
  lang: Lang,
): string {
  return drawTable({
    id: "festivals",
    lang,
    title: says.title(answer),
    desc: says.desc(answer),
    columns: [
      { title: says.date, share: 3 },
      { title: says.festival, share: 5 },
      { title: says.rule, share: 4 },
    ],
    rows: answer.festivals.map(({ festival, date, weekday, rule }) => ({
      cells: [
        `${date.slice(5)} ${says.weekday[weekday]}`,
        terms.festival[festival].text.replace(/（.*）/, ""),
        terms.kala[rule].text.replace(/（.*）/, ""),
      ],
    })),
  });
}
