import { defineProcedure, wordsIn } from "#sdk";
import { nodeBody } from "../core/conventions.ts";
import { utcOf } from "../core/nativity.ts";
import { answer, type BodygraphAnswer } from "./answer.ts";
import { skiesOf } from "./graph.ts";
import { CONVENTIONS, input } from "./input.ts";
import { drawBodygraph } from "./picture.ts";
import {
  authorityOf,
  CENTRE,
  CENTRE_OF,
  CHANNELS,
  channelsOf,
  definitionOf,
  gatesOf,
  groupsOf,
  typeOf,
} from "./wheel.ts";
import type { BodygraphWords } from "./words/en.ts";

/** The 64 gates at birth and 88° of the Sun before it. */
export const bodygraphChart = defineProcedure({
  name: "bodygraph.chart",
  tradition: "bodygraph",
  words: wordsIn<BodygraphWords>(import.meta),
  kind: "calculation",
  cost: 7,
  icon: "icons/bodygraph.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  refusals: ["birth-time-needed"],
  input,
  output: answer,
  run({ node }, give): BodygraphAnswer {
    const { personality, earlier, active, designUt } = skiesOf(give.civil(), nodeBody(node));
    const sun = personality[0]!;
    const channels = channelsOf(active);
    const groups = groupsOf(channels);
    return {
      type: typeOf(groups),
      authority: authorityOf(groups),
      definition: definitionOf(groups),
      profile: `${sun.line}/${earlier[0]!.line}`,
      personality,
      design: earlier,
      designUtc: utcOf(designUt),
      channels: channels.map((channel) => ({
        channel,
        gates: gatesOf(channel),
        centres: CHANNELS[channel],
      })),
      centres: CENTRE.ids.map((centre) => ({
        centre,
        defined: groups.some((group) => group.has(centre)),
        gates: [...active].filter((gate) => CENTRE_OF.get(gate) === centre).sort((a, b) => a - b),
      })),
    };
  },
  weighs: { origin: "none", read: () => ({ score: null, testimonies: [] }) },
  picture: drawBodygraph,
  examples: [
    {
      title: "a split definition of 17 January 1983",
      input: { birthDate: "1983-01-17", birthTime: "10:37", timezone: "UTC" },
      expect: {
        type: { id: "generator" },
        authority: { id: "sacral" },
        definition: { id: "split" },
        profile: "1/3",
        designUtc: "1982-10-22T11:46:18Z",
        channels: [
          { channel: { id: "3-60" } },
          { channel: { id: "9-52" } },
          { channel: { id: "10-34" } },
          { channel: { id: "11-56" } },
        ],
      },
      source: "Positions of the Swiss Ephemeris 2.10.03 and the program natalengine",
    },
  ],
  references: [
    { title: "The Book of Changes (I Ching)", year: "Zhou dynasty", part: "the 64 hexagrams" },
    { title: "The Rave I'Ching", author: "Ra Uru Hu", year: "1992", part: "wheel and channels" },
  ],
});
