/** The stones as they lie on the cloth, in one picture that needs no font for the runes. */
import { framePicture, label, type Lang, type Text } from "#old";
import type { RunesAnswer } from "./shapes.ts";
import { STAVES } from "./staves.ts";

const COLUMN = 114;
const ROW = 178;
const MARGIN = 12;
/** Half the height of a stone. */
const STONE = 58;

/** Columns and rows of the places, by number of runes; the cross has its centre in the middle. */
const PLACES: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
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

const REVERSED: Text = { en: ", reversed", zhHant: "（逆位）" };

/** Draws each stone with the place's and the rune's name below it. */
export function drawPicture(answer: RunesAnswer, lang: Lang): string {
  const say = (text: Text) => (lang === "en" ? text.en : text.zhHant);
  const places = PLACES[answer.runes.length]!;
  const width = 2 * MARGIN + COLUMN * (Math.max(...places.map(([x]) => x)) + 1);
  const height = 2 * MARGIN + ROW * (Math.max(...places.map(([, y]) => y)) + 1);
  const labels = answer.runes.map((rune) => {
    const name = say(rune.name);
    return rune.merkstave ? name + say(REVERSED) : name;
  });
  const stones = answer.runes.map((rune, index) => {
    const place = `${index + 1}. ${say(answer.positions[index]!.name)}`;
    return drawStone(rune, place, labels[index]!, places[index]!);
  });
  const desc = labels.map((text, index) => `${say(answer.positions[index]!.name)}: ${text}`);
  const title = say(answer.layoutName);
  return framePicture(
    { id: "runes", lang, title, desc: desc.join("; "), width, height, paper: "#e7e0d2" },
    ...stones,
  );
}

function drawStone(
  { id, merkstave }: RunesAnswer["runes"][number],
  place: string,
  name: string,
  [column, row]: readonly [number, number],
): string {
  const x = MARGIN + COLUMN * (column + 0.5);
  const y = MARGIN + STONE + 6 + ROW * row;
  const stave = STAVES[id];
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
