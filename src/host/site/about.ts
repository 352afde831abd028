/** What there is to know of a system before it is asked: schools, omissions, known answers, sources. */
import { card, facts, fold, html, type Child, type Html, type Lang } from "../../ui/mod.ts";
import { priceText } from "./frame.ts";
import { writeVolume } from "./home_page.ts";
import { schoolsOf } from "./input_form.ts";
import { humanise, labelOf } from "./labels.ts";
import { inLang, nameOf, type Library, type Volume } from "./library.ts";
import { TEXTS } from "./texts.ts";

const MAX_RELATED = 6;
/** Schools beyond which they are folded. */
const MANY_SCHOOLS = 3;

/** Writes it. */
export function about(lang: Lang, library: Library, volume: Volume): Html {
  const { entry } = volume;
  const words = TEXTS[lang];
  return html`<section class="about" aria-labelledby="about">
    <h2 id="about">${words.about}</h2>
    <div class="about-parts">
      ${schools(lang, volume)} ${omissions(lang, volume)} ${examples(lang, volume)}
      ${sources(lang, volume)} ${refusals(lang, volume)} ${members(lang, library, volume)}
      ${card(
        facts([
          [words.price, priceText(lang, entry)],
          [words.kind, `${words.kinds[entry.kind]} (${words.kindsTold[entry.kind]})`],
          [words.writer, words.writers[entry.writer]],
          [words.picture, entry.picture ? words.yes : words.no],
          [
            words.tradition,
            html`${inLang(lang, entry.traditionName)}
              <span lang="en" class="muted">${entry.region}</span>`,
          ],
          [words.endpoint, html`<code>${entry.endpoint}</code> <a href="/docs">${words.docs}</a>`],
          [words.version, `${entry.plugin} ${entry.version}`],
        ]),
      )}
    </div>
    ${related(lang, library, volume)}
  </section>`;
}

function schools(lang: Lang, { entry }: Volume): Html | null {
  const all = schoolsOf(entry);
  if (all.length === 0) return null;
  const words = TEXTS[lang];
  const names = all.map(({ title }) => inLang(lang, title)).join(lang === "en" ? "; " : "、");
  const items = all.map(({ title, options, default: standard }) => {
    const rule = standard !== null && typeof standard !== "string" ? inLang(lang, standard) : null;
    return html`<div class="school">
      <h4>${inLang(lang, title)}</h4>
      ${rule ? html`<p class="muted small">${words.default}${words.colon}${rule}</p>` : null}
      <ul class="plain-list">
        ${Object.entries(options).map(
          ([value, option]) =>
            html`<li>
              ${inLang(lang, option.title)}
              ${value === standard ? html`<span class="kind">${words.default}</span>` : null}
              ${option.source ? html`<cite lang="en">${option.source}</cite>` : null}
            </li>`,
        )}
      </ul>
    </div>`;
  });
  const shown = items.length > MANY_SCHOOLS ? fold(names, items) : items;
  return part(words.schools, [html`<p>${words.schoolsLead}</p>`, shown]);
}

function omissions(lang: Lang, { entry }: Volume): Html | null {
  const all = entry.omittable as readonly {
    readonly input: string;
    readonly says: { readonly en: string; readonly zhHant: string };
    readonly verdicts: readonly string[];
  }[];
  if (all.length === 0) return null;
  const words = TEXTS[lang];
  const items = all.map(({ input, says, verdicts }) => {
    const checked = verdicts
      .map((one) =>
        one
          .split("/")
          .filter((step) => !["", "value", "verdict", "native"].includes(step))
          .map((step) => labelOf(lang, step))
          .join(" › "),
      )
      .join(lang === "en" ? ", " : "、");
    return html`<div class="school">
      <h4>${labelOf(lang, input)}</h4>
      <p>${inLang(lang, says)}</p>
      ${checked ? html`<p class="muted small">${words.settledFields}${words.colon}${checked}</p>` : null}
    </div>`;
  });
  return part(words.leaveOut, [html`<p>${words.leaveOutLead}</p>`, items]);
}

function examples(lang: Lang, { entry, href }: Volume): Html {
  const words = TEXTS[lang];
  const items = entry.examples.map(
    ({ title, source }, at) =>
      html`<li>
        <span lang="en">${title}</span>
        <cite lang="en">${words.source}${words.colon}${source}</cite>
        <a href="${href}?example=${at}#live">${words.fillExample}</a>
      </li>`,
  );
  return part(words.examples, [
    html`<p>${words.examplesLead}</p>`,
    html`<ul class="plain-list spaced">
      ${items}
    </ul>`,
  ]);
}

function sources(lang: Lang, { entry }: Volume): Html {
  const items = entry.references.map(
    ({ title, author, year, part: section }) =>
      html`<li lang="en">
        ${author ? `${author}, ` : ""}<cite class="title">${title}</cite
        >${section ? `, ${section}` : ""}${year ? ` (${year})` : ""}
      </li>`,
  );
  return part(
    TEXTS[lang].sources,
    html`<ul class="plain-list">
      ${items}
    </ul>`,
  );
}

function refusals(lang: Lang, { entry }: Volume): Html | null {
  const all = Object.entries(entry.refusals);
  if (all.length === 0) return null;
  const words = TEXTS[lang];
  return part(words.refusals, [
    html`<p>${words.refusalsLead}</p>`,
    facts(
      all.map(
        ([code, when]) =>
          [humanise(code.toLowerCase()), html`<span lang="en">${when}</span>`] as const,
      ),
    ),
  ]);
}

function members(lang: Lang, library: Library, { entry }: Volume): Html | null {
  const used = entry.uses.flatMap((id) => library.volumes.get(id) ?? []);
  if (used.length === 0) return null;
  const links = used.map(
    ({ entry: one, href }) => html`<li><a href="${href}">${nameOf(lang, one)}</a></li>`,
  );
  return part(
    TEXTS[lang].members,
    html`<ul class="plain-list columns">
      ${links}
    </ul>`,
  );
}

function related(lang: Lang, library: Library, volume: Volume): Html | null {
  const { entry } = volume;
  const all = [...library.volumes.values()].filter((one) => one !== volume);
  const own = all.filter((one) => one.entry.tradition === entry.tradition);
  const kin = all.filter(
    (one) => one.entry.tradition !== entry.tradition && one.entry.family === entry.family,
  );
  const near = [...own, ...kin].slice(0, MAX_RELATED);
  if (near.length === 0) return null;
  return html`<h3 class="related-title">${TEXTS[lang].related}</h3>
    <ul class="volumes volumes-wide">
      ${near.map((one) => html`<li>${writeVolume(lang, one, "h4")}</li>`)}
    </ul>`;
}

function part(title: string, body: Child): Html {
  return html`<section class="card about-part">
    <h3>${title}</h3>
    ${body}
  </section>`;
}
