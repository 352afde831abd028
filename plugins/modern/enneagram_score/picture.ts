/** The figure of nine points, each as large as its points, with the leading ones marked. */
import { element, framePicture, label, type Lang } from "#sdk";
import { pointOf } from "../enneagram/picture.ts";
import { arrowOf, NUMBERS } from "../enneagram/types.ts";
import type { ScoreAnswer } from "./answer.ts";
import type { ScoreWords } from "./words/en.ts";

const [MARKED, PLAIN, LINE, INK] = ["#c0392b", "#8d8478", "#c9c1b4", "#2b2620"];
const RADIUS = 118;
/** From no points above the fewest to all of them. */
const SIZES = { least: 6, most: 24 };

/** Draws the figure. */
export function drawScores(
  { scores, leaders }: ScoreAnswer,
  { terms, picture }: ScoreWords,
  lang: Lang,
): string {
  const lines = NUMBERS.map((number) => {
    const [[x1, y1], [x2, y2]] = [pointOf(number, RADIUS), pointOf(arrowOf(number), RADIUS)];
    return element("path", { d: `M${x1} ${y1}L${x2} ${y2}`, stroke: LINE!, "stroke-width": 2 });
  });
  const points = scores.flatMap(({ number, percent, points: counted }) => {
    const [x, y] = pointOf(number, RADIUS);
    const [tx, ty] = pointOf(number, RADIUS + 40);
    const marked = leaders.includes(number);
    const r = SIZES.least + ((SIZES.most - SIZES.least) * percent) / 100;
    return [
      element("circle", { cx: x, cy: y, r, fill: marked ? MARKED! : PLAIN! }),
      label(tx, ty + 6, 18, String(number), marked ? MARKED! : INK!),
      label(tx, ty + 21, 11, String(counted), PLAIN!),
    ];
  });
  const named = leaders.map((one) => `${one} ${terms.type[scores[one - 1]!.type].text}`);
  return framePicture(
    {
      id: "enneagram-score",
      lang,
      title: picture.title,
      desc: picture.desc(named),
      width: 360,
      height: 376,
      paper: "#f5f1ea",
    },
    element("circle", {
      cx: 180,
      cy: 180,
      r: RADIUS,
      fill: "none",
      stroke: LINE!,
      "stroke-width": 2,
    }),
    ...lines,
    ...points,
  );
}
