import {
  Birth,
  type Brief,
  defineProcedure,
  type Lang,
  sayIn,
  ScoreShape,
  type Static,
  sumOf,
  TestimoniesShape,
  type Testimony,
  TextShape,
  Type,
} from "#old";
import { OUT_OF_RANGE, KYUREKI, oldDateOf } from "../core/old_date.ts";
import { GROUPS, lodgeOf, LODGES, RELATIONS, SIX_HARMS, type Lodge } from "./lodges.ts";

const lodgeShape = Type.Object({
  index: Type.Integer({ minimum: 0, maximum: 26, description: "0 昴 to 26 胃" }),
  native: Type.String(),
  roman: Type.String(),
  group: Type.Object({
    id: Type.String(),
    native: Type.String(),
    name: TextShape,
    says: TextShape,
  }),
  luminary: TextShape,
  portrait: TextShape,
});

const output = Type.Object({
  oldDate: Type.Object({
    year: Type.Integer(),
    month: Type.Integer({ minimum: 1, maximum: 12 }),
    isLeapMonth: Type.Boolean(),
    day: Type.Integer({ minimum: 1, maximum: 30 }),
  }),
  lodge: lodgeShape,
  relations: Type.Array(Type.Object({ relation: TextShape, lodge: Type.String() }), {
    description: "The 27 lodges as the birth lodge sees them: three rounds of nine from itself",
  }),
  sixHarms: Type.Array(Type.String(), { description: "Lodges of the six harms (rokugai)" }),
  score: ScoreShape,
  testimonies: TestimoniesShape,
});

type Answer = Static<typeof output>;

/** The lodge of a birth by the old date. */
export const sukuyoChart = defineProcedure({
  name: "sukuyo.chart",
  tradition: "japanese",
  title: { en: "Sukuyo lodge", zhHant: "宿曜本命宿" },
  summary: {
    en: "Birth lodge of 27 with its group, element and character from the old date",
    zhHant: "依舊曆生日求二十七宿之本命宿，及其類屬、曜與性情",
  },
  kind: "calculation",
  cost: 1,
  icon: "icons/sukuyo.svg",
  reads: "birth",
  input: Type.Object({ ...Birth }),
  output,
  refusals: { calendarOutOfRange: OUT_OF_RANGE },
  run: (_input, give): Answer => {
    const { year, month, isLeapMonth, day } = oldDateOf(KYUREKI, give.civil().fixed);
    const lodge = lodgeOf(month, day);
    const group = GROUPS[lodge.group];
    const testimonies: readonly Testimony[] = [
      { code: "base", weight: 60, evidence: { en: "Any lodge", zhHant: "任何一宿" } },
      {
        code: "group",
        weight: group.weight,
        evidence: { en: `The lodge is ${group.name.en}`, zhHant: `本命宿屬${group.name.zhHant}` },
      },
    ];
    return {
      oldDate: { year, month, isLeapMonth, day },
      lodge: describe(lodge),
      relations: RELATIONS.map((relation, steps) => ({ relation, lodge: around(lodge, steps) })),
      sixHarms: SIX_HARMS.map((steps) => around(lodge, steps)),
      score: sumOf(testimonies),
      testimonies: [...testimonies],
    };
  },
  brief: writeBrief,
  examples: [
    {
      title: "the first day of the first month is 室",
      input: { birthDate: "2024-02-10" },
      expect: {
        oldDate: { month: 1, day: 1 },
        lodge: { native: "室宿", group: { native: "猛悪" } },
      },
      source:
        "divination.page, 月宿傍通暦: 旧暦1月1日 室宿; old new year of 2024 in Japan 10 February",
    },
    {
      title: "the fifth of the second month, the sutra's own example",
      input: { birthDate: "2024-03-14" },
      expect: {
        oldDate: { month: 2, day: 5 },
        lodge: { native: "畢宿", group: { native: "安重" } },
      },
      source: "Xiuyao jing, Taishō 1299, 391b: one born on 2/5 belongs to 畢; 390c: 畢 is steady",
    },
    {
      title: "a leap month counts as the month that it repeats",
      input: { birthDate: "2023-03-22" },
      expect: { oldDate: { month: 2, isLeapMonth: true, day: 1 }, lodge: { native: "奎宿" } },
      source: "lunisolar.divination.page, 2023: 閏2月 from 22 March, 奎宿 as in month 2",
    },
  ],
  references: [
    {
      title: "Sukuyō-kyō 宿曜經",
      author: "Amoghavajra",
      year: "764",
      part: "Taishō 1299, vol. 1, chapters 2, 3 and 5",
    },
    {
      title: "Getsushuku bōtsū reki 月宿傍通暦",
      author: "divination.page",
      part: "months and days",
    },
  ],
});

function around(lodge: Lodge, steps: number): string {
  return LODGES[(lodge.index + steps) % 27]!.native;
}

function describe({ index, native, roman, group, luminary, portrait }: Lodge): Answer["lodge"] {
  const { native: groupNative, name, says } = GROUPS[group];
  return {
    index,
    native,
    roman,
    group: { id: group, native: groupNative, name, says },
    luminary,
    portrait,
  };
}

function writeBrief(answer: Answer, lang: Lang): Brief {
  const say = sayIn(lang);
  const { lodge, oldDate, relations, sixHarms } = answer;
  const of = (name: string) =>
    relations.filter(({ relation }) => relation.en === name).map((one) => one.lodge);
  const [flourishing, kin] = [of("flourishing"), of("kin")];
  const facts = {
    lodge: lodge.native,
    group: say(lodge.group.name),
    luminary: say(lodge.luminary),
    portrait: say(lodge.portrait),
    flourishing,
    kin,
  };
  if (lang === "en") {
    const leap = oldDate.isLeapMonth ? "leap " : "";
    return {
      facts,
      outline: ["The lodge", "Its kind", "The others"],
      plain: [
        `By the old calendar the birth fell on day ${oldDate.day} of ${leap}month ${oldDate.month}, and the Moon lodged in ${lodge.roman} (${lodge.native}). The lodge in one line: ${lodge.portrait.en}.`,
        `The lodge belongs to the ${lodge.group.name.en}, a group which ${lodge.group.says.en}; its luminary is ${withArticle(lodge.luminary.en)}.`,
        `Days and people of ${flourishing.join(", ")} bring flourishing, those of ${kin.join(", ")} are kin. When the planets press, care is advised on days of ${sixHarms.join(", ")}.`,
      ].join("\n\n"),
    };
  }
  return {
    facts,
    outline: ["本命宿", "類屬", "其餘諸宿"],
    plain: [
      `依舊曆，生日在${oldDate.isLeapMonth ? "閏 " : " "}${oldDate.month} 月 ${oldDate.day} 日，月宿於${lodge.native}。此宿之人${lodge.portrait.zhHant}。`,
      `本宿屬「${lodge.group.name.zhHant}」一類，${lodge.group.says.zhHant}；所配之曜為${lodge.luminary.zhHant}。`,
      `${flourishing.join("、")}之日與人主榮，${kin.join("、")}主親。凌犯期間，逢${sixHarms.join("、")}之日宜謹慎。`,
    ].join("\n\n"),
  };
}

function withArticle(luminary: string): string {
  return /^(Sun|Moon)$/.test(luminary) ? `the ${luminary}` : luminary;
}
