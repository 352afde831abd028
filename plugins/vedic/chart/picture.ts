/** The rashi chart as a picture in the North and the South Indian form, and the navamsha. */
import { SIGN } from "#lore";
import { element, type Lang } from "#sdk";
import { formatDegree } from "../core/positions.ts";
import { GRAHA_IDS, isPlanetId, type GrahaId } from "../core/grahas.ts";
import { COLOURS, label, picture } from "../core/svg.ts";
import type { ChartAnswer as Answer } from "./answer.ts";
import type { ChartWords } from "./words/en.ts";

const SIZE = 720;
const TOP = 70;
const GAP = 70;
const SIDE = SIZE - 40;
const LEFT = 20;
/** Room for the note under the last chart. */
const NOTE = 56;

/** Both forms and the navamsha below; without a lagna the South Indian forms alone, which need none. */
export function drawChart(answer: Answer, words: ChartWords, lang: Lang): string {
  const says = words.picture;
  const north = answer.lagna ? drawNorth(answer, words, LEFT, TOP) : "";
  const southTop = answer.lagna ? TOP + SIDE + GAP : TOP;
  const ninthTop = southTop + SIDE + GAP;
  const height = ninthTop + SIDE + NOTE;
  const heading = (text: string, y: number) =>
    label(text, SIZE / 2, y, { "font-size": 26, "font-weight": 700 });
  return picture(
    "vedic-chart",
    { width: SIZE, height },
    { lang, title: words.title, desc: says.desc(answer) },
    answer.lagna ? heading(says.north, 38) : "",
    north,
    heading(says.south, southTop - 32),
    drawSouth(words, rashi(answer, words), LEFT, southTop),
    heading(says.navamsha, ninthTop - 32),
    drawSouth(words, navamsha(answer, words), LEFT, ninthTop),
    label(says.brackets, SIZE / 2, height - NOTE / 2, { "font-size": 20, fill: COLOURS.soft }),
  );
}

/** Grahas of a sign as short words; retrograde ones in brackets. */
function wordsIn(answer: Answer, sign: number, words: ChartWords): readonly string[] {
  return answer.grahas
    .filter((graha) => SIGN.ids.indexOf(graha.sign) === sign)
    .map(({ graha, retrograde, degreeInSign }) => word(graha, retrograde, degreeInSign, words));
}

function word(id: GrahaId, retrograde: boolean, degree: number, { picture: says }: ChartWords) {
  const short = says.short[id];
  return `${retrograde && isPlanetId(id) ? `(${short})` : short} ${Math.floor(degree)}°`;
}

/** Lines of words about a centre. */
function block(words: readonly string[], x: number, y: number, perLine: number): string {
  const lines: string[] = [];
  for (let i = 0; i < words.length; i += perLine) {
    lines.push(words.slice(i, i + perLine).join(" · "));
  }
  return lines
    .map((line, i) =>
      label(line, x, y + (i - (lines.length - 1) / 2) * 25, {
        "font-size": 21,
        "font-weight": 600,
      }),
    )
    .join("");
}

/** Centre of a house for its grahas and for its sign number, in sixteenths of the side. */
const NORTH: readonly { readonly at: [number, number]; readonly sign: [number, number] }[] = [
  { at: [8, 3.6], sign: [8, 6.9] },
  { at: [4, 1.2], sign: [4, 3.2] },
  { at: [1.75, 4], sign: [3.3, 4] },
  { at: [4, 7.7], sign: [6.9, 8] },
  { at: [1.75, 12], sign: [3.3, 12] },
  { at: [4, 14.8], sign: [4, 12.8] },
  { at: [8, 12.4], sign: [8, 9.1] },
  { at: [12, 14.8], sign: [12, 12.8] },
  { at: [14.25, 12], sign: [12.7, 12] },
  { at: [12, 7.7], sign: [9.1, 8] },
  { at: [14.25, 4], sign: [12.7, 4] },
  { at: [12, 1.2], sign: [12, 3.2] },
];
/** Houses with room for three words in a line; the side triangles hold one. */
const NORTH_PER_LINE = [2, 3, 1, 2, 1, 3, 2, 3, 1, 2, 1, 3] as const;

function drawNorth(answer: Answer, words: ChartWords, left: number, top: number): string {
  const unit = SIDE / 16;
  const lagna = SIGN.ids.indexOf(answer.lagna!.sign);
  const line = (d: string) =>
    element("path", { d, stroke: COLOURS.line, "stroke-width": 3, fill: "none" });
  const [r, b] = [left + SIDE, top + SIDE];
  const [mx, my] = [left + SIDE / 2, top + SIDE / 2];
  const risingHere = (house: number) =>
    house === 0 ? [`${words.picture.ascendant} ${formatDegree(answer.lagna!.longitudeDeg)}`] : [];
  const houses = NORTH.map(({ at, sign }, i) => {
    const index = (lagna + i) % 12;
    const [x, y] = [left + at[0] * unit, top + at[1] * unit];
    return [
      label(String(index + 1), left + sign[0] * unit, top + sign[1] * unit, {
        "font-size": 17,
        fill: COLOURS.accent,
      }),
      block([...risingHere(i), ...wordsIn(answer, index, words)], x, y, NORTH_PER_LINE[i]!),
    ].join("");
  });
  return [
    element("path", {
      d: `M${mx} ${top}L${left + SIDE * 0.75} ${top + SIDE / 4}L${mx} ${my}L${left + SIDE / 4} ${top + SIDE / 4}Z`,
      fill: COLOURS.faint,
    }),
    line(`M${left} ${top}H${r}V${b}H${left}Z`),
    line(`M${left} ${top}L${r} ${b}M${r} ${top}L${left} ${b}`),
    line(`M${mx} ${top}L${r} ${my}L${mx} ${b}L${left} ${my}Z`),
    ...houses,
  ].join("");
}

/** Column and row of each sign, Aries first. */
const SOUTH: readonly (readonly [number, number])[] = [
  [1, 0],
  [2, 0],
  [3, 0],
  [3, 1],
  [3, 2],
  [3, 3],
  [2, 3],
  [1, 3],
  [0, 3],
  [0, 2],
  [0, 1],
  [0, 0],
];

/** What stands in the signs of one South Indian form. */
interface South {
  /** Index of the rising sign; -1 without one. */
  readonly lagna: number;
  readonly inside: (sign: number) => readonly string[];
  readonly centre: readonly string[];
}

function rashi(answer: Answer, words: ChartWords): South {
  const { lagna } = answer;
  const rising = lagna ? SIGN.ids.indexOf(lagna.sign) : -1;
  return {
    lagna: rising,
    inside: (sign) => [
      ...(sign === rising
        ? [`${words.picture.ascendant} ${formatDegree(lagna!.longitudeDeg)}`]
        : []),
      ...wordsIn(answer, sign, words),
    ],
    centre: words.picture.centre(answer),
  };
}

function navamsha({ vargas }: Answer, { picture: says }: ChartWords): South {
  const ninth = vargas.D9;
  const lagna = ninth.lagna ? SIGN.ids.indexOf(ninth.lagna) : -1;
  return {
    lagna,
    inside: (sign) => [
      ...(sign === lagna ? [says.ascendant] : []),
      ...GRAHA_IDS.filter((id) => ninth[id] === SIGN.ids[sign]).map((id) => says.short[id]),
    ],
    centre: ["D9"],
  };
}

function drawSouth(words: ChartWords, chart: South, left: number, top: number): string {
  const cell = SIDE / 4;
  const cells = SOUTH.map(([column, row], sign) => {
    const [x, y] = [left + column * cell, top + row * cell];
    const name = words.picture.sign[SIGN.ids[sign]!];
    const rises = sign === chart.lagna;
    const inside = chart.inside(sign);
    return [
      element("rect", {
        x,
        y,
        width: cell,
        height: cell,
        fill: rises ? COLOURS.faint : "none",
        stroke: COLOURS.line,
        "stroke-width": 3,
      }),
      rises
        ? element("path", {
            d: `M${x} ${y + 34}L${x + 34} ${y}`,
            stroke: COLOURS.accent,
            "stroke-width": 4,
          })
        : "",
      block(inside, x + cell / 2, y + cell / 2 - 8, inside.length > 5 ? 2 : 1),
      label(name, x + cell / 2, y + cell - 17, { "font-size": 16, fill: COLOURS.soft }),
    ].join("");
  });
  const [x, y] = [left + SIDE / 2, top + SIDE / 2];
  const middle = chart.centre.map((text, i) =>
    label(text, x, y + (i - (chart.centre.length - 1) / 2) * 32, {
      "font-size": 22,
      fill: COLOURS.ink,
    }),
  );
  return [...cells, ...middle].join("");
}
