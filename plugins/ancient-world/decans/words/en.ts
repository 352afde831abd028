import type { Translation, Words } from "#sdk";
import { en as lore } from "#lore/words/en.ts";
import { outOfRange } from "../../core/words/en.ts";
import type { answer, DecanAnswer, Found } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const face = {
  mars: {
    text: "Mars",
    acts: "begins before others have finished weighing, and works best against resistance",
    feels: "is quick to flare and as quick to forgive, and rests by doing",
    appears: "comes in briskly and looks straight at whoever is there",
  },
  sun: {
    text: "Sun",
    acts: "wants to do the thing itself and be known for it, and gives generously when seen",
    feels: "needs warmth that is shown openly, and gives it back in full",
    appears: "takes the middle of the room without asking for it",
  },
  venus: {
    text: "Venus",
    acts: "wins people over before winning the point, and cares how things look when they are done",
    feels: "finds peace in good company, good cloth and a table set for two",
    appears: "makes others feel that they have been expected",
  },
  mercury: {
    text: "Mercury",
    acts: "asks, compares and names things, and finds the way round by talking",
    feels: "settles a mood by putting it into words",
    appears: "arrives with a question, and remembers the answer",
  },
  moon: {
    text: "Moon",
    acts: "moves with the tide of those around and keeps what they would lose",
    feels: "remembers by places and smells, and comes home in order to begin again",
    appears: "listens first, so that people say more than they meant to",
  },
  saturn: {
    text: "Saturn",
    acts: "builds slowly, says no when needed, and outlasts quicker starts",
    feels: "guards its feelings well and trusts few, but those for good",
    appears: "seems reserved until work begins, and then is relied upon",
  },
  jupiter: {
    text: "Jupiter",
    acts: "looks for the larger reason, and lifts others while climbing",
    feels: "is at ease where there is room, a horizon and something to teach",
    appears: "brings good cheer in and leaves some of it behind",
  },
};

const gloss = {
  upperKhentet: "upper Khentet",
  lowerKhentet: "lower Khentet",
  behindQed: "behind Qed",
  thousands: "the thousands",
  jaw: "the jaw",
  upperArm: "the upper arm",
  leg: "the leg",
  upperEnd: "the upper end",
  sharpOne: "the sharp one, Sirius",
  twoTortoises: "the two tortoises",
  belowKenmet: "below Kenmet",
  frontOfDjat: "the front of Djat",
  endOfDjat: "the end of Djat",
  forerunnerOfKhentet: "the forerunner of Khentet",
  twoFish: "the two fish",
  behindSesme: "behind Sesme",
  middleOfTheBoat: "in the middle of the boat",
  presserOfWine: "the presser of wine",
  sheep: "the sheep",
  behindTheSheep: "behind the sheep",
  forerunnerOfTheTwoSpirits: "the forerunner of the two spirits",
  twoSpirits: "the two spirits",
  forerunnerOfTheTwoSouls: "the forerunner of the two souls",
  twoSouls: "the two souls",
};

const god = {
  orion: "Sah, the Orion of Osiris",
  isisSothis: "Isis as Sothis",
  chnoubis: "Chnoubis, the lion-headed serpent of the amulets",
  shesmu: "Shesmu, god of the press",
};

const THIRDS = ["first", "second", "last"] as const;

/** A face within a sentence: Sun and Moon take the article. */
function named(id: keyof typeof face): string {
  return id === "sun" || id === "moon" ? `the ${face[id].text}` : face[id].text;
}

function titleOf({ name, egyptian, gloss: meaning }: Found): string {
  const native = name === egyptian ? [] : [`Egyptian ${egyptian}`];
  const both = [...native, ...(meaning ? [`“${gloss[meaning]}”`] : [])].join(", ");
  return both === "" ? name : `${name} (${both})`;
}
const placeOf = ({ sign, third }: Found) => `the ${THIRDS[third - 1]!} third of ${lore.sign[sign]}`;
const godOf = ({ god: id }: Found) => (id ? ` The decan belongs to ${god[id]}.` : "");

export const en = {
  title: "Egyptian decans",
  summary:
    "Decan of the Sun, the Moon and the rising point with Egyptian, Greek and Latin names, god and planetary face",
  weighs: "The planets whose faces the decans wear, the Sun's counted twice",
  fields: {
    sun: "The Sun's decan",
    moon: "The Moon's decan",
    rising: "The rising decan",
    number: "Number",
    fromSothis: "Counted from Sothis",
    longitudeDeg: "Longitude",
    fromDeg: "From",
    sign: "Sign",
    third: "Third of the sign",
    name: "Name",
    greek: "Greek",
    latin: "Latin",
    egyptian: "Egyptian",
    gloss: "Meaning of the name",
    god: "God",
    face: "Face",
    acts: "How such a person acts",
    feels: "How such a person feels",
    appears: "How such a person appears",
  },
  terms: { face, gloss, god },
  phrases: {
    base: "Any birth",
    "face-sun": ({ face: id }) => `the Sun's decan wears the face of ${named(id)}`,
    "face-moon": ({ face: id }) => `the Moon's decan wears the face of ${named(id)}`,
    "face-rising": ({ face: id }) => `the rising decan wears the face of ${named(id)}`,
    "sun-own": "the Sun in its own face",
    "moon-own": "the Moon in her own face",
    sothis: "born when the Sun stands in the decan that opened the year",
  },
  conventions: {
    list: {
      title: "List of names",
      options: {
        hephaestio: "Greek, of Hephaestio",
        firmicus: "Latin, of Firmicus",
        egyptian: "Egyptian, as on late temple ceilings",
      },
    },
  },
  refusals: { "date-out-of-range": outOfRange },
  omissions: {
    birthTime:
      "No time of birth was given: Sun and Moon stand as at noon, and the rising decan is left out",
    place: "No place was given: the rising decan is left out",
  },
  reading: ({ sun, moon, rising }: DecanAnswer) => [
    `At this birth the Sun stands in ${titleOf(sun)}, in ${placeOf(sun)}; counted from Sothis, with whom the Egyptian year began, it is decan ${sun.fromSothis} of 36.${godOf(sun)} It wears the face of ${named(sun.face)}: someone born here ${face[sun.face].acts}.`,
    moon.number === sun.number
      ? `The Moon shares that decan, so that feeling and doing speak with one voice: at heart this person ${face[moon.face].feels}.`
      : `The Moon stands in ${titleOf(moon)}, in ${placeOf(moon)}.${godOf(moon)} Under the face of ${named(moon.face)} the heart ${face[moon.face].feels}.`,
    rising
      ? `Over the horizon rose ${titleOf(rising)}, in ${placeOf(rising)}.${godOf(rising)} It lends the manner of ${named(rising.face)}: a person who ${face[rising.face].appears}.`
      : "Which decan was rising is not known without the time and the place; it changes about every forty minutes.",
    "The decans were first groups of stars by whose risings Egyptian priests told the hours of the night. Greek astrologers tied them to thirds of the signs and gave each the face of a planet; it is that late form which is read here, and it describes a colouring rather than an event.",
  ],
  picture: {
    title: "Decans of a birth",
    sun: "Sun",
    moon: "Moon",
    rising: "Rising",
    sign: lore.sign,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: { "date-out-of-range": {} };
  omissions: { birthTime: {}; place: {} };
}>;

export type DecanWords = Translation<typeof en>;
