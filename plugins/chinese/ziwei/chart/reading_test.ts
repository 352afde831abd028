import { expect, test } from "bun:test";
import { ask } from "../../testing/ask.ts";
import { ziweiChart } from "./procedure.ts";

const WORDS = 900;
const PALACES =
  "life palace, palace of siblings, palace of marriage, palace of children, palace of wealth, palace of health, palace of travel, palace of friends, palace of career, palace of property, palace of inner fortune, palace of parents";
const PALACES_ZH =
  "命宮 兄弟宮 夫妻宮 子女宮 財帛宮 疾厄宮 遷移宮 僕役宮 官祿宮 田宅宮 福德宮 父母宮";

const births = Array.from({ length: 24 }, (_, i) => ({
  birthDate: new Date(Date.UTC(1931, 4, 3 + i * 1301)).toISOString().slice(0, 10),
  birthHour: (i * 5) % 24,
  timezone: "+08:00",
  clock: "civil",
  gender: i % 2 ? "male" : "female",
}));
const clausesOf = (text: string) =>
  text
    .split(/[.!?:;,](?=\s|$)|[。！？：；，]|\n+/u)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== "");

for (const lang of ["en", "zh-Hant"]) {
  test(`readOut() reads all twelve palaces and says nothing twice (${lang})`, async () => {
    for (const [i, birth] of births.entries()) {
      const dated = i % 3 === 0 ? { onDate: "2019-07-01" } : {};
      const { interpretation } = await ask(ziweiChart, { ...birth, ...dated, lang });
      const text: string = interpretation.text;
      const names = lang === "en" ? PALACES.split(", ") : PALACES_ZH.split(" ");
      for (const name of names) expect(text).toContain(name);
      const clauses = clausesOf(text);
      expect(clauses.filter((one, at) => clauses.indexOf(one) < at)).toEqual([]);
      if (lang === "en") expect(text.split(/\s+/).length).toBeGreaterThanOrEqual(WORDS);
    }
  });
}

test("readOut() glosses a Chinese term where it comes first, and there alone", async () => {
  for (const birth of births) {
    const { interpretation } = await ask(ziweiChart, { ...birth, lang: "en" });
    const text: string = interpretation.text;
    for (const star of ["紫微", "武曲", "太陽", "化忌"]) {
      // A star's name also stands inside names of patterns: 武曲守垣.
      const alone = new RegExp(`(?<![\\u4e00-\\u9fff])${star}(?![\\u4e00-\\u9fff])( \\()?`, "g");
      const glossed = [...text.matchAll(alone)].map(([, gloss]) => gloss !== undefined);
      if (glossed.length > 0) expect(glossed).toEqual(glossed.map((_, at) => at === 0));
    }
  }
});
