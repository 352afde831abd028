import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { BloodTypeWords } from "./words/en.ts";

/** Two ABO types by the popular table. */
export const bloodTypeMatch = defineProcedure({
  name: "compatibility.bloodType",
  tradition: "blood-type",
  words: wordsIn<BloodTypeWords>(import.meta),
  kind: "calculation",
  cost: 2,
  icon: "icons/blood_type.svg",
  input,
  output: answer,
  work: () => import("./work.ts"),
  examples: [
    {
      title: "A and B",
      input: { a: "a", b: "B+" },
      expect: {
        band: { id: "challenging" },
        a: { type: { id: "A" } },
        b: { type: { id: "B" } },
        ring: { relation: { id: "facing" } },
      },
      source:
        "goo Ranking: A with B named the worst pair; ee22.jp after Nomi: they face each other in the ring",
    },
    {
      title: "AB and AB",
      input: { a: "AB", b: "ab" },
      expect: { band: { id: "excellent" }, ring: { relation: { id: "same" } } },
      source: "novelist.jp, on Nomi's book of 1971: AB with AB the best of pairs",
    },
    {
      title: "O minds B",
      input: { a: "B", b: "O" },
      expect: { ring: { relation: { id: "minds" }, minder: { id: "O" } } },
      source: "junkai4212.hatenadiary.org and tukix.net, after Nomi: O humours B",
    },
  ],
  references: [
    {
      title: "Ketsuekigata de miru aishō 血液型でみる相性",
      author: "junkai4212",
      year: "2016",
      part: "Nomi's ring, after Ketsuekigata hayabiki benrichō 血液型・早引き便利帳",
    },
    {
      title: "No relationship between blood type and personality",
      author: "Nawata Kengo 縄田健悟",
      year: "2014",
      part: "Japanese Journal of Psychology 85",
    },
  ],
});
