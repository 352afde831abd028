import { type Give, type InputOf, requireAnswerable, understand, type Weighing } from "#sdk";
import { quarterOfPalace, replyBy, unitFor } from "../core/question/reply.ts";
import type { TokenAnswer } from "./answer.ts";
import { idOf, luckOf, type Luck, waysOf } from "./figures.ts";
import type { input } from "./input.ts";
import { type Counts, throwTokens, trigramOf } from "./tokens.ts";

export { drawTokens as picture } from "./picture.ts";

/** Score of a figure by how it is held. */
const SCORES: Readonly<Record<Luck, number>> = { good: 72, between: 50, care: 30 };
const NUMERALS = ["", "一", "二", "三", "四"];

export function run(given: InputOf<typeof input>, { random }: Give<"random">): TokenAnswer {
  const { question = null } = given;
  requireAnswerable(given.question);
  const asked = understand(given.question, given);
  const counts = given.counts ?? throwTokens(random);
  const { upper, middle, lower } = counts;
  const figure = idOf(upper, middle, lower);
  const luck = luckOf(figure);
  const trigram = trigramOf(counts);
  const options = (given.counts ? [] : asked.options).map(() => {
    const thrown = throwTokens(random);
    const id = idOf(thrown.upper, thrown.middle, thrown.lower);
    return { figure: id, luck: luckOf(id) };
  });
  return {
    castBy: given.counts ? "caller" : "chance",
    counts,
    notation: notationOf(counts),
    figure,
    gist: { code: "gist", with: { figure } },
    trigram: trigram?.id ?? null,
    ways: waysOf(upper, middle, lower),
    verdict: { value: luck, because: [{ code: "heldSo", with: { figure, luck } }] },
    asked,
    reply: replyBy(asked, {
      score: SCORES[luck],
      phase: trigram?.element ?? "earth",
      quarter: trigram && quarterOfPalace(trigram.luoShu),
      count: Math.max(1, upper + middle + lower),
      unit: unitFor(asked),
      weighed: options.map((one, i) => ({ option: asked.options[i]!, score: SCORES[one.luck] })),
    }),
    optionFigures: options,
    question,
  };
}

export function weigh({ figure, verdict: { value: luck } }: TokenAnswer): Weighing {
  const score = SCORES[luck];
  return { score, testimonies: [{ code: "heldSo", with: { figure, luck }, weight: score }] };
}

function notationOf({ upper, middle, lower }: Counts): string {
  const parts = [
    [upper, "上"],
    [middle, "中"],
    [lower, "下"],
  ] as const;
  const written = parts.map(([count, mark]) => (count > 0 ? NUMERALS[count] + mark : "")).join("");
  return written || "純陰饅";
}
