import { PILLAR, STEM } from "#lore";
import type { Lang } from "#sdk";
import { box, drawing, PAPER, SANS, SERIF, text } from "../core/svg.ts";
import { nativeOf } from "../core/natives.ts";
import type { Palace, QimenAnswer } from "./answer.ts";
import { DOOR, GOD, MARK, STAR } from "./terms.ts";
import type { QimenWords } from "./words/en.ts";

const WIDTH = 360;
const CELL = 112;
const TOP = 52;
/** Palaces as the luo shu shows them, south on top. */
const LAYOUT = [4, 9, 2, 3, 5, 7, 8, 1, 6] as const;

/** What stands in a palace, in Chinese. */
function nativesOf({ god, stars, door, heaven, earth, marks }: Palace) {
  return {
    god: god ? nativeOf(GOD, god) : "",
    stars: stars.map((star) => nativeOf(STAR, star)),
    door: door ? nativeOf(DOOR, door) : "",
    heaven: heaven.map((stem) => nativeOf(STEM, stem)).join(""),
    earth: nativeOf(STEM, earth),
    marks: marks.map((mark) => nativeOf(MARK, mark)),
  };
}

/** Draws the nine palaces, south on top. */
export function drawQimen(answer: QimenAnswer, { picture }: QimenWords, lang: Lang): string {
  const { ju, pillars } = answer;
  const heading = picture.heading(ju);
  const cells = LAYOUT.map((number, i) => {
    const palace = answer.palaces[number - 1]!;
    const x = 12 + (i % 3) * CELL;
    const y = TOP + Math.floor(i / 3) * CELL;
    const chief = palace.god === "zhiFu";
    const native = nativesOf(palace);
    const fill = chief ? "#fff3d6" : PAPER.card;
    const faint = { size: 10, fill: PAPER.faint } as const;
    const { stars } = native;
    const star = stars.length > 1 ? stars.map((name) => name.slice(1)).join("") : (stars[0] ?? "");
    return [
      box(x, y, CELL, CELL, { fill, stroke: PAPER.line, radius: 0 }),
      text(x + 8, y + 20, native.god, { size: 13, anchor: "start" }),
      text(x + CELL - 8, y + 20, `${palace.isVoid ? "○" : ""}${palace.isHorse ? "馬" : ""}`, {
        size: 11,
        anchor: "end",
        fill: "#b3261e",
      }),
      text(x + 8, y + 52, star, { size: 15, anchor: "start", family: SERIF, fill: "#1b5599" }),
      text(x + CELL - 8, y + 54, native.heaven, {
        size: 19,
        anchor: "end",
        family: SERIF,
        weight: 600,
      }),
      text(x + 8, y + 84, native.door, {
        size: 15,
        anchor: "start",
        family: SERIF,
        fill: "#8a3c12",
      }),
      text(x + CELL - 8, y + 86, native.earth, { size: 19, anchor: "end", family: SERIF }),
      text(x + 8, y + CELL - 7, `${number} ${picture.side(number)}`.trim(), {
        ...faint,
        anchor: "start",
      }),
      text(x + CELL - 6, y + CELL - 7, native.marks.slice(0, 2).join(" "), {
        ...faint,
        size: 8.5,
        anchor: "end",
        family: SANS,
      }),
    ].join("");
  });
  const desc = answer.palaces
    .map((palace) => {
      const { god, stars, door, heaven, earth } = nativesOf(palace);
      return `${palace.number}: ${god} ${stars.join("")} ${door} ${heaven}/${earth}`;
    })
    .join("; ");
  const title = picture.title(heading);
  return drawing(WIDTH, TOP + 3 * CELL + 12, { title, desc, lang }, [
    text(12, 24, heading, { size: 15, weight: 700, anchor: "start", family: SERIF }),
    text(
      12,
      42,
      [pillars.year, pillars.month, pillars.day, pillars.hour]
        .map((pillar) => nativeOf(PILLAR, pillar))
        .join(" "),
      { size: 12, anchor: "start", fill: PAPER.faint },
    ),
    ...cells,
  ]);
}
