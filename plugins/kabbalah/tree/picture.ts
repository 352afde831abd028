/** The Tree with the paths of the birth drawn strong. */
import { escapeText, framePicture, label, type Lang } from "#sdk";
import type { TreeAnswer } from "./answer.ts";
import {
  LETTER,
  PATHS,
  PILLAR_OF,
  romanOf,
  SEFIRAH,
  type Pillar,
  type SefirahId,
} from "./sefirot.ts";
import type { TreeWords } from "./words/en.ts";

const WIDTH = 360;
const HEIGHT = 560;
const RADIUS = 31;
const COLUMNS: Readonly<Record<Pillar, number>> = { severity: 70, middle: 180, mercy: 290 };
/** Heights of the ten, index 0 is Keter. */
const ROWS = [76, 138, 138, 236, 236, 298, 368, 368, 428, 508] as const;
const INK = "#2a2340";
const FAINT = "#c9bfd6";
const LIT = "#8a5a00";

/** Draws the Tree as it is looked at: severity at the left. */
export function drawTree(
  { planets, lights }: TreeAnswer,
  { terms, picture }: TreeWords,
  lang: Lang,
): string {
  const lit = new Set(planets.flatMap(({ path }) => (path.number === null ? [] : [path.number])));
  const strokes = PATHS.map(({ number, joins }) => {
    const [[x1, y1], [x2, y2]] = [placeOf(joins[0]), placeOf(joins[1])];
    const strong = lit.has(number);
    return `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${strong ? LIT : FAINT}" stroke-width="${strong ? 6 : 3}"/>`;
  });
  const marks = PATHS.filter(({ number }) => lit.has(number)).map(({ joins, letter }) => {
    const [[x1, y1], [x2, y2]] = [placeOf(joins[0]), placeOf(joins[1])];
    const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
    return (
      `<circle cx="${x}" cy="${y}" r="11" fill="#fff8e6" stroke="${LIT}" stroke-width="1.5"/>` +
      `<text x="${x}" y="${y + 5.5}" font-size="15" fill="${INK}" font-family="'Noto Sans Hebrew', 'Noto Serif Hebrew', 'Times New Roman', serif">${escapeText(LETTER.writings[letter]!.native!)}</text>`
    );
  });
  const { sizes } = picture;
  const circles = lights.map(({ sefirah, count }) => {
    const [x, y] = placeOf(sefirah);
    const { name, ruler } = picture.sefirot[sefirah];
    return (
      `<circle cx="${x}" cy="${y}" r="${RADIUS}" fill="${count >= 2 ? "#fbe3a6" : "#ffffff"}" stroke="${INK}" stroke-width="2"/>` +
      label(x, y - 2, sizes.name, name, INK) +
      label(x, y + 14, sizes.ruler, ruler, "#5b4a7a")
    );
  });
  const desc = planets
    .map(({ planet, sefirah, sign, path }) =>
      picture.lies(planet, terms.sefirah[sefirah].text, sign, romanOf(path.letter)),
    )
    .join("; ");
  return framePicture(
    {
      id: "tree",
      lang,
      title: picture.title,
      desc,
      width: WIDTH,
      height: HEIGHT,
      paper: "#f3eef8",
    },
    label(WIDTH / 2, 28, 16, picture.title, INK),
    ...strokes,
    ...marks,
    ...circles,
  );
}

function placeOf(sefirah: SefirahId): readonly [number, number] {
  return [COLUMNS[PILLAR_OF[sefirah]], ROWS[SEFIRAH.ids.indexOf(sefirah)]!];
}
