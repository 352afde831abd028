import { describe, expect, test } from "bun:test";
import { RUNE, sideOf } from "./rune.ts";
import { BLANK, RUNES } from "./runes.ts";
import { LAYOUT, PLACE, PLACES } from "./spreads.ts";
import { en, inProse as proseInEnglish } from "./words/en.ts";
import { places as englishPlaces } from "./words/en/places.ts";
import { runes as english } from "./words/en/runes.ts";
import { inProse as proseInChinese, zhHant } from "./words/zh_hant.ts";
import { places as chinesePlaces } from "./words/zh_hant/places.ts";
import { runes as chinese } from "./words/zh_hant/runes.ts";

const ASPECTS = ["situation", "obstacle", "advice", "outcome"] as const;
const STAVES = [...RUNES, BLANK];
const SIDES = STAVES.flatMap(({ id: rune, reversible }) =>
  (reversible ? [false, true] : [false]).map((merkstave) => ({
    en: sideOf(english, { rune, merkstave }),
    zhHant: sideOf(chinese, { rune, merkstave }),
  })),
);
const TEXTS = SIDES.flatMap(({ en, zhHant }) => [
  { en: en.meaning, zhHant: zhHant.meaning },
  ...ASPECTS.map((id) => ({ en: en.aspects[id], zhHant: zhHant.aspects[id] })),
]);

/** Runes that look the same upside down, as the guide and the common practice list them. */
const WITHOUT_REVERSED = [
  "gebo",
  "hagalaz",
  "nauthiz",
  "isa",
  "jera",
  "eihwaz",
  "sowilo",
  "ingwaz",
  "dagaz",
];

/** Code points from the Unicode Character Database, block Runic, by the names of the letters. */
const CODE_POINTS = [
  0x16a0, // FEHU FEOH FE F
  0x16a2, // URUZ UR U
  0x16a6, // THURISAZ THURS THORN
  0x16a8, // ANSUZ A
  0x16b1, // RAIDO RAD REID R
  0x16b2, // KAUNA
  0x16b7, // GEBO GYFU G
  0x16b9, // WUNJO WYNN W
  0x16ba, // HAGLAZ H
  0x16be, // NAUDIZ NYD NAUD N
  0x16c1, // ISAZ IS ISS I
  0x16c3, // JERAN J
  0x16c7, // IWAZ EOH
  0x16c8, // PERTHO PEORTH P
  0x16c9, // ALGIZ EOLHX
  0x16ca, // SOWILO S
  0x16cf, // TIWAZ TIR TYR T
  0x16d2, // BERKANAN BEORC BJARKAN B
  0x16d6, // EHWAZ EH E
  0x16d7, // MANNAZ MAN M
  0x16da, // LAUKAZ LAGU LOGR L
  0x16dc, // INGWAZ
  0x16de, // DAGAZ DAEG D
  0x16df, // OTHALAN ETHEL O
];

function splitEnglish(text: string): readonly string[] {
  return text.split(/(?<=[.?!])\s+/);
}

function splitChinese(text: string): readonly string[] {
  return text.split(/(?<=[。？！])(?!」)/).filter((part) => part !== "");
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

describe("RUNES", () => {
  test("hold 24 runes in the order that spells the futhark", () => {
    expect(RUNES.map((rune) => rune.number)).toEqual(RUNES.map((_, index) => index + 1));
    expect(RUNES.map((rune) => rune.letter).join(" ")).toBe(
      "F U TH A R K G W H N I J EI P Z S T B E M L NG D O",
    );
    expect(STAVES.map((rune) => rune.id)).toEqual([...RUNE.ids]);
    expect(RUNE.ids).toHaveLength(25);
    for (const texts of [english, chinese]) {
      expect(new Set(RUNE.ids.map((id) => texts[id].name)).size).toBe(25);
    }
  });

  test("have the code points of the Runic block", () => {
    const characters = RUNES.map(({ id }) => RUNE.writings[id]?.native ?? "");
    expect(characters.map((character) => character.codePointAt(0))).toEqual(CODE_POINTS);
    expect(characters.every((character) => [...character].length === 1)).toBe(true);
  });

  test("have the elements of the list that runes.ts names", () => {
    const source =
      "fire earth fire air air fire air earth ice fire ice earth air water air air " +
      "air earth earth air water earth fire earth";
    expect(RUNES.map((rune) => rune.element).join(" ")).toBe(source);
  });

  test("stand eight to an aett", () => {
    const aettir = RUNES.map((rune) => String(rune.aett));
    expect(aettir).toEqual(["freyr", "heimdall", "tyr"].flatMap((aett) => Array(8).fill(aett)));
  });

  test("have nine runes without a reversed form, and merkstave texts for the rest", () => {
    const upright = RUNES.filter((rune) => !rune.reversible).map((rune) => rune.id);
    expect<readonly string[]>(upright).toEqual(WITHOUT_REVERSED);
    for (const { id, reversible } of STAVES) {
      for (const texts of [english, chinese]) {
        expect(texts[id].merkstave !== undefined).toBe(reversible);
      }
    }
    expect(SIDES).toHaveLength(24 + 15 + 1);
  });

  test("keep the blank stave without form, sound, aett or element", () => {
    const { letter, sound, aett, element, reversible, number } = BLANK;
    expect([letter, sound, aett, element]).toEqual(Array(4).fill(null));
    expect(RUNE.writings["blank"]).toEqual({});
    expect([reversible, number]).toEqual([false, 0]);
    expect(RUNES).not.toContain(BLANK);
  });
});

describe("the texts", () => {
  test("are whole sentences in both languages, two or three to a meaning and one to an aspect", () => {
    for (const { en, zhHant } of SIDES) {
      expect(en.keywords.length).toBe(zhHant.keywords.length);
      expect([3, 4, 5]).toContain(en.keywords.length);
      expect([2, 3]).toContain(splitEnglish(en.meaning).length);
      expect([2, 3]).toContain(splitChinese(zhHant.meaning).length);
      for (const aspect of ASPECTS) {
        expect(splitEnglish(en.aspects[aspect])).toHaveLength(1);
        expect(splitChinese(zhHant.aspects[aspect])).toHaveLength(1);
      }
    }
    for (const { en, zhHant } of TEXTS) {
      expect(en).toMatch(/^[A-Z][^\p{Script=Han}]*[.?!]$/u);
      expect(zhHant).toMatch(/^[\p{Script=Han}「].*[。？！]$/u);
      expect(zhHant).not.toMatch(/[A-Za-z,;:?!]/);
    }
  });

  test("repeat no sentence", () => {
    const english = TEXTS.flatMap(({ en }) => splitEnglish(en));
    const chinese = TEXTS.flatMap(({ zhHant }) => splitChinese(zhHant));
    expect(english.filter((part, index) => english.indexOf(part) !== index)).toEqual([]);
    expect(chinese.filter((part, index) => chinese.indexOf(part) !== index)).toEqual([]);
  });

  test("describe situations without addressing the reader", () => {
    for (const { en, zhHant } of SIDES) {
      expect(en.aspects.situation).not.toMatch(/\byou(r|rs|rself)?\b/i);
      expect(zhHant.aspects.situation).not.toMatch(/[你妳您]/);
    }
  });

  test("never speak of death or a span of life, and promise nothing", () => {
    for (const { en, zhHant } of TEXTS) {
      expect(en).not.toMatch(/\b(dea[dt]h?|dies?|died|dying|doom\w*|lifespan|fatal|grave)\b/i);
      expect(en).not.toMatch(/\byou (will|shall) (be|get|win|find|have|meet|gain|lose)\b/i);
      expect(zhHant).not.toMatch(/[死亡屍墓葬逝]|壽命|陽壽|保證|必定|必將|一定會|註定/);
    }
  });

  test("are written in Traditional characters alone", () => {
    const allowed = big5Characters();
    expect(["们", "说", "爱"].some((character) => allowed.has(character))).toBe(false);
    const written = [
      ...TEXTS.map(({ zhHant }) => zhHant),
      ...SIDES.flatMap(({ zhHant }) => zhHant.keywords),
      ...RUNE.ids.flatMap((id) => [chinese[id].name, chinese[id].gloss]),
      ...PLACE.ids.map((place) => chinesePlaces[place].lead("")),
    ].join("");
    const strange = [...new Set(written.match(/\p{Script=Han}/gu))].filter((c) => !allowed.has(c));
    expect(strange).toEqual([]);
  });
});

describe("the places", () => {
  test("take 1, 3, 3 and 5 runes, each place with a lead of its own", () => {
    expect(LAYOUT.ids.map((layout) => PLACES[layout].length)).toEqual([1, 3, 3, 5]);
    expect(LAYOUT.ids.flatMap((layout) => PLACES[layout])).toEqual([...PLACE.ids]);
    for (const texts of [englishPlaces, chinesePlaces]) {
      const leads = PLACE.ids.map((place) => texts[place].lead("RUNE"));
      expect(new Set(leads).size).toBe(12);
      for (const lead of leads) expect(lead.split("RUNE")).toHaveLength(2);
    }
  });

  test("lie in the cross as present, past, future, help below and challenge above", () => {
    expect(PLACES.cross).toEqual(["present", "past", "future", "help", "challenge"]);
  });
});

describe("a rune in a place", () => {
  test("speaks in whole sentences, whichever stave and place", () => {
    for (const place of PLACE.ids) {
      for (const { id: rune, reversible } of STAVES) {
        const given = { rune, place, merkstave: reversible };
        expect(en.phrases.inPlace(given)).toMatch(/^[A-Z][^{}]*\. [A-Z][^{}]*[.?!]$/);
        expect(zhHant.phrases.inPlace(given)).toMatch(/^[^{}]*。[^{}]*[。？！]$/);
      }
    }
  });

  test("is named with its orientation, the blank stave without", () => {
    const [fehu, blank] = [
      { rune: "fehu", merkstave: true },
      { rune: "blank", merkstave: false },
    ] as const;
    expect([proseInEnglish(fehu), proseInChinese(fehu)]).toEqual([
      "Fehu reversed",
      "逆位的「菲胡」",
    ]);
    expect([proseInEnglish(blank), proseInChinese(blank)]).toEqual([
      "the blank stave",
      "「空白籤」",
    ]);
  });

  test("is not read merkstave where it has no reversed form", () => {
    expect(() => sideOf(english, { rune: "isa", merkstave: true })).toThrow(
      new RangeError("Cannot read isa merkstave: it has no reversed form"),
    );
  });
});
