import { byNames, defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { HurufWords } from "./words/en.ts";

/** Two names by the science of letters. */
export const arabicHuruf = defineProcedure({
  name: "compatibility.arabicHuruf",
  tradition: "huruf",
  words: wordsIn<HurufWords>(import.meta),
  kind: "calculation",
  cost: 2,
  icon: "icons/huruf.svg",
  conventions: CONVENTIONS,
  input,
  output: answer,
  refusals: ["not-arabic"],
  work: () => import("./work.ts"),
  asks: (asked) => (asked.a?.name && asked.b?.name ? byNames(asked) : { code: "name-needed" }),
  weighs: "own",
  examples: [
    {
      title: "Muhammad and Ali",
      input: { a: "محمد", b: "علي" },
      expect: {
        a: { total: 92, nine: 2 },
        b: { total: 110, nine: 2 },
        components: [{ weight: 42.5 }, {}, {}],
      },
      source:
        "Note to Tuhfat al-muluk, p. 179: 110 for Ali, doubled letters once; 92 by the same rule",
    },
    {
      title: "the opening formula counts 786",
      input: { a: "بسم الله الرحمن الرحيم", b: "الله" },
      expect: { a: { total: 786, nine: 3 }, b: { total: 66, nine: 3 } },
      source:
        "Note to Tuhfat al-muluk, p. 179: 66 for the name of God; 786 is the sign of the basmala",
    },
    {
      title: "western elements follow the western alphabet: sin is fire, sad water",
      input: { a: "س", b: "ص", abjad: "maghribi", elements: "fireAir" },
      expect: {
        a: { letters: [{ value: 300, element: { id: "fire" } }] },
        b: { letters: [{ value: 60, element: { id: "water" } }] },
      },
      source: "Ibn Khaldun, al-Muqaddima, on the secrets of letters: sin is fire, sad is water",
    },
  ],
  references: [
    {
      title: "al-Muqaddima",
      author: "Ibn Khaldun",
      part: "on the secrets of letters, and hisab al-nim: two names by nines",
    },
    { title: "Subh al-aʿsha", author: "al-Qalqashandi", part: "the letters east and west" },
  ],
});
