import {
  Birth,
  type Brief,
  defineProcedure,
  type Lang,
  type Omittable,
  Refusal,
  sayIn,
  ScoreShape,
  type Static,
  sumOf,
  TestimoniesShape,
  type Testimony,
  TextShape,
  Type,
} from "#old";
import { SOLAR_TERM_TABLE_YEARS } from "#sky";
import { ELEMENT_NAMES, relationOf, type Relation } from "../core/elements.ts";
import { drawPlates } from "./picture.ts";
import { inclinationOf, plateOf, starsOf, type BirthStars } from "./rules.ts";
import { PALACES, star, STARS } from "./stars.ts";

export const starShape = Type.Object({
  star: Type.Integer({ minimum: 1, maximum: 9 }),
  native: Type.String(),
  roman: Type.String(),
  gloss: TextShape,
  element: Type.String(),
  portrait: TextShape,
});

const plate = Type.Array(
  Type.Object({
    palace: Type.String(),
    direction: TextShape,
    star: Type.Integer({ minimum: 1, maximum: 9 }),
  }),
  { description: "Nine palaces from the north by their Luo Shu number; the fifth is the centre" },
);

export const kiOutput = Type.Object({
  year: starShape,
  month: starShape,
  day: starShape,
  dayDisputed: Type.Boolean({
    description: "The day lies in a half of 240 days, which schools cut differently",
  }),
  solarYear: Type.Integer({ description: "Year from the start of spring (risshun)" }),
  solarMonth: Type.Integer({ minimum: 1, maximum: 12, description: "1 begins with risshun" }),
  inclination: Type.Array(
    Type.Object({
      palace: Type.String(),
      native: Type.String(),
      direction: TextShape,
      inner: TextShape,
    }),
    {
      description:
        "Keisha: where the year star stands on the month's plate; two where schools split star 5",
    },
  ),
  plates: Type.Object({ year: plate, month: plate, day: plate }),
  friendlyStars: Type.Array(Type.Integer({ minimum: 1, maximum: 9 }), {
    description: "Other stars of the year star's element, or joined to it by generation",
  }),
  score: ScoreShape,
  testimonies: TestimoniesShape,
});

export type KiAnswer = Static<typeof kiOutput>;

/** Midnight and the last second of the day: at most one solar term falls between. */
export const BIRTH_TIME: Omittable = {
  fields: ["birthTime", "birthHour"],
  assume: { birthTime: "12:00" },
  says: {
    en: "No time of birth was given: noon was taken. It matters only on a day on which a solar month begins.",
    zhHant: "未提供出生時刻，以正午計；只有在交節當日才會影響結果。",
  },
  candidates: () => [
    { set: { birthTime: "00:00:00" }, when: "start of the day" },
    { set: { birthTime: "23:59:59" }, when: "end of the day" },
  ],
  exhaustive: true,
  verdicts: ["/year/star", "/month/star"],
};

/** The nine stars of a birth. */
export const nineStarKiChart = defineProcedure({
  name: "nineStarKi.chart",
  tradition: "japanese",
  title: { en: "Nine Star Ki", zhHant: "九星氣學命盤" },
  summary: {
    en: "Year, month and day stars, inclination and palace positions; the same for men and women",
    zhHant: "本命星、月命星、日命星、傾斜宮與九宮飛泊；男女同法",
  },
  kind: "calculation",
  cost: 1,
  icon: "icons/nine_star.svg",
  reads: "birth",
  omittable: { birthTime: BIRTH_TIME },
  conventions: {
    longRun: {
      title: { en: "Day stars of a run of 240 days", zhHant: "二百四十日之遁的日星" },
      default: "lateTurn",
      options: {
        lateTurn: {
          title: {
            en: "turn on the last 甲午, thirty days before the end",
            zhHant: "在末一甲午日（終前三十日）轉遁",
          },
          source:
            "kyusei.co3.jp, 日盤算出方法と閏; koyomi8.com; almanacs of 2020: 19 and 20 June both 三碧",
        },
        earlyTurn: {
          title: {
            en: "turn on the first 甲午, thirty days after the beginning",
            zhHant: "在首一甲午日（始後三十日）轉遁",
          },
          source:
            "shibiroom.com, on almanacs that put the leap of 2020 at the winter solstice of 2019",
        },
        runsOn: {
          title: { en: "run on to the next 甲子", zhHant: "順推至下一甲子" },
          source: "tyme4ts 1.5.2, after the Xieji Bianfang Shu 協紀辨方書",
        },
      },
    },
  },
  input: Type.Object({ ...Birth }),
  output: kiOutput,
  refusals: {
    yearOutOfRange: "The year lies outside 1602 to 2398, for which solar terms are held",
  },
  run: ({ longRun }, give): KiAnswer => {
    const moment = give.civil();
    refuseOutside(moment.year);
    const stars = starsOf(moment, longRun);
    const testimonies = judge(stars);
    return {
      year: describe(stars.year),
      month: describe(stars.month),
      day: describe(stars.day),
      dayDisputed: stars.dayDisputed,
      solarYear: stars.solarYear,
      solarMonth: stars.solarMonth,
      inclination: inclinationOf(stars.year, stars.month).map((number) => {
        const { id, native, direction, inner } = PALACES[number - 1]!;
        return { palace: id, native, direction, inner };
      }),
      plates: { year: layOut(stars.year), month: layOut(stars.month), day: layOut(stars.day) },
      friendlyStars: friendsOf(stars.year),
      score: sumOf(testimonies),
      testimonies: [...testimonies],
    };
  },
  brief: writeBrief,
  picture: drawPlates,
  examples: [
    {
      title: "a birth of July 2002",
      input: { birthDate: "2002-07-19", timezone: "Asia/Tokyo" },
      expect: {
        year: { star: 7 },
        month: { star: 3 },
        day: { star: 3 },
        inclination: [{ palace: "ri", native: "離宮" }],
      },
      source:
        "Worked example of luck.drmpls.com, 傾斜宮の割り出し方: 七赤, 三碧, day 三碧, 離宮傾斜",
    },
    {
      title: "the last day of a falling run",
      input: { birthDate: "2014-12-18", timezone: "Asia/Tokyo" },
      expect: { year: { star: 4 }, day: { star: 1 }, dayDisputed: false },
      source: "kyusei.co3.jp, 日盤算出方法と閏: 18 and 19 December 2014 are both 一白",
    },
    {
      title: "a January birth belongs to the year before",
      input: { birthDate: "1930-01-13", timezone: "+08:00" },
      expect: { year: { star: 8 }, month: { star: 9 }, day: { star: 1 } },
      source: "tyme4ts 1.5.2 and lunar-typescript 1.8.6 agree",
    },
  ],
  references: [
    { title: "日家九星", author: "Koyomi no pēji (koyomi8.com)", part: "day stars and their leap" },
    { title: "日盤算出方法と閏", author: "kyusei.co3.jp" },
    { title: "傾斜宮の割り出し方", author: "luck.drmpls.com", part: "palaces of inclination" },
    {
      title: "Qinding Xieji Bianfang Shu 欽定協紀辨方書",
      year: "1741",
      part: "nine stars of the day; second hand",
    },
  ],
});

/** Refuses years without a solar term on either side. */
export function refuseOutside(year: number): void {
  const [first, last] = [SOLAR_TERM_TABLE_YEARS.first + 2, SOLAR_TERM_TABLE_YEARS.last - 2];
  if (year >= first && year <= last) return;
  throw new Refusal(
    "yearOutOfRange",
    `Cannot find the stars: year is ${year}, must be within ${first} to ${last}`,
  );
}

/** A star as answers show it. */
export function describe(number: number): Static<typeof starShape> {
  const { native, roman, gloss, element, portrait } = star(number);
  return { star: number, native, roman, gloss, element, portrait };
}

function layOut(centre: number) {
  return plateOf(centre).map((number, i) => {
    const { id, direction } = PALACES[i]!;
    return { palace: id, direction, star: number };
  });
}

function friendsOf(number: number): number[] {
  const own = star(number).element;
  return STARS.filter((other) => {
    const relation = relationOf(own, other.element);
    return other.number !== number && ["same", "child", "parent"].includes(relation);
  }).map((other) => other.number);
}

const POINTS: Readonly<Record<Relation, number>> = {
  parent: 12,
  same: 8,
  child: 4,
  wealth: -2,
  officer: -8,
};
const WORDS: Readonly<Record<Relation, { en: string; zhHant: string }>> = {
  parent: { en: "feeds the year star", zhHant: "生本命星" },
  same: { en: "is of the year star's element", zhHant: "與本命星比和" },
  child: { en: "is fed by the year star", zhHant: "為本命星所生" },
  wealth: { en: "is held by the year star", zhHant: "為本命星所剋" },
  officer: { en: "checks the year star", zhHant: "剋本命星" },
};

function judge({ year, month, day }: BirthStars): readonly Testimony[] {
  const own = star(year).element;
  const part = (
    code: "month" | "day",
    number: number,
    share: number,
    en: string,
    zhHant: string,
  ) => {
    const relation = relationOf(own, star(number).element);
    return {
      code,
      weight: POINTS[relation] * share,
      evidence: {
        en: `The ${en} star ${WORDS[relation].en}`,
        zhHant: `${zhHant}${WORDS[relation].zhHant}`,
      },
    };
  };
  return [
    { code: "base", weight: 60, evidence: { en: "Any birth", zhHant: "任何命盤" } },
    part("month", month, 1.5, "month", "月命星"),
    part("day", day, 0.5, "day", "日命星"),
  ];
}

function writeBrief(answer: KiAnswer, lang: Lang): Brief {
  const say = sayIn(lang);
  const { year, month, day, inclination, dayDisputed } = answer;
  const reasons = answer.testimonies.slice(1).map(({ evidence }) => say(evidence));
  const facts = {
    year: year.native,
    month: month.native,
    day: day.native,
    element: say(ELEMENT_NAMES[star(year.star).element]),
    portrait: say(year.portrait),
    inclination: inclination.map(({ native, inner }) => ({ palace: native, inner: say(inner) })),
    reasons,
    score: answer.score,
  };
  const inner = inclination.map((one) => say(one.inner));
  const same = year.star === month.star;
  if (lang === "en") {
    return {
      facts,
      outline: ["The year star", "Inside", "The three together"],
      plain: [
        `The year star is ${year.roman} (${year.gloss.en}). Someone under it ${year.portrait.en}.`,
        `${same ? `The month star is ${month.roman} again, which doubles its colours.` : `The month star, ${month.roman}, colours thought and childhood: it ${month.portrait.en}.`} The year star stands in the ${inclination.map((one) => one.direction.en).join(" or the ")} of the month's plate, so the inner nature is ${inner.join("; by the other custom, ")}.`,
        `The day star is ${day.roman}. ${reasons.join(". ")}.${dayDisputed ? " The day falls in a long half of the year, in which schools count the day star differently." : ""} Among themselves the stars score ${answer.score} of 100, a measure of ease and no more.`,
      ].join("\n\n"),
    };
  }
  return {
    facts,
    outline: ["本命星", "內裡", "三星合看"],
    plain: [
      `本命星是${year.native}。這顆星下的人${year.portrait.zhHant}。`,
      `${same ? `月命星也是${month.native}，性情更濃一層。` : `月命星${month.native}管思緒與少年時：${month.portrait.zhHant}。`}本命星落在月盤的${inclination.map((one) => one.native).join("或")}，內裡的性情是${inner.join("；依另一說則是")}。`,
      `日命星為${day.native}。${reasons.join("；")}。${dayDisputed ? "出生日落在較長的半年之中，各派日星算法不一。" : ""}三星合計 ${answer.score} 分（滿分一百），量的只是順手與否。`,
    ].join("\n\n"),
  };
}
