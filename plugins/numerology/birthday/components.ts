/** The four comparisons, each with its evidence in words. */
import type { Text } from "#old";
import type { CalendarDate } from "#time";
import { lifePathOf } from "../pythagorean/dates.ts";
import { reduce } from "../pythagorean/reduction.ts";
import {
  bondNumbers,
  RULERS,
  scoreSeasons,
  scoreWeekdays,
  seasonOf,
  SEASONS,
  WEIGHTS,
  type NumberBond,
} from "./match.ts";
import type { Component, Person } from "./shapes.ts";

/** What a birth date brings to the match. */
export function personOf(date: CalendarDate, weekday: number): Person {
  return {
    lifePath: lifePathOf(date).number,
    birthday: reduce(date.day).number,
    weekday,
    ruler: RULERS[weekday]!.name,
    season: SEASONS[seasonOf(date.month)]!,
  };
}

/** Compares two people; the order does not matter for any score. */
export function compare(a: Person, b: Person): readonly Component[] {
  const lifePath = bondNumbers(a.lifePath, b.lifePath);
  const birthday = bondNumbers(a.birthday, b.birthday);
  const seasons = scoreSeasons(SEASONS.indexOf(a.season), SEASONS.indexOf(b.season));
  return [
    {
      code: "lifePath",
      name: { en: "life paths", zhHant: "生命數" },
      score: lifePath.score,
      weight: WEIGHTS.lifePath,
      evidence: tellNumbers(a.lifePath, b.lifePath, lifePath),
    },
    {
      code: "birthday",
      name: { en: "days of birth", zhHant: "生日數" },
      score: birthday.score,
      weight: WEIGHTS.birthday,
      evidence: tellNumbers(a.birthday, b.birthday, birthday),
    },
    {
      code: "weekday",
      name: { en: "weekday rulers", zhHant: "生日星期之主星" },
      score: scoreWeekdays(a.weekday, b.weekday),
      weight: WEIGHTS.weekday,
      evidence: tellRulers(a, b),
    },
    {
      code: "season",
      name: { en: "seasons", zhHant: "季節" },
      score: seasons,
      weight: WEIGHTS.season,
      evidence: tellSeasons(a.season, b.season, seasons),
    },
  ];
}

/** The weighted mean, rounded. */
export function totalOf(components: readonly Component[]): number {
  return Math.round(components.reduce((sum, { score, weight }) => sum + score * weight, 0));
}

function tellNumbers(a: number, b: number, { bond, strained }: NumberBond): Text {
  const words: Readonly<Record<NumberBond["bond"], Text>> = {
    same: {
      en: "the same number, understood at once and seldom contradicted",
      zhHant: "是同一個數，一點就通，也少有人唱反調",
    },
    group: { en: "of one group and so of one temper", zhHant: "同屬一組，氣質相投" },
    different: {
      en: "of different groups and so with something to explain to each other",
      zhHant: "分屬不同組，彼此有話要解釋",
    },
  };
  const strain: Text = strained
    ? { en: ", and known to pull two ways", zhHant: "，而且出了名地各拉一邊" }
    : { en: "", zhHant: "" };
  return {
    en: `${a} and ${b}, ${words[bond].en}${strain.en}`,
    zhHant: `${a} 與 ${b} ${words[bond].zhHant}${strain.zhHant}`,
  };
}

function tellRulers(a: Person, b: Person): Text {
  const score = scoreWeekdays(a.weekday, b.weekday);
  const [one, other] = [a.ruler, b.ruler];
  if (a.weekday === b.weekday) {
    return {
      en: `both born on a day of ${one.en}`,
      zhHant: `兩人同生於${one.zhHant}之日`,
    };
  }
  const word: Text =
    score > 65
      ? { en: "who are on good terms", zhHant: "彼此友善" }
      : score < 65
        ? { en: "who are not on good terms", zhHant: "彼此不睦" }
        : { en: "who leave each other alone", zhHant: "各行其是" };
  return {
    en: `born under ${one.en} and ${other.en}, ${word.en}`,
    zhHant: `一屬${one.zhHant}，一屬${other.zhHant}，${word.zhHant}`,
  };
}

function tellSeasons(a: Text, b: Text, score: number): Text {
  if (score === 75) {
    return { en: `both of ${a.en}`, zhHant: `同生於${a.zhHant}季` };
  }
  const where: Text =
    score === 65
      ? { en: "neighbouring seasons", zhHant: "相鄰的季節" }
      : { en: "opposite seasons", zhHant: "相對的季節" };
  return {
    en: `${a.en} and ${b.en}, ${where.en}`,
    zhHant: `${a.zhHant}與${b.zhHant}，${where.zhHant}`,
  };
}
