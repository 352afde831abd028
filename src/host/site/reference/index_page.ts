/** The reference's first page: what every call has in common, and every operation by its name. */
import {
  card,
  facts,
  formatNumber,
  html,
  linkButton,
  pageHead,
  type Child,
  type Html,
} from "../../../ui/mod.ts";
import { withCode } from "../code_text.ts";
import { pointsText } from "../frame.ts";
import type { Library, Shelf, Volume } from "../library.ts";
import { foreign } from "../voice.ts";
import { address, type Speech } from "./parts.ts";
import { groupsOf, summaryOf, type Route } from "./service_page.ts";

const LIST = "operations";

/** Writes the page. */
export function writeIndex(
  speech: Speech,
  library: Library,
  routes: readonly Route[],
  origin: string,
): Child {
  const { voice, words } = speech;
  const count = formatNumber(voice.lang, library.volumes.size);
  return [
    pageHead({
      title: words.title,
      lead: words.lead(count),
      actions: [
        linkButton("/guide", words.guide, { look: "quiet", small: true, icon: "book" }),
        linkButton("/openapi.json", words.document, { look: "quiet", small: true, icon: "code" }),
        linkButton("/docs/viewer", words.viewer, { look: "quiet", small: true, icon: "open" }),
      ],
    }),
    card(
      facts([
        [words.base, html`<code translate="no">${origin}</code>`],
        [words.auth, withCode(words.authText)],
        [
          words.read,
          [address("get", "/api/trpc/{procedure}?input="), html`<br />${withCode(words.readText)}`],
        ],
        [
          words.write,
          [address("post", "/api/trpc/{procedure}"), html`<br />${withCode(words.writeText)}`],
        ],
        [words.answer, withCode(words.answerText)],
        [words.money, withCode(words.moneyText)],
        [words.repeat, withCode(words.repeatText)],
      ]),
      { title: words.inShort },
    ),
    html`<input
      type="search"
      class="pick-filter"
      data-filter="${LIST}"
      aria-label="${words.find}"
      placeholder="${words.find}"
      hidden
    />`,
    html`<div id="${LIST}" class="ref-list">
      <section class="card" data-group>
        <div class="card-head">
          <h2>${words.service}</h2>
        </div>
        ${groupsOf(speech, routes).map(([title, own]) => routeGroup(speech, title, own))}
      </section>
      <h2 class="ref-heading">${words.procedures}</h2>
      ${library.shelves.map((shelf) => shelfGroup(speech, shelf))}
    </div>`,
  ];
}

function routeGroup(speech: Speech, title: string, routes: readonly Route[]): Html {
  const items = routes.map((route) => {
    const words = `${route.path} ${route.operation.summary ?? ""} ${speech.words.operations[route.id] ?? ""}`;
    return html`<li data-words="${words.toLowerCase()}">
      <a href="/docs/service#${route.id}">${address(route.method, route.path)}</a>
      ${summaryOf(speech, route)}
    </li>`;
  });
  return html`<details class="fold" data-group>
    <summary>
      <span>${title} <span class="muted">${routes.length}</span></span>
    </summary>
    <ul class="ref-items">
      ${items}
    </ul>
  </details>`;
}

function shelfGroup({ voice }: Speech, { id, title, volumes }: Shelf): Html {
  const lang = foreign(voice, volumes[0]!.entry.lang);
  return html`<details class="fold card ref-shelf" id="${id}" data-group>
    <summary>
      <span><span ${lang}>${title}</span> <span class="muted">${volumes.length}</span></span>
    </summary>
    <ul class="ref-items">
      ${volumes.map((volume) => shelfItem(voice, volume))}
    </ul>
  </details>`;
}

function shelfItem(voice: Speech["voice"], { entry, other }: Volume): Html {
  const words = `${entry.id} ${entry.name} ${other?.name ?? ""} ${entry.traditionName}`;
  const price = entry.cost === 0 ? voice.words.free : pointsText(voice, entry.cost);
  return html`<li data-words="${words.toLowerCase()}">
    <a href="/docs/${entry.id}"><code translate="no">${entry.id}</code></a>
    <span ${foreign(voice, entry.lang)}>${entry.name}</span>
    <span class="price">${price}</span>
  </li>`;
}
