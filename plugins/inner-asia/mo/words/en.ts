import { matters } from "#lore/words/matters_en.ts";
import { stepOf } from "#lore/words/matters.ts";
import { english, type Translation, type Words } from "#sdk";
import { opening } from "#east/draw/words/en.ts";
import type { answer, MoAnswer } from "../answer.ts";
import { GROUNDS, unitOf, type Heading, type Throws } from "../dice.ts";
import type { input } from "../input.ts";
import { moAnswer } from "./en/answers.ts";

const { capital } = english;

const moSyllable = {
  ah: { text: "AH", stands: "space" },
  ra: { text: "RA", stands: "fire" },
  pa: { text: "PA", stands: "water" },
  tsa: { text: "TSA", stands: "wind" },
  na: { text: "NA", stands: "earth" },
  dhi: { text: "DHI", stands: "insight" },
};
const moHeading = {
  home: "family and property",
  aims: "intentions and aims",
  wealth: "friends and wealth",
  rivals: "rivals",
  guests: "those on the road",
  health: "illness",
  practice: "study and practice",
  lost: "a lost thing",
  coming: "whether it comes and is done",
  others: "all other matters",
};
const under: Readonly<
  Record<Heading, Readonly<Record<"favourable" | "mixed" | "adverse", string>>>
> = {
  home: {
    favourable: "Family and property are sound under this answer, and grow by being left in peace",
    mixed: "Family and property hold for the present and want some care to go on holding",
    adverse:
      "Family and property are where the answer sees the leak; mend there before anything else",
  },
  aims: {
    favourable: "Your intention meets no obstruction, and the book lets it be fulfilled",
    mixed: "Your intention is fulfilled in part, once you settle what it is",
    adverse: "Your intention is obstructed, and the book advises putting it off",
  },
  wealth: {
    favourable: "Friends and goods come towards you and stay",
    mixed: "Friends and goods come and are not easily kept",
    adverse: "Friends and goods run through the fingers for now",
  },
  rivals: {
    favourable: "Nobody opposes you who could prevail",
    mixed: "There is opposition, smaller than the noise it makes",
    adverse: "There is somebody against you; give no occasion and keep your distance",
  },
  guests: {
    favourable: "Whoever is on the road travels in comfort and arrives",
    mixed: "Whoever is on the road arrives late and tired",
    adverse: "Whoever is on the road meets hindrance; the journey were better put off",
  },
  health: {
    favourable: "The complaint clears up, with the doctor's advice followed",
    mixed: "The complaint lingers and is not grave; treatment and rest do their part",
    adverse: "The complaint is not to be made light of; see a doctor soon",
  },
  practice: {
    favourable: "Study and practice advance, and others notice",
    mixed: "Study and practice go on, with too many wishes at once",
    adverse: "Study and practice are scattered; do one thing, and simply",
  },
  lost: {
    favourable: "The lost thing is to be found",
    mixed: "The lost thing may be found if it is looked for at once and near where it was",
    adverse: "The lost thing has passed into another's keeping",
  },
  coming: {
    favourable: "It comes, and is brought to its end",
    mixed: "It comes late, or in another shape",
    adverse: "It is stirred up a good deal and does not come about",
  },
  others: {
    favourable: "In such matters the answer is open and kind",
    mixed: "In such matters the answer is middling",
    adverse: "In such matters the answer is closed for now",
  },
};

/** What each throw looks to in the matter asked about. */
function looks({ throws, asked }: MoAnswer): string {
  const matter = matters[asked.matter];
  const parts = throws.map((syllable) => {
    const ground = GROUNDS[syllable];
    return `${moSyllable[syllable].text} (${moSyllable[syllable].stands}) looks to ${ground ? matter[ground] : syllable === "ah" ? matter.turn : "your own judgement of it"}`;
  });
  return `${throws[0] === throws[1] ? `Twice ${parts[0]!}` : parts.join("; ")}.`;
}

const pace = (throws: Throws) =>
  ({
    days: "the book says quickly",
    weeks: "the book says in good time",
    months: "the book says gradually",
    hours: "",
    years: "",
    none: "",
  })[unitOf(throws) ?? "none"];

export const en = {
  title: "Mo, the dice of Manjushri",
  summary:
    "Throws a cube of six syllables twice and reads one of thirty-six answers under the heading of your question",
  weighs: "Two parts of the heading asked about and one of all headings",
  inputs: {
    throws: {
      label: "Throws made by hand",
      about: "The two syllables thrown by hand; chance then has no part",
      values: { ah: "AH", ra: "RA", pa: "PA", tsa: "TSA", na: "NA", dhi: "DHI" },
    },
  },
  fields: {
    optionAnswers: "Answers of the options",
    throws: "Throws",
    stands: "Stands for",
    number: "Number of the answer",
    answer: "Answer",
    about: "Gist",
    heading: "Heading",
    headings: "All headings",
    leaning: "Leaning",
  },
  terms: { moSyllable, moAnswer, moHeading },
  phrases: {
    underHeading: ({ answer: id, heading, leaning }) =>
      `${moAnswer[id].text}, under ${moHeading[heading]}: ${leaning}`,
  },
  reading: (mo: MoAnswer) => {
    const { question, asked, reply, throws, answer: id, heading, score } = mo;
    const told = moAnswer[id];
    const [first, second] = throws.map((one) => moSyllable[one].text);
    const body = `${first} ${second}: “${told.text}”; ${told.about}.`;
    const headed = `${under[heading][mo.headings.find((one) => one.heading === heading)!.leaning]}.`;
    if (question === null) {
      const good = mo.headings
        .filter((one) => one.leaning === "favourable")
        .map((one) => moHeading[one.heading]);
      const ill = mo.headings
        .filter((one) => one.leaning === "adverse")
        .map((one) => moHeading[one.heading]);
      return [
        `The throws gave ${body}`,
        headed,
        [
          good.length > 0 ? `It is kind to ${english.list(good)}.` : "",
          ill.length > 0 ? `It is hard on ${english.list(ill)}.` : "",
        ]
          .filter((one) => one !== "")
          .join(" "),
      ].filter((one) => one !== "");
    }
    const why = reply.where
      ? `It is read from “${told.text}” and the second throw, ${second}.`
      : reply.when
        ? `${capital(pace(throws as unknown as Throws))}.`
        : "";
    return [
      opening({
        asked,
        reply,
        question,
        score,
        why,
        by: mo.optionAnswers.map((one) => moAnswer[one].text),
        silent: "The book names neither place nor time in this answer.",
      }),
      `${headed} ${looks(mo)}`,
      body,
      stepOf(matters[asked.matter], reply.standing),
    ].filter((one) => one !== "");
  },
  picture: {
    title: ({ answer: id }: MoAnswer) => moAnswer[id].text,
    desc: ({ throws, answer: id }: MoAnswer) =>
      `${throws.map((one) => moSyllable[one].text).join(" ")}: ${moAnswer[id].about}`,
    under: ({ heading, number }: MoAnswer) => `answer ${number} of 36, on ${moHeading[heading]}`,
  },
} satisfies Words<{ input: typeof input; answer: typeof answer }>;

export type MoWords = Translation<typeof en>;
