import { english, type Translation, type Words } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import { said } from "../../core/question/words/en.ts";
import { sayAnswer } from "../../core/question/words/said.ts";
import type { answer, HeadAnswer, HeadPhrases } from "../answer.ts";
import type { input } from "../input.ts";
import { HEAD, SPEAKING, type HeadId, type Luck, type Watch } from "../tetragrams.ts";
import { gists } from "./en/gists.ts";
import { names } from "./en/names.ts";
import { readGists } from "./parse.ts";

const { uncapital } = english;
const told = readGists(gists);
const heads = Object.fromEntries(HEAD.ids.map((id, index) => [id, names[index]!])) as Readonly<
  Record<HeadId, string>
>;
const luck: Readonly<Record<Luck, string>> = {
  good: "favourable",
  mixed: "mixed",
  care: "for care",
};
const watch: Readonly<Record<Watch, string>> = {
  morning: "morning",
  middle: "midday and midnight",
  evening: "evening",
};
const asks: Readonly<Record<Watch, string>> = {
  morning: "In the morning",
  middle: "At midday and at midnight",
  evening: "In the evening",
};
const AT: Readonly<Record<Watch, string>> = {
  morning: "in the morning",
  middle: "at midday and midnight",
  evening: "in the evening",
};
const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth".split(" ");
const COUNTS = ["none of them", "one of them", "two of them", "all"];
const named = (id: HeadId) => `${nativeOf(HEAD, id)} (${heads[id]})`;

function spokenBy({ head, watch: at }: HeadAnswer): string {
  const three = SPEAKING[at].map(
    (of) => `the ${ORDINALS[of - 1]}: ${uncapital(told[head][of]!).replace(/\.$/, "")}`,
  );
  return `${asks[at]} three appraisals speak. In our words they say, ${three.join("; ")}.`;
}

function heldText({ head, watch: at, good, luck: held }: HeadPhrases["threeSpeak"]): string {
  return `${asks[at]} the ${english.list(SPEAKING[at].map((of) => ORDINALS[of - 1]!))} appraisals of ${named(head)} speak; ${COUNTS[good]} ${good > 1 ? "stand" : "stands"} in the day, so the matter is ${luck[held]}`;
}

export const en = {
  title: "Supreme Mystery",
  summary:
    "Counts stalks for one of the 81 tetragrams of the Supreme Mystery (tai xuan), with the gist of its head and nine appraisals in our own words and an answer to the question",
  weighs:
    "From 50, each appraisal that speaks adds if it stands in the day and takes if in the night: 10, 10 and 15 for the last",
  inputs: {
    digits: {
      label: "Lines of your own",
      about: "Four lines from above: 1 whole, 2 once broken, 3 twice broken; chance has no part",
    },
    watch: {
      label: "Time of asking",
      about: "Which three appraisals speak; left out, the clock of the moment tells it",
      values: watch,
    },
  },
  fields: {
    digits: "Lines from above",
    head: "Head",
    number: "Number",
    symbol: "Tetragram",
    yang: "Yang",
    phase: "Phase",
    gist: "Gist",
    watch: "Time of asking",
    appraisals: "Appraisals",
    day: "In the day",
    speaks: "Speaks",
    verdict: "Verdict",
    optionHeads: "Heads of the options",
    luck: "How it stands",
  },
  terms: { tetragram: heads, taiXuanWatch: watch, taiXuanLuck: luck },
  phrases: {
    headGist: ({ head }: HeadPhrases["headGist"]) => told[head][0]!,
    appraisalGist: ({ head, appraisal }: HeadPhrases["appraisalGist"]) => told[head][appraisal]!,
    threeSpeak: heldText,
  },
  reading(cast: HeadAnswer) {
    const {
      head,
      digits,
      number,
      phase,
      question,
      asked,
      reply,
      castBy,
      verdict,
      watch: at,
    } = cast;
    const { good } = verdict.because[0]!.with;
    const by = castBy === "caller" ? "Your lines" : "The stalks give the lines";
    const first = `${by} ${digits.join(", ")} from above${castBy === "caller" ? " are" : ":"} ${named(head)}, head ${number} of 81.`;
    const gist = `Its head says, in our words: ${uncapital(told[head][0]!)}`;
    const why = `${heldText(verdict.because[0]!.with)}.`;
    if (question === null) return [`${first} ${gist}`, spokenBy(cast), why];
    const {
      head: answered,
      part,
      step,
    } = sayAnswer(said, {
      question,
      asked,
      reply,
      phase,
      why: {
        where: `The head belongs to ${phase}, which has its side there.`,
        when: "The head has this number in its nine.",
      },
      each: cast.optionHeads.map(
        (one) => `counted for itself ${named(one.head)}, ${luck[one.luck]}`,
      ),
    });
    const last = SPEAKING[at][2];
    const spoken = `${named(head)} speaks by three appraisals ${AT[at]}: ${COUNTS[good]} in the day. The last weighs most and says, in our words: ${uncapital(told[head][last]!)}`;
    return [answered, `${spoken} ${part}`, step];
  },
  picture: {
    title: (native: string) => `Supreme Mystery: ${native}`,
    name: (id: HeadId) => heads[id],
    key: "Gold: in the day; grey: in the night; red ring: speaks",
  },
} satisfies Words<{ input: typeof input; answer: typeof answer }>;

export type HeadWords = Translation<typeof en>;
