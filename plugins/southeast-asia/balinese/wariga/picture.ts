/** The month of the best day, every day in the colour of its verdict. */
import type { Lang } from "#sdk";
import { balineseSaka } from "#time";
import { answersFor } from "../../core/day.ts";
import { drawWall } from "../../core/wall.ts";
import type { WarigaAnswer } from "./answer.ts";
import { judge } from "./rules.ts";
import type { WarigaWords } from "./words/en.ts";

/** Draws it. */
export function drawWariga(
  { activity, best, counts, days }: WarigaAnswer,
  { picture, terms }: WarigaWords,
  lang: Lang,
): string {
  const shown = days.find(({ civil }) => civil.date === best[0]) ?? days[0]!;
  const { civil, balinese, verdict, waxing, lunarDay, sasih } = shown;
  const name = terms.warigaActivity[activity];
  return drawWall({
    id: "wariga",
    lang,
    title: picture.title(name),
    desc: picture.counts(counts),
    colour: "#7a4a1e",
    band: name,
    figure: String(Number(civil.date.slice(-2))),
    lines: [
      terms.warigaVerdict[verdict],
      balinese,
      picture.moon(waxing, lunarDay, terms.sasih[sasih]),
      picture.counts(counts),
    ],
    date: civil.date,
    ...picture.wall,
    legend: picture.legend,
    cell: (fixed) => {
      if (!answersFor(balineseSaka, fixed)) return null;
      const day = judge(fixed, activity);
      const tone = day.verdict === "good" ? "good" : day.verdict === "fair" ? undefined : "bad";
      return {
        label: terms.warigaVerdict[day.verdict],
        note: picture.cell(day.waxing, day.lunarDay),
        ...(tone === undefined ? {} : { tone }),
      };
    },
  });
}
