/** The account: who it is, its language, and the browsers that are signed in. */
import {
  card,
  dateOf,
  disc,
  facts,
  html,
  item,
  LANG_NAMES,
  LANGS,
  linkButton,
  list,
  pageHead,
  tag,
  timeOf,
} from "../../../ui/mod.ts";
import type { Html, Words } from "../../../ui/mod.ts";
import { endOtherSessions, endSession, IDLE_DAYS, listSessions } from "../../sign_in/mod.ts";
import type { Session } from "../../sign_in/mod.ts";
import { actionForm, deskPage } from "../frame.ts";
import { goOn } from "../visit.ts";
import type { PageDeps, PageHandlers, Visit } from "../visit.ts";

const PATH = "/wallet/account";

interface AccountTexts {
  readonly title: string;
  readonly who: string;
  readonly name: string;
  readonly email: string;
  readonly userId: string;
  readonly providers: string;
  readonly language: string;
  readonly languageHint: string;
  readonly chain: string;
  readonly chainHint: string;
  readonly chainLink: string;
  readonly sessions: string;
  readonly sessionsHint: string;
  readonly unknown: string;
  readonly thisOne: string;
  readonly seen: string;
  readonly since: string;
  readonly end: string;
  readonly endOne: (agent: string) => string;
  readonly endOthers: string;
  readonly done: Readonly<Record<string, string>>;
}

const TEXTS: Words<AccountTexts> = {
  en: {
    title: "Account",
    who: "Who you are",
    name: "Name",
    email: "E-mail",
    userId: "User number",
    providers: "Signs in by",
    language: "Language",
    languageHint: "Kept in this browser.",
    chain: "Addresses",
    chainHint: "Addresses on the chain from which you pay in tokens.",
    chainLink: "Manage addresses",
    sessions: "Signed-in browsers",
    sessionsHint: "End those that you do not know.",
    unknown: "Unknown browser",
    thisOne: "This browser",
    seen: "Last used",
    since: "since",
    end: "End",
    endOne: (agent) => `End the session of ${agent}`,
    endOthers: "End all others",
    done: {
      ended: "The session is ended.",
      others: "All other sessions are ended.",
    },
  },
  "zh-Hant": {
    title: "帳號",
    who: "個人資料",
    name: "名稱",
    email: "電子郵件",
    userId: "使用者編號",
    providers: "登入方式",
    language: "語言",
    languageHint: "設定會保存在這個瀏覽器。",
    chain: "鏈上地址",
    chainHint: "你用來支付代幣的鏈上地址。",
    chainLink: "管理地址",
    sessions: "已登入的瀏覽器",
    sessionsHint: "若有不認得的，請將它登出。",
    unknown: "未知的瀏覽器",
    thisOne: "這個瀏覽器",
    seen: "最後使用",
    since: "登入於",
    end: "登出",
    endOne: (agent) => `登出 ${agent}`,
    endOthers: "登出其他所有瀏覽器",
    done: { ended: "該瀏覽器已登出。", others: "其他瀏覽器都已登出。" },
  },
};

/** Creates the handlers of `/wallet/account`. */
export function createAccountPages({ core }: PageDeps): PageHandlers {
  const { database, settings } = core;
  return {
    [PATH]: {
      async GET(visit) {
        const { lang, signIn } = visit;
        const words = TEXTS[lang];
        const [sessions, issuers, standing] = await Promise.all([
          listSessions(database, signIn.userId, IDLE_DAYS),
          database.rows<{ issuer: string }>(
            "SELECT issuer FROM identities WHERE user_id = $1 ORDER BY issuer",
            [signIn.userId],
          ),
          visit.standing,
        ]);
        const titles = issuers.map(
          ({ issuer }) => settings.providers.find((one) => one.issuer === issuer)?.title ?? issuer,
        );
        const main = html`
          ${pageHead({ title: words.title })}
          ${card(
            facts([
              [words.name, signIn.displayName],
              standing.email ? [words.email, standing.email] : null,
              [words.userId, signIn.userId],
              titles.length > 0 ? [words.providers, titles.join(", ")] : null,
            ]),
            { title: words.who },
          )}
          ${card(languages(visit), { title: words.language })}
          ${settings.chain ? card(addresses(visit), { title: words.chain }) : null}
          ${card(sessionList(visit, sessions), { title: words.sessions })}
        `;
        return deskPage(visit, { title: words.title, at: PATH, main, done: words.done });
      },
    },
    [`${PATH}/sessions/end`]: {
      async POST({ signIn }, form) {
        await endSession(database, signIn.userId, form.get("session") ?? "");
        return goOn(PATH, "ended");
      },
    },
    [`${PATH}/sessions/end-others`]: {
      async POST({ signIn }) {
        await endOtherSessions(database, signIn.userId, signIn.sessionId);
        return goOn(PATH, "others");
      },
    },
  };
}

function languages({ lang }: Visit): Html {
  const buttons = LANGS.map((one) =>
    one === lang
      ? html`<span class="tag tag-good" lang="${one}">${LANG_NAMES[one]}</span>`
      : html`<span lang="${one}"
          >${linkButton(`${PATH}?lang=${one}`, LANG_NAMES[one], { look: "quiet", small: true })}</span
        >`,
  );
  return html`<p>${TEXTS[lang].languageHint}</p>
    <div class="row">${buttons}</div>`;
}

function addresses({ lang }: Visit): Html {
  const words = TEXTS[lang];
  return html`<p>${words.chainHint}</p>
    <div>${linkButton("/wallet/addresses", words.chainLink, { look: "quiet", small: true })}</div>`;
}

function sessionList(visit: Visit, sessions: readonly Session[]): Html {
  const { lang, signIn } = visit;
  const words = TEXTS[lang];
  const lines = sessions.map(({ id, agent, seenAt, createdAt }) => {
    const own = id === signIn.sessionId;
    const name = agent || words.unknown;
    return item({
      disc: disc("person", own ? "" : "quiet"),
      title: name,
      text: html`${words.seen} ${timeOf(lang, seenAt)} · ${words.since} ${dateOf(lang, createdAt)}`,
      end: own
        ? tag("good", words.thisOne)
        : actionForm(visit, `${PATH}/sessions/end`, { session: id }, words.end, {
            look: "quiet",
            small: true,
            describes: words.endOne(name),
          }),
    });
  });
  const others =
    sessions.length > 1
      ? html`<div>
          ${actionForm(visit, `${PATH}/sessions/end-others`, {}, words.endOthers, {
            look: "danger",
            small: true,
          })}
        </div>`
      : null;
  return html`<p>${words.sessionsHint}</p>
    ${list(lines)} ${others}`;
}
