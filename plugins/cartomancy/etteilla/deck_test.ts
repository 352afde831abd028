/** Numbers and keywords of the Grand Etteilla, and counts of ranks by the table that Waite prints. */
import { expect, test } from "bun:test";
import { cardOf, DECK, type EtteillaId } from "./deck.ts";
import { companiesIn } from "./rules.ts";
import { cards as chinese } from "./words/cards_zh_hant.ts";
import { cards as english } from "./words/cards_en.ts";
import { companies } from "./words/companies_en.ts";

/** Number, upright and reversed, from an outside list of the printed deck. */
const PRINTED: readonly (readonly [number, EtteillaId, string, string])[] = [
  [1, "etteilla", "Questionnant", "Questionnant"],
  [8, "rest", "Questionnante", "Questionnante"],
  [13, "high-priest", "Mariage", "Union"],
  [20, "wheel-of-fortune", "Fortune", "Augmentation"],
  [22, "king-of-wands", "Homme de campagne", "Homme bon et sévère"],
  [35, "ace-of-wands", "Naissance", "Chute"],
  [36, "king-of-cups", "Homme blond", "Homme en place"],
  [48, "two-of-cups", "Amour", "Désir"],
  [49, "ace-of-cups", "Table", "Changement"],
  [50, "king-of-swords", "Homme de robe", "Homme méchant"],
  [63, "ace-of-swords", "Extrême", "Grossesse"],
  [64, "king-of-pentacles", "Homme brun", "Homme vicieux"],
  [70, "eight-of-pentacles", "Fille brune", "Plus"],
  [77, "ace-of-pentacles", "Parfait contentement", "Bourse d’argent"],
  [78, "folly", "Folie", "Folie"],
];

for (const [number, id, upright, reversed] of PRINTED) {
  test(`${number} is ${id}: ${upright}, ${reversed}`, () => {
    expect(cardOf(id)).toMatchObject({ number, keywords: { upright, reversed } });
  });
}

test("78 cards: 21 majors and folly, four suits of fourteen, counted down from the king", () => {
  expect(DECK).toHaveLength(78);
  expect(DECK.filter(({ suit }) => suit === null).map(({ number }) => number)).toEqual([
    ...Array.from({ length: 21 }, (_, index) => index + 1),
    78,
  ]);
  expect(DECK.slice(21, 35).every(({ suit }) => suit === "wands")).toBe(true);
  expect(DECK[25]!.time).toEqual({ count: 10, unit: "days" });
});

test("no two sides say the same sentence, in either language", () => {
  for (const texts of [english, chinese]) {
    const said = Object.values(texts).flatMap((sides) => sides.map(({ says }) => says));
    expect(new Set(said).size).toBe(156);
  }
});

test("companiesIn() reads the reversed sense where more than half are reversed", () => {
  const laid = (...names: string[]) =>
    names.map((name) => ({
      card: cardOf(name.replace("!", "") as EtteillaId),
      reversed: name.endsWith("!"),
    }));
  expect(companiesIn(laid("king-of-cups", "king-of-wands!", "king-of-swords!", "folly"))).toEqual([
    { rank: "king", count: 3, reversed: true },
  ]);
  expect(companiesIn(laid("two-of-cups", "two-of-wands!"))[0]!.reversed).toBe(false);
  // Waite: four kings great honour, reversed celerity; two aces trickery, reversed enemies.
  expect([companies["king"]![0][0], companies["king"]![1][0]]).toEqual(["great honour", "speed"]);
  expect([companies["ace"]![0][2], companies["ace"]![1][2]]).toEqual(["trickery", "enemies"]);
});
