import { byPair, defineProcedure, wordsIn } from "#sdk";
import { input } from "../input.ts";
import { PERSON_REFUSALS } from "../person.ts";
import { rolesOmittable } from "../roles.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS } from "./conventions.ts";
import type { NakshatraMatchWords } from "./words/en.ts";

/** Ten agreements between two birth stars. */
export const nakshatraMatch = defineProcedure({
  name: "compatibility.nakshatra",
  tradition: "vedic",
  words: wordsIn<NakshatraMatchWords>(import.meta),
  kind: "calculation",
  cost: 2,
  icon: "icons/porutham.svg",
  conventions: CONVENTIONS,
  omittable: { groom: rolesOmittable(["/score", "/band/value"]) },
  refusals: PERSON_REFUSALS,
  input,
  output: answer,
  work: () => import("./work.ts"),
  asks: byPair,
  weighs: "own",
  pictured: true,
  examples: [
    {
      title: "Rohini for the groom, Mrigashira 1 for the bride",
      input: { a: { nakshatra: 4, pada: 2 }, b: { nakshatra: 5, pada: 1 }, groom: "a" },
      expect: {
        poruthams: [
          { porutham: { id: "dina" }, passes: true },
          { porutham: { id: "gana" }, passes: true },
          { porutham: { id: "mahendra" }, passes: false },
          { porutham: { id: "streeDeergha" }, passes: true },
          { porutham: { id: "yoni" }, passes: true },
          { porutham: { id: "rasi" }, passes: true },
          { porutham: { id: "rasyadhipati" }, passes: true },
          { porutham: { id: "vashya" }, passes: false },
          { porutham: { id: "rajju" }, passes: true },
          { porutham: { id: "vedha" }, passes: true },
        ],
      },
      source: "Tables of B. V. Raman, Muhurta, read by hand: the count from bride to groom is 27",
    },
  ],
  references: [
    { title: "Muhurta Chintamani", author: "Rama Daivajna", year: "1600", part: "VI" },
    { title: "Muhurta or Electional Astrology", author: "B. V. Raman", year: "1946" },
    { title: "Kala Prakashika", part: "chapter on marriage" },
  ],
});
