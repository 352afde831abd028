/** The stones as they lie on the cloth, in one picture that needs no font for the runes. */
import { framePicture, label, type Lang } from "#sdk";
import type { RunesAnswer } from "./answer.ts";
import { SPOTS } from "./spreads.ts";
import { STAVES } from "./staves.ts";
import type { RunesWords } from "./words/en.ts";

const COLUMN = 114;
const ROW = 178;
const MARGIN = 12;
/** Half the height of a stone. */
const STONE = 58;

/** A rounded stone: its shadow on the cloth, its body, a lit and a dark facet, and a few grains. */
const STONE_SHAPE =
  `<ellipse cx="3" cy="54" rx="38" ry="7" fill="#2b2620" opacity=".16"/>` +
  `<path d="M0-56C30-56 44-30 43 0C42 34 26 55 0 55C-27 55-42 34-43 0C-44-30-30-56 0-56z" fill="#c9c2b4" stroke="#857c6c" stroke-width="1.6"/>` +
  `<path d="M0-56C-30-56-44-30-43 0C-42.5 17-38 31-31 41C-37 10-34-30-8-50C-5-52-2-54 0-56z" fill="#dfd9cc"/>` +
  `<path d="M43 0C42 34 26 55 0 55C-6 55-11 54-16 51.5C14 52 36 30 43 0z" fill="#aea594"/>` +
  `<path d="M-24-22h.1M18-38h.1M28 14h.1M-18 34h.1M6 44h.1M-30 8h.1M22-14h.1" stroke="#8d8473" stroke-width="2.4" stroke-linecap="round"/>`;

/** Draws each stone with the place's and the rune's name below it. */
export function drawPicture(
  answer: RunesAnswer,
  { terms, picture }: RunesWords,
  lang: Lang,
): string {
  const spots = SPOTS[answer.runes.length as keyof typeof SPOTS];
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
  const turned = merkstave ? " rotate(180)" : "";
  // A groove cut into the stone: its shadow, its red, and the light on its lower edge.
  const groove = (dx: number, dy: number, stroke: string, width: number) =>
    `<path d="${stave}" transform="translate(${dx} ${dy}) scale(2.1)${turned}" stroke="${stroke}" ` +
    `stroke-width="${width}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;
  const carved = stave
    ? groove(0.9, 1.1, "#f1ece0", 2.4) +
      groove(-0.5, -0.6, "#57301f", 2.5) +
      groove(0, 0, "#93311c", 1.9)
    : "";
  return (
    `<g transform="translate(${x} ${y})">` +
    STONE_SHAPE +
    `${carved}` +
    label(0, 78, 12, place, "#5c5446") +
    `${label(0, 96, name.length > 12 ? 12.5 : 14, name)}</g>`
  );
}
