import { describe, expect, test } from "bun:test";
import { invoke, prepare } from "../../../src/plugins/mod.ts";
import { readLetters, type Reading } from "./abjad.ts";
import { harmonyOf, matchNames, remainderPoints, sumName } from "./match.ts";
import { arabicHuruf } from "./procedure.ts";

const EASTERN: Reading = {
  abjad: "mashriqi",
  taMarbuta: "ha",
  elements: "fireEarth",
  hamza: "seat",
};
const total = (
  text: string,
  abjad: Reading["abjad"] = "mashriqi",
  taMarbuta: Reading["taMarbuta"] = "ha",
) => sumName(readLetters(text, { ...EASTERN, abjad, taMarbuta }).letters).total;

async function match(input: Readonly<Record<string, unknown>>) {
  const prepared = prepare(arabicHuruf, input, 0);
  const { answer } = await invoke(prepared, {
    now: 0,
    plugin: { id: "islamic", version: "1.0.0" },
  });
  return answer as Record<string, any>;
}

describe("readLetters()", () => {
  for (const [text, value, source] of [
    ["الله", 66, "traditional"],
    ["محمد", 92, "traditional"],
    ["علي", 110, "traditional"],
    ["ابجدهوزحطيكلمنسعفصقرشتثخذضظغ", 5995, "sum of the 28 values"],
    ["مُحَمَّد", 92, "marks do not count"],
    ["فاطمة", 135, "80 + 1 + 9 + 40 + 5"],
  ] as const) {
    test(`${text} counts ${value} (${source})`, () => expect(total(text)).toBe(value));
  }

  test("western values keep the sum of the alphabet and change six letters", () => {
    expect(total("ابجدهوزحطيكلمنسعفصقرشتثخذضظغ", "maghribi")).toBe(5995);
    expect([..."صضسظغش"].map((letter) => total(letter, "maghribi"))).toEqual([
      60, 90, 300, 800, 900, 1000,
    ]);
  });

  // Letters of fire, air, water and earth; the west after Ibn Khaldun, the east after the Encyclopaedia of Islam.
  for (const [abjad, groups] of [
    ["maghribi", "اهطمفسذ بوينضتظ جزكصقثغ دحلعرخش"],
    ["mashriqi", "اهطمفشذ بوينصتض جزكسقثظ دحلعرخغ"],
  ] as const) {
    test(`elements follow the alphabet of the ${abjad}`, () => {
      const found = groups
        .split(" ")
        .map((letters) => readLetters(letters, { ...EASTERN, abjad, elements: "fireAir" }).letters)
        .map((letters) => [...new Set(letters.map(({ element }) => element))]);
      expect(found).toEqual([["fire"], ["air"], ["water"], ["earth"]]);
    });
  }

  test("elements by the popular order give the second letter to earth", () => {
    const { letters } = readLetters("ابجد", EASTERN);
    expect(letters.map(({ element }) => element)).toEqual(["fire", "earth", "air", "water"]);
  });

  test("ta marbuta counts 5 or 400 by choice", () => {
    expect(total("ة")).toBe(5);
    expect(total("ة", "mashriqi", "ta")).toBe(400);
  });

  test("hamza on waw or ya counts as its seat or as alif by choice", () => {
    const sum = (hamza: Reading["hamza"]) =>
      sumName(readLetters("ؤئ", { ...EASTERN, hamza }).letters).total;
    expect([sum("seat"), sum("alif")]).toEqual([16, 2]);
  });

  test("names what has no value", () => {
    expect(readLetters("Ali", EASTERN).foreign).toEqual(["A", "l", "i"]);
  });
});

describe("harmonyOf()", () => {
  const all = (element: string) => ({ fire: 0, earth: 0, air: 0, water: 0, [element]: 1 });
  test("is 1 for the same, a half for friends, 0 for others", () => {
    expect(harmonyOf(all("fire"), all("fire"))).toBe(1);
    expect(harmonyOf(all("fire"), all("air"))).toBe(0.5);
    expect(harmonyOf(all("earth"), all("water"))).toBe(0.5);
    expect(harmonyOf(all("fire"), all("water"))).toBe(0);
  });
});

test("remainderPoints() reads the table", () => {
  expect([remainderPoints(3, 3), remainderPoints(1, 9), remainderPoints(2, 5)]).toEqual([
    85, 70, 55,
  ]);
});

test("matchNames() does not depend on the order and gives 93 for a name with itself", () => {
  const [a, b] = ["محمد", "فاطمة"].map((text) => sumName(readLetters(text, EASTERN).letters));
  expect(matchNames(a!, b!).score).toBe(matchNames(b!, a!).score);
  expect(matchNames(a!, a!).score).toBe(93);
});

describe("compatibility.arabicHuruf", () => {
  test("writes a Latin name in Arabic letters by sound, and says so", async () => {
    const { a, b } = await match({ a: "Diana", b: "علي" });
    expect(a.transliterated).toBe("ديانا");
    expect(a.total).toBe(4 + 10 + 1 + 50 + 1);
    expect(b.transliterated).toBeNull();
  });

  for (const [latin, arabic] of [
    ["Charles", "تشارلس"],
    ["Khalid", "خاليد"],
    ["Sophie", "سوفي"],
    ["Maria", "ماريا"],
    ["Müller", "مولر"],
    ["Ibrahim", "ابراهيم"],
  ] as const) {
    test(`reads ${latin} as ${arabic}`, async () => {
      expect((await match({ a: latin, b: "علي" }))["a"].transliterated).toBe(arabic);
    });
  }

  test("refuses a Chinese name", async () => {
    const refused = await match({ a: "王明", b: "علي" }).catch((error) => error.code);
    expect(refused).toBe("not-arabic");
  });

  test("adds up: components make the score", async () => {
    const answer = await match({ a: "سلمى", b: "خالد" });
    const sum = answer["components"].reduce((all: number, one: any) => all + one.weight, 0);
    expect(Math.round(sum)).toBe(answer["score"]);
  });
});
