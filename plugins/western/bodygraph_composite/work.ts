import { civilOfBirth, type Captions, type Given, type Lang } from "#sdk";
import type { CivilMoment } from "#time";
import { skiesOf } from "../bodygraph/graph.ts";
import { drawCentres } from "../bodygraph/picture.ts";
import { CENTRE, type Centre, channelsOf, groupsOf } from "../bodygraph/wheel.ts";
import { nodeBody } from "../core/conventions.ts";
import { COLOURS } from "../core/picture/drawing.ts";
import type { BodygraphCompositeAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import { channelsInGroup, pairsInGroup, type TieId, tiesOf } from "./rules.ts";
import type { BodygraphCompositeWords } from "./words/en.ts";

const COLOUR: Readonly<Record<TieId, string>> = {
  electromagnetic: COLOURS.tense,
  companionship: "#3f7d3a",
  compromise: COLOURS.earth,
  dominance: COLOURS.easy,
};

export function run({ node, others }: Input, give: Given): BodygraphCompositeAnswer {
  const activeOf = (civil: CivilMoment) => skiesOf(civil, nodeBody(node)).active;
  const [a, b] = [activeOf(give.civil("a")), activeOf(give.civil("b"))];
  const more = others?.map((birth, i) => activeOf(civilOfBirth(birth, `others/${i}`)));
  const [inA, inB, inBoth] = [[a], [b], [a, b]].map(definedIn);
  const centres = CENTRE.ids.map((centre) => ({
    centre,
    a: inA!(centre),
    b: inB!(centre),
    together: inBoth!(centre),
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
    channels: { a: channelsOf(a), b: channelsOf(b) },
    group: more ? groupOf([a, b, ...more]) : null,
  };
}

type Active = ReadonlySet<number>;

/** Tells whether people together have a centre defined. */
function definedIn(people: readonly Active[]): (centre: Centre) => boolean {
  const groups = groupsOf(channelsOf(new Set(people.flatMap((active) => [...active]))));
  return (centre) => groups.some((group) => group.has(centre));
}

function groupOf(people: readonly Active[]): BodygraphCompositeAnswer["group"] {
  const each = people.map((active) => definedIn([active]));
  const together = definedIn(people);
  const channels = channelsInGroup(people);
  return {
    size: people.length,
    channels,
    emergent: channels.filter(({ whole }) => whole.length === 0).map(({ channel }) => channel),
    centres: CENTRE.ids.map((centre) => ({
      centre,
      defined: each.flatMap((has, i) => (has(centre) ? [i + 1] : [])),
      together: together(centre),
    })),
    definedTogether: CENTRE.ids.filter(together).length,
    pairs: pairsInGroup(people),
  };
}

export function picture(
  result: BodygraphCompositeAnswer,
  { picture, terms }: BodygraphCompositeWords,
  lang: Lang,
  captions: Captions,
) {
  const { group } = result;
  const ties = new Map(result.ties.map(({ channel, tie }) => [channel, tie]));
  const inGroup = new Map(group?.channels.map(({ channel, whole }) => [channel, whole.length]));
  return drawCentres(
    "bodygraph-composite",
    { lang, title: picture.title, desc: picture.desc(result) },
    [captions.a?.when, captions.b?.when].filter((line): line is string => Boolean(line)),
    group ? picture.groupLegend : picture.legend,
    terms.centre,
    new Set(
      (group ?? result).centres.filter(({ together }) => together).map(({ centre }) => centre),
    ),
    (channel) => {
      if (group) {
        const whole = inGroup.get(channel);
        return whole === undefined ? null : whole === 0 ? COLOURS.tense : COLOURS.easy;
      }
      const tie = ties.get(channel);
      return tie ? COLOUR[tie] : null;
    },
  );
}
