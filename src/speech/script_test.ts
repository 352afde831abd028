import { expect, test } from "bun:test";
import { englishNameOf, isWrittenIn } from "./mod.ts";

const TEXTS = {
  en: "The carved side shows on Kwame, which the Shona call the senior woman.",
  fr: "Le côté gravé paraît sur Kwame, que les Shona nomment la femme aînée.",
  "zh-Hant": "這個結果說明，事情正在發展，還沒有到定論的時候，應該多聽幾個人的意見。",
  "zh-Hans": "这个结果说明，事情正在发展，还没有到定论的时候，应该多听几个人的意见。",
  ja: "この結果は、物事がまだ動いている途中であることを示しています。",
} as const;

const CASES = [
  ["en", ["en", "fr"]],
  ["fr", ["en", "fr"]],
  ["zh-Hant", ["zh-Hant"]],
  ["zh-Hans", ["zh-Hans"]],
  ["ja", ["ja"]],
] as const;

test.each(CASES)("isWrittenIn() of %s takes texts in %o alone", (lang, fitting) => {
  const taken = Object.entries(TEXTS).filter(([, text]) => isWrittenIn(lang, text));
  expect(taken.map(([of]) => of)).toEqual([...fitting]);
});

test("englishNameOf() names languages for those who write in them", () => {
  expect(["en", "fr", "zh-Hans", "zh-Hant"].map(englishNameOf)).toEqual([
    "English",
    "French",
    "Simplified Chinese",
    "Traditional Chinese as written in Taiwan",
  ]);
});
