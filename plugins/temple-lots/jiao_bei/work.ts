import {
  type Give,
  InputError,
  type InputOf,
  type Random,
  requireAnswerable,
  standingOf,
  understand,
  type Understood,
} from "#sdk";
import { throwBlocks, type Throw } from "../draw/blocks.ts";
import type { BlocksAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import { judge, oddsOf, type Outcome, type Rule, streakOf, throwUntil, USUAL } from "./rules.ts";

export { drawBlocks as picture } from "./picture.ts";

/** What an outcome speaks for, 0 to 100. */
const SCORES: Readonly<Record<Outcome, number>> = { granted: 80, refused: 20, unclear: 50 };
const FOR_OPTION = 3;

export function run(given: InputOf<typeof input>, { random }: Give<"random">): BlocksAnswer {
  const { question = null, rule = "one", sequence } = given;
  requireAnswerable(given.question);
  const asked = understand(given.question, given);
  const most = sequence ? sequence.length : (given.throws ?? USUAL[rule]);
  if (rule === "three" && most < FOR_OPTION && !sequence) {
    throw new InputError([
      { path: "throws", code: "too-few-throws", with: { throws: most }, nearest: FOR_OPTION },
    ]);
  }
  const throws = sequence ? cutAt(rule, sequence) : throwUntil(rule, most, random);
  const value = judge(rule, throws) ?? "unclear";
  const optionThrows = sequence ? [] : asked.options.map(() => throwThree(random));
  return {
    question,
    asked,
    reply: replyOf(asked, value, optionThrows),
    castBy: sequence ? "caller" : "chance",
    rule,
    throws,
    most,
    verdict: { value, because: [whyOf(value, rule, throws)] },
    odds: oddsOf(rule, most),
    optionThrows,
  };
}

/** Throws made by hand, up to the one that answers. */
function cutAt(rule: Rule, sequence: readonly Throw[]): readonly Throw[] {
  const end = sequence.findIndex((_, i) => judge(rule, sequence.slice(0, i + 1)) !== null);
  return end === -1 ? sequence : sequence.slice(0, end + 1);
}

function throwThree(random: Pick<Random, "next">) {
  const throws = Array.from({ length: FOR_OPTION }, () => throwBlocks(random));
  return { throws, sacred: throws.filter((one) => one === "sheng").length };
}

function whyOf(value: Outcome, rule: Rule, throws: readonly Throw[]) {
  if (value === "granted") {
    return { code: "inARow" as const, with: { count: streakOf(throws), rule } };
  }
  const count = throws.length;
  if (value === "refused") return { code: "refusedBy" as const, with: { count } };
  return { code: "noAnswer" as const, with: { count, last: throws.at(-1)! } };
}

/** Blocks say yes or no and nothing else: they name no place and no time, and weigh options one by one. */
function replyOf(
  { hope, form, options }: Understood,
  value: Outcome,
  thrown: BlocksAnswer["optionThrows"],
): BlocksAnswer["reply"] {
  const weighed = thrown.map(({ sacred }, i) => ({
    option: options[i]!,
    score: Math.round((sacred * 100) / FOR_OPTION),
  }));
  return {
    standing: standingOf(SCORES[value], hope),
    where: null,
    when: null,
    weighed: form === "which" ? weighed : [],
  };
}
