import { byBirth, defineProcedure, InputError, omittableTime, sumOf, wordsIn } from "#sdk";
import { clockSeconds, SIX } from "../core/sun_day.ts";
import { answer, type WheelAnswer } from "./answer.ts";
import { input } from "./input.ts";
import { weighWheel } from "./judgement.ts";
import { drawWheel } from "./picture.ts";
import { birthPlanet, PLACE, WHEEL } from "./wheel.ts";
import type { ThaksaWords } from "./words/en.ts";

const DEFAULT_NIGHT = "18:00";

/** The eight-fold wheel of a birthday. */
export const mahaThaksaChart = defineProcedure({
  name: "mahaThaksa.chart",
  tradition: "thai",
  words: wordsIn<ThaksaWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/thaksa.svg",
  reads: "birth",
  omittable: {
    birthTime: omittableTime({
      assume: { birthTime: "12:00" },
      clock: ({ nightAfter = DEFAULT_NIGHT }) => [SIX, secondsOf(nightAfter as string)],
      verdicts: ["/planet", "/weekday", "/avoidLetters"],
    }),
  },
  input,
  output: answer,
  run({ nightAfter = DEFAULT_NIGHT }, give): WheelAnswer {
    const moment = give.civil();
    const seconds = clockSeconds(moment);
    const early = seconds < SIX;
    const weekday = (moment.dayOfWeek + (early ? 6 : 0)) % 7;
    const night = weekday === 3 && (early || seconds >= secondsOf(nightAfter));
    const start = birthPlanet(weekday, night);
    const wheel = PLACE.ids.map((place, i) => {
      const { id, number, letters, colour, direction } = WHEEL[(start + i) % 8]!;
      return {
        place,
        planet: id,
        planetNumber: number,
        letters: letters.split(" "),
        colour,
        direction,
      };
    });
    const lettersOf = (place: (typeof PLACE.ids)[number]) =>
      wheel.find((one) => one.place === place)!.letters;
    const testimonies = weighWheel(wheel.map(({ planetNumber }) => planetNumber));
    return {
      planet: WHEEL[start]!.id,
      birthday: WHEEL[start]!.day,
      weekday,
      night,
      wheel,
      luckyLetters: [...lettersOf("si"), ...lettersOf("det")],
      avoidLetters: lettersOf("kalakini"),
      score: sumOf(testimonies),
      testimonies,
    };
  },
  asks: byBirth,
  weighs: { origin: "own", read: ({ score, testimonies }) => ({ score, testimonies }) },
  picture: drawWheel,
  examples: [
    {
      title: "a king born on a Monday",
      input: { birthDate: "1927-12-05", birthTime: "08:45", timezone: "-05:00" },
      expect: {
        planet: { id: "moon" },
        weekday: 1,
        avoidLetters: ["อะ", "อา", "อิ", "อี", "อุ", "อู", "เอ", "โอ"],
      },
      source:
        "undeadfilms.com, ตั้งชื่อตามวันเกิด: for Monday the letters of misfortune are all the vowels",
    },
    {
      title: "Wednesday by night is Rahu's",
      input: { birthDate: "1990-05-16", birthTime: "20:00", timezone: "Asia/Bangkok" },
      expect: { planet: { id: "rahu" }, night: true },
      source:
        "ajarnjoe.com: Wednesday by day is 06:00 to 17:59, then it is Wednesday by night, Rahu's",
    },
    {
      title: "the old text of the Thursday-born",
      input: { birthDate: "1990-05-17", birthTime: "10:00", timezone: "Asia/Bangkok" },
      expect: {
        planet: { id: "jupiter" },
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
      { path: "nightAfter", code: "nightBegins", with: { time }, nearest: DEFAULT_NIGHT },
    ]);
  }
  return hour * 3600 + minute * 60 + second;
}
