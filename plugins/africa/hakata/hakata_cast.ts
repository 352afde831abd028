import {
  defineProcedure,
  oneOf,
  Question,
  TextShape,
  Type,
  verdictOf,
  type Brief,
  type Frozen,
  type Lang,
  type Static,
} from "#sdk";
import { fallOf, FALLS, nameOf, SCORES, TABLETS, throwTablets, TOPICS } from "./falls.ts";
import { drawThrow } from "./picture.ts";

const output = Type.Object({
  question: Type.Union([Type.String(), Type.Null()]),
  source: oneOf(["chance", "caller"], "Who threw the tablets"),
  tablets: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      stands: TextShape,
      open: Type.Boolean(),
    }),
    { description: "Kwame, Chilume, Ntakwala, Lumwe; open shows the carved side" },
  ),
  fall: Type.Object({
    number: Type.Integer({ minimum: 0, maximum: 15 }),
    name: TextShape,
    meaning: TextShape,
  }),
  topic: Type.Union([
    Type.Object({ id: Type.String(), name: TextShape, text: TextShape }),
    Type.Null(),
  ]),
  leaning: verdictOf(
    oneOf(
      ["favourable", "mixed", "adverse"],
      "How the fall leans by our reading; catalogues differ",
    ),
  ),
  score: Type.Integer({ minimum: 0, maximum: 100, description: "70, 50 or 30 by leaning" }),
});
export type HakataAnswer = Static<typeof output>;

/** One throw of the four tablets. */
export const hakataCast = defineProcedure({
  name: "hakata.cast",
  tradition: "shona",
  title: { en: "Hakata", zhHant: "哈卡塔占板" },
  summary: {
    en: "Throws the four tablets and names one of sixteen falls with its meaning for the question asked",
    zhHant: "擲四枚占板，得十六種落法之一，並就所問說明其意",
  },
  kind: "draw",
  cost: 2,
  icon: "icons/hakata.svg",
  needs: ["random"],
  input: Type.Object({
    falls: Type.Optional(
      Type.Array(Type.Boolean(), {
        minItems: 4,
        maxItems: 4,
        description:
          "A throw made by hand: whether Kwame, Chilume, Ntakwala and Lumwe lie open; chance then has no part",
      }),
    ),
    topic: Type.Optional(oneOf(["home", "love", "work", "journey", "lost"], "What is asked about")),
    question: Question,
  }),
  output,
  options: { falls: FALLS.length, tablets: TABLETS.map(({ name }) => name) },
  run: (input, { random }): HakataAnswer => {
    const open = input.falls ?? throwTablets(random);
    const { number, meaning, leaning } = fallOf(open);
    const topic = input.topic ? TOPICS[input.topic]! : null;
    return {
      question: input.question ?? null,
      source: input.falls ? "caller" : "chance",
      tablets: TABLETS.map((tablet, i) => ({ ...tablet, open: open[i]! })),
      fall: { number, name: nameOf(open), meaning },
      topic: topic && { id: input.topic!, name: topic.name, text: topic[leaning] },
      leaning: {
        value: leaning,
        because: [{ rule: `the fall with ${nameOf(open).en} is read as ${leaning}` }],
      },
      score: SCORES[leaning],
    };
  },
  brief: writeBrief,
  picture: drawThrow,
  examples: [
    {
      title: "both senior tablets open",
      input: { falls: [true, true, false, false], topic: "home" },
      expect: {
        fall: { number: 12, name: { en: "Kwame, Chilume open" } },
        tablets: [{ id: "kwame" }, { id: "chilume" }, { id: "ntakwala" }, { id: "lumwe" }],
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

function writeBrief(answer: Frozen<HakataAnswer>, lang: Lang): Brief {
  const english = lang === "en";
  const key = english ? "en" : "zhHant";
  const { fall, topic, tablets } = answer;
  const opens = tablets.filter(({ open }) => open);
  const shown = opens.map(({ name, stands }) =>
    english ? `${name} (${stands.en})` : `${name}（${stands.zhHant}）`,
  );
  const lies = english
    ? shown.length > 0
      ? `The carved side shows on ${shown.join("; ")}.`
      : "None of the four tablets shows its carved side."
    : shown.length > 0
      ? `四枚占板中，露出刻紋的是 ${shown.join("、")}。`
      : "四枚占板都沒有露出刻紋的一面。";
  const stop = english ? "." : "。";
  const custom = english
    ? "Every diviner keeps a catalogue of falls; this reading follows from what the tablets stand for."
    : "各家占者自有一套解法，此處依各板所代表者立說。";
  return {
    facts: {
      question: answer.question,
      fall: fall.name[key],
      meaning: fall.meaning[key],
      topic: topic ? { name: topic.name[key], text: topic.text[key] } : "none",
      leaning: answer.leaning.value,
    },
    outline: english ? ["The throw", "Its meaning", "Custom"] : ["落板", "其意", "慣例"],
    plain: [
      lies,
      fall.meaning[key] + stop + (topic ? (english ? " " : "") + topic.text[key] + stop : ""),
      custom,
    ].join("\n\n"),
  };
}
