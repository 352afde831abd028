import { matters } from "#lore/words/matters_en.ts";
import { standsOf, stepOf } from "#lore/words/matters.ts";
import { reply as replies } from "#lore/words/replies_en.ts";
import { alikeOf, columnOf, optionColumns } from "../reply.ts";
import { type Translation, type Words } from "#sdk";
import type { answer, SikidyAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import { aloneIn, echoesOf } from "../echoes.ts";

const column = {
  tale: "tale",
  maly: "maly",
  fahatelo: "fahatelo",
  bilady: "bilady",
  fianahana: "fianahana",
  abily: "abily",
  alisay: "alisay",
  fahavalo: "fahavalo",
  fahasivy: "fahasivy",
  ombiasy: "ombiasy",
  haja: "haja",
  haky: "haky",
  asorita: "asorita",
  saily: "saily",
  safary: "safary",
  kiba: "kiba",
  harena: "harena",
  vohitra: "vohitra",
  zatovo: "zatovo",
  marina: "marina",
  vehivavy: "vehivavy",
  masina: "masina",
  nia: "nia",
  andriamanitra: "andriamanitra",
  asorotany: "asorotany",
  mpanontany: "mpanontany",
  lalana: "lalana",
  trano: "trano",
};

const figure = {
  jama: "Jama",
  alahizany: "Alahizany",
  asoralahy: "Asoralahy",
  votsira: "Votsira",
  taraiky: "Taraiky",
  saka: "Saka",
  asoravavy: "Asoravavy",
  alikisy: "Alikisy",
  aditsimay: "Aditsimay",
  kizo: "Kizo",
  adikasajy: "Adikasajy",
  vandaMitsangana: "Vanda mitsangana",
  vandaMiondrika: "Vanda miondrika",
  alokola: "Alokola",
  alaimora: "Alaimora",
  adibijady: "Adibijady",
};

const stands = {
  asker: "the one who asks",
  goods: "goods and livestock",
  third: "the third person, friend or rival",
  land: "the land and the village",
  children: "children and the young",
  helpers: "helpers and hidden intentions",
  women: "women of the house",
  opponent: "the opponent",
  ancestors: "ancestral spirits",
  healer: "the healer and diviner",
  respect: "food and respect",
  creator: "the creator",
  chiefs: "chiefs and elders",
  road: "the road",
  crowd: "the crowd and the journey",
  house: "the house",
  property: "property",
  relations: "relations",
  village: "the village",
  enemy: "the enemy",
  food: "food",
  god: "God",
  questioner: "the questioner",
};

const balance = {
  favourable: "the seeds lean in favour; go on, and keep to what was agreed",
  mixed: "the seeds hold the balance; the outcome follows the care that is taken",
  adverse: "the seeds ask for patience; put something right before going on",
};

/** Columns stand for "this and that", so a list of them needs semicolons. */
function list(columns: SikidyAnswer["columns"]): string {
  return columns.map((one) => stands[one.stands]).join("; ");
}

/** The reading of a tableau that was asked something. */
function readAsked(tableau: SikidyAnswer): readonly string[] {
  const { asked, reply, columns, question, score } = tableau;
  const matter = matters[asked.matter];
  const own = columnOf(columns, asked.matter);
  const stood = standsOf(matter, reply.standing);
  const alike = alikeOf(columns, own);
  const name = figure[own.name];
  const part = own.rank === "prince" ? matter.turn : matter.person;
  const moves =
    own.rank === "prince"
      ? "a prince, and moves of itself"
      : "a slave, and moves when another moves it";
  const weighed = reply.weighed.map((one, index) => {
    const column = optionColumns(columns, reply.weighed.length)[index]!;
    return {
      ...one,
      by: `${figure[column.name]}, a ${column.rank}, in the column of ${stands[column.stands]}`,
    };
  });
  const answer = reply.where
    ? `${alike.length > 0 ? `Its figure stands again with ${list(alike)}: look there, and ask there.` : "Its figure stands nowhere else: it is where it was last, and has been overlooked."} ${stood}`
    : reply.when
      ? `${replies.when({ when: reply.when, why: `${name} has ${own.seeds} seeds and is a ${own.rank}.` })} ${stood}`
      : weighed.length > 0
        ? replies.which({ weighed })
        : asked.form === "whether"
          ? `${stood} The seeds weigh ${score} of 100${asked.hope === "feared" ? " for what you fear" : ""}.`
          : stood;
  const [asker, opponent] = [columns[0]!, columns[7]!];
  return [
    `${replies.asked(question ?? "")} ${answer}`,
    `The matter lies in the column of ${stands[own.stands]}, where ${name} has fallen. It is ${moves}, which tells of ${part}.`,
    `You yourself are ${figure[asker.name]}, a ${asker.rank}; against you stands ${figure[opponent.name]}, a ${opponent.rank}.`,
    stepOf(matter, reply.standing),
  ];
}

export const en = {
  title: "Sikidy",
  summary:
    "Four seed columns to the sixteen-column tableau with the three checks, houses, slaves and princes, and unique columns",
  weighs: "The score of the tableau, the sum of its testimonies",
  inputs: {
    mothers: {
      label: "Columns 1 to 4",
      about:
        "Columns 1 to 4 laid by hand, each four seeds from the top, 1 single or 2 double; chance then has no part",
    },
  },
  fields: {
    columns: "Columns",
    number: "Number",
    column: "Column",
    stands: "Stands for",
    figure: "Seeds",
    name: "Figure",
    seeds: "Number of seeds",
    rank: "Rank",
    parents: "Sum of",
    unique: "Stands alone",
    checks: "Checks",
    creatorIsPrince: "The creator is a prince",
    someFigureRepeats: "Some figure repeats",
    inseparablesAgree: "The inseparables agree",
    inseparableSum: "Their sum",
    answers: "Figures that answer one another",
    leaning: "Leaning",
  },
  terms: { column, figure, stands, rank: { prince: "prince", slave: "slave" } },
  phrases: {
    base: "Every tableau begins even",
    askerPrince: "The one who asks is a prince",
    askerSlave: "The one who asks is a slave",
    overOpponent: "A prince faces an opponent who is a slave",
    underOpponent: "A slave faces an opponent who is a prince",
    shared: ({ stands: place }) => `The asker's figure stands again with ${stands[place]}`,
    sharedOpponent: "The asker's figure stands again with the opponent",
    unique: "The asker's figure is unique and speaks clearly",
    byScore: ({ score }) => `The testimonies add up to ${score}`,
  },
  conventions: {
    columns: {
      title: "Names of the columns",
      options: {
        south: "of the south: maly, bilady, safary",
        interior: "of the interior: harena, vohitra, lalana; the road is column 15",
      },
    },
  },
  reading: (tableau: SikidyAnswer) => {
    if (tableau.question !== null) return readAsked(tableau);
    const [asker, opponent] = [tableau.columns[0]!, tableau.columns[7]!];
    const rank =
      asker.rank === "prince"
        ? "a prince, who acts in his own right"
        : "a slave, who moves at another's bidding";
    const facing =
      opponent.rank === asker.rank
        ? `The opponent's column is a ${opponent.rank} as well, so neither side outranks the other.`
        : `The opponent's column is a ${opponent.rank}, so the two do not meet as equals.`;
    const echoes = echoesOf(tableau);
    const answers =
      echoes.length > 0
        ? `The same figure returns in the ${echoes.length === 1 ? "column" : "columns"} of ${list(echoes)}: that is where the question finds its answer.`
        : "No later column repeats the asker's figure, so the matter rests on the asker alone.";
    const unique = aloneIn(tableau);
    const alone =
      unique.length > 0
        ? ` Columns that speak alone, and therefore strongly, are those of ${list(unique)}.`
        : "";
    return [
      `In the first column, that of the one who asks, lies ${figure[asker.name]}: ${rank}. ${facing}`,
      answers + alone,
      `Taken together, ${balance[tableau.leaning.value]} (${tableau.score} of 100). The creator's column holds a prince and the three inseparable pairs agree, so the tableau may be read.`,
    ];
  },
  picture: { title: "Tableau of sikidy", legend: "princes red, slaves green" },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
}>;

export type SikidyWords = Translation<typeof en>;
