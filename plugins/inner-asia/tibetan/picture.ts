/** The square of nine round the number of birth, with the five forces below. */
import { framePicture, label, type Lang } from "#sdk";
import type { NatalAnswer } from "./answer.ts";
import { FORCE, MEWAS } from "./names.ts";
import type { TibetanWords } from "./words/en.ts";

/** Places of the square in reading order, south on top, by their number when 5 is in the middle. */
const ORDER = [4, 9, 2, 3, 5, 7, 8, 1, 6] as const;
const FILLS: Readonly<Record<string, string>> = {
  white: "#fbfaf6",
  black: "#4a4a4a",
  indigo: "#b9cbe8",
  green: "#c5e0b9",
  yellow: "#f6e7a6",
  red: "#edb3a4",
  maroon: "#c98f99",
};
const ELEMENTS: Readonly<Record<string, string>> = {
  wood: "#c5e0b9",
  fire: "#edb3a4",
  earth: "#f6e7a6",
  metal: "#e9e9ea",
  water: "#b9cbe8",
};
const CELL = 80;

/** Draws the birth. */
export function drawBirth(
  { mewa, forces, element, animal }: NatalAnswer,
  { terms, picture }: TibetanWords,
  lang: Lang,
): string {
  const title = picture.title(element, animal, mewa.number);
  const all = FORCE.ids.map((id) => forces[id]);
  const desc = all
    .map((one) => `${terms.force[one.force]}: ${terms.phase[one.element]}`)
    .join("; ");
  const square = ORDER.map((place, at) => {
    const number = ((mewa.number + place - 5 - 1 + 9) % 9) + 1;
    const { colour } = MEWAS[number - 1]!;
    const [x, y] = [60 + (at % 3) * CELL, 56 + Math.floor(at / 3) * CELL];
    return (
      `<rect x="${x}" y="${y}" width="${CELL}" height="${CELL}" fill="${FILLS[colour]}" stroke="#7a3b1d" stroke-width="2"/>` +
      label(x + CELL / 2, y + 52, 30, String(number), colour === "black" ? "#ffffff" : "#2b2620")
    );
  });
  const row = all.map(({ force, element: own }, i) => {
    const x = 10 + i * 68.5;
    return (
      `<rect x="${x}" y="324" width="66" height="84" rx="8" fill="${ELEMENTS[own]}" stroke="#7a3b1d"/>` +
      label(x + 33, 350, 11.5, picture.short[force]) +
      label(x + 33, 374, 17, terms.phase[own]) +
      label(x + 33, 396, 11, FORCE.writings[force]!.roman!, "#6b6252")
    );
  });
  return framePicture(
    { id: "tibetan", lang, title, desc, width: 360, height: 430, paper: "#f8eede" },
    label(180, 36, 17, title),
    ...square,
    ...row,
  );
}
