import type { Captions, Given, Lang } from "#sdk";
import { skiesOf } from "../bodygraph/graph.ts";
import { drawCentres } from "../bodygraph/picture.ts";
import { CENTRE, type Centre, channelsOf, groupsOf } from "../bodygraph/wheel.ts";
import { nodeBody } from "../core/conventions.ts";
import { COLOURS } from "../core/picture/drawing.ts";
import type { BodygraphCompositeAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import { type TieId, tiesOf } from "./rules.ts";
import type { BodygraphCompositeWords } from "./words/en.ts";

const COLOUR: Readonly<Record<TieId, string>> = {
  electromagnetic: COLOURS.tense,
  companionship: "#3f7d3a",
  compromise: COLOURS.earth,
  dominance: COLOURS.easy,
};

export function run({ node }: Input, give: Given): BodygraphCompositeAnswer {
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
}

export function picture(
  result: BodygraphCompositeAnswer,
  { picture, terms }: BodygraphCompositeWords,
  lang: Lang,
  captions: Captions,
) {
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
}
