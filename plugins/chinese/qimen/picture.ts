import type { Lang } from "#old";
import { box, drawing, PAPER, SANS, SERIF, text } from "../core/svg.ts";
import { SIDES_EN, type QimenAnswer } from "./qimen_brief.ts";

const WIDTH = 360;
const CELL = 112;
const TOP = 52;
/** Palaces as the luo shu shows them, south on top. */
const LAYOUT = [4, 9, 2, 3, 5, 7, 8, 1, 6] as const;

/** Draws the nine palaces, south on top. */
export function drawQimen(answer: QimenAnswer, lang: Lang): string {
  const en = lang === "en";
  const { ju, pillars } = answer;
  const heading = en
    ? `${ju.dun.gloss} ${ju.number}, ${ju.term.gloss} ${ju.yuan.gloss}`
    : `${ju.term.native}${ju.yuan.native} ${ju.dun.native}${ju.number}局`;
  const cells = LAYOUT.map((number, i) => {
    const palace = answer.palaces[number - 1]!;
    const x = 12 + (i % 3) * CELL;
    const y = TOP + Math.floor(i / 3) * CELL;
    const chief = palace.god?.id === "zhiFu";
    const fill = chief ? "#fff3d6" : PAPER.card;
    const faint = { size: 10, fill: PAPER.faint } as const;
    const heaven = palace.heaven.map(({ native }) => native).join("");
    const names = palace.stars.map(({ native }) => native);
    const star = names.length > 1 ? names.map((name) => name.slice(1)).join("") : (names[0] ?? "");
    return [
      box(x, y, CELL, CELL, { fill, stroke: PAPER.line, radius: 0 }),
      text(x + 8, y + 20, palace.god?.native ?? "", { size: 13, anchor: "start" }),
      text(x + CELL - 8, y + 20, `${palace.isVoid ? "○" : ""}${palace.isHorse ? "馬" : ""}`, {
        size: 11,
        anchor: "end",
        fill: "#b3261e",
      }),
      text(x + 8, y + 52, star, { size: 15, anchor: "start", family: SERIF, fill: "#1b5599" }),
      text(x + CELL - 8, y + 54, heaven, { size: 19, anchor: "end", family: SERIF, weight: 600 }),
      text(x + 8, y + 84, palace.door?.native ?? "", {
        size: 15,
        anchor: "start",
        family: SERIF,
        fill: "#8a3c12",
      }),
      text(x + CELL - 8, y + 86, palace.earth.native, { size: 19, anchor: "end", family: SERIF }),
      text(x + 8, y + CELL - 7, `${number} ${en ? SIDES_EN[number - 1]! : ""}`.trim(), {
        ...faint,
        anchor: "start",
      }),
      text(
        x + CELL - 6,
        y + CELL - 7,
        palace.marks
          .map(({ native }) => native)
          .slice(0, 2)
          .join(" "),
        { ...faint, size: 8.5, anchor: "end", family: SANS },
      ),
    ].join("");
  });
  const title = en ? `Qi men board: ${heading}` : `奇門：${heading}`;
  const desc = answer.palaces
    .map(
      (palace) =>
        `${palace.number}: ${palace.god?.native ?? ""} ${palace.stars.map(({ native }) => native).join("")} ${palace.door?.native ?? ""} ${palace.heaven.map(({ native }) => native).join("")}/${palace.earth.native}`,
    )
    .join("; ");
  return drawing(WIDTH, TOP + 3 * CELL + 12, { title, desc, lang }, [
    text(12, 24, heading, { size: 15, weight: 700, anchor: "start", family: SERIF }),
    text(
      12,
      42,
      [pillars.year, pillars.month, pillars.day, pillars.hour]
        .map(({ native }) => native)
        .join(" "),
      { size: 12, anchor: "start", fill: PAPER.faint },
    ),
    ...cells,
  ]);
}
