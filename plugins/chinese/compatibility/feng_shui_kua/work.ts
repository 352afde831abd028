import type { Given, InputOf, Weighing } from "#sdk";
import { STAR_RANK, wanderingStar } from "../../core/eight_mansions.ts";
import { certifyPair, markersOf, type Possibility, possibleGenders } from "../omissions.ts";
import { type pairInput, possibleSolarYears } from "../person.ts";
import type { KuaMatch } from "./answer.ts";
import { gradeOf, type Profile, profileOf, scoreOf, SCORES } from "./match.ts";

export { drawTrigrams as picture } from "./picture.ts";

export function run(input: InputOf<typeof pairInput>, give: Given): KuaMatch {
  const read = (who: "a" | "b") =>
    possibleSolarYears(give.civil(who), input[who]).flatMap(({ when, solarYear }) => {
      const genders = possibleGenders(input[who]);
      return genders.map((gender): Possibility<Profile> => ({
        time: when,
        gender: genders.length > 1 ? gender : null,
        profile: profileOf(solarYear, gender),
      }));
    });
  const [allA, allB] = [read("a"), read("b")];
  const readings = allA.flatMap(({ profile: one }) =>
    allB.map(({ profile: other }) => {
      const star = wanderingStar(one.trigram, other.trigram);
      return {
        a: { gender: one.side.gender, kua: one.side.kua },
        b: { gender: other.side.gender, kua: other.side.kua },
        star,
        score: SCORES[star],
      };
    }),
  );
  const mean = readings.reduce((sum, { score }) => sum + score, 0) / readings.length;
  const [a, b] = [allA[0]!.profile.side, allB[0]!.profile.side];
  const score = Math.round(mean);
  const value = gradeOf(score);
  return {
    a,
    b,
    star: readings[0]!.star,
    sameGroup: a.group === b.group,
    score,
    verdict: {
      value,
      because: readings.map((one) => ({
        code: "trigramsMake",
        with: { a: one.a.kua, b: one.b.kua, star: one.star },
        source: "Bazhai Mingjing",
      })),
    },
    method: { code: "method", with: { scores: STAR_RANK.map((star) => SCORES[star]) } },
    readings,
    dissent: readings
      .filter((one) => gradeOf(one.score) !== value)
      .map((one) => ({ star: one.star, score: one.score })),
    ...markersOf(certifyPair(allA, allB, scoreOf, gradeOf)),
  };
}

export function weigh({ score, star, a, b }: KuaMatch): Weighing {
  return {
    score,
    testimonies: [{ code: "trigramsMake", with: { a: a.kua, b: b.kua, star }, weight: score - 50 }],
  };
}
