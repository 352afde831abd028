/** A Latin-script name as the letters that count. */
import { Refusal } from "#sdk";

/** Letters that carry no combining mark and so do not fall apart by themselves. */
const FOLDED: Readonly<Record<string, string>> = {
  ß: "SS",
  ẞ: "SS",
  Æ: "AE",
  Œ: "OE",
  Ø: "O",
  Đ: "D",
  Ð: "D",
  Þ: "TH",
  Ł: "L",
  Ħ: "H",
  İ: "I",
  ı: "I",
};

/** What the refusals of a name are filled with. */
export type NameRefusals = { "no-letters": { name: string } };

/** A name as it is counted. */
export interface LatinName {
  /** The parts between spaces, in capitals A-Z. */
  readonly parts: readonly string[];
  /** Characters left out, each once, in the order in which they came. */
  readonly ignored: readonly string[];
}

/**
 * Reads a name: capitals, marks stripped (Å to A, Ø to O, ß to SS), anything else left out.
 *
 * Spaces part the names; hyphens and apostrophes are left out and join.
 *
 * @throws {Refusal} `no-letters` if nothing is left
 */
export function readLatinName(name: string): LatinName {
  const ignored = new Set<string>();
  const parts = name
    .normalize("NFKC")
    .trim()
    .split(/\s+/u)
    .map((part) => fold(part, ignored));
  const kept = parts.filter((part) => part !== "");
  if (kept.length === 0) throw new Refusal("no-letters", { name });
  return { parts: kept, ignored: [...ignored] };
}

function fold(part: string, ignored: Set<string>): string {
  let letters = "";
  for (const char of part) {
    const capital = FOLDED[char] ?? FOLDED[char.toUpperCase()] ?? stripMarks(char).toUpperCase();
    if (/^[A-Z]+$/.test(capital)) letters += capital;
    else ignored.add(char);
  }
  return letters;
}

function stripMarks(char: string): string {
  return char.normalize("NFD").replace(/\p{M}/gu, "");
}
