/** The picture of a batch: each question over a bar that both options share, the leading one named and marked. */
import { framePicture, label, type Lang } from "#sdk";
import {
  FAINT,
  FOLLOWS,
  LEADS,
  line,
  PAPER,
  percentOf,
  shorten,
  TRACK,
  wrap,
  type ShareWords,
} from "../picture.ts";
import type { BatchAnswer, BatchResult } from "./answer.ts";

const WIDTH = 360;
const LEFT = 20;
const FULL = WIDTH - 2 * LEFT;
const TOP = 58;
const LINE = 16;
const CELLS = 50;
const HALF_CELLS = 24;
/** Below the question: the bar, the two options, and air. */
const BELOW = 52;

/** What the picture says beside what was asked. */
export interface BatchPictureWords extends ShareWords {
  readonly title: (questions: number) => string;
}

/** Draws the questions under each other. */
export function drawQuestions(
  { results }: BatchAnswer,
  { picture: words }: { readonly picture: BatchPictureWords },
  lang: Lang,
): string {
  const rows: string[] = [];
  let top = TOP;
  for (const result of results) {
    const asked = wrap(`${result.index + 1}. ${result.question}`, CELLS, 2);
    rows.push(...asked.map((text, at) => line(LEFT, top + 12 + at * LINE, 12.5, "start", text)));
    top += asked.length * LINE;
    rows.push(bar(result, top + 4));
    top += BELOW;
  }
  const height = top + 26;
  const title = words.title(results.length);
  const said = results.flatMap(({ question, optionA, optionB, probability }) => [
    question,
    words.share(optionA, percentOf(probability.optionA)),
    words.share(optionB, 100 - percentOf(probability.optionA)),
  ]);
  return framePicture(
    { id: "batch", lang, title, desc: words.list(said), width: WIDTH, height, paper: PAPER },
    label(WIDTH / 2, 34, 15, title),
    ...rows,
    label(WIDTH / 2, height - 14, 11, words.note, FAINT),
  );
}

/** Option A from the left, option B from the right; only a side that leads is marked. */
function bar({ optionA, optionB, probability, signal }: BatchResult, top: number): string {
  const leads = (option: string) => signal.towards === option;
  const a = percentOf(probability.optionA);
  const width = FULL * probability.optionA;
  const rect = (x: number, wide: number, fill: string) =>
    `<rect x="${x.toFixed(1)}" y="${top}" width="${wide.toFixed(1)}" height="12" fill="${fill}"/>`;
  const fill = (option: string) => (leads(option) ? LEADS : signal.towards ? TRACK : FOLLOWS);
  return (
    rect(LEFT, width - 1, fill(optionA)) +
    rect(LEFT + width + 1, FULL - width - 1, fill(optionB)) +
    line(LEFT, top + 26, 11, "start", `${shorten(optionA, HALF_CELLS)} ${a} %`) +
    line(WIDTH - LEFT, top + 26, 11, "end", `${shorten(optionB, HALF_CELLS)} ${100 - a} %`)
  );
}
