import {
  Birth,
  defineProcedure,
  ScoreShape,
  sumOf,
  TestimoniesShape,
  TextShape,
  Type,
  type Brief,
  type Lang,
  type Static,
  type Testimony,
} from "#old";
import { toFixed } from "#time";
import { NAMELESS_DAY, treeOf, TREES, type Tree } from "./trees.ts";

const tree = Type.Object({
  id: Type.String(),
  number: Type.Integer({ minimum: 1, maximum: 13, description: "Place in the ring, from Birch" }),
  name: TextShape,
  letter: Type.String({ description: "Ogham letter as Graves spells it" }),
  ogham: Type.String({ description: "Character of the Ogham block" }),
  from: Type.String({ description: "First day, MM-DD" }),
  to: Type.String({ description: "Last day, MM-DD" }),
  keywords: Type.Object({ en: Type.Array(Type.String()), zhHant: Type.Array(Type.String()) }),
  portrait: TextShape,
  partners: Type.Array(Type.String(), {
    description: "Ids that tables of tree signs match with it",
  }),
});

const output = Type.Object({
  tree: Type.Union([tree, Type.Null()], { description: "Null on the nameless day, 23 December" }),
  namelessDay: Type.Boolean(),
  dayOfMonth: Type.Union([Type.Integer({ minimum: 1, maximum: 29 }), Type.Null()], {
    description: "Day of the tree's month, 1-28; 29 in Ash of a leap year",
  }),
  neighbours: Type.Array(tree, { description: "The trees before and after" }),
  portrait: TextShape,
  score: ScoreShape,
  testimonies: TestimoniesShape,
});

type SignAnswer = Static<typeof output>;

/** The tree of a birthday in Graves's calendar of thirteen months. */
export const celticTreeSign = defineProcedure({
  name: "celticTree.sign",
  tradition: "celtic",
  title: { en: "Celtic tree sign", zhHant: "凱爾特樹曆" },
  summary: {
    en: "Tree of a birth date in the thirteen-month lunar-tree calendar and the nameless day",
    zhHant: "生日在十三個月樹曆中所屬之樹，以及無名之日",
  },
  kind: "calculation",
  cost: 1,
  icon: "icons/celtic_tree.svg",
  reads: "birth",
  input: Type.Object({ ...Birth }),
  output,
  run: (_input, give): SignAnswer => {
    const { year, month, day } = give.civil();
    const found = treeOf(month, day);
    const index = found ? found.number - 1 : 0;
    const around = found
      ? [TREES.at(index - 1)!, TREES[(index + 1) % 13]!]
      : [TREES[12]!, TREES[0]!];
    const nth = found && dayOfMonth(found, year, month, day);
    const testimonies = testimoniesOf(nth);
    return {
      tree: found && describe(found),
      namelessDay: found === null,
      dayOfMonth: nth,
      neighbours: around.map(describe),
      portrait: found?.portrait ?? NAMELESS_DAY.portrait,
      score: sumOf(testimonies),
      testimonies,
    };
  },
  brief: writeBrief,
  examples: [
    {
      title: "the year begins with the birch",
      input: { birthDate: "1990-12-24" },
      expect: { tree: { id: "birch", letter: "Beth" }, dayOfMonth: 1, namelessDay: false },
      source: "Robert Graves, The White Goddess (1948), ch. 10: 24 December to 20 January",
    },
    {
      title: "23 December has no tree",
      input: { birthDate: "1990-12-23" },
      expect: { tree: null, namelessDay: true, neighbours: [{ id: "elder" }, { id: "birch" }] },
      source: "Robert Graves, The White Goddess (1948), ch. 10: a year and a day",
    },
  ],
  references: [
    { title: "The White Goddess", author: "Robert Graves", year: "1948", part: "chapter 10" },
    { title: "Ogygia", author: "Roderick O'Flaherty", year: "1685", part: "Beth-Luis-Nion" },
  ],
});

function describe(found: Tree): Static<typeof tree> {
  const { id, number, name, letter, ogham, keywords, portrait } = found;
  const [from, to] = [found.from, found.to].map(([month, day]) => `${two(month)}-${two(day)}`);
  return {
    id,
    number,
    name,
    letter,
    ogham,
    from: from!,
    to: to!,
    keywords: { en: [...keywords.en], zhHant: [...keywords.zhHant] },
    portrait,
    partners: [...found.partners],
  };
}

/** How clearly one tree speaks: the middle of its month 75, its first and last day 50. Own weights. */
function testimoniesOf(nth: number | null): Testimony[] {
  const base = { code: "base", weight: 50, evidence: { en: "Any day", zhHant: "任何一日" } };
  if (nth === null) return [base];
  const inward = Math.min(nth - 1, Math.max(0, 28 - nth));
  const evidence = {
    en: `${inward} days within the month, where its neighbours are far`,
    zhHant: `深入本月 ${inward} 日，去鄰樹漸遠`,
  };
  return [base, { code: "depth", weight: Math.round((25 * inward) / 13), evidence }];
}

/** Counts from the tree's first day, which for Birch may lie in the year before. */
function dayOfMonth({ from }: Tree, year: number, month: number, day: number): number {
  const [first, opens] = from;
  const begun = toFixed({ year: month < first ? year - 1 : year, month: first, day: opens });
  return toFixed({ year, month, day }) - begun + 1;
}

function writeBrief(answer: SignAnswer, lang: Lang): Brief {
  const english = lang === "en";
  const { tree: found, portrait, dayOfMonth: nth } = answer;
  const where = found
    ? english
      ? `The birthday falls under the ${found.name.en.toLowerCase()}, on day ${nth} of its month in Robert Graves's calendar of thirteen trees.`
      : `在葛瑞夫斯的十三樹曆裡，這個生日屬${found.name.zhHant}，是該月第 ${nth} 日。`
    : english
      ? "The birthday falls on 23 December, which Robert Graves's calendar of thirteen trees leaves without a tree."
      : "這個生日落在十二月二十三日，葛瑞夫斯的十三樹曆沒有把這一天分給任何一棵樹。";
  const frame = english
    ? "The calendar is a poet's work of 1948 on the letters of the ogham, not a calendar of the ancient Celts."
    : "這部曆法是詩人一九四八年依歐甘字母寫成的創作，並非古凱爾特人的曆法。";
  return {
    facts: {
      tree: found ? (english ? found.name.en : found.name.zhHant) : null,
      namelessDay: answer.namelessDay,
      keywords: found ? (english ? found.keywords.en : found.keywords.zhHant) : [],
      portrait: english ? portrait.en : portrait.zhHant,
    },
    outline: english ? ["Tree", "Portrait", "The calendar"] : ["所屬之樹", "性格", "曆法來歷"],
    plain: [where, english ? portrait.en : portrait.zhHant, frame].join("\n\n"),
  };
}

function two(value: number): string {
  return String(value).padStart(2, "0");
}
