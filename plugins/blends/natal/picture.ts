/**
 * The picture of a birth: a wheel of the themes of life, a ring for each of the four charts, coloured by the side
 * it takes; below it how many of all arts stand on each side.
 */
import { element, escapeText, framePicture, label, type Lang, type Leaning } from "#sdk";
import { SIDE_COLOURS } from "../core/picture.ts";
import type { NatalAnswer } from "./answer.ts";
import { CHARTS } from "./themes.ts";
import type { NatalWords } from "./words/en.ts";

const WIDTH = 360;
const HEIGHT = 468;
const CENTRE = { x: 180, y: 214 };
const INNER = 42;
const RING = 21;
/** Between sectors, in degrees. */
const GAP = 2.4;
const NAMES_AT = INNER + CHARTS.length * RING + 9;
const BLANK = "#e4ddcf";
const INK = "#2b2620";
const SIDES = ["favourable", "mixed", "adverse"] as const satisfies readonly Leaning[];

/** Draws the wheel. */
export function drawWheel(answer: NatalAnswer, words: NatalWords, lang: Lang): string {
  const { title, terms, picture } = words;
  const bars = answer.systems.map(({ title: of, score }) => ({ title: terms.system[of], score }));
  const step = 360 / Math.max(1, answer.themes.length);
  const sectors = answer.themes.flatMap(({ theme, voices }, index) => [
    ...CHARTS.map((chart, ring) => {
      const side = voices.find(({ system }) => system === chart)?.side;
      const inner = INNER + ring * RING;
      const d = sector(inner, inner + RING - 2, index * step, (index + 1) * step - GAP);
      return element("path", { d, fill: side ? SIDE_COLOURS[side] : BLANK });
    }),
    nameOf(terms.theme[theme], (index + 0.5) * step - GAP / 2),
  ]);
  const rings = CHARTS.map((chart) => terms.system[chart]);
  return framePicture(
    {
      id: "natal",
      lang,
      title,
      desc: picture.desc(answer.blendedScore, bars),
      width: WIDTH,
      height: HEIGHT,
      paper: "#fbf7ef",
    },
    label(WIDTH / 2, 28, 16, title),
    ...sectors,
    label(
      CENTRE.x,
      CENTRE.y + 11,
      30,
      answer.blendedScore === null ? "–" : String(answer.blendedScore),
    ),
    label(WIDTH / 2, 386, 11, picture.rings(rings.slice(0, 2))),
    label(WIDTH / 2, 401, 11, picture.outwards(rings.slice(2))),
    sides(answer, words),
  );
}

/** A piece of a ring; angles clockwise from the top. */
function sector(inner: number, outer: number, from: number, to: number): string {
  const at = (radius: number, angle: number) => {
    const turned = (angle * Math.PI) / 180;
    return `${round(CENTRE.x + radius * Math.sin(turned))} ${round(CENTRE.y - radius * Math.cos(turned))}`;
  };
  const large = to - from > 180 ? 1 : 0;
  return (
    `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 ${large} 1 ${at(outer, to)}` +
    `L${at(inner, to)}A${inner} ${inner} 0 ${large} 0 ${at(inner, from)}z`
  );
}

/** A name along the rim, turned so that it is never on its head. */
function nameOf(text: string, angle: number): string {
  const under = angle > 100 && angle < 260;
  const radius = under ? NAMES_AT + 8 : NAMES_AT;
  const turned = (angle * Math.PI) / 180;
  const [x, y] = [CENTRE.x + radius * Math.sin(turned), CENTRE.y - radius * Math.cos(turned)];
  const transform = `translate(${round(x)} ${round(y)}) rotate(${round(under ? angle + 180 : angle)})`;
  return element("text", { transform, "font-size": 11, fill: INK }, escapeText(text));
}

/** How many arts stand on each side, as parts of one bar. */
function sides({ dissent }: NatalAnswer, { picture }: NatalWords): string {
  const counts = SIDES.map((side) => dissent[side].length);
  const all = counts.reduce((sum, one) => sum + one, 0);
  const width = WIDTH - 60;
  let x = 30;
  return SIDES.map((side, index) => {
    const part = all === 0 ? 0 : (width * counts[index]!) / all;
    const bar = element("rect", {
      x: round(x),
      y: 420,
      width: round(part),
      height: 12,
      fill: SIDE_COLOURS[side],
    });
    x += part;
    return (
      bar +
      label(30 + width * [0.12, 0.5, 0.88][index]!, 450, 12, `${picture[side]} ${counts[index]}`)
    );
  }).join("");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
