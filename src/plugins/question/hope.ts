/**
 * What a question hopes for: the events it names, each wished for or not, each denied or not, and who they
 * would happen to. Of two events the first decides, since the second hangs on it: to lose a job, to fail to
 * win, to stop loving.
 */
import type { Hope } from "../../lore/mod.ts";
import * as chinese from "./chinese/hopes.ts";
import { cuesOf, findCues, type Cue, type Found } from "./cues.ts";
import * as english from "./english/hopes.ts";
import type { Certainty } from "./terms.ts";

type Sort = "won" | "stopped" | "ill" | "good";

interface Lists {
  readonly WON: string;
  readonly STOPPED: string;
  readonly ILL: string;
  readonly GOOD: string;
}

const cues = ({ WON, STOPPED, ILL, GOOD }: Lists): readonly Cue<Sort>[] =>
  cuesOf([
    ["ill", 4, ILL],
    ["stopped", 3, STOPPED],
    ["won", 2, WON],
    ["good", 1, GOOD],
  ]);
const ENGLISH = cues(english);
const CHINESE = cues(chinese);

/** A wish, and how it was come by. */
export interface Wish {
  readonly hope: Exclude<Hope, "open">;
  readonly certainty: Exclude<Certainty, "set">;
}

const side = (wanted: boolean): Wish["hope"] => (wanted ? "hoped" : "feared");

/**
 * The wish of an English question.
 *
 * @param clause the clause that asks
 * @param before what was said before it
 */
export function wishIn(clause: string, before: string): Wish {
  const main = mainOf(clause);
  // "Should I drop out?" weighs a step of one's own; nobody asks leave for what is dreaded.
  if (/^(?:should|shall|ought|may|can|could|must|do) (?:i|we)(?: have| need)?(?: to)? (?!lose|fail|get (?:sued|fired|caught|hurt)|need)/.test(main)) {
    if (/^(?:should|shall|ought|must)/.test(main)) return { hope: "hoped", certainty: "likely" };
  }
  const elliptical = /^\S+ (?:i|he|she|it|they|we|you|that|this)(?: be)?$/.test(main);
  if (elliptical && before !== "") return wishSaid(before);
  const rival = english.RIVAL.test(main);
  const found = findCues(withoutAttributes(main), ENGLISH).map((one) => ({
    ...one,
    denied: isDenied(main, one),
  }));
  const wanted = weigh(found);
  if (wanted !== undefined) return { hope: side(wanted !== rival), certainty: "sure" };
  const denied = [...main.replace(/^\w+n't /, "").matchAll(english.DENIAL)].length % 2 === 1;
  if (before !== "" && english.AFRAID.test(before)) return { hope: side(denied), certainty: "likely" };
  if (/\b(?:don't|do not|doesn't) want\b/.test(before)) return { hope: side(denied), certainty: "likely" };
  return { hope: side(denied === rival), certainty: "guess" };
}

/** The wish of a Chinese question. */
export function wishInChinese(text: string): Wish {
  const main = text.replace(chinese.HARMLESS, "　").replace(chinese.EITHER, "$1");
  if (/(?:该不该|应不应该|要不要|应该|该|可不可以|能不能)/u.test(text.slice(0, 6)) && /该|要不要/u.test(text)) {
    if (!/吗.*吗/u.test(text)) return { hope: "hoped", certainty: "likely" };
  }
  const clauses = main.split(/[，,。？?！!；;]/u).filter((part) => part !== "");
  const asking = clauses.at(-1) ?? main;
  const read = (part: string) =>
    weigh(
      findCues(part, CHINESE).map((one) => ({
        ...one,
        denied: chinese.DENIED.test(part.slice(0, one.at)),
      })),
    );
  const rival = chinese.RIVAL.test(asking);
  const wanted = read(asking);
  const dread = clauses.slice(0, -1).some((clause) => chinese.AFRAID.test(clause));
  if (wanted !== undefined && !(dread && wanted && asking.length < 5)) {
    return { hope: side(wanted !== rival), certainty: "sure" };
  }
  if (dread || chinese.AFRAID.test(asking)) return { hope: "feared", certainty: "likely" };
  const earlier = clauses.length > 1 && asking.length < 5 ? read(clauses.slice(0, -1).join("，")) : undefined;
  if (earlier !== undefined) return { hope: side(earlier !== rival), certainty: "likely" };
  const denied = chinese.DENIED.test(asking.replace(/[吗呢吧]*$/u, "").slice(0, -1));
  return { hope: side(denied === rival), certainty: "guess" };
}

interface Event extends Found<Sort> {
  readonly denied: boolean;
}

/** Whether the events, in the order of the text, are wished for; nothing where there are none. */
function weigh(events: readonly Event[]): boolean | undefined {
  const won = events.find(({ of }) => of === "won");
  const stopped = events.find(({ of }) => of === "stopped");
  const ill = events.find(({ of }) => of === "ill");
  const good = events.find(({ of }) => of === "good");
  if (stopped) {
    const after = events.filter(({ at }) => at > stopped.at);
    const first = after.find(({ of }) => of !== "stopped");
    const ends = first ? first.of === "ill" : !(good || (won && !ill));
    return (ends || ill !== undefined) !== stopped.denied;
  }
  // An illness that is cured is one that is wished away, but a cure may be lost: the verb comes first then.
  if (won && !(ill && ill.at < won.at && isVerb(ill.text))) return !won.denied;
  const first = [ill, good].filter((one) => one !== undefined).sort((a, b) => a.at - b.at)[0];
  if (!first) return undefined;
  return (first.of === "good") !== first.denied;
}

/** Whether an ill word is something done, which rules what stands after it. */
function isVerb(text: string): boolean {
  return /^(?:lose|losing|loses|fail|refus|reject|den(?:y|ied)|declin|miss|steal|ruin|hurt|harm|damage|failed|regret|cancel|delay)|失去|失败|拒绝|错过|抢|骗|偷|反对|阻挠|害/.test(text);
}

/** The clause without what only sets its scene. */
function mainOf(clause: string): string {
  return clause
    .replace(/[?!.,]+$/u, "")
    .replace(/\b(?:without|despite|in spite of|instead of having) [^,?]*/g, "")
    .replace(/(?<=\S )(?:if|because|although|though|unless|since|after|before|while|when|once|now that|even though|as soon as) (?!we |i )?.*$/, (part, at: number) => (at < 6 ? part : ""))
    .replace(/(?<=\S )(?:if|because|although|unless|after|before|while|when|once) (?:i|we) .*$/, "")
    .trim();
}

/** Leaves out what a thing already is: "my lost ring", "the stolen bicycle", "my sick dog", "the fight for". */
function withoutAttributes(text: string): string {
  return text.replace(/\b(my|our|his|her|their|the|a|an|this|that) (lost|stolen|missing|sick|ill|broken|injured|angry|lonely|lying)(?= [a-z])/g, (whole) =>
    whole.replace(/\S+$/, (word) => "x".repeat(word.length)),
  );
}

function isDenied(text: string, { at }: Found<Sort>): boolean {
  // "Won't he come?" asks for a yes.
  const before = text.slice(0, at).replace(/^(\w+)n't\b/, "$1   ");
  return [...before.matchAll(english.DENIAL)].length % 2 === 1;
}

/** The wish of a statement before a short question: "I'm afraid he'll leave. Will he?" */
function wishSaid(before: string): Wish {
  const denied = [...before.matchAll(english.DENIAL)].length % 2 === 1;
  if (english.AFRAID.test(before)) return { hope: side(denied), certainty: "sure" };
  if (english.WISHING.test(before)) return { hope: side(!denied), certainty: "sure" };
  const wanted = weigh(findCues(before, ENGLISH).map((one) => ({ ...one, denied: isDenied(before, one) })));
  return { hope: side(wanted ?? true), certainty: wanted === undefined ? "guess" : "likely" };
}
