import { type InputOf, Refusal } from "#sdk";
import {
  type Hexagram,
  hexagramOfLines,
  HEXAGRAMS,
  palaceOf,
  showHexagram,
} from "../../../core/hexagrams.ts";
import { TRIGRAMS } from "../../../core/trigrams.ts";
import { augurOf } from "../augury.ts";
import { innerOf, oppositeOf, reversedOf, sovereignMonth } from "../figures.ts";
import { ALL_LINES, judgementOf, lineOf, lineTitle } from "../received.ts";
import { SIDE } from "../terms.ts";
import type { LookupAnswer } from "./answer.ts";
import type { input } from "./input.ts";

export { drawHexagram as picture } from "./picture.ts";

export function run(asked: InputOf<typeof input>): LookupAnswer {
  const figure = figureOf(asked);
  const { lines, number, id } = figure;
  const { palace, generation } = palaceOf(lines);
  const show = (other: string) => showHexagram(hexagramOfLines(other));
  const neighbour = (other: number) => HEXAGRAMS[other - 1] ?? null;
  const [before, after] = [neighbour(number - 1), neighbour(number + 1)];
  const judgement = judgementOf(number);
  return {
    figure: showHexagram(figure),
    palace: palace.id,
    generation,
    judgement,
    omens: augurOf(judgement.original),
    lines: [1, 2, 3, 4, 5, 6].map((place) => {
      const text = lineOf(number, place)!;
      return { place, title: lineTitle(lines, place), text, omens: augurOf(text.original) };
    }),
    allLines: lineOf(number, ALL_LINES),
    inner: show(innerOf(lines)),
    reversed: show(reversedOf(lines)),
    opposite: show(oppositeOf(lines)),
    before: before && showHexagram(before),
    after: after && showHexagram(after),
    month: sovereignMonth(lines),
    sides: SIDE.ids.map((side) => ({
      side,
      says: { code: "onSide" as const, with: { hexagram: id, side } },
    })),
  } as LookupAnswer;
}

/** Characters that prints write for those of the names here. */
const VARIANTS: Readonly<Record<string, string>> = {
  恒: "恆",
  遁: "遯",
  无: "無",
  兑: "兌",
  离: "離",
  讼: "訟",
  师: "師",
  谦: "謙",
  随: "隨",
  蛊: "蠱",
  临: "臨",
  观: "觀",
  贲: "賁",
  剥: "剝",
  复: "復",
  颐: "頤",
  晋: "晉",
  损: "損",
  渐: "漸",
  归: "歸",
  丰: "豐",
  涣: "渙",
  节: "節",
  过: "過",
  济: "濟",
  壮: "壯",
  为: "為",
  习: "習",
};

/**
 * The hexagram that was asked for.
 *
 * @throws {Refusal} oneWay unless exactly one way of naming it was given; unknownName for a name that is none of the 64
 */
function figureOf({ number, name, lines, trigrams }: InputOf<typeof input>): Hexagram {
  const given = [number, name, lines, trigrams].filter((one) => one !== undefined).length;
  if (given !== 1) throw new Refusal("oneWay", { given });
  if (number !== undefined) return HEXAGRAMS[number - 1]!;
  if (lines) return hexagramOfLines(lines.join(""));
  if (trigrams) {
    const linesOf = (id: string) => TRIGRAMS.find((one) => one.id === id)!.lines;
    return hexagramOfLines(linesOf(trigrams.lower) + linesOf(trigrams.upper));
  }
  const wanted = [...name!.trim().replace(/卦$/u, "")].map((one) => VARIANTS[one] ?? one).join("");
  const found = HEXAGRAMS.find(
    ({ native, fullName, symbol }) =>
      [native, fullName, symbol].includes(wanted) || `習${native}` === wanted,
  );
  if (!found) throw new Refusal("unknownName", { name: name! });
  return found;
}
