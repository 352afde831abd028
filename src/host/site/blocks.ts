/** Any value of an answer with all it holds: facts, tables, entries with texts. */
import { facts, fold, html, type Child, type Html } from "../../ui/mod.ts";
import type { Fields } from "./fields.ts";
import { figureTable, tableFor, type Row } from "./figure_table.ts";
import { OWN_KEYS } from "./section.ts";
import {
  hasMore,
  headOf,
  inline,
  inlineList,
  isFields,
  isOriginal,
  isPhrase,
  isSpoken,
  isTranslated,
  isVerdict,
  lengthOf,
  membersOf,
  type Member,
  type Original,
} from "./value.ts";
import type { View } from "./view.ts";

/** Rows and entries shown at most. */
const MAX_ROWS = 60;
/** Levels of headings below a section. */
const MAX_DEPTH = 3;
/** Texts longer than this have a line of their own. */
const LONG = 64;

/**
 * A value with all it holds.
 *
 * @param name of the field that it is the value of
 */
export function block(view: View, name: string, value: unknown, depth = 0): Child {
  if (isOriginal(value)) return received(value);
  if (isSpoken(value)) return said(view, name, value, depth);
  if (Array.isArray(value)) return listBlock(view, name, value, depth);
  if (isFields(value) && !isVerdict(value)) return thing(view, name, value, depth);
  return html`<p>${inline(view, name, value)}</p>`;
}

/** What is said, and what is noted of it. */
function said(view: View, name: string, value: Fields, depth: number): Child {
  const head = headOf(value)!;
  const notes = membersOf(value, name, head.uses);
  return [
    html`<p>${head.text}</p>`,
    notes.length > 0 ? members(view, notes, value, depth + 1) : null,
  ];
}

/** A text as it was received, with its translation below it. */
function received(value: Original): Html {
  const { original, lang, text } = value;
  const lines = (one: string | readonly string[]) =>
    [one].flat().map((line) => html`<p>${line}</p>`);
  if (!isTranslated(value)) return html`<blockquote class="verse">${lines(text)}</blockquote>`;
  return html`<blockquote class="verse" lang="${lang}">${lines(original)}</blockquote>
    ${lines(text)}`;
}

function listBlock(view: View, name: string, value: readonly unknown[], depth: number): Child {
  const line = inlineList(view, name, value);
  const isLong = value.some((one) => lengthOf(one) > LONG);
  if (line && !isLong) return html`<p>${line}</p>`;
  const isThings = value.every(isFields) && !value.some(isOriginal);
  if (isThings && !value.every((one) => isPhrase(one) && !hasMore(one))) {
    return rowsBlock(
      view,
      name,
      value.map((one) => [null, one] as const),
      depth,
    );
  }
  const shown = value.slice(0, MAX_ROWS);
  return html`<ul class="plain-list">
    ${shown.map((one) => html`<li>${inline(view, name, one) ?? block(view, name, one, depth + 1)}</li>`)}
  </ul>`;
}

/**
 * Things of one kind: a table, or entries where they carry texts.
 *
 * @param name of the field that holds them
 */
function rowsBlock(view: View, name: string, rows: readonly Row[], depth: number): Child {
  const shown = rows.slice(0, MAX_ROWS);
  const rest = rows.length - shown.length;
  const { moreRows } = view.voice.words;
  const answers = shown.flatMap(([, row]) => answersIn(view, row));
  const plain = answers.length === 0 ? shown : shown.map(withoutAnswers);
  return [
    tableFor(view, name, plain) ?? entries(view, name, plain, depth),
    answers.length > 0 ? html`<div class="folds member-answers">${answers}</div>` : null,
    rest > 0 ? html`<p class="muted small">${moreRows(String(rest))}</p>` : null,
  ];
}

/** What systems of a blend answered, each in a fold of its own below the table of them. */
function answersIn(view: View, row: Fields): readonly Child[] {
  return Object.values(row).flatMap((one) => (isAnswer(one) ? [answerOf(view, row, one)] : []));
}

function withoutAnswers([key, row]: Row): Row {
  return [key, Object.fromEntries(Object.entries(row).filter(([, one]) => !isAnswer(one)))];
}

function entries(view: View, name: string, rows: readonly Row[], depth: number): Html {
  return html`<div class="entries">
    ${rows.map(([key, row]) => {
      const head = headOf(row);
      const title = key === null ? head?.text : view.labels.field(key, name);
      return html`<div class="entry">
        ${title ? html`<p class="entry-title">${title}</p>` : null}
        ${key !== null && head ? html`<p>${head.text}</p>` : null}
        ${members(view, membersOf(row, key ?? name, head?.uses), row, depth + 1, "texts first")}
      </div>`;
    })}
  </div>`;
}

/** One thing: its facts, and what else it holds under headings. */
function thing(view: View, name: string, value: Fields, depth: number): Child {
  const all = membersOf(value, name);
  const isRecord =
    all.length >= 3 &&
    all.every(({ value: one }) => isFields(one) && !isVerdict(one) && !isSpoken(one)) &&
    alike(all.map(({ value: one }) => one as Fields));
  if (!isRecord) return members(view, all, value, depth + 1);
  const rows = all.map((one) => [one.name, one.value as Fields] as const);
  return rowsBlock(view, name, rows, depth);
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
  view: View,
  all: readonly Member[],
  depth: number,
): { readonly lines: readonly [string, Html][]; readonly blocks: readonly Member[] } {
  const lines: [string, Html][] = [];
  const blocks: Member[] = [];
  for (const member of all) {
    const { name, parent, value } = member;
    // What is not there is left to the JSON; a table shows it by a dash.
    if (value === null || (Array.isArray(value) && value.length === 0)) continue;
    const line = isLong(value) ? null : (inline(view, name, value) ?? deepHead(value, depth));
    if (line) lines.push([view.labels.field(name, parent), line]);
    else blocks.push(member);
  }
  return { lines, blocks };
}

function isLong(value: unknown): boolean {
  return [value].flat().some((one) => lengthOf(one) > LONG);
}

/** Where headings have come to an end, a thing goes by its name. */
function deepHead(value: unknown, depth: number): Html | null {
  return depth >= MAX_DEPTH && isFields(value) ? (headOf(value)?.text ?? null) : null;
}

/** The members of a thing: short ones as facts, flat ones in a table, the others under their names. */
function members(
  view: View,
  all: readonly Member[],
  thing: Fields,
  depth: number,
  order: "figures first" | "texts first" = "figures first",
): Child {
  const { lines, blocks } = sortMembers(view, all, depth);
  const shown = depth > MAX_DEPTH ? [] : blocks;
  const flat = shown.filter(({ name, value }) => isFlat(view, name, value));
  const joins = flat.length > 1 && alike(flat.map(({ value }) => value as Fields));
  const rest = joins ? shown.filter((one) => !flat.includes(one)) : shown;
  const rows = flat.map(({ name, value }) => [name, value as Fields] as const);
  const short = [
    lines.length > 0 ? facts(lines) : null,
    joins ? figureTable(view, flat[0]!.parent, rows) : null,
  ];
  const long = rest.map(
    ({ name, parent, value }) =>
      html`<div class="part">
        <p class="part-title">${view.labels.field(name, parent)}</p>
        ${isAnswer(value) ? answerOf(view, thing, value) : block(view, name, value, depth)}
      </div>`,
  );
  return order === "figures first" ? [short, long] : [long, short];
}

/** Whether a thing holds short values alone and has no name. */
function isFlat(view: View, name: string, value: unknown): boolean {
  if (!isFields(value) || isVerdict(value) || isSpoken(value) || isOriginal(value)) return false;
  if (headOf(value)) return false;
  return Object.entries(value).every(
    ([key, member]) => lengthOf(member) <= LONG && inline(view, key, member) !== null,
  );
}

/** Whether a thing is what a system of a blend answered: it says its own language. */
function isAnswer(value: unknown): value is Fields {
  return isFields(value) && isFields(value["lang"]) && "given" in value["lang"];
}

/** Whether a value tells what was assumed for an input: the blend says it once for all its systems. */
function isDisclosure(value: unknown): boolean {
  return [value].flat().some((one) => isFields(one) && "certified" in one && "exhaustive" in one);
}

/**
 * What a system of a blend answered, by the names that the system itself has for things: folded, and whole, as deep
 * as on a page of its own.
 */
function answerOf(view: View, thing: Fields, answer: Fields): Child {
  const system = Object.values(thing).find(
    (one): one is string => typeof one === "string" && view.labels.system(one) !== undefined,
  );
  const labels = system === undefined ? view.labels : view.labels.of(system);
  const told = (name: string) => OWN_KEYS.has(name) || isDisclosure(answer[name]);
  const own = membersOf(answer, "").filter(({ name, parent }) => !told(parent || name));
  const written = [answer["interpretation"], answer["synthesis"]].find(isSpoken);
  const text = written?.text.split(/\n{2,}/).map((paragraph) => html`<p>${paragraph}</p>`);
  const title = system === undefined ? undefined : view.labels.system(system);
  return fold(
    title ?? view.voice.words.answer,
    html`<div class="member-answer">${text} ${members({ ...view, labels }, own, answer, 1)}</div>`,
  );
}
