/** How an answer came about: schools, time, versions; the whole of it as JSON, and the same call by a program. */
import { copyBox, facts, fold, html, type Html } from "../../ui/mod.ts";
import { block } from "./blocks.ts";
import type { Fields } from "./fields.ts";
import { receiptLabels } from "./labels.ts";
import { programs } from "./programs.ts";
import { section, type Answered } from "./section.ts";
import { placeReceipts } from "./taken_places.ts";
import { isFields, isSpoken } from "./value.ts";

interface UsedSchool {
  readonly name: string;
  readonly text: string;
  readonly chosen: boolean;
  readonly alternatives: readonly string[];
}

/** Characters of JSON beyond which what the systems of a blend answered stands in their folds alone. */
const MAX_WHOLE = 150_000;

function withoutMembers(whole: Fields): Fields {
  const { systems } = whole;
  if (!Array.isArray(systems)) return whole;
  return { ...whole, systems: systems.map(({ data: _above, ...rest }: Fields) => rest) };
}

/** The receipt: schools used, the time as it was read, and the versions. */
export function computed(answered: Answered): Html {
  const { voice, labels, data, entry } = answered;
  const { words } = voice;
  const made = (data["reading"] ?? {}) as Fields;
  const used = (data["conventions"] ?? []) as readonly UsedSchool[];
  const schools = new Map(entry.conventions.map((school) => [school.name, school]));
  const rows = used.flatMap(({ name, text, chosen, alternatives }) => {
    const school = schools.get(name);
    if (!school) return [];
    const titleOf = (one: string) =>
      school.options.find(({ value }) => value === one)?.title ?? one;
    const others = alternatives.map(titleOf).join(words.semicolon);
    const value = html`${text}
      <span class="muted small"
        >(${chosen ? words.chosen : words.default}${words.semicolon}${words.alternatives}${words.colon}${others})</span
      >`;
    return [[school.title, value] as const];
  });
  const time = data["time"];
  const receipt = { voice, labels: receiptLabels(voice, labels) };
  const body = html`${
    rows.length > 0
      ? html`<h3>${words.conventions}</h3>
          ${facts(rows)}`
      : null
  }
  ${placeReceipts(answered)}
  ${
    isFields(time)
      ? html`<h3>${words.time}</h3>
          ${block(receipt, "time", time, 1)}`
      : null
  }
  ${facts([
    [words.endpoint, html`<code>${entry.id}</code>`],
    [
      words.version,
      html`${String(made["plugin"] ?? entry.plugin)} ${String(made["version"] ?? "")}`,
    ],
    ["ID", html`<code>${String(made["id"] ?? "")}</code>`],
  ])}`;
  return section(null, fold(words.computed, body));
}

/** What programs want of it. */
export function machine({ voice, data, entry, input, origin }: Answered): Html {
  const { words, lang } = voice;
  const drawn = data["picture"];
  const picture = isSpoken(drawn)
    ? { picture: { text: `<svg … (${drawn.text.length} characters, shown above)` } }
    : {};
  const whole = { ...data, ...picture };
  // A large blend would stand on its page twice over.
  const isLarge = JSON.stringify(whole).length > MAX_WHOLE;
  const answer = JSON.stringify(isLarge ? withoutMembers(whole) : whole, null, 1);
  return section(
    null,
    html`${fold(isLarge ? words.jsonPart : words.json, html`<div class="json">${copyBox(lang, "json", answer)}</div>`)}
    ${programs({ voice }, { origin, id: entry.id, input })}`,
  );
}
