/** What an answer assumed for inputs that were left out, and what other schools make of it. */
import { html, icon, type Child, type Html } from "../../ui/mod.ts";
import type { Fields } from "./fields.ts";
import { section, type Answered } from "./section.ts";
import { headOf, inline, isFields } from "./value.ts";
import type { View } from "./view.ts";

interface Omission {
  readonly input: string;
  readonly text: string;
  readonly certified: boolean;
  readonly settled: readonly { readonly field: string }[];
  readonly open: readonly {
    readonly field: string;
    readonly alternatives: readonly { readonly value: unknown; readonly when: readonly string[] }[];
  }[];
}

/** Spans of an omitted input shown for one value. */
const MAX_SPANS = 3;

/** Writes each input that was left out, and what it leaves open. */
export function omitted(answered: Answered): Html | null {
  const { voice, labels, data } = answered;
  const entries = (data["omitted"] ?? []) as readonly Omission[];
  if (entries.length === 0) return null;
  const { words } = voice;
  const names = (fields: readonly { readonly field: string }[]) =>
    fields.map(({ field }, at) => [
      at === 0 ? "" : words.comma,
      pointerLabel(answered, data, field),
    ]);
  const items = entries.map(
    ({ input, text, certified, settled, open }) =>
      html`<li>
        <p><strong>${labels.input(input)}</strong> ${text}</p>
        ${certified ? html`<p class="good">${icon("check", 18)}${words.certified}</p>` : null}
        ${settled.length > 0 ? html`<p class="muted small">${words.settled}${words.colon}${names(settled)}</p>` : null}
        ${
          open.length > 0
            ? html`<p class="muted small">${words.open}${words.colon}</p>
                <ul class="plain-list small">
                  ${open.map(
                    ({ field, alternatives }) =>
                      html`<li>
                        ${pointerLabel(answered, data, field)}${words.colon}
                        ${alternatives.map(
                          ({ value, when }, at) =>
                            html`${at > 0 ? " · " : ""}${short(answered, field, value)}
                            (${spans(answered, input, when)})`,
                        )}
                      </li>`,
                  )}
                </ul>`
            : null
        }
      </li>`,
  );
  return section(
    words.assumed,
    html`<ul class="assumed">
      ${items}
    </ul>`,
  );
}

/** What an omitted input could have been: values of it by their names, spans as they are. */
function spans({ voice, labels }: View, input: string, when: readonly string[]): string {
  const named = when.slice(0, MAX_SPANS).map((one) => labels.value(input, one));
  return named.join(voice.words.comma) + (when.length > MAX_SPANS ? " …" : "");
}

/** Steps of a pointer that say nothing to a reader. */
const SILENT_STEPS = new Set(["value", "native", "text", "data", "systems", "readings"]);

/** `/strength/verdict` as words; an entry of a list goes by its name. */
function pointerLabel({ labels }: View, data: Fields, pointer: string): Child {
  const said: Child[] = [];
  let at: unknown = data;
  let parent = "";
  for (const step of pointer.split("/").slice(1)) {
    at = Array.isArray(at) ? at[Number(step)] : isFields(at) ? at[step] : undefined;
    if (/^\d+$/.test(step)) {
      const head = isFields(at) ? headOf(at)?.text : null;
      if (head) said.push(head);
      continue;
    }
    const isSilent = SILENT_STEPS.has(step) || (step === "verdict" && said.length > 0);
    if (!isSilent) said.push(labels.field(step, parent));
    parent = step;
  }
  return said.map((one, place) => (place === 0 ? one : [" › ", one]));
}

/** A value of the field at the end of a pointer. */
function short(view: View, pointer: string, value: unknown): Child {
  return inline(view, pointer.split("/").at(-1)!, value) ?? "…";
}

interface Comparison {
  readonly convention: string;
  readonly used: string;
  readonly alternatives: readonly {
    readonly value: string;
    readonly text: string;
    readonly differs: readonly {
      readonly field: string;
      readonly used: unknown;
      readonly here: unknown;
    }[];
    readonly more: number;
  }[];
}

/** Differences shown for one school. */
const MAX_DIFFERENCES = 8;
/** What sentences are made of, and what repeats another part of the same thing; sentences themselves show it. */
const UNSHOWN = /\/(?:with(?:\/.*)?|code|source|id|index|roman|slug)$/;

/** Writes what each other school would change. */
export function compared(answered: Answered): Html | null {
  const { voice, labels, data, entry } = answered;
  const all = (data["compared"] ?? []) as readonly Comparison[];
  if (all.length === 0) return null;
  const { words } = voice;
  const schools = new Map(entry.conventions.map((school) => [school.name, school]));
  const parts = all.map(({ convention, used, alternatives }) => {
    const school = schools.get(convention);
    const own = school?.options.find(({ value }) => value === used)?.title ?? used;
    const others = alternatives.map(({ text, differs, more }) => {
      const lines = differs.filter(({ field }) => !UNSHOWN.test(field));
      const rest = more + Math.max(0, lines.length - MAX_DIFFERENCES);
      const items = lines
        .slice(0, MAX_DIFFERENCES)
        .map(
          ({ field, used: before, here }) =>
            html`<li>
              ${pointerLabel(answered, data, field)}${words.colon}${short(answered, field, before)}
              → ${short(answered, field, here)}
            </li>`,
        );
      return html`<div class="school">
        <p><strong>${text}</strong> ${differs.length === 0 ? words.sameAnswer : null}</p>
        ${
          items.length > 0
            ? html`<ul class="plain-list small">
                ${items}
              </ul>`
            : null
        }
        ${rest > 0 ? html`<p class="muted small">${words.moreRows(String(rest))}</p>` : null}
      </div>`;
    });
    return html`<div class="entry">
      <p class="entry-title">${school?.title ?? labels.field(convention, "")}</p>
      <p class="muted small">${words.usedHere}${words.colon}${own}</p>
      ${others}
    </div>`;
  });
  return section(words.compared, html`<div class="entries">${parts}</div>`);
}
