/** Numbers and times as a reader of each language writes them. Times are UTC and say so until a script runs. */
import { html } from "./html.ts";
import type { Html } from "./html.ts";
import type { Tag } from "./lang.ts";

/** Languages whose tag alone leaves open how numbers and dates are written. */
const LOCALES: Readonly<Record<Tag, string>> = { en: "en-GB", "zh-Hant": "zh-TW" };

/** One formatter a language, made when first asked for. */
function perLang<T>(make: (locale: string) => T): (tag: Tag) => T {
  const made = new Map<Tag, T>();
  return (tag) => {
    let one = made.get(tag);
    if (one === undefined) made.set(tag, (one = make(LOCALES[tag] ?? tag)));
    return one;
  };
}

const NUMBER = perLang((locale) => new Intl.NumberFormat(locale));
const SIGNED = perLang((locale) => new Intl.NumberFormat(locale, { signDisplay: "exceptZero" }));
const DATE = perLang(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }),
);
const SHORT_DAY = perLang(
  (locale) => new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", timeZone: "UTC" }),
);
const TIME = perLang(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      dateStyle: "medium",
      timeStyle: "short",
      hourCycle: "h23",
      timeZone: "UTC",
    }),
);
const DOLLARS = perLang(
  (locale) => new Intl.NumberFormat(locale, { style: "currency", currency: "USD" }),
);

/** Writes a whole number with separators: `12,345`. */
export function formatNumber(lang: Tag, value: number): string {
  return NUMBER(lang).format(value);
}

/** The same with a sign: `+120`, `−15`. */
export function formatSigned(lang: Tag, value: number): string {
  return SIGNED(lang).format(value).replace("-", "−");
}

/** Writes US cents as dollars. */
export function formatCents(lang: Tag, cents: number): string {
  return DOLLARS(lang).format(cents / 100);
}

/** Writes a day such as `21 Nov`, from YYYY-MM-DD. */
export function formatDay(lang: Tag, day: string): string {
  return SHORT_DAY(lang).format(new Date(`${day}T00:00:00Z`));
}

/** Writes a date, as text. */
export function formatDate(lang: Tag, at: Date | string): string {
  return DATE(lang).format(new Date(at));
}

/** Writes date and time of day in UTC, marked up for machines; `ui.js` turns it into the reader's own zone. */
export function timeOf(lang: Tag, at: Date | string): Html {
  const date = new Date(at);
  return html`<time datetime="${date.toISOString()}" data-clock
    >${TIME(lang).format(date)} UTC</time
  >`;
}

/** Writes a date, marked up for machines. */
export function dateOf(lang: Tag, at: Date | string): Html {
  const date = new Date(at);
  return html`<time datetime="${date.toISOString()}">${DATE(lang).format(date)}</time>`;
}

/** A count with its noun: `1 point`, `12 points`; languages without a plural give one form twice. */
export function countOf(lang: Tag, count: number, one: string, other: string): string {
  return `${formatNumber(lang, count)} ${count === 1 ? one : other}`;
}
