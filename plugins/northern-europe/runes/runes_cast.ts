import { defineProcedure, oneOf, Question, sumOf, Type } from "#old";
import { writeBrief } from "./brief.ts";
import { castRunes, layRunes, RUNE_NAMES, type CastRune } from "./cast.ts";
import { numberOf, ORDER_CONVENTION, type Order } from "./order.ts";
import { drawPicture } from "./picture.ts";
import { readInPosition, textOf } from "./prose.ts";
import { output, type RunesAnswer } from "./shapes.ts";
import { CROSS, SINGLE, SPREADS, THREE_SPREADS, type Position, type Spread } from "./spreads.ts";
import { AETT_NAMES, findTheme, leaningOf, tally, testimoniesOf, type Tally } from "./tally.ts";

/** A handful of the elder futhark, each rune read in its place. */
export const runesCast = defineProcedure({
  name: "runes.cast",
  tradition: "norse",
  title: { en: "Runes", zhHant: "盧恩符文" },
  summary: {
    en: "Draws from the 24 elder runes in single, three-rune or five-rune spreads, upright or reversed",
    zhHant: "自二十四枚古弗薩克符文中抽取一、三或五枚，含正逆位",
  },
  kind: "draw",
  cost: 2,
  icon: "icons/runes.svg",
  needs: ["random"],
  conventions: ORDER_CONVENTION,
  input: Type.Object({
    spread: oneOf(["single", "three", "five"], "1, 3 or 5 runes"),
    layout: Type.Optional(
      oneOf(
        ["situationActionOutcome", "norns"],
        "What the places of the three-rune spread ask; default situationActionOutcome",
      ),
    ),
    question: Question,
    reversals: Type.Optional(
      Type.Boolean({ description: "Whether drawn runes may be upside down; default true" }),
    ),
    blank: Type.Optional(
      Type.Boolean({
        description: "Whether the blank stave, a custom of the 1980s, is in the bag; default false",
      }),
    ),
    runes: Type.Optional(
      Type.Array(oneOf(RUNE_NAMES, "Id of a rune, with :merkstave when upside down"), {
        minItems: 1,
        maxItems: 5,
        description:
          "Runes drawn by hand or to be read again, in the order of the places; chance then has no part",
      }),
    ),
  }),
  output,
  options: {
    spreads: SPREADS.map(({ id, name, positions }) => ({
      id,
      name: name.en,
      runes: positions.length,
    })),
  },
  run: (input, { random }): RunesAnswer => {
    const { question, reversals = true, blank = false, runes, order } = input;
    const spread = spreadOf(input.spread, input.layout);
    const { positions } = spread;
    const cast = runes
      ? layRunes(runes, positions.length)
      : castRunes(random, positions.length, { reversals, blank });
    const aettTally = tally(cast);
    const testimonies = testimoniesOf(cast);
    return {
      spread: input.spread,
      layout: spread.id,
      layoutName: spread.name,
      question: question ?? null,
      source: runes ? "caller" : "chance",
      runes: cast.map((one, index) => describeRune(one, positions[index]!, order)),
      positions: positions.map(({ id, name, meaning }) => ({ id, name, meaning })),
      aettTally,
      theme: findTheme(aettTally),
      leaning: judge(aettTally, cast.length),
      score: sumOf(testimonies),
      testimonies,
    };
  },
  brief: writeBrief,
  picture: drawPicture,
  examples: [
    {
      title: "three runes laid by the caller",
      input: { spread: "three", runes: ["fehu", "isa", "tiwaz:merkstave"] },
      expect: {
        runes: [
          { number: 1, letter: "F", aett: "freyr", merkstave: false },
          { number: 11, letter: "I", aett: "heimdall", reversible: false },
          { number: 17, letter: "T", aett: "tyr", merkstave: true },
        ],
        aettTally: { freyr: 1, heimdall: 1, tyr: 1, merkstave: 1 },
      },
      source:
        "Kylver stone: f first, i eleventh, t seventeenth; three eights of the Vadstena bracteate",
    },
    {
      title: "the row of the Vadstena bracteate ends with Dagaz",
      input: { spread: "single", runes: ["dagaz"], order: "dagazLast" },
      expect: { runes: [{ id: "dagaz", number: 24 }] },
      source: "Vadstena bracteate; Old English rune poem, where Dæg follows Eþel (Dickins, 1915)",
    },
  ],
  references: [
    {
      title: "Runic and Heroic Poems of the Old Teutonic Peoples",
      author: "Bruce Dickins",
      year: "1915",
    },
    {
      title: "Primitive Norse inscriptions (runor.se)",
      part: "rows of the Kylver stone and of the Vadstena and Grumpan bracteates",
    },
  ],
});

function spreadOf(spread: string, layout: string | undefined): Spread {
  if (spread === "single") return SINGLE;
  if (spread === "five") return CROSS;
  return THREE_SPREADS.find(({ id }) => id === layout) ?? THREE_SPREADS[0]!;
}

function judge(counts: Tally, count: number): RunesAnswer["leaning"] {
  const rule = `${counts.merkstave} of ${count} upside down: none is favourable, up to half mixed, more adverse`;
  return { value: leaningOf(counts, count), because: [{ rule }] };
}

function describeRune({ rune, merkstave }: CastRune, position: Position, order: Order) {
  const { keywords, meaning } = textOf(rune, merkstave);
  return {
    position: position.id,
    id: rune.id,
    number: numberOf(rune, order),
    name: rune.name,
    native: rune.native ?? null,
    gloss: rune.gloss,
    unicode: rune.unicode ?? null,
    letter: rune.letter ?? null,
    sound: rune.sound ?? null,
    aett: rune.aett ?? null,
    aettName: rune.aett ? AETT_NAMES[rune.aett] : null,
    element: rune.element ?? null,
    reversible: rune.reversible,
    merkstave,
    keywords: { en: [...keywords.en], zhHant: [...keywords.zhHant] },
    meaning,
    text: readInPosition(position, rune, merkstave),
  };
}
