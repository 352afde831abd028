/** Numbers and times as a reader of each language writes them. Times are UTC and say so until a script runs. */
import { html } from "./html.ts";
import type { Html } from "./html.ts";
import type { Lang, Words } from "./lang.ts";

const LOCALES: Words<string> = { en: "en-GB", "zh-Hant": "zh-TW" };

function perLang<T>(make: (locale: string) => T): Words<T> {
  return { en: make(LOCALES.en), "zh-Hant": make(LOCALES["zh-Hant"]) };
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
export function formatNumber(lang: Lang, value: number): string {
  return NUMBER[lang].format(value);
}

/** The same with a sign: `+120`, `−15`. */
export function formatSigned(lang: Lang, value: number): string {
  return SIGNED[lang].format(value).replace("-", "−");
}

/** Writes US cents as dollars. */
export function formatCents(lang: Lang, cents: number): string {
  return DOLLARS[lang].format(cents / 100);
}

/** Writes a day such as `21 Nov`, from YYYY-MM-DD. */
export function formatDay(lang: Lang, day: string): string {
  return SHORT_DAY[lang].format(new Date(`${day}T00:00:00Z`));
}

/** Writes a date, as text. */
export function formatDate(lang: Lang, at: Date | string): string {
  return DATE[lang].format(new Date(at));
}

/** Writes date and time of day in UTC, marked up for machines; `ui.js` turns it into the reader's own zone. */
export function timeOf(lang: Lang, at: Date | string): Html {
  const date = new Date(at);
  return html`<time datetime="${date.toISOString()}" data-clock
    >${TIME[lang].format(date)} UTC</time
  >`;
}

/** Writes a date, marked up for machines. */
export function dateOf(lang: Lang, at: Date | string): Html {
  const date = new Date(at);
  return html`<time datetime="${date.toISOString()}">${DATE[lang].format(date)}</time>`;
}

/** A count with its noun: `1 point`, `12 points`; languages without a plural give one form twice. */
export function countOf(lang: Lang, count: number, one: string, other: string): string {
  return `${formatNumber(lang, count)} ${count === 1 ? one : other}`;
}
