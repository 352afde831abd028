import { byBirth, defineProcedure, omittableTime, Refusal, sumOf, wordsIn } from "#sdk";
import { burmese, BURMESE_MONTHS } from "#time";
import { clockSeconds } from "../core/sun_day.ts";
import { answer, type HousesAnswer } from "./answer.ts";
import { HOUSE, houseOf, PLANETS, RAHU, WEIGHTS } from "./houses.ts";
import { CONVENTIONS, input } from "./input.ts";
import { drawHouses } from "./picture.ts";
import type { MahaboteWords } from "./words/en.ts";

/** The hour at which Wednesday passes to Rahu. */
const RAHU_FROM = { noon: 12, evening: 18 } as const;

/** The house of a birth in the Burmese year. */
export const mahaboteChart = defineProcedure({
  name: "mahabote.chart",
  tradition: "burmese",
  words: wordsIn<MahaboteWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/mahabote.svg",
  reads: "birth",
  omittable: {
    birthTime: omittableTime({
      assume: { birthTime: "11:59" },
      clock: ({ wednesday }) => [RAHU_FROM[wednesday as keyof typeof RAHU_FROM] * 3600],
      verdicts: ["/planet", "/house"],
    }),
  },
  conventions: CONVENTIONS,
  input,
  output: answer,
  refusals: ["before-the-era"],
  run({ wednesday }, give): HousesAnswer {
    const moment = give.civil();
    if (moment.fixed < burmese.range[0]!) throw new Refusal("before-the-era");
    const { year, month, day, mahabote } = burmese.fromFixed(moment.fixed);
    const weekday = (moment.dayOfWeek + 1) % 7;
    const rahus = weekday === 4 && clockSeconds(moment) >= RAHU_FROM[wednesday] * 3600;
    const planet = PLANETS[rahus ? RAHU : weekday]!;
    const house = HOUSE.ids[mahabote]!;
    const testimonies = [
      { code: "base", weight: 60 },
      { code: "house", with: { house }, weight: WEIGHTS[house] },
    ] as const;
    return {
      burmeseDate: { year, month, monthName: BURMESE_MONTHS[month]!.roman, day },
      remainder: year % 7,
      planet: planet.id,
      day: planet.day[wednesday],
      animal: planet.animal,
      direction: planet.direction,
      house,
      houses: layOut(year, weekday, rahus),
      score: sumOf(testimonies),
      testimonies,
    };
  },
  asks: byBirth,
  weighs: { origin: "own", read: ({ score, testimonies }) => ({ score, testimonies }) },
  picture: drawHouses,
  examples: [
    {
      title: "a Friday of the year 1374",
      input: { birthDate: "2012-12-21" },
      expect: {
        burmeseDate: { year: 1374, month: 9, day: 8 },
        planet: { id: "venus" },
        house: { id: "adipati" },
      },
      source: "Yan Naing Aye's Myanmar calendar and an independent port: mahabote 3",
    },
    {
      title: "before the new year in April the old year counts",
      input: { birthDate: "2001-04-11", birthTime: "15:00", timezone: "Asia/Yangon" },
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

function layOut(year: number, birthWeekday: number, rahus: boolean): HousesAnswer["houses"] {
  return HOUSE.ids.map((house, index) => {
    const weekday = [0, 1, 2, 3, 4, 5, 6].find((day) => houseOf(year, day) === index)!;
    const birth = weekday === birthWeekday;
    return { house, planet: PLANETS[birth && rahus ? RAHU : weekday]!.id, birth };
  });
}
