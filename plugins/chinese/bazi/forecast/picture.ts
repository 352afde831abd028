import type { Lang } from "#sdk";
import { pairOf } from "#east/pairs.ts";
import { box, drawing, ELEMENT_INK, line, PAPER, SERIF, text } from "#east/svg.ts";
import type { Forecast } from "./answer.ts";
import type { BaziForecastWords } from "./words/en.ts";

const WIDTH = 360;
const MARGIN = 12;
const ROW = 34;
const FILL = { favourable: "#3f8f55", mixed: "#c59a3a", demanding: "#b4483d" } as const;

/** Draws the periods as bars of agreement, and for a single year its twelve months. */
export function drawForecast(
  { natal, periods }: Forecast,
  { terms, picture }: BaziForecastWords,
  lang: Lang,
): string {
  const only = periods.length === 1 ? periods[0]! : null;
  const rows = only && only.months.length > 0 ? only.months : periods;
  const shown = rows.slice(0, 31);
  const top = 74;
  const height = top + shown.length * ROW + 40;
  const native = (row: { readonly pillar: Forecast["periods"][number]["pillar"] }) =>
    pairOf(row.pillar).native;
  const title = picture.title(
    only ? native(only) : `${native(periods[0]!)}–${native(periods.at(-1)!)}`,
  );
  const luck = periods[0]!.luck.pillar;
  const subtitle = picture.subtitle(
    natal.native,
    natal.usefulGod.value,
    luck && pairOf(luck).native,
  );
  const parts = [
    text(MARGIN, 30, title, { size: 18, weight: 700, anchor: "start", family: SERIF }),
    text(MARGIN, 52, subtitle, { size: 11, anchor: "start", fill: PAPER.faint }),
    ...shown.flatMap((row, i) => {
      const y = top + i * ROW;
      const { stem, branch } = pairOf(row.pillar);
      return [
        line(MARGIN, y - 4, WIDTH - MARGIN, y - 4),
        text(MARGIN, y + 19, stem.native, glyph(ELEMENT_INK[stem.element])),
        text(MARGIN + 20, y + 19, branch.native, glyph(ELEMENT_INK[branch.element])),
        text(MARGIN + 50, y + 12, row.from.slice(0, 10), {
          size: 10,
          anchor: "start",
          fill: PAPER.faint,
        }),
        text(MARGIN + 50, y + 25, terms.tenGod[row.tenGod], { size: 10.5, anchor: "start" }),
        box(158, y + 6, 150, 14, { fill: "#efe8d8", radius: 3 }),
        box(158, y + 6, 1.5 * row.score, 14, { fill: FILL[row.tone], radius: 3 }),
        line(233, y + 4, 233, y + 22, PAPER.faint),
        text(WIDTH - MARGIN, y + 18, String(row.score), { size: 12, weight: 600, anchor: "end" }),
      ];
    }),
    text(WIDTH / 2, height - 14, picture.legend, { size: 10, fill: PAPER.faint }),
  ];
  const desc = shown.map((row) => `${native(row)} ${row.score}`).join("; ");
  return drawing(WIDTH, height, { title, desc, lang }, parts);
}

function glyph(fill: string) {
  return { size: 18, family: SERIF, anchor: "start", fill } as const;
}
