/** The stars that speak loudest in a chart: where they stand, how loudly, and what they touch. */
import { element, type Captions, type Lang } from "#sdk";
import { captionLines } from "../core/picture/caption.ts";
import { COLOURS, label, picture } from "../core/picture/drawing.ts";
import { drawPoint } from "../core/picture/glyphs.ts";
import type { StarsAnswer } from "./answer.ts";
import type { StarsWords } from "./words/en.ts";

const WIDTH = 780;
const FONT = 20;
const LINE = 28;
const HEAD = 76;
const ROW = 92;
const STARS_SHOWN = 10;
const CONTACTS_SHOWN = 3;
const LEFT = 24;
const BAR_LEFT = 430;
const BAR = WIDTH - BAR_LEFT - 76;

/** Draws a row for each of the ten most prominent stars, with their strongest contacts. */
export function drawStars(
  answer: StarsAnswer,
  { picture: says, terms }: StarsWords,
  lang: Lang,
  captions: Captions,
): string {
  const shown = answer.ranking
    .slice(0, STARS_SHOWN)
    .map(({ star }) => answer.stars.find((one) => one.star === star)!);
  const rows = shown.map((one, i) => {
    const top = HEAD + i * ROW;
    const start = { "font-size": FONT, "text-anchor": "start" };
    const contacts = [...one.contacts]
      .sort((a, b) => b.strength - a.strength)
      .slice(0, CONTACTS_SHOWN)
      .map(({ kind, point, orbDeg }, k) => {
        const left = LEFT + 16 + k * 248;
        return (
          drawPoint(point, left, top + 60, 26, COLOURS.ink) +
          label(`${terms.contact[kind]} ${says.orb(orbDeg)}`, left + 24, top + 60, {
            ...start,
            fill: COLOURS.soft,
          })
        );
      });
    return [
      element("path", { d: `M${LEFT} ${top}H${WIDTH - LEFT}`, stroke: COLOURS.faint }),
      label(terms.star[one.star], LEFT, top + 26, { ...start, "font-weight": 700 }),
      label(says.place(one.longitudeDeg), LEFT + 190, top + 26, start),
      element("rect", {
        x: BAR_LEFT,
        y: top + 18,
        width: BAR,
        height: 16,
        fill: COLOURS.faint,
        "fill-opacity": 0.5,
      }),
      element("rect", {
        x: BAR_LEFT,
        y: top + 18,
        width: (BAR * one.prominence) / 100,
        height: 16,
        fill: COLOURS.union,
      }),
      label(String(one.prominence), WIDTH - LEFT, top + 26, {
        "font-size": FONT,
        "text-anchor": "end",
      }),
      ...contacts,
    ].join("");
  });
  const foot = HEAD + Math.max(1, rows.length) * ROW;
  return picture(
    "stars",
    { width: WIDTH, height: foot + 60 },
    { lang, title: says.title, desc: says.desc(answer) },
    ...captionLines(captions[""]).map((line, i) =>
      label(line, WIDTH / 2, 26 + i * LINE, { "font-size": FONT }),
    ),
    ...rows,
    rows.length === 0
      ? label(says.none, WIDTH / 2, HEAD + ROW / 2, { "font-size": FONT, fill: COLOURS.soft })
      : "",
    label(says.legend, WIDTH / 2, foot + 30, { "font-size": FONT, fill: COLOURS.soft }),
  );
}
