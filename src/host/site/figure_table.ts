/** Things of one kind as a table, where their members are short. */
import { html, type Html } from "../../ui/mod.ts";
import type { Fields } from "./fields.ts";
import {
  brief,
  headOf,
  isPhrase,
  isSpoken,
  lengthOf,
  membersOf,
  type Head,
  type Member,
} from "./value.ts";
import type { View } from "./view.ts";

/** A thing, and the name of its field where it stands in a record. */
export type Row = readonly [name: string | null, value: Fields];

/** Columns of a table at most; the rest stands in the JSON. */
const MAX_COLUMNS = 8;
/** Letters across a table at most; wider things are shown as entries. */
const MAX_WIDTH = 150;
const MIN_COLUMN = 8;

/** A row taken apart: what it is called, and its members by name. */
interface Parted {
  readonly name: string | null;
  readonly head: Head | null;
  readonly isPhrase: boolean;
  readonly members: ReadonlyMap<string, Member>;
}

/**
 * A thing that is said stands under its own name; the first member of any other has a column. A note has
 * a column by the term it belongs to, and so never shares one with a field of the same name.
 */
function part(field: string, [name, value]: Row): Parted {
  const head = isSpoken(value) ? headOf(value) : null;
  const own = name ?? field;
  const members = membersOf(value, own, head?.uses).map(
    (one) => [one.parent === own ? one.name : `${one.parent}/${one.name}`, one] as const,
  );
  return { name, head, isPhrase: isPhrase(value), members: new Map(members) };
}

/**
 * Writes the table, or null where entries would show the things better.
 *
 * @param field that holds the things
 */
export function tableFor(view: View, field: string, rows: readonly Row[]): Html | null {
  const parted = rows.map((row) => part(field, row));
  const { fit, lost } = columnsOf(view, parted);
  const isPoor = lost > 0 && fit.length <= 2;
  return isPoor || widthOf(parted, fit) > MAX_WIDTH ? null : writeTable(view, parted, fit, field);
}

/** Writes the table whatever its width. */
export function figureTable(view: View, field: string, rows: readonly Row[]): Html {
  const parted = rows.map((row) => part(field, row));
  return writeTable(view, parted, columnsOf(view, parted).fit, field);
}

/** Letters across a table, by the longest text of each column. */
function widthOf(rows: readonly Parted[], columns: readonly string[]): number {
  const widths = columns.slice(0, MAX_COLUMNS).map((column) => {
    const lengths = rows.map(({ members }) => lengthOf(members.get(column)?.value));
    return Math.max(MIN_COLUMN, ...lengths);
  });
  return widths.reduce((sum, width) => sum + width, 0);
}

/** Members that a table has columns for, in order, and how many it has none for. */
function columnsOf(
  view: View,
  rows: readonly Parted[],
): { readonly fit: readonly string[]; readonly lost: number } {
  const columns = [...new Set(rows.flatMap(({ members }) => [...members.keys()]))];
  const filled = columns.filter((column) =>
    rows.some(({ members }) => (members.get(column)?.value ?? null) !== null),
  );
  const fit = filled.filter((column) =>
    rows.every(({ members }) => {
      const member = members.get(column);
      return member === undefined || brief(view, member.name, member.value) !== null;
    }),
  );
  return { fit, lost: filled.length - fit.length };
}

function writeTable(
  view: View,
  rows: readonly Parted[],
  columns: readonly string[],
  field: string,
): Html {
  const { itemName, itemText, comma } = view.voice.words;
  const shown = columns.slice(0, MAX_COLUMNS);
  const labels = shown.map((column) => {
    const { name, parent } = rows.find(({ members }) => members.has(column))!.members.get(column)!;
    return view.labels.field(name, parent);
  });
  const hasName = rows.some(({ name }) => name !== null);
  const hasHead = rows.some(({ head }) => head !== null);
  const headName = rows.every((row) => row.isPhrase) ? itemText : itemName;
  return html`<div
    class="scroll"
    tabindex="0"
    role="group"
    aria-label="${labels.slice(0, 3).join(comma) || headName}"
  >
    <table>
      <thead>
        <tr>
          ${hasName ? html`<th scope="col"><span class="visually-hidden">${itemName}</span></th>` : null}
          ${hasHead ? html`<th scope="col">${headName}</th>` : null}
          ${labels.map((label) => html`<th scope="col">${label}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ name, head, members }) =>
            html`<tr>
              ${name === null ? null : html`<th scope="row">${view.labels.field(name, field)}</th>`}
              ${hasHead ? html`<td>${head?.text}</td>` : null}
              ${shown.map((column) => {
                const member = members.get(column);
                return html`<td>${member ? brief(view, member.name, member.value) : null}</td>`;
              })}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
