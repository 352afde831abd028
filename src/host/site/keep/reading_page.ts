/** One kept reading: its text first, what its owner can do with it, and how others see it. */
import {
  button,
  card,
  copyBox,
  fold,
  hidden,
  html,
  icon,
  langName,
  linkButton,
  note,
  postForm,
  textField,
  timeOf,
  type Child,
  type Html,
} from "../../../ui/mod.ts";
import type { WholeReading } from "../../../wallet/contract.ts";
import type { Library } from "../library.ts";
import type { SiteVoice } from "../voice.ts";
import { branding } from "./branding.ts";
import type { KeepWords } from "./words/en.ts";

/** What the page shows. */
export interface ReadingState {
  readonly words: KeepWords;
  readonly library: Library;
  readonly reading: WholeReading;
  readonly voice: SiteVoice;
  /** The answer as HTML. */
  readonly body: Html;
  /** The language it was given in, where it cannot come in another any more. */
  readonly stuckIn: string | null;
  /** Address of the same as a document. */
  readonly pdf: string;
  /** What only its owner sees; null on a shared page. */
  readonly owner: {
    readonly csrf: string;
    readonly done: string | null;
    /** The filled form to ask again. */
    readonly again: string;
    /** Its link, where it is shared. */
    readonly link: string | null;
  } | null;
}

/** Writes it. */
export function writeReading(state: ReadingState): Child {
  const { voice, words, library, reading, body, owner, stuckIn } = state;
  const volume = library.volumes.get(reading.reference);
  const { lang } = voice;
  const { title, about } = reading;
  const art = volume?.entry.name ?? reading.reference;
  // A saved person is named to their owner alone.
  const name = title ?? art;
  const beside = [title === null ? null : art, owner ? about : null];
  const crumb = owner
    ? html`<a class="crumb" href="/readings">${icon("back", 16)}${words.readings}</a>`
    : html`<p class="muted">${words.sharedLead}</p>`;
  return [
    html`<header class="kept-head">
      ${crumb}
      <h1><bdi>${name}</bdi></h1>
      <p class="muted">
        ${beside.map((one) => (one === null ? null : [html`<bdi>${one}</bdi>`, " · "]))}${timeOf(lang, reading.createdAt)}
      </p>
      ${tools(state, volume?.href)}
    </header>`,
    owner?.done ? note("good", owner.done, { live: true }) : null,
    stuckIn === null ? null : note("wait", words.unchanged(langName(stuckIn))),
    body,
    owner ? own(state) : null,
  ];
}

/** What can be done at once. */
function tools({ words, owner, pdf }: ReadingState, href: string | undefined): Html {
  return html`<div class="row kept-tools">
    <button class="button button-quiet button-small" type="button" data-print hidden>
      ${icon("print", 18)}${words.print}
    </button>
    ${linkButton(pdf, words.pdf, { look: "quiet", small: true, icon: "download" })}
    ${owner ? linkButton("#share", words.share, { look: "quiet", small: true, icon: "link" }) : null}
    ${owner ? linkButton(owner.again, words.again, { look: "quiet", small: true, icon: "turn" }) : href ? linkButton(href, words.toLibrary, { look: "quiet", small: true }) : null}
  </div>`;
}

/** What its owner does with it. */
function own(state: ReadingState): Html {
  const { words, reading, owner, pdf } = state;
  const { csrf } = owner!;
  const at = `/readings/${reading.id}`;
  return html`<section class="kept-own" aria-label="${words.yours}">
    ${card(sharing(state, at), { title: words.share, id: "share" })}
    ${card(documentForm(words, pdf), { title: words.document, id: "document" })}
    ${card([
      postForm(at, csrf, [
        hidden("do", "rename"),
        textField({
          name: "title",
          label: words.title,
          input: { value: reading.title ?? "", maxlength: 100, autocomplete: "off" },
        }),
        html`<div>${button(words.rename, { look: "quiet", small: true })}</div>`,
      ]),
      fold(
        words.delete,
        postForm(at, csrf, [
          hidden("do", "delete"),
          html`<p>${words.deleteLead}</p>`,
          html`<div>${button(words.deleteSure, { look: "danger", small: true })}</div>`,
        ]),
      ),
    ])}
  </section>`;
}

/** A PDF under one's own name and colour. */
function documentForm(words: KeepWords, pdf: string): Child {
  return [
    html`<p>${words.documentLead}</p>`,
    html`<form method="get" action="${pdf}" class="form">
      ${branding(words)}
      <div>${button(words.makeDocument, { look: "quiet", small: true })}</div>
    </form>`,
  ];
}

function sharing({ words, owner, voice }: ReadingState, at: string): Child {
  const { csrf, link } = owner!;
  const act = (what: string, label: string) =>
    postForm(at, csrf, [
      hidden("do", what),
      html`<div>${button(label, { look: "quiet", small: true })}</div>`,
    ]);
  if (link === null) return [html`<p>${words.shareLead}</p>`, act("share", words.shareMake)];
  return [
    html`<p>${words.shareLead}</p>`,
    html`<p class="legend">${words.shareLink}</p>`,
    copyBox(voice.lang, "link", link),
    act("withdraw", words.shareEnd),
  ];
}
