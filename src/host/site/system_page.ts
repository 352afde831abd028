/** The page of one system: what it is, how to ask it, and its answer. */
import { nearestWord, type InputIssue } from "../../plugins/mod.ts";
import {
  attributes,
  card,
  facts,
  fold,
  html,
  icon,
  note,
  textField,
  type Child,
  type Html,
  type Lang,
} from "../../ui/mod.ts";
import { writeAnswer, type Answered } from "./answer.ts";
import { tellIssue } from "./fault_text.ts";
import type { Fields } from "./fields.ts";
import { pointsText, priceText } from "./frame.ts";
import { writeVolume } from "./home_page.ts";
import { along, inputFields, schoolsOf, strayIssues } from "./input_form.ts";
import { humanise, labelOf } from "./labels.ts";
import { inLang, nameOf, summaryOf, type Library, type Volume } from "./library.ts";
import { TEXTS } from "./texts.ts";

/** Who pays for a call from a page. */
export type Payer = "nobody" | "demo" | "visitor";

/** What the page shows beside the system itself. */
export interface SystemState {
  readonly lang: Lang;
  readonly library: Library;
  readonly volume: Volume;
  readonly payer: Payer;
  /** Whether the wallet's pages are served here. */
  readonly hasPages: boolean;
  readonly values: Fields;
  readonly cities: Readonly<Record<string, string>>;
  readonly issues: readonly InputIssue[];
  /** Why the call was not answered, in words. */
  readonly failure?: string;
  readonly quote?: { readonly price: number; readonly balance: number | null };
  readonly answered?: Answered;
}

const MAX_RELATED = 6;
/** Schools beyond which they are folded. */
const MANY_SCHOOLS = 3;

/** Writes the page. */
export function writeSystem(state: SystemState): Child {
  const { lang, volume } = state;
  const { entry } = volume;
  const words = TEXTS[lang];
  const other = lang === "en" ? entry.nameZhHant : entry.name;
  return [
    html`<header class="system-head">
      <a class="crumb" href="/#${entry.tradition}"
        >${icon("back", 16)}${inLang(lang, entry.traditionName)}</a
      >
      <div class="system-title">
        <img src="${volume.icon}" alt="" width="72" height="72" />
        <div>
          <h1>${nameOf(lang, entry)}</h1>
          <span class="other" lang="${lang === "en" ? "zh-Hant" : "en"}">${other}</span>
        </div>
      </div>
      <p class="lead">${summaryOf(lang, entry)}</p>
      <p class="system-facts">
        <span class="price">${priceText(lang, entry)}</span>
        <span class="kind">${words.kinds[entry.kind]}</span>
        <span class="muted small">${words.kindsTold[entry.kind]}</span>
      </p>
    </header>`,
    live(state),
    about(state),
  ];
}

/** What a call replaces: the answer and the form. */
function live(state: SystemState): Html {
  const { lang, answered, quote, failure } = state;
  const words = TEXTS[lang];
  const faulty = state.issues.length > 0;
  const stray = strayIssues({ ...state, entry: state.volume.entry });
  const said = [
    faulty
      ? note(
          "bad",
          html`${words.faulty}
          ${words.nothingCharged}${stray.map((one) => html`<div>${one.path} ${tellIssue(lang, one)}</div>`)}`,
          { live: true },
        )
      : null,
    failure
      ? note("bad", html`${failure} ${words.nothingCharged}`, { title: words.failed, live: true })
      : null,
    quote
      ? note(
          "plain",
          [
            words.dryRun(quote.price === 0 ? words.free : pointsText(lang, quote.price)),
            quote.balance === null ? null : ` ${words.dryBalance(pointsText(lang, quote.balance))}`,
          ],
          { live: true },
        )
      : null,
  ];
  const asking = [said, form(state)];
  return html`<div id="live" class="live" aria-busy="false">
    ${answered ? [writeAnswer(answered), html`<div class="card">${fold(words.askAgain, asking)}</div>`] : card(asking, { title: words.askTitle, action: exampleLink(state) })}
  </div>`;
}

function exampleLink({ lang, volume }: SystemState): Html {
  return html`<a href="${volume.href}?example=0#live">${TEXTS[lang].example}</a>`;
}

function form(state: SystemState): Html {
  const { lang, volume } = state;
  const { entry } = volume;
  const words = TEXTS[lang];
  return html`<form class="form" method="post" action="${volume.href}#live" data-ask novalidate>
    ${along("_once", crypto.randomUUID())} ${inputFields({ ...state, entry })} ${payment(state)}
    <div class="row">
      <button class="button" name="_do" value="ask">
        ${icon("send", 18)}<span>${words.ask}</span>
      </button>
      <button class="button button-quiet" name="_do" value="price">${words.priceOnly}</button>
      <span class="price">${words.price}${words.colon}${priceText(lang, entry)}</span>
    </div>
  </form>`;
}

function payment({ lang, payer, hasPages, volume }: SystemState): Html | null {
  const words = TEXTS[lang];
  if (payer === "nobody" || volume.entry.cost === 0) return null;
  if (payer === "demo") return html`<p class="muted small">${words.demo}</p>`;
  const ways = hasPages
    ? html`<a href="/sign-in?return_to=%2Fwallet%2Fkeys">${words.keySignIn}</a> ·
        <a href="/wallet/keys">${words.keyMake}</a>. `
    : null;
  const hint = html`${words.keyNeeded} ${ways}${words.keyHint}`;
  return textField({
    name: "_key",
    label: words.key,
    hint,
    input: { type: "password", autocomplete: "off", spellcheck: "false", class: "mono" },
  });
}

function about({ lang, library, volume }: SystemState): Html {
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

/** What stands where there is no page: the nearest systems, and the way back. */
export function writeMissing(lang: Lang, library: Library, path: string): Child {
  const words = TEXTS[lang];
  const asked = decodeURIComponentSafe(path.split("/").at(-1) ?? "");
  const near = nearestWord(asked, [...library.volumes.keys()]);
  const volume = near === undefined ? undefined : library.volumes.get(near);
  return html`<div class="missing" ${attributes({ "data-missing": true })}>
    <h1>${words.notFound}</h1>
    ${volume ? html`<p>${words.notFoundLead}</p>` : null}
    ${volume ? html`<div class="missing-near">${writeVolume(lang, volume, "h2")}</div>` : null}
    <a class="button" href="/">${words.notFoundBack}</a>
  </div>`;
}

function decodeURIComponentSafe(text: string): string {
  try {
    return decodeURIComponent(text).slice(0, 64);
  } catch {
    return text.slice(0, 64);
  }
}
