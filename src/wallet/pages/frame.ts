/** The frame of the desks: navigation, balance, menu, and what has just been done. */
import {
  button,
  countOf,
  deskLayout,
  formatNumber,
  hidden,
  html,
  icon,
  menu,
  note,
  pathWith,
  placesOf,
  postForm,
  writePage,
} from "../../ui/mod.ts";
import type { Child, Html, NavGroup, NavItem } from "../../ui/mod.ts";
import type { Standing, Visit } from "./visit.ts";
import { wordsOf } from "../words/mod.ts";
import type { Words } from "../words/mod.ts";

export interface DeskPage {
  readonly title: string;
  /** The place of the navigation that this page belongs to, such as `/wallet/keys`. */
  readonly at: string;
  readonly main: Child;
  /** What `?done=` may say, by code. */
  readonly done?: Readonly<Record<string, string>>;
  /** Codes of those that say why something was not done. */
  readonly refused?: readonly string[];
  readonly status?: number;
  readonly scripts?: readonly string[];
  readonly refreshSeconds?: number;
  /** Path of this page by GET where it is the answer to a form. */
  readonly path?: string;
  /** What the page reads of the query of its address, and keeps in another language. */
  readonly query?: readonly string[];
}

const PLACES = ["library", "today", "readings", "people", "wallet", "docs"] as const;

/** Writes a page of the desks. */
export async function deskPage(visit: Visit, page: DeskPage): Promise<Response> {
  const { request, lang, url } = visit;
  const standing = await visit.standing;
  const words = wordsOf(lang).frame;
  const path = page.path ?? pathWith(url, page.query);
  const done = url.searchParams.get("done") ?? "";
  const said = page.done && Object.hasOwn(page.done, done) ? page.done[done] : null;
  const main = [
    said ? note(page.refused?.includes(done) ? "bad" : "good", said, { live: true }) : null,
    standing.frozen ? note("bad", words.frozen) : null,
    page.main,
  ];
  const body = deskLayout({
    lang,
    path,
    brandHref: "/wallet",
    nav: groups(words, page.at),
    bar: bar(words, page.at),
    headEnd: headEnd(visit, standing, words),
    ...(visit.library ? { places: placesOf(lang, PLACES, "wallet") } : {}),
    main,
  });
  const title = page.status === 400 ? words.faulty(page.title) : page.title;
  return writePage(request, { ...page, title, body });
}

function groups(words: Words["frame"], at: string): readonly NavGroup[] {
  const place = (href: string, label: string, name: NavItem["icon"]): NavItem => {
    return { href, label, icon: name, current: href === at };
  };
  return [
    {
      items: [
        place("/wallet", words.overview, "home"),
        place("/wallet/transactions", words.transactions, "activity"),
        place("/wallet/add", words.add, "points"),
        place("/wallet/plans", words.plans, "plan"),
      ],
    },
    {
      title: words.access,
      items: [
        place("/wallet/partners", words.partners, "link"),
        place("/wallet/keys", words.keys, "key"),
      ],
    },
    { title: words.building, items: [place("/partner", words.dashboard, "code")] },
    {
      title: words.you,
      items: [
        place("/wallet/notices", words.notices, "bell"),
        place("/wallet/account", words.account, "person"),
      ],
    },
  ];
}

function bar(words: Words["frame"], at: string): readonly NavItem[] {
  const items: readonly NavItem[] = [
    { href: "/wallet", label: words.overview, icon: "home" },
    { href: "/wallet/transactions", label: words.transactionsShort, icon: "activity" },
    { href: "/wallet/add", label: words.addShort, icon: "points" },
    { href: "/wallet/partners", label: words.partnersShort, icon: "link" },
    { href: "/wallet/keys", label: words.keys, icon: "key" },
  ];
  return items.map((item) => ({ ...item, current: item.href === at }));
}

function headEnd({ lang, signIn }: Visit, standing: Standing, words: Words["frame"]): Html {
  const available = countOf(lang, standing.balance - standing.held, ...words.points);
  const fresh = standing.freshNotices;
  const panel = html`
    <div class="menu-title"><strong>${signIn.displayName}</strong>${standing.email}</div>
    <hr />
    <a href="/wallet/notices">
      ${icon("bell")}${words.notices}
      ${fresh > 0 ? html`<span class="badge-dot">${fresh}</span>` : null}
    </a>
    <a href="/wallet/plans">${icon("plan")}${words.plans}</a>
    <a href="/partner">${icon("code")}${words.dashboard}</a>
    <a href="/wallet/account">${icon("person")}${words.account}</a>
    <hr />
    ${postForm(
      "/sign-out",
      signIn.csrf,
      [
        hidden("return_to", "/wallet"),
        html`<button class="menu-button">${icon("out")}${words.signOut}</button>`,
      ],
      { inline: true },
    )}
  `;
  return html`<a class="pill" href="/wallet/add">${icon("points", 18)}${available}</a> ${menu({
      label: fresh > 0 ? words.menuNew(formatNumber(lang, fresh)) : words.menu,
      icon: "person",
      isNew: fresh > 0,
      panel,
    })}`;
}

/** A button in a form of its own, for one thing that is done at once. */
export function actionForm(
  visit: Visit,
  action: string,
  values: Readonly<Record<string, string | number>>,
  label: string,
  options: Parameters<typeof button>[1] = {},
): Html {
  const fields = Object.entries(values).map(([name, value]) => hidden(name, value));
  return postForm(action, visit.signIn.csrf, [fields, button(label, options)], { inline: true });
}
