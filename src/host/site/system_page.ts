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
import type { Profile } from "./profile_field.ts";
import { programs } from "./programs.ts";
import type { View } from "./view.ts";
import type { SignedIn } from "./visitor.ts";
import { foreign, type SiteVoice } from "./voice.ts";

/** Who pays for a call from a page. */
export type Payer = "nobody" | "demo" | "visitor" | "session";

/** What the page shows beside the system itself. */
export interface SystemState extends View {
  readonly library: Library;
  readonly volume: Volume;
  readonly payer: Payer;
  /** Origin of this host, for calls from programs. */
  readonly origin: string;
  /** Who is signed in. */
  readonly visitor: SignedIn | null;
  /** The persons they have saved. */
  readonly people: readonly Profile[];
  /** Whether the wallet's pages are served here. */
  readonly hasPages: boolean;
  readonly values: Fields;
  readonly chosen: ChosenPlaces;
  readonly issues: readonly ExplainedIssue[];
  /** Why the call was not answered, in words. */
  readonly failure?: string;
  /** Where points are bought, and back to this form. */
  readonly topUp?: string;
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
      <a class="crumb" href="/?tradition=${entry.tradition}" ${lang}
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
    state.answered ? null : fromPrograms(state),
    about(state, state.library, volume),
  ];
}

/** The first example as programs ask it; an answer shows its own call. */
function fromPrograms({ voice, volume, origin }: SystemState): Html {
  const { id, examples } = volume.entry;
  const input = (examples[0]?.input ?? {}) as Fields;
  return html`<div class="card">${programs({ voice }, { origin, id, input })}</div>`;
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
      ? note("bad", [html`${failure} ${words.nothingCharged}`, buyLink(state)], {
          title: words.failed,
          live: true,
        })
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

function buyLink({ topUp, hasPages, voice }: SystemState): Html | null {
  if (topUp === undefined || !hasPages) return null;
  return html`<div><a class="button" href="${topUp}">${voice.words.buyPoints}</a></div>`;
}

function exampleLink({ voice, volume }: SystemState): Html {
  const which = volume.entry.kind === "draw" ? "fresh=1" : "example=0";
  return html`<a href="${volume.href}?${which}#live">${voice.words.example}</a>`;
}

function form(state: SystemState): Html {
  const { volume, visitor } = state;
  const { entry, href } = volume;
  return html`<form class="form" method="post" action="${href}#live" data-ask novalidate>
    ${along("_once", crypto.randomUUID())} ${visitor ? along("csrf", visitor.csrf) : null}
    ${inputFields({ ...state, entry })}
    ${asksForSignIn(state) ? signInFirst(state) : payment(state)}
  </form>`;
}

/** Whether the visitor would best sign in first. */
function asksForSignIn({ payer, hasPages, volume }: SystemState): boolean {
  return payer === "visitor" && hasPages && volume.entry.cost > 0;
}

function signInFirst(state: SystemState): Html {
  const { voice, volume } = state;
  const { words } = voice;
  return html`<p class="muted small">${words.signInToAsk}</p>
    <div class="row">
      <button class="button" name="_do" value="sign-in">
        ${icon("person", 18)}<span>${words.signInAndAsk}</span>
      </button>
      <span class="price">${words.price}${words.colon}${priceText(state, volume.entry)}</span>
    </div>
    ${fold(words.payByKey, html`<div class="form">${keyField(state)} ${askButtons(state)}</div>`)}`;
}

function askButtons(state: SystemState): Html {
  const { voice, volume } = state;
  const { words } = voice;
  return html`<div class="row">
    <button class="button" name="_do" value="ask">
      ${icon("send", 18)}<span>${words.ask}</span>
    </button>
    <button class="button button-quiet" name="_do" value="price">${words.priceOnly}</button>
    <span class="price">${words.price}${words.colon}${priceText(state, volume.entry)}</span>
  </div>`;
}

function keyField({ voice: { words } }: SystemState): Html {
  return textField({
    name: "_key",
    label: words.key,
    hint: words.keyHint,
    input: { type: "password", autocomplete: "off", spellcheck: "false", class: "mono" },
  });
}

/** Who pays, and the buttons: the visitor by a sign-in or a key, or a development start. */
function payment(state: SystemState): Child {
  return [payerLine(state), askButtons(state)];
}

function payerLine(state: SystemState): Html | null {
  const { voice, payer, visitor, volume } = state;
  const { words } = voice;
  if (payer === "nobody" || volume.entry.cost === 0) return null;
  if (payer === "demo") return html`<p class="muted small">${words.demo}</p>`;
  if (!visitor) return keyField(state);
  const has = words.youHave(pointsText(voice, visitor.available));
  if (visitor.available >= volume.entry.cost) return html`<p class="muted small">${has}</p>`;
  const query = new URLSearchParams({ return_to: volume.href }).toString();
  return note("wait", html`${has} <a href="/wallet/add?${query}">${words.buyPoints}</a>`);
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
