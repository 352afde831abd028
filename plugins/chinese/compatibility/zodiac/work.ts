import { animalOf } from "#lore";
import { type Given, type InputOf, Refusal, type Weighing } from "#sdk";
import {
  chineseDateOf,
  type CivilMoment,
  FIRST_CHINESE_YEAR,
  type StemBranch,
  yearPillar,
} from "#time";
import { stemRelation } from "#east/relations.ts";
import { BRANCH_POINTS, branchValue, relationsOf } from "../branch_points.ts";
import { certifyPair, markersOf, type Possibility } from "../omissions.ts";
import { type birthsInput, type Person, possibleSolarYears } from "../person.ts";
import { bounded, gradeOf } from "../scoring.ts";
import type { ZodiacMatch } from "./answer.ts";
import type { CONVENTIONS } from "./conventions.ts";

export { drawZodiac as picture } from "./picture.ts";

export function run(
  input: InputOf<typeof birthsInput, typeof CONVENTIONS>,
  give: Given,
): ZodiacMatch {
  const yearsOf = (who: "a" | "b") => animalYears(give.civil(who), input[who], input.yearStart);
  const [allA, allB] = [yearsOf("a"), yearsOf("b")];
  const [a, b] = [allA[0]!.profile, allB[0]!.profile];
  const relations = relationsOf(a.branch.index, b.branch.index).map((relation) => ({
    relation,
    points: BRANCH_POINTS[relation],
  }));
  const scores = allA.flatMap((one) => allB.map((other) => scoreOf(one.profile, other.profile)));
  const score = bounded(scores.reduce((sum, each) => sum + each, 0) / scores.length);
  return {
    a: sideOf(a),
    b: sideOf(b),
    relations,
    stems: stemRelation(a.stem.index, b.stem.index)?.kind ?? null,
    score,
    verdict: {
      value: gradeOf(score),
      because:
        relations.length === 0
          ? [{ code: "unrelated" }]
          : relations.map(({ relation }) => ({
              code: "relates",
              with: { a: a.branch.id, b: b.branch.id, relation },
              source: "Xieji Bianfang Shu, relations of the branches",
            })),
    },
    method: { code: "method" },
    dissent: relations
      .filter(({ points }) => (score < 50 ? points > 0 : score > 50 && points < 0))
      .map(({ relation }) => relation),
    ...markersOf(certifyPair(allA, allB, scoreOf)),
  };
}

export function weigh({ score, relations }: ZodiacMatch): Weighing {
  return {
    score,
    testimonies: relations.map(({ relation, points }) => ({
      code: "animalsRelate",
      with: { relation },
      weight: points,
    })),
  };
}

function sideOf(year: StemBranch): ZodiacMatch["a"] {
  return { year: year.id, animal: animalOf(year.branch.id) };
}

function scoreOf(a: StemBranch, b: StemBranch): number {
  return branchValue(a.branch.index, b.branch.index);
}

function animalYears(
  civil: CivilMoment,
  person: Omit<Person, "gender">,
  start: "lunarNewYear" | "liChun",
): readonly Possibility<StemBranch>[] {
  if (start === "liChun") {
    return possibleSolarYears(civil, person).map(({ when, solarYear }) => ({
      time: when,
      gender: null,
      profile: yearPillar(solarYear),
    }));
  }
  if (civil.year <= FIRST_CHINESE_YEAR) throw new Refusal("yearOutOfRange", { year: civil.year });
  const profile = yearPillar(chineseDateOf(civil.fixed).year);
  return [{ time: null, gender: null, profile }];
}
