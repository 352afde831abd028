/** The last steps of the count as a stair, each in the colour of its word. */
import { element, framePicture, label, type Lang } from "#sdk";
import type { CountAnswer } from "./answer.ts";
import { WORD, wordOf } from "./count.ts";
import type { CountWords } from "./words/en.ts";

const FILLS = { oro: "#e3b93c", plata: "#c9ced3", mata: "#6d5a5a" } as const;
const SHOWN = 7;
const STEP = 44;
const RISE = 26;
const FOOT = 268;

/** Draws the stair. */
export function drawStair(answer: CountAnswer, { picture }: CountWords, lang: Lang): string {
  const first = Math.max(1, answer.count - SHOWN + 1);
  const steps = Array.from({ length: answer.count - first + 1 }, (_, i) => {
    const word = wordOf(first + i);
    const [x, height] = [26 + i * STEP, (i + 1) * RISE];
    const ink = word === "mata" ? "#ffffff" : "#3a2a14";
    return (
      element("rect", {
        x,
        y: FOOT - height,
        width: STEP,
        height,
        fill: FILLS[word],
        stroke: "#5c3b1a",
        "stroke-width": 1.5,
      }) +
      label(x + STEP / 2, FOOT - height + 18, 12, String(first + i), ink) +
      label(x + STEP / 2, FOOT + 18, 11.5, WORD.writings[word]!.native!, "#5c3b1a")
    );
  });
  const title = picture.title(answer);
  return framePicture(
    {
      id: "steps",
      lang,
      title,
      desc: picture.desc(answer),
      width: 360,
      height: 302,
      paper: "#f6efdf",
    },
    label(180, 34, 18, title, "#5c3b1a"),
    label(180, 58, 12.5, picture.advice(answer), "#5c3b1a"),
    ...steps,
  );
}
