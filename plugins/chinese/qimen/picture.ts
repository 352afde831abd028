import { PILLAR, STEM } from "#lore";
import type { Lang } from "#sdk";
import { box, drawing, fit, PAPER, SERIF, text } from "#east/svg.ts";
import { nativeOf } from "#east/natives.ts";
import type { QimenAnswer } from "./answer.ts";
import type { Palace } from "./board_shape.ts";
import { DOOR, GOD, STAR } from "./terms.ts";
import type { QimenWords } from "./words/en.ts";

/** One unit is one pixel on a phone of 390: nothing is set below {@link SMALL}. */
const WIDTH = 390;
const SMALL = 10;
const MARGIN = 6;
const CELL = 126;
const CELL_HEIGHT = 142;
const TOP = 56;
const LEGEND = 50;
const PAD = 7;
const INNER = CELL - 2 * PAD;
/** Palaces as the luo shu shows them, south on top. */
const LAYOUT = [4, 9, 2, 3, 5, 7, 8, 1, 6] as const;
const INK = { star: "#1b5599", door: "#8a3c12", warn: "#b3261e" } as const;

/** What stands in a palace, in Chinese. */
function nativesOf({ god, stars, door, heaven, earth }: Palace) {
  return {
    god: god ? nativeOf(GOD, god) : "",
    stars: stars.map((star) => nativeOf(STAR, star)).join(""),
    door: door ? nativeOf(DOOR, door) : "",
    heaven: heaven.map((stem) => nativeOf(STEM, stem)).join(""),
    earth: nativeOf(STEM, earth),
  };
}

/** Draws the nine palaces, south on top, with a line that says what stands where. */
export function drawQimen(answer: QimenAnswer, words: QimenWords, lang: Lang): string {
  const { picture } = words;
  const { pillars } = answer;
  const heading = picture.heading(answer.ju);
  const desc = answer.palaces
    .map((palace) => {
      const { god, stars, door, heaven, earth } = nativesOf(palace);
      return `${palace.number}: ${god} ${stars} ${door} ${heaven}/${earth}`;
    })
    .join("; ");
  const bottom = TOP + 3 * CELL_HEIGHT;
  return drawing(WIDTH, bottom + LEGEND, { title: picture.title(heading), desc, lang }, [
    text(MARGIN + 2, 24, heading, {
      size: fit(heading, WIDTH - 2 * MARGIN - 4, 16),
      weight: 700,
      anchor: "start",
      family: SERIF,
    }),
    text(
      MARGIN + 2,
      44,
      [pillars.year, pillars.month, pillars.day, pillars.hour]
        .flatMap((pillar) => (pillar ? [nativeOf(PILLAR, pillar)] : []))
        .join(" "),
      { size: 13, anchor: "start", fill: PAPER.faint },
    ),
    ...LAYOUT.map((number, i) => drawPalace(answer, number, i, words)),
    ...picture.legend.map((row, i) =>
      text(MARGIN + 2, bottom + 18 + i * 16, row, {
        size: SMALL,
        anchor: "start",
        fill: PAPER.faint,
      }),
    ),
  ]);
}

function drawPalace(
  { palaces, formations, matter }: QimenAnswer,
  number: number,
  i: number,
  { picture }: QimenWords,
): string {
  const palace = palaces[number - 1]!;
  const x = MARGIN + (i % 3) * CELL;
  const y = TOP + Math.floor(i / 3) * CELL_HEIGHT;
  const { god, stars, door } = palace;
  const isAsker = matter.askerPalace === number;
  const row = (
    base: number,
    content: string,
    size: number,
    fill: string,
    weight: 400 | 700 = 400,
  ) =>
    content === ""
      ? ""
      : text(x + PAD, y + base, content, {
          size: Math.max(SMALL, fit(content, INNER, size)),
          anchor: "start",
          fill,
          weight,
        });
  const { heaven, earth } = nativesOf(palace);
  const formed = formations.filter((one) => one.palaces.includes(number));
  const state = [palace.isVoid ? picture.isVoid : "", palace.isHorse ? picture.isHorse : ""].filter(
    (one) => one !== "",
  );
  return [
    box(x, y, CELL, CELL_HEIGHT, {
      fill: isAsker ? "#fff3d6" : PAPER.card,
      stroke: PAPER.line,
      radius: 0,
    }),
    row(18, god ? picture.god(god) : "", 13, PAPER.ink),
    row(38, stars.length > 0 ? picture.stars(stars) : "", 13, INK.star),
    row(58, door ? picture.door(door) : "", 13, INK.door, 700),
    text(x + PAD, y + 82, heaven === "" ? earth : `${heaven}/${earth}`, {
      size: 18,
      anchor: "start",
      family: SERIF,
    }),
    state.length > 0
      ? text(x + CELL - PAD, y + 81, state.join(" "), {
          size: SMALL,
          anchor: "end",
          fill: INK.warn,
        })
      : "",
    ...[picture.stems(palace.heaven, palace.earth), ...picture.formed(formed)]
      .filter((one) => one !== "")
      .slice(0, 2)
      .map((one, line) => row(99 + line * 15, one, SMALL, PAPER.faint)),
    text(x + PAD, y + CELL_HEIGHT - 7, picture.side(number), {
      size: SMALL,
      anchor: "start",
      fill: PAPER.faint,
    }),
    isAsker
      ? text(x + CELL - PAD, y + CELL_HEIGHT - 7, picture.asker, {
          size: SMALL,
          weight: 700,
          anchor: "end",
          fill: INK.door,
        })
      : "",
  ].join("");
}
