/** Eras side by side: a row for each realm, a bar for each era, the year asked about as a line. */
import type { Lang } from "#sdk";
import { drawing, fit, PAPER, SERIF, text } from "#east/svg.ts";
import type { EraAnswer } from "./answer.ts";
import { allEras, type Era } from "./eras.ts";
import { romanEra } from "./roman.ts";
import type { EraWords } from "./words/en.ts";

const WIDTH = 360;
const LEFT = 94;
const RIGHT = WIDTH - 8;
/** Years shown on either side. */
const REACH = 12;
const ROW = 30;
const TOP = 52;
const MOST_ROWS = 12;
const SIZE = 11.5;

/** Width of a label; letters take about half of a Chinese character. */
const widthOf = (label: string) =>
  [...label].reduce((sum, char) => sum + (char < "\u2e80" ? 0.55 : 1) * SIZE, 0);

/** Draws the eras around the year of the first reading. */
export function drawEras(answer: EraAnswer, { title, picture }: EraWords, lang: Lang): string {
  const [first] = answer.readings;
  const { year } = first!;
  const [from, to] = [year - REACH, year + REACH + 1];
  const x = (at: number) => LEFT + ((at - from) / (to - from)) * (RIGHT - LEFT);
  const shown = allEras().filter((era) => era.from < to && (era.to ?? Infinity) >= from);
  const inForce = new Set(
    [...answer.readings, ...answer.others]
      .filter((one) => one.year === year)
      .map((one) => one.realm),
  );
  const realms = [...inForce].slice(0, MOST_ROWS);
  const bar = (era: Era, row: number, before: Era | undefined, after: Era | undefined) => {
    const y = TOP + row * ROW;
    // Two eras of one year share it by halves.
    const start = era.from + (before?.to === era.from ? 0.5 : 0);
    const end = (era.to ?? to) + (after?.from === era.to ? 0.5 : 1);
    const [x1, x2] = [x(Math.max(start, from)), x(Math.min(end, to))];
    const isAsked = era.realm === first!.realm && era.name === first!.era.native;
    const width = x2 - x1 - 1.5;
    const label = picture
      .names(era.name, romanEra(era.name))
      .find((one) => widthOf(one) + 6 <= width);
    return [
      `<rect x="${x1.toFixed(1)}" y="${y}" width="${Math.max(1, width).toFixed(1)}" height="22" rx="3" fill="${isAsked ? "#f3d9a4" : PAPER.card}" stroke="${PAPER.line}"/>`,
      ...(label ? [text((x1 + x2) / 2, y + 15.5, label, { size: SIZE, family: SERIF })] : []),
    ];
  };
  const rows = realms.flatMap((realm, row) => {
    // An era that one ruler hands on to the next is one bar.
    const eras = shown.filter((era) => era.realm === realm);
    const merged = eras.reduce<Era[]>((kept, era) => {
      const last = kept.at(-1);
      if (last?.name === era.name && last.base === era.base)
        kept[kept.length - 1] = { ...last, to: era.to };
      else kept.push(era);
      return kept;
    }, []);
    return [
      text(LEFT - 6, TOP + row * ROW + 15.5, picture.realm(realm), {
        size: fit(picture.realm(realm), LEFT - 16, 12),
        anchor: "end",
        weight: 600,
        family: SERIF,
      }),
      ...merged.flatMap((era, i) => bar(era, row, merged[i - 1], merged[i + 1])),
    ];
  });
  const foot = TOP + realms.length * ROW;
  const at = x(year) + (x(year + 1) - x(year)) / 2;
  return drawing(WIDTH, foot + 40, { title, desc: picture.desc(answer), lang }, [
    text(WIDTH / 2, 24, picture.heading(answer), { size: 15, weight: 600, family: SERIF }),

    `<path d="M${at.toFixed(1)} ${TOP - 10}V${foot + 2}" stroke="#b3261e" stroke-width="1.5" stroke-dasharray="3 2"/>`,
    ...rows,
    ...[from, year, to - 1].map((one, i) =>
      text(i === 1 ? at : i === 0 ? LEFT : RIGHT, foot + 20, picture.year(one), {
        size: 11,
        anchor: i === 1 ? "middle" : i === 0 ? "start" : "end",
        fill: i === 1 ? "#b3261e" : PAPER.faint,
      }),
    ),
  ]);
}
