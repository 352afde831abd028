/** What there is to know of a system before it is asked: schools, omissions, known answers, sources. */
import type { CatalogueEntry } from "../../plugins/mod.ts";
import { card, facts, fold, html, type Child, type Html } from "../../ui/mod.ts";
import { priceText } from "./frame.ts";
import { writeVolume } from "./home_page.ts";
import type { Library, Volume } from "./library.ts";
import type { Labels, View } from "./view.ts";
import { foreign, type SiteVoice } from "./voice.ts";

const MAX_RELATED = 6;
/** Schools beyond which they are folded. */
const MANY_SCHOOLS = 3;

/** Writes it. */
export function about(view: View, library: Library, volume: Volume): Html {
  const { voice, labels } = view;
  const { entry } = volume;
  const { words } = voice;
  return html`<section class="about" aria-labelledby="about">
    <h2 id="about">${words.about}</h2>
    <div class="about-parts">
      ${schools(voice, volume)} ${omissions(voice, labels, volume)} ${examples(voice, volume)}
      ${part(voice.words.sources, referenceList(volume))} ${refusals(voice, volume)}
      ${members(voice, library, volume)}
      ${card(
        facts([
          [words.price, priceText(view, entry)],
          [words.kind, `${words.kinds[entry.kind]} (${words.kindsMean[entry.kind]})`],
          [words.writer, words.writers[entry.writer]],
          [words.picture, entry.picture ? words.yes : words.no],
          [
            words.tradition,
            html`<span ${foreign(voice, entry.lang)}
              >${entry.traditionName} <span class="muted">${entry.region}</span></span
            >`,
          ],
          [
            words.endpoint,
            html`<code>${entry.endpoint}</code> <a href="/docs/${entry.id}">${words.docs}</a>`,
          ],
          [words.version, `${entry.plugin} ${entry.version}`],
        ]),
      )}
    </div>
    ${related(voice, library, volume)}
  </section>`;
}

function schools(voice: SiteVoice, { entry }: Volume): Html | null {
  const all = entry.conventions;
  if (all.length === 0) return null;
  const { words } = voice;
  const names = all.map(({ title }) => title).join(words.semicolon);
  const items = all.map(
    ({ title, options, default: standard, rule }) =>
      html`<div class="school">
        <h4>${title}</h4>
        ${rule ? html`<p class="muted small">${words.default}${words.colon}${rule}</p>` : null}
        <ul class="plain-list">
          ${options.map(
            (option) =>
              html`<li>
                ${option.title}
                ${option.value === standard ? html`<span class="kind">${words.default}</span>` : null}
                ${option.source ? html`<cite lang="en">${option.source}</cite>` : null}
              </li>`,
          )}
        </ul>
      </div>`,
  );
  const shown = items.length > MANY_SCHOOLS ? fold(names, items) : items;
  return part(words.schools, [
    html`<p>${words.schoolsLead}</p>`,
    html`<div ${foreign(voice, entry.lang)}>${shown}</div>`,
  ]);
}

/** Steps of a pointer that say nothing beside the others. */
const SILENT_STEPS = new Set(["value", "verdict", "native"]);

function omissions(voice: SiteVoice, labels: Labels, { entry }: Volume): Html | null {
  const all = entry.omittable;
  if (all.length === 0) return null;
  const { words } = voice;
  const items = all.map(({ input, verdicts }) => {
    const checked = verdicts.map((one) => checkedField(labels, one)).join(words.comma);
    const says = labels.omission(input);
    return html`<div class="school">
      <h4>${labels.input(input)}</h4>
      ${says ? html`<p>${says}</p>` : null}
      ${checked ? html`<p class="muted small">${words.settledFields}${words.colon}${checked}</p>` : null}
    </div>`;
  });
  return part(words.leaveOut, [
    html`<p>${words.leaveOutLead}</p>`,
    html`<div ${foreign(voice, labels.lang)}>${items}</div>`,
  ]);
}

/** The field at the end of a pointer by the names on the way to it. */
function checkedField(labels: Labels, pointer: string): string {
  const steps = pointer.split("/").slice(1);
  return steps
    .map((step, at) => ({ step, parent: steps[at - 1] ?? "" }))
    .filter(({ step }) => !SILENT_STEPS.has(step) && !/^\d+$/.test(step))
    .map(({ step, parent }) => labels.field(step, parent))
    .join(" › ");
}

function examples({ words }: SiteVoice, { entry, href }: Volume): Html {
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

/** The works that the rules of a system come from. */
export function referenceList({ entry }: { readonly entry: CatalogueEntry }): Html {
  const items = entry.references.map(
    ({ title, author, year, part: section }) =>
      html`<li lang="en">
        ${author ? `${author}, ` : ""}<cite class="title">${title}</cite
        >${section ? `, ${section}` : ""}${year ? ` (${year})` : ""}
      </li>`,
  );
  return html`<ul class="plain-list">
    ${items}
  </ul>`;
}

function refusals(voice: SiteVoice, { entry }: Volume): Html | null {
  const all = Object.values(entry.refusals);
  if (all.length === 0) return null;
  const { words } = voice;
  return part(words.refusals, [
    html`<p>${words.refusalsLead}</p>`,
    html`<ul class="plain-list" ${foreign(voice, entry.lang)}>
      ${all.map((when) => html`<li>${when}</li>`)}
    </ul>`,
  ]);
}

function members({ words }: SiteVoice, library: Library, { entry }: Volume): Html | null {
  const used = entry.uses.flatMap((id) => library.volumes.get(id) ?? []);
  if (used.length === 0) return null;
  const links = used.map(
    ({ entry: one, href }) => html`<li><a href="${href}">${one.name}</a></li>`,
  );
  return part(
    words.members,
    html`<ul class="plain-list columns">
      ${links}
    </ul>`,
  );
}

function related(voice: SiteVoice, library: Library, volume: Volume): Html | null {
  const { entry } = volume;
  const all = [...library.volumes.values()].filter((one) => one !== volume);
  const own = all.filter((one) => one.entry.tradition === entry.tradition);
  const kin = all.filter(
    (one) => one.entry.tradition !== entry.tradition && one.entry.family === entry.family,
  );
  const near = [...own, ...kin].slice(0, MAX_RELATED);
  if (near.length === 0) return null;
  return html`<h3 class="related-title">${voice.words.related}</h3>
    <ul class="volumes volumes-wide">
      ${near.map((one) => html`<li>${writeVolume(voice, one, "h4")}</li>`)}
    </ul>`;
}

function part(title: string, body: Child): Html {
  return html`<section class="card about-part">
    <h3>${title}</h3>
    ${body}
  </section>`;
}
