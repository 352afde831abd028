/** Three dials with the two people on each. */
import { element, framePicture, label, type Lang } from "#sdk";
import type { PairAnswer } from "./answer.ts";
import type { PairWords } from "./words/en.ts";

/** Draws a dial for each cycle: the first person at the top, the other as far on as they are apart. */
export function drawDials(
  { cycles, score }: PairAnswer,
  { terms, picture }: PairWords,
  lang: Lang,
): string {
  return framePicture(
    {
      id: "biorhythm-pair",
      lang,
      title: picture.title,
      desc: cycles
        .map(({ cycle, agreement }) => `${terms.biorhythmCycle[cycle]} ${agreement}`)
        .join("; "),
      width: 390,
      height: 220,
      paper: "#fbfaf5",
    },
    ...cycles.flatMap(({ cycle, period, phaseDifference, agreement }, index) => {
      const x = 70 + 125 * index;
      const angle = (2 * Math.PI * phaseDifference) / period;
      return [
        element("circle", {
          cx: x,
          cy: 86,
          r: 44,
          fill: "none",
          stroke: "#b9b2a2",
          "stroke-width": 3,
        }),
        element("circle", {
          cx: x + 44 * Math.sin(angle),
          cy: 86 - 44 * Math.cos(angle),
          r: 9,
          fill: "#2b6cb0",
        }),
        element("circle", { cx: x, cy: 42, r: 7, fill: "#c0392b" }),
        label(x, 93, 20, String(agreement)),
        label(x, 160, 15, terms.biorhythmCycle[cycle]),
      ];
    }),
    label(195, 200, 17, picture.score(score)),
  );
}
