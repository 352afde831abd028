/** The nine fields on felt, each with its beans; the right column is that of the one who asks. */
import { element, framePicture, label, type Lang } from "#sdk";
import type { KumalakAnswer } from "./answer.ts";
import type { KumalakWords } from "./words/en.ts";

const CELL = 88;
const LEFT = 82;
const TOP = 78;
/** Where beans lie in a field, by their number. */
const PLACES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-14, 0],
    [14, 0],
  ],
  [
    [0, -15],
    [-15, 12],
    [15, 12],
  ],
  [
    [-15, -15],
    [15, -15],
    [-15, 15],
    [15, 15],
  ],
];

/** Draws the dealing. */
export function drawBeans(
  answer: KumalakAnswer,
  { terms, picture }: KumalakWords,
  lang: Lang,
): string {
  const cells = answer.rows.flatMap(({ row, fields, sum }, r) => [
    label(44, TOP + r * CELL + 42, 14, terms.kumalakRow[row].text, "#5a3a1d"),
    label(44, TOP + r * CELL + 60, 11.5, String(sum), "#8a6b45"),
    ...fields.map(({ beans }, c) => {
      const x = LEFT + (2 - c) * CELL;
      const y = TOP + r * CELL;
      return (
        element("rect", {
          x,
          y,
          width: CELL,
          height: CELL,
          fill: r === 1 && c === 1 ? "#f3ddb0" : "#f7efdf",
          stroke: "#5a3a1d",
          "stroke-width": 2,
        }) +
        PLACES[beans]!.map(([dx, dy]) =>
          element("ellipse", {
            cx: x + CELL / 2 + dx,
            cy: y + CELL / 2 + dy,
            rx: 11,
            ry: 8,
            fill: "#7b3f20",
            stroke: "#3f1f0e",
          }),
        ).join("")
      );
    }),
  ]);
  const title = picture.title(answer);
  return framePicture(
    {
      id: "kumalak",
      lang,
      title,
      desc: picture.desc(answer),
      width: 366,
      height: TOP + 3 * CELL + 20,
      paper: "#e7d6b8",
    },
    label(183, 30, 17, title, "#5a3a1d"),
    ...answer.rows[0]!.fields.map(({ column }, c) =>
      label(
        LEFT + (2 - c) * CELL + CELL / 2,
        TOP - 12,
        12.5,
        terms.kumalakColumn[column].text,
        "#5a3a1d",
      ),
    ),
    ...cells,
  );
}
