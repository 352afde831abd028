import { byBirth, defineProcedure, omittableTime, wordsIn } from "#sdk";
import { answer } from "./answer.ts";
import { input } from "./input.ts";
import type { TibetanWords } from "./words/en.ts";

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
      verdicts: ["/animal", "/element", "/mewa/number", "/dayPlanet/planet", "/mansion/mansion"],
    }),
  },
  input,
  output: answer,
  refusals: ["yearOutOfRange"],
  work: () => import("./work.ts"),
  asks: byBirth,
  weighs: "own",
  pictured: true,
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
