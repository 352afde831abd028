/** The account: who it is, its language, and the browsers that are signed in. */
import {
  button,
  card,
  choice,
  countOf,
  dateOf,
  disc,
  facts,
  fold,
  html,
  item,
  LANG_NAMES,
  LANGS,
  linkButton,
  list,
  pageHead,
  postForm,
  tag,
  timeOf,
} from "../../../ui/mod.ts";
import type { Html } from "../../../ui/mod.ts";
import { closeAccount } from "../../closing/mod.ts";
import { endOtherSessions, endSession, IDLE_DAYS, listSessions } from "../../sign_in/mod.ts";
import type { Session } from "../../sign_in/mod.ts";
import { actionForm, deskPage } from "../frame.ts";
import { goOn, goTo } from "../visit.ts";
import type { PageDeps, PageHandlers, Visit } from "../visit.ts";
import { wordsOf } from "../../words/mod.ts";

const PATH = "/wallet/account";

/** Creates the handlers of `/wallet/account`. */
export function createAccountPages({ core }: PageDeps): PageHandlers {
  const { database, settings } = core;
  return {
    [PATH]: {
      async GET(visit) {
        const { lang, signIn } = visit;
        const words = wordsOf(lang).account;
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
          ${card(closing(visit, standing.balance))}
        `;
        return deskPage(visit, {
          title: words.title,
          at: PATH,
          main,
          done: words.done,
          refused: ["held", "partners", "unsure"],
        });
      },
    },
    [`${PATH}/close`]: {
      async POST({ signIn }, form) {
        if (form.get("sure") !== "yes") return goOn(PATH, "unsure");
        const why = await closeAccount(core, signIn.userId);
        // Nobody is signed in any more: the way leads out.
        return why === null ? goTo("/") : goOn(PATH, why);
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
  return html`<p>${wordsOf(lang).account.languageHint}</p>
    <div class="row">${buttons}</div>`;
}

function addresses({ lang }: Visit): Html {
  const words = wordsOf(lang).account;
  return html`<p>${words.chainHint}</p>
    <div>${linkButton("/wallet/addresses", words.chainLink, { look: "quiet", small: true })}</div>`;
}

/** The end of it, behind a fold and a box to tick. */
function closing(visit: Visit, balance: number): Html {
  const { lang, signIn } = visit;
  const words = wordsOf(lang).account;
  const points = countOf(lang, balance, ...wordsOf(lang).frame.points);
  return fold(
    words.close,
    postForm(`${PATH}/close`, signIn.csrf, [
      html`<p>${words.closeLead}</p>`,
      choice({ type: "checkbox", name: "sure", value: "yes", label: words.closeLoses(points) }),
      html`<div>${button(words.close, { look: "danger", small: true })}</div>`,
    ]),
  );
}

function sessionList(visit: Visit, sessions: readonly Session[]): Html {
  const { lang, signIn } = visit;
  const words = wordsOf(lang).account;
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
