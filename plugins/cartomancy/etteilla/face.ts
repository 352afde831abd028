/**
 * One of Etteilla’s cards: his number and upright keyword above, the reversed one at the foot on its head, as the old
 * printings have them; the scene in the hand of the tarot.
 */
import { element, escapeText } from "#sdk";
import { CARD, fitText } from "../core/face.ts";
import {
  crescent,
  disc,
  figure,
  FIELD,
  ground,
  HUE,
  line,
  shape,
  sky,
  star,
  sun,
  water,
} from "../tarot/picture/kit.ts";
import { SCENES } from "../tarot/picture/scenes.ts";
import { aceOf, courtOf, LAND, PIP, SPOTS } from "../tarot/picture/suits.ts";
import { cardOf, type EtteillaCard, type EtteillaId } from "./deck.ts";

const { blue, dawn, day, gold, green, ink, night, red, white } = HUE;
const BAND = "#6a2f4f";

/** Scenes that the tarot has too, by its numbers (Strength 8, Justice 11). */
const SHARED: Readonly<Partial<Record<EtteillaId, number>>> = {
  light: 19,
  "man-and-beasts": 21,
  justice: 11,
  temperance: 14,
  strength: 8,
  "high-priest": 5,
  devil: 15,
  magician: 1,
  "last-judgement": 20,
  mortality: 13,
  capuchin: 9,
  temple: 16,
  "wheel-of-fortune": 10,
  despot: 7,
  folly: 0,
};
/** Scenes of his own. */
const OWN: Readonly<Partial<Record<EtteillaId, () => string>>> = {
  // Light that breaks out of the cloud of chaos.
  etteilla: () =>
    sky(night) +
    star(0, -4, 40, 12) +
    disc(0, -4, 16, white) +
    shape("M-46 58V30q10-12 20-2 8-14 20-2 8-12 18 0 10-12 20 2 8-8 14 0V58z", "#5d6674"),
  // The Moon over water and what grows by it.
  plants: () =>
    sky(night) +
    crescent(0, -36, 13, gold) +
    water(34) +
    line("M-26 40V4M0 44V-6M26 40V6", green, 4) +
    shape(
      "M-26 4c-12-8-4-18 0-18s12 10 0 18zM0-6c-14-8-4-20 0-20s14 12 0 20zM26 6c-12-8-4-18 0-18s12 10 0 18z",
      green,
    ),
  sky: () =>
    sky(blue) +
    star(0, -30, 12, 8) +
    [-34, -18, 18, 34].map((x, i) => star(x, [-46, -8, -8, -46][i]!, 6, 5, white)).join("") +
    ground(38) +
    figure(-2, 50, 58, white, gold) +
    shape("M10 20l12-8v14z", gold),
  // Day and night on one card, parted by a ring of seven.
  stars: () =>
    sky(night) +
    shape("M0-62H46V58H0z", day) +
    sun(26, -30, 9) +
    crescent(-24, -30, 10) +
    [0, 1, 2, 3, 4, 5, 6]
      .map((i) =>
        star(26 * Math.cos((i * 2 * Math.PI) / 7), 22 + 24 * Math.sin((i * 2 * Math.PI) / 7), 5, 5),
      )
      .join(""),
  "birds-and-fish": () =>
    sky(day) +
    line("M-34-30q10-12 17 0q7-12 17 0M2-44q8-10 14 0q6-10 14 0", ink, 3) +
    water(8) +
    shape("M-26 36c12-14 32-12 42 0l12-10v22l-12-10c-10 12-30 12-42-2z", gold) +
    disc(-14, 34, 2.2, ink),
  // She herself in the garden.
  rest: () =>
    sky(dawn) +
    ground(34) +
    line("M-30 44V-10", "#a9764a", 6) +
    disc(-30, -24, 20, green) +
    disc(-36, -20, 4, red) +
    disc(-24, -30, 4, red) +
    figure(14, 52, 76, "#e58aa0", gold),
  // Prudence lifts her foot over a snake.
  prudence: () =>
    sky("#e4ead0") +
    ground(40) +
    figure(-2, 46, 86, "#5a3d6e", ink) +
    disc(24, -12, 11, gold) +
    disc(24, -12, 8, day) +
    line("M24-1V14", gold, 3.5) +
    line("M-38 52q10-10 18 0t18 0t18 0", green, 6),
};

function sceneOf({ id, suit, rank, number }: EtteillaCard): string {
  if (suit === null || rank === null) return OWN[id]?.() ?? SCENES[SHARED[id]!]!();
  const pip = 14 - ((number - 22) % 14);
  if (pip === 1) return LAND[suit] + aceOf(suit);
  if (pip > 10) return LAND[suit] + courtOf(suit, rank);
  const scale = pip > 8 ? 0.98 : pip > 5 ? 1.1 : pip > 3 ? 1.3 : 1.5;
  const pips = SPOTS[pip]!.map(([x, y]) =>
    element("g", { transform: `translate(${x} ${y}) scale(${scale})` }, PIP[suit]),
  );
  return LAND[suit] + pips.join("");
}

const words = (text: string, y: number, size: number) =>
  element(
    "text",
    {
      x: 0,
      y,
      "text-anchor": "middle",
      "font-size": fitText(text, CARD.width - 14, size),
      "font-weight": 600,
      fill: BAND,
    },
    escapeText(text),
  );

/** Draws a card about the origin; his keywords stand on it where there is room. */
export function drawEtteilla(id: EtteillaId, named: boolean, reversed: boolean): string {
  const card = cardOf(id);
  const { left: x, top: y, width, height } = FIELD;
  const key = `etteilla-${card.number}`;
  const { upright, reversed: turned } = card.keywords;
  return element(
    "g",
    reversed ? { transform: "rotate(180)" } : {},
    element("rect", {
      x: -CARD.width / 2,
      y: -CARD.height / 2,
      width: CARD.width,
      height: CARD.height,
      rx: 9,
      fill: "#fffdf6",
      stroke: "#7d7464",
    }),
    element("clipPath", { id: key }, element("rect", { x, y, width, height, rx: 5 })),
    element("g", { "clip-path": `url(#${key})` }, sceneOf(card)),
    element("rect", { x, y, width, height, rx: 5, fill: "none", stroke: BAND, "stroke-width": 2 }),
    ...(named
      ? [
          words(`${card.number} ${upright}`, -70, 12),
          element("g", { transform: "rotate(180 0 73)" }, words(turned, 77, 11)),
        ]
      : [words(String(card.number), -69, 20)]),
  );
}
