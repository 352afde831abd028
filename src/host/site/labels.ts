/** What fields and values are called on a page: the table for the usual ones, and a rule for the others. */
import type { Lang } from "../../ui/mod.ts";
import { FIELD_ROWS, HINT_ROWS, VALUE_ROWS } from "./label_table.ts";

const FIELDS = readTable(FIELD_ROWS);
const WORDS = readTable(VALUE_ROWS);
const HINTS = readTable(HINT_ROWS);

interface Row {
  readonly en: string;
  readonly zh: string;
}

function readTable(text: string): ReadonlyMap<string, Row> {
  const rows = text.trim().split("\n");
  return new Map(
    rows.map((row) => {
      const [name = "", en = "", zh = ""] = row.split("|");
      return [name, { en, zh }];
    }),
  );
}

/** Units that a name ends with, as they stand behind a figure. */
const UNITS: readonly (readonly [suffix: RegExp, unit: Row])[] = [
  [/DegPerDay$/, { en: "°/day", zh: "°／日" }],
  [/Deg$/, { en: "°", zh: "°" }],
  [/Minutes$/, { en: " min", zh: " 分鐘" }],
  [/Seconds$/, { en: " s", zh: " 秒" }],
  [/Hours$/, { en: " h", zh: " 小時" }],
  [/Days$/, { en: " days", zh: " 日" }],
  [/Km$/, { en: " km", zh: " 公里" }],
  [/Au$/, { en: " au", zh: " 天文單位" }],
  [/Percent$|^percent$/, { en: "%", zh: "%" }],
];

/** The unit behind a figure of this name; empty where it has none. */
export function unitOf(lang: Lang, name: string): string {
  const unit = UNITS.find(([suffix]) => suffix.test(name))?.[1];
  return unit === undefined ? "" : lang === "en" ? unit.en : unit.zh;
}

/** The name of a field, as a person would say it. */
export function labelOf(lang: Lang, name: string): string {
  const suffix = UNITS.find(([shape]) => shape.test(name))?.[0];
  const bare = (suffix && name.replace(suffix, "")) || name;
  for (const one of [name, bare]) {
    const row = FIELDS.get(one) ?? WORDS.get(one);
    const text = row && (lang === "en" ? row.en : row.zh);
    if (text) return text;
    if (row) break;
  }
  return humanise(bare);
}

/** The hint of a shared input in Chinese, where there is one. */
export function hintInChinese(name: string): string | undefined {
  return HINTS.get(name)?.zh;
}

/** A value that is a word of the interface, as a person would say it. */
export function wordOf(lang: Lang, value: string): string {
  const row = WORDS.get(value) ?? FIELDS.get(value);
  const text = row && (lang === "en" ? row.en : row.zh);
  return text || (isWord(value) ? humanise(value) : value);
}

/** Whether a text is an identifier: one camelCase or kebab-case word. */
function isWord(value: string): boolean {
  return /^[a-z][a-z]+(?:[A-Z][a-z]+|-[a-z0-9]+)*$/.test(value);
}

/** `loosingOfBond` → `Loosing of bond`. */
export function humanise(name: string): string {
  const spaced = name
    .replaceAll(
      /([a-z0-9])([A-Z])/g,
      (_, before: string, next: string) => `${before} ${next.toLowerCase()}`,
    )
    .replaceAll(/[-_]/g, " ");
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
