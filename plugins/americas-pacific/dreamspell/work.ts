import type { Give, InputOf } from "#sdk";
import type { Kin, KinAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import {
  isDayOutOfTime,
  kinDay,
  kinNames,
  type KinNumber,
  kinOfDate,
  moonDateOf,
  oracleOf,
} from "./kin.ts";
import { CASTLE, EARTH_FAMILY, PLASMA } from "./names.ts";

export { drawOracle as picture } from "./picture.ts";

export function run(
  { leapRule }: InputOf<typeof input, typeof CONVENTIONS>,
  give: Give<"now">,
): KinAnswer {
  const { year, month, day } = give.civil();
  const date = { year, month, day };
  const { kin, nearest } = kinOfDate(date, leapRule);
  const { seal, tone } = kinDay(nearest);
  const { moon, moonDay, yearBearerKin } = moonDateOf(date, leapRule);
  const { guide, analog, antipode, occult } = oracleOf(nearest);
  const start = nearest - (tone - 1);
  return {
    hunabKuDay: kin === null,
    dayOutOfTime: isDayOutOfTime(date),
    kin: kin === null ? null : describe(kin),
    precedingKin: kin === null ? nearest : ((nearest + 258) % 260) + 1,
    followingKin: (nearest % 260) + 1,
    wavespell: { kin: start, name: { code: "kin", with: kinNames(start) }, day: tone },
    castle: CASTLE.ids[Math.floor((nearest - 1) / 52)]!,
    earthFamily: EARTH_FAMILY.ids[seal % 5]!,
    oracle: {
      guide: describe(guide),
      analog: describe(analog),
      antipode: describe(antipode),
      occult: describe(occult),
    },
    moon,
    moonDay,
    plasma: moonDay === null ? null : PLASMA.ids[(moonDay - 1) % 7]!,
    yearBearer: describe(yearBearerKin),
  };
}

function describe(kin: KinNumber): Kin {
  const names = kinNames(kin);
  const { portal } = kinDay(kin);
  return { kin, name: { code: "kin", with: names }, ...names, galacticActivationPortal: portal };
}
