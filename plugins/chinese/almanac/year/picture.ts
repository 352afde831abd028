/** The leaf of the year: its spring ox and herdsman in their colours, and the counts of the stove god. */
import { PILLAR } from "#lore";
import type { Lang } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import { box, drawing, fit, PAPER, SERIF, text } from "#east/svg.ts";
import type { YearAnswer } from "./answer.ts";
import { COUNT, type Colour, type OxPart } from "./terms.ts";
import type { YearWords } from "./words/en.ts";

const WIDTH = 360;
const RED = "#9c1f17";
const PAINT: Readonly<Record<Colour, string>> = {
  green: "#4f8f5b",
  red: "#c2453a",
  yellow: "#e0b23f",
  white: "#fbfaf5",
  black: "#3a3a40",
};
const EDGE = "#4a3b28";

/** Draws a year. */
export function drawYear(answer: YearAnswer, { picture }: YearWords, lang: Lang): string {
  const { counts, pillar, year } = answer;
  const title = `${year} ${nativeOf(PILLAR, pillar)}`;
  const facts = picture.facts(answer);
  const cells = counts.flatMap(({ count, number }, i) => {
    const x = 12 + (i % 3) * 112;
    const y = 262 + Math.floor(i / 3) * 44;
    const said = picture.count(count, number);
    return [
      box(x, y, 112 - 4, 40, { fill: PAPER.card, stroke: PAPER.line, radius: 4 }),
      text(x + 54, y + 17, nativeOf(COUNT, count).replace("幾", numeral(number)), {
        size: 13.5,
        weight: 600,
        family: SERIF,
      }),
      text(x + 54, y + 33, said, { size: fit(said, 102, 10.5), fill: PAPER.faint }),
    ];
  });
  return drawing(WIDTH, 446 + 18, { title, desc: picture.desc(answer), lang }, [
    text(WIDTH / 2, 32, title, { size: 22, weight: 700, family: SERIF, fill: RED }),
    text(WIDTH / 2, 52, picture.span(answer), {
      size: fit(picture.span(answer), WIDTH - 20, 12),
      fill: PAPER.faint,
    }),
    ox(answer),
    herdsman(answer),
    ...facts.map((one, i) =>
      text(WIDTH / 2, 218 + i * 17, one, { size: fit(one, WIDTH - 20, 12), fill: PAPER.ink }),
    ),
    ...cells,
    text(WIDTH / 2, 456, picture.legend, {
      size: fit(picture.legend, WIDTH - 20, 10.5),
      fill: PAPER.faint,
    }),
  ]);
}

const NUMERALS = "一二三四五六七八九十";
const numeral = (value: number) =>
  value > 10 ? `十${NUMERALS[value - 11]}` : NUMERALS[value - 1]!;

/** Four legs, a body with its belly, a head with horns, a tail to the left or the right. */
function ox({ ox: { parts, isMouthOpen, isTailLeft } }: YearAnswer): string {
  const paint = (part: OxPart) => PAINT[parts.find((one) => one.part === part)!.colour];
  const line = `stroke="${EDGE}" stroke-width="1.5"`;
  const leg = (x: number) =>
    `<rect x="${x}" y="150" width="14" height="30" fill="${paint("shins")}" ${line}/>` +
    `<rect x="${x - 1}" y="178" width="16" height="10" rx="3" fill="${paint("hooves")}" ${line}/>`;
  const tail = isTailLeft ? "M272 100q16 18 6 46" : "M272 100q26 14 20 48";
  return (
    `<g transform="translate(-30 10)">` +
    `<path d="${tail}" fill="none" stroke="${EDGE}" stroke-width="7"/><path d="${tail}" fill="none" stroke="${paint("horns")}" stroke-width="4"/>` +
    leg(160) +
    leg(184) +
    leg(228) +
    leg(252) +
    `<ellipse cx="214" cy="118" rx="64" ry="38" fill="${paint("body")}" ${line}/>` +
    `<path d="M160 134q54 34 108 0q-12 24 -54 24t-54 -24z" fill="${paint("belly")}" ${line}/>` +
    `<path d="M128 78q-14 -16 -4 -24M150 76q10 -18 22 -14" fill="none" stroke="${EDGE}" stroke-width="8" stroke-linecap="round"/>` +
    `<path d="M128 78q-14 -16 -4 -24M150 76q10 -18 22 -14" fill="none" stroke="${paint("horns")}" stroke-width="5" stroke-linecap="round"/>` +
    `<path d="M122 80q18 -12 36 0l4 26q-8 26 -22 28t-22 -18z" fill="${paint("head")}" ${line}/>` +
    `<circle cx="133" cy="94" r="2.5" fill="${EDGE}"/><circle cx="149" cy="94" r="2.5" fill="${EDGE}"/>` +
    (isMouthOpen
      ? `<ellipse cx="140" cy="122" rx="8" ry="5" fill="#7a2b22" ${line}/>`
      : `<path d="M131 122h18" ${line}/>`) +
    `</g>`
  );
}

const SCALE = { old: 1, grown: 1.05, child: 0.78 } as const;
const PLACES = { before: 52, beside: 296, behind: 308 } as const;

/** A figure with a whip, whose height tells his age. */
function herdsman({ herdsman: { age, clothes, belt, place } }: YearAnswer): string {
  const line = `stroke="${EDGE}" stroke-width="1.5"`;
  return (
    `<g transform="translate(${PLACES[place]} 198) scale(${SCALE[age]})">` +
    `<path d="M-16 0l6 -62h20l6 62z" fill="${PAINT[clothes]}" ${line}/>` +
    `<rect x="-12" y="-40" width="24" height="7" fill="${PAINT[belt]}" ${line}/>` +
    `<circle cx="0" cy="-74" r="13" fill="#f2d8bd" ${line}/>` +
    `<circle cx="-9" cy="-88" r="5" fill="#3a3a40"/><circle cx="9" cy="-88" r="5" fill="#3a3a40"/>` +
    (age === "old" ? `<path d="M-5 -66q5 12 10 0" fill="#e8e4da" ${line}/>` : "") +
    `<path d="M12 -50l16 -28" stroke="#6b4a1f" stroke-width="3" fill="none"/></g>`
  );
}
