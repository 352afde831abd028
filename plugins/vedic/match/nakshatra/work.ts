import { eitherGroom } from "../roles.ts";
import type { Candidates } from "#sdk";
import { bandOf, type InputOf, type Weighing } from "#sdk";
import { alternativesOf, reportPerson } from "../answer.ts";
import type { input } from "../input.ts";
import { moonOf } from "../moon.ts";
import { readPerson } from "../person.ts";
import { groomOf } from "../roles.ts";
import { isKindly, taraBetween } from "../ties.ts";
import { agreementsOf, scoreOf, shareCord } from "./agreements.ts";
import type { NakshatraMatch } from "./answer.ts";
import type { CONVENTIONS } from "./conventions.ts";

export { drawAgreements as picture } from "./picture.ts";

export function run(chosen: InputOf<typeof input, typeof CONVENTIONS>): NakshatraMatch {
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
        ...(shareCord(agreements) ? [{ code: "oneCord" as const, source: "Kala Prakashika" }] : []),
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
}

export function weigh({ score, strengths, cautions }: NakshatraMatch): Weighing {
  return {
    score,
    testimonies: [
      ...strengths.map(({ code }) => ({ code, weight: 1 })),
      ...cautions.map(({ code }) => ({ code, weight: -1 })),
    ],
  };
}

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = { groom: eitherGroom };
