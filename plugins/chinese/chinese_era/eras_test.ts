import { expect, test } from "bun:test";
import { ask } from "../testing/ask.ts";
import { allEras } from "./eras.ts";
import { chineseEraConvert } from "./procedure.ts";
import { REALM } from "./realms.ts";
import { romanEra, romanRuler } from "./roman.ts";

test("the table names every realm, and every name can be read in letters", () => {
  const eras = allEras();
  expect(new Set(eras.map(({ realm }) => realm))).toEqual(new Set(REALM.ids));
  for (const { name, ruler, from, to } of eras) {
    expect(romanEra(name)).toMatch(/^[A-Z][a-z]+$/);
    expect(romanRuler(ruler)).not.toMatch(/undefined|^\s|\s$/);
    if (to !== null) expect(to).toBeGreaterThanOrEqual(from);
  }
});

test("an era hands its count on to the next ruler, in either script and in letters", async () => {
  // 永曆 was counted on in Taiwan until 1683: Zheng Kexuan surrendered in its 37th year.
  for (const era of ["永曆", "永历", "Yongli", "yǒng lì"]) {
    const { readings } = await ask(chineseEraConvert, { era, eraYear: 37, lang: "en" });
    expect(readings).toMatchObject([{ year: 1683, realm: { native: "明鄭" } }]);
  }
});

test("a year lists the realms side by side", async () => {
  // Three Kingdoms, 229: Wei, Shu and Wu each with its own emperor; Wu changed its era in that year.
  const { readings } = await ask(chineseEraConvert, { year: 229, lang: "en" });
  expect(readings.map(({ native }: { native: string }) => native)).toEqual([
    "太和三年",
    "建興七年",
    "黃武八年",
    "黃龍元年",
  ]);
});

test("what cannot be found is refused with its reason", async () => {
  const cases = [
    [{}, "eraOrYear"],
    [{ era: "建元", year: 5 }, "eraOrYear"],
    [{ era: "昭和" }, "eraUnknown"],
    [{ era: "貞觀", eraYear: 60 }, "eraYearBeyond"],
  ] as const;
  for (const [input, code] of cases)
    await expect(ask(chineseEraConvert, input)).rejects.toMatchObject({ code });
});
