import { expect, test } from "bun:test";
import { BRANCH, PILLAR } from "#lore";
import type { Vocabulary } from "#sdk";
import worked from "../../../../../tests/vectors/cases/liuyao.json";
import { branchOf, pairOf } from "#east/pairs.ts";
import { layBoard } from "../board.ts";
import { readQuestion } from "./asked.ts";
import { judge } from "./judge.ts";

interface Case {
  readonly input: {
    readonly linesFromBottom: string;
    readonly movingLines: readonly number[];
    readonly monthBranch: string;
    readonly dayPillar: string;
  };
  readonly question: string;
  readonly expect: { readonly outcome: string };
  readonly half: string;
}
const { cases: all } = worked as { readonly cases: readonly Case[] };

const OUTCOMES = { favourable: "吉", unfavourable: "凶", mixed: "平" } as const;

function idOf<Id extends string>({ ids, writings }: Vocabulary<string, Id>, native: string): Id {
  return ids.find((id) => writings[id]!.native === native)!;
}

/** Whether the judgement goes the way that the book says it went. */
function goesAsTold({ input, question, expect: { outcome } }: Case): boolean {
  const moves = new Set<number>(input.movingLines);
  const values = [...input.linesFromBottom].map((line, i) => {
    const isMoving = moves.has(i + 1);
    return line === "1" ? (isMoving ? 9 : 7) : isMoving ? 6 : 8;
  });
  const month = branchOf(idOf(BRANCH, input.monthBranch));
  const day = pairOf(idOf(PILLAR, input.dayPillar));
  const { verdict } = judge(layBoard(values, month, day), readQuestion(question, {}));
  return OUTCOMES[verdict.value] === outcome;
}

for (const half of ["learned", "held"]) {
  test(`judge() goes as 增刪卜易 tells in five of six cases (${half})`, () => {
    const cases = all.filter((one) => one.half === half);
    const agreeing = cases.filter(goesAsTold);
    expect(cases.length).toBeGreaterThan(55);
    expect(agreeing.length / cases.length).toBeGreaterThanOrEqual(5 / 6);
  });
}
