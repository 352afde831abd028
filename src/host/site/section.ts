/** One part of an answer under its heading, and the keys that every answer has. */
import { html, type Child, type Html } from "../../ui/mod.ts";
import type { CatalogueEntry } from "../../plugins/mod.ts";
import type { Fields } from "./fields.ts";
import type { View } from "./view.ts";

/** What was asked and what came of it. */
export interface Answered extends View {
  readonly entry: CatalogueEntry;
  /** The input as it was sent. */
  readonly input: Fields;
  /** The answer. */
  readonly data: Fields;
  /** Points that were taken. */
  readonly points: number;
  /** Origin of this host, for the call from a program. */
  readonly origin: string;
  /** Whether a draw can be verified here. */
  readonly canVerify: boolean;
}

/** Keys of every answer that have their own place on the page. */
export const OWN_KEYS: ReadonlySet<string> = new Set([
  "conventions",
  "compared",
  "time",
  "omitted",
  "interpretation",
  "synthesis",
  "thesis",
  "picture",
  "reading",
  "notice",
  "creditsUsed",
  "lang",
]);

/** Writes one part. */
export function section(title: string | null, body: Child): Html {
  return html`<section class="answer-part">
    ${title ? html`<h3>${title}</h3>` : null}${body}
  </section>`;
}
