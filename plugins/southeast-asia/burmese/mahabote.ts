import {
  Birth,
  type Brief,
  defineProcedure,
  type Lang,
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
import { burmese, BURMESE_MONTHS } from "#time";
import { clockSeconds } from "../core/sun_day.ts";
import { HOUSES, houseOf, PLANETS, RAHU } from "./houses.ts";
import { drawHouses } from "./picture.ts";

const planetShape = Type.Object({
  id: Type.String(),
  name: TextShape,
  day: TextShape,
  animal: TextShape,
  direction: TextShape,
  portrait: TextShape,
});
const houseShape = {
  id: Type.String(),
  native: Type.String(),
  name: TextShape,
  portrait: TextShape,
};

const output = Type.Object({
  burmeseDate: Type.Object({
    year: Type.Integer(),
    month: Type.Integer({ minimum: 0, maximum: 14 }),
    monthName: Type.String(),
    day: Type.Integer({ minimum: 1, maximum: 30 }),
  }),
  remainder: Type.Integer({ minimum: 0, maximum: 6, description: "Burmese year divided by seven" }),
  planet: planetShape,
  house: Type.Object({ ...houseShape, index: Type.Integer({ minimum: 0, maximum: 6 }) }),
  houses: Type.Array(
    Type.Object({
      ...houseShape,
      planet: Type.String(),
      planetName: TextShape,
      birth: Type.Boolean(),
    }),
    { description: "Seven houses from Binga with the planets of the year" },
  ),
  score: ScoreShape,
  testimonies: TestimoniesShape,
});

export type HousesAnswer = Static<typeof output>;

/** When Wednesday passes to Rahu, in seconds of the day. */
const RAHU_FROM = { noon: 12 * 3600, evening: 18 * 3600 } as const;

/** The house of a birth in the Burmese year. */
export const mahaboteChart = defineProcedure({
  name: "mahabote.chart",
  tradition: "burmese",
  title: { en: "Mahabote chart", zhHant: "緬甸摩訶部多命盤" },
  summary: {
    en: "Mahabote houses from Burmese year remainder and weekday (Wednesday split), planet, animal and direction",
    zhHant: "以緬曆年餘數與星期（星期三分午前午後）排七宮，附行星、動物與方位",
  },
  kind: "calculation",
  cost: 1,
  icon: "icons/mahabote.svg",
  reads: "birth",
  omittable: {
    birthTime: {
      fields: ["birthTime", "birthHour"],
      assume: { birthTime: "11:59" },
      says: {
        en: "No time of birth was given: before noon was taken. It matters for births on a Wednesday alone, which Mercury and Rahu share.",
        zhHant: "未提供出生時刻，以午前計；只有星期三出生才有分別，先屬水星，後屬羅睺。",
      },
      candidates: () => [
        { set: { birthTime: "06:00" }, when: "before Rahu's hours" },
        { set: { birthTime: "18:00" }, when: "in Rahu's hours" },
      ],
      exhaustive: true,
      verdicts: ["/planet/id", "/house/id"],
    },
  },
  conventions: {
    wednesday: {
      title: { en: "Rahu's part of Wednesday", zhHant: "星期三羅睺所主之時" },
      default: "noon",
      options: {
        noon: {
          title: { en: "from noon", zhHant: "自正午起" },
          source:
            "S. Crowther after B. Cameron, The Little Key; Ma Thanegi, Birth Day Animal Symbols",
        },
        evening: {
          title: { en: "from six in the evening", zhHant: "自晚六時起" },
          source:
            "Myanmar Planetary Post: until 6 p.m. it is Wednesday, then until midnight Rahu's day",
        },
      },
    },
  },
  input: Type.Object({ ...Birth }),
  output,
  refusals: {
    "before-the-era": "The date lies before 22 March 641, where the Burmese era is not reckoned",
  },
  run: ({ wednesday }, give): HousesAnswer => {
    const moment = give.civil();
    if (moment.fixed < burmese.range[0]!) {
      throw new Refusal(
        "before-the-era",
        "Cannot find the Burmese year: the date lies before the reckoning begins",
      );
    }
    const { year, month, day, mahabote } = burmese.fromFixed(moment.fixed);
    const weekday = (moment.dayOfWeek + 1) % 7;
    const afternoon = weekday === 4 && clockSeconds(moment) >= RAHU_FROM[wednesday];
    const planet = planetOf(afternoon ? RAHU : weekday, wednesday);
    const house = HOUSES[mahabote]!;
    const testimonies: readonly Testimony[] = [
      { code: "base", weight: 60, evidence: { en: "Any birth", zhHant: "任何命盤" } },
      {
        code: "house",
        weight: house.weight,
        evidence: {
          en: `The birth stands in ${house.name.en}`,
          zhHant: `命在${house.name.zhHant}`,
        },
      },
    ];
    return {
      burmeseDate: { year, month, monthName: BURMESE_MONTHS[month]!.roman, day },
      remainder: year % 7,
      planet,
      house: {
        id: house.id,
        native: house.native,
        name: house.name,
        portrait: house.portrait,
        index: mahabote,
      },
      houses: layOut(year, weekday, afternoon),
      score: sumOf(testimonies),
      testimonies: [...testimonies],
    };
  },
  brief: writeBrief,
  picture: drawHouses,
  examples: [
    {
      title: "a Friday of the year 1374",
      input: { birthDate: "2012-12-21" },
      expect: {
        burmeseDate: { year: 1374, month: 9, day: 8 },
        planet: { id: "venus" },
        house: { id: "adipati", index: 3 },
      },
      source: "Yan Naing Aye's Myanmar calendar and an independent port: mahabote 3",
    },
    {
      title: "before the new year in April the old year counts",
      input: { birthDate: "2001-04-11", birthTime: "15:00" },
      expect: { burmeseDate: { year: 1362 }, planet: { id: "rahu" }, house: { id: "binga" } },
      source:
        "Yan Naing Aye's Myanmar calendar: year 1362, mahabote 0; Wednesday after noon is Rahu's",
    },
  ],
  references: [
    {
      title: "Algorithm, Program and Calculation of Myanmar Calendar",
      author: "Yan Naing Aye",
      year: "2013",
      part: "with Myanmar Astrological Calendar Days: Mahabote",
    },
    {
      title: "The Ancient System of Burmese Birthday Astrology",
      author: "Sandy L. Crowther",
      part: "after Barbara Cameron, MaHaBote: The Little Key, 1981",
    },
  ],
});

/** The planet of a day; where Rahu has the evening alone, the two parts of Wednesday say so. */
function planetOf(index: number, wednesday: keyof typeof RAHU_FROM) {
  const planet = PLANETS[index]!;
  const day = wednesday === "evening" ? EVENING_DAYS[planet.id] : undefined;
  return day ? { ...planet, day } : planet;
}

const EVENING_DAYS: Readonly<Record<string, { readonly en: string; readonly zhHant: string }>> = {
  mercury: { en: "Wednesday before six in the evening", zhHant: "星期三（晚六時前）" },
  rahu: { en: "Wednesday evening", zhHant: "星期三（晚六時後）" },
};

function layOut(year: number, birthWeekday: number, afternoon: boolean): HousesAnswer["houses"] {
  return HOUSES.map(({ id, native, name, portrait }, index) => {
    const weekday = [0, 1, 2, 3, 4, 5, 6].find((day) => houseOf(year, day) === index)!;
    const birth = weekday === birthWeekday;
    const planet = PLANETS[birth && afternoon ? RAHU : weekday]!;
    return { id, native, name, portrait, planet: planet.id, planetName: planet.name, birth };
  });
}

function writeBrief(answer: HousesAnswer, lang: Lang): Brief {
  const say = sayIn(lang);
  const { planet, house, houses, burmeseDate, remainder } = answer;
  const places = houses.map((one) => ({ house: say(one.name), planet: say(one.planetName) }));
  const facts = {
    planet: say(planet.name),
    animal: say(planet.animal),
    direction: say(planet.direction),
    temper: say(planet.portrait),
    house: say(house.name),
    portrait: say(house.portrait),
    houses: places,
    score: answer.score,
  };
  if (lang === "en") {
    return {
      facts,
      outline: ["The day", "The house", "The other houses"],
      plain: [
        `Born on ${planet.day.en}, the day of ${planet.name.en}: the animal is the ${planet.animal.en}, the side of the pagoda the ${planet.direction.en}. People of this day are called ${planet.portrait.en}.`,
        `The Burmese year is ${burmeseDate.year}, which leaves ${remainder} when divided by seven, and puts the birth into ${house.name.en}: someone here ${house.portrait.en}.`,
        `In the other houses stand ${places
          .filter(({ house: name }) => name !== house.name.en)
          .map((one) => `${one.planet} (${one.house})`)
          .join("; ")}.`,
        "The names of the houses are symbols of a year's seven squares; periods of life are not reckoned here.",
      ].join("\n\n"),
    };
  }
  return {
    facts,
    outline: ["出生日", "命宮", "其餘諸宮"],
    plain: [
      `生於${planet.day.zhHant}，屬${planet.name.zhHant}：動物為${planet.animal.zhHant}，佛塔上的方位在${planet.direction.zhHant}。人說這天出生的人${planet.portrait.zhHant}。`,
      `緬曆 ${burmeseDate.year} 年，除以七餘 ${remainder}，命落${house.name.zhHant}宮：此宮之人${house.portrait.zhHant}。`,
      `其餘各宮：${places
        .filter(({ house: name }) => name !== house.name.zhHant)
        .map((one) => `${one.house}見${one.planet}`)
        .join("、")}。`,
      "宮名只是一年七格的象徵；此處不推人生各段年限。",
    ].join("\n\n"),
  };
}
