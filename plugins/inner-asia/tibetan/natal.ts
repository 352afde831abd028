import {
  Birth,
  defineProcedure,
  Refusal,
  ScoreShape,
  type Static,
  sumOf,
  TestimoniesShape,
  type Testimony,
  TextShape,
  Type,
} from "#old";
import { modulo, tibetanPhugpa, type Element } from "#time";
import { ELEMENT_NAMES, relationOf, type Relation } from "../core/elements.ts";
import { elementOfYear, forcesOf, mewaOf, type Forces } from "./forces.ts";
import { mansionAt } from "./moon.ts";
import { ANIMALS, DAY_PLANETS, FORCE_NAMES, MANSIONS, MEWAS } from "./names.ts";
import { writeBrief } from "./brief.ts";
import { drawBirth } from "./picture.ts";

const named = { id: Type.String(), name: TextShape };
const force = Type.Object({
  tibetan: Type.String(),
  name: TextShape,
  element: Type.String(),
  elementName: TextShape,
});

const output = Type.Object({
  date: Type.Object({
    year: Type.Integer({ description: "Royal year" }),
    westernYear: Type.Integer({ description: "Western year in which the Tibetan year begins" }),
    month: Type.Integer({ minimum: 1, maximum: 12 }),
    leapMonth: Type.Boolean(),
    day: Type.Integer({ minimum: 1, maximum: 30 }),
    dayRepeat: Type.Union([Type.String(), Type.Null()], {
      description: "first or second of a doubled day",
    }),
  }),
  rabjung: Type.Integer({ description: "Number of the cycle of sixty; the first began in 1027" }),
  yearInRabjung: Type.Integer({ minimum: 1, maximum: 60 }),
  element: Type.Object(named),
  animal: Type.Object({ ...named, tibetan: Type.String(), portrait: TextShape }),
  polarity: TextShape,
  forces: Type.Object({ life: force, body: force, power: force, luck: force, spirit: force }),
  mewa: Type.Object({
    number: Type.Integer({ minimum: 1, maximum: 9 }),
    colour: TextShape,
    element: Type.String(),
    portrait: TextShape,
  }),
  dayPlanet: Type.Object({ tibetan: Type.String(), name: TextShape, element: Type.String() }),
  mansion: Type.Object({
    number: Type.Integer({ minimum: 1, maximum: 27, description: "1 is Aśvinī" }),
    tibetan: Type.String(),
    native: Type.String(),
  }),
  beforeDawn: Type.Boolean({ description: "Whether the birth counts to the day before" }),
  score: ScoreShape,
  testimonies: TestimoniesShape,
});

export type NatalAnswer = Static<typeof output>;

/** The Tibetan day begins at daybreak, reckoned at five. */
const DAWN_HOUR = 5;
const FIRST_YEAR = 1027;
const LAST_YEAR = 2500;

/** A birth by the five forces. */
export const tibetanNatal = defineProcedure({
  name: "tibetan.natal",
  tradition: "tibetan",
  title: { en: "Tibetan natal chart", zhHant: "西藏命盤" },
  summary: {
    en: "Birth animal-element, life, body, power, luck and spirit forces, mewa of birth, weekday planet and lunar mansion, with a reading; no part depends on sex",
    zhHant: "生年五行生肖，命、身、權、運、魂五力，生年九宮，曜日與月宿，並附解讀；男女同法",
  },
  kind: "calculation",
  cost: 5,
  narrated: true,
  icon: "icons/tibetan.svg",
  reads: "birth",
  omittable: {
    birthTime: {
      fields: ["birthTime", "birthHour"],
      assume: { birthTime: "12:00" },
      says: {
        en: "No time of birth was given: noon was taken. The Tibetan day begins at daybreak, at five; an earlier birth belongs to the day before.",
        zhHant: "未提供出生時刻，以正午計；藏曆之日始於黎明五時，更早出生屬前一日。",
      },
      candidates: () => [
        { set: { birthTime: "00:00" }, when: "00:00–05:00" },
        { set: { birthTime: "12:00" }, when: "05:00–24:00" },
      ],
      exhaustive: true,
      verdicts: [
        "/animal/id",
        "/element/id",
        "/mewa/number",
        "/dayPlanet/tibetan",
        "/mansion/tibetan",
      ],
    },
  },
  input: Type.Object({ ...Birth }),
  output,
  refusals: {
    yearOutOfRange:
      "The year lies outside 1028 to 2500, the cycles that the calendar is reckoned for",
  },
  run: (_input, give): NatalAnswer => {
    const moment = give.civil();
    if (moment.year <= FIRST_YEAR || moment.year > LAST_YEAR) {
      throw new Refusal(
        "yearOutOfRange",
        `Cannot place the birth: year is ${moment.year}, must be within ${FIRST_YEAR + 1} to ${LAST_YEAR}`,
      );
    }
    const beforeDawn = moment.hour < DAWN_HOUR;
    const fixed = moment.fixed - (beforeDawn ? 1 : 0);
    const date = tibetanPhugpa.fromFixed(fixed);
    const westernYear = date.year - 127;
    const cycle = modulo(westernYear - 4, 60);
    const forces = forcesOf(cycle);
    const element = elementOfYear(cycle);
    const { tibetan, name, portrait } = ANIMALS[cycle % 12]!;
    const mewa = mewaOf(westernYear);
    const planet = DAY_PLANETS[modulo(fixed, 7)]!;
    const mansion = mansionAt(fixed, date);
    const testimonies = judge(forces, planet.element);
    return {
      date: {
        year: date.year,
        westernYear,
        month: date.month,
        leapMonth: date.leapMonth,
        day: date.day,
        dayRepeat: date.dayRepeat,
      },
      rabjung: date.rabjung,
      yearInRabjung: date.yearInRabjung,
      element: { id: element, name: ELEMENT_NAMES[element] },
      animal: { id: name.en, name, tibetan, portrait },
      polarity: cycle % 2 === 0 ? { en: "male", zhHant: "陽" } : { en: "female", zhHant: "陰" },
      forces: {
        life: describe("life", forces.life),
        body: describe("body", forces.body),
        power: describe("power", forces.power),
        luck: describe("luck", forces.luck),
        spirit: describe("spirit", forces.spirit),
      },
      mewa: { number: mewa, ...MEWAS[mewa - 1]! },
      dayPlanet: planet,
      mansion: { number: mansion + 1, ...MANSIONS[mansion]! },
      beforeDawn,
      score: sumOf(testimonies),
      testimonies: [...testimonies],
    };
  },
  brief: writeBrief,
  picture: drawBirth,
  examples: [
    {
      title: "a birth in the Wood-Dragon year",
      input: { birthDate: "2024-06-15", birthTime: "10:00", timezone: "Asia/Kathmandu" },
      expect: {
        rabjung: 17,
        yearInRabjung: 38,
        element: { id: "wood" },
        animal: { id: "dragon" },
        forces: {
          life: { element: "earth" },
          body: { element: "fire" },
          power: { element: "wood" },
          luck: { element: "wood" },
          spirit: { element: "fire" },
        },
        mewa: { number: 3 },
        dayPlanet: { tibetan: "spen pa" },
      },
      source:
        "Snang srid me long, table of sixty years, Wood-Dragon; tibastro.be, the same with the spirit; 15 June 2024 was a Saturday",
    },
    {
      title: "a winter birth belongs to the year before Losar",
      input: { birthDate: "1986-02-02", birthTime: "12:00", timezone: "Asia/Kathmandu" },
      expect: {
        date: { westernYear: 1985, month: 12, day: 23 },
        animal: { id: "ox" },
        element: { id: "wood" },
      },
      source: "tyme4ts 1.5.2, tabulated Phugpa calendar: Wood-Ox year, month 12, day 23",
    },
  ],
  references: [
    {
      title: "Snang srid me long (The Mirror of Manifest Being)",
      author: "translated at edharmalib.com",
      part: "2.2 years, 2.5 mewa, 2.12 table of sixty years",
    },
    {
      title: "Tibetan Elemental Divination Paintings",
      author: "Gyurme Dorje",
      part: "glossary, after the White Beryl of Sangye Gyatso: vitality, planets",
    },
    { title: "Tibetan Calendar Mathematics", author: "Svante Janson", year: "2014" },
  ],
});

function describe(id: keyof Forces, element: Element) {
  return { ...FORCE_NAMES[id], element, elementName: ELEMENT_NAMES[element] };
}

/** The tradition calls mother best, then friend, same and child; foe is the one that harms. Own weights. */
const POINTS: Readonly<Record<Relation, number>> = {
  parent: 10,
  wealth: 7,
  same: 4,
  child: 1,
  officer: -8,
};
const WORDS: Readonly<Record<Relation, { en: string; zhHant: (to: string) => string }>> = {
  parent: { en: "is mother to", zhHant: (to) => `為${to}之母` },
  wealth: { en: "is friend to", zhHant: (to) => `為${to}之友` },
  same: { en: "is one with", zhHant: (to) => `與${to}相同` },
  child: { en: "is child of", zhHant: (to) => `為${to}之子` },
  officer: { en: "is foe to", zhHant: (to) => `為${to}之敵` },
};

function judge(forces: Forces, dayElement: Element): readonly Testimony[] {
  const part = (
    code: string,
    of: Element,
    to: Element,
    share: number,
    names: readonly [string, string, string, string],
  ) => {
    const relation = relationOf(to, of);
    return {
      code,
      weight: POINTS[relation] * share,
      evidence: {
        en: `${names[0]} ${WORDS[relation].en} ${names[1]}`,
        zhHant: `${names[2]}${WORDS[relation].zhHant(names[3])}`,
      },
    };
  };
  return [
    { code: "base", weight: 58, evidence: { en: "Any birth", zhHant: "任何命盤" } },
    part("power", forces.power, forces.life, 1, ["Power", "the life force", "權勢", "命力"]),
    part("luck", forces.luck, forces.power, 1, ["Luck", "power", "風馬", "權勢"]),
    part("body", forces.body, forces.life, 0.5, ["The body", "the life force", "身力", "命力"]),
    part("day", dayElement, forces.life, 0.5, [
      "The planet of the day",
      "the life force",
      "曜日",
      "命力",
    ]),
  ];
}
