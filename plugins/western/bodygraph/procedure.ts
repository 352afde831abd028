import { defineProcedure, Refusal, wordsIn } from "#sdk";
import { apparentPositionsOf, findSolarLongitude, normalizeDeg, skyAt, type Body } from "#sky";
import { toTt } from "#time";
import { nodeBody } from "../core/conventions.ts";
import { utcOf } from "../core/nativity.ts";
import { MODERN } from "../core/points.ts";
import { placeOf } from "../core/zodiac.ts";
import { ACTIVATION, answer, type BodygraphAnswer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import { drawBodygraph } from "./picture.ts";
import {
  authorityOf,
  CENTRE,
  CENTRE_OF,
  CHANNELS,
  channelsOf,
  definitionOf,
  gateOf,
  gatesOf,
  groupsOf,
  typeOf,
} from "./wheel.ts";
import type { BodygraphWords } from "./words/en.ts";

/** The Sun stands this far behind its place at birth in the earlier sky, degrees. */
const DESIGN_ARC_DEG = 88;
/** The search begins this long before the birth; the arc takes 86 to 92 days. */
const SEARCH_DAYS = 100;

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
    const { julianDayUt, timeKnown } = give.civil();
    if (!timeKnown) throw new Refusal("birth-time-needed");
    const personality = activationsAt(julianDayUt, nodeBody(node));
    const sun = personality[0]!;
    const design = findSolarLongitude(
      normalizeDeg(sun.longitudeDeg - DESIGN_ARC_DEG),
      julianDayUt - SEARCH_DAYS,
    );
    const earlier = activationsAt(design.julianDayUt, nodeBody(node));
    const active = new Set([...personality, ...earlier].map(({ gate }) => gate));
    const channels = channelsOf(active);
    const groups = groupsOf(channels);
    return {
      type: typeOf(groups),
      authority: authorityOf(groups),
      definition: definitionOf(groups),
      profile: `${sun.line}/${earlier[0]!.line}`,
      personality,
      design: earlier,
      designUtc: utcOf(design.julianDayUt),
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

/** The thirteen activations of an instant, the Sun first. */
function activationsAt(julianDayUt: number, node: Body) {
  const { positions } = apparentPositionsOf(skyAt(toTt(julianDayUt)), [...MODERN.ids, node]);
  const at = (body: Body) => positions[body]!.longitudeDeg;
  return ACTIVATION.ids.map((body) => {
    const longitudeDeg =
      body === "earth"
        ? at("sun") + 180
        : body === "northNode"
          ? at(node)
          : body === "southNode"
            ? at(node) + 180
            : at(body);
    return { body, ...placeOf(longitudeDeg), ...gateOf(longitudeDeg) };
  });
}
