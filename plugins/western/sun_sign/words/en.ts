import { english, type Translation, type Words } from "#sdk";
import { en as lore } from "#lore/words/en.ts";
import type { Sign } from "#lore";
import * as core from "../../core/words/en.ts";
import type { answer, SunSignAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { element, modality, sign, the } = core;

/** Strength and snare of each sign, two sentences. */
const PROFILES: Readonly<Record<Sign, string>> = {
  aries:
    "You would rather start than wait, and a clear no suits you better than a long maybe. Anger leaves you as fast as it came; what you lack is the second half of the road.",
  taurus:
    "You trust what can be touched, and once you love a thing you keep it. Nobody hurries you; the price is that you leave too late what no longer feeds you.",
  gemini:
    "You learn by asking and think by talking, and two things at once are less tiring to you than one. People find you quick; you find it hard to be pinned down, even by yourself.",
  cancer:
    "You remember how a thing felt long after others forgot what it was. You guard your own with tooth and tenderness, and go sideways where a straight word would do.",
  leo: "You warm a room by walking in, and give with an open hand. Praise is bread to you, and a slight is remembered longer than you would admit.",
  virgo:
    "You see the one screw that is loose, and you mend it without being thanked. You are kinder to others' faults than to your own, which is the fault.",
  libra:
    "You hear both sides before you have heard your own. Beauty and fairness are one to you; deciding costs more than agreeing, and the bill comes later.",
  scorpio:
    "You want the truth and can bear it, and you keep a secret as others keep a promise. You let go of nothing by halves, neither of love nor of a wrong.",
  sagittarius:
    "You need a horizon, and a question that is larger than you. You tell the truth as you run past, and are sorry afterwards for how it landed.",
  capricorn:
    "You climb while others talk about the view, and you carry more than your share without a word. Play has to be learnt, and you learn it late and well.",
  aquarius:
    "You belong to many and to nobody, and you think tomorrow's thought today. You stand up for people in general; the single one sometimes wonders where you went.",
  pisces:
    "You feel what is in the air before anyone has spoken, and you can be at home in any skin. What you need most is a shore, and someone who does not mistake you for the sea.",
};

export const en = {
  title: "Sun sign",
  summary: "Sun sign with the exact entry, cusp check, decan, element, mode and ruler",
  inputs: {},
  fields: {
    ...core.place,
    enteredUtc: "Sun entered (UTC)",
    leavesUtc: "Sun leaves (UTC)",
    hoursFromBorder: "Hours from the border",
    onCusp: "Changes that day",
    neighbour: "Neighbouring sign",
    element: "Element",
    modality: "Mode",
    ruler: "Ruler",
    exalted: "Exalted",
    decan: "Third",
    face: "Lord of the face",
    decanSign: "Colour of the third",
    opposite: "Opposite",
  },
  terms: { sign, element, modality, body: lore.body },
  conventions: {},
  omissions: {
    birthTime: "No time of birth was given: the Sun stands as at local noon.",
  },
  reading: (answer: SunSignAnswer): readonly string[] => {
    const { sign: at, longitudeDeg, ruler, decan, decanSign, face, neighbour, exalted } = answer;
    return core.paragraphs(
      `Your Sun stands at ${core.placeName(longitudeDeg)}. ${PROFILES[at]}`,
      core.paragraph(
        `${sign[at]} is of ${element[answer.element]} and ${modality[answer.modality]}, and ${the(ruler)} is at home in it${exalted ? `, as ${the(exalted)} is a guest of honour` : ""}: you go about things ${core.MANNERS[at]}.`,
        `Born in its ${english.ordinal(decan)} third, you have a tint of ${decanSign === at ? "nothing but the sign itself" : sign[decanSign]}; the old face of these degrees belongs to ${the(face)}.`,
      ),
      neighbour
        ? `The Sun changed sign on your day of birth, ${answer.hoursFromBorder} hours from the instant taken: nobody is born in two signs, and the time decides between ${sign[at]} and ${sign[neighbour]}.`
        : `The Sun was in the sign from ${answer.enteredUtc.slice(0, 10)} to ${answer.leavesUtc.slice(0, 10)}, so the day alone settles it. What you are learning is what ${sign[answer.opposite]}, across the circle, does by nature: to act ${core.MANNERS[answer.opposite]}.`,
    );
  },
  picture: {
    ruler: "ruled by",
    third: ({ decan, decanSign }: SunSignAnswer) =>
      `${english.ordinal(decan)} third, coloured by ${sign[decanSign]}`,
    desc: ({ longitudeDeg }: SunSignAnswer) => `The Sun at ${core.placeName(longitudeDeg)}`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  omissions: { birthTime: {} };
}>;

export type SunSignWords = Translation<typeof en>;
