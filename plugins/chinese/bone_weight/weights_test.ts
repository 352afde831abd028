import { expect, test } from "bun:test";
import { ask } from "../testing/ask.ts";
import { boneWeightCalculate } from "./procedure.ts";
import { HEAVIEST, LIGHTEST, shareLighter, weigh, WEIGHT_COUNTS } from "./weights.ts";
import { en } from "./words/en.ts";
import { zhHant } from "./words/zh_hant.ts";

test("weigh() stays within the weights that have a verse, 2 liang 1 to 7 liang 2; the table itself ends at 7 liang 1", () => {
  const totals = new Set<number>();
  for (let year = 0; year < 60; year++)
    for (let month = 1; month <= 12; month++)
      for (let day = 1; day <= 30; day++)
        for (let hour = 0; hour < 12; hour++) {
          const parts = weigh(year, month, day, hour, "common");
          totals.add(parts.year + parts.month + parts.day + parts.hour);
        }
  expect([Math.min(...totals), Math.max(...totals)]).toEqual([21, 71]);
  expect([LIGHTEST, HEAVIEST]).toEqual([21, 72]);
  expect(totals.size).toBe(51);
  for (const { phrases } of [en, zhHant]) {
    expect(new Set([...totals].map((qian) => phrases.verse({ qian }))).size).toBe(51);
  }
});

test("boneWeight.calculate takes the variant print where it is asked for", async () => {
  // 1957 was a 丁酉 year: 14 qian in the common table, 4 in the other print.
  const birth = { birthDate: "1957-06-15", birthTime: "12:30", timezone: "+08:00", clock: "civil" };
  const common = await ask(boneWeightCalculate, birth);
  const variant = await ask(boneWeightCalculate, { ...birth, print: "variant" });
  expect([common.qian.year, variant.qian.year]).toEqual([14, 4]);
});

test("boneWeight.calculate refuses a birth without a time", async () => {
  const asked = ask(boneWeightCalculate, { birthDate: "1957-06-15", timezone: "+08:00" });
  await expect(asked).rejects.toMatchObject({ code: "hourNeeded" });
});

test("WEIGHT_COUNTS hold every date of the table once, and shareLighter() runs from nothing to nearly all", () => {
  const all = WEIGHT_COUNTS.reduce((sum, one) => sum + (one ?? 0), 0);
  expect(all).toBe(60 * 12 * 30 * 12);
  expect([shareLighter(LIGHTEST), shareLighter(HEAVIEST)]).toEqual([0, 100]);
});

/** What each received verse turns on, as readers of five prints agree; the words of both languages must say it. */
const TURNS: readonly (readonly [qian: number, en: RegExp, zh: RegExp])[] = [
  [21, /mishap/, /災/],
  [22, /beggar/, /乞/],
  [28, /adopted/, /過繼/],
  [29, /after forty/, /四十/],
  [34, /monks/, /僧/],
  [38, /thirty-six/, /三十六/],
  [39, /dream/, /夢/],
  [45, /hard to raise/, /難養/],
  [55, /[Rr]iding/, /策馬/],
  [61, /men of wealth/, /大富/],
  [68, /ten years/, /十年/],
  [72, /ten generations/, /十世/],
];
for (const [qian, english, chinese] of TURNS) {
  test(`the verse of ${qian} qian stands at its own weight [received song, five public prints]`, () => {
    expect(en.phrases.verse({ qian })).toMatch(english);
    expect(zhHant.phrases.verse({ qian })).toMatch(chinese);
  });
}
