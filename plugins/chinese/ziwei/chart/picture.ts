import { BRANCH, STEM, type Branch } from "#lore";
import type { Lang } from "#sdk";
import { LIFE_STAGE } from "../../core/life_stages.ts";
import { box, drawing, fit, PAPER, SERIF, text } from "../../core/svg.ts";
import { nativeOf } from "../../core/natives.ts";
import type { Palace, ZiweiAnswer } from "./answer.ts";
import {
  ADJECTIVE_STAR,
  BRIGHTNESS,
  MAJOR_STAR,
  STAR,
  TRANSFORMATION,
  type TransformationId,
} from "./stars.ts";
import type { ZiweiChartWords } from "./words/en.ts";

const WIDTH = 372;
const CELL_WIDTH = 90;
const CELL_HEIGHT = 124;
const MARGIN = 6;
const HEIGHT = 4 * CELL_HEIGHT + 2 * MARGIN;

/** Column and row of each branch: 巳 stands at the top left. */
const PLACES: Readonly<Record<Branch, readonly [column: number, row: number]>> = {
  zi: [2, 3],
  chou: [1, 3],
  yin: [0, 3],
  mao: [0, 2],
  chen: [0, 1],
  si: [0, 0],
  wu: [1, 0],
  wei: [2, 0],
  shen: [3, 0],
  you: [3, 1],
  xu: [3, 2],
  hai: [3, 3],
};

const MARKS: Readonly<Record<TransformationId, string>> = {
  lu: "#2e7d46",
  quan: "#8a2be2",
  ke: "#1b5599",
  ji: "#b3261e",
};

/** Draws the twelve palaces round the square, the birth in the middle. */
export function drawZiwei(answer: ZiweiAnswer, words: ZiweiChartWords, lang: Lang): string {
  const { terms, picture } = words;
  const x = MARGIN + CELL_WIDTH;
  const y = MARGIN + CELL_HEIGHT;
  const centre = [
    box(x, y, 2 * CELL_WIDTH, 2 * CELL_HEIGHT, { fill: "#f6efdf", stroke: PAPER.line, radius: 0 }),
    ...picture.centre(answer).map((row, i) =>
      text(x + CELL_WIDTH, y + 44 + i * 30, row, {
        size: i === 0 ? 18 : 13,
        weight: i === 0 ? 700 : 400,
        family: SERIF,
      }),
    ),
  ];
  const natives = (palace: Palace) =>
    palace.majorStars.map(({ star }) => nativeOf(MAJOR_STAR, star)).join(" ");
  const branch = ({ branch: id }: Palace) => nativeOf(BRANCH, id);
  const life = answer.palaces[0]!;
  const stars = natives(life);
  const desc = answer.palaces
    .map((one) => `${terms.palace[one.palace]} ${branch(one)}: ${natives(one) || "–"}`)
    .join("; ");
  const title = `${picture.lifeIn(branch(life))}${stars ? ` ${stars}` : ""}`;
  return drawing(WIDTH, HEIGHT, { title, desc, lang }, [
    ...answer.palaces.map((palace) => drawPalace(palace, words)),
    ...centre,
  ]);
}

function drawPalace(palace: Palace, { picture }: ZiweiChartWords): string {
  const [column, row] = PLACES[palace.branch];
  const x = MARGIN + column * CELL_WIDTH;
  const y = MARGIN + row * CELL_HEIGHT;
  const isLife = palace.palace === "life";
  const shown = [...palace.majorStars, ...palace.minorStars];
  const stars = shown.slice(0, 7).map(({ star, brightness, transformation }, i) => {
    const isMajor = i < palace.majorStars.length;
    const left = x + 10 + i * 11.6;
    const ink = isMajor ? "#7a1f1f" : "#38506b";
    const glyphs = [...nativeOf(STAR, star)]
      .map((char, j) =>
        text(left, y + 17 + j * 12.5, char, {
          size: 11.5,
          family: SERIF,
          weight: isMajor ? 700 : 400,
          fill: ink,
        }),
      )
      .join("");
    const shine = brightness
      ? text(left, y + 17 + 25, nativeOf(BRIGHTNESS, brightness), {
          size: 8.5,
          fill: PAPER.faint,
        })
      : "";
    const mark = transformation
      ? box(left - 5.5, y + 46, 11, 11, { fill: MARKS[transformation], radius: 2 }) +
        text(left, y + 54.8, nativeOf(TRANSFORMATION, transformation)[1]!, {
          size: 8.5,
          fill: "#ffffff",
        })
      : "";
    return glyphs + shine + mark;
  });
  const adjectives = palace.adjectiveStars.map((star) => nativeOf(ADJECTIVE_STAR, star));
  const name = picture.palace[palace.palace];
  return [
    box(x, y, CELL_WIDTH, CELL_HEIGHT, {
      fill: isLife ? "#fff3d6" : PAPER.card,
      stroke: PAPER.line,
      radius: 0,
    }),
    ...stars,
    ...[0, 4].map((from, i) =>
      text(x + 4, y + 68 + i * 10, adjectives.slice(from, from + 4).join(" "), {
        size: 7.6,
        anchor: "start",
        fill: PAPER.faint,
      }),
    ),
    text(x + 4, y + 94, `${palace.decade.from}-${palace.decade.to}`, {
      size: 9,
      anchor: "start",
      fill: PAPER.faint,
    }),
    palace.isBody
      ? text(x + CELL_WIDTH / 2, y + 94, picture.body, { size: 9, weight: 700, fill: "#7a1f1f" })
      : "",
    text(x + CELL_WIDTH - 4, y + 94, nativeOf(LIFE_STAGE, palace.lifeStage), {
      size: 9,
      anchor: "end",
      fill: PAPER.faint,
    }),
    text(x + 4, y + CELL_HEIGHT - 8, name, {
      size: fit(name, CELL_WIDTH - 38, 12),
      weight: 700,
      anchor: "start",
      fill: "#7a1f1f",
    }),
    text(
      x + CELL_WIDTH - 4,
      y + CELL_HEIGHT - 8,
      nativeOf(STEM, palace.stem) + nativeOf(BRANCH, palace.branch),
      {
        size: 13,
        anchor: "end",
        family: SERIF,
      },
    ),
  ].join("");
}
