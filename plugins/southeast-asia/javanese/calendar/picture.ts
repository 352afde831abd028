/** The leaf of a Javanese calendar: the day of the month large, and the month with its market days. */
import type { Lang } from "#sdk";
import { javaneseWeton, PASARAN_NAMES, toFixed } from "#time";
import { drawWall } from "../../core/wall.ts";
import type { JavaneseAnswer } from "./answer.ts";
import type { JavaneseWords } from "./words/en.ts";

/** Draws it; days of the month are counted on from the answer, whose rule they share. */
export function drawJavaneseDay(
  answer: JavaneseAnswer,
  { picture, terms }: JavaneseWords,
  lang: Lang,
): string {
  const { civil, javanese, monthName, monthDays, weton, year, feasts, mangsa } = answer;
  const [, yearText, month, day] = /^([+-]?\d+)-(\d\d)-(\d\d)$/.exec(civil.date)!;
  const fixed = toFixed({ year: Number(yearText), month: Number(month), day: Number(day) });
  const firstOfMonth = fixed - javanese.day + 1;
  const lines = [
    `${terms.dina[weton.dina]} ${terms.pasaran[weton.pasaran]}`,
    ...feasts.map((feast) => terms.javaneseFeast[feast].text),
    picture.year(terms.javaneseYear[year.name], terms.windu[year.windu]),
    picture.wuku(weton.wuku, weton.neptu),
    picture.mangsa(terms.mangsa[mangsa.name].text, mangsa.day),
  ];
  return drawWall({
    id: "javanese-day",
    lang,
    title: picture.title(civil.date),
    desc: lines.join("; "),
    colour: "#6b4a1e",
    band: picture.band(terms.javaneseMonth[monthName], javanese.year),
    figure: String(javanese.day),
    lines,
    date: civil.date,
    ...picture.wall,
    legend: picture.legend,
    cell: (at) => {
      const { weekday, pasaran } = javaneseWeton.fromFixed(at);
      const own = at - firstOfMonth + 1;
      const isOwn = own >= 1 && own <= monthDays;
      const isSacred = pasaran === 4 && (weekday === 2 || weekday === 5);
      return {
        label: PASARAN_NAMES[pasaran]!,
        ...(isOwn ? { note: String(own) } : {}),
        ...(isSacred ? { tone: "holy" as const } : {}),
      };
    },
  });
}
