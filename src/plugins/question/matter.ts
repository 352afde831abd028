/** What a question is about: the matter whose words weigh most, and whether something is gone and looked for. */
import type { Form, Matter } from "../../lore/mod.ts";
import * as chineseEveryday from "./chinese/everyday.ts";
import { FIGURES as CHINESE_FIGURES } from "./chinese/figures.ts";
import * as chineseLost from "./chinese/lost.ts";
import * as chinese from "./chinese/matters.ts";
import { THINGS as CHINESE_THINGS } from "./chinese/things.ts";
import { TURNS as CHINESE_TURNS } from "./chinese/turns.ts";
import { cuesOf, findCues, mattersOf, patternOf } from "./cues.ts";
import * as englishEveryday from "./english/everyday.ts";
import { FIELDS } from "./english/fields.ts";
import { FIGURES } from "./english/figures.ts";
import * as englishLost from "./english/lost.ts";
import * as english from "./english/matters.ts";
import { spellingOf } from "./english/spelling.ts";
import { THINGS } from "./english/things.ts";
import { TURNS } from "./english/turns.ts";
import type { Certainty } from "./terms.ts";

const ENGLISH = [
  ...english.MATTERS,
  ...englishEveryday.EVERYDAY,
  ...FIELDS,
  ...THINGS,
  ...mattersOf(FIGURES),
  ...mattersOf(TURNS),
];
const CUES = cuesOf<Matter>([
  ...ENGLISH,
  ...chinese.MATTERS,
  ...chineseEveryday.EVERYDAY,
  ...CHINESE_THINGS,
  ...mattersOf(CHINESE_FIGURES),
  ...mattersOf(CHINESE_TURNS),
  ["general", 0.1, chineseEveryday.OTHERWISE],
]);
const spell = spellingOf(ENGLISH.map(([, , list]) => list));
const GONE = patternOf(`${englishLost.GONE},${chineseLost.GONE}`);
const ABOUT = patternOf(`${englishLost.ABOUT},${chineseLost.ABOUT}`);
const ANIMALS = patternOf(`${englishLost.ANIMALS},${chineseLost.ANIMALS}`);
const NO_ANIMALS = patternOf(chineseLost.NO_ANIMALS);
const NOT_THINGS = patternOf(`${englishLost.NOT_THINGS},${chineseLost.NOT_THINGS}`);
const PEOPLE = patternOf(`${englishLost.PEOPLE},${chineseLost.PEOPLE}`);
/** "Where are my keys": a place is asked of a thing that is somebody's. */
const WHEREABOUTS =
  /\bwhere(?: on earth| in the world| the hell| the heck| exactly| tf)?(?: is|'s| are| has| have| did| could| might| can)? (?:all )?(?:my|the|our|his|her|their|that|those|[a-z]+'s)\b(?! (?:best|right|good|future|next|life|career|relationship|marriage))|\bwhere (?:did|have|could|might) (?:i|we|he|she|they|my [a-z]+|[a-z]+) (?:leave|put|lose|drop|hide|left|place|misplace|bury|stash|store|park|lock|chain|hang)|\bwhere (?:is|are) (?:he|she|they)\b(?! (?:going|from|taking|working|living|headed|leading))|\bwhere (?:is it|are they|did it go|could it be|can it be)\b/;
/** "Where did grandpa bury the coins": who put it somewhere is not what is looked for. */
const PUT =
  /\bwhere (?:did|have|has|could|might) .*\b(?:leave|put|lose|drop|hide|left|place|misplace|bury|stash|store|hidden|buried)\b/;
/** "Is my wallet at the office": only a thing one carries is asked after so. */
const LEFT_AT = new RegExp(
  `\\b(?:is|are|was|were|might|could|may) (?:my|our|his|her|their|the) (?:[a-z]+ )?(?:${englishLost.CARRIED})(?: still| somewhere| be| lying| left)* (?:at|in|on|under|behind|inside|with|between|here|still|around) `,
  "u",
);
const LEFT_AT_CHINESE = new RegExp(
  `(?:${chineseLost.CARRIED})(?:还|会不会|是不是|有没有|该不会|可能|应该|会)*(?:在(?!意|乎)|掉|落|呢[？?]*$)`,
  "u",
);
const LEADING_NOWHERE =
  /\b(?:going|heading|headed|leading|lead|live|work|study|invest|meet|best|should)\b/;

/** The weight of people in the lists; of several, the first named is the one that is asked about. */
const PERSON = 2;
const CALLED = 2.8;
const FIRST = 0.6;
/** What is between the asker and that person, and so about the person before all else. */
const BETWEEN = 2;
const RELATING =
  /\b(?:lying|lie|lies|lied) (?:to|about)\b|\b(?:hid(?:e|es|ing)|trust|cheat(?:s|ing)?|forgiv\w*|apologi[sz]\w*|jealous|envious|attracted|respects?|accept|without me|borrowed|avoid(?:s|ing)?|ignor\w+|worr(?:y|ies) me|interfer\w*|meddl\w*|nag\w*|annoy\w*|betray\w*|secret|listen to me|talk to me|speak to me|mad at|angry (?:at|with)|upset with|(?:like|love|hate|miss|want|need|understand|support|help)s? me)\b|原谅|干涉|不理我|瞒|骗|信任|相信我|挽回|和好|偏心|讨厌|吃醋|冷战|吵架|支持我|接受我|同意我|体谅|管我|控制我|情绪勒索/u;
const SPOUSE = /\b(?:husband|wife|spouse|marriage|married)\b|老公|老婆|丈夫|太太|妻子|我先生|先生/u;

const OF_PEOPLE: ReadonlySet<Matter> = new Set([
  "love",
  "marriage",
  "children",
  "family",
  "friend",
]);

/** What stands after these tells where or when, more than what is asked about: "the man from the gym". */
const ASIDE =
  /\b(?:from|at|in|outside|inside|near|behind|on|during|after|before|since) (?:(?:the|my|our|his|her|their|a|this|that) )?(?:new |old |last )?$/;

/** The matter of a question. */
export interface About {
  readonly matter: Matter;
  readonly certainty: Exclude<Certainty, "set">;
  readonly words: readonly string[];
}

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([word]) => word);

/**
 * Finds the matter of a folded text.
 *
 * @param form a question that chooses among things without a matter of its own is about the choice
 * @param named whether it calls somebody by name, who is most often loved
 */
export function matterOf(folded: string, form: Form, named = false): About {
  const text = spell(folded);
  const gone = goneIn(text);
  const weights = new Map<Matter, number>();
  const found = findCues(text, CUES);
  for (const [index, { of, weight: full, text: word, at }] of found.entries()) {
    const aside = ASIDE.test(text.slice(0, at)) && (found.length > 1 || form === "which") ? 0.5 : 1;
    const weight = full * aside;
    const again = found.slice(0, index).some((other) => other.of === of && other.text === word);
    // A second word of one matter bears the first out; it does not count whole.
    const before = weights.get(of) ?? 0;
    if (!again) weights.set(of, Math.max(before, weight) + Math.min(before, weight) / 4);
  }
  const person = found.find(
    ({ of, weight }) => weight >= PERSON && weight <= CALLED && OF_PEOPLE.has(of),
  );
  if (person) {
    const between = RELATING.test(text) ? BETWEEN : FIRST;
    weights.set(person.of, weights.get(person.of)! + between);
  }
  // Between husband and wife love is the marriage.
  if (SPOUSE.test(text) && weights.has("marriage") && weights.has("love")) {
    weights.set("marriage", weights.get("marriage")! + weights.get("love")!);
    weights.delete("love");
  }
  if (gone) weights.set(gone.matter, Math.max(gone.weight, weights.get(gone.matter) ?? 0));
  weights.delete("general");
  const ranked = [...weights].sort(([, a], [, b]) => b - a);
  const [best, second] = ranked;
  const words = (matter: Matter) => [
    ...new Set([
      ...(gone?.matter === matter ? gone.words : []),
      ...found.filter(({ of }) => of === matter).map(({ text: word }) => word),
    ]),
  ];
  if (form === "which" && (!best || best[1] < 3))
    return { matter: "choice", certainty: "likely", words: [] };
  if (!best && named) return { matter: "love", certainty: "guess", words: [] };
  if (!best) return { matter: "general", certainty: "guess", words: [] };
  const [matter, weight] = best;
  const lead = weight - (second?.[1] ?? 0);
  const certainty = weight >= 3 && lead >= 1 ? "sure" : weight >= 1.5 ? "likely" : "guess";
  return { matter, certainty, words: words(matter) };
}

/** Whether what is lost is nothing that lies somewhere: in English it follows the verb, in Chinese it stands about it. */
function isNoThing(text: string, sign: string, at: number): boolean {
  const end = at + sign.length;
  const rest = text
    .slice(end)
    .split(
      /[.?!,;，。？！]| (?:at|in|on|from|under|behind|near|to|of|for) (?:the|my|our|home) | or /u,
    )[0]!;
  if (!/\p{Script=Han}/u.test(sign)) return matches(sign + rest, NOT_THINGS).length > 0;
  const before = text
    .slice(0, at)
    .split(/[.?!,;，。？！]/u)
    .at(-1)!;
  return matches(before + rest, NOT_THINGS).length > 0;
}

/** "I feel lost" looks for nothing. */
const ASTRAY =
  /\b(?:feel|feels|felt|feeling|am|i'm|so|totally|completely|bit) (?:so |a bit |kind of |really |totally |completely |very )?lost\b(?= *(?:$|[,.!?]|lately|in life|right|these|at|without|and|about|since))|迷失|失去方向/gu;
/** "My lost ring" says what the ring is. */
const LOST_ALREADY =
  /\b(?:my|our|his|her|their|the|a|an) (?:lost|missing|stolen|misplaced) [a-z]|(?:丢掉|不见|遗失|丢|弄丢|掉)了?的/u;
/** What is said of people and animals, never of things. */
const STRAYED =
  /missing|vanish|disappear|ran away|run away|runaway|ran off|been seen|be seen|hasn't come home|not come home|haven't seen|can't reach|last seen|knows? where|where (?:she|he|they) (?:is|are)|stopped answering|离家|失踪|走失|走丢|失联|离家出走|下落|不见|不知去向|没回来|没回家|没有回家|没有回来|联络不上|联系不上|找不到人|人在哪/u;

/** "Where is the money best put" looks for a place, not for the money. */
const ADVICE =
  /^(?!.*(?:找|不见|丢|掉|忘|偷))(?:.*(?:该|应该|适合)(?:放|摆|存|挂|种)|.*(?:放|摆|存|挂|种)(?:在|到)?哪.*(?:比较|最|才好|好[？?]?$|安全|旺|适合|合适|位置|方位))/u;

/** What only an animal gets out of. */
const SLIPPED =
  /\b(?:slipp?(?:ed|s)|got(?:ten)? out of|escap(?:ed|es) from|wriggled out of) (?:his|her|its|their|the) (?:lead|leash|collar|harness|cage|hutch|kennel|paddock|stable|coop|aviary|tank|basket|crate)\b|(?:挣脱|咬断|扯断)[^，。？]{0,4}(?:绳|链|项圈)/u;
/** Pets are called by a doubled syllable, kin as well: "咪咪跑出去". */
const NICKNAMED =
  /(?!爸爸|妈妈|哥哥|弟弟|姐姐|妹妹|爷爷|奶奶|公公|婆婆|叔叔|伯伯|舅舅|姑姑|宝宝|孩孩|常常|刚刚|偷偷|往往|天天|人人|个个|渐渐|慢慢|看看|想想|一一)(\p{Script=Han})\1(?:跑|溜|走丢|走失|不见|没回|没有回|钻出去|飞走|离家)/u;

/** Or by their colour: "小黑跑到哪去了". */
const COLOURED =
  /(?:小|阿|老)(?:[黑白花黄橘灰虎咪汪福])(?:跑|溜|走丢|走失|不见|没回|没有回|钻出去|飞走)/u;

/** Whether a thing of somebody's is spoken of, and not the somebody. */
function isThingsOwner(text: string): boolean {
  return [...text.matchAll(/的(?!人)/gu)].some(
    ({ index }) => !matches(text.slice(index + 1, index + 4), PEOPLE).length,
  );
}

interface Gone {
  readonly matter: "lostThing" | "lostAnimal" | "lostPerson";
  readonly weight: number;
  readonly words: readonly string[];
}

/** Who or what is gone, if anything is. */
function goneIn(whole: string): Gone | undefined {
  const text = whole.replace(ASTRAY, "　");
  const signs = [...text.matchAll(GONE)]
    .filter(({ 0: word, index }) => !isNoThing(text, word, index))
    .map(([word]) => word);
  const asked = WHEREABOUTS.exec(text) ?? LEFT_AT.exec(text) ?? LEFT_AT_CHINESE.exec(text);
  const whereabouts =
    asked !== null && !LEADING_NOWHERE.test(text) && !isNoThing(text, asked[0], asked.index);
  const animals = matches(text.replace(NO_ANIMALS, "　"), ANIMALS);
  if (animals.length > 0) {
    const slipped = SLIPPED.exec(text);
    const about = [
      ...(slipped ? [slipped[0]] : []),
      ...signs,
      ...(whereabouts ? [asked[0]] : []),
      ...matches(text, ABOUT),
    ];
    return about.length > 0
      ? { matter: "lostAnimal", weight: 8, words: [...animals, ...about] }
      : undefined;
  }
  if (ADVICE.test(text)) return undefined;
  const strayed = SLIPPED.exec(text) ?? NICKNAMED.exec(text) ?? COLOURED.exec(text);
  if (strayed) return { matter: "lostAnimal", weight: 8, words: [strayed[0]] };
  if (signs.length === 0 && !whereabouts) return undefined;
  const words = [...signs, ...(whereabouts ? [asked[0]] : [])];
  const theft =
    /stole|steal|thief|thieves|who took|who has taken|nicked|pinched|swiped|偷|贼|谁拿|扒|失窃|拿走|摸走|顺走|捡走/.test(
      text,
    );
  const people = matches(text, PEOPLE);
  const own =
    /'s\b(?! (?:not|been|gone|missing|disappeared|vanished))/.test(text) || isThingsOwner(text);
  if (!theft && people.length > 0 && !own && !PUT.test(text)) {
    const strong = STRAYED.test(text);
    return strong || whereabouts
      ? { matter: "lostPerson", weight: strong ? 8 : 5, words }
      : undefined;
  }
  if (!theft && /走失|走丢|失联|离家出走/.test(text))
    return { matter: "lostPerson", weight: 8, words };
  const weak =
    !LOST_ALREADY.test(text) &&
    signs.length > 0 &&
    signs.every((sign) =>
      /^(?:找得到吗|在哪|还在|lost|藏|寻找|hiding|got out|get out|found|find my|find the|run to|ran off|turn up|能找到|会找到|跑了|跑到|跑去|去哪了|掉了|get my .* back|finding my|look for the|找回|get lost|gets lost|弄丢|找得到|拿回来|拿得回|丢了|go missing|goes missing)$/.test(
        sign,
      ),
    );
  return { matter: "lostThing", weight: weak && !whereabouts ? 3.5 : 8, words };
}
