import { InputError, type InputOf, issuesOfCivil } from "#sdk";
import { modulo, resolveCivil, tibetanPhugpa } from "#time";
import { dateOf, newYearOf } from "../core/month.ts";
import { requireYear } from "../core/year.ts";
import { elementOfYear, forcesOf, mewaOf } from "../tibetan/forces.ts";
import { ANIMAL, FORCE, MEWA } from "../tibetan/names.ts";
import type { AnnualAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import { bondOf, knotOf, parkhaOf, progressedMewa, stonesOf } from "./rules.ts";

export { drawAnnual as picture } from "./picture.ts";

const ROYAL = 127;
const ANIMALS = 12;

const cycleOf = (westernYear: number) => modulo(westernYear - 4, 60);

function yearOf(westernYear: number) {
  const cycle = cycleOf(westernYear);
  return {
    westernYear,
    element: elementOfYear(cycle),
    animal: ANIMAL.ids[cycle % ANIMALS]!,
    polarity: cycle % 2 === 0 ? ("male" as const) : ("female" as const),
  };
}

/** The next year after one that is so many animals from the birth. */
const nextAfter = (year: number, born: number, apart: number) =>
  year + ANIMALS - modulo(year - born - apart, ANIMALS);

export function run({ birthDate, gender, year }: InputOf<typeof input>): AnnualAnswer {
  const read = resolveCivil({ date: birthDate });
  if (!read.ok) {
    throw new InputError(issuesOfCivil(read.issues, { date: "birthDate", time: "birthDate" }));
  }
  const { fixed, year: civilYear } = read.moment;
  requireYear(civilYear);
  const born = tibetanPhugpa.fromFixed(fixed).year - ROYAL;
  if (year < born) {
    throw new InputError([{ path: "year", code: "beforeBirth", with: { born } }]);
  }
  const age = year - born + 1;
  const [atBirth, inYear] = [forcesOf(cycleOf(born)), forcesOf(cycleOf(year))];
  const forces = FORCE.ids.map((force) => {
    const bond = bondOf(inYear[force], atBirth[force]);
    const stones = stonesOf(bond, atBirth[force]);
    return { force, birth: atBirth[force], year: inYear[force], bond, ...stones };
  });
  const sum = (of: "white" | "black") => forces.reduce((total, one) => total + one[of], 0);
  const mewa = mewaOf(born);
  return {
    born: yearOf(born),
    year: yearOf(year),
    losar: dateOf(newYearOf(tibetanPhugpa, year + ROYAL, fixed)),
    age,
    forces,
    white: sum("white"),
    black: sum("black"),
    mewaOfBirth: MEWA.ids[mewa - 1]!,
    mewa: MEWA.ids[progressedMewa(mewa, age) - 1]!,
    parkha: parkhaOf(gender, age),
    knot: knotOf(cycleOf(born) % ANIMALS, cycleOf(year) % ANIMALS),
    nextOwn: nextAfter(year, born, 0),
    nextOpposite: nextAfter(year, born, 6),
  };
}
