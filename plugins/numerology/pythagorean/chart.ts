/** The chart of a birth date and, where there is one, a name. */
import { sumOf } from "#old";
import type { CalendarDate } from "#time";
import { formatDate } from "#time";
import { readLatinName } from "../letters/latin_name.ts";
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
import { reduce, rootOf, writePath, type Reduced } from "./reduction.ts";
import type { NumerologyAnswer } from "./shapes.ts";
import {
  CHALLENGE_TEXTS,
  DEBT_TEXTS,
  LESSON_TEXTS,
  NUMBER_TEXTS,
  type NumberText,
} from "./texts.ts";

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
    letters: parts.map((letters) => ({ part: spell(letters), letters: [...letters] })),
    ignored: [...(read?.ignored ?? [])],
    ...dates,
    ...names,
    balance: read && balanceNumber(read.parts),
    hiddenPassion: [...commonestValues(all)],
    subconsciousSelf: read && 9 - lessons.length,
    rationalThought: parts[0] ? rootOf(total(parts[0]) + birth.day) : null,
    bridges: expression && bridgesOf(lifePath, expression, soulUrge, personality),
    karmic: {
      lessons: lessons.map((number) => ({ number, text: LESSON_TEXTS[number]! })),
      debts,
    },
    ...periodsOf(birth),
    periodCycles: {
      month: reduce(birth.month).number,
      day: birthday.number,
      year: reduce(Math.abs(birth.year)).number,
    },
    personalCycles: current ? describeCycles(birth, current) : null,
    steps: stepsOf({ ...dates, ...names }),
    score: sumOf(testimonies),
    testimonies,
  };
}

function describe(reduced: Reduced, steps: string, place: Exclude<keyof NumberText, "keywords">) {
  const texts = NUMBER_TEXTS[reduced.number]!;
  return {
    number: reduced.number,
    root: reduced.root,
    master: reduced.master,
    debt: reduced.debt,
    steps,
    keywords: { en: [...texts.keywords.en], zhHant: [...texts.keywords.zhHant] },
    text: texts[place],
  };
}

function describeName(number: NameNumber, place: "expression" | "desire" | "face") {
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

type Placed = Readonly<
  Record<string, { readonly debt: number | null; readonly steps: string } | null>
>;

function debtsOf(placed: Placed): NumerologyAnswer["karmic"]["debts"] {
  const found = Object.entries(placed).flatMap(([place, one]) =>
    one?.debt ? [{ place, debt: one.debt }] : [],
  );
  return [13, 14, 16, 19]
    .map((number) => ({
      number,
      in: found.filter(({ debt }) => debt === number).map(({ place }) => place),
      text: DEBT_TEXTS[number]!,
    }))
    .filter(({ in: places }) => places.length > 0);
}

function stepsOf(placed: Placed): NumerologyAnswer["steps"] {
  return Object.entries(placed).flatMap(([of, one]) => (one ? [{ of, text: one.steps }] : []));
}

function periodsOf(birth: CalendarDate) {
  const periods = pinnaclesOf(birth);
  return {
    pinnacles: periods.map(({ number, fromAge, toAge }) => ({
      number,
      fromAge,
      toAge,
      text: NUMBER_TEXTS[number]!.season,
    })),
    challenges: periods.map(({ challenge, fromAge, toAge }) => ({
      number: challenge,
      fromAge,
      toAge,
      text: CHALLENGE_TEXTS[challenge]!,
    })),
  };
}

function describeCycles(birth: CalendarDate, current: CalendarDate) {
  const cycles = personalCycles(birth, current);
  return { date: formatDate(current), ...cycles, text: NUMBER_TEXTS[cycles.year]!.season };
}

function spell(letters: readonly Letter[]): string {
  return letters.map(({ char }) => char).join("");
}

function total(letters: readonly Letter[]): number {
  return letters.reduce((sum, { value }) => sum + value, 0);
}
