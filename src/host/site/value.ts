/** Any value of an answer in one line: figures with units, words, names, lists of them. */
import { html, type Html, type Lang } from "../../ui/mod.ts";
import type { Fields } from "./fields.ts";
import { unitOf, wordOf } from "./labels.ts";
import { TEXTS } from "./texts.ts";

const WEEKDAYS = {
  en: new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: "UTC" }),
  "zh-Hant": new Intl.DateTimeFormat("zh-TW", { weekday: "long", timeZone: "UTC" }),
};

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A text in both languages; extra members may stand beside it. */
export function isText(
  value: unknown,
): value is { en: string | string[]; zhHant: string | string[] } {
  return isFields(value) && isWords(value["en"]) && isWords(value["zhHant"]);
}

function isWords(value: unknown): boolean {
  return (
    typeof value === "string" ||
    (Array.isArray(value) && value.every((one) => typeof one === "string"))
  );
}

/** A judgement with its reasons. */
export function isVerdict(value: unknown): value is {
  value: unknown;
  because: readonly { rule: string; source?: string }[];
} {
  return isFields(value) && "value" in value && Array.isArray(value["because"]);
}

export function sayIn(
  lang: Lang,
  text: { en: string | string[]; zhHant: string | string[] },
): string | string[] {
  return lang === "en" ? text.en : text.zhHant;
}

export function joined(lang: Lang, parts: readonly string[]): string {
  return parts.join(lang === "en" ? ", " : "、");
}

/** A number without noise: three decimals, two for degrees, with its unit. */
function figure(lang: Lang, key: string, value: number): string {
  const unit = unitOf(lang, key);
  const digits = /^julianDay/.test(key) ? 6 : unit === "°" ? 2 : 3;
  const isSmall = value !== 0 && Math.abs(value) < 0.1 && unit !== "°";
  const told = isSmall ? Number(value.toPrecision(3)) : Number(value.toFixed(digits));
  return `${told}${unit}`.replace("-", "−");
}

/** The name of a day of the week: 0 is Sunday, as was 1 January 2023. */
function weekday(lang: Lang, day: number): string {
  return WEEKDAYS[lang].format(new Date(Date.UTC(2023, 0, 1 + day)));
}

/** A value in one line, or null where it takes more than that. */
export function inline(lang: Lang, key: string, value: unknown): Html | null {
  const words = TEXTS[lang];
  if (value === null || value === undefined) return html`<span class="none">–</span>`;
  if (typeof value === "boolean") return html`${value ? words.yes : words.no}`;
  if (key === "dayOfWeek" && typeof value === "number") return html`${weekday(lang, value)}`;
  if (typeof value === "number") return html`${figure(lang, key, value)}`;
  if (typeof value === "string") return html`<bdi>${wordOf(lang, value)}</bdi>`;
  if (Array.isArray(value)) return inlineList(lang, key, value);
  if (isVerdict(value)) return inline(lang, key, value.value);
  return isFields(value) ? (headOf(lang, value)?.text ?? null) : null;
}

export function inlineList(lang: Lang, key: string, value: readonly unknown[]): Html | null {
  if (value.length === 0) return html`<span class="none">–</span>`;
  if (value.length > 24) return null;
  const parts = value.map((one) => (Array.isArray(one) ? null : inline(lang, key, one)));
  if (parts.some((part) => part === null)) return null;
  if (value.some((one) => isFields(one) && hasMore(lang, one))) return null;
  const gap = lang === "en" ? ", " : "、";
  return html`${parts.map((part, at) => (at === 0 ? part : html`${gap}${part}`))}`;
}

/** Whether a thing says more than its name. */
export function hasMore(lang: Lang, value: Fields): boolean {
  return membersOf(lang, value).some(([, member]) => isFields(member) || Array.isArray(member));
}

export interface Head {
  readonly text: Html;
  /** Members that it stands for. */
  readonly uses: readonly string[];
}

/** What a thing is called: a term of its art, a name, a text. */
export function headOf(lang: Lang, value: Fields): Head | null {
  if (isText(value)) {
    const said = sayIn(lang, value);
    const text = typeof said === "string" ? said : joined(lang, said);
    return { text: html`${text}`, uses: ["en", "zhHant", "native", "roman", "gloss"] };
  }
  const { native, roman, gloss } = value;
  if (typeof native === "string") {
    const more = [roman, gloss].filter(
      (one): one is string => typeof one === "string" && one !== "",
    );
    const small =
      lang === "en" && more.length > 0 ? html` <small>${more.join(" · ")}</small>` : null;
    return {
      text: html`<bdi class="term">${native}</bdi>${small}`,
      uses: ["native", "roman", "gloss"],
    };
  }
  const localised = lang === "en" ? value["nameEn"] : value["nameZh"];
  if (typeof localised === "string") {
    return { text: html`${localised}`, uses: ["nameEn", "nameZh"] };
  }
  for (const key of ["name", "title", "label"]) {
    const named = value[key];
    if (typeof named === "string") return { text: html`<bdi>${named}</bdi>`, uses: [key] };
    const head = isFields(named) ? headOf(lang, named) : null;
    if (head) return { text: head.text, uses: [key] };
  }
  return null;
}

/** Members that say nothing new beside others, and those that say nothing. */
export function isRepeated(value: Fields, key: string): boolean {
  const has = (name: string) => value[name] !== undefined;
  if (key === "nameInProse") return has("name");
  if (isFields(value[key])) return false;
  if (["id", "slug", "index", "code"].includes(key)) {
    return (
      has("name") || has("native") || has("title") || has("nameEn") || has("en") || has("evidence")
    );
  }
  if (key === "system" || key === "tradition") return has("title");
  if (key.endsWith("Native") || key.endsWith("Zh") || key.endsWith("Roman")) return true;
  if (has("formatted") && ["longitudeDeg", "degreeInSign", "sign", "signName"].includes(key))
    return true;
  return has(`${key}Name`);
}

/** The members of a thing beyond its head, without repetition. */
export function membersOf(
  lang: Lang,
  value: Fields,
  uses: readonly string[] = [],
): readonly (readonly [string, unknown])[] {
  const own = Object.entries(value).filter(
    ([key]) => !uses.includes(key) && !isRepeated(value, key),
  );
  if (lang === "en") return own;
  return own.map(([key, member]) => [key, value[`${key}Zh`] ?? member] as const);
}

/** Length of what a value says in one line; 0 where it says more than that. */
export function lengthOf(lang: Lang, value: unknown): number {
  if (typeof value === "string") return value.length;
  if (!isText(value)) return 0;
  const said = sayIn(lang, value);
  return (typeof said === "string" ? said : joined(lang, said)).length * (lang === "en" ? 1 : 2);
}
