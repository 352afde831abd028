/**
 * Luminaries and hardships by nominal age.
 *
 * @source popular almanacs of Vietnam: xaynhadan.vn, Cách tính sao (Nhất La-Đô, Nhì Thổ-Hớn …); mobo.vn for the days of
 *   offering; hardships after the table of 2021 at vansu.net, which stands still once from each ninth year to the tenth
 */
import type { GenderName } from "#east/gender.ts";
import type { Leaning } from "#sdk";
import { branch, formatDate, fromFixed, modulo, yearPillar } from "#time";
import { vietnameseBy } from "../core/calendar.ts";
import { conGiapOf } from "../core/names.ts";
import type { SaoHanAnswer } from "./answer.ts";
import { HAN, SAO, type Han, type Sao } from "./terms.ts";

/** What meets a woman from her first year on. */
const OF_WOMEN: readonly Sao[] = [
  "keDo",
  "vanHan",
  "mocDuc",
  "thaiAm",
  "thoTu",
  "laHau",
  "thaiDuong",
  "thaiBach",
  "thuyDieu",
];

const LEANS: Readonly<Record<Sao, Leaning>> = {
  laHau: "adverse",
  thoTu: "mixed",
  thuyDieu: "mixed",
  thaiBach: "adverse",
  thaiDuong: "favourable",
  vanHan: "mixed",
  keDo: "adverse",
  thaiAm: "favourable",
  mocDuc: "favourable",
};

/** Day of the lunar month and number of candles. */
const OFFERING: Readonly<Record<Sao, readonly [day: number, candles: number]>> = {
  laHau: [8, 9],
  thoTu: [19, 5],
  thuyDieu: [21, 7],
  thaiBach: [15, 8],
  thaiDuong: [27, 12],
  vanHan: [29, 15],
  keDo: [18, 21],
  thaiAm: [26, 7],
  mocDuc: [25, 20],
};

const FIRST_HARDSHIP = 10;

/** The luminary that meets a nominal age. */
export function luminaryOf(age: number, gender: GenderName): Sao {
  return (gender === "male" ? SAO.ids : OF_WOMEN)[modulo(age - 1, 9)]!;
}

/** The hardship that meets a nominal age; a woman's runs the other way. */
export function hardshipOf(age: number, gender: GenderName): Han | null {
  if (age < FIRST_HARDSHIP) return null;
  const ofMen = modulo(age - 10 - Math.floor(age / 10), 8);
  return HAN.ids[gender === "male" ? ofMen : modulo(2 - ofMen, 8)]!;
}

/** Reads a year. */
export function readYear(birthYear: number, gender: GenderName, year: number): SaoHanAnswer {
  const age = year - birthYear + 1;
  const luminary = luminaryOf(age, gender);
  const [lunarDay, candles] = OFFERING[luminary];
  return {
    birthYear,
    birthPair: yearPillar(birthYear).id,
    animal: conGiapOf(branch(birthYear - 4).id),
    gender,
    year,
    pair: yearPillar(year).id,
    nominalAge: age,
    luminary,
    leaning: LEANS[luminary],
    hardship: hardshipOf(age, gender),
    offering: {
      lunarDay,
      candles,
      dates: vietnameseBy("seven")
        .monthsOf(year)
        .map(({ firstFixed }) => formatDate(fromFixed(firstFixed + lunarDay - 1))),
    },
    next: [1, 2, 3].map((i) => ({
      year: year + i,
      luminary: luminaryOf(age + i, gender),
      hardship: hardshipOf(age + i, gender),
    })),
  };
}
