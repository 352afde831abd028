import { expect, test } from "bun:test";
import { traitsOf } from "#east/eighty_one.ts";
import { ask, type Answer } from "../testing/ask.ts";
import { fiveGrids, within81 } from "#east/five_grids.ts";
import { nameAnalysisAnalyze } from "./procedure.ts";
import { countCharacter, kangxiStrokes, writtenStrokes, type StrokeRules } from "./strokes.ts";

const KANGXI: StrokeRules = {
  strokeStandard: "kangxi",
  numerals: "value",
  doubtfulForms: "asTyped",
};

/** Counts that printed name books agree on; radicals in full: 氵 as 水, 艹 as 艸, 阝 as 阜 or 邑. */
const PRINTED: Readonly<Record<number, string>> = {
  4: "王",
  7: "李成宏",
  8: "林周",
  10: "高",
  11: "張胡許",
  12: "黃邱",
  14: "華趙",
  15: "劉葉萬",
  16: "陳",
  17: "謝陽",
  19: "鄭鄧",
  20: "羅",
  21: "",
  22: "蘇",
};

for (const [count, characters] of Object.entries(PRINTED)) {
  if (characters === "") continue;
  test(`kangxiStrokes() counts ${count} strokes in ${characters}`, () => {
    for (const character of characters) expect(kangxiStrokes(character)).toBe(Number(count));
  });
}

test("writtenStrokes() counts simplified characters as they are written", () => {
  const counts = [..."陈华张范国刘万龙"].map(writtenStrokes);
  expect(counts).toEqual([7, 6, 7, 8, 8, 6, 3, 5]);
});

test("countCharacter() restores simplified characters and keeps surnames that exist in both scripts", () => {
  const forms = (text: string, place: "surname" | "given") =>
    [...text].map((character) => countCharacter(character, place, KANGXI)!.form).join("");
  expect(forms("张刘陈郑罗苏", "surname")).toBe("張劉陳鄭羅蘇");
  expect(forms("范姜余于沈丑后谷云", "surname")).toBe("范姜余于沈丑后谷云");
  expect([forms("钟", "surname"), forms("钟", "given")]).toEqual(["鍾", "鐘"]);
  expect(forms("当尽发历", "given")).toBe("當盡發歷");
  const converted = { ...KANGXI, doubtfulForms: "converted" } as const;
  expect(countCharacter("范", "surname", converted)!.form).toBe("范");
  expect(countCharacter("杰", "given", converted)).toMatchObject({ form: "傑", strokes: 12 });
  expect(countCharacter("杰", "given", KANGXI)).toMatchObject({
    form: "杰",
    alternatives: [{ form: "傑", strokes: 12 }],
  });
});

test("countCharacter() counts numerals by value, or by strokes where that is the school", () => {
  const count = (numerals: StrokeRules["numerals"]) =>
    [..."一二三四五六七八九十"].map(
      (character) => countCharacter(character, "given", { ...KANGXI, numerals })!.strokes,
    );
  expect(count("value")).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(count("written")).toEqual([1, 2, 3, 5, 4, 4, 2, 2, 2, 2]);
});

/** The formulas of Kumasaki for the four common shapes of a name. */
const SHAPES = [
  { name: [[10], [7]], grids: { heaven: 11, person: 17, earth: 8, outer: 2, total: 17 } },
  { name: [[10], [7, 9]], grids: { heaven: 11, person: 17, earth: 16, outer: 10, total: 26 } },
  { name: [[12, 6], [17]], grids: { heaven: 18, person: 23, earth: 18, outer: 13, total: 35 } },
  {
    name: [
      [5, 13],
      [18, 18],
    ],
    grids: { heaven: 18, person: 31, earth: 36, outer: 23, total: 54 },
  },
] as const;

for (const { name, grids } of SHAPES) {
  test(`fiveGrids() fills up a name of ${name[0].length} and ${name[1].length} characters`, () => {
    expect(fiveGrids(name[0], name[1])).toEqual(grids);
  });
}

test("within81() begins again after 80 above 81", () => {
  expect([1, 80, 81, 82, 160, 161].map(within81)).toEqual([1, 80, 81, 2, 80, 1]);
});

test("traitsOf() lists the sub-sets of the 81 numbers", () => {
  expect(traitsOf(33)).toEqual(["leadership", "wealth", "art"]);
  expect(traitsOf(34)).toEqual(["solitude"]);
  expect(traitsOf(11)).toEqual([]);
});

test("nameAnalysis.analyze compares the counting of strokes on a real name", async () => {
  const answer = await ask(nameAnalysisAnalyze, {
    surname: "陳",
    given: "華",
    compare: ["strokeStandard"],
  });
  expect(answer.grids.total.number).toBe(30);
  const totals = answer.compared[0].alternatives.map(({ value, differs }: Answer) => [
    value,
    differs.find(({ field }: { field: string }) => field === "/grids/total/number").here,
  ]);
  // 陳 16 and 華 14 by Kangxi; 陈 7 and 华 6 as written.
  expect(totals).toEqual([["simplified", 13]]);
});

test("nameAnalysis.analyze compares the reading of numerals and of doubtful forms", async () => {
  const answer = await ask(nameAnalysisAnalyze, {
    surname: "王",
    given: "四杰",
    compare: ["numerals", "doubtfulForms"],
  });
  const total = (index: number) =>
    answer.compared[index].alternatives[0].differs.find(
      ({ field }: { field: string }) => field === "/grids/total/number",
    );
  expect(total(0)).toMatchObject({ used: 16, here: 17 });
  expect(total(1)).toMatchObject({ used: 16, here: 20 });
});

test("nameAnalysis.analyze takes strokes from the caller, alone or beside the characters", async () => {
  const alone = await ask(nameAnalysisAnalyze, { surnameStrokes: [12, 6], givenStrokes: [17] });
  expect(alone.threePowers.native).toBe("金火金");
  const beside = await ask(nameAnalysisAnalyze, {
    surname: "高",
    given: "宏波",
    givenStrokes: [8, 9],
  });
  expect(beside.characters.map(({ by }: Answer) => by.id)).toEqual(["kangxi", "caller", "caller"]);
});

test("nameAnalysis.analyze says where a name has the element that was asked for", async () => {
  // 高宏波: heaven 11 wood, person 17 metal, earth 16 earth, outer 10 water, total 26 earth.
  const { wanted, score } = await ask(nameAnalysisAnalyze, {
    surname: "高",
    given: "宏波",
    wantedElement: "metal",
  });
  const ids = (grids: readonly Answer[]) => grids.map(({ id }) => id);
  expect(wanted.element.id).toBe("metal");
  expect([wanted.held, wanted.fed, wanted.hindered].map(ids)).toEqual([
    ["person"],
    ["earth", "total"],
    [],
  ]);
  const plain = await ask(nameAnalysisAnalyze, { surname: "高", given: "宏波" });
  expect([plain.wanted, plain.score]).toEqual([null, score]);
});

for (const { input, path } of [
  { input: { surname: "高" }, path: "given" },
  { input: { surname: "Gao", given: "宏波" }, path: "surname" },
  { input: { surname: "高", given: "宏波", givenStrokes: [7] }, path: "givenStrokes" },
  { input: { surname: "高", given: "㐂" }, path: "given" },
]) {
  test(`nameAnalysis.analyze refuses ${JSON.stringify(input)} at ${path}`, async () => {
    await expect(ask(nameAnalysisAnalyze, input)).rejects.toMatchObject({
      issues: [{ path }],
    });
  });
}

test("nameAnalysis.analyze scores the mean of its parts", async () => {
  for (const given of ["宏波", "志明", "一", "修遠", "文心"]) {
    const { score, scoreParts } = await ask(nameAnalysisAnalyze, { surname: "林", given });
    const sum = (key: string) =>
      scoreParts.reduce((all: number, part: Answer) => all + part[key], 0);
    expect(sum("weight")).toBe(100);
    const mean = scoreParts.reduce(
      (all: number, part: Answer) => all + (part.value * part.weight) / 100,
      0,
    );
    expect(score).toBe(Math.round(mean));
  }
});
