/** Texts of pages that name what programs send. */
import { html, type Html } from "../../ui/mod.ts";

/** A text with what stands between backticks as code. */
export function withCode(text: string): readonly (Html | string)[] {
  return text
    .split("`")
    .map((part, at) => (at % 2 === 1 ? html`<code translate="no">${part}</code>` : part));
}
