import { expect, test } from "bun:test";
import { elementOfNumber, luckOf, reduceByEighty } from "#east/eighty_one.ts";
import { ask } from "../testing/ask.ts";
import { auspiciousAnalyzeNumber } from "./analyze/procedure.ts";
import { soundsOf } from "./analyze/methods.ts";
import { numberFengShuiBankAccount } from "./bank_account/procedure.ts";
import { numberFengShuiCarPlate } from "./car_plate/procedure.ts";
import { maskDigits } from "./digits.ts";
import { pairsOf, starOf, strengthOf } from "./pairs.ts";
import { numberFengShuiPhone } from "./phone/procedure.ts";
import { readPairs } from "./reading.ts";

/** Pairs as readers of numbers print them, strongest first, both directions. */
const PRINTED: Readonly<Record<string, string>> = {
  shengQi: "14 41 67 76 39 93 28 82",
  yanNian: "19 91 78 87 34 43 26 62",
  tianYi: "13 31 68 86 49 94 27 72",
  fuWei: "11 22 88 99 66 77 33 44",
  jueMing: "12 21 69 96 48 84 37 73",
  wuGui: "18 81 79 97 36 63 24 42",
  liuSha: "16 61 47 74 38 83 29 92",
  huoHai: "17 71 89 98 46 64 23 32",
};

for (const [star, row] of Object.entries(PRINTED)) {
  test(`starOf() and strengthOf() give the printed pairs of ${star}`, () => {
    const pairs = row.split(" ");
    expect(pairs.map((pair) => starOf(pair[0]!, pair[1]!) as string)).toEqual(
      pairs.map(() => star),
    );
    expect(pairs.map(strengthOf)).toEqual([4, 4, 3, 3, 2, 2, 1, 1]);
  });
}

test("pairsOf() joins over 0 and 5 by one school and makes fu wei of them by the other", () => {
  const joined = pairsOf("0153", "bridge").map(({ pair, via, star }) => [pair, via, star]);
  const staying = pairsOf("0153", "fuWei").map(({ pair, star }) => [pair, star]);
  expect(joined).toEqual([["13", "5", "tianYi"]]);
  expect(staying.map(([, star]) => star)).toEqual(["fuWei", "fuWei", "fuWei"]);
});

test("numberFengShui.phone compares the schools of 0 and 5 on a real number", async () => {
  const answer = await ask(numberFengShuiPhone, { number: "15556200023", compare: ["connectors"] });
  expect(answer.pairs.length).toBe(4);
  expect(answer.pairs[2]).toMatchObject({ pair: "22", via: "000", effect: { id: "hidden" } });
  expect(answer.compared.length).toBeGreaterThan(0);
});

test("numberFengShui.phone takes off a country code and says so", async () => {
  const plain = await ask(numberFengShuiPhone, { number: "0912345678" });
  const coded = await ask(numberFengShuiPhone, { number: "+886 912-345-678" });
  expect([plain.countryCode, coded.countryCode]).toEqual([null, "886"]);
  expect(coded.pairs.map(({ pair }: { pair: string }) => pair)).toEqual(
    plain.pairs.map(({ pair }: { pair: string }) => pair),
  );
});

test("numberFengShui.phone shows no more than the last four digits in text and picture", async () => {
  const number = "13918273641";
  for (const lang of ["en", "zh-Hant"]) {
    const answer = await ask(numberFengShuiPhone, { number, lang, picture: true });
    expect(answer.shown).toBe("•••••••3641");
    expect(answer.interpretation.text).not.toContain("73641");
    expect(answer.interpretation.text).toContain("•••••••3641");
    const letters = [...answer.picture.text.matchAll(/<(?:text|title|desc)[^>]*>([^<]*)</g)].map(
      (match: RegExpMatchArray) => match[1]!,
    );
    expect(letters.filter((word) => /^\d\d$/.test(word))).toEqual(["36", "64", "41"]);
    // 13 39 91 18 82 27 73: in rank order, since their own order would tell the digits.
    expect(answer.picture.text).toMatch(
      lang === "en" ? /<desc[^>]*>shēng qì, shēng qì, tiān yī/ : /<desc[^>]*>生氣、生氣、天醫/,
    );
  }
});

test("numberFengShui.phone names the lucky stars a birth date lacks", async () => {
  const answer = await ask(numberFengShuiPhone, { number: "15833638591", birthDate: "1988-07-14" });
  // 19 98 88 87(0) 71 14: yan nian, huo hai, fu wei, yan nian, huo hai, sheng qi.
  expect(answer.innate.stars.map(({ id }: { id: string }) => id)).toEqual([
    "yanNian",
    "huoHai",
    "fuWei",
    "yanNian",
    "huoHai",
    "shengQi",
  ]);
  expect(answer.innate.missing.map(({ id }: { id: string }) => id)).toEqual(["tianYi"]);
});

test("numberFengShui.phone says that a number of 0 and 5 alone is silent", async () => {
  const answer = await ask(numberFengShuiPhone, { number: "505050" });
  expect(answer).toMatchObject({
    pairs: [],
    dominant: null,
    score: 50,
    verdict: { value: { id: "silent" } },
  });
});

const MALFORMED = [
  [numberFengShuiPhone, { number: "12a45678" }, "number"],
  [numberFengShuiPhone, { number: "1 - 2" }, "number"],
  [numberFengShuiPhone, { number: "13912345678", birthDate: "1990-02-30" }, "birthDate"],
  [auspiciousAnalyzeNumber, { number: "京A", kind: "house", letters: "skip" }, "number"],
  [auspiciousAnalyzeNumber, { number: "12*4", kind: "plate" }, "number"],
] as const;

for (const [procedure, input, path] of MALFORMED) {
  test(`${procedure.name} refuses ${JSON.stringify(input)} as input`, async () => {
    const asked = (async () => ask(procedure, input))();
    await expect(asked).rejects.toMatchObject({ code: "BAD_REQUEST", issues: [{ path }] });
  });
}

test("auspicious.analyzeNumber counts letters by the alphabet or leaves them out", async () => {
  const plate = { number: "粵B·12Z34", kind: "plate" };
  const counted = await ask(auspiciousAnalyzeNumber, plate);
  const skipped = await ask(auspiciousAnalyzeNumber, { ...plate, letters: "skip" });
  expect(counted.letters).toEqual([
    { letter: "B", digits: "2" },
    { letter: "Z", digits: "26" },
  ]);
  expect([counted.stars.digitCount, skipped.stars.digitCount]).toEqual([7, 4]);
  expect(skipped.eightyOne.number).toBe(34);
});

test("auspicious.analyzeNumber casts the digits by halves", async () => {
  // 1 + 2 is fire above, 3 + 4 the mountain below, 10 leaves 4.
  const { hexagram } = await ask(auspiciousAnalyzeNumber, { number: "1234", kind: "house" });
  expect(hexagram).toMatchObject({
    primary: { fullName: "火山旅" },
    movingLine: 4,
    changed: { fullName: "艮為山" },
  });
});

test("soundsOf() hears by region and finds runs and mirrors", () => {
  expect(soundsOf("238444", "mandarin")).toEqual({
    liked: 1,
    avoided: 3,
    runs: [{ digit: "4", length: 3 }],
    mirror: false,
  });
  expect(soundsOf("238444", "cantonese").liked).toBe(3);
  expect(soundsOf("95665", "mandarin").mirror).toBe(true);
});

test("the 81 numbers: eighties come off, 80 stands for none over", () => {
  expect([1234, 80, 9999, 0].map(reduceByEighty)).toEqual([34, 80, 79, 80]);
  expect([1, 4, 26, 34, 81].map(luckOf)).toEqual(["lucky", "unlucky", "mixed", "unlucky", "lucky"]);
  expect([1, 2, 13, 25, 48, 80].map(elementOfNumber)).toEqual([
    "wood",
    "wood",
    "fire",
    "earth",
    "metal",
    "water",
  ]);
});

test("maskDigits() covers all but the last", () => {
  expect([maskDigits("13912345678", 4), maskDigits("123", 4), maskDigits("123456", 0)]).toEqual([
    "•••••••5678",
    "123",
    "••••••",
  ]);
});

test("numberFengShui.bankAccount never shows a password", async () => {
  for (const lang of ["en", "zh-Hant"]) {
    const answer = await ask(numberFengShuiBankAccount, {
      number: "719368",
      use: "password",
      lang,
      picture: true,
    });
    expect(answer.shown).toBe("••••••");
    expect(answer.endsWell).toBe(true);
    expect(answer.interpretation.text).not.toContain("719");
    expect(answer.picture.text).not.toMatch(/>[^<]*(71|19|93|36|68)[^<]*</);
  }
});

test("readPairs() weighs the last eight digits of an account, the last four twice", () => {
  const { pairs } = readPairs("1414141414", "bridge", { scored: 8, doubled: 4, shown: 4 });
  const weights = pairs.map(({ weight }) => weight);
  expect(weights).toEqual([0, 0, 4, 4, 4, 4, 8, 8, 8]);
});

test("numberFengShui.carPlate leaves letters out where asked", async () => {
  const answer = await ask(numberFengShuiCarPlate, { plate: "ABC-1368", letters: "skip" });
  const stars = answer.pairs.map(({ star }: { star: { id: string } }) => star.id);
  expect(stars).toEqual(["tianYi", "wuGui", "tianYi"]);
  expect(answer.verdict.value.id).toBe("favourable");
});
