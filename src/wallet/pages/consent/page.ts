/** The consent page: who asks, for what, on which account; it runs no script and cannot be framed. */
import {
  button,
  choice,
  disc,
  hidden,
  html,
  icon,
  mark,
  postForm,
  readLang,
  singleLayout,
  writePage,
} from "../../../ui/mod.ts";
import type { Html, Lang } from "../../../ui/mod.ts";
import type { ConsentView } from "../../flow_pages.ts";
import { lookUp, wordsOf } from "../../words/mod.ts";

/** Writes the page. */
export function consentPage(request: Request, view: ConsentView): Response {
  const lang = readLang(request);
  const words = wordsOf(lang).consent;
  const { partner, scopes, account, csrf, returnTo } = view;
  const title = words.title(partner);
  const main = html`
    <div class="meet" aria-hidden="true">
      ${disc({ name: partner }, "gilt")}${icon("link", 22)}${mark()}
    </div>
    <h1 class="center">${title}</h1>
    <div class="account-line">
      <span>${words.signedInAs(account)}</span>
      ${postForm(
        "/sign-out",
        csrf,
        [
          hidden("return_to", returnTo),
          button(words.switchAccount, { look: "quiet", small: true }),
        ],
        { inline: true },
      )}
    </div>
    ${postForm("/api/oauth2/authorize", csrf, [
      hidden("request", view.request),
      html`<fieldset>
        <legend class="legend">${words.wants}</legend>
        <ul class="asks">
          ${scopes.map((scope) => html`<li>${ask(lang, scope)}</li>`)}
        </ul>
      </fieldset>`,
      html`<div class="row row-end">
        ${button(words.refuse, { look: "quiet", name: "decision", value: "deny" })}
        ${button(words.allow, { name: "decision", value: "approve" })}
      </div>`,
    ])}
    <p class="small">
      ${words.returns} <strong>${new URL(view.redirectUri).host}</strong>. ${words.takeBack}
    </p>
  `;
  return writePage(request, {
    title,
    scripts: false,
    body: singleLayout({ lang, path: returnTo, brandHref: null, main }),
  });
}

/** `deduct` is what the partner came for; only `balance` can be left out. */
function ask(lang: Lang, scope: string): Html {
  const unknown = { name: scope, means: "" };
  const { name, means } = lookUp(wordsOf(lang).consent.scopes, scope) ?? unknown;
  if (scope === "balance") {
    return choice({
      type: "checkbox",
      name: "scope",
      value: "balance",
      label: name,
      hint: means,
      checked: true,
    });
  }
  return html`${hidden("scope", scope)}<span class="choice"
      >${icon("points", 20)}<span class="choice-text"
        ><span>${name}</span><span class="hint">${means}</span></span
      ></span
    >`;
}
