import { byBirth, defineProcedure, omittableTime, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { ThaksaWords } from "./words/en.ts";

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
      verdicts: ["/planet", "/weekday", "/avoidLetters"],
    }),
  },
  input,
  output: answer,
  work: () => import("./work.ts"),
  asks: byBirth,
  weighs: "own",
  pictured: true,
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
