import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { BloodProfileWords } from "./words/en.ts";

/** What popular books say of an ABO type, and that studies find nothing in it. */
export const bloodTypeProfile = defineProcedure({
  name: "bloodType.profile",
  tradition: "blood-type",
  words: wordsIn<BloodProfileWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/blood_type.svg",
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "O minds B, and A minds O",
      input: { type: "O+" },
      expect: { type: { id: "O" }, minds: { id: "B" }, mindedBy: { id: "A" }, share: 30 },
      source: "junkai4212.hatenadiary.org and tukix.net, after Nomi; Japanese Red Cross on shares",
    },
    {
      title: "AB across from O",
      input: { type: "ab" },
      expect: { type: { id: "AB" }, facing: { id: "O" }, minds: { id: "A" } },
      source: "ee22.jp, after the diagram of Nomi's book",
    },
  ],
  references: [
    {
      title: "Ketsuekigata ni yoru kishitsu no kenkyū 血液型による気質の研究",
      author: "Furukawa Takeji 古川竹二",
      year: "1927",
      part: "second hand",
    },
    {
      title: "Ketsuekigata de wakaru aishō 血液型でわかる相性",
      author: "Nomi Masahiko 能見正比古",
      year: "1971",
      part: "second hand",
    },
    {
      title: "No relationship between blood type and personality",
      author: "Nawata Kengo 縄田健悟",
      year: "2014",
      part: "Japanese Journal of Psychology 85, abstract",
    },
  ],
});
