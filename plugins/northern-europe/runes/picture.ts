/** The stones as they lie on the cloth, in one picture that needs no font for the runes. */
import { framePicture, label, type Lang } from "#sdk";
import type { RunesAnswer } from "./answer.ts";
import { STAVES } from "./staves.ts";
import type { RunesWords } from "./words/en.ts";

const COLUMN = 114;
const ROW = 178;
const MARGIN = 12;
/** Half the height of a stone. */
const STONE = 58;

/** Columns and rows of the places, by number of runes; the cross has its centre in the middle. */
const SPOTS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0.5, 0]],
  3: [
    [0, 0],
    [1, 0],
    [2, 0],
  ],
  5: [
    [1, 1],
    [0, 1],
    [2, 1],
    [1, 2],
    [1, 0],
  ],
};

/** Draws each stone with the place's and the rune's name below it. */
export function drawPicture(
  answer: RunesAnswer,
  { terms, picture }: RunesWords,
  lang: Lang,
): string {
  const spots = SPOTS[answer.runes.length]!;
  const width = 2 * MARGIN + COLUMN * (Math.max(...spots.map(([x]) => x)) + 1);
  const height = 2 * MARGIN + ROW * (Math.max(...spots.map(([, y]) => y)) + 1);
  const places = answer.runes.map(({ position }) => terms.place[position].text);
  const labels = answer.runes.map(({ rune, merkstave }) =>
    picture.name(terms.rune[rune].text, merkstave),
  );
  const stones = answer.runes.map((rune, index) =>
    drawStone(rune, `${index + 1}. ${places[index]!}`, labels[index]!, spots[index]!),
  );
  const desc = labels.map((text, index) => picture.lies(places[index]!, text)).join("; ");
  const title = terms.layout[answer.layout];
  return framePicture(
    { id: "runes", lang, title, desc, width, height, paper: "#e7e0d2" },
    ...stones,
  );
}

function drawStone(
  { rune, merkstave }: RunesAnswer["runes"][number],
  place: string,
  name: string,
  [column, row]: readonly [number, number],
): string {
  const x = MARGIN + COLUMN * (column + 0.5);
  const y = MARGIN + STONE + 6 + ROW * row;
  const stave = STAVES[rune];
  const carved = stave
    ? `<path d="${stave}" transform="scale(2.1)${merkstave ? " rotate(180)" : ""}" ` +
      `stroke="#8c2f1b" stroke-width="2.2" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`
    : "";
  return (
    `<g transform="translate(${x} ${y})">` +
    `<path d="M-38-34C-24-60 24-60 38-34C48-12 46 26 34 44C18 60-18 60-34 44C-46 26-48-12-38-34z" ` +
    `fill="#cfc9bd" stroke="#8b8374" stroke-width="1.500"/>${carved}` +
    label(0, 78, 12, place, "#5c5446") +
    `${label(0, 96, name.length > 12 ? 12.5 : 14, name)}</g>`
  );
}
