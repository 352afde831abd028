import { byChance, defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { RamalWords } from "./words/en.ts";

/** The ramal of Persia and India: two strings of four dice. */
export const ramalCast = defineProcedure({
  name: "ramal.cast",
  tradition: "persian-geomancy",
  words: wordsIn<RamalWords>(import.meta),
  kind: "draw",
  cost: 2,
  icon: "icons/ramal.svg",
  needs: ["random"],
  conventions: CONVENTIONS,
  input,
  output: answer,
  refusals: ["lifespan"],
  work: () => import("./work.ts"),
  asks: byChance,
  weighs: "own",
  pictured: true,
  examples: [
    {
      title: "all dice show point over point",
      input: { dice: [1, 1, 1, 1, 1, 1, 1, 1] },
      expect: {
        houses: {
          0: { figure: { id: "tariq" } },
          7: { figure: { id: "tariq" } },
          8: { figure: { id: "jamaa" } },
        },
      },
      source:
        "Worked by hand: four roads, whose sums are gatherings (Kashf al-asrar al-masuna, pp. 28-33)",
    },
    {
      title: "88 points fall on house 4, whose road has its home in house 15",
      input: { dice: [1, 1, 1, 1, 1, 1, 1, 1] },
      expect: { hiddenQuestion: { fell: 4, sign: { id: "tariq" }, number: 15 } },
      source: "Worked by hand after Kashf al-asrar al-masuna, p. 153, the fourth way",
    },
    {
      title: "the circle of dwellings ends with the road",
      input: { dice: [1, 1, 1, 1, 1, 1, 1, 1], dairah: "sakan" },
      expect: { houses: { 0: { home: 16 } } },
      source: "Ramal Prashna Shastra (poddu, 2011), part 6: Lahyan first, Tariq last",
    },
  ],
  references: [
    {
      title: "Kashf al-asrar al-masuna fi ikhraj al-dama'ir al-makhzuna",
      author: "Omani print, introduced by Muhammad b. Ahmad Al Busaidi",
      part: "pages 28-35 and 153",
    },
    {
      title: "Geomantic instrument, O138836",
      author: "Victoria and Albert Museum",
      part: "eight dice on two spindles",
    },
    {
      title: "Islamic Geomancy and a Thirteenth-Century Divinatory Device",
      author: "Emilie Savage-Smith and Marion B. Smith",
      year: "1980",
    },
  ],
});
