/** How an answer came about: schools, time, versions; the whole of it as JSON, and the same call by a program. */
import { copyBox, facts, fold, html, type Html } from "../../ui/mod.ts";
import type { Fields } from "./fields.ts";
import { schoolsOf } from "./input_form.ts";
import { inLang } from "./library.ts";
import { section, type Answered } from "./section.ts";
import { block } from "./blocks.ts";
import { TEXTS } from "./texts.ts";
import { isFields } from "./value.ts";

/** The receipt: schools used, the time as it was read, and the versions. */
export function computed({ lang, data, entry }: Answered): Html {
  const words = TEXTS[lang];
  const made = (data["reading"] ?? {}) as Fields;
  const used = (data["conventions"] ?? []) as readonly {
    readonly name: string;
    readonly value: string;
    readonly chosen: boolean;
    readonly alternatives: readonly string[];
  }[];
  const schools = new Map(schoolsOf(entry).map((school) => [school.name, school]));
  const rows = used.flatMap(({ name, value, chosen, alternatives }) => {
    const school = schools.get(name);
    if (!school) return [];
    const told = (one: string) =>
      school.options[one] ? inLang(lang, school.options[one].title) : one;
    const others = alternatives.map(told).join(lang === "en" ? "; " : "；");
    return [
      [
        inLang(lang, school.title),
        html`${told(value)}
          <span class="muted small"
            >(${chosen ? words.chosen : words.default};
            ${words.alternatives}${words.colon}${others})</span
          >`,
      ] as const,
    ];
  });
  const time = data["time"];
  const body = html`${
    rows.length > 0
      ? html`<h3>${words.conventions}</h3>
          ${facts(rows)}`
      : null
  }
  ${
    isFields(time)
      ? html`<h3>${words.time}</h3>
          ${block(lang, "time", time, 1)}`
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
export function machine({ lang, data, entry, input, origin }: Answered): Html {
  const words = TEXTS[lang];
  const svg = data["picture"];
  const shown =
    typeof svg === "string"
      ? { ...data, picture: `<svg … (${svg.length} characters, shown above)` }
      : data;
  const body = JSON.stringify({ json: input }).replaceAll("'", "'\\''");
  const curl = `curl -s '${origin}/api/trpc/${entry.id}' -H "authorization: Bearer $AUSPEX_KEY" -H 'content-type: application/json' -d '${body}'`;
  return section(
    null,
    html`${fold(words.json, html`<div class="json">${copyBox(lang, "json", JSON.stringify(shown, null, 1))}</div>`)}
    ${fold(words.curl, copyBox(lang, "curl", curl))}`,
  );
}
