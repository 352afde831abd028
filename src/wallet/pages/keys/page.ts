/** API keys: made and shown once, listed, and each with its use by day. */
import {
  button,
  card,
  copyBox,
  dateOf,
  dayBars,
  disc,
  empty,
  facts,
  fillDays,
  fold,
  formatNumber,
  html,
  item,
  list,
  note,
  pageHead,
  postForm,
  tag,
  textField,
  timeOf,
} from "../../../ui/mod.ts";
import type { Child, Html } from "../../../ui/mod.ts";
import type { ApiKey } from "../../contract.ts";
import { NotFound } from "../../errors.ts";
import { readUsage } from "../../keys/mod.ts";
import { explainName } from "../../short_text.ts";
import { actionForm, deskPage } from "../frame.ts";
import { goOn, idIn, toId } from "../visit.ts";
import type { PageDeps, PageHandlers, Visit } from "../visit.ts";
import { wordsOf } from "../../words/mod.ts";

const PATH = "/wallet/keys";
const STANDARD_RATE = "600";
const DAYS = 30;

/** What stood in the form and what was wrong with it. */
interface Draft {
  readonly name: string;
  readonly rate: string;
  readonly nameFault: string | null;
  readonly rateFault: string | null;
}

const BLANK: Draft = { name: "", rate: STANDARD_RATE, nameFault: null, rateFault: null };

/** Creates the handlers of `/wallet/keys`. */
export function createKeyPages({ core, service, originOf }: PageDeps): PageHandlers {
  async function showList(visit: Visit, draft: Draft, fresh?: Child): Promise<Response> {
    const words = wordsOf(visit.lang).keys;
    const keys = await service.listApiKeys(visit.signIn.userId);
    const main = html`
      ${pageHead({ title: words.title, lead: words.lead })} ${fresh}
      ${card(keys.length === 0 ? empty("key", words.none) : list(keys.map((key) => line(visit, key))))}
      ${card(createForm(visit, draft), { title: words.create })}
    `;
    const faulty = draft.nameFault !== null || draft.rateFault !== null;
    return deskPage(visit, {
      title: words.title,
      at: PATH,
      main,
      path: PATH,
      done: words.done,
      ...(faulty ? { status: 400 } : {}),
    });
  }

  return {
    [PATH]: {
      GET: (visit) => showList(visit, BLANK),
      async POST(visit, form) {
        const draft = readDraft(visit, form);
        if (draft.nameFault !== null || draft.rateFault !== null) return showList(visit, draft);
        const { apiKey } = await service.createApiKey(visit.signIn.userId, {
          name: draft.name,
          requestsPerMinute: Number(draft.rate),
        });
        return showList(visit, BLANK, freshKey(visit, apiKey, originOf(visit.request)));
      },
    },
    [`${PATH}/:id`]: {
      async GET(visit) {
        const { lang, signIn } = visit;
        const id = idIn(visit, 2);
        const key = (await service.listApiKeys(signIn.userId)).find((one) => one.id === id);
        if (key === undefined) throw new NotFound("key");
        const usage = await readUsage(core.database, signIn.userId, id, DAYS);
        return deskPage(visit, {
          title: key.name,
          at: PATH,
          main: detail(visit, key, usage, core.clock.now()),
          done: wordsOf(lang).keys.done,
        });
      },
    },
    [`${PATH}/revoke`]: {
      async POST({ signIn }, form) {
        const id = toId(form.get("id"));
        await service.revokeApiKey(signIn.userId, id);
        return goOn(`${PATH}/${id}`, "revoked");
      },
    },
  };
}

function readDraft({ lang }: Visit, form: URLSearchParams): Draft {
  const words = wordsOf(lang).keys;
  const name = (form.get("name") ?? "").trim();
  const rate = (form.get("rate") ?? "").trim();
  const fits = /^[1-9]\d{0,6}$/.test(rate) && Number(rate) <= 1e6;
  return {
    name,
    rate,
    nameFault: explainName(name) === null ? null : words.nameFault,
    rateFault: fits ? null : words.rateFault,
  };
}

function createForm({ lang, signIn }: Visit, draft: Draft): Html {
  const words = wordsOf(lang).keys;
  return postForm(PATH, signIn.csrf, [
    textField({
      name: "name",
      label: words.name,
      hint: words.nameHint,
      fault: draft.nameFault,
      input: { value: draft.name, required: true, maxlength: 100, autocomplete: "off" },
    }),
    textField({
      name: "rate",
      label: words.rate,
      hint: words.rateHint,
      fault: draft.rateFault,
      input: { value: draft.rate, required: true, inputmode: "numeric" },
    }),
    html`<div>${button(words.create, { icon: "plus" })}</div>`,
  ]);
}

function freshKey({ lang }: Visit, apiKey: string, origin: string): Html {
  const words = wordsOf(lang).keys;
  const example = `curl -H "Authorization: Bearer ${apiKey}" \\\n  ${origin}/api/v1/points/balance`;
  return html`<section class="card" aria-labelledby="fresh">
    <h2 id="fresh">${words.created}</h2>
    ${note("wait", words.shownOnce, { live: true })} ${copyBox(lang, "new-key", apiKey)}
    ${fold(words.tryIt, html`<pre tabindex="0">${example}</pre>`)}
  </section>`;
}

function stateOf({ lang }: Visit, { revokedAt }: ApiKey): Html {
  return revokedAt === null
    ? tag("good", wordsOf(lang).keys.live)
    : tag("bad", wordsOf(lang).keys.revoked);
}

function line(visit: Visit, key: ApiKey): Html {
  const { lang } = visit;
  const words = wordsOf(lang).keys;
  const used = key.lastUsedAt ? timeOf(lang, key.lastUsedAt) : words.never;
  return item({
    disc: disc("key", key.revokedAt === null ? "" : "quiet"),
    title: key.name,
    href: `${PATH}/${key.id}`,
    text: html`<code>${key.hint}</code> · ${words.lastUsed}: ${used}`,
    end: stateOf(visit, key),
  });
}

function detail(
  visit: Visit,
  key: ApiKey,
  usage: Awaited<ReturnType<typeof readUsage>>,
  now: number,
): Html {
  const { lang } = visit;
  const words = wordsOf(lang).keys;
  const figures = (value: "calls" | "points") =>
    fillDays(
      usage.map((one) => ({ day: one.day, value: one[value] })),
      DAYS,
      now,
    );
  const end =
    key.revokedAt === null
      ? card([
          html`<p>${words.revokeMeans}</p>`,
          fold(
            words.revoke,
            html`<div>
              ${actionForm(visit, `${PATH}/revoke`, { id: key.id }, words.revokeNow, {
                look: "danger",
              })}
            </div>`,
          ),
        ])
      : null;
  return html`
    ${pageHead({
      title: key.name,
      back: { href: PATH, label: words.title },
      actions: stateOf(visit, key),
    })}
    ${card([
      facts([
        [words.key, html`<code>${key.hint}</code>`],
        [words.rate, words.perMinute(formatNumber(lang, key.requestsPerMinute))],
        [words.madeAt, dateOf(lang, key.createdAt)],
        [words.lastUsed, key.lastUsedAt ? timeOf(lang, key.lastUsedAt) : words.never],
        key.revokedAt ? [words.revoked, timeOf(lang, key.revokedAt)] : null,
      ]),
      html`<a href="/wallet/transactions?key=${key.id}">${words.transactions}</a>`,
    ])}
    ${card(dayBars(lang, { title: words.callsByDay, unit: words.calls, days: figures("calls") }), {
      title: words.callsByDay,
    })}
    ${card(
      dayBars(lang, { title: words.pointsByDay, unit: words.points, days: figures("points") }),
      { title: words.pointsByDay },
    )}
    ${end}
  `;
}
