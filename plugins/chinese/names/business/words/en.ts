import { PHASE, type Phase } from "#lore";
import { english, type Translation, type Words } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import type { NumberLuck } from "#east/eighty_one.ts";
import { asPhrases, clauseOf } from "../../../core/words/clauses.ts";
import { numberLuck, trait } from "../../../core/words/en.ts";
import { en as suggest, wantedElement } from "../../suggest/words/en.ts";
import { en as analyse } from "../../words/en.ts";
import type { WantedRefusals } from "../../wanted.ts";
import type { answer, BusinessAnswer, BusinessIssues, BusinessPhrases } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { capital, list } = english;

const luck: Readonly<Record<NumberLuck, string>> = {
  lucky: "a lucky number",
  mixed: "a number of mixed luck",
  unlucky: "counted unlucky",
};
/** What an element does for the one that is needed. */
const does = (element: Phase, wanted: Phase, relation: string) =>
  ({
    same: `is the ${wanted} that the owner needs`,
    generates: `feeds the ${wanted} that the owner needs`,
    generatedBy: `draws on the ${wanted} that the owner needs`,
    controls: `works against the ${wanted} that the owner needs`,
    controlledBy: `wears on the ${wanted} that the owner needs`,
  })[relation]!;
const clauses = {
  total: ({ number, luck: of }: BusinessPhrases["total"]) => `${number} strokes are ${luck[of]}`,
  numberBrings: ({ element, wanted, relation }: BusinessPhrases["numberBrings"]) =>
    `the number is ${element}, which ${does(element, wanted, relation)}`,
  soundsBring: ({ element, wanted, relation }: BusinessPhrases["soundsBring"]) =>
    `the first sound is ${element}, which ${does(element, wanted, relation)}`,
  soundsFlow: ({ tones }: BusinessPhrases["soundsFlow"]) => `spoken, the tones ${tones} move`,
  soundsLevel: ({ tones }: BusinessPhrases["soundsLevel"]) =>
    `spoken, the tones ${tones} repeat somewhere`,
};

export const en = {
  title: "Name of a firm",
  summary:
    "Reads the name of a firm or a product by its strokes among the 81 numbers, the element of number and first sound, and how they serve the element that its owner needs, given or found from a birth",
  inputs: {
    name: { label: "Name", about: "In Chinese characters; words such as 有限公司 are left off" },
    sounds: { label: "Sounds", about: "Pinyin with tones, a syllable a character" },
    wantedElement,
  },
  fields: {
    name: "Name read",
    dropped: "Left off",
    characters: "Characters",
    character: "Character",
    strokes: "Strokes",
    total: "Total",
    reduced: "Within 81",
    luck: "Luck",
    traits: "Gifts",
    element: "Element",
    relation: "To the element needed",
    wanted: "Element needed",
    wantedFrom: "Where it comes from",
    sounds: "Sounds",
    sound: "Syllable",
    tone: "Tone",
    soundElement: "Element of the first sound",
    score: "Score",
    verdict: "Verdict",
    near: "Nearest lucky totals",
  },
  terms: { ...suggest.terms, numberLuck, trait, grade: analyse.terms.grade },
  phrases: {
    ...asPhrases(clauses),
    notChinese: ({ sign }: BusinessIssues["notChinese"]) => `"${sign}" is not a Chinese character`,
    strokesUnknown: ({ character }: BusinessIssues["strokesUnknown"]) =>
      `No strokes are known for ${character}`,
    soundMismatch: ({ sounds, characters }: BusinessIssues["soundMismatch"]) =>
      `There are ${sounds} syllables for ${characters} characters`,
  },
  conventions: analyse.conventions,
  refusals: suggest.refusals,
  reading({ name, total, verdict, traits, near, luck: of, dropped, element }: BusinessAnswer) {
    const points = verdict.because.map((one) => clauseOf<BusinessPhrases>(clauses, one));
    const shown = {
      favourable: "a name to put over the door",
      mixed: "a name with its strong and its weak side",
      unfavourable: "a name that this school would trade for another",
    };
    return [
      `${name}${dropped ? ` (without ${dropped})` : ""}, ${total} strokes of ${element} (${nativeOf(PHASE, element)}), is ${shown[verdict.value]}: ${list(points)}.`,
      traits.length > 0
        ? `${capital(`its number is one of ${list(traits.map((one) => trait[one]))}`)}.`
        : "",
      of === "lucky"
        ? ""
        : `With strokes more or fewer, the nearest lucky totals are ${list(near.map(String))}.`,
    ].filter((one) => one !== "");
  },
  picture: {
    title: "Name of a firm",
    element: (id: Phase): string => id,
    score: "score",
    lines: ({ verdict, near, luck: of }: BusinessAnswer): readonly string[] => [
      capital(clauseOf<BusinessPhrases>(clauses, verdict.because[0]!)),
      of === "lucky" ? "" : `nearest lucky totals: ${near.join(", ")}`,
    ],
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: WantedRefusals;
  phrases: BusinessIssues;
}>;

export type BusinessWords = Translation<typeof en>;
