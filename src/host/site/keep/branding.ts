/** Whose name a document carries, and in which colour its headings are. */
import { html, textField, type Html } from "../../../ui/mod.ts";
import type { KeepWords } from "./words/en.ts";

/** The fields of a name and a colour. */
export function branding(words: KeepWords): Html {
  return html`<div class="fields">
    ${textField({
      name: "brand",
      label: words.brand,
      input: { maxlength: 60, autocomplete: "organization", placeholder: "Auspex" },
    })}
    ${textField({
      name: "colour",
      label: words.colour,
      input: { type: "color", value: "#3b3a6d" },
    })}
  </div>`;
}
