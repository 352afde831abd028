/** The list of kept readings, and what a person may ask of their data. */
import {
  button,
  card,
  choice,
  choices,
  disc,
  empty,
  fold,
  formatDate,
  hidden,
  html,
  item,
  linkButton,
  list,
  note,
  pageHead,
  postForm,
  selectField,
  tag,
  timeOf,
  type Child,
  type Html,
} from "../../../ui/mod.ts";
import type { KeptReading, ReadingPage } from "../../../wallet/contract.ts";
import { pointsText } from "../frame.ts";
import type { Library } from "../library.ts";
import type { SiteVoice } from "../voice.ts";
import { branding } from "./branding.ts";
import type { KeepWords } from "./words/en.ts";

/** What the page shows. */
export interface ListState {
  readonly voice: SiteVoice;
  readonly words: KeepWords;
  readonly library: Library;
  readonly csrf: string;
  readonly page: ReadingPage;
  /** Whether it is not the first page. */
  readonly isLater: boolean;
  /** Days that readings are kept; null: until they are deleted. */
  readonly keepDays: number | null;
  readonly done: string | null;
  /** Whether it says why something was not done. */
  readonly isRefused: boolean;
  /** Whether there is a key to encrypt with. */
  readonly isOn: boolean;
}

/** Writes it. */
export function writeReadings(state: ListState): Child {
  const { words, page, done, isOn } = state;
  const { readings } = page;
  const lines = readings.map((one) => line(state, one));
  return [
    pageHead({ title: words.readings, lead: words.readingsLead }),
    done ? note(state.isRefused ? "bad" : "good", done, { live: true }) : null,
    isOn ? null : note("wait", words.notOn),
    card([
      readings.length === 0
        ? empty("book", words.noReadings, linkButton("/", words.toLibrary, { small: true }))
        : list(lines),
      pager(state),
    ]),
    readings.length > 1 ? card(several(state), { title: words.several, id: "several" }) : null,
    card(data(state), { title: words.data, id: "data" }),
  ];
}

/** What a reading is called: by its owner, by whom or what it is about, or by its art. */
export function nameOf(library: Library, { title, about, reference }: KeptReading): string {
  return title ?? about ?? library.volumes.get(reference)?.entry.name ?? reference;
}

function line({ voice, words, library }: ListState, reading: KeptReading): Html {
  const { id, title, about, reference, createdAt, expiresAt, points, shared } = reading;
  const isNamed = title !== null || about !== null;
  const art = isNamed ? [library.volumes.get(reference)?.entry.name, " · "] : null;
  const until = expiresAt === null ? null : [" · ", words.until(formatDate(voice.lang, expiresAt))];
  return item({
    disc: disc("book", "quiet"),
    title: html`<bdi>${nameOf(library, reading)}</bdi>`,
    href: `/readings/${id}`,
    text: html`${art}${timeOf(voice.lang, createdAt)} · ${pointsText(voice, points)}${until}`,
    ...(shared ? { end: tag("good", words.shared) } : {}),
  });
}

/** Several readings as one document. */
function several({ voice, words, library, page }: ListState): Child {
  const boxes = page.readings.map((one) =>
    choice({
      type: "checkbox",
      name: "of",
      value: one.id,
      label: html`<bdi>${nameOf(library, one)}</bdi>
        <span class="muted small">${timeOf(voice.lang, one.createdAt)}</span>`,
    }),
  );
  return [
    html`<p>${words.severalLead}</p>`,
    html`<form method="get" action="/readings/document.pdf" class="form">
      ${fold(words.choose, choices(words.several, boxes))} ${branding(words)}
      <div>${button(words.makeDocument, { look: "quiet", small: true })}</div>
    </form>`,
  ];
}

function pager({ words, page, isLater }: ListState): Child {
  const { nextCursor } = page;
  if (!isLater && nextCursor === null) return null;
  const quiet = { look: "quiet", small: true } as const;
  return html`<div class="pager">
    ${isLater ? linkButton("/readings", words.newest, quiet) : html`<span></span>`}
    ${nextCursor === null ? null : linkButton(`/readings?cursor=${nextCursor}`, words.older, quiet)}
  </div>`;
}

function data({ words, csrf, keepDays }: ListState): Child {
  const choices = Object.entries(words.keepChoices).map(([value, label]) => ({ value, label }));
  // Object keys that are numbers come first; what lasts longest stands on top.
  const longest = choices.toSorted((a, b) => (Number(b.value) || 0) - (Number(a.value) || 0));
  const ordered = [
    ...longest.filter(({ value }) => value === ""),
    ...longest.filter(({ value }) => value !== ""),
  ];
  return [
    postForm("/readings", csrf, [
      hidden("do", "keep"),
      selectField({
        name: "days",
        label: words.keepFor,
        hint: words.keepForHint,
        choices: ordered,
        value: keepDays === null ? "" : String(keepDays),
      }),
      html`<div>${button(words.save, { look: "quiet", small: true })}</div>`,
    ]),
    html`<div>
      ${linkButton("/readings/export.json", words.export, { look: "quiet", small: true, icon: "download" })}
    </div>`,
    fold(
      words.deleteAll,
      postForm("/readings", csrf, [
        hidden("do", "delete-all"),
        html`<p>${words.deleteAllLead}</p>`,
        html`<div>${button(words.deleteAll, { look: "danger", small: true })}</div>`,
      ]),
    ),
  ];
}
