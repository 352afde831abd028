/** The form of a procedure, made from its input schema. */
import type { CatalogueEntry, ExplainedIssue } from "../../plugins/mod.ts";
import {
  attributes,
  choice,
  choices,
  fold,
  html,
  selectField,
  textArea,
  textField,
  type Child,
  type Html,
} from "../../ui/mod.ts";
import { CITIES } from "./cities.ts";
import { kindOf, partsOf, type Fields, type Schema } from "./fields.ts";
import { asFields, hintOf, inputOf, listText } from "./plain_input.ts";
import type { View } from "./view.ts";
import type { SiteVoice } from "./voice.ts";

/** What a form shows. */
export interface FormState extends View {
  readonly entry: CatalogueEntry;
  /** What is filled in, in the shape of the input. */
  readonly values: Fields;
  /** Chosen places by the name of their field. */
  readonly cities: Readonly<Record<string, string>>;
  readonly issues: readonly ExplainedIssue[];
}

/** Rows that are offered when nothing is filled in. */
const MIN_ROWS = 2;

/** Writes all fields of a procedure. */
export function inputFields(state: FormState): Child {
  const { entry, voice } = state;
  const schema = entry.input as Schema;
  return [
    writeObject(state, schema, state.values, ""),
    entry.conventions.length > 0 ? schoolFields(state, schema, voice.words.schools) : null,
  ];
}

function writeObject(
  state: FormState,
  schema: Schema,
  values: Fields,
  prefix: string,
  isSpare = false,
): Child {
  const { voice, issues, cities } = state;
  const { words } = voice;
  const { main, more, fine, hasPlace } = partsOf(schema, prefix === "" ? state.entry : undefined);
  // Whatever is folded away is optional, which need not be said.
  const writer = (isFolded: boolean) => (name: string) =>
    writeField(state, schema.properties![name]!, prefix + name, name, values[name], {
      required: schema.required?.includes(name) ?? false,
      isFolded,
    });
  const asked = (names: readonly string[]) =>
    names.some(
      (name) =>
        values[name] !== undefined || issues.some(({ path }) => fieldOf(path) === prefix + name),
    );
  return [
    html`<div class="fields">
      ${main.map(writer(isSpare))}${hasPlace ? placeField(voice, prefix, cities) : null}
    </div>`,
    more.length > 0
      ? fold(words.more, html`<div class="fields">${more.map(writer(true))}</div>`, {
          open: asked(more),
        })
      : null,
    fine.length > 0
      ? fold(words.details, html`<div class="fields">${fine.map(writer(true))}</div>`, {
          open: asked(fine),
        })
      : null,
  ];
}

function placeField({ words }: SiteVoice, prefix: string, cities: FormState["cities"]): Html {
  const name = `${prefix}_city`;
  const list = CITIES.map(({ id }) => ({ value: id, label: words.cities[id] }));
  return selectField({
    name,
    label: words.city,
    hint: words.cityHint,
    choices: [{ value: "", label: words.noCity }, ...list],
    value: cities[name] ?? "",
  });
}

/** The path of an issue as the name of its field. */
export function fieldOf(path: string): string {
  return path.replace(/^\//, "").replaceAll("/", ".");
}

/** What is wrong with the field of this name. */
function faultOf({ issues, voice }: FormState, name: string): string | null {
  const own = issues.find(({ path }) => {
    const at = fieldOf(path);
    return at === name || at.startsWith(`${name}.`);
  });
  return own ? issueText(voice, own) : null;
}

/** An issue in words; what is merely missing needs no description of what it should be. */
export function issueText({ words }: SiteVoice, { code, message }: ExplainedIssue): string {
  return code === "missing" ? words.missing : message;
}

function writeField(
  state: FormState,
  schema: Schema,
  name: string,
  key: string,
  value: unknown,
  { required, isFolded }: { readonly required: boolean; readonly isFolded: boolean },
): Html {
  const { voice, labels } = state;
  const { words } = voice;
  const kind = kindOf(schema);
  const text = schema.title ?? labels.input(key);
  const label = required || isFolded ? text : `${text} · ${words.optional}`;
  const fault = kind === "group" || kind === "rows" ? null : faultOf(state, name);
  const common = { name, id: `f-${name}`, label, fault };
  const about = hintOf(voice, labels.lang, schema, kind);
  const hint = about ? { hint: about } : {};
  const shown = value === undefined || value === null ? "" : String(value);
  switch (kind) {
    case "group":
      return group(text, writeObject(state, schema, asFields(value), `${name}.`));
    case "rows":
      return rows(state, schema, name, text, value);
    case "select":
      return selectField({
        ...common,
        ...hint,
        choices: [
          { value: "", label: required ? words.choose : "—" },
          ...schema.enum!.map((one) => ({ value: one, label: labels.value(key, one) })),
        ],
        value: shown,
      });
    case "flag":
      return selectField({
        ...common,
        ...hint,
        choices: [
          { value: "", label: required ? words.choose : "—" },
          { value: "true", label: words.yes },
          { value: "false", label: words.no },
        ],
        value: shown,
      });
    case "boxes": {
      const chosen = new Set(Array.isArray(value) ? value.map(String) : []);
      const boxes = schema.items!.enum!.map((one) =>
        choice({
          type: "checkbox",
          name,
          value: one,
          label: labels.value(key, one),
          checked: chosen.has(one),
        }),
      );
      return html`<div class="boxes">
        ${choices(label, html`<div class="box-list">${boxes}</div>`, fault)}
      </div>`;
    }
    case "long":
    case "words":
    case "lines":
    case "json":
      return textArea({
        ...common,
        ...hint,
        value: listText(value),
        input: {
          required,
          rows: kind === "long" ? 2 : 3,
          maxlength: kind === "long" ? schema.maxLength : null,
        },
      });
    case "numbers":
    case "flags":
      return textField({
        ...common,
        ...hint,
        input: {
          value: Array.isArray(value) ? value.join(" ") : shown,
          required,
          inputmode: "text",
        },
      });
    default:
      return textField({ ...common, ...hint, input: inputOf(schema, kind, shown, required) });
  }
}

function group(title: string, body: Child): Html {
  return html`<fieldset class="group">
    <legend>${title}</legend>
    ${body}
  </fieldset>`;
}

function rows(state: FormState, schema: Schema, name: string, title: string, value: unknown): Html {
  const given = Array.isArray(value) ? value : [];
  const count = Math.min(
    Math.max(schema.minItems ?? 1, MIN_ROWS, given.length + 1),
    schema.maxItems ?? 12,
  );
  const items = Array.from({ length: count }, (_, at) => {
    // Only what must be there is required; an empty row counts as none.
    const item = at < (schema.minItems ?? 1) ? schema.items! : { ...schema.items!, required: [] };
    return group(
      `${title} ${at + 1}`,
      writeObject(state, item, asFields(given[at]), `${name}.${at}.`, at >= (schema.minItems ?? 1)),
    );
  });
  return html`<div class="rows">${items}</div>`;
}

function schoolFields(state: FormState, schema: Schema, title: string): Html {
  const { voice, entry, values } = state;
  const { words } = voice;
  const schools = entry.conventions;
  const fields = schools.map((school) => {
    const standard = school.options.find(({ value }) => value === school.default);
    const usual = standard?.title ?? school.rule ?? "";
    return selectField({
      name: school.name,
      id: `f-${school.name}`,
      label: school.title,
      fault: faultOf(state, school.name),
      choices: [
        { value: "", label: `${words.default}${words.colon}${usual}` },
        ...school.options.map(({ value, title: label }) => ({ value, label })),
      ],
      value: String(values[school.name] ?? ""),
    });
  });
  const chosen = new Set(Array.isArray(values["compare"]) ? (values["compare"] as string[]) : []);
  const compared = schools.map((school) =>
    choice({
      type: "checkbox",
      name: "compare",
      value: school.name,
      label: school.title,
      checked: chosen.has(school.name),
    }),
  );
  const open = schools.some(({ name }) => values[name] !== undefined) || chosen.size > 0;
  const body = html`<p class="muted small">${words.schoolsLead}</p>
    <div class="fields">${fields}</div>
    ${schema.properties?.["compare"] ? choices(words.compare, html`<div class="box-list">${compared}</div>`) : null}`;
  return fold(title, body, { open });
}

/** Whether any issue has no field of its own to stand at. */
export function strayIssues(state: FormState): readonly ExplainedIssue[] {
  const names = Object.keys((state.entry.input as Schema).properties ?? {});
  return state.issues.filter(({ path }) => !names.includes(fieldOf(path).split(".")[0]!));
}

/** A value that goes along unseen. */
export function along(name: string, value: string): Html {
  return html`<input ${attributes({ type: "hidden", name, value })} />`;
}
