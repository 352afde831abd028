import { tibetanPhugpa, toFixed } from "#time";
import { differ, verdictOf, type Adapter } from "../adapter.ts";

type Answer = any;

const TENS = ["", "十", "二十", "三十"] as const;
const DIGITS = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九"] as const;
const ELEMENTS: Readonly<Record<string, string>> = {
  wood: "木",
  fire: "火",
  earth: "土",
  metal: "铁",
  water: "水",
};
const ANIMALS: Readonly<Record<string, string>> = {
  mouse: "鼠",
  ox: "牛",
  tiger: "虎",
  hare: "兔",
  dragon: "龙",
  snake: "蛇",
  horse: "马",
  sheep: "羊",
  monkey: "猴",
  bird: "鸡",
  dog: "狗",
  pig: "猪",
};

/**
 * `chinese-tibetan-date.json` comes from one library, which differs in two labels: of two months or
 * days that share a number it calls the second the leap one (Phugpa almanacs call the first month
 * so), and it begins the cycles of sixty three years early.
 */
export const adapters: readonly Adapter[] = [
  {
    files: /^chinese-tibetan-date\.json$/,
    procedures: () => ["tibetan.natal"],
    async judge(one, call) {
      const { date } = one["input"] as { date: string };
      const answer: Answer = await call("tibetan.natal", { birthDate: date });
      const { rabjung, element, animal } = answer;
      const found = (cycle: number) => ({
        rabByung: cycle,
        yearName: `第${numeral(cycle)}饶迥${ELEMENTS[element.id]}${ANIMALS[animal.id]}年`,
        year: answer.date.westernYear,
        month: answer.date.month,
        leapMonth: isSecondOfTwo(date),
        day: answer.date.day,
        leapDay: answer.date.dayRepeat === "second",
      });
      const differences = differ(one["expect"], found(rabjung));
      const early =
        answer.yearInRabjung >= 58 && differ(one["expect"], found(rabjung + 1)).length === 0;
      return early ? { kind: "skipped", reason: EARLY_CYCLE } : verdictOf(differences);
    },
  },
];

const EARLY_CYCLE =
  "the file's library begins a cycle with Wood-Mouse (1984); the first rab byung began with Fire-Hare 1027, the seventeenth in 1987. All else in the case agrees";

function numeral(cycle: number): string {
  return TENS[Math.floor(cycle / 10)]! + DIGITS[cycle % 10]!;
}

/** Whether the month is the later of two that share a number. */
function isSecondOfTwo(date: string): boolean {
  const [year, month, day] = date.split("-").map(Number) as [number, number, number];
  const fixed = toFixed({ year, month, day });
  const here = tibetanPhugpa.fromFixed(fixed);
  const before = tibetanPhugpa.fromFixed(fixed - 30);
  return !here.leapMonth && before.leapMonth && before.month === here.month;
}
