import { eitherGroom } from "../roles.ts";
import type { Candidates } from "#sdk";
import type { InputOf, Weighing } from "#sdk";
import type { CONVENTIONS } from "./conventions.ts";
import { alternativesOf, reportPerson } from "../answer.ts";
import type { input } from "../input.ts";
import { type MoonFacts, moonOf } from "../moon.ts";
import { readPerson } from "../person.ts";
import { groomOf } from "../roles.ts";
import { areVedha, cordOf } from "../ties.ts";
import type { AshtakootAnswer } from "./answer.ts";
import { exceptionsFor, gradeOf, isEmpty, isFull, kootasOf, MAXIMUM, totalOf } from "./kootas.ts";

export { drawKootas as picture } from "./picture.ts";

export function run(chosen: InputOf<typeof input, typeof CONVENTIONS>): AshtakootAnswer {
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
}

export function weigh({ score, strengths, cautions }: AshtakootAnswer): Weighing {
  return {
    score,
    testimonies: [
      ...strengths.map(({ code }) => ({ code, weight: 1 })),
      ...cautions.map(({ code }) => ({ code, weight: -1 })),
    ],
  };
}

function warningsFor(groom: MoonFacts, bride: MoonFacts): AshtakootAnswer["warnings"] {
  const [one, other] = [groom.star.number, bride.star.number];
  const cord = cordOf(one);
  return [
    ...(cord === cordOf(other) ? [{ code: "rajju" as const, with: { cord } }] : []),
    ...(areVedha(one, other) ? [{ code: "vedha" as const }] : []),
  ];
}

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = { groom: eitherGroom };
