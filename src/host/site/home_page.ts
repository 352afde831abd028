/** The page at /: the library, its shelves, and the finding of one book among them. */
import type { Search } from "../search/mod.ts";
import {
  attributes,
  formatNumber,
  html,
  icon,
  skyArcs,
  type Child,
  type Html,
} from "../../ui/mod.ts";
import { pointsText } from "./frame.ts";
import type { Library, Shelf, Volume } from "./library.ts";
import { COST_RANGES, findVolumes, isOpenWish, KINDS, type Wish } from "./search.ts";
import { foreign, type SiteVoice } from "./voice.ts";
import { WISHES, type Wished } from "./wishes.ts";

/** Volumes that stand in one row of a wide screen. */
const ROW = 3;
/** Writes the page as it is for whoever asks for nothing. */
export function writeHome(voice: SiteVoice, library: Library): Child {
  return [
    hero(voice, library, NOTHING),
    html`<div id="matches" class="matches">
      ${wishes(voice, library)} ${closedShelves(voice, library)}
    </div>`,
  ];
}

/** Writes the page with what fits a wish. */
export function writeMatches(
  voice: SiteVoice,
  library: Library,
  search: Search,
  wish: Wish,
): Child {
  const matches = findVolumes(library, search, wish);
  return [
    hero(voice, library, wish),
    html`<div id="matches" class="matches">
      ${summary(voice, search, wish, matches)} ${writeShelves(voice, matches)}
    </div>`,
  ];
}

const NOTHING: Wish = { words: "", tradition: "", kind: "", cost: "" };

function hero({ lang, words }: SiteVoice, library: Library, wish: Wish): Html {
  const systems = formatNumber(lang, library.volumes.size);
  const traditions = formatNumber(lang, library.shelves.length);
  const shelves = library.shelves.map((shelf) => [shelf.id, shelf.title] as const);
  const kinds = KINDS.map(
    (kind) => [kind, `${words.kinds[kind]}${words.colon}${words.kindsMean[kind]}`] as const,
  );
  const costs = Object.keys(COST_RANGES).map(
    (range) => [range, words.costs[range as keyof typeof COST_RANGES]] as const,
  );
  return html`<section class="hero${isOpenWish(wish) ? "" : " hero-small"}">
    ${skyArcs()}
    <h1>${words.heroTitle}</h1>
    <p>${words.heroLead(systems, traditions)}</p>
    <form class="seek" method="get" action="/" role="search" id="seek">
      <div class="seek-line">
        <label class="visually-hidden" for="q">${words.search}</label>
        <input
          id="q"
          name="q"
          type="search"
          maxlength="100"
          autocomplete="off"
          placeholder="${words.searchHint}"
          value="${wish.words}"
        />
        <button class="button">${icon("search", 20)}<span>${words.find}</span></button>
      </div>
      <div class="seek-more">
        ${filter("tradition", words.tradition, words.every, shelves, wish.tradition)}
        ${filter("kind", words.kind, words.anyKind, kinds, wish.kind)}
        ${filter("cost", words.cost, words.anyCost, costs, wish.cost)}
      </div>
    </form>
  </section>`;
}

function filter(
  name: string,
  label: string,
  every: string,
  choices: readonly (readonly [value: string, label: string])[],
  value: string,
): Html {
  return html`<label class="visually-hidden" for="${name}">${label}</label>
    <select id="${name}" name="${name}">
      <option value="">${every}</option>
      ${choices.map(
        ([one, text]) =>
          html`<option${attributes({ value: one, selected: one === value })}>${text}</option>`,
      )}
    </select>`;
}

function summary(
  { lang, words }: SiteVoice,
  search: Search,
  wish: Wish,
  matches: readonly Shelf[],
): Html {
  const count = matches.reduce((sum, { volumes }) => sum + volumes.length, 0);
  const says = count === 0 ? words.none : words.matches(formatNumber(lang, count));
  const meant = count === 0 ? search.meantBy(wish.words) : undefined;
  const suggested = meant
    ? html`<span>${words.meant} <a href="/?q=${encodeURIComponent(meant)}">${meant}</a></span>`
    : null;
  return html`<p class="seek-summary" role="status">
    <span>${says}</span>${suggested}<a href="/">${words.clear}</a>
  </p>`;
}

/** What one can ask, with the arts that answer it. */
function wishes(voice: SiteVoice, library: Library): Html | null {
  const { words } = voice;
  const cards = Object.entries(WISHES).flatMap(([wish, ids]) => {
    const volumes = ids.flatMap((id) => library.volumes.get(id) ?? []);
    if (volumes.length === 0) return [];
    return html`<section class="wish">
      <h3>${words.wishes[wish as Wished]}</h3>
      <ul>
        ${volumes.map(({ entry, href }) => html`<li><a href="${href}" ${foreign(voice, entry.lang)}>${entry.name}</a></li>`)}
      </ul>
    </section>`;
  });
  if (cards.length === 0) return null;
  return html`<section class="wishes" aria-labelledby="wishes">
    <h2 id="wishes">${words.wishesTitle}</h2>
    <div class="wish-list">${cards}</div>
  </section>`;
}

/** All shelves, each closed: so the whole library stands on a few screens of a phone. */
function closedShelves(voice: SiteVoice, { shelves }: Library): Html {
  const items = shelves.map(
    ({ id, title, region, volumes }) =>
      html`<details class="closed-shelf" id="${id}">
        <summary ${foreign(voice, volumes[0]!.entry.lang)}>
          <span class="shelf-name">${title}</span><small>${region}</small
          ><span class="shelf-count">${volumes.length}</span>
        </summary>
        <ul class="volumes">
          ${volumes.map((volume) => html`<li>${writeVolume(voice, volume)}</li>`)}
        </ul>
      </details>`,
  );
  return html`<section class="closed-shelves" aria-labelledby="shelves">
    <h2 id="shelves">${voice.words.shelves}</h2>
    <div>${items}</div>
  </section>`;
}

function writeShelves(voice: SiteVoice, shelves: readonly Shelf[]): Html {
  return html`<div class="shelves">${shelves.map((shelf) => writeShelf(voice, shelf))}</div>`;
}

function writeShelf(voice: SiteVoice, shelf: Shelf): Html {
  const { id, title, region, volumes } = shelf;
  const width = Math.min(volumes.length, ROW);
  return html`<section class="shelf shelf-${width}" id="${id}" aria-labelledby="${id}-name">
    <h2 id="${id}-name" ${foreign(voice, volumes[0]!.entry.lang)}>
      ${title}<small>${region}</small>
    </h2>
    <ul class="volumes">
      ${volumes.map((volume) => html`<li>${writeVolume(voice, volume)}</li>`)}
    </ul>
  </section>`;
}

/**
 * One system as it stands on a shelf; the whole card is its link.
 *
 * @param heading the level below what stands above it
 */
export function writeVolume(
  voice: SiteVoice,
  { entry, other, href, icon: source }: Volume,
  heading: "h2" | "h3" | "h4" = "h3",
): Html {
  const { words } = voice;
  const lang = foreign(voice, entry.lang);
  const name = html`<a href="${href}" ${lang}>${entry.name}</a>`;
  const title = {
    h2: html`<h2>${name}</h2>`,
    h3: html`<h3>${name}</h3>`,
    h4: html`<h4>${name}</h4>`,
  };
  const kind =
    entry.kind === "calculation"
      ? null
      : html`<span class="kind">${words.kinds[entry.kind]}</span>`;
  return html`<article class="volume">
    <img src="${source}" alt="" width="44" height="44" loading="lazy" />
    <div>
      ${title[heading]}
      ${other ? html`<span class="other" lang="${other.lang}">${other.name}</span>` : null}
      <p ${lang}>${entry.description}</p>
      <span class="foot-line"
        ><span class="price">${entry.cost === 0 ? words.free : pointsText(voice, entry.cost)}</span
        >${kind}</span
      >
    </div>
  </article>`;
}
