import { byChance, defineProcedure, requireAnswerable, understand, wordsIn } from "#sdk";
import { answer, type HakataAnswer } from "./answer.ts";
import { fallOf, FALLS, SCORES, TABLET, TOPIC_OF, throwTablets } from "./falls.ts";
import { input } from "./input.ts";
import { drawThrow } from "./picture.ts";
import { answerBy } from "./reply.ts";
import type { HakataWords } from "./words/en.ts";

/** One throw of the four tablets. */
export const hakataCast = defineProcedure({
  name: "hakata.cast",
  tradition: "shona",
  words: wordsIn<HakataWords>(import.meta),
  kind: "draw",
  cost: 2,
  icon: "icons/hakata.svg",
  needs: ["random"],
  input,
  output: answer,
  refusals: ["lifespan"],
  options: { falls: FALLS.length, tablets: TABLET.ids },
  run(given, { random }): HakataAnswer {
    const { falls, question } = given;
    requireAnswerable(question);
    const asked = understand(question, given);
    const topic = given.topic ?? (question ? TOPIC_OF[asked.matter] : undefined);
    const open = falls ?? throwTablets(random);
    const thrown = fallOf(open);
    const { number, id: fall, leaning } = thrown;
    const answered = answerBy(falls ? undefined : random, asked, open, thrown);
    return {
      question: question ?? null,
      asked,
      reply: answered.reply,
      optionFalls: answered.falls.map(({ id }) => id),
      castBy: falls ? "caller" : "chance",
      tablets: TABLET.ids.map((tablet, i) => ({ tablet, open: open[i]! })),
      fall,
      number,
      topic: topic
        ? { matter: topic, counsel: { code: "topicLeans", with: { topic, leaning } } }
        : null,
      leaning: { value: leaning, because: [{ code: "byFall", with: { fall, leaning } }] },
      score: SCORES[leaning],
    };
  },
  asks: byChance,
  weighs: {
    origin: "own",
    read: ({ fall, leaning, score }) => ({
      score,
      testimonies: [{ code: "byFall", with: { fall, leaning: leaning.value }, weight: score - 50 }],
    }),
  },
  picture: drawThrow,
  examples: [
    {
      title: "both senior tablets open",
      input: { falls: [true, true, false, false], topic: "home" },
      expect: {
        number: 12,
        fall: { id: "kwameChilume", text: "Kwame and Chilume open" },
        tablets: [
          { tablet: { id: "kwame" } },
          { tablet: { id: "chilume" } },
          { tablet: { id: "ntakwala" } },
          { tablet: { id: "lumwe" } },
        ],
      },
      source:
        "W. van Binsbergen (1996): names of the four tablets and their order, two states each",
    },
  ],
  references: [
    {
      title: "Regional and Historical Connections of Four-Tablet Divination in Southern Africa",
      author: "Wim van Binsbergen",
      year: "1996",
      part: "Journal of Religion in Africa 26",
    },
    {
      title: "Annotations for Dice Combinations",
      author: "Experience Rich Anthropology",
      part: "A Venda catalogue of the falls of four tablets",
    },
    {
      title: "Shona Religion",
      author: "Michael Gelfand",
      year: "1962",
      part: "page 163, as quoted by M. Hander (1997)",
    },
  ],
});
