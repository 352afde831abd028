/**
 * The seventy-two names of three letters.
 *
 * Exodus 14:19, 20 and 21 have 72 letters each. The first verse is written forward, the second backward,
 * the third forward; each column of three letters is a name. El or Yah is added for the angel's name.
 *
 * @source Exodus 14:19-21, letters as in Sefaria's export of the Tanakh; spellings of the angels: their
 * common French form, after Lenain, La Science cabalistique (1823). That the verses have 72 letters is
 * a test.
 */
export const VERSES = [
  "ויסע מלאך האלהים ההלך לפני מחנה ישראל וילך מאחריהם ויסע עמוד הענן מפניהם ויעמד מאחריהם",
  "ויבא בין מחנה מצרים ובין מחנה ישראל ויהי הענן והחשך ויאר את הלילה ולא קרב זה אל זה כל הלילה",
  "ויט משה את ידו על הים ויולך יהוה את הים ברוח קדים עזה כל הלילה וישם את הים לחרבה ויבקעו המים",
] as const;

const ANGELS =
  "Vehuiah Jeliel Sitael Elemiah Mahasiah Lelahel Achaiah Cahetel Haziel Aladiah Lauviah Hahaiah Iezalel Mebahel Hariel Hekamiah Lauviah Caliel Leuviah Pahaliah Nelchael Yeiayel Melahel Haheuiah Nithhaiah Haaiah Yeratel Seheiah Reiyel Omael Lecabel Vasariah Yehuiah Lehahiah Chavakiah Menadel Aniel Haamiah Rehael Yeiazel Hahahel Mikael Veualiah Yelahiah Sealiah Ariel Asaliah Mihael Vehuel Daniel Hahasiah Imamiah Nanael Nithael Mebahiah Poyel Nemamiah Yeialel Harahel Mitzrael Umabel Iahhel Anauel Mehiel Damabiah Manakel Eyael Habuhiah Rochel Jabamiah Haiaiel Mumiah".split(
    " ",
  );
const FINALS: Readonly<Record<string, string>> = { ך: "כ", ם: "מ", ן: "נ", ף: "פ", ץ: "צ" };
const LETTER_VALUES = new Map(
  [..."אבגדהוזחטיכלמנסעפצקרשת"].map((letter, i) => [
    letter,
    i < 9 ? i + 1 : i < 18 ? (i - 8) * 10 : (i - 17) * 100,
  ]),
);

/** One of the seventy-two. */
export interface DivineName {
  /** 1 to 72. */
  readonly number: number;
  /** Three letters, without final forms. */
  readonly letters: string;
  readonly angel: string;
  /** Sum of the three letters. */
  readonly value: number;
  /** First degree of its five on the zodiac, tropical. */
  readonly fromDeg: number;
}

/** Letters of a verse, final forms as medial ones. */
export function lettersOf(verse: string): readonly string[] {
  return [...verse.replaceAll(" ", "")].map((letter) => FINALS[letter] ?? letter);
}

const [FIRST, SECOND, THIRD] = VERSES.map(lettersOf);

/** The seventy-two names, name 1 first. */
export const NAMES: readonly DivineName[] = ANGELS.map((angel, i) => {
  const letters = [FIRST![i]!, SECOND![71 - i]!, THIRD![i]!];
  const value = letters.reduce((sum, letter) => sum + LETTER_VALUES.get(letter)!, 0);
  return { number: i + 1, letters: letters.join(""), angel, value, fromDeg: i * 5 };
});

/** The name of the five-degree arc in which a longitude lies. */
export function nameOfArc(longitudeDeg: number): DivineName {
  return NAMES[Math.floor(longitudeDeg / 5)]!;
}

/** The name of a day: the seventy-two follow the degrees of the Sun five times round the year. */
export function nameOfDegree(longitudeDeg: number): DivineName {
  return NAMES[Math.floor(longitudeDeg) % 72]!;
}

/** The name of twenty minutes of the day, counted from midnight. */
export function nameOfClock(minutes: number): DivineName {
  return NAMES[Math.floor(minutes / 20)]!;
}
