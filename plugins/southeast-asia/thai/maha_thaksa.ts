import {
  Birth,
  type Brief,
  CivilTime,
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
import { clockSeconds, SIX } from "../core/sun_day.ts";
import { drawWheel } from "./picture.ts";
import { birthPlanet, bondOf, PLACES, WHEEL } from "./wheel.ts";

const placeShape = Type.Object({
  place: Type.String(),
  thai: Type.String(),
  name: TextShape,
  theme: TextShape,
  planet: Type.String(),
  planetNumber: Type.Integer({ minimum: 1, maximum: 8 }),
  planetName: TextShape,
  letters: Type.Array(Type.String(), { description: "Thai letters of the planet" }),
  colour: TextShape,
  direction: TextShape,
});

const output = Type.Object({
  planet: Type.String(),
  planetName: TextShape,
  birthday: TextShape,
  portrait: TextShape,
  weekday: Type.Integer({
    minimum: 0,
    maximum: 6,
    description: "Of the Thai day, from 6:00; 0 is Sunday",
  }),
  night: Type.Boolean({ description: "Whether the birth counts as Wednesday night" }),
  wheel: Type.Array(placeShape, { description: "Eight places clockwise from the planet of birth" }),
  luckyLetters: Type.Array(Type.String(), {
    description: "Of fortune and power, for the first letter of a name",
  }),
  avoidLetters: Type.Array(Type.String(), { description: "Of misfortune" }),
  score: ScoreShape,
  testimonies: TestimoniesShape,
});

export type WheelAnswer = Static<typeof output>;

const DEFAULT_NIGHT = "18:00";

/** The eight-fold wheel of a birthday. */
export const mahaThaksaChart = defineProcedure({
  name: "mahaThaksa.chart",
  tradition: "thai",
  title: { en: "Maha Thaksa wheel", zhHant: "泰國大塔薩輪" },
  summary: {
    en: "Eight-fold wheel of the weekday: retinue, life, power, fortune, foundation, effort, teacher and misfortune, with letters, colour and direction",
    zhHant:
      "依生日星期所起的八宮輪：眷屬、生氣、威勢、吉祥、根基、勤勉、貴人、忌凶，附字母、顏色與方位",
  },
  kind: "calculation",
  cost: 1,
  icon: "icons/thaksa.svg",
  reads: "birth",
  omittable: {
    birthTime: {
      fields: ["birthTime", "birthHour"],
      assume: { birthTime: "12:00" },
      says: {
        en: "No time of birth was given: noon was taken. Births before 6:00 belong to the day before, and Wednesday has a night of its own.",
        zhHant: "未提供出生時刻，以正午計；清晨六時前出生屬前一日，星期三夜間另有所主。",
      },
      candidates: () => [
        { set: { birthTime: "00:00" }, when: "00:00–06:00" },
        { set: { birthTime: "12:00" }, when: "06:00–18:00" },
        { set: { birthTime: "23:59:59" }, when: "evening and night" },
      ],
      exhaustive: true,
      verdicts: ["/planet", "/weekday", "/avoidLetters"],
    },
  },
  input: Type.Object({
    ...Birth,
    nightAfter: Type.Optional({
      ...CivilTime,
      description: "Clock time at which Wednesday night begins, HH:MM; default 18:00",
    }),
  }),
  output,
  run: ({ nightAfter = DEFAULT_NIGHT }, give): WheelAnswer => {
    const moment = give.civil();
    const seconds = clockSeconds(moment);
    const early = seconds < SIX;
    const weekday = (moment.dayOfWeek + (early ? 6 : 0)) % 7;
    const night = weekday === 3 && (early || seconds >= secondsOf(nightAfter));
    const start = birthPlanet(weekday, night);
    const wheel = PLACES.map((place, i) => {
      const planet = WHEEL[(start + i) % 8]!;
      return {
        place: place.id,
        thai: place.thai,
        name: place.name,
        theme: place.theme,
        planet: planet.id,
        planetNumber: planet.number,
        planetName: planet.name,
        letters: planet.letters.split(" "),
        colour: planet.colour,
        direction: planet.direction,
      };
    });
    const { id, name, day, portrait } = WHEEL[start]!;
    const testimonies = judge(wheel);
    return {
      planet: id,
      planetName: name,
      birthday: day,
      portrait,
      weekday,
      night,
      wheel,
      luckyLetters: [...wheel[3]!.letters, ...wheel[2]!.letters],
      avoidLetters: wheel[7]!.letters,
      score: sumOf(testimonies),
      testimonies,
    };
  },
  brief: writeBrief,
  picture: drawWheel,
  examples: [
    {
      title: "a king born on a Monday",
      input: { birthDate: "1927-12-05", birthTime: "08:45", timezone: "-05:00" },
      expect: {
        planet: "moon",
        weekday: 1,
        avoidLetters: ["อะ", "อา", "อิ", "อี", "อุ", "อู", "เอ", "โอ"],
      },
      source:
        "undeadfilms.com, ตั้งชื่อตามวันเกิด: for Monday the letters of misfortune are all the vowels",
    },
    {
      title: "Wednesday by night is Rahu's",
      input: { birthDate: "1990-05-16", birthTime: "20:00" },
      expect: { planet: "rahu", night: true },
      source:
        "ajarnjoe.com: Wednesday by day is 06:00 to 17:59, then it is Wednesday by night, Rahu's",
    },
    {
      title: "the old text of the Thursday-born",
      input: { birthDate: "1990-05-17", birthTime: "10:00" },
      expect: {
        planet: "jupiter",
        wheel: [
          { planetNumber: 5 },
          { planetNumber: 8 },
          { planetNumber: 6 },
          { planetNumber: 1 },
          { planetNumber: 2 },
          { planetNumber: 3 },
          { planetNumber: 4 },
          { planetNumber: 7 },
        ],
      },
      source:
        "A printed text of Thaksa for the Thursday-born: 5 retinue, 8 vitality, 6 power, 1 fortune, 2, 3, 4, 7 misfortune",
    },
  ],
  references: [
    {
      title: "เทวดาประจำทิศ",
      author: "Sarakadee",
      year: "2024",
      part: "Maha Thaksa: planets, sides",
    },
    { title: "ภูมิทักษา", author: "thaibabyname.com", part: "letters and order" },
    {
      title: "หลักการตั้งชื่อลูกตามโหราศาสตร์ไทย",
      author: "myfirstbrain.com",
      part: "eight places, letters of each day",
    },
    { title: "ตำราทักษาปกรณ์", author: "Silpa Watthanatham (silpa-mag.com)", part: "history" },
  ],
});

function secondsOf(time: string): number {
  const [hour, minute, second = 0] = time.split(":").map(Number) as [number, number, number?];
  if (hour < 12 || hour > 23 || minute > 59 || second > 59) {
    throw new InputError([
      {
        path: "nightAfter",
        message: `Night begins between 12:00 and 23:59, got ${time}`,
        nearest: DEFAULT_NIGHT,
      },
    ]);
  }
  return hour * 3600 + minute * 60 + second;
}

/** The bond of the planet of birth with those of fortune, patron and misfortune. Own weights. */
function judge(wheel: WheelAnswer["wheel"]): Testimony[] {
  const own = wheel[0]!;
  const part = (index: number, friends: number, enemies: number): Testimony => {
    const other = wheel[index]!;
    const bond = bondOf(own.planetNumber, other.planetNumber);
    const weight = bond === "friends" ? friends : bond === "enemies" ? enemies : 0;
    const words = {
      friends: ["is a friend of", "相友"],
      enemies: ["is at odds with", "相敵"],
      neutral: ["is neither friend nor foe of", "不親不敵"],
    }[bond];
    return {
      code: other.place,
      weight,
      evidence: {
        en: `The planet of ${other.name.en} ${words[0]} the planet of birth`,
        zhHant: `${other.name.zhHant}之星與本命星${words[1]}`,
      },
    };
  };
  return [
    { code: "base", weight: 62, evidence: { en: "Any birthday", zhHant: "任何生日" } },
    part(3, 14, -8),
    part(6, 10, -6),
    part(2, 8, -4),
    part(7, 4, -6),
  ];
}

function writeBrief(answer: WheelAnswer, lang: Lang): Brief {
  const say = sayIn(lang);
  const at = (place: string) => answer.wheel.find((one) => one.place === place)!;
  const [fortune, patron, power, misfortune] = ["si", "montri", "det", "kalakini"].map(at) as [
    WheelAnswer["wheel"][number],
    WheelAnswer["wheel"][number],
    WheelAnswer["wheel"][number],
    WheelAnswer["wheel"][number],
  ];
  const facts = {
    birthday: say(answer.birthday),
    planet: say(answer.planetName),
    portrait: say(answer.portrait),
    fortune: [
      say(fortune.planetName),
      fortune.letters,
      say(fortune.colour),
      say(fortune.direction),
    ],
    patron: say(patron.planetName),
    misfortune: [say(misfortune.planetName), misfortune.letters, say(misfortune.colour)],
    score: answer.score,
  };
  if (lang === "en") {
    return {
      facts,
      outline: ["The birthday", "The wheel", "In a name"],
      plain: [
        `The birth belongs to ${answer.birthday.en}, under ${answer.planetName.en}: ${answer.portrait.en}.`,
        `Clockwise from there, power lies with ${power.planetName.en}, fortune with ${fortune.planetName.en} and the patron's place with ${patron.planetName.en}. Good things are looked for in the ${fortune.direction.en} and in ${fortune.colour.en}; helpers in the ${patron.direction.en}.`,
        `A name may well begin with one of ${fortune.letters.join(" ")} and leaves out ${misfortune.letters.join(" ")}, the letters of ${misfortune.planetName.en}; ${misfortune.colour.en} is worn seldom.`,
      ].join("\n\n"),
    };
  }
  return {
    facts,
    outline: ["生日", "八宮", "取名"],
    plain: [
      `出生屬${answer.birthday.zhHant}，由${answer.planetName.zhHant}所主：${answer.portrait.zhHant}。`,
      `由此順時針數去，威勢在${power.planetName.zhHant}，吉祥在${fortune.planetName.zhHant}，貴人在${patron.planetName.zhHant}。好事往${fortune.direction.zhHant}方尋，宜用${fortune.colour.zhHant}色；貴人在${patron.direction.zhHant}方。`,
      `取名可用 ${fortune.letters.join(" ")} 起首，避開 ${misfortune.letters.join(" ")}，那是${misfortune.planetName.zhHant}的字母；${misfortune.colour.zhHant}色宜少穿。`,
    ].join("\n\n"),
  };
}
