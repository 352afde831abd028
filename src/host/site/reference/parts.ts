/** What the pages of the reference are made of. */
import { html, pageHead, type Child, type Html } from "../../../ui/mod.ts";
import { foreign, type SiteVoice } from "../voice.ts";
import type { FieldRow } from "./schema_rows.ts";
import type { ReferenceWords } from "./words/en.ts";

/** In what a page of the reference is written. */
export interface Speech {
  readonly voice: SiteVoice;
  readonly words: ReferenceWords;
}

/** Values that are listed; more of them are counted. */
const MAX_VALUES = 12;

/** What a field means, and in which language that is said. */
export interface Meaning {
  readonly text: string;
  readonly lang?: string;
}

/** What is said of a field. */
export type MeaningOf = (row: FieldRow) => readonly Meaning[];

/** Writes the fields of an object. */
export function fieldTable(
  { voice, words }: Speech,
  caption: string,
  rows: readonly FieldRow[],
  meaningOf: MeaningOf,
): Html {
  return html`<div class="table-box ref-box" tabindex="0" role="group" aria-label="${caption}">
    <table class="ref-table">
      <caption class="visually-hidden">
        ${caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">${words.field}</th>
          <th scope="col">${words.type}</th>
          <th scope="col">${words.meaning}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              <th scope="row">
                <code translate="no">${row.path}</code>${
                  row.required ? html` <span class="kind">${words.required}</span>` : null
                }
              </th>
              <td class="ref-type" translate="no">${row.type}</td>
              <td>${meaningOf(row).map((one) => sayIn(voice, one))}${values(words, row)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function sayIn(voice: SiteVoice, { text, lang }: Meaning): Html {
  return html`<p ${lang === undefined ? null : foreign(voice, lang)}>${text}</p>`;
}

function values(words: ReferenceWords, { values: all }: FieldRow): Html | null {
  if (all.length === 0) return null;
  const shown = all.slice(0, MAX_VALUES).map((one) => html`<code translate="no">${one}</code> `);
  const rest = all.length - MAX_VALUES;
  return html`<p class="ref-values">
    ${shown}${rest > 0 ? words.moreValues(String(rest)) : null}
  </p>`;
}

/** `GET /path`, as programs write it. */
export function address(method: string, path: string): Html {
  return html`<span class="ref-address" translate="no"
    ><b class="ref-method">${method.toUpperCase()}</b> <code>${path}</code></span
  >`;
}

/** The head of a page below `/docs`. */
export function referenceHead(
  { words }: Speech,
  title: Child,
  lead: Child,
  actions: Child = null,
): Html {
  return pageHead({ title, lead, back: { href: "/docs", label: words.title }, actions });
}
