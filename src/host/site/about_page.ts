/** What this service is, how it answers, and whose data it stands on. */
import { html, type Child } from "../../ui/mod.ts";
import { CREDITS } from "../credits.ts";
import type { SiteVoice } from "./voice.ts";

/** Writes the page. */
export function writeAbout({ words }: SiteVoice): Child {
  const items = CREDITS.map(
    ({ name, href, licence, licenceHref, gives }) =>
      html`<li>
        <a href="${href}"><span translate="no">${name}</span></a>
        <div>${words.credits[gives]}</div>
        <a class="small" href="${licenceHref}">${licence}</a>
      </li>`,
  );
  return html`<div class="about-site">
    <h1>${words.aboutSite}</h1>
    ${words.aboutText.map((paragraph) => html`<p>${paragraph}</p>`)}
    <p><a href="/accuracy">${words.accuracy}</a></p>
    <h2>${words.creditsTitle}</h2>
    <p>${words.creditsLead}</p>
    <ul class="plain-list spaced">
      ${items}
    </ul>
    <p class="muted">${words.creditsChanged}</p>
  </div>`;
}
