import { defineProcedure, wordsIn } from "#sdk";
import { skiesOf } from "../bodygraph/graph.ts";
import { drawCentres } from "../bodygraph/picture.ts";
import { CENTRE, channelsOf, groupsOf, type Centre } from "../bodygraph/wheel.ts";
import { nodeBody } from "../core/conventions.ts";
import { COLOURS } from "../core/picture/drawing.ts";
import { answer, type BodygraphCompositeAnswer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import { tiesOf, type TieId } from "./rules.ts";
import type { BodygraphCompositeWords } from "./words/en.ts";

const COLOUR: Readonly<Record<TieId, string>> = {
  electromagnetic: COLOURS.tense,
  companionship: "#3f7d3a",
  compromise: COLOURS.earth,
  dominance: COLOURS.easy,
};

/** Two bodygraphs joined. */
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
  run({ node }, give): BodygraphCompositeAnswer {
    const activeOf = (who: "a" | "b") => skiesOf(give.civil(who), nodeBody(node)).active;
    const [a, b] = [activeOf("a"), activeOf("b")];
    const both = new Set([...a, ...b]);
    const [one, other, joined] = [a, b, both].map((gates) => channelsOf(gates));
    const defines = (channels: typeof one) => {
      const groups = groupsOf(channels!);
      return (centre: Centre) => groups.some((group) => group.has(centre));
    };
    const [inA, inB, inBoth] = [defines(one), defines(other), defines(joined)];
    const centres = CENTRE.ids.map((centre) => ({
      centre,
      a: inA(centre),
      b: inB(centre),
      together: inBoth(centre),
    }));
    const sorted = (gates: Iterable<number>) => [...gates].sort((x, y) => x - y);
    return {
      ties: tiesOf(a, b),
      centres,
      definedTogether: centres.filter(({ together }) => together).length,
      gates: {
        a: sorted(a),
        b: sorted(b),
        shared: sorted([...a].filter((gate) => b.has(gate))),
      },
      channels: { a: one!, b: other! },
    };
  },
  picture: (result, { picture, terms }, lang, captions) => {
    const ties = new Map(result.ties.map(({ channel, tie }) => [channel, tie]));
    return drawCentres(
      "bodygraph-composite",
      { lang, title: picture.title, desc: picture.desc(result) },
      [captions.a?.when, captions.b?.when].filter((line): line is string => Boolean(line)),
      picture.legend,
      terms.centre,
      new Set(result.centres.filter(({ together }) => together).map(({ centre }) => centre)),
      (channel) => {
        const tie = ties.get(channel);
        return tie ? COLOUR[tie] : null;
      },
    );
  },
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
  ],
  references: [{ title: "The Rave I'Ching", author: "Ra Uru Hu", year: "1992" }],
});
