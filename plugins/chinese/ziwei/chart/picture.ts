import { PLACE_ON_BOARD } from "#east/purple_star/board.ts";
import { BRANCH, STEM, type Branch } from "#lore";
import type { Lang } from "#sdk";
import { LIFE_STAGE } from "#east/life_stages.ts";
import { box, drawing, fit, PAPER, SERIF, text } from "#east/svg.ts";
import { nativeOf } from "#east/natives.ts";
import type { ZiweiAnswer } from "./answer.ts";
import type { Palace } from "./palace.ts";
import {
  ADJECTIVE_STAR,
  BRIGHTNESS,
  MAJOR_STAR,
  STAR,
  TRANSFORMATION,
  type MajorId,
  type TransformationId,
} from "#east/purple_star/stars.ts";
import type { ZiweiChartWords } from "./words/en.ts";

/** One unit is one pixel on a phone of 390: nothing is set below {@link SMALL}. */
const WIDTH = 390;
const SMALL = 10;
const MARGIN = 3;
const CELL_WIDTH = 96;
const CELL_HEIGHT = 148;
const HEIGHT = 4 * CELL_HEIGHT + 2 * MARGIN;
const PAD = 4;

/** Height that stars may take, and of one row of them at most. */
const STARS_HEIGHT = 108;
const ROW = 16;
const STAR_SIZE = 13;
/** With so few stars there is room for both scripts, one below the other. */
const FEW_STARS = 4;
const DOUBLE_ROW = 27;
/** Width that is left for a name beside its light and its mark. */
const NAME_WIDTH = 64;
const MOST_STARS = 10;
/** Adjective stars of two characters in a row. */
const IN_ROW = 4;
const ADJECTIVE_ROW = 11.5;

/** Room below the board for the stars in both scripts. */
const STAR_LEGEND = 130;

const MARKS: Readonly<Record<TransformationId, string>> = {
  lu: "#2e7d46",
  quan: "#7b2bc0",
  ke: "#1b5599",
  ji: "#b3261e",
};
const MAJOR_INK = "#7a1f1f";
const MINOR_INK = "#38506b";

/** Draws the twelve palaces round the square, the birth and what the marks mean in the middle. */
export function drawZiwei(answer: ZiweiAnswer, words: ZiweiChartWords, lang: Lang): string {
  const { terms, picture } = words;
  const natives = (palace: Palace) =>
    palace.majorStars.map(({ star }) => nativeOf(MAJOR_STAR, star)).join(" ");
  const branch = ({ branch: id }: Palace) => nativeOf(BRANCH, id);
  const life = answer.palaces[0]!;
  const stars = natives(life);
  const desc = answer.palaces
    .map((one) => `${terms.palace[one.palace]} ${branch(one)}: ${natives(one) || "–"}`)
    .join("; ");
  const title = `${picture.lifeIn(branch(life))}${stars ? ` ${stars}` : ""}`;
  const height = HEIGHT + (picture.bothScripts ? STAR_LEGEND : 0);
  return drawing(WIDTH, height, { title, desc, lang }, [
    ...answer.palaces.map((palace) => drawPalace(palace, words)),
    drawCentre(answer, words),
    picture.bothScripts ? drawStarLegend(words) : "",
  ]);
}

/** Every star of the board in both scripts, four a row. */
function drawStarLegend({ picture }: ZiweiChartWords): string {
  const rows = Math.ceil(STAR.ids.length / 4);
  const note = text(MARGIN + PAD, HEIGHT + 15 + rows * 15, picture.notDrawn, {
    size: SMALL,
    anchor: "start",
    fill: PAPER.faint,
  });
  const stars = STAR.ids
    .map((id, i) =>
      text(
        MARGIN + PAD + (i % 4) * CELL_WIDTH,
        HEIGHT + 13 + Math.floor(i / 4) * 15,
        `${nativeOf(STAR, id)} ${picture.star[id]}`,
        {
          size: SMALL,
          anchor: "start",
          fill: MAJOR_STAR.ids.includes(id as MajorId) ? MAJOR_INK : MINOR_INK,
        },
      ),
    )
    .join("");
  return stars + note;
}

function drawPalace(palace: Palace, words: ZiweiChartWords): string {
  const { picture } = words;
  const [column, row] = PLACE_ON_BOARD[palace.branch];
  const x = MARGIN + column * CELL_WIDTH;
  const y = MARGIN + row * CELL_HEIGHT;
  const isLife = palace.palace === "life";
  const name = picture.palace[palace.palace];
  const foot = y + CELL_HEIGHT - 7;
  const pair = nativeOf(STEM, palace.stem) + nativeOf(BRANCH, palace.branch);
  const stage = picture.stage(nativeOf(LIFE_STAGE, palace.lifeStage));
  return [
    box(x, y, CELL_WIDTH, CELL_HEIGHT, {
      fill: isLife ? "#fff3d6" : PAPER.card,
      stroke: PAPER.line,
      radius: 0,
    }),
    drawStars(palace, words, x, y),
    text(x + PAD, foot - 16, `${palace.decade.from}-${palace.decade.to}`, {
      size: SMALL,
      anchor: "start",
      fill: PAPER.faint,
    }),
    text(x + CELL_WIDTH - PAD, foot - 16, palace.isBody ? picture.body : stage, {
      size: SMALL,
      weight: palace.isBody ? 700 : 400,
      anchor: "end",
      fill: palace.isBody ? MAJOR_INK : PAPER.faint,
    }),
    text(x + PAD, foot, name, {
      size: fit(name, CELL_WIDTH - 2 * PAD - 34, 12),
      weight: 700,
      anchor: "start",
      fill: MAJOR_INK,
    }),
    text(x + CELL_WIDTH - PAD, foot, pair, { size: 13, anchor: "end", family: SERIF }),
  ].join("");
}

/** Stars one a row with their light and mark; below them, where the language has names that short, the lesser ones. */
function drawStars(palace: Palace, { picture }: ZiweiChartWords, x: number, y: number): string {
  const shown = [...palace.majorStars, ...palace.minorStars].slice(0, MOST_STARS);
  const isDouble = picture.bothScripts && shown.length <= FEW_STARS;
  const step = isDouble ? DOUBLE_ROW : Math.min(ROW, STARS_HEIGHT / Math.max(1, shown.length));
  const rows = shown.map(({ star, brightness, transformation }, i) => {
    const isMajor = i < palace.majorStars.length;
    const base = y + 14 + i * step;
    const name = picture.star[star];
    const most = isDouble ? STAR_SIZE : Math.min(STAR_SIZE, step - 1.5);
    const size = Math.max(SMALL, fit(name, isMajor ? NAME_WIDTH - 6 : NAME_WIDTH, most));
    const ink = isMajor ? MAJOR_INK : MINOR_INK;
    const light = brightness ? picture.light(brightness, nativeOf(BRIGHTNESS, brightness)) : "";
    const mark = transformation
      ? box(x + CELL_WIDTH - PAD - 11, base - 10, 12, 12, {
          fill: MARKS[transformation],
          radius: 2,
        }) +
        text(x + CELL_WIDTH - PAD - 5, base - 0.4, picture.mark[transformation], {
          size: SMALL,
          fill: "#ffffff",
        })
      : "";
    return [
      text(x + PAD, base, name, {
        size,
        weight: isMajor ? 700 : 400,
        anchor: "start",
        fill: ink,
      }),
      isDouble
        ? text(x + PAD, base + 12.5, nativeOf(STAR, star), {
            size: 11,
            anchor: "start",
            family: SERIF,
            fill: ink,
          })
        : "",
      light === ""
        ? ""
        : text(x + CELL_WIDTH - PAD - 13, base, light, {
            size: SMALL,
            anchor: "end",
            fill: PAPER.faint,
          }),
      mark,
    ].join("");
  });
  const below = y + 14 + shown.length * step;
  const free = Math.floor((STARS_HEIGHT - shown.length * step) / ADJECTIVE_ROW);
  const lesser = picture.showsLesser
    ? palace.adjectiveStars
        .slice(0, free * IN_ROW)
        .map((star, i) =>
          text(
            x + PAD + (i % IN_ROW) * 22,
            below + Math.floor(i / IN_ROW) * ADJECTIVE_ROW,
            nativeOf(ADJECTIVE_STAR, star),
            { size: SMALL, anchor: "start", fill: PAPER.faint },
          ),
        )
    : [];
  return [...rows, ...lesser].join("");
}

/** The birth, and the legend of lights and marks. */
function drawCentre(answer: ZiweiAnswer, { picture }: ZiweiChartWords): string {
  const x = MARGIN + CELL_WIDTH;
  const y = MARGIN + CELL_HEIGHT;
  const middle = x + CELL_WIDTH;
  const legend = y + 188;
  const marks = TRANSFORMATION.ids.map((id, i) => {
    const base = legend + i * 16;
    return (
      box(x + 14, base - 10, 12, 12, { fill: MARKS[id], radius: 2 }) +
      text(x + 20, base - 0.4, picture.mark[id], { size: SMALL, fill: "#ffffff" }) +
      text(x + 32, base, picture.markMeans[id], { size: SMALL, anchor: "start" })
    );
  });
  return [
    box(x, y, 2 * CELL_WIDTH, 2 * CELL_HEIGHT, {
      fill: "#f6efdf",
      stroke: PAPER.line,
      radius: 0,
    }),
    ...picture.centre(answer).map((row, i) =>
      text(middle, y + 26 + i * 22, row, {
        size: fit(row, 2 * CELL_WIDTH - 16, i === 0 ? 17 : 13),
        weight: i === 0 ? 700 : 400,
        family: SERIF,
      }),
    ),
    ...marks,
    ...picture.legend.map((row, i) =>
      text(x + 14, legend + 70 + i * 15, row, {
        size: SMALL,
        anchor: "start",
        fill: PAPER.faint,
      }),
    ),
  ].join("");
}
