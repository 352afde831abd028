import { matters } from "#lore/words/matters_en.ts";
import { stepOf } from "#lore/words/matters.ts";
import { english, type Translation, type Words } from "#sdk";
import { opening } from "#east/draw/words/en.ts";
import type { answer, ShagaiAnswer } from "../answer.ts";
import { PARTS, type Side } from "../bones.ts";
import type { input } from "../input.ts";

const { list, numberWord, capital } = english;

const shagaiSide = {
  horse: { text: "horse", about: "the luckiest side: speed, and a rider who gets there" },
  sheep: { text: "sheep", about: "the broad bulging side: plenty and goodwill" },
  goat: { text: "goat", about: "the broad hollow side: thin pasture and quarrels over it" },
  camel: { text: "camel", about: "the narrow hollow side: a long road under a load" },
};
const shagaiThrow = {
  allFour: {
    text: "all four herds",
    about: "every side shows at once, the best that bones can say",
  },
  allAlike: { text: "four alike", about: "one herd has the steppe to itself" },
  three: { text: "three and one", about: "a herd with a stray in it" },
  pairs: { text: "two pairs", about: "two herds graze side by side" },
  pair: { text: "a pair and two others", about: "a mixed herd with a leader" },
};
/** What so many of a side say, from one on. */
const told: Readonly<Record<Side, readonly string[]>> = {
  horse: [
    "a horse stands saddled, so one part of this goes fast",
    "two horses keep pace, so you will not ride alone",
    "three horses run ahead of the rest, so hold on and steer",
    "four horses: nothing on this plain can overtake you",
  ],
  sheep: [
    "a sheep has come to the tent, a small gift to be accepted",
    "two sheep are fat, so there is enough to share",
    "three sheep fill the pen, so gather before you go on",
    "four sheep: goodwill on all sides and no hurry anywhere",
  ],
  goat: [
    "a goat has got into the stores, so something small is nibbled away",
    "two goats butt heads, so somebody will not give way",
    "three goats strip the hill, so it yields little this season",
    "four goats: everyone pulls his own way and nothing is left standing",
  ],
  camel: [
    "a camel kneels, so one part of this has to be waited for",
    "two camels carry it between them, heavily and far",
    "three camels turn their backs to the wind, so stay where you are",
    "four camels: a caravan that has not set out",
  ],
};
const herdOf = ({ counts }: ShagaiAnswer) =>
  counts.filter(({ count }) => count > 0).map(({ side, count }) => told[side][count - 1]!);

export const en = {
  title: "Shagai, four ankle bones",
  summary: "Throws four ankle bones and reads how horse, sheep, goat and camel lie together",
  weighs: "Fifty and the weights of the four sides",
  inputs: {
    bones: {
      label: "Bones thrown by hand",
      about: "The sides of four bones thrown by hand; chance then has no part",
      values: { horse: "horse", sheep: "sheep", goat: "goat", camel: "camel" },
    },
  },
  fields: {
    optionBones: "Throws of the options",
    bones: "Bones",
    counts: "How many of each",
    side: "Side",
    count: "Bones",
    chief: "Chief side",
    thrown: "Throw",
    about: "What it says",
    leaning: "Leaning",
  },
  terms: { shagaiSide, shagaiThrow },
  phrases: {
    bySide: ({ side, count }) => capital(told[side][count - 1]!),
    byThrow: ({ thrown }) => capital(shagaiThrow[thrown].about),
  },
  reading: (shagai: ShagaiAnswer) => {
    const { question, asked, reply, chief, thrown, counts, score } = shagai;
    const { text, about } = shagaiThrow[thrown];
    const lie = list(
      counts
        .filter(({ count }) => count > 0)
        .map(({ side, count }) => `${numberWord(count)} ${shagaiSide[side].text}`),
    );
    const body = `${capital(lie)}: ${text}, ${about}.`;
    const herds = `${capital(herdOf(shagai).join("; "))}.`;
    if (question === null) return [body, herds];
    const matter = matters[asked.matter];
    const why = reply.where
      ? `Most bones show the ${shagaiSide[chief].text}, whose side that is.`
      : reply.when
        ? `The ${shagaiSide[chief].text} leads, and it comes at its pace.`
        : "";
    const looks = counts
      .filter(({ count }) => count > 0)
      .map(({ side }) => `the ${shagaiSide[side].text} looks to ${matter[PARTS[side]]}`);
    return [
      opening({
        asked,
        reply,
        question,
        score,
        why,
        by: shagai.optionBones.map((bones) => list(bones.map((side) => shagaiSide[side].text))),
        silent: "",
      }),
      `${capital(looks.join("; "))}.`,
      thrown === "allFour" ? body : herds,
      stepOf(matter, reply.standing),
    ];
  },
  picture: {
    title: ({ thrown }: ShagaiAnswer) => capital(shagaiThrow[thrown].text),
    desc: ({ bones }: ShagaiAnswer) => bones.map((side) => shagaiSide[side].text).join(", "),
  },
} satisfies Words<{ input: typeof input; answer: typeof answer }>;

export type ShagaiWords = Translation<typeof en>;
