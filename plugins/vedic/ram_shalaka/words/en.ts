import { matters } from "#lore/words/matters_en.ts";
import { standsOf, stepOf } from "#lore/words/matters.ts";
import { reply as replies } from "#lore/words/replies_en.ts";
import { english, type Translation, type Words } from "#sdk";
import type { answer, Phrases, ShalakaAnswer } from "../answer.ts";
import type { input } from "../input.ts";

/** Sense of each verse, its place in the story, and what tradition takes it to say: ours, in the sense of the verse. */
const VERSE = [
  {
    sense:
      "Listen, Sita: this blessing of ours is true, and the wish of your heart will be granted.",
    story: "Gauri says it to Sita, who has worshipped her",
    gist: "the question is a good one and the work will be done",
  },
  {
    sense: "Enter the city and do all your work with the lord of Kosala in your heart.",
    story: "it sends Hanuman into Lanka",
    gist: "begin with God in mind and it will be done",
  },
  {
    sense: "Laid bare in the end, it does not hold out, as Kalanemi, Ravana and Rahu found.",
    story: "it speaks of those who only wear the robe of the good",
    gist: "there is little good in it and its success is doubtful",
  },
  {
    sense:
      "If fate puts the good among the wicked, they keep their own worth like the jewel in a snake’s hood.",
    story: "it praises the company of the good",
    gist: "leave bad company; that the work will be completed is doubtful",
  },
  {
    sense: "It will be as Rama has planned it; who would branch it out with reasoning?",
    story: "Shiva says it to himself about Sati’s doubt",
    gist: "leave it to God, for nobody can say how it will turn out",
  },
  {
    sense:
      "The company of saints is joy and blessing, like the king of holy fords walking through the world.",
    story: "it praises the gathering of saints",
    gist: "the question is a good one and the work will be done",
  },
  {
    sense:
      "Poison turns to nectar, foes make friends, the ocean is a hoofprint and fire grows cool.",
    story: "it follows Hanuman as he enters Lanka",
    gist: "the question is very good: even what opposes you will help",
  },
  {
    sense:
      "Varuna, Kubera, Indra and the Wind: none of them kept his courage before you in battle.",
    story: "Mandodari says it of Ravana when he has fallen",
    gist: "that the work will be completed is doubtful, however strong you are",
  },
  {
    sense: "“May what you wish bear fruit”: Rama and Lakshmana were glad to hear it.",
    story: "Vishvamitra blesses the two who bring him flowers",
    gist: "the question is very good and the work will be done",
  },
] as const;

const kanda = { bala: "Balkand", sundara: "Sundarkand", lanka: "Lankakand" };
const of = (number: number) => VERSE[number - 1]!;

function bound({ asked }: ShalakaAnswer): string {
  if (asked.form === "where") return " It names no place: ask about one after another.";
  if (asked.form === "when") return " It names no day: it says whether, not when.";
  return "";
}

export const en = {
  title: "Ram Shalaka: the grid of Tulsidas",
  summary:
    "Chooses one of 225 letters of Tulsidas’ grid and reads every ninth letter to one of nine verses of the Ramcharitmanas, with the sense of each",
  inputs: {
    cell: {
      label: "Square chosen by hand",
      about: "1 to 225 in rows from the top left; chance then has no part",
    },
  },
  fields: {
    cell: "Square",
    row: "Row",
    column: "Column",
    letter: "Letter",
    squares: "Every ninth square",
    number: "Verse",
    verse: "The verse",
    kanda: "Book",
    speaks: "What it speaks for",
    options: "Squares of the options",
  },
  terms: { kanda },
  phrases: { sense: ({ verse }: Phrases["sense"]) => of(verse).sense },
  reading(answer: ShalakaAnswer) {
    const { question, asked, reply, row, column, letter, number, kanda: book, options } = answer;
    const { sense, story, gist } = of(number);
    const matter = matters[asked.matter];
    return [
      [
        question ? replies.asked(question) : "",
        `Your finger fell on ${letter}, in row ${row}, column ${column}, and every ninth letter from there spells the ${english.ordinalWord(number)} verse: “${sense}”`,
      ]
        .filter((one) => one !== "")
        .join(" "),
      question
        ? `On ${matter.turn} it speaks from the ${kanda[book]}, where ${story}; those who print the grid read it so: ${gist}.${bound(answer)}`
        : `In the ${kanda[book]}, ${story}. Those who print the grid read it so: ${gist}.${bound(answer)}`,
      ...(question
        ? [[standsOf(matter, reply.standing), stepOf(matter, reply.standing)].join(" ")]
        : []),
      ...(options.length > 0
        ? [
            replies.which({
              weighed: reply.weighed.map((one, i) => ({
                ...one,
                by: of(options[i]!.number).gist,
              })),
            }),
          ]
        : []),
    ];
  },
  picture: {
    head: (cell: number): string => `square ${cell} of 225; the letters of its verse are tinted`,
    desc: (number: number, lines: readonly string[]): string =>
      `Verse ${number}: ${lines.join(" ")}`,
  },
} satisfies Words<{ input: typeof input; answer: typeof answer }>;

export type ShalakaWords = Translation<typeof en>;
