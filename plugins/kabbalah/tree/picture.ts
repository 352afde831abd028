/** The Tree with the paths of the birth drawn strong. */
import { escapeText, framePicture, label, sayIn, type Frozen, type Lang } from "#old";
import type { TreeAnswer } from "./shapes.ts";
import { PATHS, SEFIROT, type Pillar } from "./tree.ts";

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
export function drawTree(answer: Frozen<TreeAnswer>, lang: Lang): string {
  const say = sayIn(lang);
  const { planets, lights } = answer;
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
      `<text x="${x}" y="${y + 5.5}" font-size="15" fill="${INK}" font-family="'Noto Sans Hebrew', 'Noto Serif Hebrew', 'Times New Roman', serif">${escapeText(letter)}</text>`
    );
  });
  const circles = SEFIROT.map(({ number, name, gloss, heaven }) => {
    const [x, y] = placeOf(number);
    const ruler = planets.find(({ sefirah }) => sefirah.number === number);
    const bright = lights[number - 1]!.count >= 2;
    const top = lang === "en" ? name.en : gloss.zhHant;
    const below = bare(say(ruler?.name ?? heaven));
    return (
      `<circle cx="${x}" cy="${y}" r="${RADIUS}" fill="${bright ? "#fbe3a6" : "#ffffff"}" stroke="${INK}" stroke-width="2"/>` +
      label(x, y - 2, lang === "en" ? 12 : 14, top, INK) +
      label(x, y + 14, lang === "en" ? 11 : 12, lang === "en" ? short(below) : below, "#5b4a7a")
    );
  });
  const title = lang === "en" ? "Chart on the Tree of Life" : "生命之樹星盤";
  const desc = planets
    .map(({ name, sefirah, sign, path }) =>
      [say(name), say(sefirah.name), say(sign.name), path.name].join(" "),
    )
    .join("; ");
  return framePicture(
    { id: "tree", lang, title, desc, width: WIDTH, height: HEIGHT, paper: "#f3eef8" },
    label(WIDTH / 2, 28, 16, title, INK),
    ...strokes,
    ...marks,
    ...circles,
  );
}

function placeOf(number: number): readonly [number, number] {
  return [COLUMNS[SEFIROT[number - 1]!.pillar], ROWS[number - 1]!];
}

function bare(text: string): string {
  return text.replace(/^the /, "");
}

function short(text: string): string {
  return text === "first mover" ? "1st mover" : text;
}
