import { byChance, defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { RamlWords } from "./words/en.ts";

/** Sand cutting: sixteen lines of points. */
export const ramlCast = defineProcedure({
  name: "raml.cast",
  tradition: "arabic-geomancy",
  words: wordsIn<RamlWords>(import.meta),
  kind: "draw",
  cost: 2,
  icon: "icons/raml.svg",
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
      title: "four mothers by hand",
      input: { mothers: ["1111", "1122", "2221", "2111"] },
      expect: {
        houses: {
          8: { figure: { id: "nusraDakhila" } },
          12: { figure: { id: "qabdDakhil" } },
          14: { figure: { id: "ijtima" } },
          15: { figure: { id: "uqla" } },
        },
        judgeIsEven: true,
        totalPoints: 88,
      },
      source:
        "Worked by hand from the sums in Kashf al-asrar, pp. 28-33; the Latin shield gives the same",
    },
    {
      title: "the four mothers that Kashf al-asrar makes",
      input: { mothers: ["1222", "2211", "2121", "1122"] },
      expect: {
        houses: {
          8: { figure: { id: "naqi" } },
          12: { figure: { id: "bayad" } },
          14: { figure: { id: "qabdKharij" } },
          15: { figure: { id: "bayad" } },
        },
      },
      source: "Kashf al-asrar al-masuna, pp. 28-33: its own mothers, added up by its rule",
    },
    {
      title: "Lahyan has the first house of the circle abdah, Humra the second, Bayad the fourth",
      input: { mothers: ["1222", "2122", "2222", "2212"], circle: "abdah" },
      expect: {
        houses: {
          0: { home: 1, atHome: true },
          1: { home: 2, atHome: true },
          3: { home: 4, atHome: true },
        },
      },
      source: "Kashf al-asrar al-masuna, p. 126: fire 1, air 2, water 4, earth 8",
    },
  ],
  references: [
    {
      title: "Kashf al-asrar al-masuna fi ikhraj al-dama'ir al-makhzuna",
      author: "Omani print, introduced by Muhammad b. Ahmad Al Busaidi",
      part: "pages 28-35, 104-105, 126, 146-147",
    },
    { title: "al-Muqaddima", author: "Ibn Khaldun", part: "On the sand, chapter of unseen things" },
    {
      title: "Islamic Geomancy and a Thirteenth-Century Divinatory Device",
      author: "Emilie Savage-Smith and Marion B. Smith",
      year: "1980",
    },
    { title: "Kitab al-Fasl fi Usul ʿIlm al-Raml", author: "Muhammad al-Zanati" },
  ],
});
