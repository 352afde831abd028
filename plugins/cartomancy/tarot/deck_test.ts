import { describe, expect, test } from "bun:test";
import { CARD } from "./card.ts";
import { DECANS, decanOf } from "./decans.ts";
import { DECK } from "./deck.ts";
import { sentenceIn } from "./testing/sentence.ts";
import { en } from "./words/en.ts";
import { cards as english } from "./words/en/cards.ts";
import { zhHant } from "./words/zh_hant.ts";
import { cards as chinese } from "./words/zh_hant/cards.ts";

const ASPECTS = ["situation", "obstacle", "advice", "outcome"] as const;
const SUITS = ["wands", "cups", "swords", "pentacles"] as const;
const RANKS = "ace two three four five six seven eight nine ten page knight queen king".split(" ");

/** The trumps of the guide's order with their signs, planets and elements (Book T). */
const TRUMPS = [
  ["The Fool", "Air"],
  ["The Magician", "Mercury"],
  ["The High Priestess", "Moon"],
  ["The Empress", "Venus"],
  ["The Emperor", "Aries"],
  ["The Hierophant", "Taurus"],
  ["The Lovers", "Gemini"],
  ["The Chariot", "Cancer"],
  ["Strength", "Leo"],
  ["The Hermit", "Virgo"],
  ["Wheel of Fortune", "Jupiter"],
  ["Justice", "Libra"],
  ["The Hanged Man", "Water"],
  ["Death", "Scorpio"],
  ["Temperance", "Sagittarius"],
  ["The Devil", "Capricorn"],
  ["The Tower", "Mars"],
  ["The Star", "Aquarius"],
  ["The Moon", "Pisces"],
  ["The Sun", "Sun"],
  ["Judgement", "Fire"],
  ["The World", "Saturn"],
];

/**
 * Planet and sign of each pip, two to ten, from "A Description of the Cards of the Tarot"
 * (The Equinox I.8, 1912).
 */
const BOOK_T: Readonly<Record<(typeof SUITS)[number], readonly string[]>> = {
  wands: [
    "Mars in Aries",
    "Sun in Aries",
    "Venus in Aries",
    "Saturn in Leo",
    "Jupiter in Leo",
    "Mars in Leo",
    "Mercury in Sagittarius",
    "Moon in Sagittarius",
    "Saturn in Sagittarius",
  ],
  cups: [
    "Venus in Cancer",
    "Mercury in Cancer",
    "Moon in Cancer",
    "Mars in Scorpio",
    "Sun in Scorpio",
    "Venus in Scorpio",
    "Saturn in Pisces",
    "Jupiter in Pisces",
    "Mars in Pisces",
  ],
  swords: [
    "Moon in Libra",
    "Saturn in Libra",
    "Jupiter in Libra",
    "Venus in Aquarius",
    "Mercury in Aquarius",
    "Moon in Aquarius",
    "Jupiter in Gemini",
    "Mars in Gemini",
    "Sun in Gemini",
  ],
  pentacles: [
    "Jupiter in Capricorn",
    "Mars in Capricorn",
    "Sun in Capricorn",
    "Mercury in Taurus",
    "Moon in Taurus",
    "Saturn in Taurus",
    "Sun in Virgo",
    "Venus in Virgo",
    "Mercury in Virgo",
  ],
};

const SIDES = CARD.ids.flatMap((id) =>
  (["upright", "reversed"] as const).map((side) => ({
    id,
    en: english[id][side],
    zhHant: chinese[id][side],
  })),
);
const ALL_TEXTS = SIDES.flatMap(({ id, en, zhHant }) => [
  { id, text: { en: en.meaning, zhHant: zhHant.meaning } },
  ...ASPECTS.map((aspect) => ({
    id,
    text: { en: en.aspects[aspect], zhHant: zhHant.aspects[aspect] },
  })),
]);
const ALL_KEYWORDS = SIDES.map(({ en, zhHant }) => ({ en: en.keywords, zhHant: zhHant.keywords }));
const astroIn = (words: typeof en | typeof zhHant, { astro }: (typeof DECK)[number]) =>
  sentenceIn(words, astro);

function splitEnglish(text: string): readonly string[] {
  return text.split(/(?<=[.?!])\s+/).filter((part) => part !== "");
}

function splitChinese(text: string): readonly string[] {
  return text.split(/(?<=[。？！])(?!」)/).filter((part) => part !== "");
}

function repeated(parts: readonly string[]): readonly string[] {
  return parts.filter((part, index) => parts.indexOf(part) !== index);
}

/** The characters of Big5's two levels (A440-C67E, C940-F9D5); simplified-only forms have no code. */
function big5Characters(): ReadonlySet<string> {
  const decoder = new TextDecoder("big5");
  const characters = new Set<string>();
  for (let code = 0xa440; code <= 0xf9d5; code += 1) {
    const trail = code & 0xff;
    const valid = (trail >= 0x40 && trail <= 0x7e) || (trail >= 0xa1 && trail <= 0xfe);
    const betweenLevels = code > 0xc67e && code < 0xc940;
    if (valid && !betweenLevels) characters.add(decoder.decode(new Uint8Array([code >> 8, trail])));
  }
  return characters;
}

describe("DECK", () => {
  test("holds 78 cards, each at its index and in the order of CARD", () => {
    expect(DECK.map((card) => card.index)).toEqual(Array.from({ length: 78 }, (_, id) => id));
    expect(DECK.map((card) => card.id)).toEqual([...CARD.ids]);
    expect(new Set(CARD.ids).size).toBe(78);
    for (const { terms } of [en, zhHant]) {
      expect(new Set(Object.values(terms.card)).size).toBe(78);
    }
  });

  test("has the 22 trumps in order with the attributions of Book T", () => {
    const trumps = DECK.slice(0, 22);
    expect(trumps.map((card) => [en.terms.card[card.id], astroIn(en, card)])).toEqual(TRUMPS);
    expect(trumps.map((card) => card.number)).toEqual(trumps.map((card) => card.index));
    expect(trumps.every((card) => card.suit === null && card.rank === null)).toBe(true);
  });

  test("has four suits of fourteen from ace to king", () => {
    SUITS.forEach((suit, index) => {
      const cards = DECK.slice(22 + 14 * index, 36 + 14 * index);
      expect(cards.map((card) => card.suit)).toEqual(Array(14).fill(suit));
      expect(cards.map((card) => String(card.rank))).toEqual(RANKS);
      expect(cards.map((card) => card.number)).toEqual(RANKS.map((_, rank) => rank + 1));
      const element = (["fire", "water", "air", "earth"] as const)[index];
      expect(cards.every((card) => card.element === element)).toBe(true);
    });
  });

  test("has ids after the English names", () => {
    for (const id of CARD.ids) {
      expect(id).toBe(en.terms.card[id].toLowerCase().replaceAll(" ", "-") as typeof id);
    }
  });

  test("gives each pip the planet and sign printed in Book T", () => {
    for (const suit of SUITS) {
      const pips = DECK.filter(
        (card) => card.suit === suit && card.number >= 2 && card.number <= 10,
      );
      expect(pips.map((card) => astroIn(en, card).replace(/ \(.*\)$/, ""))).toEqual([
        ...BOOK_T[suit],
      ]);
    }
  });
});

test("court cards bear earth, air, water and fire of their suit, from page to king", () => {
  const courts = DECK.filter((card) => card.suit === "cups" && card.number > 10);
  expect(courts.map((card) => astroIn(en, card))).toEqual([
    "Earth of Water",
    "Air of Water",
    "Water of Water",
    "Fire of Water",
  ]);
});

describe("DECANS", () => {
  test("follow the Chaldean order from Mars at 0° Aries, each pip once", () => {
    const order = ["mars", "sun", "venus", "mercury", "moon", "saturn", "jupiter"];
    expect(DECANS.map((decan) => String(decan.planet))).toEqual(
      Array.from({ length: 36 }, (_, index) => order[index % 7] ?? ""),
    );
    expect(new Set(DECANS.map((decan) => `${decan.suit} ${decan.number}`)).size).toBe(36);
  });

  test("put cardinal signs on 2-4, fixed on 5-7 and mutable on 8-10", () => {
    DECANS.forEach((decan, index) => {
      const quality = Math.floor(index / 3) % 3;
      expect(decan.number as number).toBe(2 + 3 * quality + decan.fromDeg / 10);
      expect(decan.fromDeg as number).toBe((index % 3) * 10);
    });
  });

  test("are named in both languages", () => {
    const card = DECK.find(({ id }) => id === "two-of-wands")!;
    expect(astroIn(en, card)).toBe("Mars in Aries (0°–10°)");
    expect(astroIn(zhHant, card)).toBe("火星在牡羊座（0°–10°）");
    expect(() => decanOf("wands", 1)).toThrow(RangeError);
  });
});

describe("the texts", () => {
  test("have three to five keywords per orientation and language", () => {
    for (const { en, zhHant } of ALL_KEYWORDS) {
      expect(en.length).toBe(zhHant.length);
      expect(en.length).toBeGreaterThanOrEqual(3);
      expect(en.length).toBeLessThanOrEqual(5);
    }
  });

  test("are present in both languages and end as sentences", () => {
    expect(ALL_TEXTS.length).toBe(78 * 2 * 5);
    for (const { text } of ALL_TEXTS) {
      expect(text.en).toMatch(/^[A-Z][^\p{Script=Han}]*[.?!]$/u);
      expect(text.zhHant).toMatch(/^[\p{Script=Han}「].*[。？！]$/u);
      expect(text.zhHant).not.toMatch(/[A-Za-z,;:?!]/);
    }
  });

  test("say a meaning in two or three sentences and an aspect in one", () => {
    for (const { en, zhHant } of SIDES) {
      for (const parts of [splitEnglish(en.meaning), splitChinese(zhHant.meaning)]) {
        expect([2, 3]).toContain(parts.length);
      }
      for (const aspect of ASPECTS) {
        expect(splitEnglish(en.aspects[aspect])).toHaveLength(1);
        expect(splitChinese(zhHant.aspects[aspect])).toHaveLength(1);
      }
    }
  });

  test("repeat no sentence anywhere in the deck", () => {
    expect(repeated(ALL_TEXTS.flatMap(({ text }) => splitEnglish(text.en)))).toEqual([]);
    expect(repeated(ALL_TEXTS.flatMap(({ text }) => splitChinese(text.zhHant)))).toEqual([]);
  });

  test("describe situations without addressing the reader", () => {
    for (const { en, zhHant } of SIDES) {
      expect(en.aspects.situation).not.toMatch(/\byou(r|rs|rself)?\b/i);
      expect(zhHant.aspects.situation).not.toMatch(/[你妳您]/);
    }
  });

  test("never speak of death as an event or of a span of life", () => {
    const english =
      /\b(dea[dt]h?|dies?|died|dying|lifespan|longevity|fatal|mortal|corpse|funeral)\b/i;
    const chinese = /[死亡屍墓葬殯逝]|壽命|陽壽|過世/;
    for (const { id, text } of ALL_TEXTS) {
      const named = id === "death";
      const en = named ? text.en.replace("The card called Death", "") : text.en;
      const zhHant = named ? text.zhHant.replace("「死神」", "") : text.zhHant;
      expect(en).not.toMatch(english);
      expect(zhHant).not.toMatch(chinese);
    }
  });

  test("promise nothing", () => {
    for (const { text } of ALL_TEXTS) {
      expect(text.en).not.toMatch(/\byou (will|shall) (be|get|win|find|have|meet|gain|lose)\b/i);
      expect(text.zhHant).not.toMatch(/保證|必定|必將|一定會|註定/);
    }
  });

  test("are written in Traditional characters alone", () => {
    const allowed = big5Characters();
    // 5,401 characters of level one and 7,652 of level two.
    expect(allowed.size).toBe(5401 + 7652);
    expect(["們", "說", "裡", "群"].every((character) => allowed.has(character))).toBe(true);
    expect(["们", "说", "爱", "这"].some((character) => allowed.has(character))).toBe(false);
    const written = [
      ...ALL_TEXTS.map(({ text }) => text.zhHant),
      ...ALL_KEYWORDS.flatMap(({ zhHant }) => zhHant),
      ...DECK.flatMap((card) => [zhHant.terms.card[card.id], astroIn(zhHant, card)]),
    ].join("");
    const strange = [...new Set(written.match(/\p{Script=Han}/gu))].filter((c) => !allowed.has(c));
    expect(strange).toEqual([]);
  });
});
