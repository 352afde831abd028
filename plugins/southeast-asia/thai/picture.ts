/** The wheel on its square, north on top. */
import { framePicture, label, type Lang } from "#sdk";
import type { Direction } from "../core/names.ts";
import type { WheelAnswer } from "./answer.ts";
import { PLACE } from "./wheel.ts";
import type { ThaksaWords } from "./words/en.ts";

/** Column and row of each side. */
const CELLS: Readonly<Record<Exclude<Direction, "centre">, readonly [number, number]>> = {
  northWest: [0, 0],
  north: [1, 0],
  northEast: [2, 0],
  west: [0, 1],
  east: [2, 1],
  southWest: [0, 2],
  south: [1, 2],
  southEast: [2, 2],
};
const SIDE = 108;

/** Draws the eight places in their directions. */
export function drawWheel(
  { wheel, birthday, planet }: WheelAnswer,
  { terms, picture }: ThaksaWords,
  lang: Lang,
): string {
  const title = picture.title(birthday);
  const desc = wheel
    .map((one) => `${terms.place[one.place].text}: ${terms.dayPlanet[one.planet].text}`)
    .join("; ");
  const cells = wheel.map((one) => {
    const [column, row] = CELLS[one.direction as Exclude<Direction, "centre">];
    const [x, y] = [18 + column * SIDE, 56 + row * SIDE];
    const fill = one.place === "kalakini" ? "#e6dfe2" : one.place === "si" ? "#fbeec2" : "#fdfaf2";
    return (
      `<rect x="${x}" y="${y}" width="${SIDE}" height="${SIDE}" fill="${fill}" stroke="#8a5a1b" stroke-width="2"/>` +
      label(x + SIDE / 2, y + 21, 13, PLACE.writings[one.place]!.native!, "#8a5a1b") +
      label(x + SIDE / 2, y + 40, 14, terms.place[one.place].text) +
      label(x + SIDE / 2, y + 68, 24, String(one.planetNumber), "#8a5a1b") +
      label(x + SIDE / 2, y + 86, 12, terms.dayPlanet[one.planet].text) +
      label(x + SIDE / 2, y + 102, 11, one.letters.join(" "), "#6b6252")
    );
  });
  return framePicture(
    { id: "thaksa", lang, title, desc, width: 360, height: 400, paper: "#f7efdf" },
    label(180, 36, 17, title),
    ...cells,
    label(180, 56 + 1.5 * SIDE, 16, terms.dayPlanet[planet].text),
  );
}
