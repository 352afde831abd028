import {
  type Brief,
  defineProcedure,
  type Lang,
  MomentOrNow,
  oneOf,
  sayIn,
  ScoreShape,
  type Static,
  sumOf,
  TestimoniesShape,
  type Testimony,
  type Text,
  TextShape,
  Type,
} from "#old";
import { TONALPOHUALLI_NAMES, XIHUITL_MONTHS, type TzolkinDay } from "#time";
import { readAztecDay } from "./day.ts";
import { drawDay } from "./picture.ts";
import {
  DAY_LORDS,
  DAY_TABLE,
  FORTUNES,
  NIGHT_LORDS,
  TRECENA_TABLE,
  type Fortune,
} from "./tables.ts";

const fortune = Type.Object({
  value: oneOf(["favourable", "indifferent", "adverse"], "What the soothsayers said"),
  name: TextShape,
});
const dayName = {
  number: Type.Integer({ minimum: 1, maximum: 13 }),
  sign: Type.Integer({ minimum: 1, maximum: 20, description: "1 Cipactli to 20 Xochitl" }),
  name: Type.String(),
  text: Type.String({ description: "Number and name" }),
  gloss: TextShape,
};

export const aztecOutput = Type.Object({
  day: Type.Object({ ...dayName, patron: Type.String(), portrait: TextShape }),
  place: Type.Integer({ minimum: 1, maximum: 260, description: "In the round from 1 Cipactli" }),
  trecena: Type.Object({ ...dayName, patron: Type.String(), fortune }),
  lordOfDay: Type.String(),
  bird: TextShape,
  lordOfNight: Type.Object({
    number: Type.Integer({ minimum: 1, maximum: 9 }),
    name: Type.String(),
  }),
  xihuitl: Type.Object({
    month: Type.Integer({
      minimum: 1,
      maximum: 19,
      description: "1 Izcalli, 19 the five nemontemi",
    }),
    name: Type.String(),
    day: Type.Integer({ minimum: 1, maximum: 20 }),
  }),
  year: Type.Object(dayName),
  fortune,
  score: ScoreShape,
  testimonies: TestimoniesShape,
});

export type AztecAnswer = Static<typeof aztecOutput>;

const WEIGHTS: Readonly<Record<Fortune, number>> = { favourable: 1, indifferent: 0, adverse: -1 };

/** A day of the Aztec count with its gods and its fortune. */
export const aztecTonalpohualliDay = defineProcedure({
  name: "aztec.tonalpohualli",
  tradition: "aztec",
  title: { en: "Aztec day count", zhHant: "阿茲特克神曆日" },
  summary: {
    en: "Day sign, number, trecena with patron, lord of the night, lord and bird of the day, and the fortune given in the codices; today when no date is given",
    zhHant: "日徵、數、十三日週與其守護神、夜主、日主與鳥，以及古抄本所載吉凶；未給日期則取當日",
  },
  kind: "calculation",
  cost: 1,
  icon: "icons/aztec.svg",
  needs: ["now"],
  reads: "moment",
  conventions: {
    nightLords: {
      title: { en: "Lords of the night over the end of a round", zhHant: "夜主跨輪之接續" },
      default: "restart",
      options: {
        restart: {
          title: { en: "begin anew with 1 Cipactli", zhHant: "逢 1 Cipactli 重新起算" },
          source:
            "tonalpohualli.ch, on the nine lords; after the Codex Borbonicus and the Tonalamatl Aubin",
        },
        continuous: {
          title: { en: "run on without a break", zhHant: "連續不斷" },
          source: "T. A. Joyce, Mexican Archaeology (1914), p. 63; the Maya series of G1-G9",
        },
      },
    },
  },
  input: Type.Object({ ...MomentOrNow }),
  output: aztecOutput,
  run: ({ nightLords }, give): AztecAnswer => {
    const found = readAztecDay(give.civil().fixed, nightLords);
    const { number, name } = found.day;
    const week = TRECENA_TABLE[found.week]!;
    const lord = DAY_LORDS[number - 1]!;
    const testimonies: readonly Testimony[] = [
      { code: "base", weight: 55, evidence: { en: "Any day of the count", zhHant: "任何一日" } },
      {
        code: "day",
        weight: 20 * WEIGHTS[found.fortune],
        evidence: {
          en: `The day is ${FORTUNES[found.fortune].en}`,
          zhHant: `日${FORTUNES[found.fortune].zhHant}`,
        },
      },
      {
        code: "trecena",
        weight: 10 * WEIGHTS[week.fortune],
        evidence: {
          en: `Its thirteen days are ${FORTUNES[week.fortune].en}`,
          zhHant: `所屬十三日${FORTUNES[week.fortune].zhHant}`,
        },
      },
    ];
    return {
      day: {
        ...nameDay(found.day),
        patron: DAY_TABLE[name - 1]!.patron,
        portrait: DAY_TABLE[name - 1]!.portrait,
      },
      place: found.place,
      trecena: { ...nameDay(found.trecena), patron: week.patron, fortune: judged(week.fortune) },
      lordOfDay: lord.lord,
      bird: lord.bird,
      lordOfNight: { number: found.nightLord + 1, name: NIGHT_LORDS[found.nightLord]! },
      xihuitl: { ...found.xihuitl, name: XIHUITL_MONTHS[found.xihuitl.month - 1]! },
      year: nameDay(found.year),
      fortune: judged(found.fortune),
      score: sumOf(testimonies),
      testimonies: [...testimonies],
    };
  },
  brief: writeBrief,
  picture: drawDay,
  examples: [
    {
      title: "the fall of Tenochtitlan",
      input: { date: "1521-08-13", calendar: "julian" },
      expect: {
        day: { number: 1, name: "Coatl" },
        xihuitl: { month: 11, name: "Xocotlhuetzi", day: 2 },
        year: { text: "3 Calli" },
      },
      source: "Correlation of A. Caso (1967), as the code of Calendrical Calculations has it",
    },
    {
      title: "a day of our time",
      input: { date: "2012-12-21" },
      expect: { day: { text: "4 Xochitl" }, trecena: { text: "1 Ollin" } },
      source: "Code of Calendrical Calculations (4th ed.) and an independent count from 1521",
    },
  ],
  references: [
    {
      title: "Historia general de las cosas de Nueva España",
      author: "Bernardino de Sahagún",
      year: "1577",
      part: "book IV",
    },
    {
      title: "Mexican Archaeology",
      author: "Thomas Athol Joyce",
      year: "1914",
      part: "pp. 60-63",
    },
    { title: "Codex Borbonicus", part: "plates 3-20" },
    { title: "Los calendarios prehispánicos", author: "Alfonso Caso", year: "1967" },
    {
      title: "The Gods of Mexico",
      author: "Lewis Spence",
      year: "1923",
      part: "tables of the tonalamatl after Seler",
    },
  ],
});

function nameDay({ number, name }: TzolkinDay) {
  const { roman, gloss } = TONALPOHUALLI_NAMES[name - 1]!;
  const text = { en: gloss, zhHant: DAY_TABLE[name - 1]!.glossZh };
  return { number, sign: name, name: roman, text: `${number} ${roman}`, gloss: text };
}

function judged(value: Fortune) {
  return { value, name: FORTUNES[value] };
}

function writeBrief(answer: AztecAnswer, lang: Lang): Brief {
  const say = sayIn(lang);
  const { day, trecena, bird, lordOfDay, lordOfNight, year, xihuitl } = answer;
  const facts = {
    day: day.text,
    gloss: say(day.gloss),
    patron: day.patron,
    portrait: say(day.portrait),
    trecena: trecena.text,
    trecenaPatron: trecena.patron,
    lordOfDay,
    bird: say(bird),
    lordOfNight: lordOfNight.name,
    fortune: say(answer.fortune.name),
    year: year.text,
  };
  if (lang === "en") {
    return {
      facts,
      outline: ["The day", "Its thirteen", "Fortune"],
      plain: [
        `The day is ${day.text}, ${day.gloss.en}, under ${day.patron}. Its sign is ${day.portrait.en}. ${lordOfDay} is lord of the day and the ${bird.en} its bird; ${lordOfNight.name} keeps the night.`,
        `It belongs to the thirteen days that ${trecena.text} opens, in the care of ${trecena.patron}; the books call them ${trecena.fortune.name.en}. In the year of 365 days it is ${xihuitl.day} ${xihuitl.name}, year ${year.text}.`,
        `By its number and its week the day is ${answer.fortune.name.en}. ${namingOf(answer).en}`,
      ].join("\n\n"),
    };
  }
  return {
    facts,
    outline: ["日", "十三日週", "吉凶"],
    plain: [
      `這一天是 ${day.text}，即「${day.gloss.zhHant}」，由 ${day.patron} 守護，徵象是${day.portrait.zhHant}。日主為 ${lordOfDay}，其鳥為${bird.zhHant}；夜由 ${lordOfNight.name} 看守。`,
      `它屬於以 ${trecena.text} 起首的十三日，由 ${trecena.patron.replace(" and ", " 與 ")} 照管，書中稱之為「${trecena.fortune.name.zhHant}」。在三百六十五日的年曆上是 ${xihuitl.name} 第 ${xihuitl.day} 日，${year.text} 年。`,
      `就數與週而論，這一天屬「${answer.fortune.name.zhHant}」。${namingOf(answer).zhHant}`,
    ].join("\n\n"),
  };
}

/** When a child of the day was bathed and named (Sahagún IV, chs. 8, 13-15, 20). */
function namingOf({ day, fortune: { value } }: AztecAnswer): Text {
  if (value === "favourable") {
    return {
      en: "A child born on such a day was bathed and named at once, and kept the sign it came with.",
      zhHant: "生在這樣的日子，當天便沐浴取名，守住隨之而來的徵象。",
    };
  }
  const [en, zhHant] =
    day.number < 7
      ? ["most often the seventh", "多半是第七日"]
      : ["one of the last four", "末四日之一"];
  return {
    en: `A child born on such a day was bathed and named on a better one of the same week, ${en}, and so came under a kinder sign.`,
    zhHant: `生在這樣的日子，會等到同一週較好的一日（${zhHant}）才沐浴取名，便歸到較溫和的徵象之下。`,
  };
}
