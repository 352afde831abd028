/** Any value of an answer with all it holds: facts, tables, entries with texts. */
import { facts, html, type Child, type Html, type Lang } from "../../ui/mod.ts";
import type { Fields } from "./fields.ts";
import { labelOf } from "./labels.ts";
import { TEXTS } from "./texts.ts";
import {
  hasMore,
  headOf,
  inline,
  inlineList,
  isFields,
  isText,
  isVerdict,
  joined,
  lengthOf,
  membersOf,
  sayIn,
} from "./value.ts";

/** Columns of a table at most; the rest stands in the JSON. */
const MAX_COLUMNS = 8;
/** Letters across a table at most; wider things are shown as entries. */
const MAX_WIDTH = 150;
const MIN_COLUMN = 8;
/** Rows and entries shown at most. */
const MAX_ROWS = 60;
/** Levels of headings below a section. */
const MAX_DEPTH = 3;
/** Texts longer than this have a line of their own. */
const LONG = 64;
/** Fields whose list of texts is verse. */
const VERSE = new Set(["poem", "lines", "verse"]);

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

type Row = readonly [name: string | null, value: Fields];

/** Things of one kind: a table, or entries where they carry texts. */
function rowsBlock(lang: Lang, rows: readonly Row[], depth: number): Child {
  const shown = rows.slice(0, MAX_ROWS);
  const rest = rows.length - shown.length;
  const more =
    rest > 0 ? html`<p class="muted small">${TEXTS[lang].moreRows(String(rest))}</p>` : null;
  const { fit, lost } = columnsOf(lang, shown);
  const isPoor = lost > 0 && fit.length <= 2;
  const isWide = widthOf(lang, shown, fit) > MAX_WIDTH;
  return [isWide || isPoor ? entries(lang, shown, depth) : figureTable(lang, shown), more];
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

/** Letters across a table, by the longest text of each column. */
function widthOf(lang: Lang, rows: readonly Row[], columns: readonly string[]): number {
  const widths = columns.slice(0, MAX_COLUMNS).map((name) => {
    const lengths = rows.map(([, row]) => lengthOf(lang, row[name]));
    return Math.max(MIN_COLUMN, ...lengths);
  });
  return widths.reduce((sum, width) => sum + width, 0);
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
    const isDeep =
      isFields(value) && !isBareText(value) && hasMore(lang, value) && depth < MAX_DEPTH;
    // What is not there is left to the JSON; a table shows it by a dash.
    if (value === null || (Array.isArray(value) && value.length === 0)) continue;
    const line = isLong || isDeep || VERSE.has(key) ? null : inline(lang, key, value);
    if (line && !hasFigures(lang, value)) lines.push([labelFor(lang, key, value), line]);
    else blocks.push([key, value]);
  }
  return { lines, blocks };
}

/** A text and nothing beside it. */
function isBareText(value: unknown): boolean {
  return isText(value) && Object.keys(value).length === 2;
}

/** The label of a member; `luck` is a cycle of years, or one word of good or bad. */
function labelFor(lang: Lang, key: string, value: unknown): string {
  return labelOf(lang, key === "luck" && typeof value === "string" ? "luckiness" : key);
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
