/** One of several things, each a card to pick; arrow keys go along them, and no script is needed. */
import { attributes, html } from "./html.ts";
import type { Child, Html } from "./html.ts";
import { writeFault } from "./form.ts";

/** A card. */
export interface Pick {
  readonly value: string;
  readonly name: Child;
  /** Said below the name, smaller. */
  readonly about?: Child;
  /** Drawn before the name, hidden from screen readers. */
  readonly emblem?: Html;
  /** Other words by which a filter finds it. */
  readonly words?: string;
}

export interface PickOptions {
  readonly name: string;
  readonly id: string;
  readonly legend: Child;
  readonly hint?: Child;
  readonly fault?: string | null;
  readonly picks: readonly Pick[];
  /** The value that is picked; one that no card has leaves all of them open. */
  readonly value: string;
  /** `cards` stand in columns, `pills` in a line. */
  readonly look: "cards" | "pills";
  /** Label of a filter above the cards, where there are many; shown where scripts run. */
  readonly filter?: string;
}

/** More cards than this stand in a box that scrolls. */
const MAX_OPEN = 12;

/** Writes the cards. */
export function pickField(options: PickOptions): Html {
  const { name, id, fault, picks, look } = options;
  const isLong = picks.length > MAX_OPEN;
  const ids = [options.hint ? `${id}-hint` : "", fault ? `${id}-fault` : ""].filter(Boolean);
  const cards = picks.map((pick, at) => {
    const input = attributes({
      type: "radio",
      name,
      // The first stands for all where a label leads here.
      id: at === 0 ? id : null,
      value: pick.value,
      checked: pick.value === options.value,
      autofocus: Boolean(fault) && at === 0,
    });
    const about = pick.about ? html`<span class="hint">${pick.about}</span>` : null;
    return html`<label class="pick" ${attributes({ "data-words": pick.words })}
      ><input ${input} />${pick.emblem}<span class="pick-text"
        ><span class="pick-name">${pick.name}</span>${about}</span
      ></label
    >`;
  });
  const filter =
    isLong && options.filter
      ? html`<input
          type="search"
          class="pick-filter"
          data-filter="${id}-picks"
          aria-label="${options.filter}"
          placeholder="${options.filter}"
          hidden
        />`
      : null;
  return html`<fieldset
    class="picks picks-${look}"
    role="radiogroup"
    ${attributes({
      "aria-describedby": ids.length > 0 ? ids.join(" ") : null,
      "aria-invalid": fault ? "true" : null,
    })}
  >
    <legend class="legend">${options.legend}</legend>
    ${options.hint ? html`<span class="hint" id="${id}-hint">${options.hint}</span>` : null}${filter}
    <div class="pick-list${isLong ? " pick-long" : ""}" id="${id}-picks">${cards}</div>
    ${writeFault(fault, `${id}-fault`)}
  </fieldset>`;
}
