/** The wall calendar of Bali: the day with its ten weeks, and the month with the market days and feasts. */
import type { Lang } from "#sdk";
import { drawWall } from "../../core/wall.ts";
import { pawukonFeasts } from "../core/feasts.ts";
import { PANCAWARA, romanOf, TRIWARA, weeksOf } from "../core/weeks.ts";
import type { PawukonAnswer } from "./answer.ts";
import type { PawukonWords } from "./words/en.ts";

/** Draws it. */
export function drawPawukon(
  answer: PawukonAnswer,
  { picture, terms }: PawukonWords,
  lang: Lang,
): string {
  const { civil, wuku, weeks, feasts, urip } = answer;
  const lines = [
    `${terms.saptawara[weeks.saptawara]} ${terms.pancawara[weeks.pancawara]}`,
    ...feasts.map((feast) => terms.pawukonFeast[feast].text),
    [
      ...(weeks.luang ? ["Luang"] : []),
      terms.dwiwara[weeks.dwiwara],
      terms.triwara[weeks.triwara],
      terms.caturwara[weeks.caturwara],
      terms.sadwara[weeks.sadwara],
    ].join(", "),
    [
      terms.astawara[weeks.astawara],
      terms.sangawara[weeks.sangawara],
      terms.dasawara[weeks.dasawara],
    ].join(", "),
    picture.urip(urip, terms.ingkel[answer.ingkel]),
  ];
  return drawWall({
    id: "pawukon",
    lang,
    title: picture.title(civil.date),
    desc: lines.join("; "),
    colour: "#2f6f5e",
    band: picture.band(terms.wuku[wuku.name], wuku.number),
    figure: String(Number(civil.date.slice(-2))),
    lines,
    date: civil.date,
    ...picture.wall,
    legend: picture.legend,
    cell: (fixed) => {
      const found = weeksOf(fixed);
      const isHoly = pawukonFeasts(found).length > 0;
      return {
        label: romanOf(PANCAWARA, found.pancawara),
        note: romanOf(TRIWARA, found.triwara),
        ...(isHoly ? { tone: "holy" as const } : {}),
      };
    },
  });
}
