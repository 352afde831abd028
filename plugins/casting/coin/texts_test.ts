import { describe, expect, test } from "bun:test";
import { AGREEMENT, ANSWER, DOMAIN } from "./flips.ts";
import { texts as english } from "./words/en/texts.ts";
import { texts as chinese } from "./words/zh_hant/texts.ts";

const ROWS = DOMAIN.ids.flatMap((domain) =>
  ANSWER.ids.flatMap((answer) =>
    AGREEMENT.ids.map((band) => ({
      en: english[domain][answer][band],
      zhHant: chinese[domain][answer][band],
    })),
  ),
);

function splitEnglish(text: string): readonly string[] {
  return text.split(/(?<=[.?!])\s+/);
}

function splitChinese(text: string): readonly string[] {
  return text.split(/(?<=[。？！])(?!」)/).filter((part) => part !== "");
}

describe("the texts of a coin", () => {
  test("hold seven domains, two answers and three bands: 42 texts", () => {
    expect(DOMAIN.ids).toHaveLength(7);
    for (const texts of [english, chinese]) expect(Object.keys(texts)).toEqual([...DOMAIN.ids]);
    expect(ROWS).toHaveLength(42);
  });

  test("say two whole sentences in each language", () => {
    for (const { en, zhHant } of ROWS) {
      expect(splitEnglish(en)).toHaveLength(2);
      expect(splitChinese(zhHant)).toHaveLength(2);
      expect(en).toMatch(/^[A-Z][^\p{Script=Han}]*[.?]$/u);
      expect(zhHant).not.toMatch(/[A-Za-z,;:?!]/);
      expect(zhHant).toMatch(/[。？]$/);
    }
  });

  test("repeat no sentence", () => {
    const english = ROWS.flatMap(({ en }) => splitEnglish(en));
    const chinese = ROWS.flatMap(({ zhHant }) => splitChinese(zhHant));
    expect(new Set(english).size).toBe(english.length);
    expect(new Set(chinese).size).toBe(chinese.length);
  });

  test("promise nothing and never speak of death", () => {
    for (const { en, zhHant } of ROWS) {
      expect(en).not.toMatch(/\b(dea[dt]h?|dies?|dying|lifespan|fatal|guaranteed?|certain)\b/i);
      expect(zhHant).not.toMatch(/[死亡逝]|壽命|保證|必定|一定會|註定/);
    }
  });

  test("use no simplified-only characters", () => {
    const simplified =
      /[们说这个来时对没还过爱问开关头见长门间书学习钱财业务实现发应该边远听话让谁么样]/u;
    expect("说这们").toMatch(simplified);
    const found = ROWS.filter(({ zhHant }) => simplified.test(zhHant));
    expect(found).toEqual([]);
  });
});
