import { matters } from "#lore/words/matters_en.ts";
import { english, type Translation, type Words } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import { said } from "../../core/question/words/en.ts";
import { sayAnswer } from "../../core/question/words/said.ts";
import { TRIGRAM, TRIGRAMS } from "../../core/trigrams.ts";
import * as core from "../../core/words/en.ts";
import type { answer, OracleAnswer, OraclePhrases } from "../answer.ts";
import type { CONVENTIONS, input, OracleIssues } from "../input.ts";
import type { Luck } from "../verses.ts";
import { firstHalf } from "./en/first_half.ts";
import { secondHalf } from "./en/second_half.ts";
import { readGists } from "./parse.ts";

const { list, uncapital } = english;
const gistOf = readGists(firstHalf, secondHalf);
const luck: Readonly<Record<Luck, string>> = {
  good: "favourable",
  between: "between",
  care: "for care",
};
const times = ["", "once", "twice"];

function countedText({
  text,
  counted,
  characters,
  written,
  takenOff,
  verse,
}: OracleAnswer): string {
  const strokes = list(characters.map((one) => String(one.strokes)));
  const as = counted === text ? "" : `, counted as ${counted},`;
  const sum = takenOff
    ? `: ${written}, less 384 ${times[takenOff]}, leaves verse ${verse} of 384`
    : Number(written) === verse
      ? `, which makes verse ${verse} of 384`
      : `: ${written} counts as the last verse, ${verse}`;
  return `Your characters ${text}${as} have ${strokes} strokes${sum}.`;
}

export const en = {
  title: "Zhuge oracle",
  summary:
    "Counts the strokes of three characters that you write (Zhuge shenshu) and gives the gist of one of 384 verses in our own words, with an answer to the question",
  inputs: {
    text: {
      label: "Three characters",
      about:
        "Chinese characters that come to mind with the question; simplified ones count as the traditional",
    },
  },
  fields: {
    text: "Characters",
    counted: "Forms counted",
    characters: "Strokes",
    character: "Character",
    form: "Form",
    strokes: "Strokes",
    digit: "Last digit",
    written: "Three digits",
    takenOff: "Times 384 is taken off",
    verse: "Verse",
    continues: "Continuation numbers",
    gist: "Gist",
    trigram: "Trigram",
    verdict: "Verdict",
  },
  terms: { trigram: core.trigram, verseLuck: luck },
  phrases: {
    gist: ({ verse }: OraclePhrases["gist"]) => gistOf(verse),
    heldSo: ({ verse, luck: held }: OraclePhrases["heldSo"]) =>
      `Verse ${verse} is held ${luck[held]}`,
    notThree: ({ count }: OracleIssues["notThree"]) =>
      `Write three characters; there ${count === 1 ? "is" : "are"} ${count}`,
    notChinese: ({ sign }: OracleIssues["notChinese"]) => `"${sign}" is not a Chinese character`,
    strokesUnknown: ({ character }: OracleIssues["strokesUnknown"]) =>
      `No strokes are known for ${character}: choose another character`,
  },
  conventions: {
    strokeStandard: {
      title: "Counting of strokes",
      options: {
        kangxi: "Traditional form, radical in full, as the Kangxi dictionary has it",
        traditional: "Traditional form, as many strokes as are written",
      },
    },
  },
  reading(found: OracleAnswer) {
    const { text, written, verse, verdict, trigram, characters, question, asked, reply } = found;
    const gist = gistOf(verse);
    if (question === null) {
      return [
        countedText(found),
        `In our words the verse says: ${uncapital(gist)} It is held ${luck[verdict.value]}.`,
      ];
    }
    const of = TRIGRAMS.find(({ id }) => id === trigram)!;
    const { head, step } = sayAnswer(said, {
      question,
      asked,
      reply,
      phase: of.element,
      why: {
        where: `All the strokes, counted by eights, give ${nativeOf(TRIGRAM, of.id)}, which has its place there.`,
        when: `Your last character has ${characters[2]!.strokes} strokes.`,
      },
    });
    const { person } = matters[asked.matter];
    return [
      head,
      `${text} makes ${written}, verse ${verse}, which says in our words: ${uncapital(gist)} ${said.whose(person)}`,
      step,
    ];
  },
  picture: {
    title: (verse: number) => `Verse ${verse} of 384`,
    strokes: (count: number) => `${count} ${count === 1 ? "stroke" : "strokes"}`,
    places: ["hundreds", "tens", "units"],
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: OracleIssues;
}>;

export type OracleWords = Translation<typeof en>;
