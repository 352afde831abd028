import { describe, expect, test } from "bun:test";
import { nameInProse, readInPosition, textOf } from "./prose.ts";
import type { Rune, RuneText } from "./rune.ts";
import { BLANK, RUNES } from "./runes.ts";
import { SPREADS } from "./spreads.ts";

const ASPECTS = ["situation", "obstacle", "advice", "outcome"] as const;
const STAVES: readonly Rune[] = [...RUNES, BLANK];
const SIDES: readonly RuneText[] = STAVES.flatMap((rune) =>
  rune.merkstave === undefined ? [rune.upright] : [rune.upright, rune.merkstave],
);
const TEXTS = SIDES.flatMap((side) => [side.meaning, ...ASPECTS.map((id) => side.aspects[id])]);

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

function runeById(id: string): Rune {
  const rune = STAVES.find((candidate) => candidate.id === id);
  if (rune === undefined) throw new Error(`No rune "${id}"`);
  return rune;
}

function splitEnglish(text: string): readonly string[] {
  return text.split(/(?<=[.?!])\s+/);
}

function splitChinese(text: string): readonly string[] {
  return text.split(/(?<=[。？！])(?!」)/).filter((part) => part !== "");
}

/** The characters of Big5's two levels (A440-C67E, C940-F9D5); simplified-only forms have no code. */
function big5Characters(): ReadonlySet<string> {
  const decoder = new TextDecoder("big5");
  const found = new Set<string>();
  for (let code = 0xa440; code <= 0xf9d5; code += 1) {
    const trail = code & 0xff;
    const valid = (trail >= 0x40 && trail <= 0x7e) || (trail >= 0xa1 && trail <= 0xfe);
    const betweenLevels = code > 0xc67e && code < 0xc940;
    if (valid && !betweenLevels) found.add(decoder.decode(new Uint8Array([code >> 8, trail])));
  }
  return found;
}

describe("RUNES", () => {
  test("hold 24 runes in the order that spells the futhark", () => {
    expect(RUNES.map((rune) => rune.number)).toEqual(RUNES.map((_, index) => index + 1));
    expect(RUNES.map((rune) => rune.letter).join(" ")).toBe(
      "F U TH A R K G W H N I J EI P Z S T B E M L NG D O",
    );
    expect(new Set(STAVES.map((rune) => rune.id)).size).toBe(25);
    expect(new Set(STAVES.map((rune) => rune.name.zhHant)).size).toBe(25);
  });

  test("have the code points of the Runic block", () => {
    expect(RUNES.map((rune) => rune.unicode?.codePointAt(0))).toEqual(CODE_POINTS);
    expect(RUNES.every((rune) => [...(rune.unicode ?? "")].length === 1)).toBe(true);
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
    expect(upright).toEqual(WITHOUT_REVERSED);
    for (const rune of STAVES) expect(rune.merkstave !== undefined).toBe(rune.reversible);
    expect(SIDES).toHaveLength(24 + 15 + 1);
  });

  test("keep the blank stave without form, sound, aett or element", () => {
    const { unicode, letter, sound, aett, element, reversible, number } = BLANK;
    expect([unicode, letter, sound, aett, element]).toEqual(Array(5).fill(undefined));
    expect([reversible, number]).toEqual([false, 0]);
    expect(RUNES).not.toContain(BLANK);
  });
});

describe("the texts", () => {
  test("are whole sentences in both languages, two or three to a meaning and one to an aspect", () => {
    for (const side of SIDES) {
      expect(side.keywords.en.length).toBe(side.keywords.zhHant.length);
      expect([3, 4, 5]).toContain(side.keywords.en.length);
      expect([2, 3]).toContain(splitEnglish(side.meaning.en).length);
      expect([2, 3]).toContain(splitChinese(side.meaning.zhHant).length);
      for (const aspect of ASPECTS) {
        expect(splitEnglish(side.aspects[aspect].en)).toHaveLength(1);
        expect(splitChinese(side.aspects[aspect].zhHant)).toHaveLength(1);
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
    for (const { aspects } of SIDES) {
      expect(aspects.situation.en).not.toMatch(/\byou(r|rs|rself)?\b/i);
      expect(aspects.situation.zhHant).not.toMatch(/[你妳您]/);
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
      ...SIDES.flatMap(({ keywords }) => keywords.zhHant),
      ...STAVES.flatMap(({ name, gloss }) => [name.zhHant, gloss.zhHant]),
      ...SPREADS.flatMap(({ positions }) => positions).map(({ lead }) => lead.zhHant),
    ].join("");
    const strange = [...new Set(written.match(/\p{Script=Han}/gu))].filter((c) => !allowed.has(c));
    expect(strange).toEqual([]);
  });
});

describe("SPREADS", () => {
  test("draw 1, 3, 3 and 5 runes, each place with a lead of its own", () => {
    expect(SPREADS.map((spread) => spread.positions.length)).toEqual([1, 3, 3, 5]);
    const leads = SPREADS.flatMap(({ positions }) => positions.map(({ lead }) => lead));
    expect(new Set(leads.map((lead) => lead.en)).size).toBe(12);
    for (const lead of leads) {
      expect(lead.en.split("{rune}")).toHaveLength(2);
      expect(lead.zhHant.split("{rune}")).toHaveLength(2);
    }
  });

  test("lay the cross as present, past, future, help below and challenge above", () => {
    expect(SPREADS.at(-1)?.positions.map((position) => position.id)).toEqual([
      "present",
      "past",
      "future",
      "help",
      "challenge",
    ]);
  });
});

describe("readInPosition()", () => {
  test("reads every stave in every position as whole sentences", () => {
    for (const position of SPREADS.flatMap(({ positions }) => positions)) {
      for (const rune of STAVES) {
        const text = readInPosition(position, rune, rune.reversible);
        expect(text.en).toMatch(/^[A-Z][^{}]*\. [A-Z][^{}]*[.?!]$/);
        expect(text.zhHant).toMatch(/^[^{}]*。[^{}]*[。？！]$/);
      }
    }
  });

  test("names the orientation and the blank stave", () => {
    expect(nameInProse(runeById("fehu"), true)).toEqual({
      en: "Fehu reversed",
      zhHant: "逆位的「菲胡」",
    });
    expect(nameInProse(BLANK, false)).toEqual({ en: "the blank stave", zhHant: "「空白籤」" });
  });

  test("refuses merkstave for a rune without a reversed form", () => {
    expect(() => textOf(runeById("isa"), true)).toThrow(
      new RangeError("Cannot read isa merkstave: it has no reversed form"),
    );
  });
});
