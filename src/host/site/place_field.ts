/**
 * The field that names a place. It completes while one types where scripts run; without them a second step
 * lists the places that may be meant, and the clocks where several are in use.
 */
import type { ExplainedIssue } from "../../plugins/mod.ts";
import { attributes, choice, choices, hidden, html, textField, type Html } from "../../ui/mod.ts";
import type { Fields, Schema } from "./fields.ts";
import type { SiteVoice } from "./voice.ts";

/** Ids that were chosen, by the name of the field. */
export type ChosenPlaces = Readonly<Record<string, string>>;

/** Names of the two values that go along with a place: the id chosen, and the text it was chosen for. */
export const ID_SUFFIX = "_id";
export const FOR_SUFFIX = "_for";

/** Names of the inputs of an object that name places. */
export function placeNames({ properties = {} }: Schema): readonly string[] {
  return Object.keys(properties).filter((name) => {
    const [, prefix] = /^(?:place|(.+)Place)$/.exec(name) ?? [null, null];
    return prefix !== null && (prefix ? `${prefix}Latitude` : "latitude") in properties;
  });
}

/** What the field shows. */
export interface PlaceFieldState {
  readonly voice: SiteVoice;
  readonly chosen: ChosenPlaces;
  /** Name of the field in the form. */
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** What is wrong with it, and with the zone beside it. */
  readonly issue: ExplainedIssue | undefined;
  readonly clock: ExplainedIssue | undefined;
  /** What is said of any other issue. */
  readonly fault: string | null;
}

/** Writes the field with what is to be chosen. */
export function placeField(state: PlaceFieldState): Html {
  const { voice, chosen, name, label, value, issue } = state;
  const { words } = voice;
  const listed = issue?.choices ?? [];
  const field = textField({
    name,
    id: `f-${name}`,
    label,
    hint: words.placeHint,
    fault: faultOf(state),
    input: { value, maxlength: 120, autocomplete: "off", spellcheck: "false" },
  });
  // A choice holds for the text it was made for: whoever types another name has chosen nothing yet.
  const along =
    listed.length > 0
      ? hidden(name + FOR_SUFFIX, value)
      : [hidden(name + ID_SUFFIX, chosen[name] ?? ""), hidden(name + FOR_SUFFIX, value)];
  const texts = attributes({
    "data-place": name,
    "data-found": words.placesFound,
    "data-none": words.noPlaces,
  });
  return html`<div class="place" ${texts}>
    ${field}${along} ${listed.length > 0 ? listedPlaces(state, listed) : null} ${clocks(state)}
  </div>`;
}

/** What is wrong; what may be chosen is listed below and not in the sentence. */
function faultOf({ voice: { words }, issue, clock, fault }: PlaceFieldState): string | null {
  if (issue?.choices) return issue.code === "place-several" ? words.severalPlaces : words.noPlaces;
  return clock?.choices ? words.severalClocks : fault;
}

type Listed = NonNullable<ExplainedIssue["choices"]>;

function listedPlaces({ voice, name }: PlaceFieldState, listed: Listed): Html {
  const items = listed.map(({ value, text }) =>
    choice({ type: "radio", name: name + ID_SUFFIX, value, label: text }),
  );
  const other = choice({
    type: "radio",
    name: name + ID_SUFFIX,
    value: "",
    label: voice.words.otherPlace,
    checked: true,
  });
  return html`<div class="place-choices">
    ${choices(voice.words.whichPlace, [...items, other])}
  </div>`;
}

/** Where two clocks are in use: by which of them the time was read. */
function clocks({ voice, name, clock }: PlaceFieldState): Html | null {
  if (!clock?.choices) return null;
  const items = clock.choices.map(({ value, text }) =>
    choice({ type: "radio", name: clockName(name), value, label: text }),
  );
  return html`<div class="place-choices">${choices(voice.words.whichClock, items)}</div>`;
}

/** `a.place` → `a.timezone_id`. */
function clockName(name: string): string {
  return `${name.slice(0, name.lastIndexOf(".") + 1)}timezone${ID_SUFFIX}`;
}

/** Ids that were chosen for the texts that stand in the form, by the names of their fields. */
export function readChosen(form: URLSearchParams): ChosenPlaces {
  const chosen: Record<string, string> = {};
  for (const [name, id] of form) {
    if (!name.endsWith(ID_SUFFIX) || id === "") continue;
    const field = name.slice(0, -ID_SUFFIX.length);
    const typed = (form.get(field) ?? "").trim();
    if (typed !== "" && typed === (form.get(field + FOR_SUFFIX) ?? "").trim()) chosen[field] = id;
  }
  return chosen;
}

/** Puts what was chosen where names were typed; the zone that was chosen counts as typed. */
export function fillPlaces(
  input: Record<string, unknown>,
  form: URLSearchParams,
  schema: Schema,
  prefix: string,
  chosen: ChosenPlaces | null,
): Fields {
  const zone = form.get(`${prefix}timezone${ID_SUFFIX}`);
  if (zone && schema.properties?.["timezone"]) input["timezone"] ??= zone;
  for (const name of chosen ? placeNames(schema) : []) {
    const id = chosen![prefix + name];
    if (id && input[name] !== undefined) input[name] = id;
  }
  return input;
}
