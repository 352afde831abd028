import { type Given, type InputOf, matchOf, type Weighing } from "#sdk";
import { type CalendarDate, moduloFromOne, type TzolkinDay } from "#time";
import { KIN_COLOUR, SEAL, TONE } from "../../core/kins.ts";
import { kinDay, type KinNumber, kinOfDate } from "../../dreamspell/kin.ts";
import { kinOf, mayaFixed, readMayaDay } from "../day.ts";
import { nameOf, signOf } from "../signs.ts";
import type { MatchAnswer, MatchDay } from "./answer.ts";
import { compareDays } from "./days.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { compareKins } from "./kins.ts";

export function run(
  { system, language, correlation }: InputOf<typeof input, typeof CONVENTIONS>,
  give: Given,
): MatchAnswer {
  const [first, second] = [give.civil("a"), give.civil("b")];
  if (system === "dreamspell") return matchKins(first, second);
  const dayOf = (fixed: number) => readMayaDay(mayaFixed(fixed, correlation)).day;
  const [a, b] = [dayOf(first.fixed), dayOf(second.fixed)];
  const describe = (day: TzolkinDay) => describeDay(day, nameOf(day, language));
  return {
    ...matchOf(compareDays(a, b)),
    fromSecond: matchOf(compareDays(b, a)).score,
    a: describe(a),
    b: describe(b),
    couple: describe(dayAt(kinOf(a) + kinOf(b))),
  };
}

export function weigh({ score, components }: MatchAnswer): Weighing {
  return { score, testimonies: components };
}

function matchKins(first: CalendarDate, second: CalendarDate): MatchAnswer {
  const [a, b] = [kinOfDate(first, "standard").nearest, kinOfDate(second, "standard").nearest];
  return {
    ...matchOf(compareKins(a, b)),
    fromSecond: matchOf(compareKins(b, a)).score,
    a: describeKin(a),
    b: describeKin(b),
    couple: describeKin(moduloFromOne(a + b, 260)),
  };
}

/** The day at a place of the round, counted on from its first. */
function dayAt(place: number): TzolkinDay {
  return { number: moduloFromOne(place, 13), name: moduloFromOne(place, 20) };
}

function describeDay(day: TzolkinDay, name: string): MatchDay {
  const { number } = day;
  return {
    kin: kinOf(day),
    number,
    name: { code: "day", with: { number, name } },
    day: signOf(day),
    seal: null,
  };
}

function describeKin(kin: KinNumber): MatchDay {
  const { seal: sealNumber, tone: number } = kinDay(kin);
  const [seal, tone] = [SEAL.ids[sealNumber - 1]!, TONE.ids[number - 1]!];
  const colour = KIN_COLOUR.ids[(kin - 1) % 4]!;
  return { kin, number, name: { code: "kin", with: { colour, tone, seal } }, day: null, seal };
}
