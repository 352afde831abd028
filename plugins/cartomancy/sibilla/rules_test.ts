/** Titles and playing cards of the printed deck, and what cards say together. */
import { describe, expect, test } from "bun:test";
import { DECK } from "./deck.ts";
import { leadingSuit } from "../playing/core/suits.ts";
import { pairsIn } from "./rules.ts";
import { placesOf } from "./spreads.ts";
import { SIBILLA, type SibillaId } from "./terms.ts";
import { cards as english } from "./words/cards_en.ts";
import { cards as chinese } from "./words/cards_zh_hant.ts";

/** Italian titles by suit from the ace, from an outside list of the printed deck. */
const TITLES = {
  hearts:
    "Conversazione|Casa|Belvedere|Amore|Allegrezza al cuore|Denari|Letterato|Speranza|Fedeltà|Costanza|Amante|Amatrice|Gran Signore",
  clubs:
    "Imeneo|Superbia|Viaggio|Amica|Fortuna|Consolante sorpresa|Gran consolazione|Riunione|Allegria|Leggerezza|Domestico|Giovine fanciulla|Dottore",
  diamonds:
    "Stanza|Lettera|Presente di pietre preziose|Falsità|Malinconia|Pensiero|Bambino|Donna di servizio|Deliranti|Ladro|Messaggiere|Donna maritata|Mercante",
  spades:
    "Dispiacere|Vecchia signora|Vedovo|Ammalato|Morte|Sospiri|Disgrazia|Disperato per gelosia|Prigione|Militare|Nemico|Nemica|Sacerdote",
} as const;

const cardsOf = (...ids: SibillaId[]) =>
  ids.map((id) => ({ card: DECK.find((card) => card.id === id)!, reversed: false }));

test.each(Object.entries(TITLES))("%s have the titles of the printed deck", (suit, titles) => {
  const own = DECK.filter((card) => card.suit === suit);
  expect(own.map(({ id }) => SIBILLA.writings[id]!.native).join("|")).toBe(titles);
});

describe("pairsIn()", () => {
  test("lets a black card press upon the red one before it", () => {
    const pairs = pairsIn(cardsOf("love", "misfortune", "house"), placesOf("three"));
    expect(pairs.map(({ says }) => says.code)).toEqual(["pressed", "pair"]);
  });
  test("joins within each pack of the cross, never across two", () => {
    const laid = DECK.slice(0, 15).map((card) => ({ card, reversed: false }));
    const pairs = pairsIn(laid, placesOf("cross"));
    expect(pairs.map(({ places }) => places[0])).toEqual([1, 2, 4, 5, 7, 8, 10, 11, 13, 14]);
  });
});

test("leadingSuit() names none where two share the lead", () => {
  const suitOf = (...ids: SibillaId[]) => leadingSuit(cardsOf(...ids).map(({ card }) => card));
  expect(suitOf("love", "house", "enemy")).toBe("hearts");
  expect(suitOf("love", "house", "enemy", "prison")).toBeNull();
});

test("no two cards say the same of anything, in either language", () => {
  for (const texts of [english, chinese]) {
    const all = Object.values(texts);
    for (const field of ["name", "noun", "colours"] as const) {
      expect(new Set(all.map((text) => text[field])).size, field).toBe(52);
    }
    const says = all.flatMap(({ upright, reversed }) => [upright.says, reversed.says]);
    expect(new Set(says).size).toBe(104);
  }
});
