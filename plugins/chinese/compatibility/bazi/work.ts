import type { Given, InputOf, ReceiptNotes } from "#sdk";
import { chartReceipt } from "#east/calendar/receipt.ts";
import { tenGodOf } from "#east/ten_gods.ts";
import { certifyPair, markersOf, type Possibility, possibleGenders } from "../omissions.ts";
import { type pairInput, possibleTimes } from "../person.ts";
import { becauseOf, dissentFrom, gradeOf } from "../scoring.ts";
import type { BaziMatch } from "./answer.ts";
import type { CONVENTIONS } from "./conventions.ts";
import { DIMENSION_SPREAD, matchOf, SCORE_SPREAD, scoreOf } from "./match.ts";
import { asGender, type Profile, profileOf } from "./profile.ts";

export { weighParts as weigh } from "../scoring.ts";
export { drawMatch as picture } from "./picture.ts";

export function run(input: InputOf<typeof pairInput, typeof CONVENTIONS>, give: Given): BaziMatch {
  const read = (who: "a" | "b"): PersonRead => {
    const genders = possibleGenders(input[who]);
    const civil = give.civil(who);
    const shown = profileOf(civil, genders, input);
    const times = possibleTimes(civil, input[who], input.clock);
    const known = civil.timeKnown && genders.length === 1;
    const possible: readonly Possibility<Profile>[] = known
      ? [{ time: null, gender: null, profile: shown }]
      : times.flatMap((time) => {
          const profile = time.when === null ? shown : profileOf(time.civil, genders, input);
          return genders.map((gender) => ({
            time: time.when,
            gender: genders.length > 1 ? gender : null,
            profile: asGender(profile, gender),
          }));
        });
    return { shown, possible };
  };
  const [a, b] = [read("a"), read("b")];
  const { score, dimensions, parts } = matchOf(a.shown, b.shown);
  const grade = gradeOf(score);
  return {
    a: sideOf(a.shown),
    b: sideOf(b.shown),
    score,
    verdict: { value: grade, because: becauseOf(parts) },
    method: {
      code: "method",
      with: { dimensionSpread: DIMENSION_SPREAD, scoreSpread: SCORE_SPREAD },
    },
    dimensions,
    parts,
    dissent: dissentFrom(grade, parts),
    tenGods: {
      ofB: tenGodOf(a.shown.self, b.shown.self),
      ofA: tenGodOf(b.shown.self, a.shown.self),
    },
    ...markersOf(certifyPair(a.possible, b.possible, scoreOf)),
  };
}

export function receipt(
  { clock, dayBoundary: boundary, ...people }: InputOf<typeof pairInput, typeof CONVENTIONS>,
  give: Given,
  who: "a" | "b" | undefined,
): ReceiptNotes {
  return chartReceipt(
    { clock, dayBoundary: boundary, birthHour: people[who!].birthHour },
    give,
    who,
  );
}

interface PersonRead {
  readonly shown: Profile;
  readonly possible: readonly Possibility<Profile>[];
}

function sideOf({
  chart,
  pillars,
  self,
  seat,
  strength,
  usefulGod,
  genders,
}: Profile): BaziMatch["a"] {
  return {
    native: chart.pillars.map(({ pair }) => pair.native).join(" "),
    gender: genders.length === 1 ? genders[0]! : null,
    hourKnown: pillars.hour !== null,
    year: pillars.year.id,
    month: pillars.month.id,
    day: pillars.day.id,
    hour: pillars.hour && pillars.hour.id,
    dayMaster: self.id,
    marriageSeat: seat.id,
    strength: strength.verdict.value,
    usefulGod: usefulGod.verdict.value,
  };
}
