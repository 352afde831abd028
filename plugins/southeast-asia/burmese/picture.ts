/** The seven houses as Burmese astrologers draw them. */
import { framePicture, label, type Lang } from "#sdk";
import type { HousesAnswer } from "./answer.ts";
import { HOUSE, type House } from "./houses.ts";
import type { MahaboteWords } from "./words/en.ts";

/** Column and row of each house. */
const CELLS: Readonly<Record<House, readonly [number, number]>> = {
  binga: [1, 2],
  atun: [0, 1],
  yaza: [2, 1],
  adipati: [1, 0],
  marana: [0, 2],
  thike: [1, 1],
  puti: [2, 2],
};
const SIDE = 110;

/** Draws the houses with the planets of the year, the birth house marked. */
export function drawHouses(
  { houses, house, burmeseDate }: HousesAnswer,
  { terms, picture }: MahaboteWords,
  lang: Lang,
): string {
  const title = picture.title(burmeseDate.year, house);
  const nameOf = (id: House) => terms.mahaboteHouse[id].text;
  const desc = houses
    .map((one) => `${nameOf(one.house)}: ${terms.dayPlanet[one.planet].text}`)
    .join("; ");
  const cells = houses.map((one) => {
    const [column, row] = CELLS[one.house];
    const [x, y] = [15 + column * SIDE, 56 + row * SIDE];
    return (
      `<rect x="${x}" y="${y}" width="${SIDE}" height="${SIDE}" fill="${one.birth ? "#fbe6a8" : "#fdf9ee"}" stroke="#8c2f39" stroke-width="2"/>` +
      label(x + SIDE / 2, y + 32, 17, HOUSE.writings[one.house]!.native!, "#8c2f39") +
      label(x + SIDE / 2, y + 58, 12, nameOf(one.house)) +
      label(x + SIDE / 2, y + 86, 15, terms.dayPlanet[one.planet].text)
    );
  });
  return framePicture(
    { id: "mahabote", lang, title, desc, width: 360, height: 402, paper: "#f8efdc" },
    label(180, 36, 15, title),
    ...cells,
  );
}
