import { byPair, defineProcedure, wordsIn } from "#sdk";
import { CONVENTIONS } from "./conventions.ts";
import { alternativesOf, reportPerson } from "../answer.ts";
import { input } from "../input.ts";
import { moonOf, type MoonFacts } from "../moon.ts";
import { PERSON_REFUSALS, readPerson } from "../person.ts";
import { groomOf, rolesOmittable } from "../roles.ts";
import { areVedha, cordOf } from "../ties.ts";
import { answer, type AshtakootAnswer } from "./answer.ts";
import { exceptionsFor, gradeOf, isEmpty, isFull, kootasOf, MAXIMUM, totalOf } from "./kootas.ts";
import { drawKootas } from "./picture.ts";
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
  run(chosen): AshtakootAnswer {
    const a = readPerson("a", chosen.a, chosen);
    const b = readPerson("b", chosen.b, chosen);
    const role = groomOf(chosen.groom, chosen.a, chosen.b);
    const totalFor = (groomDeg: number, brideDeg: number) =>
      totalOf(kootasOf(moonOf(groomDeg), moonOf(brideDeg)));
    const [groom, bride] = (role === "a" ? [a, b] : [b, a]).map(({ moonDeg }) => moonOf(moonDeg));
    const kootas = kootasOf(groom!, bride!);
    const total = totalOf(kootas);
    return {
      groom: role,
      people: { a: reportPerson(a), b: reportPerson(b) },
      kootas,
      total,
      maximum: MAXIMUM,
      score: Math.round((100 * total) / MAXIMUM),
      band: {
        value: gradeOf(total),
        because: [
          {
            code: "points",
            with: { total },
            source: "North Indian almanacs; B. V. Raman, Muhurta",
          },
        ],
      },
      cancellations: exceptionsFor(groom!, bride!, kootas),
      warnings: warningsFor(groom!, bride!),
      orders: {
        aAsGroom: totalFor(a.moonDeg, b.moonDeg),
        bAsGroom: totalFor(b.moonDeg, a.moonDeg),
      },
      ...alternativesOf(a, b, (x, y) => (role === "a" ? totalFor(x, y) : totalFor(y, x))),
      strengths: kootas.filter(isFull).map(({ koota }) => ({ code: `${koota}Strong` as const })),
      cautions: kootas.filter(isEmpty).map(({ koota }) => ({ code: `${koota}Weak` as const })),
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
  picture: drawKootas,
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

function warningsFor(groom: MoonFacts, bride: MoonFacts): AshtakootAnswer["warnings"] {
  const [one, other] = [groom.star.number, bride.star.number];
  const cord = cordOf(one);
  return [
    ...(cord === cordOf(other) ? [{ code: "rajju" as const, with: { cord } }] : []),
    ...(areVedha(one, other) ? [{ code: "vedha" as const }] : []),
  ];
}
