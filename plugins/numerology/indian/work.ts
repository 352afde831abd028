import { type Given, type InputOf, sumOf, type Weighing } from "#sdk";
import { sumName } from "../chaldean/values.ts";
import { readLatinName } from "../letters/latin_name.ts";
import { digitSum, rootOf } from "../pythagorean/reduction.ts";
import type { IndianAnswer } from "./answer.ts";
import { gridOf, ROWS } from "./grid.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { grahaOf } from "./planets.ts";
import { weigh as testimoniesOf } from "./score.ts";

export function run(
  { name, gridYear }: InputOf<typeof input, typeof CONVENTIONS>,
  give: Given,
): IndianAnswer {
  const { year, month, day } = give.civil().given;
  const digits = digitSum(day) + digitSum(month) + digitSum(year);
  const [psychic, destiny] = [rootOf(day), rootOf(digits)];
  const read = name === undefined ? null : readLatinName(name);
  const sum = read && sumName(read.parts);
  const grid = gridOf({ year, month, day }, psychic, destiny, gridYear);
  const testimonies = testimoniesOf(psychic, destiny, sum && sum.single, grid.fullLines);
  return {
    psychic: describe(psychic, stepsOf(day, psychic)),
    destiny: describe(
      destiny,
      `${[...`${day}${month}${year}`].join(" + ")} = ${stepsOf(digits, destiny)}`,
    ),
    name: sum && describe(sum.single, stepsOf(sum.total, sum.single)),
    ignored: read?.ignored ?? [],
    grid: { rows: ROWS, ...grid },
    score: sumOf(testimonies),
    testimonies,
  };
}

export function weigh({ score, testimonies }: IndianAnswer): Weighing {
  return { score, testimonies };
}

function stepsOf(value: number, root: number): string {
  const path = [value];
  while (path.at(-1)! !== root) path.push(digitSum(path.at(-1)!));
  return path.join(" → ");
}

function describe(number: number, steps: string) {
  const { id: planet, day, friends, foes } = grahaOf(number);
  return { number, planet, day, friends, foes, steps };
}
