import { describe, expect, test } from "bun:test";
import { ask, type Answer } from "../../../testing/ask.ts";
import { liuyaoCalculate } from "../procedure.ts";
import worked from "../testdata/worked.json";

const OF_BOOK: Readonly<Record<string, string>> = {
  favourable: "吉",
  unfavourable: "凶",
  mixed: "平",
};

interface Worked {
  readonly question: string;
  readonly lines: readonly number[];
  readonly monthBranch: string;
  readonly dayPillar: string;
  readonly useful: string;
  readonly outcome: string;
  readonly source: string;
}
const cases = worked as readonly Worked[];

async function judged(one: Worked): Promise<Answer> {
  const { lines, monthBranch, dayPillar, question } = one;
  return (await ask(liuyaoCalculate, { lines, monthBranch, dayPillar, question })).judgement;
}

describe("judge() and the cases that 增刪卜易 works out", () => {
  for (const one of cases) {
    const title = `${one.question} ${one.monthBranch} month ${one.dayPillar}: ${one.useful} ${one.outcome} [${one.source}]`;
    test(title, async () => {
      const { relative, ofOther, verdict } = await judged(one);
      expect(relative?.native ?? (ofOther ? "應" : "世")).toBe(one.useful);
      expect(OF_BOOK[verdict.value.id]).toBe(one.outcome);
    });
  }
});

test("liuyao.calculate takes month and day as given, and asks for both", async () => {
  const lines = [9, 7, 8, 7, 9, 8];
  const given = await ask(liuyaoCalculate, { lines, monthBranch: "you", dayPillar: "xin-hai" });
  expect(given).toMatchObject({ dayGiven: true, month: { native: "酉" }, day: { native: "辛亥" } });
  expect(given.void.map(({ native }: Answer) => native)).toEqual(["寅", "卯"]);
  const half = ask(liuyaoCalculate, { lines, monthBranch: "you" });
  await expect(half).rejects.toMatchObject({ code: "monthAndDay" });
});

test("liuyao.calculate reads the matter and the person from a question in English and in Chinese", async () => {
  const WANTED = [
    ["Will my father recover from his illness?", "health", "parents", "父母"],
    ["我的父親的病會好嗎", "health", "parents", "父母"],
    ["Will it rain tomorrow?", "rain", "self", "父母"],
    ["Shall I get the promotion?", "career", "self", "官鬼"],
    ["這筆生意能賺錢嗎", "trade", "self", "妻財"],
  ] as const;
  for (const [question, topic, person, useful] of WANTED) {
    const { judgement } = await ask(liuyaoCalculate, { lines: [7, 7, 7, 8, 8, 8], question });
    expect([judgement.topic.id, judgement.person.id, judgement.relative.native]).toEqual([
      topic,
      person,
      useful,
    ]);
  }
});

test("a topic and a person that are given go before the words of the question", async () => {
  const question = "Will my father recover from his illness?";
  const { judgement } = await ask(liuyaoCalculate, {
    lines: [7, 7, 7, 8, 8, 8],
    question,
    topic: "wealth",
  });
  expect(judgement).toMatchObject({ topic: { id: "wealth" }, person: { id: "self" } });
});
