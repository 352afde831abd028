import { expect, test } from "bun:test";
import { ask, type Answer } from "../testing/ask.ts";
import { auspiciousAnalyzeNumber } from "./analyze/procedure.ts";
import { numberFengShuiAnnualFortune } from "./annual_fortune/procedure.ts";
import { numberFengShuiBankAccount } from "./bank_account/procedure.ts";
import { numberFengShuiBirthDate } from "./birth_date/procedure.ts";
import { numberFengShuiChooseNumber } from "./choose_number/procedure.ts";
import { numberFengShuiHouseNumber } from "./house_number/procedure.ts";
import { readCard } from "./identity_number/card.ts";
import { numberFengShuiIdentityNumber } from "./identity_number/procedure.ts";
import { numberFengShuiPartnerCompatibility } from "./partner_compatibility/procedure.ts";
import { splitPairs } from "./stages.ts";

const natives = (stars: readonly Answer[]) => stars.map(({ native }) => native);

/** Sample numbers of the standards and of published explanations of the check signs. */
const CARDS = [
  { number: "11010519491231002X", region: "mainland", check: "fits" },
  { number: "440524188001010014", region: "mainland", check: "fits" },
  { number: "440524188001010015", region: "mainland", check: "doesNotFit" },
  { number: "A123456789", region: "taiwan", check: "fits" },
  { number: "A123456788", region: "taiwan", check: "doesNotFit" },
  { number: "A123456(3)", region: "hongKong", check: "fits" },
  { number: "AB987654(3)", region: "hongKong", check: "fits" },
  { number: "A123456(4)", region: "hongKong", check: "doesNotFit" },
  { number: "1234-5678", region: "other", check: "notChecked" },
] as const;

for (const { number, region, check } of CARDS) {
  test(`readCard() knows the form of a ${region} card whose check sign ${check}: ${number.length} signs`, () => {
    const card = readCard(number, undefined, "alphabet", "ten");
    expect([card.region, card.check]).toEqual([region, check]);
  });
}

test("numberFengShui.identityNumber shows no two neighbouring digits anywhere, in any language", async () => {
  for (const number of ["440524188001010014", "A123456789", "H298765431", "98761234"]) {
    for (const lang of ["en", "zh-Hant"]) {
      const answer = await ask(numberFengShuiIdentityNumber, { number, lang, picture: true });
      // The answering pairs are the same for everyone; nothing else may repeat the number.
      const { remedies: _remedies, picture, interpretation, reading: _reading, ...rest } = answer;
      const digits = number.replace(/\D/g, "");
      for (let i = 0; i + 4 <= digits.length; i++) {
        const part = digits.slice(i, i + 4);
        expect(JSON.stringify(rest)).not.toContain(part);
        expect(interpretation.text).not.toContain(part);
        expect(picture.text.replace(/<[^>]*>/g, " ")).not.toContain(part);
      }
      expect(JSON.stringify(rest)).not.toContain('"pairs"');
    }
  }
});

test("numberFengShui.identityNumber gives at least two pairs to each stretch that it shows", async () => {
  for (const number of ["440524198801019977", "A123456789", "98761234", "1234"]) {
    const { stages, pairCount } = await ask(numberFengShuiIdentityNumber, { number });
    expect(stages.length === 1 || pairCount / stages.length >= 2).toBe(true);
  }
  expect(splitPairs([1, 2, 3, 4, 5, 6, 7, 8], 3)).toEqual([
    [1, 2],
    [3, 4, 5],
    [6, 7, 8],
  ]);
});

test("numberFengShui.identityNumber never repeats the number in an error", async () => {
  for (const input of [
    { number: "12345/ABC-secret!" },
    { number: "A123456789", region: "mainland" },
  ]) {
    const error = await ask(numberFengShuiIdentityNumber, input).catch((caught: unknown) => caught);
    const text = JSON.stringify(error) + String(error);
    expect(text).not.toContain("12345");
    expect(text).not.toContain("secret");
  }
});

test("account and identity numbers list no pair beyond the digits shown, and passwords none", async () => {
  const account = await ask(numberFengShuiBankAccount, { number: "4408 8710 1970 1868" });
  expect(account.pairs.map(({ pair }: Answer) => pair)).toEqual(["18", "86", "68"]);
  const counted = account.counts.reduce((sum: number, { count }: Answer) => sum + count, 0);
  expect(counted).toBe(12);
  const password = await ask(numberFengShuiBankAccount, { number: "198473", use: "password" });
  expect(password.pairs).toEqual([]);
  expect(password.interpretation.text).toContain("5 pairs");
  const identity = await ask(auspiciousAnalyzeNumber, {
    number: "440524188001010014",
    kind: "identity",
  });
  // Of 440524188001010014 the last four digits are shown: 0014, one pair.
  expect(identity.stars.pairs.map(({ pair }: Answer) => pair)).toEqual(["14"]);
  expect(JSON.stringify(identity.stars)).not.toContain("4405");
});

test("numberFengShui.identityNumber compares X as ten with X left out", async () => {
  const answer = await ask(numberFengShuiIdentityNumber, {
    number: "11010519491231002X",
    compare: ["checkX"],
  });
  const [{ differs }] = answer.compared[0].alternatives;
  expect(differs).toContainEqual({ field: "/digitCount", used: 19, here: 17 });
});

test("numberFengShui.houseNumber reads building, floor and unit in this order and weighs the unit twice", async () => {
  const answer = await ask(numberFengShuiHouseNumber, { building: "88", floor: 6, number: "12" });
  expect(answer.shown).toBe("88612");
  const weights = answer.pairs.map(({ pair, weight }: Answer) => [pair, weight]);
  expect(weights).toEqual([
    ["88", 3],
    ["86", 3],
    ["61", 4],
    ["12", 8],
  ]);
});

test("numberFengShui.houseNumber says which lucky star it gives to whom", async () => {
  const answer = await ask(numberFengShuiHouseNumber, {
    number: "1111",
    birthDates: ["1985-03-14", "1990-07-21"],
  });
  expect(answer.residents.map(({ supplied }: Answer) => natives(supplied))).toEqual([
    ["伏位"],
    ["伏位"].filter(() => natives(answer.residents[1].missing).includes("伏位")),
  ]);
});

test("numberFengShui.birthDate compares the Gregorian with the Chinese date", async () => {
  // 1985-03-14 is the 23rd of the first month (Hong Kong Observatory).
  const answer = await ask(numberFengShuiBirthDate, {
    birthDate: "1985-03-14",
    dateCalendar: "lunar",
    compare: ["dateCalendar"],
  });
  expect(answer.shown).toBe("19850123");
  expect(natives(answer.pairs.map(({ star }: Answer) => star))).toEqual([
    "延年",
    "禍害",
    "五鬼",
    "絕命",
    "禍害",
  ]);
  expect(answer.compared[0].alternatives[0].differs).toContainEqual({
    field: "/shown",
    used: "19850123",
    here: "19850314",
  });
});

test("numberFengShui.partnerCompatibility gives the same score both ways round and never echoes a number", async () => {
  for (let i = 0; i < 20; i++) {
    const a = { birthDate: `19${50 + i}-03-1${i % 9}`, number: `0912${345678 + i * 991}` };
    const b = { birthDate: `19${70 + i}-1${i % 3}-2${i % 8}` };
    const there = await ask(numberFengShuiPartnerCompatibility, { a, b });
    const back = await ask(numberFengShuiPartnerCompatibility, { a: b, b: a });
    expect(back.score).toBe(there.score);
    expect(JSON.stringify(there)).not.toContain(a.number.slice(-6));
  }
});

test("numberFengShui.annualFortune reads month, day and year as one row of digits", async () => {
  const { years } = await ask(numberFengShuiAnnualFortune, {
    birthDate: "1985-03-14",
    fromYear: 1999,
    toYear: 2000,
  });
  // 0314 1999: 31 天醫, 14 生氣, 41 生氣, 19 延年, 99 99 伏位.
  expect(natives(years[0].stars)).toEqual(["天醫", "生氣", "生氣", "延年", "伏位", "伏位"]);
  expect(years[0].join.native).toBe("生氣");
  // 0314 2000: 31 天醫, 14 生氣, 42 五鬼; zeros at the end make no pair.
  expect(natives(years[1].stars)).toEqual(["天醫", "生氣", "五鬼"]);
});

test("numberFengShui.annualFortune refuses spans that run backwards or beyond 30 years", async () => {
  for (const [fromYear, toYear, nearest] of [
    [2024, 2023, 2024],
    [2000, 2030, 2029],
  ]) {
    const call = ask(numberFengShuiAnnualFortune, { birthDate: "1985-03-14", fromYear, toYear });
    await expect(call).rejects.toMatchObject({ issues: [{ path: "toYear", nearest }] });
  }
});

test("numberFengShui.chooseNumber ranks by the purpose and shares a rank between equals", async () => {
  const { ranking, best, verdict } = await ask(numberFengShuiChooseNumber, {
    candidates: ["131313", "292929", "313131", "131313"],
    purpose: "wealth",
  });
  expect(ranking.map(({ candidate }: Answer) => candidate).at(-1)).toBe(1);
  expect(best).toEqual([0, 2, 3]);
  expect(verdict.value.id).toBe("tie");
  expect(ranking.map(({ rank }: Answer) => rank)).toEqual([1, 1, 1, 4]);
});

test("numberFengShui.chooseNumber weighs what a birth date lacks, and covers all but four digits", async () => {
  const candidates = ["0912341122", "0912341414"];
  const answer = await ask(numberFengShuiChooseNumber, { candidates, birthDate: "1985-03-14" });
  const weights = answer.ranking[0].parts.map(({ weight }: Answer) => weight);
  expect(weights).toEqual([50, 30, 20]);
  expect(answer.ranking.map(({ shown }: Answer) => shown).sort()).toEqual([
    "••••••1122",
    "••••••1414",
  ]);
  const { ranking } = await ask(numberFengShuiChooseNumber, { candidates, lang: "zh-Hant" });
  expect(JSON.stringify(ranking)).not.toContain("091234");
});
