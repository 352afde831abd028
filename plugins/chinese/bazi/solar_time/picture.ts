/** Three clocks on the band of double hours: where each of them stands. */
import { BRANCH, PILLAR } from "#lore";
import type { Lang } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import { box, drawing, fit, PAPER, SERIF, text } from "#east/svg.ts";
import type { SolarTimeAnswer } from "./answer.ts";
import type { SolarTimeWords } from "./words/en.ts";

const WIDTH = 360;
const LEFT = 12;
const CELL = (WIDTH - 2 * LEFT) / 4;
const TOP = 70;
const BAND = 40;
const INKS = ["#5f6672", "#1b5599", "#b3261e"] as const;
const MINUTES = 120;

/** Minutes since 23:00 of the evening before the first double hour shown. */
const sinceZi = (local: string) => {
  const [hour, minute] = [Number(local.slice(11, 13)), Number(local.slice(14, 16))];
  return ((hour + 1) % 24) * 60 + minute;
};

/** Draws the clocks. */
export function drawSolarTime(
  answer: SolarTimeAnswer,
  { picture }: SolarTimeWords,
  lang: Lang,
): string {
  const { clocks } = answer;
  const middle = Math.floor(sinceZi(clocks.at(-1)!.local) / MINUTES);
  // Four double hours, that of the sundial the second or the third.
  const start = Math.min(sinceZi(clocks[0]!.local), sinceZi(clocks.at(-1)!.local));
  const first = Math.floor(start / MINUTES) === middle ? middle - 1 : middle - 2;
  const x = (local: string) => {
    const minutes = (sinceZi(local) - first * MINUTES + 24 * 60) % (24 * 60);
    return LEFT + Math.min(4, minutes / MINUTES) * CELL;
  };
  const subtitle = picture.subtitle(answer);
  return drawing(
    WIDTH,
    TOP + BAND + 3 * 30 + 24,
    { title: picture.title, desc: picture.desc(answer), lang },
    [
      text(WIDTH / 2, 30, picture.heading(answer), { size: 18, weight: 600, family: SERIF }),
      text(WIDTH / 2, 52, subtitle, { size: fit(subtitle, WIDTH - 20, 12.5), fill: PAPER.faint }),
      ...[0, 1, 2, 3].flatMap((i) => {
        const branch = BRANCH.ids[(first + i + 24) % 12]!;
        const isOurs = branch === clocks.at(-1)!.hour;
        return [
          box(LEFT + i * CELL, TOP, CELL, BAND, {
            fill: isOurs ? "#f3d9a4" : PAPER.card,
            stroke: PAPER.line,
            radius: 0,
          }),
          text(LEFT + (i + 0.5) * CELL, TOP + 18, nativeOf(BRANCH, branch), {
            size: 15,
            weight: 600,
            family: SERIF,
          }),
        ];
      }),
      ...clocks.flatMap((one, i) => {
        const y = TOP + BAND + 26 + i * 30;
        const label = `${picture.clock(one.clock)} ${one.local.slice(11, 19)} ${nativeOf(PILLAR, one.pillar)}`;
        return [
          `<path d="M${x(one.local).toFixed(1)} ${TOP + 22}V${TOP + BAND + 6}" stroke="${INKS[i]}" stroke-width="2.5"/>`,
          text(LEFT, y, label, {
            size: fit(label, WIDTH - 2 * LEFT, 14),
            anchor: "start",
            fill: INKS[i]!,
          }),
        ];
      }),
    ],
  );
}
