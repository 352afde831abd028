/** The rashi chart as a picture, in the North or the South Indian form. */
import { element, type Frozen, type Lang } from "#old";
import { GRAHAS, type GrahaId } from "../../core/grahas.ts";
import { SIGN_IDS, SIGNS } from "../../core/signs.ts";
import { COLOURS, label, picture } from "../../core/svg.ts";
import type { ChartAnswer } from "../output.ts";

type Answer = Frozen<ChartAnswer>;

const SIZE = 720;
const TOP = 70;
const GAP = 70;
const SIDE = SIZE - 40;
const LEFT = 20;

/** Both forms, one under the other; without a lagna the South Indian alone, which needs none. */
export function drawChart(answer: Answer, lang: Lang): string {
  const zh = lang === "zh-Hant";
  const north = answer.lagna ? drawNorth(answer, lang, LEFT, TOP) : "";
  const southTop = answer.lagna ? TOP + SIDE + GAP : TOP;
  const height = southTop + SIDE + 24;
  const title = zh ? "吠陀本命盤" : "Vedic birth chart";
  const heading = (text: string, y: number) =>
    label(text, SIZE / 2, y, { "font-size": 26, "font-weight": 700 });
  return picture(
    "vedic-chart",
    { width: SIZE, height },
    { lang, title, desc: describe(answer, zh) },
    answer.lagna ? heading(zh ? "北印式（宮位固定）" : "North Indian form", 38) : "",
    north,
    heading(zh ? "南印式（星座固定）" : "South Indian form", southTop - 32),
    drawSouth(answer, lang, LEFT, southTop),
  );
}

function describe({ lagna, grahas }: Answer, zh: boolean): string {
  const places = grahas.map(({ name, formatted, retrograde, house }) =>
    zh
      ? `${name.zhHant}在${formatted.zhHant}${house ? `（第 ${house} 宮）` : ""}${retrograde ? "逆行" : ""}`
      : `${name.en} at ${formatted.en}${house ? ` in house ${house}` : ""}${retrograde ? ", retrograde" : ""}`,
  );
  const rising = lagna
    ? zh
      ? `命宮${lagna.formatted.zhHant}；`
      : `Lagna ${lagna.formatted.en}; `
    : "";
  return `${rising}${places.join(zh ? "；" : "; ")}${zh ? "。" : "."}`;
}

/** Grahas of a sign as short words; retrograde ones in brackets. */
function wordsIn(answer: Answer, sign: number, lang: Lang): readonly string[] {
  return answer.grahas
    .filter((graha) => SIGN_IDS.indexOf(graha.sign) === sign)
    .map(({ id, retrograde, degreeInSign }) => word(id, retrograde, degreeInSign, lang));
}

function word(id: GrahaId, retrograde: boolean, degree: number, lang: Lang): string {
  const short = lang === "en" ? GRAHAS[id].short.en : GRAHAS[id].short.zhHant;
  const node = id === "rahu" || id === "ketu";
  return `${retrograde && !node ? `(${short})` : short} ${Math.floor(degree)}°`;
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

function drawNorth(answer: Answer, lang: Lang, left: number, top: number): string {
  const unit = SIDE / 16;
  const lagna = SIGN_IDS.indexOf(answer.lagna!.sign);
  const line = (d: string) =>
    element("path", { d, stroke: COLOURS.line, "stroke-width": 3, fill: "none" });
  const [r, b] = [left + SIDE, top + SIDE];
  const [mx, my] = [left + SIDE / 2, top + SIDE / 2];
  const houses = NORTH.map(({ at, sign }, i) => {
    const index = (lagna + i) % 12;
    const [x, y] = [left + at[0] * unit, top + at[1] * unit];
    return [
      label(String(index + 1), left + sign[0] * unit, top + sign[1] * unit, {
        "font-size": 17,
        fill: COLOURS.accent,
      }),
      block(wordsIn(answer, index, lang), x, y, NORTH_PER_LINE[i]!),
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

function drawSouth(answer: Answer, lang: Lang, left: number, top: number): string {
  const cell = SIDE / 4;
  const zh = lang === "zh-Hant";
  const lagna = answer.lagna ? SIGN_IDS.indexOf(answer.lagna.sign) : -1;
  const cells = SOUTH.map(([column, row], sign) => {
    const [x, y] = [left + column * cell, top + row * cell];
    const name = zh ? SIGNS[sign]!.name.zhHant : SIGNS[sign]!.name.en;
    const corner =
      sign === lagna
        ? element("path", {
            d: `M${x} ${y + 34}L${x + 34} ${y}`,
            stroke: COLOURS.accent,
            "stroke-width": 4,
          })
        : "";
    const words = wordsIn(answer, sign, lang);
    const rising =
      sign === lagna ? [`${zh ? "命" : "As"} ${Math.floor(answer.lagna!.degreeInSign)}°`] : [];
    return [
      element("rect", {
        x,
        y,
        width: cell,
        height: cell,
        fill: sign === lagna ? COLOURS.faint : "none",
        stroke: COLOURS.line,
        "stroke-width": 3,
      }),
      corner,
      block([...rising, ...words], x + cell / 2, y + cell / 2 - 8, words.length > 4 ? 2 : 1),
      label(name, x + cell / 2, y + cell - 17, { "font-size": 16, fill: COLOURS.soft }),
    ].join("");
  });
  return [...cells, centre(answer, lang, left + SIDE / 2, top + SIDE / 2)].join("");
}

function centre(answer: Answer, lang: Lang, x: number, y: number): string {
  const zh = lang === "zh-Hant";
  const { tithi, nakshatra, day } = answer.panchanga;
  const lines = zh
    ? [
        `${nakshatra.name.zhHant}`,
        `${tithi.name.zhHant}`,
        ...(day ? [day.varaName.zhHant] : []),
        `${GRAHAS[answer.dasha.startLord].name.zhHant}大運起`,
      ]
    : [
        nakshatra.name.en,
        tithi.number % 15 === 0
          ? tithi.name.en
          : `${tithi.paksha === "shukla" ? "Shukla" : "Krishna"} ${tithi.name.en}`,
        ...(day ? [day.varaName.en] : []),
        `dasha from ${GRAHAS[answer.dasha.startLord].name.en}`,
      ];
  return lines
    .map((text, i) =>
      label(text, x, y + (i - (lines.length - 1) / 2) * 32, { "font-size": 22, fill: COLOURS.ink }),
    )
    .join("");
}
