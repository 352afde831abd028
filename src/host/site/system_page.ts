/** The page of one system: what it is, how to ask it, and its answer. */
import { nearestWord, type ExplainedIssue } from "../../plugins/mod.ts";
import { card, fold, html, icon, note, textField, type Child, type Html } from "../../ui/mod.ts";
import { about } from "./about.ts";
import { writeAnswer, type Answered } from "./answer.ts";
import type { Fields } from "./fields.ts";
import { pointsText, priceText } from "./frame.ts";
import { writeVolume } from "./home_page.ts";
import { along, inputFields, issueText, strayIssues } from "./input_form.ts";
import type { Library, Volume } from "./library.ts";
import type { ChosenPlaces } from "./place_field.ts";
import type { View } from "./view.ts";
import { foreign, type SiteVoice } from "./voice.ts";

/** Who pays for a call from a page. */
export type Payer = "nobody" | "demo" | "visitor";

/** What the page shows beside the system itself. */
export interface SystemState extends View {
  readonly library: Library;
  readonly volume: Volume;
  readonly payer: Payer;
  /** Whether the wallet's pages are served here. */
  readonly hasPages: boolean;
  readonly values: Fields;
  readonly chosen: ChosenPlaces;
  readonly issues: readonly ExplainedIssue[];
  /** Why the call was not answered, in words. */
  readonly failure?: string;
  readonly quote?: { readonly price: number; readonly balance: number | null };
  readonly answered?: Answered;
}

/** Writes the page. */
export function writeSystem(state: SystemState): Child {
  const { voice, volume } = state;
  const { entry, other } = volume;
  const { words } = voice;
  const lang = foreign(voice, entry.lang);
  return [
    html`<header class="system-head">
      <a class="crumb" href="/#${entry.tradition}" ${lang}
        >${icon("back", 16)}${entry.traditionName}</a
      >
      <div class="system-title">
        <img src="${volume.icon}" alt="" width="72" height="72" />
        <div>
          <h1 ${lang}>${entry.name}</h1>
          ${other ? html`<span class="other" lang="${other.lang}">${other.name}</span>` : null}
        </div>
      </div>
      <p class="lead" ${lang}>${entry.description}</p>
      <p class="system-facts">
        <span class="price">${priceText(state, entry)}</span>
        <span class="kind">${words.kinds[entry.kind]}</span>
        <span class="muted small">${words.kindsMean[entry.kind]}</span>
      </p>
    </header>`,
    live(state),
    about(state, state.library, volume),
  ];
}

/** What a call replaces: the answer and the form. */
function live(state: SystemState): Html {
  const { voice, answered, quote, failure } = state;
  const { words } = voice;
  const faulty = state.issues.length > 0;
  const stray = strayIssues({ ...state, entry: state.volume.entry });
  const notes = [
    faulty
      ? note(
          "bad",
          html`${words.faulty}
          ${words.nothingCharged}${stray.map((one) => html`<div>${one.path} ${issueText(voice, one)}</div>`)}`,
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
            words.dryRun(quote.price === 0 ? words.free : pointsText(voice, quote.price)),
            quote.balance === null
              ? null
              : ` ${words.dryBalance(pointsText(voice, quote.balance))}`,
          ],
          { live: true },
        )
      : null,
  ];
  const asking = [notes, form(state)];
  return html`<div id="live" class="live" aria-busy="false">
    ${answered ? [writeAnswer(answered), html`<div class="card">${fold(words.askAgain, asking)}</div>`] : card(asking, { title: words.askTitle, action: exampleLink(state) })}
  </div>`;
}

function exampleLink({ voice, volume }: SystemState): Html {
  return html`<a href="${volume.href}?example=0#live">${voice.words.example}</a>`;
}

function form(state: SystemState): Html {
  const { voice, volume } = state;
  const { entry } = volume;
  const { words } = voice;
  return html`<form class="form" method="post" action="${volume.href}#live" data-ask novalidate>
    ${along("_once", crypto.randomUUID())} ${inputFields({ ...state, entry })} ${payment(state)}
    <div class="row">
      <button class="button" name="_do" value="ask">
        ${icon("send", 18)}<span>${words.ask}</span>
      </button>
      <button class="button button-quiet" name="_do" value="price">${words.priceOnly}</button>
      <span class="price">${words.price}${words.colon}${priceText(state, entry)}</span>
    </div>
  </form>`;
}

function payment({ voice, payer, hasPages, volume }: SystemState): Html | null {
  const { words } = voice;
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

/** What stands where there is no page: the nearest systems, and the way back. */
export function writeMissing(voice: SiteVoice, library: Library, path: string): Child {
  const { words } = voice;
  const asked = decodeURIComponentSafe(path.split("/").at(-1) ?? "");
  const near = nearestWord(asked, [...library.volumes.keys()]);
  const volume = near === undefined ? undefined : library.volumes.get(near);
  return html`<div class="missing">
    <h1>${words.notFound}</h1>
    ${volume ? html`<p>${words.notFoundLead}</p>` : null}
    ${volume ? html`<div class="missing-near">${writeVolume(voice, volume, "h2")}</div>` : null}
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
