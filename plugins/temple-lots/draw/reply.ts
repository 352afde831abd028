/**
 * What a lot answers to a question: the word of its slip on the matter, and a further lot for each option.
 *
 * A slip tells places and times in its own words, under lost things, moving and those awaited; they are quoted and
 * never turned into a direction or a date.
 */
import type { Matter } from "#lore";
import { soughtIn } from "#lore";
import type { Leaning, Random, Reply, Understood } from "#sdk";
import { levelOf } from "../library/facts.ts";
import type { Lot, LotPack, Topic, Verdict } from "../library/pack.ts";
import { drawStick } from "./choose.ts";

const TOPICS: Readonly<Record<Matter, Topic | null>> = {
  love: "marriage",
  marriage: "marriage",
  work: "career",
  money: "wealth",
  study: "study",
  health: "health",
  home: "home",
  travel: "travel",
  lostThing: "lostItem",
  lostAnimal: "lostItem",
  lostPerson: "awaited",
  lawsuit: "lawsuit",
  children: "children",
  family: "home",
  friend: "awaited",
  spirit: "home",
  contest: "lawsuit",
  message: "awaited",
  weather: "travel",
  choice: null,
  general: null,
};
const STANDINGS: Readonly<Record<Verdict, Leaning>> = {
  favourable: "favourable",
  mixed: "mixed",
  wait: "mixed",
  unfavourable: "adverse",
};

/** The matter of the slip that speaks to a question; undefined where none does. */
export function topicOf({ matter, form }: Understood, { verdicts }: Lot): Topic | undefined {
  const isPlace = form === "where" && soughtIn(matter) === "place" && matter !== "travel";
  const topic = isPlace ? "moving" : TOPICS[matter];
  return topic && verdicts[topic] ? topic : undefined;
}

/** What a lot answers, and the numbers of the lots of the options. */
export interface Answered {
  readonly reply: Reply;
  readonly lots: readonly number[];
}

/** Answers a question from its lot; a lot that was named answers no options. */
export function answerBy(
  random: Pick<Random, "below"> | undefined,
  { options }: Understood,
  pack: LotPack,
  lot: Lot,
  topic: Topic | undefined,
): Answered {
  const scoreOf = (number: number) => levelOf(pack.lots[number - 1]!.level)!.score;
  const lots = random ? options.map(() => drawStick(pack.count, random)) : [];
  const verdict = topic && lot.verdicts[topic];
  return {
    lots,
    reply: {
      standing: verdict ? STANDINGS[verdict] : standingOf(scoreOf(lot.n)),
      where: null,
      when: null,
      weighed: lots.map((number, index) => ({ option: options[index]!, score: scoreOf(number) })),
    },
  };
}

/** The printed grade speaks for the asker, whatever is feared: 58 and more is favourable, 42 and less adverse. */
function standingOf(score: number): Leaning {
  return score >= 58 ? "favourable" : score > 42 ? "mixed" : "adverse";
}
