import { animalOf } from "#lore";
import { byPair, defineProcedure, Refusal, wordsIn } from "#sdk";
import {
  chineseDateOf,
  FIRST_CHINESE_YEAR,
  yearPillar,
  type CivilMoment,
  type StemBranch,
} from "#time";
import { stemRelation } from "../../core/relations.ts";
import { BRANCH_POINTS, branchValue, relationsOf } from "../branch_points.ts";
import { certifyPair, markersOf, type Possibility } from "../omissions.ts";
import { birthsInput, possibleSolarYears, type Person } from "../person.ts";
import { bounded, gradeOf } from "../scoring.ts";
import { answer, type ZodiacMatch } from "./answer.ts";
import { CONVENTIONS } from "./conventions.ts";
import { drawZodiac } from "./picture.ts";
import type { CompatibilityZodiacWords } from "./words/en.ts";

/** Two animal years held side by side. */
export const compatibilityZodiac = defineProcedure({
  name: "compatibility.zodiac",
  tradition: "chinese-destiny",
  words: wordsIn<CompatibilityZodiacWords>(import.meta),
  kind: "calculation",
  cost: 2,
  icon: "icons/compatibility.svg",
  reads: "births",
  input: birthsInput,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["yearOutOfRange"],
  run(input, give): ZodiacMatch {
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
  },
  asks: byPair,
  weighs: {
    origin: "own",
    read: ({ score, relations }) => ({
      score,
      testimonies: relations.map(({ relation, points }) => ({
        code: "animalsRelate",
        with: { relation },
        weight: points,
      })),
    }),
  },
  picture: drawZodiac,
  examples: [
    {
      title: "rat and ox, the first of the six combinations",
      input: {
        a: { birthDate: "1984-06-15", timezone: "+08:00" },
        b: { birthDate: "1985-06-15", timezone: "+08:00" },
      },
      expect: {
        a: { animal: { id: "rat" } },
        b: { animal: { id: "ox" } },
        relations: [{ relation: { native: "六合" } }],
        verdict: { value: { id: "harmonious" } },
      },
      source: "Xieji Bianfang Shu; 六合, 沖 and 害 agree with tyme4ts 1.5.2",
    },
  ],
  references: [
    {
      title: "Qinding Xieji Bianfang Shu 欽定協紀辨方書",
      author: "Yunlu 允祿 and others",
      year: "1741",
      part: "juan 1",
    },
  ],
});

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
