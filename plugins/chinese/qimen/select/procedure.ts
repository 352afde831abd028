import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { SelectWords } from "./words/en.ts";

/** Hours and sides of a span that suit a purpose. */
export const qimenSelectTime = defineProcedure({
  name: "qimen.selectTime",
  tradition: "chinese-boards",
  words: wordsIn<SelectWords>(import.meta),
  kind: "calculation",
  cost: 3,
  icon: "icons/qimen.svg",
  input,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["spanReversed", "spanTooLong", "longitudeNeeded"],
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "where the opening door stands on an afternoon of 1946",
      input: {
        purpose: "career",
        from: "1946-10-17",
        to: "1946-10-17",
        directions: ["northeast"],
        limit: 13,
        timezone: "+08:00",
        clock: "civil",
      },
      expect: { searched: 13, sought: [{ id: "post" }, { id: "superior" }] },
      source: "Dunjia Yanyi 3: the opening door is office, the duty symbol the superior",
    },
    {
      title: "hours for a journey to the south",
      input: {
        purpose: "travel",
        from: "2026-03-01",
        to: "2026-03-03",
        directions: ["south", "southeast"],
        timezone: "+08:00",
        clock: "civil",
      },
      expect: { searched: 39 },
      source: "three days of thirteen stretches of the clock",
    },
  ],
  references: [
    {
      title: "Qimen Dunjia Tongzong 奇門遁甲統宗",
      year: "Ming",
      part: "doors, stars, gods, formations",
    },
    { title: "Dunjia Yanyi 遁甲演義", author: "Cheng Daosheng 程道生", year: "Ming", part: "3-4" },
  ],
});
