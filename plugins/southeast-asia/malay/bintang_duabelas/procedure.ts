import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { BintangWords } from "./words/en.ts";

/** The star of a name and the mother's name among the twelve. */
export const bintangDuabelasChart = defineProcedure({
  name: "bintangDuabelas.chart",
  tradition: "malay",
  words: wordsIn<BintangWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/bintang_duabelas.svg",
  conventions: CONVENTIONS,
  input,
  output: answer,
  refusals: ["not-jawi"],
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "Muhammad, son of Aminah",
      input: { name: "محمد", mother: "امينه" },
      expect: {
        own: { total: 92, spelled: false },
        mother: { total: 106 },
        sum: 198,
        number: 6,
        star: { id: "sunbulah" },
        planet: { id: "mercury" },
      },
      source: "By the rule: 92 and 106 make 198, which leaves 6 by twelves",
    },
    {
      title: "Uthman, son of a mother named with the Malay letters pa, nya, nga",
      input: { name: "Uthman", mother: "ڤڽڠ" },
      expect: { own: { total: 661, jawi: "عثمان", spelled: true }, mother: { total: 1090 } },
      source: "kinastro, tests of bintang_duabelas: 661 and 1090",
    },
  ],
  references: [
    { title: "Taj al-Muluk", part: "Bintang Duabelas, in Acehnese print" },
    {
      title: "kinastro, bintang_duabelas",
      author: "kentang2017",
      part: "github.com/kentang2017/kinastro",
    },
  ],
});
