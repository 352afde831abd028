import { english, type Translation, type Words } from "#sdk";
import type { answer, CountAnswer } from "../answer.ts";
import type { input } from "../input.ts";

const { capital, counted } = english;

const oroPlataMata = {
  oro: { text: "oro", about: "gold: what comes up the stair is prosperity" },
  plata: { text: "plata", about: "silver: a fair ending, a little short of gold" },
  mata: { text: "mata", about: "the ill third, on which no builder likes a stair to end" },
};
const housePart = { steps: "steps", posts: "posts", beams: "beams" };
const one = { steps: "step", posts: "post", beams: "beam" };

export const en = {
  title: "Oro, plata, mata",
  summary:
    "Counts steps, posts or beams by gold, silver and the ill third, and names the nearest count that ends on gold",
  inputs: {
    count: { label: "Count", about: "How many there are, counted from the foot" },
    what: { label: "What is counted", about: "Steps unless said", values: housePart },
  },
  fields: {
    count: "Count",
    what: "What is counted",
    word: "Ends on",
    about: "What it means",
    rounds: "Whole rounds",
    leaning: "Leaning",
    below: "Nearest below on gold",
    above: "Nearest above on gold",
  },
  terms: { oroPlataMata, housePart },
  phrases: {
    endsOn: ({ word, count, part }) => `${counted(count, one[part])} end on ${word}`,
  },
  reading: ({ count, what, word, rounds, below, above }: CountAnswer) => {
    const name = counted(count, one[what]);
    const advice =
      word === "oro"
        ? `Leave the ${housePart[what]} as they are.`
        : below === null
          ? `With ${above} they would end on gold.`
          : `With ${below} or ${above} they would end on gold.`;
    return [
      `${capital(name)}, counted oro, plata, mata from the foot, go round ${rounds === 1 ? "once" : `${rounds} times`} whole and end on ${word}: ${oroPlataMata[word].about.replace(/^[^:]*: /, "")}.`,
      `${advice}${word === "plata" ? ` Silver is good enough for most builders.` : ""}`,
    ];
  },
  picture: {
    title: ({ count, what, word }: CountAnswer) => `${capital(counted(count, one[what]))}: ${word}`,
    desc: ({ count, what, word }: CountAnswer) =>
      `A stair of ${counted(count, one[what])} whose last is ${word}`,
    advice: ({ word, below, above }: CountAnswer) =>
      word === "oro"
        ? "ends on gold"
        : below === null
          ? `gold at ${above}`
          : `gold at ${below} or ${above}`,
  },
} satisfies Words<{ input: typeof input; answer: typeof answer }>;

export type CountWords = Translation<typeof en>;
