/** The year in bars: of twelve animals their scores, of one its months. */
import { BRANCH } from "#lore";
import type { Lang } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import { drawing, fit, PAPER, SERIF, text } from "#east/svg.ts";
import type { Tone, YearForecast } from "./answer.ts";
import type { ForecastWords } from "./words/en.ts";

const WIDTH = 360;
const INK: Readonly<Record<Tone, string>> = { good: "#7fae85", even: "#d8cbb0", hard: "#d99a92" };
const LEFT = 92;
const ROW = 26;
const TOP = 56;

/** Draws a year. */
export function drawForecast(answer: YearForecast, { picture }: ForecastWords, lang: Lang): string {
  const [first] = answer.animals;
  const isOne = answer.animals.length === 1;
  const heading = picture.heading(answer);
  const bar = (row: number, label: string, share: number, tone: Tone, note: string) => {
    const y = TOP + row * ROW;
    return [
      text(LEFT - 10, y + 15, label, { size: fit(label, LEFT - 16, 13), anchor: "end" }),
      `<rect x="${LEFT}" y="${y + 3}" width="${(share * 200).toFixed(1)}" height="17" rx="3" fill="${INK[tone]}"/>`,
      text(WIDTH - 8, y + 15.5, note, {
        size: fit(note, 54, 11.5),
        anchor: "end",
        fill: PAPER.faint,
      }),
    ];
  };
  const share: Readonly<Record<Tone, number>> = { good: 1, even: 0.6, hard: 0.3 };
  const rows = isOne
    ? first!.months.flatMap(({ branch, from, tone }, i) =>
        bar(i, picture.month(nativeOf(BRANCH, branch)), share[tone], tone, from.slice(5)),
      )
    : answer.animals.flatMap(({ animal, score }, i) =>
        bar(
          i,
          picture.animal(animal),
          score / 100,
          score >= 58 ? "good" : score <= 42 ? "hard" : "even",
          String(score),
        ),
      );
  return drawing(
    WIDTH,
    TOP + 12 * ROW + 28,
    { title: picture.title, desc: picture.desc(answer), lang },
    [
      text(WIDTH / 2, 32, heading, {
        size: fit(heading, WIDTH - 24, 18),
        weight: 600,
        family: SERIF,
      }),
      ...rows,
      text(WIDTH / 2, TOP + 12 * ROW + 18, isOne ? picture.monthLegend : picture.legend, {
        size: 11,
        fill: PAPER.faint,
      }),
    ],
  );
}
