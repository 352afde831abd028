/** Reads from the words of a question what it is about. A topic or a person that was given goes before. */
import type { Matter } from "#lore";
import { understand } from "#sdk";
import type { Asked, Illness, Person, Topic } from "./matters.ts";

type Rule<Value> = readonly [Value, RegExp];

/** First match wins. */
const PERSON_RULES: readonly Rule<Person>[] = [
  ["other", /延師|延师|請師|请师|\btutor\b/i],
  [
    "parents",
    /妻[父母]|岳[父母]|丈人|[父母爹娘爸媽妈伯叔姑姨祖師师](?!何訓)|尊長|尊长|\b(father|mother|dad|mum|mom|parents?|uncle|aunt|grand(father|mother)|teacher)\b/i,
  ],
  ["siblings", /[兄弟姐姊妹]|\b(brother|sister|cousin)s?\b/i],
  ["wife", /妻|妾|老婆|太太|\bwife\b/i],
  ["husband", /夫(?![妻婦妇])|老公|\bhusband\b/i],
  [
    "children",
    /[子女](?:嗣|息|病|痘|婿|兒|儿|孫|孙|久|何|易|從|从|脫|脱|近|$)|兒|儿子|孩|侄|甥|婿|孫|孙|女病|女痘|門生|徒弟|\b(sons?|daughters?|child(ren)?|kids?|nephew|niece|pupil)\b/i,
  ],
  ["servant", /僕|仆|婢|廝|厮|奴|\b(servant|employee|staff)\b/i],
  ["master", /主人|官府何|東家|\b(master|boss|employer)\b/i],
  ["other", /朋友|友人|對方|对方|\b(friend|partner|client|customer|he|she|they)\b/i],
];

const TOPIC_RULES: readonly Rule<Topic>[] = [
  ["clearSky", /晴|水沖|漲水|涨水|\b(clear up|sunny|clear sky|stop raining)\b/i],
  ["rain", /雨|雪|\b(rain|snow)\b/i],
  ["self", /夢|梦|\b(dream(s|t|ed)?|nightmare)\b/i],
  ["grave", /墳|坟|塋|風水|风水|穴|^地$|葬|\bgrave\b/i],
  ["marriage", /婚|娶|嫁|姻|夫[妻婦妇]|\b(marry|marriage|wedding|engaged)\b/i],
  ["health", /病|癌|疾|痘|瘡|疮|症|恙|血崩|\b(ill(ness)?|sick(ness)?|health|recover|disease)\b/i],
  ["medicine", /服藥|服药|[用吃服].{0,3}[藥药丸參参附]|醫好|\b(medicine|treatment|doctor)\b/i],
  ["pregnancy", /孕|產|产|子嗣|\b(pregnan|birth of|baby)/i],
  ["lawsuit", /訟|讼|官事|官司|罪|拿問|\b(lawsuit|court|trial|sue)\b/i],
  [
    "return",
    /何[日時时](?:回|歸|归|來|来|到|至)|(?:不|未)[歸归]|行人|音信|無音|得信|有信|迎之|往他|\b(come (back|home)|return|arrive|news (of|from))\b/i,
  ],
  [
    "study",
    /本經|功課|功课|學業|学业|童試|童试|道考|小考|歲考|岁考|府考|縣考|考試|考试|升學|升学|\b(exam|test|school|college|university)\b/i,
  ],
  ["exam", /鄉試|乡试|會試|会试|試中|鼎甲|登科|科舉|中否/],
  ["patron", /謁|谒|見貴|见贵|\b(interview|meet the)\b/i],
  ["lost", /失物|失去|遺失|遗失|\b(lost|missing)\b/i],
  ["theft", /賊|贼|盜|盗|\b(thief|theft|stolen)\b/i],
  ["loan", /借|貸|贷|債|债|\b(loan|debt|lend|borrow)\b/i],
  ["animals", /馬|马|牛|羊|豬|猪|畜|貓|猫|狗|\b(dog|cat|horse|pet)s?\b/i],
  [
    "trade",
    /貨|货|價|价|鋪|铺|店|商|買|买|賣|卖|生意|開張|\b(shop|business|trade|sell|buy|goods|price)\b/i,
  ],
  [
    "fortune",
    /財福|财福|終身財|终身财|一生財|一生财|\b(lifetime|my fortune in life|ever be rich)\b/i,
  ],
  ["wealth", /財|财|錢|钱|窖|\b(money|wealth|rich|income)\b/i],
  [
    "career",
    /升|官|缺|差|功名|起用|援例|職|职|候選|仕|自陳|上任|工作|事業|事业|\b(job|promotion|career|office|post|work)\b/i,
  ],
  ["papers", /文書|文书|契|上書|章奏|簽證|签证|\b(papers?|contract|deed|permit|visa)\b/i],
  ["house", /家宅|房|屋|宅|\b(house|home|flat|apartment)\b/i],
  ["journey", /出行|出門|出门|過關|过关|渡|舟行|一路|\b(journey|trip|travel|move to)\b/i],
  ["danger", /防|患|難|难|厄|險|险|避|\b(danger|risk|threat|escape)\b/i],
  ["year", /年運|年运|流年|月令|\bthis year\b/i],
];

const PERSON_TOPIC: Readonly<Partial<Record<Person, Topic>>> = {
  parents: "parents",
  siblings: "siblings",
  children: "children",
  husband: "husband",
  wife: "wife",
  other: "friends",
};

/** Matters that a person's own word does not turn into a matter of that person. */
const IMPERSONAL: ReadonlySet<Topic> = new Set(["rain", "clearSky", "grave", "marriage", "self"]);

/** Topics of each matter that a question may be of; the first where its words name none. */
const TOPICS_OF: Readonly<Record<Exclude<Matter, "general" | "choice">, readonly Topic[]>> = {
  love: ["marriage", "husband", "wife"],
  marriage: ["marriage", "husband", "wife"],
  work: ["career", "patron", "trade", "papers", "exam"],
  money: ["wealth", "fortune", "trade", "loan"],
  study: ["study", "exam"],
  health: ["health", "medicine"],
  home: ["house", "grave"],
  travel: ["journey", "papers", "return"],
  lostThing: ["lost", "theft"],
  lostAnimal: ["animals"],
  lostPerson: ["return"],
  lawsuit: ["lawsuit"],
  children: ["children", "pregnancy"],
  family: ["parents", "siblings", "children"],
  friend: ["friends"],
  spirit: ["danger", "grave"],
  contest: ["danger", "exam"],
  message: ["return", "papers"],
  weather: ["rain", "clearSky"],
};

/**
 * The topic of a question: the matter by the reader of questions that all arts share, within it what the words of
 * the books name. A question written as the books write theirs, 「占…」, goes by the books' words.
 */
function topicIn(question: string, about: string, set: Matter | undefined): Topic | null {
  const named = firstOf(TOPIC_RULES, about);
  const { matter, certainty } = understand(about, set ? { matter: set } : {});
  if (matter === "general" || matter === "choice") return named;
  const topics = TOPICS_OF[matter];
  if (named && topics.includes(named)) return named;
  const isSure = certainty.matter === "sure" || certainty.matter === "set";
  if (named && (!isSure || /占|卜/.test(question))) return named;
  return certainty.matter === "guess" ? null : topics[0]!;
}

/** What was given beside the question. */
export interface Given {
  readonly topic?: Topic | undefined;
  readonly matter?: Matter | undefined;
  readonly person?: Person | undefined;
  readonly illness?: Illness | undefined;
  readonly gender?: "male" | "female" | undefined;
}

/** Returns what a question is about, by what was given and, failing that, by its words. */
export function readQuestion(question: string | null, given: Given): Asked {
  const [asker, about] = splitAsker(question ?? "");
  const topic = given.topic ?? topicIn(question ?? "", about, given.matter);
  const isOpen = given.person === undefined && given.topic === undefined;
  const named = isOpen && !(topic && IMPERSONAL.has(topic)) ? firstOf(PERSON_RULES, about) : null;
  const person = given.person ?? named ?? "self";
  return {
    topic: topic ?? PERSON_TOPIC[person] ?? "self",
    person,
    illness: given.illness ?? illnessIn(about),
    asksOfHusband: given.gender === "female" || /[女妻]/.test(asker),
    asksWhen: /[何幾几哪][日時时天]|什麼時候|什么时候|\bwhen\b|\bwhat (day|time)\b/i.test(about),
  };
}

/** 「甲占乙…」 is a question of 乙: what stands before the last 占 is who asks. */
function splitAsker(question: string): readonly [string, string] {
  const plain = question.replace(/[(（][^)）]*[)）]/g, "");
  const at = plain.lastIndexOf("占");
  return at < 0 ? ["", plain] : [plain.slice(0, at), plain.slice(at + 1)];
}

function firstOf<Value>(rules: readonly Rule<Value>[], text: string): Value | null {
  return rules.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

function illnessIn(text: string): Illness | null {
  if (/久病|[年載载](?:有餘|有余|多)|\b(long|chronic|for years)\b/i.test(text)) return "long";
  return /近病|新病|\b(recent|sudden|since yesterday)\b/i.test(text) ? "recent" : null;
}
