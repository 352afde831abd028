import type { Given } from "#sdk";
import { nodeBody } from "../core/conventions.ts";
import { utcOf } from "../core/nativity.ts";
import type { BodygraphAnswer } from "./answer.ts";
import { skiesOf } from "./graph.ts";
import type { Input } from "./input.ts";
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

export { drawBodygraph as picture } from "./picture.ts";

export function run({ node }: Input, give: Given): BodygraphAnswer {
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
}
