/** Every disagreement with the books' own cases stands in `DISAGREEMENTS.md`, and is still one. */
import { expect, test } from "bun:test";
import { BRANCH, PILLAR } from "#lore";
import type { Vocabulary } from "#sdk";
import {
  BOARDS,
  CHARTS,
  IMPOSSIBLE_PATTERNS,
  PATTERNS_READ_OTHERWISE,
  PLATES,
} from "../../tests/vectors/disagreements.ts";
import { baziChart } from "./bazi/chart/procedure.ts";
import { liuyaoCalculate } from "./changes/liuyao/procedure.ts";
import { daLiuRenCalculate } from "./da_liu_ren/procedure.ts";
import { ask } from "./testing/ask.ts";
import { PATTERN } from "./ziwei/chart/patterns/pattern.ts";

const page = await Bun.file(new URL("DISAGREEMENTS.md", import.meta.url)).text();
const rows = page
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .map((line) => line.slice(2, -2).split(" | "));

/** The row of the page that begins with these cells. */
const rowOf = (...cells: readonly string[]) =>
  rows.find((row) => cells.every((cell, i) => row[i] === cell));

function idOf({ ids, writings }: Vocabulary<string, string>, native: string): string {
  return ids.find((id) => writings[id]!.native === native)!;
}

for (const { pillars, school, chapter, book, ours, reason } of CHARTS) {
  test(`bazi.chart still differs on ${pillars}, and the page says why`, async () => {
    const [year, month, day, hour] = pillars.split(" ");
    const answer = await ask(baziChart, { pillars: { year, month, day, hour }, school });
    const { structure, strength, usefulGod } = answer;
    expect({
      structure: structure.verdict.value.id,
      pattern: structure.pattern?.id ?? null,
      strength: strength.verdict.value.id,
      element: usefulGod.roles.useful.element.id,
    }).toEqual(ours);
    const said = [
      structure.verdict.value.native,
      structure.pattern?.native,
      strength.verdict.value.native ?? strength.verdict.value.text,
      `useful: ${usefulGod.roles.useful.element.text}`,
    ];
    const told = said.filter((one) => one).join(", ");
    expect(rowOf(pillars, chapter)).toEqual([pillars, chapter, book, told, reason]);
  });
}

for (const board of BOARDS) {
  const { hexagrams, lines, month, day, question, chapter, book, ours, reason } = board;
  test(`liuyao.calculate still differs on ${hexagrams}, and the page says why`, async () => {
    const answer = await ask(liuyaoCalculate, {
      lines,
      monthBranch: idOf(BRANCH, month),
      dayPillar: idOf(PILLAR, day),
      question,
    });
    const { verdict, relative } = answer.judgement;
    expect({ verdict: verdict.value.id, relative: relative?.id ?? null }).toEqual(ours);
    const said = `${relative.native}, ${verdict.value.text}`;
    const asked = `${hexagrams}, ${month} month ${day} day, ${question}`;
    expect(rowOf(asked, chapter)).toEqual([asked, chapter, book, said, reason]);
  });
}

for (const { day, general, hour, source, book, ours, reason } of PLATES) {
  test(`daLiuRen.calculate still differs on ${day} ${general}${hour}, and the page says why`, async () => {
    const { gate, transmissions } = await ask(daLiuRenCalculate, {
      dayPillar: idOf(PILLAR, day),
      monthGeneral: idOf(BRANCH, general),
      hourBranch: idOf(BRANCH, hour),
    });
    const steps = transmissions
      .map(({ branch }: { branch: { native: string } }) => branch.native)
      .join("");
    expect({ gate: gate.native, transmissions: steps }).toEqual(ours);
    const plate = `${day} day, ${general} over ${hour}`;
    expect(rowOf(plate, source)).toEqual([
      plate,
      source,
      book,
      `${ours.gate} ${ours.transmissions}`,
      reason,
    ]);
  });
}

test("patterns that cannot be are not offered, those read otherwise are, and the page names both", () => {
  const known = Object.values(PATTERN.writings).map(({ native }) => native);
  for (const [name, reason] of Object.entries(IMPOSSIBLE_PATTERNS)) {
    expect(known).not.toContain(name);
    expect(rowOf(name)).toEqual([name, reason]);
  }
  for (const [name, reason] of Object.entries(PATTERNS_READ_OTHERWISE)) {
    expect(known).toContain(name);
    expect(rowOf(name)).toEqual([name, reason]);
  }
});

test("the page holds no disagreement that has been settled", () => {
  const heads = 5;
  const known =
    CHARTS.length +
    BOARDS.length +
    PLATES.length +
    Object.keys(IMPOSSIBLE_PATTERNS).length +
    Object.keys(PATTERNS_READ_OTHERWISE).length;
  expect(rows.length - heads).toBe(known);
});
