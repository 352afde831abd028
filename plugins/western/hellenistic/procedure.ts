import { defineProcedure, wordsIn } from "#sdk";
import { normalizeDeg } from "#sky";
import { CLASSICAL, signAt } from "#lore";
import { offsetOfInput, zodiacOf } from "../core/conventions.ts";
import type { DignitySchool } from "../core/dignities.ts";
import { CHART_REFUSALS, readNativity, type AngledNativity } from "../core/nativity.ts";
import {
  ascendantVerdict,
  birthTimeOmittable,
  PLACE_OMITTABLE,
  sectVerdict,
  signVerdict,
} from "../core/omission.ts";
import { readTarget, TARGET_REFUSALS } from "../core/target_date.ts";
import { placeOf, round, wholeSignHouse } from "../core/zodiac.ts";
import { answer, type HellenisticAnswer } from "./answer.ts";
import { configurationsOf, type Longitudes } from "./condition.ts";
import { CONVENTIONS, input } from "./input.ts";
import { drawHellenisticWheel } from "./picture.ts";
import { reportPlanet, reportSect } from "./planets.ts";
import { NO_TIMES, reportTimes } from "./time_lords.ts";
import type { HellenisticWords } from "./words/en.ts";

/** A nativity as the Greeks read it: sect, lots, conditions and lords of time. */
export const hellenisticCalculate = defineProcedure({
  name: "hellenistic.calculate",
  tradition: "hellenistic",
  words: wordsIn<HellenisticWords>(import.meta),
  kind: "calculation",
  cost: 7,
  narrated: true,
  icon: "icons/hellenistic.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  omittable: {
    birthTime: birthTimeOmittable({
      fields: [...CLASSICAL.ids.map((id) => `/signs/${id}`), "/sect/sect", "/ascendant/sign"],
      verdictsOf: (given) => {
        const offset = offsetOfInput(given);
        return {
          ...Object.fromEntries(
            CLASSICAL.ids.map((id) => [`/signs/${id}`, signVerdict(id, offset)]),
          ),
          "/sect/sect": sectVerdict,
          "/ascendant/sign": ascendantVerdict(offset),
        };
      },
    }),
    latitude: PLACE_OMITTABLE,
  },
  refusals: [...CHART_REFUSALS, ...TARGET_REFUSALS],
  input,
  output: answer,
  run(chosen, give): HellenisticAnswer {
    const civil = give.civil();
    const chart = readNativity(civil, CLASSICAL.ids, "wholeSign");
    const { offsetDeg } = zodiacOf(chart.sky, chosen.zodiac, chosen.ayanamsa);
    const inZodiac = (longitudeDeg: number) => normalizeDeg(longitudeDeg - offsetDeg);
    const longitudes = Object.fromEntries(
      CLASSICAL.ids.map((id) => [id, inZodiac(chart.positions[id]!.longitudeDeg)]),
    ) as Longitudes;
    const school: DignitySchool = { bounds: chosen.bounds, triplicity: "dorothean" };
    const target =
      chosen.targetDate === undefined
        ? null
        : readTarget(chosen.targetDate, chosen.targetTime, chosen, civil).julianDayUt;
    const angles = chart.houses && {
      ascendantDeg: inZodiac(chart.houses.ascendantDeg),
      midheavenDeg: inZodiac(chart.houses.midheavenDeg),
    };
    const houseOf =
      angles && ((longitude: number) => wholeSignHouse(angles.ascendantDeg, longitude));
    const { isDay } = chart;
    return {
      sect: isDay === null ? null : reportSect(isDay, longitudes),
      ascendant: angles && placeOf(angles.ascendantDeg),
      midheaven: angles && {
        ...placeOf(angles.midheavenDeg),
        wholeSignHouse: wholeSignHouse(angles.ascendantDeg, angles.midheavenDeg),
      },
      signs: Object.fromEntries(CLASSICAL.ids.map((id) => [id, signAt(longitudes[id])])),
      planets: CLASSICAL.ids.map((id) => reportPlanet(id, { longitudes, chart, school, houseOf })),
      configurations: configurationsOf(longitudes).map((one) => ({
        ...one,
        orbDeg: one.orbDeg === null ? null : round(one.orbDeg),
      })),
      ...(angles
        ? reportTimes({
            chosen,
            civil,
            chart: chart as AngledNativity,
            longitudes,
            school,
            ascendantDeg: angles.ascendantDeg,
            offsetDeg,
            target,
          })
        : NO_TIMES),
    };
  },
  picture: drawHellenisticWheel,
  examples: [
    {
      title: "a day birth with its lots and lords",
      input: {
        birthDate: "1990-06-10",
        birthTime: "14:30",
        timezone: "UTC",
        latitude: 27.95,
        longitude: -82.46,
        targetDate: "2023-10-23",
        targetTime: "23:55",
        ageBy: "tropicalYear",
      },
      expect: {
        sect: {
          sect: { id: "day" },
          light: { id: "sun" },
          benefic: { id: "jupiter" },
          malefic: { id: "saturn" },
        },
        releasing: {
          spirit: { startSign: { id: "capricorn" } },
          fortune: { startSign: { id: "pisces" } },
        },
        firdaria: { activeMajor: { id: "moon" } },
      },
      source:
        "Lots, releasing and firdaria recomputed by rule and by the programs caelus and Morinus",
    },
  ],
  references: [
    { title: "Anthology", author: "Vettius Valens", year: "2nd century", part: "II-VI" },
    { title: "Carmen Astrologicum", author: "Dorotheus of Sidon", year: "1st century" },
    { title: "Introductory Matters", author: "Paulus Alexandrinus", year: "378", part: "23" },
    { title: "Hellenistic Astrology", author: "Chris Brennan", year: "2017" },
  ],
});
