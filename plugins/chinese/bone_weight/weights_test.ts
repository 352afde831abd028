import { expect, test } from "bun:test";
import { ask } from "../testing/ask.ts";
import { boneWeightCalculate } from "./procedure.ts";
import { HEAVIEST, LIGHTEST, weigh } from "./weights.ts";
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
