import { byPairAndGender, defineProcedure, wordsIn } from "#sdk";
import { STAR_RANK, wanderingStar } from "../../core/eight_mansions.ts";
import { certifyPair, markersOf, possibleGenders, type Possibility } from "../omissions.ts";
import { pairInput, possibleSolarYears } from "../person.ts";
import { answer, type KuaMatch } from "./answer.ts";
import { gradeOf, profileOf, scoreOf, SCORES, type Profile } from "./match.ts";
import { drawTrigrams } from "./picture.ts";
import type { CompatibilityKuaWords } from "./words/en.ts";

/** Two life trigrams held side by side. */
export const compatibilityFengShuiKua = defineProcedure({
  name: "compatibility.fengShuiKua",
  tradition: "chinese-feng-shui",
  words: wordsIn<CompatibilityKuaWords>(import.meta),
  kind: "calculation",
  cost: 2,
  icon: "icons/kua.svg",
  reads: "births",
  input: pairInput,
  output: answer,
  run(input, give): KuaMatch {
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
  },
  asks: byPairAndGender,
  weighs: {
    origin: "own",
    read: ({ score, star, a, b }) => ({
      score,
      testimonies: [
        { code: "trigramsMake", with: { a: a.kua, b: b.kua, star }, weight: score - 50 },
      ],
    }),
  },
  picture: drawTrigrams,
  examples: [
    {
      title: "a woman of 2083 and a woman of 2088",
      input: {
        a: { birthDate: "2083-02-07", timezone: "+08:00", gender: "female" },
        b: { birthDate: "2088-02-07", timezone: "+08:00", gender: "female" },
      },
      expect: {
        a: { kua: 8, trigram: { native: "艮" } },
        b: { kua: 4, trigram: { native: "巽" } },
        star: { native: "絕命" },
      },
      source: "closed formula agreed with the year star of tyme4ts 1.5.2; table of Bazhai Mingjing",
    },
  ],
  references: [
    {
      title: "Bazhai Mingjing 八宅明鏡",
      author: "attr. Yang Yunsong 楊筠松, ed. Ruoguan Daoren 箬冠道人",
      year: "1790",
    },
  ],
});
