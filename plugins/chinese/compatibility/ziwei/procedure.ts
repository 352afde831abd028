import { byPairAndGender, defineProcedure, wordsIn } from "#sdk";
import { chartReceipt } from "../../calendar/receipt.ts";
import { certifyPair, markersOf, possibleGenders, type Possibility } from "../omissions.ts";
import { pairInput, possibleTimes } from "../person.ts";
import { becauseOf, dissentFrom, gradeOf, weighParts } from "../scoring.ts";
import { answer, type ZiweiMatch } from "./answer.ts";
import { CONVENTIONS } from "./conventions.ts";
import { exchangedFrom } from "./exchange.ts";
import { averagedParts, partsOf, SCORE_SPREAD, scoreOf, scoreOfParts, valuesOf } from "./parts.ts";
import { drawMatch } from "./picture.ts";
import { asGender, LIFE, profileOf, SPOUSE, type Profile } from "./profile.ts";
import type { CompatibilityZiweiWords } from "./words/en.ts";

/** Compares two births by their purple star charts. */
export const compatibilityZiwei = defineProcedure({
  name: "compatibility.ziwei",
  tradition: "chinese-destiny",
  words: wordsIn<CompatibilityZiweiWords>(import.meta),
  kind: "calculation",
  cost: 25,
  narrated: true,
  icon: "icons/ziwei.svg",
  reads: "births",
  input: pairInput,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["longitudeNeeded", "yearOutOfRange"],
  run(input, give): ZiweiMatch {
    const read = (who: "a" | "b"): PersonRead => {
      const genders = possibleGenders(input[who]);
      const times = possibleTimes(give.civil(who), input[who], input.clock);
      return {
        charts: times.map(({ when, civil }) => ({
          when,
          profile: profileOf(civil, genders, input),
        })),
        hourKnown: give.civil(who).timeKnown,
      };
    };
    const [a, b] = [read("a"), read("b")];
    const certain = a.hourKnown && b.hourKnown;
    const [one, other] = [a.charts[0]!.profile, b.charts[0]!.profile];
    const parts = certain ? partsOf(one, other) : averagedParts(eachPair(a, b));
    const score = scoreOfParts(parts);
    const grade = gradeOf(score);
    return {
      score,
      verdict: { value: grade, because: becauseOf(parts) },
      method: { code: "method", with: { scoreSpread: SCORE_SPREAD } },
      parts,
      dissent: dissentFrom(grade, parts),
      sharedStars: certain ? one.lifeStars.filter((star) => other.lifeStars.includes(star)) : null,
      exchanged: certain
        ? [
            ...exchangedFrom(one, other).map((each) => ({ from: "a" as const, ...each })),
            ...exchangedFrom(other, one).map((each) => ({ from: "b" as const, ...each })),
          ]
        : null,
      a: sideOf(a),
      b: sideOf(b),
      ...markersOf(certifyPair(possibilities(a), possibilities(b), scoreOf)),
    };
  },
  receipt: ({ clock, lateZi, ...people }, give, who) =>
    chartReceipt(
      {
        clock,
        dayBoundary: lateZi === "nextDay" ? "23:00" : "midnight",
        birthHour: people[who!].birthHour,
      },
      give,
      who,
    ),
  asks: byPairAndGender,
  weighs: { origin: "own", read: weighParts },
  picture: drawMatch,
  examples: [
    {
      title: "two births whose palaces are published",
      input: {
        a: {
          birthDate: "2053-07-15",
          birthTime: "01:30",
          timezone: "+08:00",
          gender: "female",
        },
        b: {
          birthDate: "2053-07-15",
          birthTime: "01:30",
          timezone: "+08:00",
          gender: "male",
        },
        clock: "civil",
      },
      expect: {
        a: { life: { branch: { native: "巳" } }, soulMaster: { native: "武曲" } },
        b: { life: { branch: { native: "巳" } }, soulMaster: { native: "武曲" } },
      },
      source: "iztro 2.6.1 for both charts",
    },
  ],
  references: [
    {
      title: "Ziwei Doushu Quanshu 紫微斗數全書",
      author: "attr. Chen Tuan 陳摶, ed. Luo Hongxian 羅洪先",
      year: "Ming",
    },
    {
      title: "Flying Star school 飛星派, contemporary practice",
      part: "exchange of transformations between two charts",
    },
  ],
});

interface PersonRead {
  /** One for each time that may have been; a single one where the hour is known. */
  readonly charts: readonly { readonly when: string | null; readonly profile: Profile }[];
  readonly hourKnown: boolean;
}

function possibilities({ charts }: PersonRead): readonly Possibility<Profile>[] {
  return charts.flatMap(({ when, profile }) =>
    profile.genders.map((gender) => ({
      time: when,
      gender: profile.genders.length > 1 ? gender : null,
      profile: asGender(profile, gender),
    })),
  );
}

/** The values of all parts, for every time that one and the other may have been born. */
function eachPair(a: PersonRead, b: PersonRead) {
  return a.charts.flatMap((one) => b.charts.map((other) => valuesOf(one.profile, other.profile)));
}

function sideOf({ charts, hourKnown }: PersonRead): ZiweiMatch["a"] {
  const { chart, genders, lifeStars, spouseStars } = charts[0]!.profile;
  const seat = (index: number, stars: typeof lifeStars) => {
    const { branch, majorStars } = chart.palaces[index]!;
    return { branch, stars, lent: majorStars.length === 0 };
  };
  return {
    gender: genders.length === 1 ? genders[0]! : null,
    hourKnown,
    year: chart.year,
    lunarDate: chart.lunarDate.native,
    soulMaster: hourKnown ? chart.soulMaster : null,
    life: hourKnown ? seat(LIFE, lifeStars) : null,
    spouse: hourKnown ? seat(SPOUSE, spouseStars) : null,
  };
}
