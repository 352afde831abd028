import {
  type Give,
  InputError,
  type InputOf,
  requireAnswerable,
  type Static,
  understand,
} from "#sdk";
import type { CoinAnswer } from "./answer.ts";
import { countFlips, DOMAIN_OF, flipCoin, oddsOfYes, type Side } from "./flips.ts";
import type { input } from "./input.ts";
import { replyOf } from "./reply.ts";

export { drawCoins as picture } from "./picture.ts";

export function run(given: InputOf<typeof input>, { random }: Give<"random">): CoinAnswer {
  const { question, weight = 0.5 } = given;
  requireAnswerable(question);
  const asked = understand(question, given);
  const domain = given.domain ?? DOMAIN_OF[asked.matter] ?? "general";
  const count = given.flips ?? given.sequence?.length ?? 1;
  const toss = countFlips(readSequence(given) ?? flipCoin(random, count, weight));
  return {
    question: question ?? null,
    asked,
    reply: replyOf(asked, toss, given.sequence ? undefined : random),
    castBy: given.sequence ? "caller" : "chance",
    ...toss,
    weight,
    oddsOfYes: oddsOfYes(count, weight),
    domain,
    counsel: { code: "counsel", with: { domain, answer: toss.answer, band: toss.band } },
  };
}

function readSequence({ sequence, flips }: Static<typeof input>): readonly Side[] | undefined {
  if (!sequence) return undefined;
  const count = sequence.length;
  if (flips !== undefined && flips !== count) {
    const params = { count, flips };
    throw new InputError([{ path: "flips", code: "other-count", with: params, nearest: count }]);
  }
  if (count % 2 === 0) {
    throw new InputError([{ path: "sequence", code: "even-count", with: { count } }]);
  }
  return sequence;
}
