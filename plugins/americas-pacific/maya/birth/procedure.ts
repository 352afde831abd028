import { byBirth, defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { BirthWords } from "./words/en.ts";

/** The reading of a birth day as day-keepers give it. */
export const mayaBirthSign = defineProcedure({
  name: "maya.birthSign",
  tradition: "maya",
  words: wordsIn<BirthWords>(import.meta),
  kind: "calculation",
  cost: 2,
  icon: "icons/maya.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  asks: byBirth,
  weighs: "own",
  pictured: true,
  examples: [
    {
      title: "the day on which the thirteenth baktun was full",
      input: { birthDate: "2012-12-21", language: "yucatec" },
      expect: {
        day: { number: 4, text: "4 Ajaw", day: { id: "ajaw" } },
        haab: { day: 3, name: "Kʼankʼin" },
        longCount: "13.0.0.0.0",
        lordOfNight: 9,
      },
      source: "Stela 1 of Coba and Monument 6 of Tortuguero: 13.0.0.0.0 4 Ajaw 3 K'ank'in, G9",
    },
    {
      title: "the cross of 4 Deer",
      input: { birthDate: "1965-03-30" },
      expect: {
        day: { number: 4, day: { id: "manik" } },
        cross: { action: { number: 11, day: { id: "imix" } } },
      },
      source:
        "A published reading of a tree of life: 4 Deer in the centre, 11 Crocodile for action",
    },
  ],
  references: [
    { title: "Time and the Highland Maya", author: "Barbara Tedlock", year: "1982" },
    { title: "Jaguar Wisdom", author: "Kenneth Johnson", year: "1997", part: "the tree of life" },
    {
      title: "Relación de las cosas de Yucatán",
      author: "Diego de Landa",
      year: "1566",
      part: "§ XXXIV",
    },
    {
      title: "An Introduction to the Study of the Maya Hieroglyphs",
      author: "Sylvanus Griswold Morley",
      year: "1915",
    },
  ],
});
