/** Any value of an answer in one line: figures with units, terms, phrases, lists of them. */
import { attributes, html, type Child, type Html } from "../../ui/mod.ts";
import type { Fields } from "./fields.ts";
import type { View } from "./view.ts";
import type { SiteVoice } from "./voice.ts";

/** A field of a thing. */
export interface Member {
  readonly name: string;
  /** Name of the field that the thing stands in. */
  readonly parent: string;
  readonly value: unknown;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Something that is said: a term, a phrase, or a note of either. */
export interface Spoken extends Fields {
  readonly text: string;
}

/** Whether a thing is something that is said; what tradition itself says is another thing. */
export function isSpoken(value: unknown): value is Spoken {
  return isFields(value) && typeof value["text"] === "string" && !("original" in value);
}

/** A sentence rather than a name. */
export function isPhrase(value: unknown): boolean {
  return isSpoken(value) && typeof value["id"] !== "string";
}

/** A text of the tradition itself, with its translation. */
export interface Original extends Fields {
  readonly original: string | readonly string[];
  readonly lang: string;
  readonly text: string | readonly string[];
}

export function isOriginal(value: unknown): value is Original {
  return isFields(value) && "original" in value && typeof value["lang"] === "string";
}

/** A judgement with its reasons. */
export function isVerdict(value: unknown): value is {
  value: unknown;
  because: readonly Spoken[];
} {
  return isFields(value) && "value" in value && Array.isArray(value["because"]);
}

/** Members that go into what a spoken thing says. */
const SAID = new Set(["id", "code", "native", "roman", "text", "source"]);

/** A number without noise: three decimals, two for degrees, with its unit. */
function figure({ words }: SiteVoice, name: string, value: number): string {
  const unit = unitOf(words.units, name);
  const digits = /^julianDay/.test(name) ? 6 : unit === "°" ? 2 : 3;
  const isSmall = value !== 0 && Math.abs(value) < 0.1 && unit !== "°";
  const rounded = isSmall ? Number(value.toPrecision(3)) : Number(value.toFixed(digits));
  return `${rounded}${unit}`.replace("-", "−");
}

function unitOf(units: Readonly<Record<string, string>>, name: string): string {
  const ends = Object.keys(units).find(
    (unit) => name.endsWith(unit) || name === unit.toLowerCase(),
  );
  return ends === undefined ? "" : units[ends]!;
}

const HAN = /\p{Script=Han}/u;
const NONE = html`<span class="none">–</span>`;

/** A value in one line, or null where it takes more than that. */
export function inline(view: View, name: string, value: unknown): Html | null {
  const { words } = view.voice;
  if (value === null || value === undefined) return NONE;
  if (typeof value === "boolean") return html`${value ? words.yes : words.no}`;
  if (typeof value === "number") return html`${figure(view.voice, name, value)}`;
  if (typeof value === "string") {
    return html`<bdi>${view.labels.system(value) ?? view.labels.value(name, value)}</bdi>`;
  }
  if (Array.isArray(value)) return inlineList(view, name, value);
  if (isVerdict(value)) return inline(view, name, value.value);
  if (isOriginal(value)) return typeof value.original === "string" ? received(value) : null;
  if (!isFields(value)) return null;
  const head = headOf(value);
  return head && (isSpoken(value) || membersOf(value, "", head.uses).length === 0)
    ? head.text
    : null;
}

/** Values of a list between commas. */
const MAX_INLINE = 24;

export function inlineList(view: View, name: string, value: readonly unknown[]): Html | null {
  if (value.length === 0) return NONE;
  if (value.length > MAX_INLINE) return null;
  const parts = value.map((one) => (Array.isArray(one) ? null : inline(view, name, one)));
  if (parts.some((part) => part === null)) return null;
  if (value.some((one) => isFields(one) && (isPhrase(one) || hasMore(one)))) return null;
  const { comma } = view.voice.words;
  return html`${parts.map((part, at) => (at === 0 ? part : html`${comma}${part}`))}`;
}

/** Members of a thing that stand behind its name in a cell. */
const MAX_BRIEF = 3;

/** A value in a cell of a table: as in one line, and where it takes more, by its name and its short members. */
export function brief(view: View, name: string, value: unknown): Html | null {
  const whole = inline(view, name, value);
  if (whole) return whole;
  const { comma, colon } = view.voice.words;
  const between = (parts: readonly Child[], gap: string) =>
    html`${parts.map((part, at) => (at === 0 ? part : [gap, part]))}`;
  if (Array.isArray(value)) {
    const parts = value.map((one) => (isFields(one) ? brief(view, name, one) : null));
    return value.length > MAX_INLINE || parts.includes(null) ? null : between(parts, comma);
  }
  const head = isFields(value) ? headOf(value) : null;
  if (!head) return null;
  const more = membersOf(value as Fields, name, head.uses).flatMap((one) => {
    const short = one.value === null ? null : inline(view, one.name, one.value);
    return short ? [html`${view.labels.field(one.name, one.parent)}${colon}${short}`] : [];
  });
  if (more.length === 0) return head.text;
  return html`${head.text} <small>(${between(more.slice(0, MAX_BRIEF), comma)})</small>`;
}

/** A text as it was received, in one line, with its translation. */
function received(value: Original): Html {
  if (!isTranslated(value)) return html`${value.text as string}`;
  const { original, lang, text } = value;
  return html`<bdi class="term" ${attributes({ lang })}>${original as string}</bdi>
    <small>${text as string}</small>`;
}

/** Whether the text beside an original says it in other words, and not in other characters alone. */
export function isTranslated({ original, text }: Original): boolean {
  const [received, said] = [original, text].map((one) => [one].flat().join("\n"));
  const isRewritten =
    HAN.test(said!) && !/\p{Script=Hiragana}/u.test(said!) && received!.length === said!.length;
  return !isRewritten && received !== said;
}

/** Whether a thing says more than its name. */
export function hasMore(value: Fields): boolean {
  if (isOriginal(value)) return false;
  if (isSpoken(value)) return notesOf("", value).length > 0;
  return membersOf(value, "", headOf(value)?.uses).some(
    ({ value: member }) => typeof member === "object" && member !== null,
  );
}

export interface Head {
  readonly text: Html;
  /** Members that it stands for. */
  readonly uses: readonly string[];
}

/** What a thing is called: what it says, or the name or term that it begins with. */
export function headOf(value: Fields): Head | null {
  if (isOriginal(value)) return null;
  if (isSpoken(value)) {
    return { text: spoken(value), uses: Object.keys(value).filter((name) => SAID.has(name)) };
  }
  const [first] = Object.entries(value);
  if (first && isSpoken(first[1])) return { text: spoken(first[1]), uses: [first[0]] };
  for (const name of ["name", "title", "label"]) {
    const named = value[name];
    if (typeof named === "string") return { text: html`<bdi>${named}</bdi>`, uses: [name] };
    if (isSpoken(named)) return { text: spoken(named), uses: [name] };
  }
  return null;
}

/** A term in its own script with its name beside it; once, where both are Chinese characters. */
export function spoken({ native, roman, text, source }: Spoken): Html {
  if (typeof source === "string") return html`${text} <cite>${source}</cite>`;
  if (typeof native !== "string" || (HAN.test(native) && HAN.test(text))) return html`${text}`;
  const isSame = typeof roman === "string" && roman.toLowerCase() === text.toLowerCase();
  const beside = (isSame ? [text] : [roman, text]).filter(
    (one): one is string => typeof one === "string" && one !== "" && one !== native,
  );
  const small = beside.length > 0 ? html` <small>${beside.join(" · ")}</small>` : null;
  return html`<bdi class="term">${native}</bdi>${small}`;
}

/**
 * The members of a thing beyond its head; what is noted of a term stands beside the term.
 *
 * @param parent name of the field that the thing stands in
 */
export function membersOf(
  value: Fields,
  parent: string,
  uses: readonly string[] = [],
): readonly Member[] {
  return Object.entries(value).flatMap(([name, member]) => {
    const notes = notesOf(name, member);
    return uses.includes(name) ? notes : [{ name, parent, value: member }, ...notes];
  });
}

/** What is noted of a term or a phrase: its meaning, its points. */
export function notesOf(name: string, value: unknown): readonly Member[] {
  if (!isSpoken(value)) return [];
  return Object.entries(value)
    .filter(([note]) => !SAID.has(note))
    .map(([note, noted]) => ({ name: note, parent: name, value: noted }));
}

/** Length of what a value says in one line, wide letters counted twice; 0 where it says more than that. */
export function lengthOf(value: unknown): number {
  const said = isSpoken(value) || isOriginal(value) ? value.text : value;
  const text = typeof said === "string" ? said : "";
  let length = 0;
  for (const letter of text) length += letter < "\u1100" ? 1 : 2;
  return length;
}
