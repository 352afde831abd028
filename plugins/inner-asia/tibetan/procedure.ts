import { byBirth, defineProcedure, omittableTime, Refusal, sumOf, wordsIn } from "#sdk";
import { modulo, tibetanPhugpa } from "#time";
import { answer, type NatalAnswer } from "./answer.ts";
import { elementOfYear, forcesOf, mewaOf } from "./forces.ts";
import { input } from "./input.ts";
import { weighForces } from "./judgement.ts";
import { mansionAt } from "./moon.ts";
import { ANIMAL, DAY_ELEMENTS, DAY_PLANET, MANSION, MEWA, MEWAS } from "./names.ts";
import { drawBirth } from "./picture.ts";
import type { TibetanWords } from "./words/en.ts";

/** The Tibetan day begins at daybreak, reckoned at five. */
const DAWN_HOUR = 5;
const FIRST_YEAR = 1028;
const LAST_YEAR = 2500;

/** A birth by the five forces. */
export const tibetanNatal = defineProcedure({
  name: "tibetan.natal",
  tradition: "tibetan",
  words: wordsIn<TibetanWords>(import.meta),
  kind: "calculation",
  cost: 5,
  narrated: true,
  icon: "icons/tibetan.svg",
  reads: "birth",
  omittable: {
    birthTime: omittableTime({
      assume: { birthTime: "12:00" },
      clock: () => [DAWN_HOUR * 3600],
      verdicts: ["/animal", "/element", "/mewa/number", "/dayPlanet/planet", "/mansion/mansion"],
    }),
  },
  input,
  output: answer,
  refusals: ["yearOutOfRange"],
  run(_input, give): NatalAnswer {
    const moment = give.civil();
    if (moment.year < FIRST_YEAR || moment.year > LAST_YEAR) {
      throw new Refusal("yearOutOfRange", {
        year: moment.year,
        first: FIRST_YEAR,
        last: LAST_YEAR,
      });
    }
    const beforeDawn = moment.hour < DAWN_HOUR;
    const fixed = moment.fixed - (beforeDawn ? 1 : 0);
    const date = tibetanPhugpa.fromFixed(fixed);
    const westernYear = date.year - 127;
    const cycle = modulo(westernYear - 4, 60);
    const forces = forcesOf(cycle);
    const mewa = mewaOf(westernYear);
    const weekday = modulo(fixed, 7);
    const mansion = mansionAt(fixed, date);
    const testimonies = weighForces(forces, DAY_ELEMENTS[weekday]!);
    const force = (id: keyof typeof forces) => ({ force: id, element: forces[id] });
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
      element: elementOfYear(cycle),
      animal: ANIMAL.ids[cycle % 12]!,
      polarity: cycle % 2 === 0 ? "male" : "female",
      forces: {
        life: force("life"),
        body: force("body"),
        power: force("power"),
        luck: force("luck"),
        spirit: force("spirit"),
      },
      mewa: { number: mewa, mewa: MEWA.ids[mewa - 1]!, ...MEWAS[mewa - 1]! },
      dayPlanet: { planet: DAY_PLANET.ids[weekday]!, element: DAY_ELEMENTS[weekday]! },
      mansion: { number: mansion + 1, mansion: MANSION.ids[mansion]! },
      beforeDawn,
      score: sumOf(testimonies),
      testimonies,
    };
  },
  asks: byBirth,
  weighs: { origin: "own", read: ({ score, testimonies }) => ({ score, testimonies }) },
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
          life: { element: { id: "earth" } },
          body: { element: { id: "fire" } },
          power: { element: { id: "wood" } },
          luck: { element: { id: "wood" } },
          spirit: { element: { id: "fire" } },
        },
        mewa: { number: 3 },
        dayPlanet: { planet: { roman: "spen pa" } },
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
