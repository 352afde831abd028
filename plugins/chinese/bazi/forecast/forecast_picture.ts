import type { Lang } from "#old";
import { box, drawing, ELEMENT_INK, line, PAPER, SERIF, text } from "../../core/svg.ts";
import type { Forecast } from "./forecast.ts";

const WIDTH = 360;
const MARGIN = 12;
const ROW = 34;
const FILL = { favourable: "#3f8f55", mixed: "#c59a3a", demanding: "#b4483d" } as const;

/** Draws the periods as bars of agreement, and for a single year its twelve months. */
export function drawForecast(forecast: Forecast, lang: Lang): string {
  const en = lang === "en";
  const only = forecast.periods.length === 1 ? forecast.periods[0]! : null;
  const rows = only && only.months.length > 0 ? only.months : forecast.periods;
  const shown = rows.slice(0, 31);
  const top = 74;
  const height = top + shown.length * ROW + 40;
  const title = only
    ? only.native
    : `${forecast.periods[0]!.native}–${forecast.periods.at(-1)!.native}`;
  const head = en ? `Forecast: ${title}` : `流運：${title}`;
  const parts = [
    text(MARGIN, 30, head, { size: 18, weight: 700, anchor: "start", family: SERIF }),
    text(MARGIN, 52, subtitle(forecast, lang), { size: 11, anchor: "start", fill: PAPER.faint }),
    ...shown.flatMap((row, i) => {
      const y = top + i * ROW;
      const name = en ? row.tenGod.gloss : row.tenGod.native;
      return [
        line(MARGIN, y - 4, WIDTH - MARGIN, y - 4),
        text(MARGIN, y + 19, row.stem.native, glyph(ELEMENT_INK[row.stem.element])),
        text(MARGIN + 20, y + 19, row.branch.native, glyph(ELEMENT_INK[row.branch.element])),
        text(MARGIN + 50, y + 12, row.from.slice(0, 10), {
          size: 10,
          anchor: "start",
          fill: PAPER.faint,
        }),
        text(MARGIN + 50, y + 25, name, { size: 10.5, anchor: "start" }),
        box(158, y + 6, 150, 14, { fill: "#efe8d8", radius: 3 }),
        box(158, y + 6, 1.5 * row.score, 14, { fill: FILL[row.tone], radius: 3 }),
        line(233, y + 4, 233, y + 22, PAPER.faint),
        text(WIDTH - MARGIN, y + 18, String(row.score), { size: 12, weight: 600, anchor: "end" }),
      ];
    }),
    text(
      WIDTH / 2,
      height - 14,
      en ? "50 is neutral; agreement with the useful god" : "五十為中；以合用神之度計",
      {
        size: 10,
        fill: PAPER.faint,
      },
    ),
  ];
  const desc = shown.map((row) => `${row.native} ${row.score}`).join(en ? ", " : "、");
  return drawing(WIDTH, height, { title: head, desc, lang }, parts);
}

function glyph(fill: string) {
  return { size: 18, family: SERIF, anchor: "start", fill } as const;
}

function subtitle({ natal, periods }: Forecast, lang: Lang): string {
  const luck = periods[0]!.luck.pillar?.native;
  return lang === "en"
    ? `${natal.native} · needs ${natal.usefulGod.name.gloss}${luck ? ` · luck ${luck}` : ""}`
    : `${natal.native} · 用神${natal.usefulGod.name.native}${luck ? ` · ${luck}運` : ""}`;
}
