/** The judgements of an answer, each with its reasons. */
import { html, type Html, type Lang } from "../../ui/mod.ts";
import type { Fields } from "./fields.ts";
import { labelOf } from "./labels.ts";
import { OWN_KEYS, section, type Answered } from "./section.ts";
import { TEXTS } from "./texts.ts";
import { inline, isFields, isVerdict } from "./value.ts";

const MAX_VERDICTS = 10;

interface Judged {
  readonly label: string;
  readonly value: Html;
  readonly because: readonly { rule: string; source?: string }[];
}

/** Writes the first of them, from the outside in. */
export function verdicts({ lang, data }: Answered): Html | null {
  const found: Judged[] = [];
  collect(lang, data, "", 0, found);
  if (found.length === 0) return null;
  const cards = found.slice(0, MAX_VERDICTS).map(
    ({ label, value, because }) =>
      html`<li class="judged">
        <p class="judged-name">${label}</p>
        <p class="judged-value">${value}</p>
        <ul>
          ${because.map(
            ({ rule, source }) =>
              html`<li>${rule}${source ? html` <cite>${source}</cite>` : null}</li>`,
          )}
        </ul>
      </li>`,
  );
  return section(
    TEXTS[lang].verdicts,
    html`<ul class="judgements">
      ${cards}
    </ul>`,
  );
}

function collect(lang: Lang, value: Fields, name: string, depth: number, found: Judged[]): void {
  for (const [key, member] of Object.entries(value)) {
    if (!isFields(member) || OWN_KEYS.has(key)) continue;
    if (isVerdict(member)) {
      const label = key === "verdict" && name ? labelOf(lang, name) : labelOf(lang, key);
      const named = key === "verdict" && value["name"] ? inline(lang, "name", value["name"]) : null;
      const told = named ?? inline(lang, key, member.value);
      if (told) found.push({ label, value: told, because: member.because });
    } else if (depth < 2) collect(lang, member, key, depth + 1, found);
  }
}
