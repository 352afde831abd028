import type { SmallEntry } from "./entry.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Latin names of the figures, as the file has them, by pattern. */
const LATIN: Readonly<Record<string, string>> = {
  "1111": "Via",
  "2222": "Populus",
  "2112": "Conjunctio",
  "1221": "Carcer",
  "1122": "Fortuna Minor",
  "2211": "Fortuna Major",
  "1222": "Laetitia",
  "2221": "Tristitia",
  "1112": "Cauda Draconis",
  "2111": "Caput Draconis",
  "2122": "Rubeus",
  "2212": "Albus",
  "1211": "Puella",
  "1121": "Puer",
  "1212": "Amissio",
  "2121": "Acquisitio",
};

export const GEOMANCY: readonly SmallEntry[] = [
  {
    // The Latin shield and the Arabic tableau are built by the same sums.
    procedure: "geomancy.shield",
    calls: "raml.cast",
    input: ({ rows }) => ({ mothers: rows }),
    view: (answer) => {
      const houses = answer["houses"] as readonly Fields[];
      const names = houses.map(({ pattern }) => LATIN[String(pattern)]);
      return {
        daughters: names.slice(4, 8),
        nieces: names.slice(8, 12),
        rightWitness: names[12],
        leftWitness: names[13],
        judge: names[14],
        reconciler: names[15],
        totalPoints: answer["totalPoints"],
      };
    },
  },
  {
    procedure: "compatibility.arabicHuruf.value",
    calls: "compatibility.arabicHuruf",
    input: ({ text }) => ({ a: text, b: text }),
    view: (answer) => {
      const a = answer["a"] as Fields;
      return { mashriqiAbjad: a["total"], huruf9: a["nine"] };
    },
  },
];
