/**
 * The design system of the pages: HTML that escapes by itself, layouts, parts, pictures and one stylesheet.
 *
 * ```ts
 * import { card, html, pageHead, readLang, siteLayout, writePage } from "../ui/mod.ts";
 *
 * const lang = readLang(request);
 * const main = html`${pageHead({ title: "Hello" })}${card(html`<p>${"<b>"} stays text</p>`)}`;
 * return writePage(request, { title: "Hello", body: siteLayout({ lang, path: "/", nav: [], main }) });
 * ```
 */
export { attributes, escapeHtml, Html, html, trustedHtml } from "./html.ts";
export type { Child } from "./html.ts";
export {
  chooseLang,
  keepLang,
  LANG_NAMES,
  langName,
  LANGS,
  pathInLang,
  pathWith,
  readLang,
  wordsFor,
} from "./lang.ts";
export type { Lang, Tag, Words } from "./lang.ts";
export {
  countOf,
  dateOf,
  formatCents,
  formatDate,
  formatDay,
  formatNumber,
  formatSigned,
  timeOf,
} from "./format.ts";
export { icon, mark, skyArcs } from "./icon.ts";
export type { IconName } from "./icon.ts";
export { ASSETS, createAsset, SCRIPT, STYLE } from "./asset.ts";
export type { Asset } from "./asset.ts";
export { pageHeaders, writePage } from "./page.ts";
export type { Page } from "./page.ts";
export { deskLayout, menu, singleLayout, siteLayout } from "./layout.ts";
export type { DeskFrame, NavGroup, NavItem, SingleFrame, SiteFrame } from "./layout.ts";
export { placesOf, signInText } from "./places.ts";
export type { Place } from "./places.ts";
export {
  button,
  choice,
  choices,
  hidden,
  linkButton,
  postForm,
  selectField,
  textArea,
  textField,
} from "./form.ts";
export { pickField } from "./pick.ts";
export type { Pick } from "./pick.ts";
export {
  card,
  copyBox,
  disc,
  empty,
  facts,
  fold,
  item,
  list,
  note,
  pageHead,
  tabs,
  tag,
} from "./parts.ts";
export type { Mood } from "./parts.ts";
export { table } from "./table.ts";
export type { CellLook, Column } from "./table.ts";
export { dayBars, fillDays, ring } from "./picture.ts";
export type { DayFigure } from "./picture.ts";
export { qrCode } from "./qr.ts";
