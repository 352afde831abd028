import { matters } from "#lore/words/matters_en.ts";
import { standsOf, stepOf } from "#lore/words/matters.ts";
import { reply as replies } from "#lore/words/replies_en.ts";
import { english, type Translation, type Words } from "#sdk";
import type { answer, LotAnswer, Phrases } from "../answer.ts";
import type { input } from "../input.ts";
import type { SetId } from "../../packs/list.ts";
import { sets } from "./en/sets.ts";
import { lotTexts } from "./texts.ts";

const texts = lotTexts("en");

const topic = {
  home: "home and household",
  wealth: "money",
  career: "work and office",
  study: "study and examinations",
  marriage: "love and marriage",
  children: "children",
  health: "health",
  travel: "travel",
  awaited: "someone awaited",
  lostItem: "something lost",
  lawsuit: "a dispute",
  moving: "moving house",
  harvest: "the harvest",
};
const throws = { sheng: "sheng, yes", laughing: "laughing, no answer", yin: "yin, no" };
const method = { sticks: "sticks", blocks: "divination blocks" };
const confirmRule = {
  "one-of-three": "one yes in three throws",
  "three-in-a-row": "three times yes in a row",
};

const grade = {
  adverse: "Adverse",
  unfavourable: "Unfavourable",
  guarded: "Guarded",
  neutral: "Neutral",
  fair: "Fairly favourable",
  favourable: "Favourable",
  excellent: "Excellent",
};

/** What the lot says to a question: the word of the slip on its matter, one line of the poem, and what to do. */
function readAsked(answer: LotAnswer): readonly string[] {
  const { system, lotNumber: lot, focus, asked, reply, question, optionLots, fortune } = answer;
  const { set } = system;
  const matter = matters[asked.matter];
  const { title, poem = [], topics: said } = texts.of({ set, lot });
  const graded = (step: keyof typeof grade) =>
    fortune.basis === "unranked" ? "" : `, ${grade[step].toLowerCase()}`;
  const own = focus ? [`On ${topic[focus]} the slip says: ${said[focus]}.`] : [];
  const awaited =
    asked.form === "when" && focus !== "awaited" && said.awaited
      ? [`On when to look for an answer: ${said.awaited}.`]
      : [];
  const weighed = reply.weighed.map((one, index) => {
    const other = optionLots[index]!;
    const named = texts.of({ set, lot: other.lotNumber }).title;
    return { ...one, by: `lot ${other.lotNumber}, ${named}${graded(other.grade)}` };
  });
  return [
    [
      replies.asked(question ?? ""),
      ...own,
      ...awaited,
      weighed.length > 0 ? replies.which({ weighed }) : standsOf(matter, reply.standing),
    ].join(" "),
    `The lot is the ${english.ordinal(lot)} of ${sets[set].text}, “${title}”${graded(fortune.grade)}; its last line is “${poem.at(-1) ?? ""}”`,
    stepOf(matter, reply.standing),
  ];
}

export const en = {
  title: "Temple lot",
  summary:
    "Draws one lot, or looks up the lot named, from a temple set: poem, fortune level, story, interpretation and twelve topics",
  weighs: "The score of the printed grade",
  inputs: {
    systemSlug: {
      label: "Set of lots",
      about: "Slug or alias of a lot system; the catalogue lists them",
    },
    lotNumber: { label: "Lot", about: "Lot to read; drawn at random when left out" },
    topic: { label: "Matter", about: "Matter to put first", values: topic },
    confirm: {
      label: "Confirmation",
      about: "Whether divination blocks confirm the lot, and by which rule; default off",
      values: { off: "off", ...confirmRule },
    },
    method: {
      label: "Drawn with",
      about: "How the lot is found; blocks only for fude-zhengshen-28; default sticks",
      values: method,
    },
  },
  fields: {
    system: "Set",
    set: "Name",
    deity: "Deity",
    region: "Where it is used",
    standing: "How it is known",
    count: "Number of lots",
    status: "Attested",
    lotNumber: "Lot",
    selection: "Chosen by",
    method: "Drawn with",
    title: "Named after",
    index: "Printed beside it",
    ganzhi: "Stem and branch",
    element: "Element",
    palace: "Palace",
    mansion: "Lunar mansion",
    branch: "Branch",
    hexagram: "Hexagram",
    coins: "Coins",
    cups: "Blocks",
    head: "Head",
    solarTerm: "Solar term",
    fortune: "Fortune",
    level: "Grade as printed",
    grade: "Grade",
    step: "Step of seven",
    basis: "Graded by",
    form: "Form",
    poem: "Poem",
    spoken: "As spoken",
    allusion: "The story",
    name: "Known as",
    story: "What happens",
    topics: "The matters",
    topic: "Matter",
    verdict: "Verdict",
    counsel: "What the lot says",
    focus: "Matter asked for",
    fixedText: "To everybody who draws it",
    optionLots: "Lots of the options",
    confirmation: "Confirmation",
    performed: "Blocks were thrown",
    reason: "Why not",
    rule: "Rule",
    confirmed: "Confirmed",
    attempts: "Lots asked about",
    throws: "Throws",
    textSource: "Text",
    disclosures: "To be said",
    about: "About",
  },
  terms: {
    set: sets,
    topic,
    verdict: {
      favourable: "favourable",
      mixed: "mixed",
      wait: "wait",
      unfavourable: "unfavourable",
    },
    form: {
      "7x4": "four lines of seven characters",
      "5x4": "four lines of five characters",
      waka: "waka, five phrases of Japanese",
      klon: "klon, four lines of Thai",
    },
    grade,
    status: {
      attested: "attested",
      "attested-variants": "attested, with variants",
      assigned: "assigned by this service",
      custom: "of this service's own making",
    },
    throw: throws,
    method,
    confirmRule,
    unconfirmed: {
      "not-customary": "not customary for this set",
      "number-chosen": "the number was chosen",
      "already-thrown": "the lot itself came from blocks",
    },
    selection: { drawn: "chance", chosen: "the caller" },
    basis: { traditional: "tradition", project: "this service", unranked: "nobody" },
    textSource: {
      original: "written for this service",
      "public-domain": "in the public domain",
      licensed: "under licence",
    },
    subject: {
      chance: "chance",
      culture: "the text",
      accuracy: "accuracy",
      "not-advice": "not advice",
    },
  },
  phrases: {
    title: (lot) => texts.of(lot).title ?? "",
    poem: (lot) => (texts.of(lot).poem ?? []).join("\n"),
    allusion: (lot) => texts.of(lot).allusion?.name ?? "",
    story: (lot) => texts.of(lot).allusion?.summary ?? "",
    fixed: (lot) => texts.of(lot).interpretation,
    topicSays: ({ topic: asked, ...lot }) => texts.of(lot).topics[asked] ?? "",
    lot: ({ lot, ...set }) => `Lot ${lot}, ${texts.of({ ...set, lot }).title}`,
    equalChance: "This lot was drawn at random; every lot of the system had the same chance.",
    thrownChance:
      "This lot was thrown with blocks assumed fair; its odds follow the throws, and the edge counts as 1 in 1024.",
    fairBlocks: "The divination blocks are assumed to be fair; real ones are not perfectly so.",
    ownVerse:
      "Original verse written for this service; not the text of any temple, and not connected with any temple.",
    credit: ({ credit, licence }) => `${credit} (${licence})`,
    ownGrade: "The grade is this service’s own.",
    standing: ({ set }) => sets[set].standing,
    notAdvice:
      "Temple lots are a symbolic tradition, not a prediction. For health, law or money, ask someone qualified.",
  },
  refusals: {
    "unknown-system": {
      when: "No lot system has this slug or alias; the nearest slugs are named",
      says: ({ slug, nearest }) =>
        `Cannot draw from "${slug}": no such lot system; nearest: ${nearest.join(", ")}`,
    },
    "lot-out-of-range": {
      when: "The system has fewer lots than the number asked for",
      says: ({ set, lot, count }) =>
        `Cannot read lot ${lot} of ${set}: lots are numbered 1 to ${count}`,
    },
    "method-not-offered": {
      when: "This system is not thrown with blocks",
      says: ({ set }) => `Cannot throw for ${set}: its lots are drawn as sticks`,
    },
    "topic-not-offered": {
      when: "This system does not speak to the topic asked for",
      says: ({ set, topic: asked }) =>
        `Cannot put ${topic[asked]} first: ${set} does not speak to it`,
    },
  },
  ready: texts.ready,
  reading: (answer: LotAnswer) => {
    const {
      system: { set },
      lotNumber: lot,
      focus,
      topics,
    } = answer;
    const { interpretation, topics: said } = texts.of({ set, lot });
    if (answer.question !== undefined) return readAsked(answer);
    const asked = topics.find((one) => one.topic === focus);
    if (!asked) return [interpretation];
    return [`On ${topic[asked.topic]}: ${said[asked.topic]}.`, interpretation];
  },
  picture: {
    heading: (set: SetId, lot: number, grade: string) =>
      `${sets[set].text}, lot ${lot}${grade ? `: ${grade}` : ""}`,
    /** The title and the poem beneath those of the set. */
    title: (lot: Phrases["title"]) => texts.of(lot).title ?? "",
    poem: (lot: Phrases["poem"]) => texts.of(lot).poem ?? [],
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  phrases: Pick<Phrases, "lot">;
  refusals: {
    "unknown-system": { slug: string; nearest: readonly string[] };
    "lot-out-of-range": { set: SetId; lot: number; count: number };
    "method-not-offered": { set: SetId };
    "topic-not-offered": { set: SetId; topic: keyof typeof topic };
  };
}>;

export type LotWords = Translation<typeof en>;
