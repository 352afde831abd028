/** Answers to questions in English, for arts that read phases. */
import { matters } from "#lore/words/matters_en.ts";
import { reply as replies } from "#lore/words/replies_en.ts";
import { english } from "#sdk";
import type { SaidWords } from "./said.ts";

export const said: SaidWords = {
  matters,
  replies,
  blank: " ",
  ground: {
    thing: {
      wood: "Wood hides it among furniture, paper, cloth or plants.",
      fire: "Fire hides it where there is light or heat: by a lamp, a screen, a stove, or in plain sight.",
      earth: "Earth hides it low and covered: on the floor, in a box, under something heavier.",
      metal: "Metal hides it by tools, coins, locks and machines, or in something that closes.",
      water: "Water hides it by a basin, a pipe or a wet coat, or in something deep and dark.",
    },
    creature: {
      wood: "Wood keeps to trees, hedges and fences.",
      fire: "Fire keeps to warm walls, kitchens and people who are up late.",
      earth: "Earth keeps low, under a porch or in a yard, and does not move much.",
      metal: "Metal keeps to roads, gates and engines.",
      water: "Water keeps to ditches, banks and the dark, and moves by night.",
    },
    place: {
      wood: "Wood likes a place with green to it, still growing.",
      fire: "Fire likes a place that is lit, lively and new.",
      earth: "Earth likes a settled place with ground under it and old neighbours.",
      metal: "Metal likes a place of order, offices and straight streets.",
      water: "Water likes a place near a harbour, a river or a station, where people come and go.",
    },
  },
  part: (phase, part) =>
    `${english.capital(phase)} stands for the matter, and ${phase} here is ${part}.`,
  whose: (person) => `Somebody else comes into it: ${person}.`,
  further: {
    start: (phase, part) => `It starts in ${phase}, from ${part}.`,
    end: (phase, part) => `It ends in ${phase}, on ${part}.`,
    other: (phase, part) => `The other side (應) is of ${phase}, and meets you by ${part}.`,
  },
  alone:
    "One figure answers for one matter, so what follows is of the choice as a whole; ask of each by itself to weigh them.",
};
