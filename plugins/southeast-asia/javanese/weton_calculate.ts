import {
  Birth,
  type Brief,
  CivilDate,
  defineProcedure,
  InputError,
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
import {
  baliPawukon,
  formatDate,
  fromFixed,
  isValidDate,
  JAVANESE_WEEKDAYS,
  javaneseWeton,
  PASARAN_NAMES,
  toFixed,
} from "#time";
import { clockSeconds, sunSeconds } from "../core/sun_day.ts";
import { JAVANESE_WUKU, MARKET_DAYS, pancasudaOf, WEEKDAYS } from "./weton.ts";

const output = Type.Object({
  weton: Type.String({ description: "Weekday and market day in Javanese" }),
  weekday: Type.Object({
    index: Type.Integer({ minimum: 0, maximum: 6, description: "0 is Sunday" }),
    native: Type.String(),
    name: TextShape,
    neptu: Type.Integer(),
    portrait: TextShape,
  }),
  marketDay: Type.Object({
    index: Type.Integer({ minimum: 0, maximum: 4, description: "0 Legi to 4 Kliwon" }),
    native: Type.String(),
    neptu: Type.Integer(),
    direction: TextShape,
    colour: TextShape,
    portrait: TextShape,
  }),
  neptu: Type.Integer({ minimum: 7, maximum: 18, description: "Sum of both weights" }),
  pancasuda: Type.Object({
    name: Type.String(),
    gloss: TextShape,
    says: TextShape,
    dayWeight: Type.Integer({ description: "Weight of the weekday in this reckoning" }),
    sum: Type.Integer({ description: "With the weight of the market day" }),
  }),
  wuku: Type.Object({
    number: Type.Integer({ minimum: 1, maximum: 30 }),
    name: Type.String(),
    day: Type.Integer({ minimum: 1, maximum: 7, description: "1 is Sunday" }),
  }),
  afterSunset: Type.Boolean({ description: "Whether the birth counts to the next Javanese day" }),
  beforeSunrise: Type.Boolean({
    description: "Whether the birth counts to the day before, where days begin at sunrise",
  }),
  sunsetKnown: Type.Boolean({ description: "False where 6:00 and 18:00 stand for the Sun" }),
  nextWeton: Type.Array(Type.String(), {
    description: "The next five civil dates of this weton, 35 days apart",
  }),
  score: ScoreShape,
  testimonies: TestimoniesShape,
});

type Answer = Static<typeof output>;

const ROUND = 35;

/** The weton of a birth. */
export const wetonCalculate = defineProcedure({
  name: "weton.calculate",
  tradition: "javanese",
  title: { en: "Javanese weton", zhHant: "爪哇生日（weton）" },
  summary: {
    en: "Birth weekday and market day, neptu, character, wuku and next weton dates",
    zhHant: "出生星期與市集日、neptu 數、性情、wuku 週與往後的 weton 日期",
  },
  kind: "calculation",
  cost: 1,
  icon: "icons/weton.svg",
  reads: "birth",
  omittable: {
    birthTime: {
      fields: ["birthTime", "birthHour"],
      assume: { birthTime: "12:00" },
      says: {
        en: "No time of birth was given: noon was taken. The Javanese day begins at sunset, so a birth in the evening has the next weton; where the day is begun at sunrise, one before it has the last.",
        zhHant:
          "未提供出生時刻，以正午計；爪哇之日始於日落，傍晚以後出生屬次日之 weton；若以日出為一日之始，日出前出生屬前一日。",
      },
      candidates: () => [
        { set: { birthTime: "00:00" }, when: "before sunrise" },
        { set: { birthTime: "12:00" }, when: "before sunset" },
        { set: { birthTime: "23:59:59" }, when: "after sunset" },
      ],
      exhaustive: true,
      verdicts: ["/weton", "/neptu", "/pancasuda/name", "/wuku/name"],
    },
  },
  conventions: {
    dayBegin: {
      title: { en: "Beginning of the day", zhHant: "一日之始" },
      default: "sunset",
      options: {
        sunset: {
          title: { en: "at sunset", zhHant: "日落" },
          source:
            "Serial Primbon of Rumah Tembi: a week of wuku runs from Saturday, six in the evening",
        },
        sunrise: {
          title: { en: "at sunrise", zhHant: "日出" },
          source: "R. Tanojo, Primbon Djawa Pawukon (1972): the day is counted from sunrise",
        },
      },
    },
    pancasuda: {
      title: { en: "Weights of pancasuda", zhHant: "pancasuda 之數" },
      default: "pawukon",
      options: {
        pawukon: {
          title: {
            en: "weights of the pawukon: Sunday 6, 4, 3, 6, 5, 7, 8",
            zhHant: "pawukon 之數：星期日六，其後四、三、六、五、七、八",
          },
          source: "Serat Pawukon (Ng. Wirapustaka, Radyapustaka 1903), tables of the weeks",
        },
        neptu: {
          title: { en: "the neptu itself", zhHant: "即用 neptu" },
          source: "Popular primbon: Senin Legi 4 + 5 = 9, by seven leaves 2",
        },
      },
    },
  },
  input: Type.Object({
    ...Birth,
    from: Type.Optional({
      ...CivilDate,
      description: "Date from which the next wetons are listed; default the birth",
    }),
  }),
  output,
  run: ({ from, dayBegin, pancasuda: rule }, give): Answer => {
    const moment = give.civil();
    const sun = sunSeconds(moment);
    const seconds = clockSeconds(moment);
    const afterSunset = dayBegin === "sunset" && seconds >= sun.set;
    const beforeSunrise = dayBegin === "sunrise" && seconds < sun.rise;
    const fixed = moment.fixed + (afterSunset ? 1 : 0) - (beforeSunrise ? 1 : 0);
    const { weekday, pasaran, neptu } = javaneseWeton.fromFixed(fixed);
    const { wuku, saptawara } = baliPawukon.fromFixed(fixed);
    const [day, market] = [WEEKDAYS[weekday]!, MARKET_DAYS[pasaran]!];
    const [native, marketName] = [JAVANESE_WEEKDAYS[weekday]!, PASARAN_NAMES[pasaran]!];
    const { weight, name, gloss, says, dayWeight, sum } = pancasudaOf(weekday, pasaran, rule);
    const testimonies: readonly Testimony[] = [
      { code: "base", weight: 58, evidence: { en: "Any weton", zhHant: "任何 weton" } },
      {
        code: "pancasuda",
        weight,
        evidence: {
          en: `The weights ${dayWeight} and ${market.neptu} leave ${name}, ${gloss.en}`,
          zhHant: `${dayWeight} 與 ${market.neptu} 相加除七得 ${name}（${gloss.zhHant}）`,
        },
      },
      {
        code: "neptu",
        weight: Math.floor((neptu - 11) / 2),
        evidence: {
          en: "The higher the neptu, the stronger the day",
          zhHant: "neptu 愈高，日力愈強",
        },
      },
    ];
    return {
      weton: `${native} ${marketName}`,
      weekday: { index: weekday, native, ...day },
      marketDay: { index: pasaran, native: marketName, ...market },
      neptu,
      pancasuda: { name, gloss, says, dayWeight, sum },
      wuku: { number: wuku, name: JAVANESE_WUKU[wuku - 1]!, day: saptawara },
      afterSunset,
      beforeSunrise,
      sunsetKnown: sun.found,
      nextWeton: nextDates(fixed, from === undefined ? fixed : readDate(from)),
      score: sumOf(testimonies),
      testimonies: [...testimonies],
    };
  },
  brief: writeBrief,
  examples: [
    {
      title: "the proclamation of Indonesia's independence",
      input: { birthDate: "1945-08-17", birthTime: "10:00", timezone: "Asia/Jakarta" },
      expect: { weton: "Jemuwah Legi", neptu: 11 },
      source: "17 August 1945 was Friday Legi; neptu 6 + 5",
    },
    {
      title: "after sunset the next day counts",
      input: {
        birthDate: "2000-01-01",
        birthTime: "19:00",
        timezone: "Asia/Jakarta",
        latitude: -6.2,
        longitude: 106.8,
      },
      expect: { weton: "Ngahad Pahing", neptu: 14, afterSunset: true, sunsetKnown: true },
      source:
        "Code of Calendrical Calculations: 1 January 2000 Saturday Legi; the Javanese day begins at sunset",
    },
    {
      title: "Monday Legi leaves two",
      input: { birthDate: "2024-07-08", birthTime: "09:00" },
      expect: { weton: "Senèn Legi", neptu: 9, pancasuda: { name: "Tunggak Semi" } },
      source: "Ki Totok Yasmiran, Museum Radya Pustaka: Senin Legi is Tunggak Semi, by either rule",
    },
    {
      title: "a Friday weighs seven in the pawukon",
      input: { birthDate: "2023-11-03", birthTime: "09:00" },
      expect: {
        weton: "Jemuwah Pon",
        neptu: 13,
        pancasuda: { name: "Lebu Katiup Angin", dayWeight: 7, sum: 14 },
        wuku: { name: "Prangbakat" },
      },
      source: "Ki Totok Yasmiran, Museum Radya Pustaka, almanac of 3 November 2023",
    },
  ],
  references: [
    {
      title: "Serat Pawukon",
      author: "Ng. Wirapustaka (Padmasusastra)",
      year: "1903",
      part: "tables of the thirty weeks; sastra.org",
    },
    {
      title: "Primbon Djawa Pawukon",
      author: "R. Tanojo",
      year: "1972",
      part: "beginning of the day",
    },
  ],
});

function nextDates(birth: number, from: number): string[] {
  const first = birth + ROUND * Math.max(1, Math.ceil((from - birth) / ROUND));
  return Array.from({ length: 5 }, (_, i) => formatDate(fromFixed(first + ROUND * i)));
}

function readDate(text: string): number {
  const [, year, month, day] = /^([+-]?\d+)-(\d{2})-(\d{2})$/.exec(text)!.map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const date = { year, month, day };
  if (isValidDate(date)) return toFixed(date);
  throw new InputError([{ path: "from", message: `There is no date ${text}` }]);
}

function writeBrief(answer: Answer, lang: Lang): Brief {
  const say = sayIn(lang);
  const { weekday, marketDay, neptu, pancasuda, wuku, weton, afterSunset, beforeSunrise } = answer;
  const other = pancasuda.dayWeight !== weekday.neptu;
  const facts = {
    weton,
    neptu,
    weekday: say(weekday.portrait),
    marketDay: say(marketDay.portrait),
    pancasuda: [pancasuda.name, say(pancasuda.says)],
    wuku: wuku.name,
    nextWeton: answer.nextWeton,
    score: answer.score,
  };
  if (lang === "en") {
    return {
      facts,
      outline: ["The weton", "The neptu", "Its return"],
      plain: [
        `The birth is ${weton}.${afterSunset ? " It came after sunset and so belongs to the day that had just begun." : ""}${beforeSunrise ? " It came before sunrise and so belongs to the day that was ending." : ""} The weekday makes someone ${weekday.portrait.en}; the market day, whose side is the ${marketDay.direction.en} and whose colour is ${marketDay.colour.en}, makes them ${marketDay.portrait.en}.`,
        `The weights ${weekday.neptu} and ${marketDay.neptu} make a neptu of ${neptu}. ${other ? `For the pancasuda the old tables weigh the weekday ${pancasuda.dayWeight}: ${pancasuda.sum} by seven leaves` : "By seven it leaves"} ${pancasuda.name}, ${pancasuda.gloss.en}: ${pancasuda.says.en}.`,
        `The week is wuku ${wuku.name}, number ${wuku.number} of thirty. The weton comes round every thirty-five days, next on ${answer.nextWeton[0]}.`,
      ].join("\n\n"),
    };
  }
  return {
    facts,
    outline: ["Weton", "Neptu", "回轉"],
    plain: [
      `生日是 ${weton}。${afterSunset ? "出生在日落之後，屬於剛開始的那一日。" : ""}${beforeSunrise ? "出生在日出之前，屬於將盡的那一日。" : ""}星期所賦的性情：${weekday.portrait.zhHant}；市集日方位在${marketDay.direction.zhHant}、其色為${marketDay.colour.zhHant}，所賦的性情：${marketDay.portrait.zhHant}。`,
      `兩數 ${weekday.neptu} 與 ${marketDay.neptu} 相加，neptu 為 ${neptu}${other ? `；推 pancasuda 時舊表以星期之數為 ${pancasuda.dayWeight}，合 ${pancasuda.sum}` : ""}，除以七得 ${pancasuda.name}（${pancasuda.gloss.zhHant}）：${pancasuda.says.zhHant}。`,
      `所屬之週為 ${wuku.name}，三十週中的第 ${wuku.number}。weton 每三十五日一回，下一次在 ${answer.nextWeton[0]}。`,
    ].join("\n\n"),
  };
}
