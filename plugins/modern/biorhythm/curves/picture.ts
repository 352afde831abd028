/** The curves over the span. */
import { element, framePicture, label, type Lang } from "#sdk";
import type { Cycle } from "../core/cycles.ts";
import type { CurvesAnswer } from "./answer.ts";
import type { CurvesWords } from "./words/en.ts";

const COLOURS: Readonly<Record<Cycle, string>> = {
  physical: "#c0392b",
  emotional: "#2b6cb0",
  intellectual: "#2f855a",
  intuitive: "#8e44ad",
  aesthetic: "#d97706",
  awareness: "#0f766e",
  spiritual: "#6b7280",
};
const [LEFT, RIGHT, MIDDLE, HIGH] = [24, 396, 120, 88];

/** Draws the curves with the days below. */
export function drawCurves(
  { dayList }: CurvesAnswer,
  { terms, picture }: CurvesWords,
  lang: Lang,
): string {
  const cycles = dayList[0]!.cycles.map(({ cycle }) => cycle);
  const last = Math.max(1, dayList.length - 1);
  const x = (index: number) => LEFT + ((RIGHT - LEFT) * index) / last;
  const every = Math.max(1, Math.ceil(dayList.length / 7));
  const legendRows = Math.ceil(cycles.length / 3);
  return framePicture(
    {
      id: "biorhythm",
      lang,
      title: picture.title,
      desc: cycles
        .map((cycle, index) => `${terms.biorhythmCycle[cycle]} ${dayList[0]!.cycles[index]!.value}`)
        .join("; "),
      width: 420,
      height: 246 + 26 * legendRows,
      paper: "#fbfaf5",
    },
    element("path", { d: `M${LEFT} ${MIDDLE}H${RIGHT}`, stroke: "#8a8577", "stroke-width": 1.5 }),
    ...cycles.map((cycle, place) => {
      const points = dayList.map(
        ({ cycles: all }, index) =>
          `${Math.round(10 * x(index)) / 10} ${Math.round(10 * (MIDDLE - HIGH * all[place]!.value)) / 10}`,
      );
      const d = points.length > 1 ? `M${points.join("L")}` : `M${points[0]}h0.1`;
      return element("path", {
        d,
        fill: "none",
        stroke: COLOURS[cycle],
        "stroke-width": 3,
        "stroke-linecap": "round",
        "stroke-linejoin": "round",
      });
    }),
    ...dayList.flatMap(({ date }, index) =>
      index % every === 0 && x(index) < RIGHT - 8
        ? [label(Math.max(LEFT + 8, x(index)), 234, 13, picture.day(date), "#5c554c")]
        : [],
    ),
    ...cycles.flatMap((cycle, index) => {
      const at = [LEFT + 4 + 128 * (index % 3), 262 + 26 * Math.floor(index / 3)] as const;
      const text = label(at[0] + 66, at[1], 14, terms.biorhythmCycle[cycle]);
      return [
        element("path", {
          d: `M${at[0]} ${at[1] - 5}h18`,
          stroke: COLOURS[cycle],
          "stroke-width": 4,
        }),
        text,
      ];
    }),
  );
}
