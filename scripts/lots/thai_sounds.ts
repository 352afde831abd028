/**
 * Sound of a written Thai syllable: its rhyme (vowel and closing sound) and its tone, by the rules of the script.
 *
 * Source: Phraya Upakit Silpasan, Lak Phasa Thai (classes of consonants, live and dead syllables, tone marks).
 */

export type ThaiTone = "mid" | "low" | "falling" | "high" | "rising";

export interface ThaiSyllable {
  /** Vowel and closing sound; syllables of one rhyme are equal here, whatever their tone. */
  readonly rhyme: string;
  readonly tone: ThaiTone;
}

const MIDDLE = "กจฎฏดตบปอ";
const HIGH = "ขฃฉฐถผฝศษสห";
const MARKS = "่้๊๋";
/** A letter that is written and not said, with its sign. */
const SILENT = /[ก-ฮ][ิุ]?์/gu;
/** Closing letters by the sound they close with. */
const CLOSINGS: readonly (readonly [string, string])[] = [
  ["ง", "ng"],
  ["นณญรลฬ", "n"],
  ["ม", "m"],
  ["ย", "y"],
  ["ว", "w"],
  ["กขคฆ", "k"],
  ["จชซฎฏฐฑฒดตถทธศษส", "t"],
  ["บปพฟภ", "p"],
];
const SHORT = new Set(["a", "i", "ue", "u", "o"]);

/** @throws {RangeError} if the letters are no syllable that the rules know */
export function soundOf(syllable: string): ThaiSyllable {
  const mark = [...syllable].find((letter) => MARKS.includes(letter));
  const letters = syllable.replace(SILENT, "");
  const { initial, vowel, closing } = partsOf(letters);
  const isShort = SHORT.has(vowel) || /[ะ็]/u.test(letters);
  const isDead = closing === "" ? isShort : ["k", "t", "p"].includes(closing);
  return { rhyme: vowel + closing, tone: toneOf(initial[0]!, mark, isDead, isShort) };
}

/** Parts of a syllable whose silent letters are gone. */
interface Parts {
  readonly initial: string;
  readonly vowel: string;
  readonly closing: string;
}

function partsOf(marked: string): Parts {
  const letters = marked.replace(/[่-๋]/gu, "");
  const found = /^([เแโไใ]?)([ก-ฮฤ]+)(.*)$/u.exec(letters);
  if (!found) throw new RangeError(`Cannot say "${marked}": no Thai syllable`);
  const [, lead = "", consonants = "", rest = ""] = found;
  if (letters === "ฤ") return { initial: "ร", vowel: "ue", closing: "" };
  if (lead === "ไ" || lead === "ใ") return { initial: consonants, vowel: "a", closing: "y" };
  if (rest === "ำ") return { initial: consonants, vowel: "a", closing: "m" };
  const spoken = rest.replace(/ะ/u, "");
  if (lead === "เ") {
    if (spoken.startsWith("า")) {
      return rest.includes("ะ")
        ? { initial: consonants, vowel: "aw", closing: "" }
        : { initial: consonants, vowel: "a", closing: "w" };
    }
    if (spoken.startsWith("ีย")) return closed(consonants, "ia", spoken.slice(2));
    if (spoken.startsWith("ือ")) return closed(consonants, "uea", spoken.slice(2));
    if (spoken.startsWith("ิ")) return closed(consonants, "oe", spoken.slice(1));
    const { initial, after } = split(marked, consonants);
    if (after === "อ") return { initial, vowel: "oe", closing: "" };
    if (after === "ย") return { initial, vowel: "oe", closing: "y" };
    return closed(initial, "e", after + spoken.replace("็", ""));
  }
  if (lead === "แ" || lead === "โ") {
    const { initial, after } = split(marked, consonants);
    return closed(initial, lead === "แ" ? "ae" : "oo", after + spoken.replace("็", ""));
  }
  if (spoken.startsWith("ัว")) return closed(consonants, "ua", spoken.slice(2));
  if (spoken.startsWith("ั")) return closed(consonants, "a", spoken.slice(1));
  if (spoken.startsWith("า")) return closed(consonants, "aa", spoken.slice(1));
  for (const [sign, vowel] of [
    ["ิ", "i"],
    ["ี", "ii"],
    ["ึ", "ue"],
    ["ื", "uee"],
    ["ุ", "u"],
    ["ู", "uu"],
  ] as const) {
    if (spoken.startsWith(sign)) return closed(consonants, vowel, spoken.slice(1).replace("อ", ""));
  }
  if (spoken.startsWith("็อ")) return closed(consonants, "aw", spoken.slice(2));
  if (rest === "ะ") return { initial: consonants, vowel: "a", closing: "" };
  return bare(marked, consonants);
}

/** A syllable without a sign for its vowel: อ and ว between consonants, รร, or the unwritten o. */
function bare(marked: string, consonants: string): Parts {
  if (consonants.length === 1) return { initial: consonants, vowel: "a", closing: "" };
  const doubled = /^(.+?)รร(.?)$/u.exec(consonants);
  if (doubled) return closed(doubled[1]!, "a", doubled[2] || "น");
  const rounded = /^(.+)อ(.?)$/u.exec(consonants);
  if (rounded) return closed(rounded[1]!, "aw", rounded[2]!);
  const gliding = /^(.+)ว(.)$/u.exec(consonants);
  if (gliding) return closed(gliding[1]!, "ua", gliding[2]!);
  const { initial, after } = split(marked, consonants, 1);
  return after === "ร" ? closed(initial, "aw", after) : closed(initial, "o", after);
}

function closed(initial: string, vowel: string, letters: string): Parts {
  const [first = ""] = letters;
  if (!first) return { initial, vowel, closing: "" };
  const sound = CLOSINGS.find(([all]) => all.includes(first))?.[1];
  if (!sound) throw new RangeError(`Cannot close a syllable with "${letters}"`);
  return { initial, vowel, closing: sound };
}

/**
 * Parts consonants that stand together into those that open the syllable and those that close it: a tone mark
 * stands on the last that opens; without one, ร and ล join the letter before them.
 */
function split(
  marked: string,
  consonants: string,
  least = 0,
): { readonly initial: string; readonly after: string } {
  const at = [...marked].findIndex((letter) => MARKS.includes(letter));
  const before = at < 0 ? "" : marked.slice(0, at).replace(/[^ก-ฮ]/gu, "");
  const joined =
    before.length > 0 && before.length <= consonants.length
      ? before.length
      : /^(ห[งญนมยรลว]|อย|[กขคตทปผพสศ][รล])/u.test(consonants) && consonants.length - 2 >= least
        ? 2
        : 1;
  return { initial: consonants.slice(0, joined), after: consonants.slice(joined) };
}

function toneOf(
  first: string,
  mark: string | undefined,
  isDead: boolean,
  isShort: boolean,
): ThaiTone {
  const kind = MIDDLE.includes(first) ? "middle" : HIGH.includes(first) ? "high" : "low";
  if (mark === "๊") return "high";
  if (mark === "๋") return "rising";
  if (mark === "่") return kind === "low" ? "falling" : "low";
  if (mark === "้") return kind === "low" ? "high" : "falling";
  if (!isDead) return kind === "high" ? "rising" : "mid";
  if (kind !== "low") return "low";
  return isShort ? "high" : "falling";
}
