import { defineProcedure, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { BodygraphCompositeWords } from "./words/en.ts";

/** Two or more bodygraphs joined. */
export const bodygraphComposite = defineProcedure({
  name: "bodygraph.composite",
  tradition: "bodygraph",
  words: wordsIn<BodygraphCompositeWords>(import.meta),
  kind: "calculation",
  cost: 5,
  icon: "icons/bodygraph.svg",
  reads: "births",
  conventions: CONVENTIONS,
  refusals: ["birth-time-needed"],
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "one birth with itself: companionship alone",
      input: {
        a: { birthDate: "1983-01-17", birthTime: "10:37", timezone: "UTC" },
        b: { birthDate: "1983-01-17", birthTime: "10:37", timezone: "UTC" },
      },
      expect: {
        ties: [
          { channel: { id: "3-60" }, tie: { id: "companionship" } },
          { channel: { id: "9-52" }, tie: { id: "companionship" } },
          { channel: { id: "10-34" }, tie: { id: "companionship" } },
          { channel: { id: "11-56" }, tie: { id: "companionship" } },
        ],
      },
      source: "Channels of this birth by the program natalengine",
    },
    {
      title: "three of one birth: a group to which nobody adds anything",
      input: {
        a: { birthDate: "1983-01-17", birthTime: "10:37", timezone: "UTC" },
        b: { birthDate: "1983-01-17", birthTime: "10:37", timezone: "UTC" },
        others: [{ birthDate: "1983-01-17", birthTime: "10:37", timezone: "UTC" }],
      },
      expect: {
        group: {
          size: 3,
          channels: [
            { channel: { id: "3-60" }, whole: [1, 2, 3], halves: [] },
            { channel: { id: "9-52" }, whole: [1, 2, 3], halves: [] },
            { channel: { id: "10-34" }, whole: [1, 2, 3], halves: [] },
            { channel: { id: "11-56" }, whole: [1, 2, 3], halves: [] },
          ],
          emergent: [],
        },
      },
      source: "Channels of this birth by the program natalengine",
    },
  ],
  references: [{ title: "The Rave I'Ching", author: "Ra Uru Hu", year: "1992" }],
});
