/** Tone and rhyme of a Han character as regulated verse counts them. */
import { pinyin } from "pinyin-pro";
import {
  EITHER_TONE,
  ENTERING_TONE,
  OBLIQUE,
  RHYME_FAMILIES,
  RHYME_GROUPS,
} from "./sound_tables.ts";

export type Tone = "level" | "oblique" | "either";

const EITHER = new Set(EITHER_TONE);
const ALWAYS_OBLIQUE = new Set([...ENTERING_TONE, ...OBLIQUE]);
const GROUPS_OF = new Map<string, string[]>();
for (const [group, characters] of Object.entries(RHYME_GROUPS)) {
  for (const character of characters) {
    GROUPS_OF.set(character, [...(GROUPS_OF.get(character) ?? []), group]);
  }
}

/** The tone of a character: by the tables, and where they are silent by its Mandarin reading. */
export function toneOf(character: string): Tone {
  if (EITHER.has(character)) return "either";
  if (ALWAYS_OBLIQUE.has(character)) return "oblique";
  if (GROUPS_OF.has(character)) return "level";
  const reading = pinyin(character, { toneType: "num" });
  return /[12]$/.test(reading) ? "level" : "oblique";
}

/** Whether a tone may count as the one wanted. */
export function fits(tone: Tone, wanted: "level" | "oblique"): boolean {
  return tone === "either" || tone === wanted;
}

/** Level-tone rhyme groups of a character; empty where the tables do not know it. */
export function rhymeGroups(character: string): readonly string[] {
  return GROUPS_OF.get(character) ?? [];
}

/** How two characters rhyme. */
export function rhyme(a: string, b: string): "group" | "family" | "none" | "unknown" {
  const [left, right] = [rhymeGroups(a), rhymeGroups(b)];
  if (left.length === 0 || right.length === 0) return "unknown";
  if (left.some((group) => right.includes(group))) return "group";
  const family = RHYME_FAMILIES.some(
    (one) => left.some((g) => one.includes(g)) && right.some((g) => one.includes(g)),
  );
  return family ? "family" : "none";
}
