/** The three plates of a birth, south on top. */
import { framePicture, label, type Lang } from "#sdk";
import type { KiAnswer } from "./answer.ts";
import type { NineStarKiWords } from "./words/en.ts";

/** Palaces by Luo Shu number in reading order, south on top. */
const ORDER = [4, 9, 2, 3, 5, 7, 8, 1, 6] as const;
const FILLS = [
  "#e8eef6",
  "#4b4b4b",
  "#cfe8e2",
  "#cfe6c6",
  "#f4e3a1",
  "#ffffff",
  "#f3cfc6",
  "#f4f1ea",
  "#dccbe8",
] as const;
/** Left edge, top and side of a cell of each plate. */
const PLACES: readonly (readonly [number, number, number])[] = [
  [93, 52, 58],
  [30, 270, 44],
  [198, 270, 44],
];

/** Draws the year plate large, month and day plate below it. */
export function drawPlates(
  { plates, year }: KiAnswer,
  { picture }: NineStarKiWords,
  lang: Lang,
): string {
  const title = picture.title(year.star);
  const rows = [plates.year, plates.month, plates.day];
  const desc = rows
    .map((plate, i) => `${picture.plates[i]} ${plate.map(({ star }) => star).join(" ")}`)
    .join("; ");
  const parts = rows.flatMap((plate, i) => {
    const [left, top, side] = PLACES[i]!;
    const cells = ORDER.map((palace, at) => {
      const { star } = plate[palace - 1]!;
      const [x, y] = [left + (at % 3) * side, top + Math.floor(at / 3) * side];
      const ink = star === 2 ? "#ffffff" : "#2b2620";
      const own = star === year.number ? ` stroke-width="4"` : "";
      return (
        `<rect x="${x}" y="${y}" width="${side}" height="${side}" fill="${FILLS[star - 1]}" stroke="#8a6d3b"${own}/>` +
        label(x + side / 2, y + side * 0.66, Math.round(side * 0.45), String(star), ink)
      );
    });
    return [...cells, label(left + 1.5 * side, top + 3 * side + 20, 14, picture.plates[i]!)];
  });
  return framePicture(
    { id: "ki", lang, title, desc, width: 360, height: 440, paper: "#f7f2e6" },
    label(180, 34, 17, title),
    ...parts,
  );
}
