import type { Lang } from "#old";
import { box, drawing, PAPER, SERIF, text } from "../../core/svg.ts";
import type { ZiweiAnswer } from "./answer.ts";

type Palace = ZiweiAnswer["palaces"][number];

const WIDTH = 372;
const CELL_WIDTH = 90;
const CELL_HEIGHT = 124;
const MARGIN = 6;
const HEIGHT = 4 * CELL_HEIGHT + 2 * MARGIN;

/** Column and row of each branch, 子 first: 巳 stands at the top left. */
const PLACES: readonly (readonly [number, number])[] = [
  [2, 3],
  [1, 3],
  [0, 3],
  [0, 2],
  [0, 1],
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
  [3, 1],
  [3, 2],
  [3, 3],
];

const MARKS: Readonly<Record<string, string>> = {
  lu: "#2e7d46",
  quan: "#8a2be2",
  ke: "#1b5599",
  ji: "#b3261e",
};

/** Draws the twelve palaces round the square, the birth in the middle. */
export function drawZiwei(answer: ZiweiAnswer, lang: Lang): string {
  const en = lang === "en";
  const parts = answer.palaces.map((palace) => drawPalace(palace, lang));
  const x = MARGIN + CELL_WIDTH;
  const y = MARGIN + CELL_HEIGHT;
  const centre = [
    box(x, y, 2 * CELL_WIDTH, 2 * CELL_HEIGHT, { fill: "#f6efdf", stroke: PAPER.line, radius: 0 }),
    ...centreLines(answer, lang).map((row, i) =>
      text(x + CELL_WIDTH, y + 44 + i * 30, row, {
        size: i === 0 ? 18 : 13,
        weight: i === 0 ? 700 : 400,
        family: SERIF,
      }),
    ),
  ];
  const life = answer.palaces[0]!;
  const stars = life.majorStars.map((star) => star.native).join(" ");
  const title = en
    ? `Purple star chart: life palace in ${life.branch.native}`
    : `紫微命盤：命宮在${life.branch.native}`;
  const desc = answer.palaces
    .map(
      (palace) =>
        `${en ? palace.gloss : palace.native} ${palace.branch.native}: ${palace.majorStars.map((s) => s.native).join(" ") || "–"}`,
    )
    .join("; ");
  return drawing(WIDTH, HEIGHT, { title: `${title}${stars ? ` ${stars}` : ""}`, desc, lang }, [
    ...parts,
    ...centre,
  ]);
}

function centreLines(answer: ZiweiAnswer, lang: Lang): readonly string[] {
  const en = lang === "en";
  const { year, lunarDate, bureau, soulMaster, bodyMaster, countedAs } = answer;
  const polarity = year.index % 2 === 0 ? "陽" : "陰";
  return [
    en ? "Purple star chart" : "紫微斗數",
    `${polarity}${answer.gender === "male" ? "男" : "女"} ${bureau.native}`,
    lunarDate.native,
    `${countedAs.hour.native}${en ? " hour" : "時"}`,
    `${en ? "soul" : "命主"} ${soulMaster.native}`,
    `${en ? "body" : "身主"} ${bodyMaster.native}`,
  ];
}

function drawPalace(palace: Palace, lang: Lang): string {
  const [column, row] = PLACES[palace.branch.index]!;
  const x = MARGIN + column * CELL_WIDTH;
  const y = MARGIN + row * CELL_HEIGHT;
  const isLife = palace.id === "life";
  const shown = [...palace.majorStars, ...palace.minorStars];
  const stars = shown.slice(0, 7).map((star, i) => {
    const isMajor = i < palace.majorStars.length;
    const left = x + 10 + i * 11.6;
    const ink = isMajor ? "#7a1f1f" : "#38506b";
    const glyphs = [...star.native]
      .map((char, j) =>
        text(left, y + 17 + j * 12.5, char, {
          size: 11.5,
          family: SERIF,
          weight: isMajor ? 700 : 400,
          fill: ink,
        }),
      )
      .join("");
    const shine = star.brightness
      ? text(left, y + 17 + 25, star.brightness.native, { size: 8.5, fill: PAPER.faint })
      : "";
    const mark = star.transformation
      ? box(left - 5.5, y + 46, 11, 11, { fill: MARKS[star.transformation.id]!, radius: 2 }) +
        text(left, y + 54.8, star.transformation.native[1]!, { size: 8.5, fill: "#ffffff" })
      : "";
    return glyphs + shine + mark;
  });
  const adjectives = palace.adjectiveStars.map(({ native }) => native);
  const name = lang === "en" ? palace.gloss : palace.native;
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
    text(x + CELL_WIDTH - 4, y + 94, palace.lifeStage.native, {
      size: 9,
      anchor: "end",
      fill: PAPER.faint,
    }),
    text(
      x + 4,
      y + CELL_HEIGHT - 8,
      name + (palace.isBody ? (lang === "en" ? " · body" : "·身") : ""),
      {
        size: lang === "en" ? 9 : 12,
        weight: 700,
        anchor: "start",
        fill: "#7a1f1f",
      },
    ),
    text(x + CELL_WIDTH - 4, y + CELL_HEIGHT - 8, palace.stem.native + palace.branch.native, {
      size: 13,
      anchor: "end",
      family: SERIF,
    }),
  ].join("");
}
