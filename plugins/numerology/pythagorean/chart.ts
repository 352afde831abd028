/** The chart of a birth date and, where there is one, a name. */
import { sumOf } from "#sdk";
import { formatDate, type CalendarDate } from "#time";
import { readLatinName } from "../letters/latin_name.ts";
import type { NumerologyAnswer, Saying } from "./answer.ts";
import { concordOf } from "./concord.ts";
import { lifePathOf, personalCycles, pinnaclesOf } from "./dates.ts";
import {
  balanceNumber,
  commonestValues,
  missingValues,
  nameNumber,
  readLetters,
  type Letter,
  type NameNumber,
  type YRule,
} from "./names.ts";
import { PLACE, type Place } from "./places.ts";
import { DEBTS, reduce, rootOf, writePath, type Reduced } from "./reduction.ts";

/** What a chart is made from. */
export interface ChartInput {
  readonly birth: CalendarDate;
  readonly name: string | undefined;
  readonly current: CalendarDate | undefined;
  readonly yIsVowel: YRule;
}

/** Computes the whole chart. */
export function chartOf({ birth, name, current, yIsVowel }: ChartInput): NumerologyAnswer {
  const lifePath = lifePathOf(birth);
  const birthday = reduce(birth.day);
  const read = name === undefined ? null : readLatinName(name);
  const parts = (read?.parts ?? []).map((part) => readLetters(part, yIsVowel));
  const all = parts.flat();
  const expression = nameNumber(parts, () => true);
  const soulUrge = nameNumber(parts, ({ vowel }) => vowel);
  const personality = nameNumber(parts, ({ vowel }) => !vowel);
  const maturity = expression && reduce(lifePath.number + expression.number);
  const lessons = read ? missingValues(all) : [];
  const dates = {
    lifePath: { ...describe(lifePath, lifePath.steps, "path"), bySum: lifePath.bySum },
    birthday: describe(birthday, writePath(birthday), "gift"),
  };
  const names = {
    expression: expression && describeName(expression, "expression"),
    soulUrge: soulUrge && describeName(soulUrge, "desire"),
    personality: personality && describeName(personality, "face"),
    maturity: maturity && describe(maturity, maturitySteps(lifePath, expression, maturity), "path"),
  };
  const debts = debtsOf({ ...dates, ...names });
  const testimonies = concordOf({
    lifePath: lifePath.number,
    birthday: birthday.number,
    expression: expression && expression.number,
    soulUrge: soulUrge && soulUrge.number,
    personality: personality && personality.number,
    debts: debts.length,
  });
  return {
    name: name ?? null,
    letters: parts.map((letters) => ({ part: spell(letters), letters })),
    ignored: read?.ignored ?? [],
    ...dates,
    ...names,
    balance: read && balanceNumber(read.parts),
    hiddenPassion: commonestValues(all),
    subconsciousSelf: read && 9 - lessons.length,
    rationalThought: parts[0] ? rootOf(total(parts[0]) + birth.day) : null,
    bridges: expression && bridgesOf(lifePath, expression, soulUrge, personality),
    karmic: {
      lessons: lessons.map((number) => ({ number, says: says("lesson", number) })),
      debts,
    },
    ...periodsOf(birth),
    periodCycles: {
      month: reduce(birth.month).number,
      day: birthday.number,
      year: reduce(Math.abs(birth.year)).number,
    },
    personalCycles: current ? describeCycles(birth, current) : null,
    score: sumOf(testimonies),
    testimonies,
  };
}

/** A sentence of the words, by the number of which it speaks. */
function says<C extends string>(code: C, number: number) {
  return { code, with: { number } };
}

function describe<C extends Saying>(reduced: Reduced, steps: string, place: C) {
  const { number, root, master, debt } = reduced;
  const keywords = says("keywords", number);
  return { number, root, master, debt, steps, keywords, says: says(place, number) };
}

function describeName<C extends Saying>(number: NameNumber, place: C) {
  return { ...describe(number, number.steps, place), total: number.total };
}

function maturitySteps(lifePath: Reduced, expression: Reduced, maturity: Reduced): string {
  return `${lifePath.number} + ${expression.number} = ${writePath(maturity)}`;
}

function bridgesOf(
  lifePath: Reduced,
  expression: Reduced,
  soulUrge: Reduced | null,
  personality: Reduced | null,
) {
  return {
    lifePathExpression: Math.abs(lifePath.root - expression.root),
    soulUrgePersonality:
      soulUrge && personality ? Math.abs(soulUrge.root - personality.root) : null,
  };
}

type Placed = Readonly<Record<Place, { readonly debt: number | null } | null>>;

function debtsOf(placed: Placed): NumerologyAnswer["karmic"]["debts"] {
  return DEBTS.map((number) => ({
    number,
    in: PLACE.ids.filter((place) => placed[place]?.debt === number),
    says: says("debt", number),
  })).filter(({ in: places }) => places.length > 0);
}

function periodsOf(birth: CalendarDate) {
  const periods = pinnaclesOf(birth);
  return {
    pinnacles: periods.map(({ number, fromAge, toAge }) => ({
      number,
      fromAge,
      toAge,
      says: says("season", number),
    })),
    challenges: periods.map(({ challenge, fromAge, toAge }) => ({
      number: challenge,
      fromAge,
      toAge,
      says: says("challenge", challenge),
    })),
  };
}

function describeCycles(birth: CalendarDate, current: CalendarDate) {
  const cycles = personalCycles(birth, current);
  return { date: formatDate(current), ...cycles, says: says("season", cycles.year) };
}

function spell(letters: readonly Letter[]): string {
  return letters.map(({ char }) => char).join("");
}

function total(letters: readonly Letter[]): number {
  return letters.reduce((sum, { value }) => sum + value, 0);
}
