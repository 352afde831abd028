/**
 * Names in scripts that are read letter by letter, written in Latin letters as maps write them: Indian
 * scripts without length and place of articulation (Hunterian), Hangul by the Revised Romanisation without
 * assimilation, Cyrillic near the system of BGN and PCGN.
 *
 * @returns null for other scripts, and where a character is none of these
 */
export function romanise(text: string): string | null {
  const chars = [...text.normalize("NFC").toLowerCase()].filter((char) =>
    /[\p{L}\p{M}]/u.test(char),
  );
  if (chars.length === 0) return null;
  const code = chars[0]!.codePointAt(0)!;
  if (code >= INDIC.first && code < INDIC.end) return romaniseIndic(chars);
  if (code >= HANGUL_FIRST && code <= HANGUL_LAST) return romaniseHangul(chars);
  return code >= 0x400 && code < 0x530 ? romaniseCyrillic(chars) : null;
}

/** Devanagari to Malayalam: nine blocks of 128 characters in one order. */
const INDIC = { first: 0x900, end: 0xd80, block: 0x80 } as const;
/** Consonants from offset 0x15 of a block. */
const CONSONANTS =
  "k kh g gh ng ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l zh v sh sh s h".split(
    " ",
  );
const FIRST_CONSONANT = 0x15;
/** Vowels by themselves from offset 0x05, vowel signs from 0x3e. */
const VOWELS = "a a i i u u ri l e e e ai o o o au".split(" ");
const FIRST_VOWEL = 0x05;
const SIGNS = "a i i u u ri ri e e e ai o o o au".split(" ");
const FIRST_SIGN = 0x3e;
const VIRAMA = 0x4d;
const ORIYA = 0xb00;
/** A nasal sign is read with the lips before what is. */
const ANUSVARA = 0x02;
const LABIALS = { first: 0x2a, last: 0x2e } as const;
/** Nasal signs, and consonants that stand outside the order; "" leaves a sign out. */
const OTHERS: Readonly<Record<number, string>> = {
  ...{ 0x01: "n", 0x02: "n", 0x03: "h", 0x3c: "", 0x5c: "r", 0x5d: "rh", 0x5f: "y", 0x71: "" },
};
/** Malayalam's consonants without a vowel, from offset 0x7a; Gurmukhi's nasal sign. */
const CHILLUS = "n n r l l k".split(" ");
const FIRST_CHILLU = 0x7a;
const TIPPI = "ੰ";

function romaniseIndic(chars: readonly string[]): string | null {
  let latin = "";
  /** Whether a consonant waits for its vowel: `a` unless a sign or the end of the word says otherwise. */
  let waits = false;
  for (const [at, char] of chars.entries()) {
    const code = char.codePointAt(0)!;
    if (code < INDIC.first || code >= INDIC.end) return null;
    const offset = code % INDIC.block;
    const next = (chars[at + 1]?.codePointAt(0) ?? 0) % INDIC.block;
    const isLabial = offset === ANUSVARA && next >= LABIALS.first && next <= LABIALS.last;
    const consonant = CONSONANTS[offset - FIRST_CONSONANT];
    const sign = SIGNS[offset - FIRST_SIGN];
    const nasal = isLabial ? "m" : char === TIPPI ? "n" : undefined;
    const other = nasal ?? CHILLUS[offset - FIRST_CHILLU] ?? OTHERS[offset];
    if (offset === VIRAMA) waits = false;
    else if (sign !== undefined) [latin, waits] = [latin + sign, false];
    else if (other === "") continue;
    else {
      if (waits) latin += "a";
      const letter = consonant ?? VOWELS[offset - FIRST_VOWEL] ?? other;
      if (letter === undefined) return null;
      latin += letter;
      waits = consonant !== undefined || (offset >= 0x5c && offset <= 0x5f);
    }
  }
  // Northern languages no longer say the last vowel; those from Oriya on do.
  const isSouthern = chars[0]!.codePointAt(0)! >= ORIYA;
  return waits && isSouthern ? `${latin}a` : latin;
}

const HANGUL_FIRST = 0xac00;
const HANGUL_LAST = 0xd7a3;
const INITIALS = "g kk n d tt r m b pp s ss  j jj ch k t p h".split(" ");
const MEDIALS = "a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i".split(" ");
const FINALS = " k k k n n n t l l l l l l l l m p p t t ng t t k t p h".split(" ");

function romaniseHangul(chars: readonly string[]): string | null {
  let latin = "";
  for (const char of chars) {
    const code = char.codePointAt(0)! - HANGUL_FIRST;
    if (code < 0 || code > HANGUL_LAST - HANGUL_FIRST) return null;
    const perInitial = MEDIALS.length * FINALS.length;
    const medial = Math.floor((code % perInitial) / FINALS.length);
    latin +=
      INITIALS[Math.floor(code / perInitial)]! + MEDIALS[medial]! + FINALS[code % FINALS.length]!;
  }
  return latin;
}

const CYRILLIC: Readonly<Record<string, string>> = {
  ...{ а: "a", б: "b", в: "v", г: "g", ґ: "g", д: "d", е: "e", ё: "e", є: "ye", ж: "zh", з: "z" },
  ...{ и: "i", і: "i", ї: "yi", й: "y", к: "k", л: "l", м: "m", н: "n", о: "o", п: "p", р: "r" },
  ...{ с: "s", т: "t", у: "u", ў: "u", ф: "f", х: "kh", ц: "ts", ч: "ch", ш: "sh", щ: "shch" },
  ...{ ъ: "", ы: "y", ь: "", э: "e", ю: "yu", я: "ya", ј: "j", љ: "lj", њ: "nj", ђ: "dj" },
  ...{ ћ: "c", џ: "dz", ѓ: "g", ќ: "k", ѕ: "dz", қ: "q", ғ: "gh", ң: "ng", ұ: "u", ү: "u", ө: "o" },
  ...{ ә: "a", һ: "h" },
};

function romaniseCyrillic(chars: readonly string[]): string | null {
  let latin = "";
  for (const char of chars) {
    const letters = CYRILLIC[char];
    if (letters === undefined) return null;
    latin += letters;
  }
  return latin;
}
