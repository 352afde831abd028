/** The judgements of an answer, each with its reasons. */
import { html, type Html } from "../../ui/mod.ts";
import type { Fields } from "./fields.ts";
import { OWN_KEYS, section, type Answered } from "./section.ts";
import { inline, isFields, isSpoken, isVerdict, spoken, type Spoken } from "./value.ts";
import type { View } from "./view.ts";

const MAX_VERDICTS = 10;
/** Levels below the answer in which judgements are looked for. */
const MAX_DEPTH = 2;

interface Judged {
  readonly label: string;
  readonly value: Html;
  readonly because: readonly Spoken[];
}

/** Writes the first of them, from the outside in. */
export function verdicts(answered: Answered): Html | null {
  const all = collect(answered, answered.data, ["", ""], 0);
  if (all.length === 0) return null;
  const cards = all.slice(0, MAX_VERDICTS).map(
    ({ label, value, because }) =>
      html`<li class="judged">
        <p class="judged-name">${label}</p>
        <p class="judged-value">${value}</p>
        <ul>
          ${because.map((reason) => html`<li>${spoken(reason)}</li>`)}
        </ul>
      </li>`,
  );
  return section(
    answered.voice.words.verdicts,
    html`<ul class="judgements">
      ${cards}
    </ul>`,
  );
}

/** @param at name of the field that holds the value, and of the field that holds that */
function collect(
  view: View,
  value: Fields,
  [name, parent]: readonly [name: string, parent: string],
  depth: number,
): readonly Judged[] {
  return Object.entries(value).flatMap(([key, member]): readonly Judged[] => {
    if (!isFields(member) || isSpoken(member) || OWN_KEYS.has(key)) return [];
    if (!isVerdict(member)) {
      return depth < MAX_DEPTH ? collect(view, member, [key, name], depth + 1) : [];
    }
    const isUnnamed = key === "verdict" && name !== "";
    const label = isUnnamed ? view.labels.field(name, parent) : view.labels.field(key, name);
    const judged = inline(view, key, member.value);
    return judged ? [{ label, value: judged, because: member.because }] : [];
  });
}
