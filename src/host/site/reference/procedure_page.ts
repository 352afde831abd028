/** One procedure for whoever writes a program: its addresses, what it takes, and what it answers. */
import { answerSchema, type CatalogueEntry, type Registered } from "../../../plugins/mod.ts";
import { card, facts, fold, html, linkButton, type Child, type Html } from "../../../ui/mod.ts";
import { FALLBACK, isSameLanguage } from "../../../speech/mod.ts";
import { toJsonSchema } from "../../openapi/json_schema.ts";
import { withCode } from "../code_text.ts";
import type { Fields } from "../fields.ts";
import { priceText } from "../frame.ts";
import type { Volume } from "../library.ts";
import { programs } from "../programs.ts";
import type { Labels } from "../view.ts";
import { foreign } from "../voice.ts";
import { address, fieldTable, referenceHead, type Meaning, type Speech } from "./parts.ts";
import { rowsOf, type Described, type FieldRow } from "./schema_rows.ts";

export interface ProcedureState extends Speech {
  readonly volume: Volume;
  readonly registered: Registered;
  readonly labels: Labels;
  /** Origin of this host. */
  readonly origin: string;
}

/** Writes the page. */
export function writeProcedure(state: ProcedureState): Child {
  const { voice, words, volume, labels, origin } = state;
  const { entry, href } = volume;
  const { id, endpoint, examples } = entry;
  const input = (examples[0]?.input ?? {}) as Fields;
  return [
    referenceHead(
      state,
      html`<span translate="no">${id}</span>`,
      html`<span ${foreign(voice, entry.lang)}>${entry.name}: ${entry.description}</span>`,
      linkButton(href, words.tryIt, { small: true, icon: "send" }),
    ),
    card(
      facts([
        [words.read, address("get", endpoint)],
        [words.write, address("post", endpoint)],
        [voice.words.price, priceText({ voice, labels }, entry)],
        [voice.words.kind, voice.words.kinds[entry.kind]],
        [words.document, html`<a href="/api/v1/openapi/${entry.plugin}.json">${entry.plugin}</a>`],
      ]),
    ),
    html`<div class="card">${programs({ voice }, { origin, id, input })}</div>`,
    inputCard(state),
    schoolsCard(state),
    outputCard(state),
    refusalsCard(state),
  ];
}

function inputCard(state: ProcedureState): Html {
  const { words, labels, volume } = state;
  const { entry } = volume;
  const schools = new Set(entry.conventions.map(({ name }) => name));
  const rows = rowsOf(entry.input as Described).filter(({ path }) => !schools.has(path));
  const meaningOf = ({ name, parent, schema }: FieldRow): readonly Meaning[] => {
    const said = [schema.title ?? labels.input(name, parent), schema.description];
    return said.flatMap((text) => (text === undefined ? [] : [{ text, lang: labels.lang }]));
  };
  const body =
    rows.length === 0
      ? html`<p>${words.noInput}</p>`
      : fieldTable(state, words.input, rows, meaningOf);
  return card([body, html`<p class="muted small">${withCode(words.everyCall)}</p>`], {
    title: words.input,
  });
}

function schoolsCard(state: ProcedureState): Html | null {
  const { voice, words, volume } = state;
  const { entry } = volume;
  if (entry.conventions.length === 0) return null;
  const rows = entry.conventions.map((school) => schoolRow(school));
  const titles = new Map(entry.conventions.map((school) => [school.name, school]));
  const meaningOf = ({ name }: FieldRow): readonly Meaning[] => {
    const { title, default: standard, rule } = titles.get(name)!;
    const usual = `${voice.words.default}${voice.words.colon}${standard ?? rule ?? ""}`;
    return [{ text: title, lang: entry.lang }, { text: usual }];
  };
  return card(
    [
      html`<p class="muted small">${words.schoolsLead}</p>`,
      fieldTable(state, words.schools, rows, meaningOf),
    ],
    { title: words.schools },
  );
}

function schoolRow({ name, options }: CatalogueEntry["conventions"][number]): FieldRow {
  const values = options.map(({ value }) => value);
  return { path: name, name, parent: "", required: false, type: "string", values, schema: {} };
}

/** Fields of every answer, described in the guide. */
const EVERY = new Set(["lang", "notice", "conventions", "creditsUsed"]);

const outputs = new WeakMap<Registered, readonly FieldRow[]>();

/** The fields of an answer; the same in every language, and some have hundreds. */
function outputRows({ registered, volume }: ProcedureState): readonly FieldRow[] {
  const known = outputs.get(registered);
  if (known) return known;
  const schema = toJsonSchema(answerSchema(registered.procedure, volume.entry.writer !== "none"));
  const rows = rowsOf(schema as Described).filter(({ path }) => !EVERY.has(path.split(".")[0]!));
  outputs.set(registered, rows);
  return rows;
}

function outputCard(state: ProcedureState): Html {
  const { words, labels } = state;
  const rows = outputRows(state);
  // What a field means is declared in English; its name is in the words of the art.
  const meaningOf = ({ name, parent, schema: { description } }: FieldRow): readonly Meaning[] => {
    const label = labels.field(name, parent);
    const declared = description === undefined ? [] : [{ text: description, lang: FALLBACK }];
    const isDeclaredHere = declared.length > 0 && isSameLanguage(labels.lang, FALLBACK);
    const named = label !== name && !isDeclaredHere ? [{ text: label, lang: labels.lang }] : [];
    return [...named, ...declared];
  };
  const top = rows.filter(({ path }) => !/[.[]/.test(path));
  const groups = top.map((row) => {
    const own = rows.filter(({ path }) => path !== row.path && path.startsWith(row.path));
    const deeper = own.filter(({ path }) => /^[.[]/.test(path.slice(row.path.length)));
    if (deeper.length === 0) return null;
    return fold(html`<code translate="no">${row.path}</code>`, [
      fieldTable(state, row.path, deeper, meaningOf),
    ]);
  });
  return card(
    [
      html`<p class="muted small">${withCode(words.outputLead)}</p>`,
      fieldTable(state, words.output, top, meaningOf),
      groups,
      html`<p class="muted small">${words.deeper}</p>`,
    ],
    { title: words.output },
  );
}

function refusalsCard({ voice, words, volume }: ProcedureState): Html | null {
  const all = Object.entries(volume.entry.refusals);
  if (all.length === 0) return null;
  const items = all.map(
    ([code, when]) =>
      html`<li>
        <code translate="no">${code}</code>
        <span ${foreign(voice, volume.entry.lang)}>${when}</span>
      </li>`,
  );
  return card(
    [
      html`<p class="muted small">${words.refusesLead}</p>`,
      html`<ul class="plain-list">
        ${items}
      </ul>`,
    ],
    { title: words.refuses },
  );
}
