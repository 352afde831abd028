/** What an answer assumed for inputs that were left out, and what other schools make of it. */
import type { ComparedEntry } from "../../plugins/whatif.ts";
import { html, icon, type Child, type Html, type Lang } from "../../ui/mod.ts";
import type { Fields } from "./fields.ts";
import { schoolsOf } from "./input_form.ts";
import { labelOf, wordOf } from "./labels.ts";
import { inLang } from "./library.ts";
import { section, type Answered } from "./section.ts";
import { TEXTS } from "./texts.ts";
import { headOf, inline, isFields } from "./value.ts";

interface Omission {
  readonly input: string;
  readonly says: string;
  readonly assumed: unknown;
  readonly certified: boolean;
  readonly settled: readonly { readonly field: string; readonly value?: unknown }[];
  readonly open: readonly {
    readonly field: string;
    readonly alternatives: readonly { readonly value: unknown; readonly when: readonly string[] }[];
  }[];
}

/** Tells each input that was left out, and what it leaves open. */
export function omitted({ lang, data }: Answered): Html | null {
  const entries = (data["omitted"] ?? []) as readonly Omission[];
  if (entries.length === 0) return null;
  const words = TEXTS[lang];
  const names = (fields: readonly { readonly field: string }[]) =>
    fields.map(({ field }, at) => [
      at === 0 ? "" : lang === "en" ? ", " : "、",
      pointerLabel(lang, data, field),
    ]);
  const items = entries.map(
    ({ input, says, certified, settled, open }) =>
      html`<li>
        <p><strong>${labelOf(lang, input)}</strong> ${says}</p>
        ${certified ? html`<p class="good">${icon("check", 18)}${words.certified}</p>` : null}
        ${settled.length > 0 ? html`<p class="muted small">${words.settled}${words.colon}${names(settled)}</p>` : null}
        ${
          open.length > 0
            ? html`<p class="muted small">${words.open}${words.colon}</p>
                <ul class="plain-list small">
                  ${open.map(
                    ({ field, alternatives }) =>
                      html`<li>
                        ${pointerLabel(lang, data, field)}${words.colon}
                        ${alternatives.map(
                          ({ value, when }, at) =>
                            html`${at > 0 ? " · " : ""}${inline(lang, field.split("/").at(-1)!, value) ?? "…"}
                            (${when
                              .slice(0, 3)
                              .map((one) => wordOf(lang, one))
                              .join(", ")}${when.length > 3 ? " …" : ""})`,
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

/** Steps of a pointer that say nothing to a reader. */
const SILENT_STEPS = new Set(["", "value", "native", "data", "systems", "readings"]);

/** `/strength/verdict` as words; an entry of a list goes by its name. */
function pointerLabel(lang: Lang, data: Fields, pointer: string): Child {
  const told: Child[] = [];
  let at: unknown = data;
  for (const step of pointer.split("/")) {
    if (step === "") continue;
    at = Array.isArray(at) ? at[Number(step)] : isFields(at) ? at[step] : undefined;
    const head = /^\d+$/.test(step) && isFields(at) ? headOf(lang, at)?.text : null;
    if (head) told.push(head);
    else if (SILENT_STEPS.has(step) || /^\d+$/.test(step)) continue;
    else if (step !== "verdict" || told.length === 0) told.push(labelOf(lang, step));
  }
  return told.map((one, place) => (place === 0 ? one : [" › ", one]));
}

/** Differences shown for one school. */
const MAX_DIFFERENCES = 8;
/** Ends of pointers that repeat what another of the same thing says. */
const REPEATED_ENDS = /\/(?:id|index|roman|slug|animalNative|polarity|element|animal)$/;

/** Tells what each other school would change. */
export function compared({ lang, data, entry }: Answered): Html | null {
  const all = (data["compared"] ?? []) as readonly ComparedEntry[];
  if (all.length === 0) return null;
  const words = TEXTS[lang];
  const schools = new Map(schoolsOf(entry).map((school) => [school.name, school]));
  const foreign = lang === "en" ? /\/zhHant(?:$|\/)/ : /\/(?:en|gloss)(?:$|\/)/;
  const parts = all.map(({ convention, used, alternatives }) => {
    const school = schools.get(convention);
    const title = school ? inLang(lang, school.title) : labelOf(lang, convention);
    const own = school?.options[used] ? inLang(lang, school.options[used].title) : used;
    const others = alternatives.map(({ title: name, differs, more }) => {
      const shown = differs.filter(
        ({ field }) => !REPEATED_ENDS.test(field) && !foreign.test(field),
      );
      const rest = more + Math.max(0, shown.length - MAX_DIFFERENCES);
      const lines = shown.slice(0, MAX_DIFFERENCES).map(({ field, used: before, here }) => {
        const key = field.split("/").at(-1)!;
        return html`<li>
          ${pointerLabel(lang, data, field)}${words.colon}${short(lang, key, before)} →
          ${short(lang, key, here)}
        </li>`;
      });
      return html`<div class="school">
        <p><strong>${name}</strong> ${differs.length === 0 ? words.sameAnswer : null}</p>
        ${
          lines.length > 0
            ? html`<ul class="plain-list small">
                ${lines}
              </ul>`
            : null
        }
        ${rest > 0 ? html`<p class="muted small">${words.moreRows(String(rest))}</p>` : null}
      </div>`;
    });
    return html`<div class="entry">
      <p class="entry-title">${title}</p>
      <p class="muted small">${words.usedHere}${words.colon}${own}</p>
      ${others}
    </div>`;
  });
  return section(words.compared, html`<div class="entries">${parts}</div>`);
}

function short(lang: Lang, key: string, value: unknown): Child {
  return inline(lang, key, value) ?? "…";
}
