import type { AskedPerson, Give, InputOf } from "#sdk";
import { blendOf } from "../core/answer.ts";
import { deliverSystems } from "../core/call.ts";
import { stanceOf } from "../core/mean.ts";
import { blendPicture } from "../core/picture.ts";
import type { MatchAnswer } from "./answer.ts";
import { dimensionsOf } from "./dimensions.ts";
import type { input } from "./input.ts";
import { MATCH_SYSTEMS, NAME } from "./systems.ts";
import { waysOf } from "./ways.ts";
import type { MatchWords } from "./words/en.ts";

export async function run(given: InputOf<typeof input>, give: Give<"call">): Promise<MatchAnswer> {
  const pair = { a: personOf(given.a), b: personOf(given.b) };
  const asks = MATCH_SYSTEMS.map((system) => ({
    system,
    ways: waysOf(system, pair, give.ask),
  }));
  const delivery = await deliverSystems(asks, give.call);
  const blended = blendOf(NAME, delivery.systems);
  return {
    ...blended,
    verdict: stanceOf(blended.blendedScore),
    dimensions: dimensionsOf(delivery),
  };
}

export const picture = blendPicture<MatchAnswer, MatchWords>(
  "match",
  ({ dimensions }, { terms, picture }) => ({
    title: picture.sides,
    bars: dimensions.map(({ name, score }) => ({ title: terms.dimension[name], score })),
  }),
);

function personOf({ gender, name, ...birth }: { gender?: string; name?: string }): AskedPerson {
  return { birth, ...(gender ? { gender } : {}), ...(name ? { name } : {}) };
}
