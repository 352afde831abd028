/** Favoured spans on the clock of the times tried: darker where more speaks for them. */
import { element, type Lang } from "#sdk";
import { COLOURS, label, picture } from "../core/picture/drawing.ts";
import type { RectificationAnswer } from "./answer.ts";
import type { RectificationWords } from "./words/en.ts";

const WIDTH = 760;
const LEFT = 50;
const TOP = 130;
const ROW = 62;

export function drawSpans(
  { searched, spans, chance }: RectificationAnswer,
  { picture: says }: RectificationWords,
  lang: Lang,
): string {
  const at = ({ utc }: { readonly utc: string }) => Date.parse(utc);
  const [from, to] = [at(searched.begins), at(searched.ends)];
  const x = (ms: number) => LEFT + ((ms - from) / (to - from)) * (WIDTH - 2 * LEFT);
  const clock = ({ local }: { readonly local: string }) => local.slice(-8, -3);
  const most = Math.max(1e-9, chance.best, ...spans.map(({ score }) => score));
  return picture(
    "rectification",
    { width: WIDTH, height: TOP + spans.length * ROW + 30 },
    { lang, title: says.title, desc: says.desc(spans.length) },
    label(says.title, WIDTH / 2, 36, { "font-size": 27, "font-weight": 700 }),
    label(says.chance(chance), WIDTH / 2, 74, { "font-size": 20, fill: COLOURS.soft }),
    label(clock(searched.begins), LEFT, 110, { "font-size": 20, fill: COLOURS.soft }),
    label(clock(searched.ends), WIDTH - LEFT, 110, { "font-size": 20, fill: COLOURS.soft }),
    ...spans.map((span, i) => {
      const y = TOP + i * ROW;
      const [left, right] = [x(at(span.begins)), x(at(span.ends))];
      return [
        element("rect", {
          x: LEFT,
          y: y + 2,
          width: WIDTH - 2 * LEFT,
          height: 16,
          fill: COLOURS.faint,
          "fill-opacity": 0.35,
        }),
        element("rect", {
          x: left,
          y,
          width: Math.max(6, right - left),
          height: 20,
          rx: 4,
          fill: COLOURS.union,
          "fill-opacity": 0.25 + 0.75 * (span.score / most),
        }),
        label(says.row(span), WIDTH / 2, y + 38, { "font-size": 21 }),
      ].join("");
    }),
  );
}
