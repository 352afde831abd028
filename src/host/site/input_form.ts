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
import { kindOf, partsOf, type Fields, type Schema } from "./fields.ts";
import { placeField, placeNames, type ChosenPlaces } from "./place_field.ts";
import { profileField, type Profile } from "./profile_field.ts";
import { asFields, hintOf, inputOf, listText } from "./plain_input.ts";
import { listedField, schoolField, tableField } from "./picks.ts";
import type { View } from "./view.ts";
import type { SiteVoice } from "./voice.ts";

/** What a form shows. */
export interface FormState extends View {
  readonly entry: CatalogueEntry;
  /** What is filled in, in the shape of the input. */
  readonly values: Fields;
  readonly chosen: ChosenPlaces;
  readonly issues: readonly ExplainedIssue[];
  /** Saved persons to choose from. */
  readonly people?: readonly Profile[];
}

/** The issue that asks by which of several clocks a time was read. */
const CLOCK = "place-clock";
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
  const { voice, issues } = state;
  const { words } = voice;
  const { main, more, fine } = partsOf(schema, prefix === "" ? state.entry : undefined);
  // Whatever is folded away is optional, which need not be said.
  const places = placeNames(schema);
  const isRequired = (name: string) =>
    !isSpare &&
    ((schema.required ?? []).includes(name) || (name === "place" && schema.else !== undefined));
  const writer = (isFolded: boolean) => (name: string) => {
    const how = { required: isRequired(name), isFolded, prefix };
    const member = schema.properties![name]!;
    return places.includes(name)
      ? writePlace(state, member, name, values[name], how)
      : writeField(state, member, prefix + name, name, values[name], how);
  };
  const asked = (names: readonly string[]) =>
    names.some(
      (name) =>
        values[name] !== undefined ||
        issues.some(({ path, code }) => code !== CLOCK && fieldOf(path) === prefix + name),
    );
  return [
    html`<div class="fields">
      ${profileField({ ...state, schema, values, prefix })} ${main.map(writer(isSpare))}
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

/** How a field stands in its form. */
interface Standing {
  readonly required: boolean;
  /** Whether it is folded away, and so optional without a word. */
  readonly isFolded: boolean;
  /** What the names of its object's fields start with. */
  readonly prefix: string;
}

function writePlace(
  state: FormState,
  schema: Schema,
  key: string,
  value: unknown,
  { required, isFolded, prefix }: Standing,
): Html {
  const { voice, labels, chosen, issues } = state;
  const name = prefix + key;
  const text = schema.title ?? labels.input(key);
  const at = (field: string) => issues.find(({ path }) => fieldOf(path) === field);
  const clock = at(`${prefix}timezone`);
  return placeField({
    voice,
    chosen,
    name,
    label: required || isFolded ? text : `${text} · ${voice.words.optional}`,
    value: value === undefined || value === null ? "" : String(value),
    issue: at(name),
    clock: key === "place" && clock?.code === CLOCK ? clock : undefined,
    fault: faultOf(state, name),
  });
}

/** The path of an issue as the name of its field. */
export function fieldOf(path: string): string {
  return path.replace(/^\//, "").replaceAll("/", ".");
}

/** What is wrong with the field of this name. */
function faultOf({ issues, voice }: FormState, name: string): string | null {
  const own = issues.find(({ path, code }) => {
    const at = fieldOf(path);
    // Which clock is asked beside the place.
    if (code === CLOCK) return false;
    return at === name || at.startsWith(`${name}.`);
  });
  return own ? issueText(voice, own) : null;
}

/** An issue in words; what is merely missing needs no description of what it should be. */
export function issueText({ words }: SiteVoice, { code, message }: ExplainedIssue): string {
  return code === "missing" || code === "place-missing" ? words.missing : message;
}

function writeField(
  state: FormState,
  schema: Schema,
  name: string,
  key: string,
  value: unknown,
  { required, isFolded }: Omit<Standing, "prefix">,
): Html {
  const { voice, labels } = state;
  const { words } = voice;
  const kind = kindOf(schema);
  const text = schema.title ?? labels.input(key);
  const label = required || isFolded ? text : `${text} · ${words.optional}`;
  const fault = kind === "group" || kind === "rows" ? null : faultOf(state, name);
  const common = { name, id: `f-${name}`, label, fault };
  const listed = listedField(state, state.entry, { ...common, value: shownOf(value) });
  if (listed) return listed;
  const about = hintOf(voice, labels.lang, schema, kind);
  const hint = about ? { hint: about } : {};
  const shown = shownOf(value);
  switch (kind) {
    case "group":
      return group(text, writeObject(state, schema, asFields(value), `${name}.`));
    case "rows":
      return rows(state, schema, name, text, value);
    case "select": {
      const given = { ...common, ...hint, value: shown };
      const drawn = tableField(state, state.entry, schema, key, { ...given, required });
      return (
        drawn ??
        selectField({
          ...common,
          ...hint,
          choices: [
            { value: "", label: required ? words.choose : "—" },
            ...schema.enum!.map((one) => ({ value: one, label: labels.value(key, one) })),
          ],
          value: shown,
        })
      );
    }
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

function shownOf(value: unknown): string {
  return value === undefined || value === null ? "" : String(value);
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
  const fields = schools.map((school) =>
    schoolField(state, school, {
      fault: faultOf(state, school.name),
      value: shownOf(values[school.name]),
    }),
  );
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
