import type { Given, InputOf, ReceiptNotes } from "#sdk";
import { chartReceipt } from "#east/calendar/receipt.ts";
import { certifyPair, markersOf, type Possibility, possibleGenders } from "../omissions.ts";
import { type pairInput, possibleTimes } from "../person.ts";
import { becauseOf, dissentFrom, gradeOf } from "../scoring.ts";
import type { ZiweiMatch } from "./answer.ts";
import type { CONVENTIONS } from "./conventions.ts";
import { exchangedFrom } from "./exchange.ts";
import { averagedParts, partsOf, SCORE_SPREAD, scoreOf, scoreOfParts, valuesOf } from "./parts.ts";
import { asGender, LIFE, type Profile, profileOf, SPOUSE } from "./profile.ts";

export { weighParts as weigh } from "../scoring.ts";
export { drawMatch as picture } from "./picture.ts";

export function run(input: InputOf<typeof pairInput, typeof CONVENTIONS>, give: Given): ZiweiMatch {
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
}

export function receipt(
  { clock, lateZi, ...people }: InputOf<typeof pairInput, typeof CONVENTIONS>,
  give: Given,
  who: "a" | "b" | undefined,
): ReceiptNotes {
  return chartReceipt(
    {
      clock,
      dayBoundary: lateZi === "nextDay" ? "23:00" : "midnight",
      birthHour: people[who!].birthHour,
    },
    give,
    who,
  );
}

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
