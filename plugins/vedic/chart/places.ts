/** A table of the lagna and the grahas: degrees and minutes, nakshatra with its quarter, house. */
import { label, COLOURS } from "../core/svg.ts";
import { isPlanetId } from "../core/grahas.ts";
import { formatDegree } from "../core/positions.ts";
import type { ChartAnswer as Answer } from "./answer.ts";
import type { ChartWords } from "./words/en.ts";

const ROW = 32;
const FONT = 20;
/** Where the columns begin, units from the left of the table. */
const COLUMNS = [0, 150, 240, 400, 700] as const;

/** Height of the table. */
export function placesHeight({ lagna, grahas }: Answer): number {
  return (grahas.length + (lagna ? 1 : 0)) * ROW + 12;
}

/** Draws the table. */
export function drawPlaces(answer: Answer, words: ChartWords, left: number, top: number): string {
  const { terms, picture: says } = words;
  const row = (name: string, place: NonNullable<Answer["lagna"]>, house: number | undefined) => [
    name,
    formatDegree(place.longitudeDeg),
    says.sign[place.sign],
    `${terms.nakshatra[place.nakshatra]} ${place.pada}`,
    house === undefined ? "" : String(house),
  ];
  const rows = [
    ...(answer.lagna ? [row(says.lagna, answer.lagna, 1)] : []),
    ...answer.grahas.map((one) => {
      const name = terms.graha[one.graha];
      return row(one.retrograde && isPlanetId(one.graha) ? `(${name})` : name, one, one.house);
    }),
  ];
  return rows
    .flatMap((cells, r) =>
      cells.map((cell, c) =>
        label(cell, left + COLUMNS[c]!, top + (r + 0.5) * ROW, {
          "font-size": FONT,
          "text-anchor": "start",
          ...(c === 0 ? { "font-weight": 600 } : { fill: c === 1 ? COLOURS.ink : COLOURS.soft }),
        }),
      ),
    )
    .join("");
}
