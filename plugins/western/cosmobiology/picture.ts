import { cut, element, type Captions, type Lang } from "#sdk";
import { MODALITY, type Modality } from "#lore";
import { captionLines } from "../core/picture/caption.ts";
import { drawPoint } from "../core/picture/glyphs.ts";
import { COLOURS, label, picture, polar } from "../core/picture/drawing.ts";
import type { PointId } from "../core/points.ts";
import { roomOf, spreadOut } from "../core/picture/spread.ts";
import type { CosmobiologyAnswer } from "./answer.ts";
import type { CosmobiologyWords } from "./words/en.ts";

const SIZE = 780;
const CENTRE = SIZE / 2;
const RIM = 350;
const DEGREE_FONT = 20;

/** Room for the caption above, and for the key below. */
const HEAD = 72;
const FOOT = 44;

/** Draws the 90° dial. */
export function drawDial(
  answer: CosmobiologyAnswer,
  { picture: says }: CosmobiologyWords,
  lang: Lang,
  captions: Captions,
): string {
  return drawDialOf("dial", answer.dial, { ...says, desc: says.desc(answer) }, lang, captions);
}

/** A quarter of the zodiac around the whole circle, 0° on top, clockwise. */
export function drawDialOf(
  id: string,
  points: readonly { readonly point: PointId; readonly dialDeg: number }[],
  words: {
    readonly title: string;
    readonly desc: string;
    readonly key: string;
    readonly modality: Readonly<Record<Modality, string>>;
  },
  lang: Lang,
  captions: Captions,
): string {
  const answer = { dial: points };
  const angle = (dial: number) => 90 - dial * 4;
  const spread = spreadOut(
    answer.dial.map(({ dialDeg }) => dialDeg * 4),
    roomOf(2 * DEGREE_FONT, DEGREE_FONT, RIM - 112),
  );
  const ticks = Array.from({ length: 90 }, (_, i) => {
    const long = i % 5 === 0;
    const [x1, y1] = polar(CENTRE, RIM, angle(i));
    const [x2, y2] = polar(CENTRE, RIM - (i % 30 === 0 ? 26 : long ? 16 : 8), angle(i));
    return `M${cut(x1)} ${cut(y1)}L${cut(x2)} ${cut(y2)}`;
  });
  const names = MODALITY.ids.map((modality, i) => {
    const [x, y] = polar(CENTRE, 130, angle(30 * i + 15));
    return label(words.modality[modality], x, y, { "font-size": 22, fill: COLOURS.soft });
  });
  const bodies = answer.dial.map(({ point, dialDeg }, i) => {
    const shown = angle(spread[i]! / 4);
    const [x1, y1] = polar(CENTRE, RIM - 2, angle(dialDeg));
    const [x2, y2] = polar(CENTRE, RIM - 44, shown);
    const [gx, gy] = polar(CENTRE, RIM - 66, shown);
    const [tx, ty] = polar(CENTRE, RIM - 112, shown);
    return (
      element("line", { x1, y1, x2, y2, stroke: COLOURS.tense, "stroke-width": 1.5 }) +
      drawPoint(point, gx, gy, 30, COLOURS.ink) +
      label(`${Math.floor(dialDeg)}°`, tx, ty, { "font-size": DEGREE_FONT, fill: COLOURS.soft })
    );
  });
  const dial = [
    element("circle", {
      cx: CENTRE,
      cy: CENTRE,
      r: RIM,
      fill: "#ffffff",
      stroke: COLOURS.ink,
      "stroke-width": 2,
    }),
    element("path", { d: ticks.join(""), stroke: COLOURS.ink, fill: "none" }),
    ...[0, 30, 60].map((at) => {
      const [x, y] = polar(CENTRE, 60, angle(at));
      const [x2, y2] = polar(CENTRE, 190, angle(at));
      return element("line", { x1: x, y1: y, x2, y2, stroke: COLOURS.faint });
    }),
    ...names,
    ...bodies,
    element("path", { d: `M${CENTRE} 14l-10 16h20z`, fill: COLOURS.tense }),
  ];
  return picture(
    id,
    { width: SIZE, height: SIZE + HEAD + FOOT },
    {
      lang,
      title: words.title,
      desc: words.desc,
    },
    ...captionLines(captions[""]).map((line, i) =>
      label(line, CENTRE, 26 + 28 * i, { "font-size": 20 }),
    ),
    label(words.key, CENTRE, SIZE + HEAD + FOOT / 2, {
      "font-size": 20,
      fill: COLOURS.soft,
    }),
    element("g", { transform: `translate(0 ${HEAD})` }, ...dial),
  );
}
