/**
 * The Tree of Life: ten sefirot, twenty-two letters and the paths between them.
 *
 * @source sefirot and heavens: Crowley's 777 (1909), columns II, VI and VII, and the ten spheres of Bruno's
 * Cabala (1585), both after Agrippa II.13; letters of signs (one order in all versions) and of planets:
 * Sefer Yetzirah 4-5, the short version and that of the Gra; Kircher's letters of the planets after
 * W. W. Westcott, note 40; joins of the paths: 777, column XII, as on Kircher's drawing
 */
import { SIGN, type Sign } from "#lore";
import { vocabulary, type IdOf } from "#sdk";

/** Left, middle and right of the Tree. */
export const PILLAR = vocabulary("pillar", ["severity", "middle", "mercy"]);
export type Pillar = IdOf<typeof PILLAR>;

/** The ten sefirot from above to below. */
export const SEFIRAH = vocabulary("sefirah", {
  keter: { native: "כתר", roman: "Keter" },
  chokhmah: { native: "חכמה", roman: "Chokhmah" },
  binah: { native: "בינה", roman: "Binah" },
  chesed: { native: "חסד", roman: "Chesed" },
  gevurah: { native: "גבורה", roman: "Gevurah" },
  tiferet: { native: "תפארת", roman: "Tiferet" },
  netzach: { native: "נצח", roman: "Netzach" },
  hod: { native: "הוד", roman: "Hod" },
  yesod: { native: "יסוד", roman: "Yesod" },
  malkhut: { native: "מלכות", roman: "Malkhut" },
});
export type SefirahId = IdOf<typeof SEFIRAH>;

/** The pillar of each sefirah. */
export const PILLAR_OF: Readonly<Record<SefirahId, Pillar>> = {
  keter: "middle",
  chokhmah: "mercy",
  binah: "severity",
  chesed: "mercy",
  gevurah: "severity",
  tiferet: "middle",
  netzach: "mercy",
  hod: "severity",
  yesod: "middle",
  malkhut: "middle",
};

/** The seven planets and the sefirah of each. */
export const PLANET_SEFIRAH = {
  sun: "tiferet",
  moon: "yesod",
  mercury: "hod",
  venus: "netzach",
  mars: "gevurah",
  jupiter: "chesed",
  saturn: "binah",
} as const satisfies Readonly<Record<string, SefirahId>>;
export type TreePlanet = keyof typeof PLANET_SEFIRAH;
export const TREE_PLANETS = Object.keys(PLANET_SEFIRAH) as readonly TreePlanet[];

/** The twenty-two letters. */
export const LETTER = vocabulary("letter", {
  alef: { native: "א", roman: "Alef" },
  bet: { native: "ב", roman: "Bet" },
  gimel: { native: "ג", roman: "Gimel" },
  dalet: { native: "ד", roman: "Dalet" },
  he: { native: "ה", roman: "He" },
  vav: { native: "ו", roman: "Vav" },
  zayin: { native: "ז", roman: "Zayin" },
  het: { native: "ח", roman: "Het" },
  tet: { native: "ט", roman: "Tet" },
  yod: { native: "י", roman: "Yod" },
  kaf: { native: "כ", roman: "Kaf" },
  lamed: { native: "ל", roman: "Lamed" },
  mem: { native: "מ", roman: "Mem" },
  nun: { native: "נ", roman: "Nun" },
  samekh: { native: "ס", roman: "Samekh" },
  ayin: { native: "ע", roman: "Ayin" },
  pe: { native: "פ", roman: "Pe" },
  tsade: { native: "צ", roman: "Tsade" },
  qof: { native: "ק", roman: "Qof" },
  resh: { native: "ר", roman: "Resh" },
  shin: { native: "ש", roman: "Shin" },
  tav: { native: "ת", roman: "Tav" },
});
export type LetterId = IdOf<typeof LETTER>;

/** A letter's name in Latin letters, the same in every language: Resh. */
export function romanOf(letter: LetterId): string {
  return LETTER.writings[letter]!.roman!;
}

/** The trumps by letter, as the Golden Dawn has them. */
export const TRUMP = vocabulary("trump", [
  "the-fool",
  "the-magician",
  "the-high-priestess",
  "the-empress",
  "the-emperor",
  "the-hierophant",
  "the-lovers",
  "the-chariot",
  "strength",
  "the-hermit",
  "wheel-of-fortune",
  "justice",
  "the-hanged-man",
  "death",
  "temperance",
  "the-devil",
  "the-tower",
  "the-star",
  "the-moon",
  "the-sun",
  "judgement",
  "the-world",
]);

/** A letter with the two sefirot that its path joins. */
export interface Path {
  /** 11 to 32, as the paths are numbered after the ten. */
  readonly number: number;
  readonly letter: LetterId;
  readonly joins: readonly [SefirahId, SefirahId];
  /** Trump of the Golden Dawn. */
  readonly trump: IdOf<typeof TRUMP>;
}

/** Numbers of the sefirot that each letter joins. */
const JOINS: Readonly<Record<LetterId, readonly [number, number]>> = {
  alef: [1, 2],
  bet: [1, 3],
  gimel: [1, 6],
  dalet: [2, 3],
  he: [2, 6],
  vav: [2, 4],
  zayin: [3, 6],
  het: [3, 5],
  tet: [4, 5],
  yod: [4, 6],
  kaf: [4, 7],
  lamed: [5, 6],
  mem: [5, 8],
  nun: [6, 7],
  samekh: [6, 9],
  ayin: [6, 8],
  pe: [7, 8],
  tsade: [7, 9],
  qof: [7, 10],
  resh: [8, 9],
  shin: [8, 10],
  tav: [9, 10],
};

/** The twenty-two paths, index 0 is Alef. */
export const PATHS: readonly Path[] = LETTER.ids.map((letter, index) => {
  const [a, b] = JOINS[letter];
  const joins = [SEFIRAH.ids[a - 1]!, SEFIRAH.ids[b - 1]!] as const;
  return { number: index + 11, letter, joins, trump: TRUMP.ids[index]! };
});

/** Letters of the twelve signs. */
const SIGN_LETTERS: Readonly<Record<Sign, LetterId>> = {
  aries: "he",
  taurus: "vav",
  gemini: "zayin",
  cancer: "het",
  leo: "tet",
  virgo: "yod",
  libra: "lamed",
  scorpio: "nun",
  sagittarius: "samekh",
  capricorn: "ayin",
  aquarius: "tsade",
  pisces: "qof",
};

/** Paths of the twelve signs, index 0 is Aries. */
export const SIGN_PATHS: readonly Path[] = SIGN.ids.map((sign) =>
  PATHS.find(({ letter }) => letter === SIGN_LETTERS[sign])!,
);

/** Letters of the planets by school. */
export const PLANET_LETTERS = {
  "golden-dawn": {
    mercury: "bet",
    moon: "gimel",
    venus: "dalet",
    jupiter: "kaf",
    mars: "pe",
    sun: "resh",
    saturn: "tav",
  },
  short: {
    saturn: "bet",
    jupiter: "gimel",
    mars: "dalet",
    sun: "kaf",
    venus: "pe",
    mercury: "resh",
    moon: "tav",
  },
  kircher: {
    sun: "bet",
    venus: "gimel",
    mercury: "dalet",
    moon: "kaf",
    saturn: "pe",
    jupiter: "resh",
    mars: "tav",
  },
  gra: {
    moon: "bet",
    mars: "gimel",
    sun: "dalet",
    venus: "kaf",
    mercury: "pe",
    saturn: "resh",
    jupiter: "tav",
  },
} as const satisfies Readonly<Record<string, Readonly<Record<TreePlanet, LetterId>>>>;
export type Attribution = keyof typeof PLANET_LETTERS;

/** The four worlds by the element of a sign: fire, earth, air, water; as the letters of the Name have it. */
export const WORLD = vocabulary("world", {
  atzilut: { native: "אצילות", roman: "Atzilut" },
  asiyah: { native: "עשיה", roman: "Asiyah" },
  yetzirah: { native: "יצירה", roman: "Yetzirah" },
  beriah: { native: "בריאה", roman: "Beriah" },
});
export type WorldId = IdOf<typeof WORLD>;

/** Every letter by its name in Latin letters; for the terms of a language that has no other. */
export const LETTER_NAMES = Object.fromEntries(
  LETTER.ids.map((id) => [id, romanOf(id)] as const),
) as Readonly<Record<LetterId, string>>;

/** Something of every sefirah. */
export function sefirotBy<T>(make: (id: SefirahId) => T): Readonly<Record<SefirahId, T>> {
  const made = SEFIRAH.ids.map((id) => [id, make(id)] as const);
  return Object.fromEntries(made) as Record<SefirahId, T>;
}

/** The names alone of a table of pillars. */
export function namedBy(
  table: Readonly<Record<Pillar, { readonly name: string }>>,
): Readonly<Record<Pillar, string>> {
  const { severity, middle, mercy } = table;
  return { severity: severity.name, middle: middle.name, mercy: mercy.name };
}
