/** Any value of an answer as a person reads it: words in a line, facts, tables, entries with texts. */
import { facts, html, type Child, type Html, type Lang } from "../../ui/mod.ts";
import type { Fields } from "./fields.ts";
import { labelOf, unitOf, wordOf } from "./labels.ts";
import { TEXTS } from "./texts.ts";

/** Columns of a table at most; the rest stands in the JSON. */
const MAX_COLUMNS = 8;
/** Rows and entries shown at most. */
const MAX_ROWS = 60;
/** Levels of headings below a section. */
const MAX_DEPTH = 3;
/** Texts longer than this have a line of their own. */
const LONG = 64;
/** Fields whose list of texts is verse. */
const VERSE = new Set(["poem", "lines", "verse"]);

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A text in both languages; extra members may stand beside it. */
function isText(value: unknown): value is { en: string | string[]; zhHant: string | string[] } {
  return isFields(value) && isWords(value["en"]) && isWords(value["zhHant"]);
}

function isWords(value: unknown): boolean {
  return (
    typeof value === "string" ||
    (Array.isArray(value) && value.every((one) => typeof one === "string"))
  );
}

/** A judgement with its reasons. */
export function isVerdict(value: unknown): value is {
  value: unknown;
  because: readonly { rule: string; source?: string }[];
} {
  return isFields(value) && "value" in value && Array.isArray(value["because"]);
}

function sayIn(
  lang: Lang,
  text: { en: string | string[]; zhHant: string | string[] },
): string | string[] {
  return lang === "en" ? text.en : text.zhHant;
}

function joined(lang: Lang, parts: readonly string[]): string {
  return parts.join(lang === "en" ? ", " : "、");
}

/** A number without noise: three decimals, two for degrees, with its unit. */
function figure(lang: Lang, key: string, value: number): string {
  const unit = unitOf(lang, key);
  const digits = /^julianDay/.test(key) ? 6 : unit === "°" ? 2 : 3;
  const isSmall = value !== 0 && Math.abs(value) < 0.1 && unit !== "°";
  const told = isSmall ? Number(value.toPrecision(3)) : Number(value.toFixed(digits));
  return `${told}${unit}`.replace("-", "−");
}

/** A value in one line, or null where it takes more than that. */
export function inline(lang: Lang, key: string, value: unknown): Html | null {
  const words = TEXTS[lang];
  if (value === null || value === undefined) return html`<span class="none">–</span>`;
  if (typeof value === "boolean") return html`${value ? words.yes : words.no}`;
  if (typeof value === "number") return html`${figure(lang, key, value)}`;
  if (typeof value === "string") return html`<bdi>${wordOf(lang, value)}</bdi>`;
  if (Array.isArray(value)) return inlineList(lang, key, value);
  if (isVerdict(value)) return inline(lang, key, value.value);
  return isFields(value) ? (headOf(lang, value)?.text ?? null) : null;
}

function inlineList(lang: Lang, key: string, value: readonly unknown[]): Html | null {
  if (value.length === 0) return html`<span class="none">–</span>`;
  if (value.length > 24) return null;
  const parts = value.map((one) => (Array.isArray(one) ? null : inline(lang, key, one)));
  if (parts.some((part) => part === null)) return null;
  if (value.some((one) => isFields(one) && hasMore(lang, one))) return null;
  const gap = lang === "en" ? ", " : "、";
  return html`${parts.map((part, at) => (at === 0 ? part : html`${gap}${part}`))}`;
}

/** Whether a thing says more than its name. */
function hasMore(lang: Lang, value: Fields): boolean {
  return membersOf(lang, value).some(([, member]) => isFields(member) || Array.isArray(member));
}

interface Head {
  readonly text: Html;
  /** Members that it stands for. */
  readonly uses: readonly string[];
}

/** What a thing is called: a term of its art, a name, a text. */
export function headOf(lang: Lang, value: Fields): Head | null {
  if (isText(value)) {
    const said = sayIn(lang, value);
    const text = typeof said === "string" ? said : joined(lang, said);
    return { text: html`${text}`, uses: ["en", "zhHant", "native", "roman", "gloss"] };
  }
  const { native, roman, gloss } = value;
  if (typeof native === "string") {
    const more = [roman, gloss].filter(
      (one): one is string => typeof one === "string" && one !== "",
    );
    const small =
      lang === "en" && more.length > 0 ? html` <small>${more.join(" · ")}</small>` : null;
    return {
      text: html`<bdi class="term">${native}</bdi>${small}`,
      uses: ["native", "roman", "gloss"],
    };
  }
  const localised = lang === "en" ? value["nameEn"] : value["nameZh"];
  if (typeof localised === "string") {
    return { text: html`${localised}`, uses: ["nameEn", "nameZh"] };
  }
  for (const key of ["name", "title", "label"]) {
    const named = value[key];
    if (typeof named === "string") return { text: html`<bdi>${named}</bdi>`, uses: [key] };
    const head = isFields(named) ? headOf(lang, named) : null;
    if (head) return { text: head.text, uses: [key] };
  }
  return null;
}

/** Members that say nothing new beside others, and those that say nothing. */
export function isRepeated(value: Fields, key: string): boolean {
  const has = (name: string) => value[name] !== undefined;
  if (key === "nameInProse") return has("name");
  if (isFields(value[key])) return false;
  if (["id", "slug", "index", "code"].includes(key)) {
    return (
      has("name") || has("native") || has("title") || has("nameEn") || has("en") || has("evidence")
    );
  }
  if (key === "system" || key === "tradition") return has("title");
  if (key.endsWith("Native") || key.endsWith("Zh") || key.endsWith("Roman")) return true;
  if (has("formatted") && ["longitudeDeg", "degreeInSign", "sign", "signName"].includes(key))
    return true;
  return has(`${key}Name`);
}

/** The members of a thing beyond its head, without repetition. */
function membersOf(
  lang: Lang,
  value: Fields,
  uses: readonly string[] = [],
): readonly (readonly [string, unknown])[] {
  const own = Object.entries(value).filter(
    ([key]) => !uses.includes(key) && !isRepeated(value, key),
  );
  if (lang === "en") return own;
  return own.map(([key, member]) => [key, value[`${key}Zh`] ?? member] as const);
}

/** A value with all it holds. */
export function block(lang: Lang, key: string, value: unknown, depth = 0): Child {
  if (isText(value) && Object.keys(value).length === 2) return paragraphs(lang, key, value);
  if (Array.isArray(value)) return listBlock(lang, key, value, depth);
  if (isFields(value) && !isVerdict(value)) return thing(lang, key, value, depth);
  return html`<p>${inline(lang, key, value)}</p>`;
}

function paragraphs(
  lang: Lang,
  key: string,
  text: { en: string | string[]; zhHant: string | string[] },
): Html {
  const said = sayIn(lang, text);
  if (typeof said === "string") return html`<p>${said}</p>`;
  if (!VERSE.has(key)) return html`<p>${joined(lang, said)}</p>`;
  return html`<blockquote class="verse">${said.map((line) => html`<p>${line}</p>`)}</blockquote>`;
}

function listBlock(lang: Lang, key: string, value: readonly unknown[], depth: number): Child {
  const line = inlineList(lang, key, value);
  const isLong = value.some((one) => lengthOf(lang, one) > LONG);
  if (line && !isLong) return html`<p>${line}</p>`;
  if (
    value.every(isFields) &&
    !value.every((one) => isText(one) && Object.keys(one).length === 2)
  ) {
    return rowsBlock(
      lang,
      value.map((one) => [null, one] as const),
      depth,
    );
  }
  const shown = value.slice(0, MAX_ROWS);
  return html`<ul class="plain-list">
    ${shown.map((one) => html`<li>${inline(lang, key, one) ?? block(lang, key, one, depth + 1)}</li>`)}
  </ul>`;
}

/** Length of what a value says in one line; 0 where it says more than that. */
function lengthOf(lang: Lang, value: unknown): number {
  if (typeof value === "string") return value.length;
  if (!isText(value)) return 0;
  const said = sayIn(lang, value);
  return (typeof said === "string" ? said : joined(lang, said)).length * (lang === "en" ? 1 : 2);
}

type Row = readonly [name: string | null, value: Fields];

/** Things of one kind: a table, or entries where they carry texts. */
function rowsBlock(lang: Lang, rows: readonly Row[], depth: number): Child {
  const shown = rows.slice(0, MAX_ROWS);
  const rest = rows.length - shown.length;
  const more =
    rest > 0 ? html`<p class="muted small">${TEXTS[lang].moreRows(String(rest))}</p>` : null;
  const hasTexts = shown.some(([, row]) =>
    membersOf(lang, row, headOf(lang, row)?.uses).some(
      ([, member]) => lengthOf(lang, member) > LONG,
    ),
  );
  const { fit, lost } = columnsOf(lang, shown);
  const isPoor = lost > 0 && fit.length <= 2;
  return [hasTexts || isPoor ? entries(lang, shown, depth) : figureTable(lang, shown), more];
}

function entries(lang: Lang, rows: readonly Row[], depth: number): Html {
  return html`<div class="entries">
    ${rows.map(([name, row]) => {
      const head = headOf(lang, row);
      const title = name === null ? head?.text : labelOf(lang, name);
      return html`<div class="entry">
        ${title ? html`<p class="entry-title">${title}</p>` : null}
        ${name !== null && head ? html`<p>${head.text}</p>` : null}
        ${members(lang, membersOf(lang, row, head?.uses), depth + 1, "texts first")}
      </div>`;
    })}
  </div>`;
}

/** Members of things that a table has columns for, in order. */
function columnsOf(lang: Lang, rows: readonly Row[]): { fit: readonly string[]; lost: number } {
  const members = rows.map(([, row]) => new Map(membersOf(lang, row, headOf(lang, row)?.uses)));
  const names = [...new Set(members.flatMap((row) => [...row.keys()]))];
  const isTold = (name: string) => members.some((row) => row.get(name) != null);
  const told = names.filter((name) => name !== "version" && isTold(name));
  const fit = told.filter((name) =>
    members.every((row) => !row.has(name) || inline(lang, name, row.get(name)) !== null),
  );
  return { fit, lost: told.length - fit.length };
}

function figureTable(lang: Lang, rows: readonly Row[]): Html {
  const heads = rows.map(([, row]) => headOf(lang, row));
  const members = rows.map(([, row], at) => new Map(membersOf(lang, row, heads[at]?.uses)));
  const columns = columnsOf(lang, rows).fit.slice(0, MAX_COLUMNS);
  const hasName = rows.some(([name]) => name !== null);
  const hasHead = heads.some((head) => head !== null);
  const { itemName, itemText } = TEXTS[lang];
  const nameLabel = rows.every(([, row]) => isText(row)) ? itemText : itemName;
  return html`<div
    class="scroll"
    tabindex="0"
    role="group"
    aria-label="${
      columns
        .slice(0, 3)
        .map((one) => labelOf(lang, one))
        .join(", ") || nameLabel
    }"
  >
    <table>
      <thead>
        <tr>
          ${hasName ? html`<th scope="col"><span class="visually-hidden">${nameLabel}</span></th>` : null}
          ${hasHead ? html`<th scope="col">${nameLabel}</th>` : null}
          ${columns.map((name) => html`<th scope="col">${labelOf(lang, name)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([name], at) =>
            html`<tr>
              ${name === null ? null : html`<th scope="row">${labelOf(lang, name)}</th>`}
              ${hasHead ? html`<td>${heads[at]?.text}</td>` : null}
              ${columns.map(
                (column) =>
                  html`<td>
                    ${members[at]!.has(column) ? inline(lang, column, members[at]!.get(column)) : null}
                  </td>`,
              )}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** One thing: its name, its facts, and what else it holds under headings. */
function thing(lang: Lang, key: string, value: Fields, depth: number): Child {
  const head = headOf(lang, value);
  const rest = membersOf(lang, value, head?.uses);
  const isRecord =
    head === null &&
    rest.length >= 3 &&
    rest.every(([, member]) => isFields(member) && !isVerdict(member)) &&
    alike(rest.map(([, member]) => member as Fields));
  if (isRecord) return rowsBlock(lang, rest as readonly Row[], depth);
  const verse = VERSE.has(key) && isText(value) ? paragraphs(lang, key, value) : null;
  return [
    verse ?? (head ? html`<p class="head-line">${head.text}</p>` : null),
    members(lang, rest, depth + 1),
  ];
}

/** Whether things have mostly the same members. */
function alike(things: readonly Fields[]): boolean {
  const first = Object.keys(things[0]!);
  return things.every((one) => {
    const shared = Object.keys(one).filter((name) => first.includes(name)).length;
    return shared * 2 >= first.length;
  });
}

/** Members that fit a line each, and those that take more. */
export function sortMembers(
  lang: Lang,
  all: readonly (readonly [string, unknown])[],
  depth: number,
): { readonly lines: readonly [string, Html][]; readonly blocks: readonly [string, unknown][] } {
  const lines: [string, Html][] = [];
  const blocks: [string, unknown][] = [];
  for (const [key, value] of all) {
    const isLong = [value, ...(Array.isArray(value) ? value : [])].some(
      (one) => lengthOf(lang, one) > LONG,
    );
    const isDeep = isFields(value) && hasMore(lang, value) && depth < MAX_DEPTH;
    // What is not there is left to the JSON; a table shows it by a dash.
    if (value === null || (Array.isArray(value) && value.length === 0)) continue;
    const line = isLong || isDeep || VERSE.has(key) ? null : inline(lang, key, value);
    if (line && !hasFigures(lang, value)) lines.push([labelOf(lang, key), line]);
    else blocks.push([key, value]);
  }
  return { lines, blocks };
}

/** Whether a thing has figures of its own beside its name. */
function hasFigures(lang: Lang, value: unknown): boolean {
  if (!isFields(value) || isVerdict(value) || isText(value)) return false;
  const uses = headOf(lang, value)?.uses ?? [];
  return membersOf(lang, value, uses).some(([, member]) => typeof member === "number");
}

function members(
  lang: Lang,
  all: readonly (readonly [string, unknown])[],
  depth: number,
  order: "figures first" | "texts first" = "figures first",
): Child {
  const { lines, blocks } = sortMembers(lang, all, depth);
  const shown = depth > MAX_DEPTH ? [] : blocks;
  const flat = shown.filter(([, value]) => isFlat(lang, value));
  const joins = flat.length > 1 && alike(flat.map(([, value]) => value as Fields));
  const rest = joins ? shown.filter(([, value]) => !isFlat(lang, value)) : shown;
  const short = [
    lines.length > 0 ? facts(lines) : null,
    joins ? figureTable(lang, flat as readonly Row[]) : null,
  ];
  const long = rest.map(
    ([key, value]) =>
      html`<div class="part">
        <p class="part-title">${labelOf(lang, key)}</p>
        ${block(lang, key, value, depth)}
      </div>`,
  );
  return order === "figures first" ? [short, long] : [long, short];
}

/** Whether a thing holds short values alone and has no name. */
function isFlat(lang: Lang, value: unknown): boolean {
  if (!isFields(value) || isVerdict(value) || headOf(lang, value)) return false;
  return Object.entries(value).every(
    ([key, member]) => lengthOf(lang, member) <= LONG && inline(lang, key, member) !== null,
  );
}
