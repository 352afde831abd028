/** A day with its number in bars and dots, in the middle of its cross. */
import { framePicture, label, type Lang } from "#sdk";
import { drawEmblem } from "../../core/emblems.ts";
import { DAY_SIGN } from "../signs.ts";
import type { BirthAnswer } from "./answer.ts";
import type { BirthWords } from "./words/en.ts";

type Day = BirthAnswer["day"];

const INK = "#3d2a1c";
const RED = "#8f2d1d";

/** Draws the five days of the cross, the birth day largest. */
export function drawDaySign(
  { day, cross }: BirthAnswer,
  { picture: words }: BirthWords,
  lang: Lang,
): string {
  const title = words.title(day.text);
  const arms = [
    { day: cross.destiny, x: 186, y: 92, name: words.destiny },
    { day: cross.action, x: 72, y: 262, name: words.action },
    { day: cross.feeling, x: 306, y: 262, name: words.feeling },
    { day: cross.conception, x: 186, y: 426, name: words.conception },
  ];
  const desc = arms.map((arm) => `${arm.name}: ${arm.day.text}`).join("; ");
  return framePicture(
    { id: "maya", lang, title, desc, width: 360, height: 504, paper: "#efe6d2" },
    `<path d="M186 166V390M90 262H290" stroke="#c7b48c" stroke-width="6"/>`,
    drawDay(day, 186, 262, 0.95),
    ...arms.map(
      (arm) =>
        drawDay(arm.day, arm.x, arm.y, 0.66) +
        label(arm.x, arm.y + 52, 12, arm.name, RED) +
        label(arm.x, arm.y + 67, 13, arm.day.text),
    ),
    label(180, 30, 17, title, RED),
  );
}

function drawDay(day: Day, x: number, y: number, scale: number): string {
  const half = 56 * scale;
  return (
    `<rect x="${x - half}" y="${y - half}" width="${2 * half}" height="${2 * half}" rx="${18 * scale}" ` +
    `fill="#faf4e4" stroke="${INK}" stroke-width="3"/>` +
    drawEmblem(DAY_SIGN.ids.indexOf(day.day) + 1, x, y, scale, RED) +
    drawNumber(day.number, x - half - 6, y, scale)
  );
}

/** Bars count five and stand nearest the sign, dots count one. */
function drawNumber(number: number, right: number, y: number, scale: number): string {
  const bars = Math.floor(number / 5);
  const dots = number % 5;
  const barParts = Array.from({ length: bars }, (_, i) => {
    const x = right - (i + 1) * 9 * scale;
    return `<rect x="${x}" y="${y - 34 * scale}" width="${6 * scale}" height="${68 * scale}" rx="2" fill="${INK}"/>`;
  });
  const column = right - bars * 9 * scale - 6 * scale;
  const dotParts = Array.from({ length: dots }, (_, i) => {
    const at = y + (i - (dots - 1) / 2) * 18 * scale;
    return `<circle cx="${column}" cy="${at}" r="${5 * scale}" fill="${INK}"/>`;
  });
  return [...barParts, ...dotParts].join("");
}
