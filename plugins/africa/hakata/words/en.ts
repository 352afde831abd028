import { matters } from "#lore/words/matters_en.ts";
import { standsOf, stepOf } from "#lore/words/matters.ts";
import { reply as replies } from "#lore/words/replies_en.ts";
import { PARTS } from "../reply.ts";
import { english, type Translation, type Words } from "#sdk";
import type { answer, HakataAnswer } from "../answer.ts";
import type { input } from "../input.ts";
import { scenes } from "./en/scenes.ts";

const { list } = english;

const tablet = {
  kwame: { text: "Kwame", stands: "the senior woman: house and eye" },
  chilume: { text: "Chilume", stands: "the senior man: spear and axe" },
  ntakwala: { text: "Ntakwala", stands: "the younger woman: two notches" },
  lumwe: { text: "Lumwe", stands: "the younger man: one notch" },
};

const topic = {
  home: "home and family",
  love: "love",
  work: "work and goods",
  journey: "a journey",
  lost: "something lost",
};

const fall = {
  closed: {
    text: "all closed",
    meaning:
      "All four keep their faces down. The matter is closed for now; nothing should be forced, and the question may be asked again another day",
  },
  lumwe: {
    text: "Lumwe open",
    meaning:
      "Only the younger man shows himself. A lone effort, quick and untried; it gains by finding an ally",
  },
  ntakwala: {
    text: "Ntakwala open",
    meaning:
      "Only the younger woman shows herself. Something gentle and new wishes to come in, and it should be given room",
  },
  ntakwalaLumwe: {
    text: "Ntakwala and Lumwe open",
    meaning:
      "The young are awake and the elders rest. Play, courtship and fresh plans prosper as long as the elders are told",
  },
  chilume: {
    text: "Chilume open",
    meaning:
      "Only the senior man lies open. The word of authority stands by itself and needs others to carry it",
  },
  chilumeLumwe: {
    text: "Chilume and Lumwe open",
    meaning:
      "Both men lie open. Strength and work go the same way, and a task in hand can be finished",
  },
  chilumeNtakwala: {
    text: "Chilume and Ntakwala open",
    meaning:
      "The senior man and the younger woman lie open. Protection meets promise, and a request is heard",
  },
  chilumeNtakwalaLumwe: {
    text: "Chilume, Ntakwala and Lumwe open",
    meaning:
      "All but the senior woman lie open. Much is moving, but the house has not given its consent; ask at home first",
  },
  kwame: {
    text: "Kwame open",
    meaning:
      "Only the senior woman lies open. The house sees and says little; patience and discretion serve best",
  },
  kwameLumwe: {
    text: "Kwame and Lumwe open",
    meaning:
      "The senior woman and the younger man lie open. A guiding eye is on a young effort, and it will be corrected in time",
  },
  kwameNtakwala: {
    text: "Kwame and Ntakwala open",
    meaning: "Both women lie open. The home is at peace; care, growth and mending are favoured",
  },
  kwameNtakwalaLumwe: {
    text: "Kwame, Ntakwala and Lumwe open",
    meaning:
      "All but the senior man lie open. Goodwill is plentiful, but nobody decides; someone should take the lead",
  },
  kwameChilume: {
    text: "Kwame and Chilume open",
    meaning:
      "Both elders lie open. Those who came before are in agreement, and a settled way is the right one",
  },
  kwameChilumeLumwe: {
    text: "Kwame, Chilume and Lumwe open",
    meaning:
      "All but the younger woman lie open. The matter has weight and drive but lacks tenderness; soften the manner",
  },
  kwameChilumeNtakwala: {
    text: "Kwame, Chilume and Ntakwala open",
    meaning: "All but the younger man lie open. Everything is ready except the one who must act",
  },
  open: {
    text: "all open",
    meaning:
      "All four lie open. The way is clear on every side; let thanks come before the next request",
  },
};

const counsel = {
  home: {
    favourable: "At home this is a time for settling what was left open",
    mixed: "At home someone has not yet been heard",
    adverse: "At home silence is better than a hurried word",
  },
  love: {
    favourable: "In love the other side is inclined to listen",
    mixed: "In love one of the two is still waiting for a sign",
    adverse: "In love leave the door ajar and do not push it",
  },
  work: {
    favourable: "Work that is already begun carries itself forward",
    mixed: "Work goes on, at the pace of its slowest part",
    adverse: "Work should be checked before anything is added to it",
  },
  journey: {
    favourable: "The road is friendly; set out with something to share",
    mixed: "The road is open, though not at every hour",
    adverse: "The road can wait for better company",
  },
  lost: {
    favourable: "What is missing is nearer than it seems",
    mixed: "What is missing has passed through another hand",
    adverse: "What is missing is not to be sought today",
  },
};

/** The reading of a throw that was asked something. */
function readAsked(answer: HakataAnswer): readonly string[] {
  const { asked, reply, question, tablets, fall: thrown, optionFalls, score } = answer;
  const matter = matters[asked.matter];
  const stands = standsOf(matter, reply.standing);
  const open = tablets.filter((one) => one.open).map((one) => one.tablet);
  const eldest = open[0];
  const why = eldest ? `${tablet[eldest].text} lies open, ${tablet[eldest].stands}.` : "";
  const weighed = reply.weighed.map((one, index) => ({
    ...one,
    by: fall[optionFalls[index]!].text,
  }));
  const shut =
    asked.form === "where" || asked.form === "when" ? "The tablets keep it shut today." : "";
  const spoken = reply.where
    ? replies.where({ where: reply.where, matter: asked.matter, why })
    : reply.when
      ? replies.when({
          when: reply.when,
          why: `The more tablets lie open the sooner it comes; now there are ${english.numberWord(open.length)}.`,
        })
      : weighed.length > 0
        ? replies.which({ weighed })
        : asked.form === "whether"
          ? `The fall is read as ${score} of 100${asked.hope === "feared" ? " for what you fear" : ""}.`
          : shut;
  const parts = open.map((one) => {
    const { text, stands: who } = tablet[one];
    return `${text} (${who}) looks to ${matter[PARTS[one]]}.`;
  });
  const closed = `None of the four looks up, so ${matter.turn} is left alone today.`;
  return [
    `${replies.asked(question ?? "")} ${[weighed.length > 0 ? "" : stands, spoken].filter((one) => one !== "").join(" ")}`,
    parts.length > 0 ? parts.join(" ") : closed,
    `${fall[thrown].meaning.replace(/\. ([A-Z])/g, (_, letter: string) => `; ${letter.toLowerCase()}`)}. ${scenes[thrown]}`,
    stepOf(matter, reply.standing),
  ];
}

export const en = {
  title: "Hakata",
  summary:
    "Throws the four tablets and names one of sixteen falls with its meaning for the question asked",
  weighs: "The score of the fall: 70, 50 or 30 by how it leans",
  inputs: {
    falls: {
      label: "Throw made by hand",
      about:
        "Whether Kwame, Chilume, Ntakwala and Lumwe lie open, in a throw made by hand; chance then has no part",
    },
    topic: { label: "Matter", about: "What is asked about", values: topic },
  },
  fields: {
    tablets: "Tablets",
    tablet: "Tablet",
    open: "Lies open",
    stands: "Stands for",
    fall: "Fall",
    meaning: "Meaning",
    number: "Number of the fall",
    topic: "Matter",
    matter: "Matter",
    counsel: "What the fall says to it",
    leaning: "Leaning",
    optionFalls: "Falls of the options",
  },
  terms: { tablet, topic, fall },
  phrases: {
    topicLeans: ({ topic: asked, leaning }) => counsel[asked][leaning],
    byFall: ({ fall: thrown, leaning }) =>
      `The fall with ${fall[thrown].text} is read as ${leaning}`,
  },
  reading: (answer: HakataAnswer) => {
    if (answer.question !== null) return readAsked(answer);
    const { tablets, fall: thrown, topic: asked, leaning } = answer;
    const open = tablets
      .filter((one) => one.open)
      .map((one) => `${tablet[one.tablet].text} (${tablet[one.tablet].stands})`);
    const matter = asked ? ` ${counsel[asked.matter][leaning.value]}.` : "";
    return [
      open.length > 0
        ? `The carved side shows on ${list(open)}.`
        : "None of the four tablets shows its carved side.",
      `${fall[thrown].meaning}. ${scenes[thrown]}${matter}`,
      "Every diviner keeps a catalogue of falls; this reading follows from what the tablets stand for.",
    ];
  },
  picture: { lies: (name: string, open: boolean) => `${name} ${open ? "open" : "closed"}` },
} satisfies Words<{ input: typeof input; answer: typeof answer }>;

export type HakataWords = Translation<typeof en>;
