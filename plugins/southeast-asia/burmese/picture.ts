/** The seven houses as Burmese astrologers draw them. */
import { framePicture, label, type Lang, sayIn } from "#old";
import type { HousesAnswer } from "./mahabote.ts";

/** Column and row of each house, from Binga. */
const CELLS: readonly (readonly [number, number])[] = [
  [1, 2],
  [0, 1],
  [2, 1],
  [1, 0],
  [0, 2],
  [1, 1],
  [2, 2],
];
const SIDE = 110;

/** Draws the houses with the planets of the year, the birth house marked. */
export function drawHouses({ houses, house, burmeseDate }: HousesAnswer, lang: Lang): string {
  const say = sayIn(lang);
  const title =
    lang === "en"
      ? `Mahabote, year ${burmeseDate.year}: ${house.name.en}`
      : `摩訶部多，緬曆 ${burmeseDate.year} 年：${house.name.zhHant}`;
  const desc = houses.map((one) => `${say(one.name)}: ${say(one.planetName)}`).join("; ");
  const cells = houses.map((one, i) => {
    const [column, row] = CELLS[i]!;
    const [x, y] = [15 + column * SIDE, 56 + row * SIDE];
    return (
      `<rect x="${x}" y="${y}" width="${SIDE}" height="${SIDE}" fill="${one.birth ? "#fbe6a8" : "#fdf9ee"}" stroke="#8c2f39" stroke-width="2"/>` +
      label(x + SIDE / 2, y + 32, 17, one.native, "#8c2f39") +
      label(x + SIDE / 2, y + 58, 12, say(one.name)) +
      label(x + SIDE / 2, y + 86, 15, say(one.planetName))
    );
  });
  return framePicture(
    { id: "mahabote", lang, title, desc, width: 360, height: 402, paper: "#f8efdc" },
    label(180, 36, 15, title),
    ...cells,
  );
}
