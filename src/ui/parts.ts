/** The parts that pages are put together from: heads, cards, notes, tags, lists of facts, things to copy. */
import { attributes, html } from "./html.ts";
import type { Child, Html } from "./html.ts";
import { icon } from "./icon.ts";
import type { IconName } from "./icon.ts";
import { wordsFor } from "./lang.ts";
import type { Tag } from "./lang.ts";
import { WORDS } from "./words/mod.ts";

/** The head of a page: where it hangs, its name, a sentence, and what can be done at once. */
export function pageHead(options: {
  readonly title: Child;
  readonly lead?: Child;
  readonly back?: { readonly href: string; readonly label: string };
  readonly actions?: Child;
}): Html {
  const { title, lead, back, actions } = options;
  const crumb = back
    ? html`<a class="crumb" href="${back.href}">${icon("back", 16)}${back.label}</a>`
    : null;
  return html`<div class="page-head">
    ${crumb}
    <div class="row">
      <h1>${title}</h1>
      ${actions ? html`<div class="row">${actions}</div>` : null}
    </div>
    ${lead ? html`<p>${lead}</p>` : null}
  </div>`;
}

/** A card; with a title it is a section of its own. */
export function card(
  body: Child,
  options: { title?: Child; action?: Child; id?: string } = {},
): Html {
  const { title, action, id } = options;
  const head = title
    ? html`<div class="card-head">
        <h2>${title}</h2>
        ${action}
      </div>`
    : null;
  return html`<section class="card" ${attributes({ id })}>${head}${body}</section>`;
}

export type Mood = "good" | "wait" | "bad" | "plain";

const NOTE_ICONS: Readonly<Record<Mood, IconName>> = {
  good: "check",
  wait: "clock",
  bad: "warning",
  plain: "info",
};

/** A message about the page as a whole; what has just happened is read out. */
export function note(
  mood: Mood,
  text: Child,
  options: { readonly title?: string; readonly live?: boolean } = {},
): Html {
  const role = options.live ? (mood === "bad" ? "alert" : "status") : null;
  const title = options.title ? html`<strong>${options.title}</strong>` : null;
  return html`<div class="note note-${mood}" ${attributes({ role })}>
    ${icon(NOTE_ICONS[mood])}
    <div class="note-text">
      ${title}
      <div>${text}</div>
    </div>
  </div>`;
}

/** One word about a state. */
export function tag(mood: Mood, text: string): Html {
  return html`<span class="tag tag-${mood}">${text}</span>`;
}

/** What a list says while there is nothing in it, and how that can change. */
export function empty(name: IconName, text: Child, action?: Child): Html {
  return html`<div class="empty">
    ${icon(name, 34)}
    <p>${text}</p>
    ${action}
  </div>`;
}

/** Names and values. */
export function facts(pairs: readonly (readonly [name: Child, value: Child] | null)[]): Html {
  const rows = pairs.filter((pair) => pair !== null);
  return html`<dl class="pairs">
    ${rows.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

/** A list with an entry per item. */
export function list(items: readonly Html[]): Html {
  return html`<ul class="list">
    ${items.map((item) => html`<li>${item}</li>`)}
  </ul>`;
}

/** One entry: a disc, a title over small words, and an end. */
export function item(options: {
  readonly disc?: Html;
  readonly title: Child;
  readonly href?: string;
  readonly text?: Child;
  readonly end?: Child;
}): Html {
  const { disc, title, href, text, end } = options;
  const name = href
    ? html`<a class="item-title" href="${href}">${title}</a>`
    : html`<span class="item-title">${title}</span>`;
  return html`<div class="item">
    ${disc}
    <div class="item-text">
      ${name}${text ? html`<span class="muted small">${text}</span>` : null}
    </div>
    ${end ? html`<div class="item-end">${end}</div>` : null}
  </div>`;
}

/** A round sign with an icon or the first character of a name. */
export function disc(
  content: IconName | { readonly name: string },
  look: "" | "gilt" | "quiet" | "danger" = "",
): Html {
  const inside =
    typeof content === "string"
      ? icon(content)
      : ([...content.name.trim()][0] ?? "·").toUpperCase();
  return html`<span class="disc${look ? ` disc-${look}` : ""}" aria-hidden="true">${inside}</span>`;
}

/** A text to copy: one tap selects it, and where scripts run a button copies it. */
export function copyBox(lang: Tag, id: string, text: string): Html {
  const { copy, copied } = wordsFor(WORDS, lang).copyBox;
  return html`<div class="copy">
    <code id="${id}">${text}</code
    ><button
      type="button"
      class="button button-quiet"
      data-copy="${id}"
      data-done="${copied}"
      hidden
    >
      ${icon("copy", 18)}<span data-label aria-live="polite">${copy}</span>
    </button>
  </div>`;
}

/** Something that opens on demand, without a script. */
export function fold(summary: Child, body: Child, options: { readonly open?: boolean } = {}): Html {
  return html`<details class="fold" ${attributes({ open: options.open ?? false })}>
    <summary>${summary}</summary>
    <div class="fold-body">${body}</div>
  </details>`;
}

/** Sections of one thing, each a page. */
export function tabs(
  label: string,
  items: readonly { readonly href: string; readonly label: string; readonly current: boolean }[],
): Html {
  const links = items.map(
    ({ href, label: text, current }) =>
      html`<li>
        <a href="${href}" ${attributes({ "aria-current": current ? "page" : null })}>${text}</a>
      </li>`,
  );
  return html`<nav class="tabs" aria-label="${label}">
    <ul>
      ${links}
    </ul>
  </nav>`;
}
