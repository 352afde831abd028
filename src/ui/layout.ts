/** The three frames of a page: a desk with navigation, one thing to decide, and a site for readers. */
import { attributes, html } from "./html.ts";
import type { Child, Html } from "./html.ts";
import { icon, mark, skyArcs } from "./icon.ts";
import type { IconName } from "./icon.ts";
import { LANGS, langName, pathInLang, wordsFor } from "./lang.ts";
import type { Tag } from "./lang.ts";
import { WORDS } from "./words/mod.ts";

/** A place to go. */
export interface NavItem {
  readonly href: string;
  readonly label: string;
  readonly icon: IconName;
  /** The place that the reader is at. */
  readonly current?: boolean;
}

export interface NavGroup {
  readonly title?: string;
  readonly items: readonly NavItem[];
}

interface Frame {
  readonly lang: Tag;
  /** The language that the reader chose, where only parts of the page are in it; default `lang`. */
  readonly reads?: Tag;
  /** Languages the page can be read in; default those of this house. */
  readonly langs?: readonly Tag[];
  /** Path and query of this page by GET, for the links to other languages. */
  readonly path: string;
  /** The content, in order. */
  readonly main: Child;
}

export interface DeskFrame extends Frame {
  readonly brandHref: string;
  /** All places, in groups, for wide screens. */
  readonly nav: readonly NavGroup[];
  /** At most five of them for the bar of a phone. */
  readonly bar: readonly NavItem[];
  /** What stands at the end of the head, such as a balance and a menu. */
  readonly headEnd?: Child;
  /** Places of the whole site, where it is served here. */
  readonly places?: readonly NavItem[];
}

/** A desk: head, navigation beside or below, main, foot. */
export function deskLayout(frame: DeskFrame): Html {
  const words = wordsFor(WORDS, frame.lang).layout;
  return html`<body class="has-bar">
    <a class="skip" href="#main">${words.skip}</a>
    <header class="head">
      ${brand(frame.brandHref)} ${frame.places ? siteNav(words.site, frame.places) : null}
      <div class="head-end">
        ${frame.headEnd} ${frame.places ? placesMenu(words.site, frame.places) : null}
      </div>
    </header>
    <div class="desk">
      <nav class="nav nav-side" aria-label="${words.main}">${frame.nav.map(writeGroup)}</nav>
      <div>
        <main class="main" id="main" tabindex="-1">${frame.main}</main>
        ${foot(frame)}
      </div>
    </div>
    <nav class="nav nav-bar" aria-label="${words.main}">
      <ul>
        ${frame.bar.map((item) => writeItem(item, 22))}
      </ul>
    </nav>
  </body>`;
}

export interface SingleFrame extends Frame {
  /** Null: the brand is no link, so that nobody leaves a decision by accident. */
  readonly brandHref: string | null;
}

/** One card in the middle of a quiet page. */
export function singleLayout(frame: SingleFrame): Html {
  return html`<body>
    <div class="single">
      ${skyArcs()}
      <main class="single-main" id="main">
        ${frame.brandHref === null ? html`<div class="brand">${mark()}Auspex</div>` : brand(frame.brandHref)}
        <div class="card">${frame.main}</div>
      </main>
      ${foot(frame)}
    </div>
  </body>`;
}

export interface SiteFrame extends Frame {
  readonly nav: readonly NavItem[];
  /** What stands at the end of the head before the menus, such as a balance. */
  readonly headEnd?: Child;
}

/** A site: links in the head (in a menu on phones), wide main, foot. */
export function siteLayout(frame: SiteFrame): Html {
  const words = wordsFor(WORDS, frame.lang).layout;
  const { lang, reads = lang, langs = LANGS, path } = frame;
  return html`<body class="site">
    <a class="skip" href="#main">${words.skip}</a>
    <header class="head">
      ${brand("/")} ${siteNav(words.main, frame.nav)}
      <div class="head-end">
        ${frame.headEnd}
        ${menu({ label: words.languages, icon: "globe", panel: langLinks(path, reads, langs) })}
        ${placesMenu(words.menu, frame.nav)}
      </div>
    </header>
    <main class="main" id="main" tabindex="-1">${frame.main}</main>
    ${foot(frame)}
  </body>`;
}

/** Links in the head, for wide screens. */
function siteNav(label: string, places: readonly NavItem[]): Html {
  return html`<nav class="nav site-nav" aria-label="${label}">
    <ul>
      ${places.map((item) => writeItem(item, 20))}
    </ul>
  </nav>`;
}

/** The same links in a menu, for phones. */
function placesMenu(label: string, places: readonly NavItem[]): Html {
  const links = places.map(
    (item) => html`<a href="${item.href}" ${currentOf(item)}>${icon(item.icon)}${item.label}</a>`,
  );
  return html`<div class="only-phone">${menu({ label, icon: "menu", panel: links })}</div>`;
}

/** A menu that opens without a script; `panel` holds links and forms with one button. */
export function menu(options: {
  readonly label: string;
  readonly icon: IconName;
  /** Marks it with a dot; `label` says why. */
  readonly isNew?: boolean;
  readonly panel: Child;
}): Html {
  return html`<details class="menu${options.isNew ? " menu-new" : ""}">
    <summary aria-label="${options.label}">${icon(options.icon, 22)}</summary>
    <div class="menu-panel">${options.panel}</div>
  </details>`;
}

function brand(href: string): Html {
  return html`<a class="brand" href="${href}">${mark()}Auspex</a>`;
}

function writeGroup({ title, items }: NavGroup): Html {
  const heading = title ? html`<h2>${title}</h2>` : null;
  return html`${heading}
    <ul>
      ${items.map((item) => writeItem(item, 20))}
    </ul>`;
}

function writeItem(item: NavItem, size: number): Html {
  return html`<li>
    <a href="${item.href}" ${currentOf(item)}>${icon(item.icon, size)}<span>${item.label}</span></a>
  </li>`;
}

function currentOf({ current }: NavItem): Html {
  return attributes({ "aria-current": current ? "page" : null });
}

/** The same page in each language on offer, as links. */
function langLinks(path: string, lang: Tag, langs: readonly Tag[]): readonly Html[] {
  return langs.map(
    (one) =>
      html`<a
        href="${pathInLang(path, one)}"
        lang="${one}"
        hreflang="${one}"
        ${attributes({ "aria-current": one === lang ? "true" : null })}
        >${langName(one)}</a
      >`,
  );
}

function foot({ lang, reads = lang, langs = LANGS, path }: Frame): Html {
  const words = wordsFor(WORDS, lang).layout;
  return html`<footer class="foot">
    <span class="langs" role="group" aria-label="${words.languages}"
      >${langLinks(path, reads, langs)}</span
    ><span>${words.notice}</span>
  </footer>`;
}
