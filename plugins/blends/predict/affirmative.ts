/**
 * Which of two options a favourable sign speaks for: found from their words, so that it is the same whichever
 * of them is named first.
 *
 * In this order: the option that is a plain yes or whose rival is a plain no; the option that is not denied
 * where the other one is; the option that the question itself names; else a lot that the words draw.
 * English and Chinese are read; words of other languages draw the lot.
 */
import { nameOf, normalise } from "./wording.ts";

/** How the option was found. */
export type FoundBy = "yes" | "no" | "denial" | "question" | "lot";

/** The option that a favourable sign speaks for. */
export interface Affirmative {
  readonly option: "optionA" | "optionB";
  readonly by: FoundBy;
}

interface Asked {
  readonly question: string;
  readonly optionA: string;
  readonly optionB: string;
}

/** Finds the option that a favourable sign speaks for. */
export function affirmativeOf({ question, optionA, optionB }: Asked): Affirmative {
  const [a, b] = [normalise(optionA), normalise(optionB)];
  const asked = normalise(question);
  const found =
    apart(YES.test(a), YES.test(b), "yes") ??
    apart(NO.test(b), NO.test(a), "no") ??
    apart(isDenied(b, a), isDenied(a, b), "denial") ??
    apart(isNamed(a, asked), isNamed(b, asked), "question");
  if (found) return found;
  const first = nameOf([question, optionA]) < nameOf([question, optionB]);
  return { option: first ? "optionA" : "optionB", by: "lot" };
}

/** The first option where the rule finds the first alone, the second where the second alone. */
function apart(a: boolean, b: boolean, by: FoundBy): Affirmative | undefined {
  if (a === b) return undefined;
  return { option: a ? "optionA" : "optionB", by };
}

/** The whole option, or its beginning before a mark. */
const plain = (words: string) => new RegExp(`^(${words})($|[ ]*[,;:、。—–-])`, "u");

const YES = plain(
  "y|yes|yeah|yep|sure|true|of course|certainly|definitely|ok|okay|it will|it does|it is|" +
    "是|是的|會|会|會的|会的|對|对|能|可|可以|好|行|有|要|成|肯定|一定|當然|当然|真",
);
const NO = plain(
  "n|no|nope|false|never|not|it won't|it will not|it doesn't|it does not|it isn't|it is not|" +
    "否|不|不是|不會|不会|不對|不对|不能|不可|不可以|不好|不行|沒有|没有|沒|没|無|无|不要|不成|假",
);

/** Words that turn a sentence round, each once. */
const DENIALS =
  /\b(?:not|no|never|none|nobody|nothing|neither|nor|cannot|without|\p{L}+n['’]t|fails?|failed|failing|failure|loses?|lost|losing|loss|rejects?|rejected|rejection|refuses?|refused|refusal|den(?:y|ies|ied)|denial|declines?|declined|cancels?|cancell?ed)\b|不會|不会|不能|不可|不是|不行|不應|不应|沒有|没有|未能|無法|无法|難以|难以|失敗|失败|拒絕|拒绝|駁回|驳回|否決|否决|否認|否认|落榜|落選|落选|落空|取消|輸掉|输掉/gu;
/** Characters that deny where the rest is what the other option says: 不買 beside 買房. */
const DENYING = /[不沒没未無无非]/gu;
/** What stands between a denial and what is denied. */
const AUXILIARIES = /[會会能可要將将被]/gu;

/** Whether an option denies, an odd number of times. */
function isDenied(option: string, other: string): boolean {
  const denials = option.match(DENIALS)?.length ?? 0;
  if (denials > 0) return denials % 2 === 1;
  const marks = option.match(DENYING)?.length ?? 0;
  if (marks % 2 === 0) return false;
  const [core, rival] = [option, other].map((text) =>
    text.replace(DENYING, "").replace(AUXILIARIES, ""),
  ) as [string, string];
  return core !== "" && rival !== "" && (core.includes(rival) || rival.includes(core));
}

/** Words that name nothing. */
const EMPTY = new Set(
  "a an the it he she they we i you this that will would shall should is are was were be been do does did to of in on at by for and or".split(
    " ",
  ),
);

/** Whether the question holds every word of an option that names something; Chinese as it is written. */
function isNamed(option: string, question: string): boolean {
  if (/\p{Script=Han}/u.test(option)) return question.includes(option);
  const asked = new Set(wordsIn(question));
  const own = wordsIn(option).filter((word) => !EMPTY.has(word));
  return own.length > 0 && own.every((word) => asked.has(word));
}

/** Words without their commonest endings: "passes" and "pass" are one. */
function wordsIn(text: string): readonly string[] {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => (word.length > 4 ? word.replace(/(?:es|ed|ing|s)$/u, "") : word));
}
