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
  postForm,
  writePage,
} from "../../ui/mod.ts";
import type { Child, Html, NavGroup, NavItem, Words } from "../../ui/mod.ts";
import type { Standing, Visit } from "./visit.ts";

export interface DeskPage {
  readonly title: string;
  /** The place of the navigation that this page belongs to, such as `/wallet/keys`. */
  readonly at: string;
  readonly main: Child;
  /** What `?done=` may say, by code. */
  readonly done?: Readonly<Record<string, string>>;
  readonly status?: number;
  readonly scripts?: readonly string[];
  readonly refreshSeconds?: number;
  /** Path of this page by GET where it is the answer to a form. */
  readonly path?: string;
}

interface FrameTexts {
  readonly wallet: string;
  readonly access: string;
  readonly building: string;
  readonly you: string;
  readonly overview: string;
  readonly transactions: string;
  readonly transactionsShort: string;
  readonly add: string;
  readonly addShort: string;
  readonly plans: string;
  readonly partners: string;
  readonly partnersShort: string;
  readonly keys: string;
  readonly dashboard: string;
  readonly notices: string;
  readonly account: string;
  readonly faulty: (title: string) => string;
  readonly menu: string;
  readonly menuNew: (notices: string) => string;
  readonly signOut: string;
  readonly points: readonly [string, string];
  readonly frozen: string;
}

const TEXTS: Words<FrameTexts> = {
  en: {
    wallet: "Wallet",
    access: "Who may spend",
    building: "For builders",
    you: "You",
    overview: "Overview",
    transactions: "Transactions",
    transactionsShort: "History",
    add: "Add points",
    addShort: "Add",
    plans: "Plans",
    partners: "Connected partners",
    partnersShort: "Partners",
    keys: "API keys",
    dashboard: "Partner dashboard",
    notices: "Notices",
    account: "Account",
    faulty: (title) => `Please check: ${title}`,
    menu: "Account and more",
    menuNew: (notices) => `Account and more, new notices: ${notices}`,
    signOut: "Sign out",
    points: ["point", "points"],
    frozen:
      "Your account is frozen because a card payment was taken back. Nothing can be charged until that is settled; please contact support.",
  },
  "zh-Hant": {
    wallet: "錢包",
    access: "誰可以扣點",
    building: "開發者",
    you: "個人",
    overview: "總覽",
    transactions: "交易紀錄",
    transactionsShort: "交易",
    add: "儲值點數",
    addShort: "儲值",
    plans: "方案",
    partners: "已連結的合作夥伴",
    partnersShort: "合作夥伴",
    keys: "API 金鑰",
    dashboard: "合作夥伴後台",
    notices: "通知",
    account: "帳號",
    faulty: (title) => `請檢查：${title}`,
    menu: "帳號與其他",
    menuNew: (notices) => `帳號與其他，新通知：${notices}`,
    signOut: "登出",
    points: ["點", "點"],
    frozen: "由於一筆信用卡付款遭到退回，你的帳號已凍結。處理完成之前無法扣點，請聯絡客服。",
  },
};

/** Writes a page of the desks. */
export async function deskPage(visit: Visit, page: DeskPage): Promise<Response> {
  const { request, lang, url } = visit;
  const standing = await visit.standing;
  const words = TEXTS[lang];
  const path = page.path ?? url.pathname + url.search;
  const done = url.searchParams.get("done") ?? "";
  const said = page.done && Object.hasOwn(page.done, done) ? page.done[done] : null;
  const main = [
    said ? note("good", said, { live: true }) : null,
    standing.frozen ? note("bad", words.frozen) : null,
    page.main,
  ];
  const body = deskLayout({
    lang,
    path: withoutDone(path),
    brandHref: "/wallet",
    nav: groups(words, page.at),
    bar: bar(words, page.at),
    headEnd: headEnd(visit, standing, words),
    main,
  });
  const title = page.status === 400 ? words.faulty(page.title) : page.title;
  return writePage(request, { ...page, title, body });
}

/** What was done is said once, and not again in another language. */
function withoutDone(path: string): string {
  const url = new URL(path, "http://localhost");
  url.searchParams.delete("done");
  return url.pathname + url.search;
}

function groups(words: FrameTexts, at: string): readonly NavGroup[] {
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

function bar(words: FrameTexts, at: string): readonly NavItem[] {
  const items: readonly NavItem[] = [
    { href: "/wallet", label: words.overview, icon: "home" },
    { href: "/wallet/transactions", label: words.transactionsShort, icon: "activity" },
    { href: "/wallet/add", label: words.addShort, icon: "points" },
    { href: "/wallet/partners", label: words.partnersShort, icon: "link" },
    { href: "/wallet/keys", label: words.keys, icon: "key" },
  ];
  return items.map((item) => ({ ...item, current: item.href === at }));
}

function headEnd({ lang, signIn }: Visit, standing: Standing, words: FrameTexts): Html {
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
