/**
 * Shows answers of procedures that still weld two languages into their answers as if they were in the new
 * shape. It goes, with `label_table.ts`, when the last of them has been migrated.
 */
import type { AnyProcedure } from "../../plugins/mod.ts";
import { loadSimplifier, SIMPLIFIED, type Lang } from "../../speech/mod.ts";
import type { Fields } from "./fields.ts";
import type { Labels } from "./view.ts";
import { convert } from "./voice.ts";
import { FIELD_ROWS, VALUE_ROWS } from "./label_table.ts";

/** Whether a procedure is in the old shape. */
export function isOld(procedure: AnyProcedure): boolean {
  return "old" in procedure;
}

type Row = readonly [en: string, zh: string];

const FIELDS = readTable(FIELD_ROWS);
const WORDS = readTable(VALUE_ROWS);

function readTable(text: string): ReadonlyMap<string, Row> {
  const rows = text.trim().split("\n");
  return new Map(
    rows.map((row) => {
      const [name = "", en = "", zh = ""] = row.split("|");
      return [name, [en, zh]];
    }),
  );
}

const isChinese = (lang: Lang) => lang.startsWith("zh");
const inLang = (lang: Lang, row: Row | undefined) => row?.[isChinese(lang) ? 1 : 0];

const UNITS = /(?:DegPerDay|Deg|Minutes|Seconds|Hours|Days|Km|Au|Percent)$/;

/**
 * Labels by the table, for what neither the procedure nor the shared words name.
 *
 * @param finish converts what is said into the language of the labels
 */
export function oldLabels(shared: Labels, finish: (text: string) => string): Labels {
  const { lang } = shared;
  const field = (name: string, parent: string): string => {
    const bare = name.replace(UNITS, "") || name;
    for (const one of [name, bare]) {
      const row = FIELDS.get(one) ?? WORDS.get(one);
      if (row) return finish(inLang(lang, row) || humanise(bare));
    }
    const own = shared.field(name, parent);
    return own === name ? humanise(bare) : own;
  };
  return {
    ...shared,
    field,
    input(name, parent = "") {
      const own = shared.input(name, parent);
      return own === name ? field(name, parent) : own;
    },
    value(input, value) {
      const own = shared.value(input, value);
      return own === value ? finish(wordOf(lang, value)) : own;
    },
  };
}

/** A value that is a word of the interface, as a person would say it. */
function wordOf(lang: Lang, value: string): string {
  const named = inLang(lang, WORDS.get(value) ?? FIELDS.get(value));
  const isWord = /^[a-z][a-z]+(?:[A-Z][a-z]+|-[a-z0-9]+)*$/.test(value);
  return named || (isWord ? humanise(value) : value);
}

/** `loosingOfBond` → `Loosing of bond`. */
function humanise(name: string): string {
  const spaced = name
    .replaceAll(
      /([a-z0-9])([A-Z])/g,
      (_, before: string, next: string) => `${before} ${next.toLowerCase()}`,
    )
    .replaceAll(/[-_]/g, " ");
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

type Said = string | readonly string[];

function isSaid(value: unknown): value is Said {
  return (
    typeof value === "string" ||
    (Array.isArray(value) && value.every((one) => typeof one === "string"))
  );
}

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A text in both languages; other members may stand beside it. */
const isText = (value: unknown): value is { en: Said; zhHant: Said } =>
  isFields(value) && isSaid(value["en"]) && isSaid(value["zhHant"]);

/** Fields whose list of texts is verse. */
const VERSE = new Set(["poem", "lines", "verse"]);
/** Keys whose members are in the new shape already. */
const NEW = new Set(["reading", "notice", "lang", "time", "conventions", "picture"]);

/** An answer, with whatever in it is in the old shape, as the new shape has it. */
export async function renewed(lang: Lang, answer: Fields): Promise<Fields> {
  const { compared, ...rest } = answer;
  const anew: Fields = {
    ...(renew(lang, rest, "") as Fields),
    ...(compared ? { compared: comparedAnew(lang, compared as readonly Fields[]) } : {}),
  };
  return lang === SIMPLIFIED ? convert(anew, await loadSimplifier()) : anew;
}

function renew(lang: Lang, value: unknown, name: string): unknown {
  if (NEW.has(name)) return value;
  if (Array.isArray(value)) return value.map((one) => renew(lang, one, name));
  if (typeof value === "string") return wordOf(lang, value);
  if (name === "dayOfWeek" && typeof value === "number") return { text: weekday(lang, value) };
  if (!isFields(value)) return value;
  if (typeof value["text"] === "string") return value;
  if (isText(value)) return textAnew(lang, value, name);
  if (typeof value["native"] === "string") return termAnew(lang, value);
  if (isText(value["evidence"])) {
    const { evidence, ...rest } = value;
    return { ...rest, text: (textAnew(lang, evidence as never, "") as { text: string }).text };
  }
  if (typeof value["rule"] === "string" && !("value" in value)) {
    const { rule, ...rest } = value;
    return { code: "", text: rule, ...rest };
  }
  return membersAnew(lang, value);
}

function membersAnew(lang: Lang, value: Fields): Fields {
  const kept = Object.entries(value).filter(([key]) => !isRepeated(value, key));
  return Object.fromEntries(
    kept.map(([key, member]) => {
      const chinese = value[`${key}Zh`] ?? value[`${key}Native`] ?? member;
      const own = isChinese(lang) ? chinese : member;
      if (key === "nameEn") return ["name", isChinese(lang) ? value["nameZh"] : member];
      return [key, renew(lang, own, key)];
    }),
  );
}

function textAnew(lang: Lang, text: Fields & { en: Said; zhHant: Said }, name: string): Fields {
  const { en, zhHant, native, roman: _roman, gloss: _gloss, ...rest } = text;
  const said = isChinese(lang) ? zhHant : en;
  const others = membersAnew(lang, rest);
  if (typeof said === "string") return { text: said, ...others };
  if (VERSE.has(name)) return { original: said, lang, text: said, ...others };
  return { text: said.join(isChinese(lang) ? "、" : ", "), ...others };
}

/** A term of an art: its own writing, and in English what it means; under its name where it holds more. */
function termAnew(lang: Lang, value: Fields): Fields {
  const { id, native, roman, gloss } = value;
  const text = isChinese(lang) ? native : gloss || roman || native;
  const term = {
    ...(typeof id === "string" ? { id } : {}),
    native,
    ...(roman ? { roman } : {}),
    text,
  };
  const rest = Object.entries(value).filter(
    ([key]) => !["id", "native", "roman", "gloss"].includes(key) && !isRepeated(value, key),
  );
  if (rest.length === 0) return term;
  return { name: term, ...membersAnew(lang, Object.fromEntries(rest)) };
}

/** Members that say nothing new beside others, and those that say nothing. */
function isRepeated(value: Fields, key: string): boolean {
  const has = (name: string) => value[name] !== undefined;
  if (key === "nameInProse") return has("name");
  if (isFields(value[key])) return false;
  if (["id", "slug", "index", "code"].includes(key)) {
    return ["name", "native", "title", "nameEn", "en", "evidence"].some(has);
  }
  if (key === "system" || key === "tradition") return has("title") && !has("data");
  if (/(?:Native|Zh|Roman)$/.test(key)) return true;
  if (has("formatted") && ["longitudeDeg", "degreeInSign", "sign", "signName"].includes(key)) {
    return true;
  }
  return has(`${key}Name`);
}

/** The name of a day of the week: 0 is Sunday, as was 1 January 2023. */
function weekday(lang: Lang, day: number): string {
  const format = new Intl.DateTimeFormat(lang, { weekday: "long", timeZone: "UTC" });
  return format.format(new Date(Date.UTC(2023, 0, 1 + day)));
}

/** Ends of pointers that repeat what another of the same thing says. */
const REPEATED_ENDS = /\/(?:animalNative|polarity|element|animal)$/;

function comparedAnew(lang: Lang, compared: readonly Fields[]): readonly Fields[] {
  const foreign = isChinese(lang) ? /\/(?:en|gloss)(?:$|\/)/ : /\/zhHant(?:$|\/)/;
  return compared.map((entry) => ({
    ...entry,
    alternatives: (entry["alternatives"] as readonly Fields[]).map((one) => ({
      ...one,
      differs: (one["differs"] as readonly { readonly field: string }[]).filter(
        ({ field }) => !REPEATED_ENDS.test(field) && !foreign.test(field),
      ),
    })),
  }));
}
