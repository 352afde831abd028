/** The wheel on its square, north on top. */
import { framePicture, label, type Lang, sayIn } from "#old";
import type { WheelAnswer } from "./maha_thaksa.ts";

/** Column and row of each direction, in English. */
const CELLS: Readonly<Record<string, readonly [number, number]>> = {
  "north-west": [0, 0],
  north: [1, 0],
  "north-east": [2, 0],
  west: [0, 1],
  east: [2, 1],
  "south-west": [0, 2],
  south: [1, 2],
  "south-east": [2, 2],
};
const SIDE = 108;

/** Draws the eight places in their directions. */
export function drawWheel({ wheel, birthday, planetName }: WheelAnswer, lang: Lang): string {
  const say = sayIn(lang);
  const title = lang === "en" ? `Maha Thaksa: ${birthday.en}` : `大塔薩輪：${birthday.zhHant}`;
  const desc = wheel.map((one) => `${say(one.name)}: ${say(one.planetName)}`).join("; ");
  const cells = wheel.map((one) => {
    const [column, row] = CELLS[one.direction.en]!;
    const [x, y] = [18 + column * SIDE, 56 + row * SIDE];
    const fill = one.place === "kalakini" ? "#e6dfe2" : one.place === "si" ? "#fbeec2" : "#fdfaf2";
    return (
      `<rect x="${x}" y="${y}" width="${SIDE}" height="${SIDE}" fill="${fill}" stroke="#8a5a1b" stroke-width="2"/>` +
      label(x + SIDE / 2, y + 21, 13, one.thai, "#8a5a1b") +
      label(x + SIDE / 2, y + 40, 14, say(one.name)) +
      label(x + SIDE / 2, y + 68, 24, String(one.planetNumber), "#8a5a1b") +
      label(x + SIDE / 2, y + 86, 12, say(one.planetName)) +
      label(x + SIDE / 2, y + 102, 11, one.letters.join(" "), "#6b6252")
    );
  });
  return framePicture(
    { id: "thaksa", lang, title, desc, width: 360, height: 400, paper: "#f7efdf" },
    label(180, 36, 17, title),
    ...cells,
    label(180, 56 + 1.5 * SIDE, 16, say(planetName)),
  );
}
