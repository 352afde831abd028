/** The stone of the month as it is cut, the flower beside it, and what they are below. */
import { cut, element, framePicture, label, type Lang } from "#sdk";
import type { LoreAnswer } from "./answer.ts";
import type { Flower, Stone } from "./rules.ts";
import type { LoreWords } from "./words/en.ts";

const INK = "#2b2620";
const STONES: Readonly<Record<Stone, string>> = {
  garnet: "#8e1f2f",
  amethyst: "#7a4fa3",
  bloodstone: "#2f5a3a",
  diamond: "#dbe7ee",
  emerald: "#1f8a57",
  agate: "#b08968",
  pearl: "#efe8dc",
  ruby: "#b8123a",
  sardonyx: "#a4502f",
  sapphire: "#23529c",
  aquamarine: "#7fc4cf",
  opal: "#d9e3e0",
  topaz: "#e0a63a",
  turquoise: "#3fa9a6",
  hyacinth: "#c2552d",
  jasper: "#9a4a34",
  chalcedony: "#a9bccb",
  sardius: "#b1382a",
  chrysolite: "#a7b53c",
  beryl: "#8fc6a8",
  chrysoprase: "#63b46b",
};
/** How many petals, their colour and how long and broad they are. */
const FLOWERS: Readonly<
  Record<Flower, readonly [count: number, fill: string, long: number, broad: number]>
> = {
  carnation: [12, "#d46a7e", 34, 10],
  violet: [5, "#6a4fa0", 34, 15],
  daffodil: [6, "#ecc84a", 40, 12],
  daisy: [16, "#ffffff", 42, 5],
  lilyOfTheValley: [6, "#f3f5ee", 28, 12],
  rose: [9, "#c23a52", 34, 15],
  larkspur: [5, "#4860b8", 40, 13],
  gladiolus: [6, "#d9603c", 42, 13],
  aster: [20, "#8a72c0", 40, 4],
  marigold: [18, "#e08a24", 36, 6],
  chrysanthemum: [24, "#d8a63c", 42, 4],
  narcissus: [6, "#fbf8ea", 38, 13],
};

/** A round stone seen from above: table, crown and girdle. */
function gem(cx: number, cy: number, r: number, fill: string): string {
  const at = (turn: number, length: number) =>
    `${cut(cx + length * Math.cos((Math.PI * turn) / 8))} ${cut(cy + length * Math.sin((Math.PI * turn) / 8))}`;
  const eight = Array.from({ length: 8 }, (_, index) => 2 * index);
  const facets = eight.map((turn) => {
    const d = `M${at(turn + 1, 0.52 * r)}L${at(turn, r)}L${at(turn + 2, r)}z`;
    const light = 0.06 + 0.05 * ((turn / 2) % 4);
    return element("path", { d, fill: turn < 8 ? "#000" : "#fff", "fill-opacity": cut(light) });
  });
  const outline = (turns: number, length: number) =>
    `M${eight.map((turn) => at(turn + turns, length)).join("L")}z`;
  return (
    element("path", { d: outline(0, r), fill, stroke: INK, "stroke-width": 2 }) +
    facets.join("") +
    element("path", { d: outline(1, 0.52 * r), fill: "#fff", "fill-opacity": 0.22, stroke: INK })
  );
}

function blossom(cx: number, cy: number, flower: Flower): string {
  const [count, fill, long, broad] = FLOWERS[flower];
  const petals = Array.from({ length: count }, (_, index) =>
    element("ellipse", {
      cx: 0,
      cy: -long * 0.62,
      rx: broad,
      ry: long * 0.5,
      fill,
      stroke: "#5c4a3a",
      "stroke-width": 1,
      transform: `rotate(${cut((360 * index) / count)})`,
    }),
  );
  return element(
    "g",
    { transform: `translate(${cx} ${cy})` },
    element("path", {
      d: "M0 10C4 40-6 54 2 78M2 56c10-12 20-12 26-8-8 8-16 12-26 8z",
      fill: "none",
      stroke: "#4c7a3c",
      "stroke-width": 4,
    }),
    ...petals,
    element("circle", { cx: 0, cy: 0, r: 9, fill: "#d9a520", stroke: "#5c4a3a" }),
  );
}

/** Draws stone and flower. */
export function drawLore(answer: LoreAnswer, { terms, picture }: LoreWords, lang: Lang): string {
  const [stone, flower] = [
    terms.birthStone[answer.stone].text,
    terms.birthFlower[answer.flower].text,
  ];
  const line = picture.weekday(answer.weekday);
  return framePicture(
    {
      id: "birth-lore",
      lang,
      title: picture.title,
      desc: [stone, flower, line].join("; "),
      width: 360,
      height: 240,
      paper: "#fbf7ee",
    },
    gem(100, 92, 58, STONES[answer.stone]),
    blossom(258, 78, answer.flower),
    label(100, 190, 17, stone, INK),
    label(258, 190, 17, flower, INK),
    label(180, 222, 14, line, "#5c554c"),
  );
}
