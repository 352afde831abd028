import { english, type Translation, type Words } from "#sdk";
import { conventions, gana, graha, nakshatra, sign, yoni } from "../../../core/words/en.ts";
import { en as match } from "../../nakshatra/words/en.ts";
import type { PersonRefusals } from "../../person.ts";
import { cord, fields, inputs, phrases, refusals, terms as shared } from "../../words/en.ts";
import type { EvidencePhrases } from "../../nakshatra/agreements.ts";
import type { answer, MatchPhrases, TamilMatch } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import type { TamilPorutham } from "../rules.ts";

const tamilPorutham = {
  dina: { text: "Dinam: health and daily life", asks: "how your days run beside each other" },
  gana: { text: "Ganam: temperament", asks: "whether your tempers bear each other" },
  mahendra: { text: "Mahendram: children and standing", asks: "what grows out of the house" },
  streeDeergha: { text: "Stree Deergam: her well-being", asks: "how far he goes to keep her well" },
  yoni: { text: "Yoni: the body", asks: "whether your instincts are at peace" },
  rasi: { text: "Rasi: the family", asks: "how the two lines go on together" },
  rasyadhipati: { text: "Rasi Athipathi: friendship", asks: "whether the lords are friends" },
  vashya: { text: "Vasiyam: attraction", asks: "who is drawn to whom" },
  rajju: { text: "Rajju: the cord", asks: "whether one cord carries both" },
  vedha: { text: "Vedhai: the piercing", asks: "whether one star pierces the other" },
};
const poruthamGrade = { uttama: "good", madhyama: "middling", adhama: "does not agree" };
const short = (id: TamilPorutham) => tamilPorutham[id].text.split(":")[0]!;
const these = (ids: readonly TamilPorutham[]) => english.list(ids.map(short));
/** "children and standing, her well-being, and the body". */
const topics = (ids: readonly TamilPorutham[]) => {
  const all = ids.map((id) => tamilPorutham[id].text.split(": ")[1]!);
  const pairs = all.some((one) => one.includes(" and "));
  return pairs && all.length > 1
    ? `${all.slice(0, -1).join(", ")}, and ${all.at(-1)!}`
    : english.list(all);
};

/** How a failing agreement is met in life. */
const CARE: Readonly<Record<TamilPorutham, string>> = {
  dina: "settle who rests and who rises when, since your days pull apart",
  gana: "let the fiercer of you speak last",
  mahendra: "build your standing by your own hands; the stars lend little to it",
  streeDeergha: "his care for her has to be shown, for the stars stand too near to push it",
  yoni: "give bodies their time; your instincts start from opposite ends",
  rasi: "keep some distance from both families in the first years",
  rasyadhipati: "name a friend in common to ask when you disagree",
  vashya: "the pull between you will come from what you do together",
  rajju: "both of you lean on the same strand, and custom fears for it",
  vedha: "what wounds one of you is what the other does by nature",
};

export const en = {
  title: "Ten Tamil poruthams",
  summary:
    "The ten marriage agreements as Tamil almanacs count them from bride to groom, each good, middling or bad, with the vetoes of rajju and vedhai",
  inputs: {
    ...inputs,
    bride: { label: "Bride", about: inputs.a.about },
    groom: { label: "Groom", about: inputs.b.about },
  },
  fields: {
    ...fields,
    poruthams: "The ten agreements",
    porutham: "Agreement",
    asks: "What it asks",
    grade: "Grade",
    evidence: "Counted or compared",
    held: "Agreements that hold",
    match: "The match",
    vetoes: "Vetoes",
    lacking: "Essentials that fail",
  },
  terms: {
    ...shared,
    graha,
    sign,
    tamilPorutham,
    poruthamGrade,
    tamilMatch: {
      agreed: "agreed",
      fair: "fair, with care",
      refused: "refused by custom",
    },
  },
  phrases: {
    ...phrases,
    countedByNine: match.phrases.countedByNine,
    counted: match.phrases.counted,
    temperaments: ({ groom, bride }: EvidencePhrases["temperaments"]) =>
      `groom ${gana[groom]}, bride ${gana[bride]}`,
    animals: ({ groom, bride }: EvidencePhrases["animals"]) => `${yoni[groom]} and ${yoni[bride]}`,
    signsCounted: match.phrases.signsCounted,
    lords: match.phrases.lords,
    signs: ({ groom, bride }: EvidencePhrases["signs"]) =>
      `groom ${sign[groom]}, bride ${sign[bride]}`,
    cords: ({ groom, bride }: EvidencePhrases["cords"]) =>
      `groom ${cord[groom]}, bride ${cord[bride]}`,
    stars: ({ groom, bride }: EvidencePhrases["stars"]) =>
      `stars ${nakshatra[groom].text} and ${nakshatra[bride].text}`,
    held: ({ count }: MatchPhrases["held"]) => `${count} of the ten hold`,
    vetoed: ({ porutham }: MatchPhrases["vetoed"]) => `${short(porutham)} fails, and alone refuses`,
    lacking: ({ poruthams }: MatchPhrases["lacking"]) =>
      `Of the five essentials ${these(poruthams)} ${poruthams.length > 1 ? "fail" : "fails"}`,
    essentialsHold: "All five essentials hold: dina, gana, yoni, rasi and rajju",
  },
  conventions: {
    ayanamsa: conventions.ayanamsa,
    positions: conventions.positions,
    streeDeergha: match.conventions.streeDeergha,
    lords: {
      title: "Friendship of the lords",
      options: { yavana: "the older rule of Tamil almanacs", natural: "natural friendship" },
    },
    rajju: {
      title: "Rajju",
      options: {
        part: "one part of the body for both is refused",
        ascent: "allowed where one star climbs and the other comes down",
      },
    },
  },
  refusals,
  reading({ people, held, poruthams, vetoes, match: { value }, alternatives }: TamilMatch) {
    const star = ({ moon }: TamilMatch["people"]["bride"]) =>
      `${nakshatra[moon.nakshatra].text} in ${sign[moon.sign]}`;
    const of = (grade: string) =>
      poruthams.filter((one) => one.grade === grade).map(({ porutham }) => porutham);
    const [good, fair, bad] = [of("uttama"), of("madhyama"), of("adhama")];
    const taken = {
      agreed: "custom gives its consent",
      fair: "custom leaves it to the two families",
      refused: `custom refuses, because of ${these(vetoes)}`,
    }[value];
    return [
      `From her ${star(people.bride)} to his ${star(people.groom)}, ${english.numberWord(held)} of the ten agreements (poruthams) ${held === 1 ? "holds" : "hold"}. For this match, ${taken}.`,
      [
        ...(good.length > 0 ? [`You are well matched in ${topics(good)}.`] : []),
        ...(fair.length > 0 ? [`With patience, you manage in ${topics(fair)}.`] : []),
      ].join(" "),
      ...(bad.length > 0 ? [bad.map((id) => `${short(id)} fails: ${CARE[id]}.`).join(" ")] : []),
      ...(alternatives && !alternatives.certified
        ? [
            `A Moon is not certain here: by where it stands, between ${alternatives.least} and ${alternatives.most} hold.`,
          ]
        : []),
    ].filter((one) => one !== "");
  },
  picture: {
    title: "Ten Tamil poruthams",
    total: ({ held }: TamilMatch): string => `${held} of 10 hold`,
    couple: (groom: string, bride: string): string => `groom ${groom} · bride ${bride}`,
    grades: { uttama: "good", madhyama: "middling", adhama: "fails" },
    signs: match.picture.signs,
    legend: "full bar good, half middling",
    desc: ({ poruthams }: TamilMatch): string =>
      poruthams.map((one) => `${short(one.porutham)}: ${poruthamGrade[one.grade]}`).join("; "),
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: PersonRefusals;
}>;

export type TamilWords = Translation<typeof en>;
