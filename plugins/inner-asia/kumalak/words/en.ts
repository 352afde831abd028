import { matters } from "#lore/words/matters_en.ts";
import { stepOf } from "#lore/words/matters.ts";
import { english, type Translation, type Words } from "#sdk";
import { opening } from "#east/draw/words/en.ts";
import type { answer, KumalakAnswer } from "../answer.ts";
import { ELEMENTS, type CountId, type Fill, type Row } from "../beans.ts";
import type { input, Issues } from "../input.ts";

const { capital } = english;

const kumalakRow = {
  head: { text: "head", about: "what you think and know of it" },
  heart: { text: "heart", about: "what you want and feel in it" },
  feet: { text: "feet", about: "the horse under you, and how it ends" },
};
const kumalakColumn = {
  right: { text: "right", about: "what is yours" },
  middle: { text: "middle", about: "the core" },
  left: { text: "left", about: "what is others'" },
};
const kumalakCount = { fire: "fire, 1", water: "water, 2", wind: "wind, 3", earth: "earth, 4" };
const kumalakFill = { light: "light", even: "even", full: "full" };
const heart: Readonly<Record<CountId, string>> = {
  fire: "one bean burns in the heart: you want this, and it warms you",
  water: "two beans lie in the heart: it is drawn two ways and runs over",
  wind: "three beans lie in the heart: it is open and glad",
  earth: "four beans lie in the heart: something heavy sits on it",
};
const horse: Readonly<Record<CountId, string>> = {
  fire: "one bean under the feet: the horse is away at a gallop",
  water: "two beans under the feet: the horse is fording, slowly and wet to the girth",
  wind: "three beans under the feet: the horse goes at an easy canter",
  earth: "four beans under the feet: the horse is tethered",
};
const mind: Readonly<Record<CountId, string>> = {
  fire: "one bean in the head: a single clear thought",
  water: "two beans in the head: two minds",
  wind: "three beans in the head: talk and plans",
  earth: "four beans in the head: an opinion that will not be moved",
};
const fills: Readonly<Record<Row, Readonly<Record<Fill, string>>>> = {
  head: {
    light: "five beans in the head's row leave it clear",
    even: "",
    full: "nine beans in the head's row crowd it with worry",
  },
  heart: {
    light: "four beans in the heart's row leave it light",
    even: "eight beans in the heart's row keep it steady",
    full: "twelve beans in the heart's row fill it to the brim",
  },
  feet: {
    light: "four beans under the feet are few to travel on",
    even: "eight beans under the feet are fair provision",
    full: "twelve beans under the feet are ample provision",
  },
};
const countAt = ({ rows }: KumalakAnswer, row: number, column = 1): CountId =>
  rows[row]!.fields[column]!.count;

export const en = {
  title: "Kumalak, forty-one beans",
  summary: "Deals forty-one beans into nine fields by fours and reads head, heart and feet",
  weighs: "Fifty, the middles of heart and feet, and how full each row is",
  inputs: {
    heaps: {
      label: "Fields dealt by hand",
      about: "Beans of the nine fields: head, heart and feet, each from the right",
    },
  },
  fields: {
    optionHeaps: "Dealings of the options",
    heaps: "Nine fields",
    rows: "Rows",
    row: "Row",
    sum: "Beans of the row",
    fill: "How full",
    fields: "Fields from the right",
    column: "Column",
    beans: "Beans",
    count: "Called",
    about: "What it stands for",
    leaning: "Leaning",
  },
  terms: { kumalakRow, kumalakColumn, kumalakCount, kumalakFill },
  phrases: {
    notDealt: ({ row, sum }) =>
      `The ${kumalakRow[row].text} holds ${sum}; 41 beans give 5 or 9 in the first row and 4, 8 or 12 in the others`,
    byHeart: ({ count }) => capital(heart[count]),
    byHorse: ({ count }) => capital(horse[count]),
    byRow: ({ row, fill }) => capital(fills[row][fill]),
  },
  reading: (kumalak: KumalakAnswer) => {
    const { question, asked, reply, rows, score } = kumalak;
    const told = `${capital(mind[countAt(kumalak, 0)])}; ${heart[countAt(kumalak, 1)]}; ${horse[countAt(kumalak, 2)]}.`;
    const filled = `${capital(rows.map(({ row, fill }) => fills[row][fill]).join("; "))}.`;
    if (question === null) return [told, filled];
    const matter = matters[asked.matter];
    const why = reply.where
      ? `The field under your feet, ${kumalakCount[countAt(kumalak, 2)]}, points there.`
      : reply.when
        ? "The field under your feet sets the pace."
        : "";
    const [own, others] = [countAt(kumalak, 1, 0), countAt(kumalak, 1, 2)];
    return [
      opening({
        asked,
        reply,
        question,
        score,
        why,
        by: kumalak.optionHeaps.map((heaps) => heaps.join(" ")),
        silent: "",
      }),
      `On your side of the heart lies ${kumalakCount[own]}: ${matter[ELEMENTS[own]]}. On the side of others lies ${kumalakCount[others]}: ${own === others ? matter.person : matter[ELEMENTS[others]]}.`,
      told,
      stepOf(matter, reply.standing),
    ];
  },
  picture: {
    title: ({ rows }: KumalakAnswer) => rows.map(({ sum }) => sum).join(" · "),
    desc: ({ rows }: KumalakAnswer) =>
      rows
        .map(
          ({ row, fields }) =>
            `${kumalakRow[row].text}: ${fields.map(({ beans }) => beans).join(", ")}`,
        )
        .join("; "),
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  phrases: Issues;
}>;

export type KumalakWords = Translation<typeof en>;
