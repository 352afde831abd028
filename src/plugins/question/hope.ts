/**
 * What a question hopes for: the events it names, each wished for or not, each denied or not, and who they
 * would happen to. Of two events the first decides, since the second hangs on it: to lose a job, to fail to
 * win, to stop loving.
 */
import type { Hope } from "../../lore/mod.ts";
import * as chineseEveryday from "./chinese/everyday.ts";
import { FIGURES as CHINESE_FIGURES } from "./chinese/figures.ts";
import * as chinese from "./chinese/hopes.ts";
import * as chineseThings from "./chinese/things.ts";
import { TURNS as CHINESE_TURNS } from "./chinese/turns.ts";
import { cuesOf, findCues, sayingOf, type Cues, type Figure, type Found } from "./cues.ts";
import * as englishEveryday from "./english/everyday.ts";
import { FIGURES } from "./english/figures.ts";
import * as english from "./english/hopes.ts";
import * as things from "./english/things.ts";
import { TURNS } from "./english/turns.ts";
import type { Certainty } from "./terms.ts";

type Sort = "won" | "stopped" | "ill" | "good" | "neutral";

interface Lists {
  readonly WON: string;
  readonly STOPPED: string;
  readonly ILL: string;
  readonly GOOD: string;
  readonly NEUTRAL: string;
}

/** What a figure of speech says goes before what its neighbours say. */
const FIGURE = 6;

const cues = (
  { WON, STOPPED, ILL, GOOD, NEUTRAL }: Lists,
  everyday: Pick<Lists, "WON" | "ILL">,
  things: Pick<Lists, "WON" | "ILL">,
  figures: readonly Figure[],
): Cues<Sort> =>
  cuesOf([
    ["ill", 4, ILL],
    ["ill", 4, everyday.ILL],
    ["ill", 4, things.ILL],
    ["ill", FIGURE, sayingOf("ill", figures)],
    ["won", FIGURE, sayingOf("good", figures)],
    ["won", 2, everyday.WON],
    ["won", 2, things.WON],
    ["stopped", 3, STOPPED],
    ["won", 2, WON],
    ["good", 1, GOOD],
    ["neutral", 5, NEUTRAL],
  ]);
const ENGLISH = cues(english, englishEveryday, things, [...FIGURES, ...TURNS]);
const CHINESE = cues(chinese, chineseEveryday, chineseThings, [
  ...CHINESE_FIGURES,
  ...CHINESE_TURNS,
]);

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
  if (
    /^(?:should|shall|ought|may|can|could|must|do) (?:i|we)(?: have| need)?(?: to)? (?!(?:be )?(?:lose|fail|worr|afraid|scared|concerned|nervous|panic|fear)|get (?:sued|fired|caught|hurt)|need)/.test(
      main,
    )
  ) {
    const left = /^\w+ (?:i|we)(?: really| rather| maybe| just)? (?:not|never)\b/.test(main);
    if (/^(?:should|shall|ought|must)/.test(main))
      return { hope: side(!left), certainty: "likely" };
  }
  if (
    /^(?:should|shall|ought) (?!(?:i|we) )/.test(main) &&
    !/^\w+ (?:\S+ ){1,3}(?:not|never)\b/.test(main)
  )
    return { hope: "hoped", certainty: "likely" };
  const elliptical = /^\S+ (?:i|he|she|it|they|we|you|that|this)(?: be)?$/.test(main);
  if (elliptical && before !== "") return wishSaid(before);
  const rival = english.RIVAL.test(main);
  const found = findCues(withoutAttributes(main), ENGLISH).map((one) => ({
    ...one,
    denied: isDenied(main, one),
  }));
  const judged = weigh(found);
  if (judged && !(judged.wanted && english.TAKING.test(main))) {
    const turned = rival && turnsOver(judged.by, english.SUFFERED);
    return { hope: side(judged.wanted !== turned), certainty: "sure" };
  }
  // What one has to do one would rather not.
  if (
    /^(?:will|do|would|am|are|might) (?:i|we) (?:still |really |actually )?(?:have to|need|going to have to|going to need)\b/.test(
      main,
    )
  )
    return { hope: "feared", certainty: "likely" };
  if (english.TAKING.test(main) || english.SUSPECTING.test(main))
    return { hope: "feared", certainty: "likely" };
  const denied = [...main.replace(/^\w+n't /, "").matchAll(english.DENIAL)].length % 2 === 1;
  if (before !== "" && english.AFRAID.test(before))
    return { hope: side(denied), certainty: "likely" };
  if (/\b(?:don't|do not|doesn't) want\b/.test(before))
    return { hope: side(denied), certainty: "likely" };
  return { hope: side(denied === rival), certainty: "guess" };
}

/** Stands where a Chinese question turns from what is so to what is asked. */
const ASKS = "▸";

/** The wish of a Chinese question. */
export function wishInChinese(text: string): Wish {
  const main = text
    .replace(chinese.ATTRIBUTES, "　")
    .replace(chinese.SCENE, "")
    .replace(chinese.HARMLESS, "　")
    .replace(chinese.EITHER, `${ASKS}$1`);
  const clauses = main.split(/[，,。？?！!；;]/u).filter((part) => part !== "");
  const asking = clauses.at(-1) ?? main;
  // A step that is weighed, as "should I" in English; 该不会 dreads.
  if (/(?:是不是|是否)(?:真的)?(?:不该|不应该|不要|别)/u.test(text))
    return { hope: "feared", certainty: "likely" };
  if (/该(?!不会)|应不应|要不要|宜不宜|适不适合|适合(?!的)/u.test(text.split(/[，,。]/u).at(-1)!)) {
    return { hope: "hoped", certainty: "likely" };
  }
  const eventsIn = (part: string) =>
    findCues(part, CHINESE).map((one) => ({
      ...one,
      denied: chinese.DENIED.test(part.slice(0, one.at)),
    }));
  // What is asked whether or not decides before what only leads up to it.
  const read = (part: string) => {
    const events = eventsIn(part);
    const from = Math.max(
      part.lastIndexOf(ASKS),
      [...part.matchAll(chinese.MODAL)].at(-1)?.index ?? -1,
    );
    return weigh(events.filter(({ at }) => at > from)) ?? weigh(events);
  };
  const rival = chinese.RIVAL.test(asking);
  const judged = read(asking);
  const dread = clauses.slice(0, -1).some((clause) => chinese.AFRAID.test(clause));
  if (judged && !(dread && judged.wanted && asking.length < 5)) {
    const turned = rival && turnsOver(judged.by, chinese.SUFFERED);
    return { hope: side(judged.wanted !== turned), certainty: "sure" };
  }
  if (dread || chinese.AFRAID.test(asking)) return { hope: "feared", certainty: "likely" };
  const earlier =
    clauses.length > 1 && asking.length < 5 ? read(clauses.slice(0, -1).join("，")) : undefined;
  if (earlier) return { hope: side(earlier.wanted !== rival), certainty: "likely" };
  if (!rival && (chinese.SUSPECTING.test(text) || chinese.SUFFERING.test(asking)))
    return { hope: "feared", certainty: "likely" };
  const denied = chinese.DENIED.test(asking.replace(/[吗呢吧]*$/u, "").slice(0, -1));
  return { hope: side(denied === rival), certainty: "guess" };
}

/** Whether what befalls the other side is the asker's gain or loss turned over; what it does to the asker is not. */
function turnsOver({ of, text }: Event, suffered: RegExp): boolean {
  if (YIELDING.test(text)) return false;
  return of !== "ill" || suffered.test(text);
}

interface Event extends Found<Sort> {
  readonly denied: boolean;
}

/** What another side gives up to us. */
const YIELDING =
  /^(?:withdraw|drop|forgiv|give up|gives up|stop|make peace|reconcil|pay|repay)|撤|和好|原谅|停|罢|赔偿|答应|放过/u;

/** Verbs of getting away from what stands after them. */
const AWAY =
  /^(?:avoid|escap|surviv|dodg|get over|gets over|overcome|beat|get out of|get rid of)|避|躲|逃|免/u;

interface Judged {
  readonly wanted: boolean;
  /** The event that decides. */
  readonly by: Event;
}

/** Whether the events, in the order of the text, are wished for; nothing where there are none. */
function weigh(events: readonly Event[]): Judged | undefined {
  const won = events.find(({ of }) => of === "won");
  const stopped = events.find(({ of }) => of === "stopped");
  const ill = events.find(({ of }) => of === "ill");
  const good = events.find(({ of }) => of === "good");
  if (stopped) {
    const after = events.filter(({ at }) => at > stopped.at);
    const first = after.find(({ of }) => of !== "stopped");
    const ends = first ? first.of === "ill" : !(good || (won && !ill));
    return { wanted: (ends || ill !== undefined) !== stopped.denied, by: stopped };
  }
  const figure = events.find(({ weight }) => weight === FIGURE);
  // What is ill is got away from: "avoid relegation".
  if (figure?.of === "ill" && won && won.at < figure.at && AWAY.test(won.text))
    return { wanted: !won.denied, by: won };
  if (figure && !(ill && ill.at < figure.at && isVerb(ill.text)))
    return { wanted: (figure.of === "won") !== figure.denied, by: figure };
  // An illness that is cured is one that is wished away, but a cure may be lost: the verb comes first then.
  if (won && !(ill && ill.at < won.at && isVerb(ill.text))) return { wanted: !won.denied, by: won };
  const first = [ill, good].filter((one) => one !== undefined).sort((a, b) => a.at - b.at)[0];
  if (!first) return undefined;
  return { wanted: (first.of === "good") !== first.denied, by: first };
}

/** Whether an ill word is something done, which rules what stands after it. */
function isVerb(text: string): boolean {
  return /^(?:lose|losing|loses|fail|refus|reject|den(?:y|ied)|declin|miss|steal|ruin|hurt|harm|damage|failed|regret|cancel|delay)|失去|失败|拒绝|错过|抢|骗|偷|反对|阻挠|害/.test(
    text,
  );
}

/** The clause without what only sets its scene. */
function mainOf(clause: string): string {
  return (
    clause
      .replace(/[?!.,]+$/u, "")
      // What a dream or a film was of is not what is asked.
      .replace(
        /\b(dreams?|nightmares?|dreaming|dreamt|film|book) (?:about|of) (?:the |a |an |my )?[a-z]+/g,
        "$1",
      )
      .replace(/\b(?:without|despite|in spite of|instead of having) [^,?]*/g, "")
      .replace(
        /(?<=\S )(?:if|because|although|though|unless|since|after(?! my (?:position|job|money|husband|wife|boyfriend|girlfriend|man|seat|house|inheritance))|before|while|when|once|now that|even though|as soon as) (?!we |i )?.*$/,
        (part, at: number) => (at < 6 ? part : ""),
      )
      .replace(
        /(?<=\S )(?:if|because|although|unless|after|before|while|when|once) (?:i|we) .*$/,
        "",
      )
      .trim()
  );
}

/** Leaves out what a thing already is: "my lost ring", "the stolen bicycle", "my sick dog", "the fight for". */
function withoutAttributes(text: string): string {
  return text.replace(
    /\b(my|our|his|her|their|the|a|an|this|that) (lost|stolen|missing|sick|ill|broken|injured|angry|lonely|lying|noisy|loud|abusive|toxic|cheating|annoying|difficult|mean|terrible|awful|evil(?! eye)|estranged|jealous|crazy|nosy|rude|lazy|dead|damaged|worried|scared|stupid|horrible|rotten)(?= [a-z])/g,
    (whole) => whole.replace(/\S+$/, (word) => "x".repeat(word.length)),
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
  const events = findCues(before, ENGLISH);
  const judged = weigh(events.map((one) => ({ ...one, denied: isDenied(before, one) })));
  return judged
    ? { hope: side(judged.wanted), certainty: "likely" }
    : { hope: "hoped", certainty: "guess" };
}

/** Whether a time that is asked for is dreaded. */
export function isDreadedTime(text: string): boolean {
  return english.DREADED.test(text);
}
