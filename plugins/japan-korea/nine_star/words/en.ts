/** English names and characters of the nine stars and the palaces. */
import type { Palace, StarId } from "../stars.ts";

export const kiStar: Readonly<
  Record<StarId, { readonly text: string; readonly portrait: string }>
> = {
  ippaku: {
    text: "one white, water",
    portrait:
      "finds its way round every stone, says little of what it feels, and goes deep where others stay at the edge",
  },
  jikoku: {
    text: "two black, earth",
    portrait:
      "carries and feeds, prefers the second place in which things get done, and keeps at it",
  },
  sanpeki: {
    text: "three jade, wood",
    portrait: "starts like thunder, is heard before it is seen, and learns patience late",
  },
  shiroku: {
    text: "four green, wood",
    portrait:
      "moves like wind among people, brings far things together, and changes its mind with the weather",
  },
  goo: {
    text: "five yellow, earth",
    portrait: "stands in the middle, draws everything to itself, and rebuilds what has come down",
  },
  roppaku: {
    text: "six white, metal",
    portrait: "aims at the whole, leads by example, and finds it hard to ask for help",
  },
  shichiseki: {
    text: "seven red, metal",
    portrait: "makes a feast of small things, speaks well, and spends as it earns",
  },
  happaku: {
    text: "eight white, earth",
    portrait: "stops, saves, and turns at the right moment, like a mountain where two valleys meet",
  },
  kyushi: {
    text: "nine purple, fire",
    portrait: "shines, judges quickly, and has to tend its fuel",
  },
};

export const kiPalace: Readonly<Record<Palace, { readonly text: string; readonly inner: string }>> =
  {
    kan: {
      text: "north",
      inner: "thoughtful and hidden, at its best behind the scenes",
    },
    kon: {
      text: "south-west",
      inner: "diligent and motherly, a supporter who finishes things",
    },
    shin: {
      text: "east",
      inner: "eager and inventive, first to try",
    },
    son: {
      text: "south-east",
      inner: "gentle and sociable, a maker of connections",
    },
    chu: {
      text: "centre",
      inner: "strong-willed and central",
    },
    ken: {
      text: "north-west",
      inner: "proud and upright, made to carry responsibility",
    },
    da: {
      text: "west",
      inner: "pleasure-loving and persuasive, glad of company",
    },
    gon: {
      text: "north-east",
      inner: "steady and saving, a turner of corners",
    },
    ri: {
      text: "south",
      inner: "clear-sighted and quick, with an eye for beauty",
    },
  };
