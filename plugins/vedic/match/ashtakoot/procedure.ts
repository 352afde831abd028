import { byPair, defineProcedure, wordsIn } from "#sdk";
import { CONVENTIONS } from "./conventions.ts";
import { input } from "../input.ts";
import { PERSON_REFUSALS } from "../person.ts";
import { rolesOmittable } from "../roles.ts";
import { answer } from "./answer.ts";
import type { AshtakootWords } from "./words/en.ts";

/** Eightfold marriage match, in both orders, with its exceptions. */
export const vedicAshtakoot = defineProcedure({
  name: "compatibility.vedicAshtakoot",
  tradition: "vedic",
  words: wordsIn<AshtakootWords>(import.meta),
  kind: "calculation",
  cost: 3,
  icon: "icons/ashtakoot.svg",
  conventions: CONVENTIONS,
  omittable: { groom: rolesOmittable(["/total", "/band/value"]) },
  refusals: PERSON_REFUSALS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  asks: byPair,
  weighs: "own",
  pictured: true,
  examples: [
    {
      title: "Purva Ashadha 4 and Purva Phalguni 1",
      input: { a: { nakshatra: 20, pada: 4 }, b: { nakshatra: 11, pada: 1 }, groom: "a" },
      expect: {
        total: 17,
        band: { value: { id: "notAdvised" } },
        kootas: [
          { koota: { id: "varna" }, points: 1 },
          { koota: { id: "vashya" }, points: 0 },
          { koota: { id: "tara" }, points: 3 },
          { koota: { id: "yoni" }, points: 2 },
          { koota: { id: "grahaMaitri" }, points: 5 },
          { koota: { id: "gana" }, points: 6 },
          { koota: { id: "bhakoot" }, points: 0 },
          { koota: { id: "nadi" }, points: 0 },
        ],
      },
      source: "PyJHora and Maitreya agree on the kootas of this pair",
    },
    {
      title: "two births",
      input: {
        a: { birthDate: "1996-12-07", birthTime: "10:34", timezone: "Asia/Kolkata" },
        b: { birthDate: "1969-07-20", birthTime: "15:18", timezone: "America/Chicago" },
      },
      expect: {
        people: {
          a: { moon: { nakshatra: { id: "swati" }, pada: 1 } },
          b: { moon: { nakshatra: { id: "hasta" } } },
        },
      },
      source: "Moons: Swiss Ephemeris with Lahiri ayanamsa",
    },
  ],
  references: [
    { title: "Muhurta Chintamani", author: "Rama Daivajna", year: "1600", part: "VI, vivaha" },
    { title: "Muhurta or Electional Astrology", author: "B. V. Raman", year: "1946" },
  ],
});
