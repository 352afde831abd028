import { readFileSync } from "node:fs";
import { zstdDecompressSync } from "node:zlib";

/** Names by code, then by language; the first of a list is the usual one. */
type NamesByCode = Record<string, Record<string, string[]>>;

/** What is kept of CLDR 41 (Unicode licence). */
export interface CldrNames {
  /** By ISO 3166-1 alpha-2 code, "TW". */
  readonly countries: NamesByCode;
  /** By CLDR's form of the ISO 3166-2 code, "twtpe"; `zh` mixes traditional and simplified. */
  readonly divisions: NamesByCode;
  /** By zone of the tz database, "Asia/Taipei". */
  readonly zoneCities: NamesByCode;
}

/** Languages whose names of countries, divisions and zone cities are kept. */
export const CLDR_LANGUAGES = [
  ...["en", "zh-Hant", "zh", "ja", "ko", "ru", "uk", "ar", "fa", "ur", "he"],
  ...["hi", "mr", "bn", "pa", "gu", "ta", "te", "kn", "ml", "th", "vi", "id"],
  ...["de", "fr", "es", "pt", "it", "nl", "pl", "tr"],
] as const;

export const INPUT = new URL("./inputs/cldr_names.json.zst", import.meta.url);

/** A figure by which CLDR tells divisions of one name apart; it is no part of the name. */
const TELLS_APART = /[¹²³⁴]$/u;

/** Reads the kept extract of CLDR. */
export function readCldr(): CldrNames {
  const text = zstdDecompressSync(readFileSync(INPUT)).toString();
  return JSON.parse(text, (_key, value: unknown) =>
    typeof value === "string" ? value.replace(TELLS_APART, "") : value,
  ) as CldrNames;
}
