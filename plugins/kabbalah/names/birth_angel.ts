import {
  Birth,
  defineProcedure,
  Refusal,
  ScoreShape,
  sumOf,
  TestimoniesShape,
  TextShape,
  Type,
  type Brief,
  type Frozen,
  type Lang,
  type Static,
} from "#old";
import { apparentSun } from "#sky";
import { nameOfArc, nameOfClock, nameOfDegree, type DivineName } from "./names.ts";
import { concordOf } from "./concord.ts";
import { isServed, TIME_OMITTABLE } from "./spans.ts";

const name = Type.Object({
  number: Type.Integer({ minimum: 1, maximum: 72 }),
  letters: Type.String({ description: "Three Hebrew letters, without final forms" }),
  angel: Type.String(),
  value: Type.Integer({ description: "Sum of the three letters" }),
  fromDeg: Type.Integer({
    minimum: 0,
    maximum: 355,
    description: "First of its five degrees, tropical",
  }),
  rules: TextShape,
});

const output = Type.Object({
  sunLongitudeDeg: Type.Number({ description: "Apparent tropical longitude of the Sun, degrees" }),
  arc: name,
  day: name,
  hour: Type.Union([name, Type.Null()], { description: "Null without a time of birth" }),
  score: ScoreShape,
  testimonies: TestimoniesShape,
});
export type BirthAngelAnswer = Static<typeof output>;

const RULES = {
  arc: {
    en: "the five degrees of the Sun, for the body and the will",
    zhHant: "太陽所在之五度，主身與志",
  },
  day: { en: "the single degree of the Sun, for the heart", zhHant: "太陽所在之一度，主心" },
  hour: { en: "the twenty minutes of the birth, for the mind", zhHant: "出生之二十分鐘，主智" },
} as const;

/** The three of the seventy-two names that rule a birth. */
export const birthAngel = defineProcedure({
  name: "kabbalah.birthAngel",
  tradition: "kabbalistic",
  title: { en: "Names of a birth", zhHant: "出生之七十二聖名" },
  summary: {
    en: "The three of the 72 names that rule a birth by five-degree arc, day and twenty-minute span",
    zhHant: "依五度之弧、當日之度與二十分鐘之刻，求主掌出生的三個聖名（七十二聖名之中）",
  },
  kind: "calculation",
  cost: 1,
  icon: "icons/angel.svg",
  reads: "birth",
  omittable: { birthTime: TIME_OMITTABLE },
  refusals: { "date-out-of-range": "The date lies outside the years -1000 to 3000" },
  input: Type.Object({ ...Birth }),
  output,
  run: (_input, give): BirthAngelAnswer => {
    const civil = give.civil();
    if (!isServed(civil.julianDayTt)) {
      throw new Refusal("date-out-of-range", "Cannot place the Sun: date is outside -1000 to 3000");
    }
    const { longitudeDeg } = apparentSun(civil.julianDayTt);
    const minutes = civil.hour * 60 + civil.minute;
    const [arc, day] = [nameOfArc(longitudeDeg), nameOfDegree(longitudeDeg)];
    const hour = civil.timeKnown ? nameOfClock(minutes) : null;
    const testimonies = concordOf(hour ? [arc, day, hour] : [arc, day]);
    return {
      sunLongitudeDeg: longitudeDeg,
      arc: describe(arc, "arc"),
      day: describe(day, "day"),
      hour: hour && describe(hour, "hour"),
      score: sumOf(testimonies),
      testimonies,
    };
  },
  brief: writeBrief,
  examples: [
    {
      title: "an hour after the March equinox of 2024 the round begins",
      input: { birthDate: "2024-03-20", birthTime: "04:06", timezone: "UTC" },
      expect: {
        arc: { number: 1, angel: "Vehuiah", letters: "והו" },
        day: { number: 1 },
        hour: { number: 13 },
      },
      source:
        "Equinox of 20 March 2024, 03:06 UT (almanacs); name 1 in every list of the seventy-two",
    },
    {
      title: "at the June solstice of 2024 the nineteenth name begins",
      input: { birthDate: "2024-06-20", birthTime: "22:00", timezone: "UTC" },
      expect: {
        sunLongitudeDeg: 90.05,
        arc: { number: 19, angel: "Leuviah" },
        day: { number: 19 },
        hour: { number: 67 },
      },
      tolerance: 0.01,
      source:
        "Solstice of 20 June 2024, 20:51 UT (almanacs), the Sun moving 0.0398° an hour; 0° Cancer opens name 19",
    },
  ],
  references: [
    { title: "Exodus", part: "14:19-21" },
    { title: "Oedipus Aegyptiacus", author: "Athanasius Kircher", year: "1653" },
    { title: "La Science cabalistique", author: "Lazare Lenain", year: "1823" },
  ],
});

function describe(one: DivineName, rules: keyof typeof RULES): BirthAngelAnswer["arc"] {
  return { ...one, rules: RULES[rules] };
}

function writeBrief(answer: Frozen<BirthAngelAnswer>, lang: Lang): Brief {
  const english = lang === "en";
  const given = [
    {
      one: answer.arc,
      en: "The five degrees of the Sun give",
      does: "keeps the body and the will",
      zh: ["太陽所在的五度", "主身與志"],
    },
    {
      one: answer.day,
      en: "The single degree of that day gives",
      does: "speaks to the heart",
      zh: ["當日所在的一度", "主心"],
    },
    ...(answer.hour
      ? [
          {
            one: answer.hour,
            en: "The twenty minutes of the birth give",
            does: "clears the mind",
            zh: ["出生的二十分鐘", "主智"],
          },
        ]
      : []),
  ];
  const told = given.map(({ one, en, does, zh }) =>
    english
      ? `${en} ${one.angel} (${one.letters}), the ${ordinal(one.number)} name, whose letters add up to ${one.value}; it ${does}.`
      : `${zh[0]!}得第 ${one.number} 名 ${one.angel}（${one.letters}），字母合計 ${one.value}，${zh[1]!}。`,
  );
  const same = answer.arc.number === answer.day.number;
  const repeats = same
    ? english
      ? " Arc and degree give the same name, which custom takes for one voice heard twice."
      : "弧與度同得一名，習慣上視為一聲兩聞。"
    : "";
  const missing = answer.hour
    ? ""
    : english
      ? " Without a time of birth the name of the mind is left open."
      : "未知出生時刻，主智之名從缺。";
  const frame = english
    ? "The names come from three verses of Exodus, of 72 letters each, read forward, backward and forward. Lists with dates spread them over the calendar, a day or two off; here the Sun's own degree counts. They are offered as words to hold in mind, not as powers that decide."
    : "諸名出自《出埃及記》三節，每節七十二個字母，順讀、倒讀、再順讀而成。坊間日期表按曆日分配，會差一兩日；此處以太陽實際度數為準。它們是供人默念的字，並非決定命運的力量。";
  return {
    facts: { names: told, sunLongitudeDeg: answer.sunLongitudeDeg },
    outline: english ? ["The names", "Where they come from"] : ["聖名", "由來"],
    plain: [
      (english
        ? `${given.length === 3 ? "Three" : "Two"} of the seventy-two names stand over this birth. ${told.join(" ")}`
        : `七十二聖名之中，有${given.length === 3 ? "三" : "兩"}個臨於此生。${told.join("")}`) +
        repeats +
        missing,
      frame,
    ].join("\n\n"),
  };

  function ordinal(value: number): string {
    const tens = value % 100;
    const ending = tens > 10 && tens < 14 ? "th" : (["th", "st", "nd", "rd"][value % 10] ?? "th");
    return `${value}${ending}`;
  }
}
