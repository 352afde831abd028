/** What is claimed of every draw, in codes: the odds of what falls, place by place. */

import { SIBILLA } from "../../plugins/cartomancy/sibilla/terms.ts";

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Answer = any;

/** An outcome of an answer: its table, and its cell in that table. */
export type Cell = readonly [table: number, cell: number];

export interface Claim {
  readonly claim: string;
  /** Odds of the cells of each table, in any unit; 0 where nothing may fall. */
  readonly tables: readonly (readonly number[])[];
  readonly cells: (answer: Answer) => readonly Cell[];
  /** Whether the tables are judged by the sum of their statistics rather than each alone. */
  readonly summed?: boolean;
}

export interface Case {
  readonly procedure: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** How many draws; 100,000 when absent, and where fewer are, one draw bears several outcomes. */
  readonly draws?: number;
  readonly claims: readonly Claim[];
}

/** The figures of a geomantic shield. */
const FIGURES =
  "via caudaDraconis puer fortunaMinor puella amissio carcer laetitia caputDraconis conjunctio acquisitio rubeus fortunaMajor albus tristitia populus".split(
    " ",
  );
const even = (count: number) => new Array<number>(count).fill(1);
const times = <T>(count: number, value: T) => new Array<T>(count).fill(value);
const figure = (pattern: string) => Number.parseInt(pattern.replaceAll("2", "0"), 2);
const binary = (bits: readonly boolean[]) => bits.reduce((sum, bit) => 2 * sum + (bit ? 1 : 0), 0);

/** In how many ways so many beans are parted into three heaps that leave each of the sums by fours. */
const partings = (beans: number, sums: readonly number[]): readonly number[] => {
  const left = (heap: number) => ((heap - 1) % 4) + 1;
  const ways = sums.map(() => 0);
  for (let one = 1; one < beans - 1; one++) {
    for (let other = 1; other < beans - one; other++) {
      ways[sums.indexOf(left(one) + left(other) + left(beans - one - other))]!++;
    }
  }
  return ways;
};

/** Figures of the four mothers, all in one table or each in its own. */
const mothers = (patterns: readonly string[], apart: boolean): readonly Cell[] =>
  patterns.slice(0, 4).map((pattern, place) => [apart ? place : 0, figure(pattern)]);

const TAROT: Case = {
  procedure: "tarot.draw",
  input: { spread: "celticCross" },
  claims: [
    {
      claim: "every card has the same odds in every place",
      tables: times(10, even(78)),
      cells: ({ cards }) => cards.map(({ index }: Answer, place: number) => [place, index]),
    },
    {
      claim: "half of the cards lie upside down in every place",
      tables: times(10, [1, 1]),
      cells: ({ cards }) =>
        cards.map(({ reversed }: Answer, place: number) => [place, reversed ? 1 : 0]),
    },
    {
      claim: "no card is turned more often than another",
      tables: times(78, [1, 1]),
      cells: ({ cards }) => cards.map(({ index, reversed }: Answer) => [index, reversed ? 1 : 0]),
      summed: true,
    },
    {
      claim: "no card comes twice",
      tables: [[1, 0]],
      cells: ({ cards }) => [
        [0, new Set(cards.map(({ index }: Answer) => index)).size === 10 ? 0 : 1],
      ],
    },
  ],
};

/** Cards of one deck without sides: every card in every place, and none twice. */
const lines = (
  procedure: string,
  input: Case["input"],
  count: number,
  of: number,
  numberOf: (card: Answer) => number = ({ number }) => number,
): Case => ({
  procedure,
  input,
  claims: [
    {
      claim: "every card has the same odds in every place",
      tables: times(count, even(of)),
      cells: ({ cards }) => cards.map((card: Answer, place: number) => [place, numberOf(card) - 1]),
      summed: true,
    },
    {
      claim: "no card comes twice",
      tables: [[1, 0]],
      cells: ({ cards }) => [[0, new Set(cards.map(numberOf)).size === count ? 0 : 1]],
    },
  ],
});

/** Half of the cards of a deck stand on their heads, no card more often than another. */
const halves = (of: number, numberOf: (card: Answer) => number): Claim => ({
  claim: "half of the cards stand on their heads, none more often than another",
  tables: times(of, [1, 1]),
  cells: ({ cards }) => cards.map((card: Answer) => [numberOf(card) - 1, card.reversed ? 1 : 0]),
  summed: true,
});
const withSides = (one: Case, of: number, numberOf: (card: Answer) => number): Case => ({
  ...one,
  claims: [...one.claims, halves(of, numberOf)],
});

const PACK = ["hearts", "clubs", "diamonds", "spades"].flatMap((suit) =>
  "A 2 3 4 5 6 7 8 9 10 J Q K".split(" ").map((rank) => `${rank}-of-${suit}`),
);
const PIQUET = PACK.filter((card) => !/^[2-6]-/.test(card));
// A term is its id where the rules give it, and an object with the id where it is served.
const idOf = (term: Answer): string => (typeof term === "string" ? term : term.id);
const among =
  (deck: readonly string[]) =>
  ({ card }: Answer): number =>
    deck.indexOf(idOf(card)) + 1;
const PLAYING: readonly Case[] = [
  withSides(
    lines("playingCards.draw", { deck: "32", spread: "house" }, 6, 32, among(PIQUET)),
    32,
    among(PIQUET),
  ),
  {
    ...withSides(
      lines(
        "playingCards.draw",
        { deck: "32", spread: "pastPresentFuture" },
        32,
        32,
        among(PIQUET),
      ),
      32,
      among(PIQUET),
    ),
    draws: 6_000,
  },
  lines("playingCards.draw", { deck: "52", spread: "three" }, 3, 52, among(PACK)),
];

const SUITS = ["wands", "cups", "swords", "pentacles"];
const COURTS = SUITS.flatMap((suit) =>
  ["page", "knight", "queen", "king"].map((rank) => `${rank}-of-${suit}`),
);
const SIGNS =
  "aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces".split(
    " ",
  );
const TREE = "kether chokmah binah chesed geburah tiphareth netzach hod yesod malkuth".split(" ");
/** Heaps dealt from 78 cards: the first have one more. */
const heaps = (count: number) =>
  Array.from({ length: count }, (_, heap) => Math.floor(78 / count) + (heap < 78 % count ? 1 : 0));
const OPENING: Case = {
  procedure: "tarot.openingOfTheKey",
  input: {},
  draws: 8_000,
  claims: [
    {
      claim: "each court card is as often the significator",
      tables: [even(16)],
      cells: ({ significator }) => [[0, COURTS.indexOf(idOf(significator.card))]],
    },
    {
      claim: "the significator falls to houses, signs and the tree as their heaps have cards",
      tables: [heaps(12), heaps(12), heaps(10)],
      cells: ({ operations }) => [
        [0, Number(idOf(operations[1].division).slice(5)) - 1],
        [1, SIGNS.indexOf(idOf(operations[2].division))],
        [2, TREE.indexOf(idOf(operations[4].division))],
      ],
    },
    {
      claim: "it looks to either side as often in every operation",
      tables: times(5, [1, 1]),
      cells: ({ operations }) =>
        operations.map(({ way }: Answer, index: number) => [index, idOf(way) === "left" ? 1 : 0]),
    },
  ],
};

/** The nine runes that look the same upside down, by their numbers in the row. */
const STILL = [7, 9, 10, 11, 12, 13, 16, 22, 23];

const RUNES: readonly Case[] = [
  {
    procedure: "runes.cast",
    input: { spread: "five" },
    claims: [
      {
        claim: "each of the 24 has the same odds in every place, the blank stave none",
        tables: times(5, [0, ...even(24)]),
        cells: ({ runes }) => runes.map(({ number }: Answer, place: number) => [place, number]),
      },
      {
        claim: "half of the reversible runes lie upside down, none more often than another",
        tables: times(25, [1, 1]),
        cells: ({ runes }) =>
          runes
            .filter(({ number }: Answer) => !STILL.includes(number))
            .map(({ number, merkstave }: Answer) => [number, merkstave ? 1 : 0]),
        summed: true,
      },
      {
        claim: "the nine others never do",
        tables: [[1, 0]],
        cells: ({ runes }) =>
          runes
            .filter(({ number }: Answer) => STILL.includes(number))
            .map(({ merkstave }: Answer) => [0, merkstave ? 1 : 0]),
      },
    ],
  },
  {
    procedure: "runes.cast",
    input: { spread: "single", blank: true },
    draws: 25_000,
    claims: [
      {
        claim: "the blank stave comes as often as any rune",
        tables: [even(25)],
        cells: ({ runes }) => runes.map(({ number }: Answer) => [0, number]),
      },
    ],
  },
];

const COINS: readonly Case[] = [0.5, 0.05, 0.3, 0.95].map((weight) => ({
  procedure: "coinFlip.flip",
  input: { flips: 3, weight },
  claims: [
    {
      claim: "heads fall with their weight in the first, second and last of three",
      tables: times(3, [weight, 1 - weight]),
      cells: ({ sequence }) =>
        sequence.map((side: string, place: number) => [place, side === "heads" ? 0 : 1]),
    },
    {
      claim: "the answer is yes as often as two of three or all are heads",
      tables: [[weight ** 2 * (3 - 2 * weight), 1 - weight ** 2 * (3 - 2 * weight)]],
      cells: ({ answer }) => [[0, answer === "yes" ? 0 : 1]],
    },
    {
      claim: "each flip is on its own: all eight threes come as their weights multiply",
      tables: [
        Array.from({ length: 8 }, (_, three) =>
          [4, 2, 1].reduce((odds, bit) => odds * (three & bit ? weight : 1 - weight), 1),
        ),
      ],
      cells: ({ sequence }) => [[0, binary(sequence.map((side: string) => side === "heads"))]],
    },
  ],
}));

const GEOMANCY: readonly Case[] = ["raml.cast", "ramal.cast"].map((procedure) => ({
  procedure,
  input: {},
  claims: [
    {
      claim: "each figure has the same odds in every place of the mothers",
      tables: times(4, even(16)),
      cells: ({ houses }) =>
        mothers(
          houses.map(({ pattern }: Answer) => pattern),
          true,
        ),
    },
  ],
}));

const SHIELDS: readonly Case[] = ["geomancy.cast", "geomancy.judge"].map((procedure) => ({
  procedure,
  input: {},
  claims: [
    {
      claim: "each figure has the same odds in every place of the mothers",
      tables: times(4, even(16)),
      cells: ({ shield }) =>
        shield.mothers.map((figure: string, place: number) => [place, FIGURES.indexOf(figure)]),
    },
  ],
}));

/** At least one for every draw that is served. */
export const CASES: readonly Case[] = [
  ...SHIELDS,
  TAROT,
  lines("lenormand.draw", { spread: "nine" }, 9, 36),
  // Each of the 36 cards of a table is an outcome.
  { ...lines("lenormand.grandTableau", { person: 29 }, 36, 36), draws: 6_000 },
  ...PLAYING,
  lines("kipper.draw", { spread: "nine" }, 9, 36),
  { ...lines("kipper.draw", { spread: "full" }, 36, 36), draws: 6_000 },
  OPENING,
  withSides(
    lines("sibilla.draw", { spread: "five" }, 5, 52, among(SIBILLA.ids)),
    52,
    among(SIBILLA.ids),
  ),
  withSides(lines("etteilla.draw", { spread: "seven" }, 7, 78), 78, ({ number }: Answer) => number),
  ...RUNES,
  ...COINS,
  {
    procedure: "coinFlip.flip",
    input: { flips: 9, weight: 0.7 },
    draws: 12_000,
    claims: [
      {
        claim: "heads fall with their weight among nine",
        tables: [[7, 3]],
        cells: ({ sequence }) => sequence.map((side: string) => [0, side === "heads" ? 0 : 1]),
      },
    ],
  },
  {
    procedure: "ifa.cast",
    input: {},
    claims: [
      {
        claim: "each of the 256 odu has the same odds",
        tables: [even(256)],
        cells: ({ rank }) => [[0, rank - 1]],
      },
      {
        claim: "ire has 257 chances in 512",
        tables: [[257, 255]],
        cells: ({ fortune }) => [[0, fortune.value === "ire" ? 0 : 1]],
      },
      {
        // One throw in 256 is a tie: too few to weigh on the odds, so they are looked at alone.
        claim: "a tie goes to the earlier alternative",
        tables: [[1, 0]],
        cells: ({ fortune, fortuneThrows: [ire, ibi] }) =>
          ire.rank === ibi.rank ? [[0, fortune.value === "ire" ? 0 : 1]] : [],
      },
    ],
  },
  {
    procedure: "sikidy.cast",
    input: {},
    draws: 25_000,
    claims: [
      {
        claim: "each figure has the same odds among the mothers",
        tables: [even(16)],
        cells: ({ columns }) =>
          mothers(
            columns.map((column: Answer) => column.figure),
            false,
          ),
      },
    ],
  },
  {
    procedure: "hakata.cast",
    input: {},
    claims: [
      {
        claim: "each of the sixteen ways in which four tablets fall has the same odds",
        tables: [even(16)],
        cells: ({ tablets }) => [[0, binary(tablets.map(({ open }: Answer) => open))]],
      },
      {
        claim: "each fall has the same odds",
        tables: [even(16)],
        cells: ({ number }) => [[0, number]],
      },
    ],
  },
  {
    procedure: "mo.cast",
    input: {},
    claims: [
      {
        claim: "each syllable has the same odds in each throw",
        tables: times(2, even(6)),
        cells: ({ throws }) =>
          throws.map((one: string, place: number) => [
            place,
            ["ah", "ra", "pa", "tsa", "na", "dhi"].indexOf(one),
          ]),
      },
      {
        claim: "each of the thirty-six answers has the same odds",
        tables: [even(36)],
        cells: ({ number }) => [[0, number - 1]],
      },
    ],
  },
  {
    procedure: "shagai.cast",
    input: {},
    claims: [
      {
        claim: "broad sides fall four times as often as narrow ones, each bone alike",
        tables: times(4, [1, 4, 4, 1]),
        cells: ({ bones }) =>
          bones.map((side: string, place: number) => [
            place,
            ["horse", "sheep", "goat", "camel"].indexOf(side),
          ]),
      },
    ],
  },
  {
    procedure: "irkBitig.cast",
    input: {},
    claims: [
      {
        claim: "each face has the same odds in each throw",
        tables: times(3, even(4)),
        cells: ({ throws }) => throws.map((pips: number, place: number) => [place, pips - 1]),
      },
    ],
  },
  {
    procedure: "kumalak.cast",
    input: {},
    claims: [
      {
        claim: "the first row holds five or nine beans as forty-one are parted",
        tables: [partings(41, [5, 9])],
        cells: ({ rows }) => [[0, rows[0].sum === 5 ? 0 : 1]],
      },
      {
        claim: "the second row holds four, eight or twelve as what is left is parted",
        tables: [partings(36, [4, 8, 12]), partings(32, [4, 8, 12])],
        cells: ({ rows }) => [[rows[0].sum === 5 ? 0 : 1, rows[1].sum / 4 - 1]],
      },
    ],
  },
  ...GEOMANCY,
  {
    procedure: "liuyao.calculate",
    input: { date: "2026-01-15", time: "12:00", timezone: "UTC" },
    draws: 17_000,
    claims: [
      {
        claim: "lines come as three coins fall",
        // Two tails and a head and the other way round come three times as often.
        tables: [[1, 3, 3, 1]],
        cells: ({ cast }) => cast.values.map((value: number) => [0, value - 6]),
      },
    ],
  },
  {
    procedure: "yijing.cast",
    input: { date: "2026-01-15", time: "12:00", timezone: "UTC" },
    draws: 17_000,
    claims: [
      {
        claim: "lines come as three coins fall",
        tables: [[1, 3, 3, 1]],
        cells: ({ values }) => values.map((value: number) => [0, value - 6]),
      },
    ],
  },
  {
    procedure: "yijing.cast",
    input: { date: "2026-01-15", time: "12:00", timezone: "UTC", method: "yarrow" },
    draws: 17_000,
    claims: [
      {
        claim:
          "lines come as the stalks are counted: old yin once in sixteen, old yang three times",
        tables: [[1, 5, 7, 3]],
        cells: ({ values }) => values.map((value: number) => [0, value - 6]),
      },
    ],
  },
  {
    procedure: "taiXuan.cast",
    input: { watch: "morning" },
    claims: [
      {
        claim: "lines come as the stalks are counted by threes",
        tables: times(4, [2, 5, 2]),
        cells: ({ digits }) => digits.map((digit: number, place: number) => [place, digit - 1]),
      },
    ],
  },
  {
    procedure: "yutjeom.cast",
    input: {},
    claims: [
      {
        claim: "four sticks show none to four flat sides as four coins fall, in each throw",
        tables: times(3, [1, 4, 6, 4, 1]),
        cells: ({ throws }) =>
          throws.map((one: string, place: number) => [
            place,
            ["mo", "do", "gae", "geol", "yut"].indexOf(one),
          ]),
      },
    ],
  },
  {
    procedure: "lingQi.cast",
    input: {},
    claims: [
      {
        claim:
          "of four tokens none to four lie face up as four coins fall, above, middle and below",
        tables: times(3, [1, 4, 6, 4, 1]),
        cells: ({ counts: { upper, middle, lower } }) =>
          [upper, middle, lower].map((count: number, place: number) => [place, count]),
      },
    ],
  },
  {
    procedure: "jiaoBei.cast",
    input: { rule: "one", throws: 1 },
    claims: [
      {
        claim: "half of the throws are sacred, a quarter laugh and a quarter refuse",
        tables: [[2, 1, 1]],
        cells: ({ throws }) => [[0, ["sheng", "laughing", "yin"].indexOf(throws[0])]],
      },
    ],
  },
  {
    procedure: "jiaoBei.cast",
    input: { rule: "three" },
    claims: [
      {
        claim: "three in a row come once in eight",
        tables: [[1, 7]],
        cells: ({ verdict }) => [[0, verdict.value === "granted" ? 0 : 1]],
      },
    ],
  },
  {
    procedure: "divination.draw",
    input: { systemSlug: "guanyin-100" },
    claims: [
      {
        claim: "each of 100 lots has the same odds",
        tables: [even(100)],
        cells: ({ lotNumber }) => [[0, lotNumber - 1]],
      },
    ],
  },
  {
    procedure: "ramShalaka.draw",
    input: {},
    claims: [
      {
        claim: "each of 225 squares, and so each of nine verses, has the same odds",
        tables: [even(225), even(9)],
        cells: ({ cell, number }) => [
          [0, cell - 1],
          [1, number - 1],
        ],
      },
    ],
  },
];
