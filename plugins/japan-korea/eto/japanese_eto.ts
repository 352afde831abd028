import {
  Birth,
  type Brief,
  defineProcedure,
  type Lang,
  matchOf,
  MatchShape,
  sayIn,
  type Static,
  TextShape,
  Type,
} from "#old";
import { solarTerm } from "#sky";
import { yearPillar, type CivilMoment } from "#time";
import { refuseOutside } from "../nine_star/nine_star_ki.ts";
import { animalOf, compareEto } from "./relations.ts";

const person = Type.Object({
  year: Type.Integer({ description: "Year that the kanshi belongs to" }),
  kanshi: Type.String(),
  animal: TextShape,
  kana: Type.String({ description: "Name of the animal year in Japanese" }),
  portrait: TextShape,
});
const output = Type.Object({ ...MatchShape, a: person, b: person });

type Answer = Static<typeof output>;
type Person = Answer["a"];

const LI_CHUN = 21;

/** Names and characters of the animals as Japan tells them, from 子. */
const ANIMALS = [
  ["ね", "quick, thrifty and fond of company", "機敏、儉省、愛熱鬧"],
  ["うし", "slow to start and impossible to stop", "起步慢，動了就停不住"],
  ["とら", "brave, generous and quick to roar", "勇敢、大方，一急便吼"],
  ["う", "gentle, careful and lucky in friends", "溫和、謹慎，朋友緣好"],
  ["たつ", "proud of spirit and large of plan", "心氣高，打算大"],
  ["み", "patient, elegant and hard to read", "耐心、優雅，讓人猜不透"],
  ["うま", "bright, restless and good at praise", "開朗、坐不住、會誇人"],
  ["ひつじ", "kind, artistic and easily worried", "善良、有藝術氣，容易操心"],
  ["さる", "clever with hands and tongue", "手巧舌也巧"],
  ["とり", "early, exact and plain-spoken", "早起、精確、有話直說"],
  ["いぬ", "loyal, fair and on guard", "忠誠、公道、守得住門"],
  ["い", "straight ahead, honest and warm", "直往前衝，誠實而熱心"],
] as const;

/** Two birth years by animal and stem. */
export const japaneseEto = defineProcedure({
  name: "compatibility.japaneseEto",
  tradition: "japanese",
  title: { en: "Eto compatibility", zhHant: "日本干支合盤" },
  summary: {
    en: "Match of two Japanese year animals and stems (kanshi)",
    zhHant: "比較兩人的日本生肖與年干",
  },
  kind: "calculation",
  cost: 2,
  icon: "icons/eto.svg",
  reads: "births",
  conventions: {
    yearBoundary: {
      title: { en: "Beginning of the year", zhHant: "歲首" },
      default: "newYear",
      options: {
        newYear: {
          title: {
            en: "1 January, popular since 1873",
            zhHant: "一月一日，一八七三年以來的通俗用法",
          },
          source: "be-link.jp, on the new calendar: years begin on 1 January since 1873",
        },
        risshun: {
          title: { en: "risshun, the start of spring", zhHant: "立春" },
          source: "kalliopea.hatenablog.com, 暦を読みましょう: before setsubun a birth counts back",
        },
      },
    },
  },
  input: Type.Object({
    a: Type.Object({ ...Birth }, { description: "The one person" }),
    b: Type.Object({ ...Birth }, { description: "The other person" }),
  }),
  output,
  refusals: { yearOutOfRange: "A year lies outside 1602 to 2398, for which solar terms are held" },
  run: ({ yearBoundary }, give): Answer => {
    const [a, b] = [give.civil("a"), give.civil("b")].map((moment) =>
      yearOf(moment, yearBoundary),
    ) as [number, number];
    const { components, ...match } = matchOf(compareEto(yearPillar(a), yearPillar(b)));
    return { ...match, components: [...components], a: personOf(a), b: personOf(b) };
  },
  receipt: ({ yearBoundary }, give, who) => ({
    warnings:
      yearBoundary === "risshun" && !give.civil(who).timeKnown
        ? ["No time of birth was given: noon was taken, which matters on the day of risshun"]
        : [],
  }),
  brief: writeBrief,
  examples: [
    {
      title: "rat and ox join",
      input: { a: { birthDate: "1984-05-01" }, b: { birthDate: "1985-05-01" } },
      expect: {
        a: { kanshi: "甲子", kana: "ね" },
        b: { kanshi: "乙丑" },
        components: [{ code: "sixCombine" }],
        band: "excellent",
      },
      source: "anecs.ifortune.net, 支合・干合: 子丑 are 支合; 1984 is 甲子",
    },
    {
      title: "a birth in January counts to the new year in popular use",
      input: { a: { birthDate: "1966-01-10" }, b: { birthDate: "1972-06-01" } },
      expect: {
        a: { kanshi: "丙午", animal: { en: "horse" } },
        b: { kanshi: "壬子" },
        components: [{ code: "clash", weight: 38 }, { code: "stemClash" }],
      },
      source: "1966 is the hinoeuma year 丙午; mingdecode.com: 子午 are 冲",
    },
  ],
  references: [
    { title: "十二支の相性の法則", author: "Seitokukai 聖徳会 (seitokukai.com)" },
    { title: "支合・干合", author: "anecs.ifortune.net", part: "支合, 三合, 支害, 冲, 干合" },
    { title: "地支の組合せ", author: "mingdecode.com", part: "六合, 三合, 冲, 刑, 害, 破" },
  ],
});

function yearOf(moment: CivilMoment, boundary: string): number {
  refuseOutside(moment.year);
  if (boundary === "newYear") return moment.year;
  return moment.julianDayUt < solarTerm(moment.year, LI_CHUN).julianDayUt
    ? moment.year - 1
    : moment.year;
}

function personOf(year: number): Person {
  const { native, branch } = yearPillar(year);
  const [kana, en, zhHant] = ANIMALS[branch.index]!;
  const animal = {
    en: animalOf(branch),
    zhHant: branch.index === 11 ? "野豬" : branch.animalNative,
  };
  return { year, kanshi: native, animal, kana, portrait: { en, zhHant } };
}

function writeBrief(answer: Answer, lang: Lang): Brief {
  const say = sayIn(lang);
  const { a, b, score, bandName } = answer;
  const reasons = answer.components.map(({ evidence }) => say(evidence));
  const facts = {
    a: [a.kanshi, say(a.animal)],
    b: [b.kanshi, say(b.animal)],
    reasons,
    score,
    band: say(bandName),
  };
  if (lang === "en") {
    return {
      facts,
      outline: ["The two years", "Between them", "Score"],
      plain: [
        `The one was born in a year of the ${a.animal.en} (${a.kanshi}): ${a.portrait.en}. The other in a year of the ${b.animal.en} (${b.kanshi}): ${b.portrait.en}.`,
        `${reasons.join(". ")}.`,
        `That makes ${score} of 100, a match called ${bandName.en} here. A year is shared by everyone at school; it says how two people may greet each other, hardly more.`,
      ].join("\n\n"),
    };
  }
  return {
    facts,
    outline: ["兩個生年", "彼此之間", "分數"],
    plain: [
      `一位生於${a.kanshi}年，屬${a.animal.zhHant}：${a.portrait.zhHant}。另一位生於${b.kanshi}年，屬${b.animal.zhHant}：${b.portrait.zhHant}。`,
      `${reasons.join("；")}。`,
      `合計 ${score} 分（滿分一百），屬「${bandName.zhHant}」。同班同學多半同一生肖，它說的是兩人初見時的招呼，說不到更多。`,
    ].join("\n\n"),
  };
}
