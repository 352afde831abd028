import { bandOf, byPair, defineProcedure, wordsIn } from "#sdk";
import { alternativesOf, reportPerson } from "../answer.ts";
import { input } from "../input.ts";
import { moonOf } from "../moon.ts";
import { PERSON_REFUSALS, readPerson } from "../person.ts";
import { groomOf, rolesOmittable } from "../roles.ts";
import { isKindly, taraBetween } from "../ties.ts";
import { agreementsOf, scoreOf, shareCord } from "./agreements.ts";
import { answer, type NakshatraMatch } from "./answer.ts";
import { CONVENTIONS } from "./conventions.ts";
import { drawAgreements } from "./picture.ts";
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
  run(chosen): NakshatraMatch {
    const a = readPerson("a", chosen.a, chosen);
    const b = readPerson("b", chosen.b, chosen);
    const role = groomOf(chosen.groom, chosen.a, chosen.b);
    const least = Number(chosen.streeDeergha);
    const scoreFor = (groomDeg: number, brideDeg: number) =>
      scoreOf(agreementsOf(moonOf(groomDeg), moonOf(brideDeg), least));
    const [groom, bride] = (role === "a" ? [a, b] : [b, a]).map(({ moonDeg }) => moonOf(moonDeg));
    const agreements = agreementsOf(groom!, bride!, least);
    const passed = agreements.filter(({ passes }) => passes);
    const failed = agreements.filter(({ passes }) => !passes);
    const score = scoreOf(agreements);
    const towards = taraBetween(bride!.index, groom!.index);
    const back = taraBetween(groom!.index, bride!.index);
    const kindly = [towards, back].filter(isKindly).length;
    const nadis = { groom: groom!.star.nadi, bride: bride!.star.nadi };
    return {
      groom: role,
      people: { a: reportPerson(a), b: reportPerson(b) },
      poruthams: agreements,
      passed: passed.length,
      score,
      band: {
        value: bandOf(score),
        because: [
          { code: "tenEach", with: { score } },
          ...(shareCord(agreements)
            ? [{ code: "oneCord" as const, source: "Kala Prakashika" }]
            : []),
        ],
      },
      tara: {
        favourable: kindly === 2 ? "both" : kindly === 1 ? "one" : "none",
        brideToGroom: towards,
        groomToBride: back,
      },
      nadi: { differs: nadis.groom !== nadis.bride, ...nadis },
      orders: {
        aAsGroom: scoreFor(a.moonDeg, b.moonDeg),
        bAsGroom: scoreFor(b.moonDeg, a.moonDeg),
      },
      ...alternativesOf(a, b, (x, y) => (role === "a" ? scoreFor(x, y) : scoreFor(y, x))),
      strengths: passed.map(({ porutham }) => ({ code: `${porutham}Holds` as const })),
      cautions: failed.map(({ porutham }) => ({ code: `${porutham}Fails` as const })),
    };
  },
  asks: byPair,
  weighs: {
    origin: "own",
    read: ({ score, strengths, cautions }) => ({
      score,
      testimonies: [
        ...strengths.map(({ code }) => ({ code, weight: 1 })),
        ...cautions.map(({ code }) => ({ code, weight: -1 })),
      ],
    }),
  },
  picture: drawAgreements,
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
