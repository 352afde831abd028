import { expect, test } from "bun:test";
import { hexagramOfLines, HEXAGRAMS } from "../../core/hexagrams.ts";
import { ask } from "../../testing/ask.ts";
import { augurOf, scoreOf } from "./augury.ts";
import { yijingCast } from "./cast/procedure.ts";
import { countedLine, speakersOf } from "./cast/speakers.ts";
import { countStalks } from "./cast/ways.ts";
import { innerOf, sovereignMonth } from "./figures.ts";
import { yijingHexagram } from "./hexagram/procedure.ts";
import { judgementOf, lineOf, lineTitle } from "./received.ts";

test("every line is named by its kind, and only 乾 and 坤 have a text for all six", () => {
  const all = HEXAGRAMS.filter(({ number }) => lineOf(number, 7));
  expect(all.map(({ native }) => native)).toEqual(["乾", "坤"]);
  expect(lineTitle("111111", 7)).toBe("用九");
  expect(lineTitle("100010", 1)).toBe("初九");
  expect(lineTitle("100010", 4)).toBe("六四");
  const texts = HEXAGRAMS.flatMap(({ number }) => [
    judgementOf(number).original,
    ...[1, 2, 3, 4, 5, 6].map((line) => lineOf(number, line)!.original),
  ]);
  expect(texts).toHaveLength(448);
  expect(texts.filter((text) => !/^[\p{Script=Han}，。；：！？、]+$/u.test(text))).toEqual([]);
});

test("judgements that open with the name of the figure keep it", () => {
  // Zhouyi: the names of 履, 否, 同人 and 艮 are part of the sentence.
  const opening = [10, 12, 13, 52].map((number) => judgementOf(number).original.slice(0, 2));
  expect(opening).toEqual(["履虎", "否之", "同人", "艮其"]);
});

test("the sovereign figures have the months that Xin Tangshu gives them", () => {
  const rulers = ["復", "臨", "泰", "大壯", "夬", "乾", "姤", "遯", "否", "觀", "剝", "坤"];
  const months = HEXAGRAMS.flatMap(({ native, lines }) => {
    const month = sovereignMonth(lines);
    return month ? [[month, native]] : [];
  });
  const order = ["zi", "chou", "yin", "mao", "chen", "si", "wu", "wei", "shen", "you", "xu", "hai"];
  expect(Object.fromEntries(months)).toEqual(
    Object.fromEntries(rulers.map((native, i) => [order[i], native])),
  );
});

test("the inner lines come down to 乾, 坤, 既濟 and 未濟", () => {
  // Lai Zhide: within the inner figure of an inner figure only four are left.
  const inmost = new Set(
    HEXAGRAMS.map(({ lines }) => hexagramOfLines(innerOf(innerOf(lines))).native),
  );
  expect([...inmost].sort()).toEqual(["乾", "坤", "既濟", "未濟"].sort());
});

test("words of omen are read whole", () => {
  expect(augurOf("悔亡。")).toEqual(["regretGone"]);
  expect(augurOf("元吉，无咎。")).toEqual(["greatFortune", "noFault"]);
  expect(augurOf("无攸利。")).toEqual(["nothingServes"]);
  expect(augurOf("潛龍勿用。")).toEqual(["doNot"]);
  expect(scoreOf("濡其首，厲。")).toBeLessThan(scoreOf("濡其尾，无咎。"));
});

test("Zhu Xi: which text speaks, by the number of moving lines", () => {
  const by = (...values: number[]) => speakersOf(values, "zhuXi").speakers;
  // Guoyu, Jinyu 4: 貞屯悔豫; the lowest line moves, so the first figure is the chief.
  expect(by(9, 8, 8, 6, 9, 8)).toEqual([
    { whose: "figure", line: 0 },
    { whose: "changed", line: 0 },
  ]);
  // Ten changes of three lines leave the lowest: 乾 to 益, of the later ten.
  expect(by(7, 9, 9, 9, 7, 7)[0]).toEqual({ whose: "changed", line: 0 });
  expect(by(7, 9, 7, 9, 7, 7).map(({ line }) => line)).toEqual([4, 2]);
  expect(by(9, 9, 9, 7, 7, 9).map(({ line }) => line)).toEqual([4, 5]);
  // Zuozhuan, Zhao 29: 乾之坤曰見群龍无首吉.
  expect(by(9, 9, 9, 9, 9, 9)).toEqual([{ whose: "figure", line: 7 }]);
  expect(by(9, 6, 9, 6, 9, 6)).toEqual([{ whose: "changed", line: 0 }]);
});

test("Gao Heng counts up and down the figure", () => {
  // Guoyu, Jinyu 4, as he reckons it: the lines make 48, 7 are left, which is the highest line, an eight that rests.
  expect(countedLine(55 - (9 + 8 + 8 + 6 + 9 + 8))).toBe(6);
  const { rule, speakers } = speakersOf([9, 8, 8, 6, 9, 8], "gaoHeng");
  expect(rule).toBe("notCounted");
  expect(speakers).toEqual([
    { whose: "figure", line: 0 },
    { whose: "changed", line: 0 },
  ]);
  expect([1, 6, 12, 13].map(countedLine)).toEqual([1, 6, 1, 1]);
});

test("stalks leave 5 or 9, then 4 or 8, and the rest are fours of six to nine", () => {
  const counted = countStalks({ below: () => 0 });
  expect(counted[0]).toEqual({ value: 6, left: [9, 8, 8] });
  expect(countStalks({ below: () => 1 })[0]).toEqual({ value: 9, left: [5, 4, 4] });
});

test("yijing.hexagram knows a figure by any of its names", async () => {
  for (const name of ["泰", "地天泰", "䷊", "泰卦"]) {
    expect((await ask(yijingHexagram, { name })).figure.number).toBe(11);
  }
  expect((await ask(yijingHexagram, { name: "习坎" })).figure.number).toBe(29);
  expect((await ask(yijingHexagram, { lines: [1, 1, 1, 0, 0, 0] })).figure.number).toBe(11);
  await expect(ask(yijingHexagram, {})).rejects.toMatchObject({ code: "oneWay" });
  await expect(ask(yijingHexagram, { number: 1, name: "乾" })).rejects.toMatchObject({
    code: "oneWay",
  });
  await expect(ask(yijingHexagram, { name: "天" })).rejects.toMatchObject({ code: "unknownName" });
});

test("yijing.cast gives one cast for each option, and counts the stalks", async () => {
  const at = { date: "2026-01-15", time: "12:00", timezone: "+08:00", clock: "civil", seed: "a" };
  const answer = await ask(yijingCast, {
    ...at,
    method: "yarrow",
    question: "Should I take the job in Taipei or the job in Tainan?",
  });
  expect(answer.stalks).toHaveLength(6);
  expect(answer.optionCasts).toHaveLength(answer.reply.weighed.length);
  await expect(ask(yijingCast, { ...at, method: "coins", numbers: [3, 5] })).rejects.toMatchObject({
    code: "otherWay",
  });
  await expect(ask(yijingCast, { ...at, method: "lines" })).rejects.toMatchObject({
    code: "nothingToCast",
  });
});
