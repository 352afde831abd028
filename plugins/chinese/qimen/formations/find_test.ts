import { expect, test } from "bun:test";
import { ask, type Answer } from "../../testing/ask.ts";
import { qimenCalculate } from "../procedure.ts";
import { STEM_PAIR } from "./stem_pairs.ts";

const BEIJING = { timezone: "+08:00", clock: "civil" } as const;
const BOARDS: readonly Answer[] = await Promise.all(
  Array.from({ length: 480 }, (_, i) => {
    const at = new Date(Date.UTC(2001, 0, 1, 0, 30) + i * 173 * 3600_000).toISOString();
    return ask(qimenCalculate, { ...BEIJING, date: at.slice(0, 10), time: at.slice(11, 16) });
  }),
);

const named = ({ formations }: Answer, name: string) =>
  formations.find(({ formation }: Answer) => formation.native === name);

/** Hours of 玉女守門 as Dunjia Yanyi, juan 2, lists them. */
const MAIDEN = ["庚午", "己卯", "戊子", "丁酉", "丙午", "乙卯"];

test("findFormations() lets the jade maiden keep the door in the six hours of the list", () => {
  for (const board of BOARDS) {
    expect(Boolean(named(board, "玉女守門"))).toBe(MAIDEN.includes(board.pillars.hour.native));
  }
});

test("findFormations() turns the dragon's head under every head of ten, not 戊 alone", () => {
  // 遁甲演義: 甲加丙兮龍回首; 甲 hides under the stem that the ten's head names.
  const heads = new Set<string>();
  for (const board of BOARDS) {
    const chief = board.hiddenHead.at(-1);
    const found = named(board, "青龍返首");
    for (const number of found?.palaces ?? []) {
      const palace = board.palaces[number - 1];
      expect(palace.heaven.map(({ native }: Answer) => native)).toContain(chief);
      heads.add(chief);
    }
  }
  expect(heads.size).toBeGreaterThan(3);
});

test("findSides() finds one white traitor and four doors of the earth in every hour", () => {
  for (const { sides } of BOARDS) {
    const of = (name: string) =>
      sides.find(({ formation }: Answer) => formation.native === name).branches;
    expect(of("白奸")).toHaveLength(1);
    expect("寅申巳亥").toContain(of("白奸")[0].native);
    expect(of("地四戶")).toHaveLength(4);
    expect(of("天三門")).toHaveLength(3);
  }
});

test("STEM_PAIR holds nine earth stems under each of nine heaven stems, and boards read them", () => {
  expect(STEM_PAIR.ids).toHaveLength(81);
  for (const { palaces } of BOARDS) {
    for (const { number, pairs } of palaces) expect(pairs.length > 0).toBe(number !== 5);
  }
});

test("qimen.calculate reads the useful sign of its topic", async () => {
  const at = { ...BEIJING, date: "2024-06-15", time: "10:30" };
  const of = async (topic: string) => (await ask(qimenCalculate, { ...at, topic })).matter;
  const board = await ask(qimenCalculate, at);
  const doorPalace = (native: string) =>
    board.palaces.find(({ door }: Answer) => door?.native === native).number;
  expect((await of("money")).signs[0].palace).toBe(doorPalace("生門"));
  expect((await of("career")).signs[0].palace).toBe(doorPalace("開門"));
  expect((await of("exam")).signs[0].palace).toBe(doorPalace("景門"));
});
