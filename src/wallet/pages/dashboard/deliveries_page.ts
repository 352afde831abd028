/** Every delivery of a partner, and one with its body, to be sent again. */
import {
  button,
  card,
  empty,
  facts,
  formatNumber,
  html,
  linkButton,
  pageHead,
  selectField,
  timeOf,
} from "../../../ui/mod.ts";
import type { Html } from "../../../ui/mod.ts";
import { NotFound } from "../../errors.ts";
import type { Partner } from "../../oauth/mod.ts";
import { findDelivery, listDeliveries, listEndpoints, resend } from "../../webhooks/mod.ts";
import type { Delivery, DeliveryFilter, Endpoint } from "../../webhooks/mod.ts";
import { actionForm, deskPage } from "../frame.ts";
import { goOn, idIn } from "../visit.ts";
import type { PageDeps, PageHandlers, Visit } from "../visit.ts";
import { deliveryState, deliveryTable } from "./delivery_table.ts";
import { DASHBOARD_PATH, partnerHead, partnerOf, pathOf } from "./partner.ts";
import { wordsOf } from "../../words/mod.ts";

const PATH = `${DASHBOARD_PATH}/:id/deliveries`;
const LIMIT = 25;
const STATES: readonly Delivery["status"][] = ["pending", "delivered", "dead", "cancelled"];

/** Creates the handlers of `/partner/<id>/deliveries`. */
export function createDeliveryPages({ core }: PageDeps): PageHandlers {
  return {
    [PATH]: {
      async GET(visit) {
        const { lang, url } = visit;
        const words = wordsOf(lang).webhooks;
        const partner = await partnerOf(core, visit);
        const filter = readFilter(url.searchParams);
        const [deliveries, endpoints] = await Promise.all([
          listDeliveries(core, partner.partnerId, LIMIT + 1, filter),
          listEndpoints(core, partner.partnerId),
        ]);
        const page = deliveries.slice(0, LIMIT);
        const path = pathOf(partner, "/deliveries");
        const main = html`
          ${partnerHead(visit, partner, "deliveries")}
          ${card([
            filterForm(visit, path, endpoints, filter),
            page.length === 0 ? empty("send", words.noDeliveries) : deliveryTable(lang, page, path),
            pager(visit, path, filter, deliveries.length > LIMIT ? page.at(-1)!.id : null),
          ])}
        `;
        return deskPage(visit, {
          title: `${partner.name} · ${wordsOf(lang).dashboard.tabs.deliveries}`,
          at: DASHBOARD_PATH,
          main,
          query: ["state", "endpoint", "before"],
        });
      },
    },
    [`${PATH}/:delivery`]: {
      async GET(visit) {
        const partner = await partnerOf(core, visit);
        const delivery = await findDelivery(core, partner.partnerId, idIn(visit, 3));
        if (delivery === null) throw new NotFound("delivery");
        return deskPage(visit, {
          title: delivery.eventId,
          at: DASHBOARD_PATH,
          main: detail(visit, partner, delivery),
          done: wordsOf(visit.lang).webhooks.done,
          refused: ["still"],
        });
      },
    },
    [`${PATH}/:delivery/resend`]: {
      async POST(visit) {
        const partner = await partnerOf(core, visit);
        const id = idIn(visit, 3);
        const sent = await resend(core, partner.partnerId, id);
        return goOn(pathOf(partner, `/deliveries/${id}`), sent ? "resent" : "still");
      },
    },
  };
}

function readFilter(query: URLSearchParams): DeliveryFilter {
  const id = (name: string) => {
    const text = query.get(name) ?? "";
    return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
  };
  const status = STATES.find((one) => one === query.get("state"));
  const [endpointId, before] = [id("endpoint"), id("before")];
  return {
    ...(status ? { status } : {}),
    ...(endpointId ? { endpointId } : {}),
    ...(before ? { before } : {}),
  };
}

function filterForm(
  { lang }: Visit,
  path: string,
  endpoints: readonly Endpoint[],
  { status, endpointId }: DeliveryFilter,
): Html {
  const words = wordsOf(lang).webhooks;
  const any = { value: "", label: words.any };
  const states = STATES.map((value) => ({ value, label: words.states[value]! }));
  const urls = endpoints.map(({ id, url }) => ({ value: String(id), label: url }));
  return html`<form method="get" action="${path}" class="filters">
    ${selectField({
      name: "state",
      label: words.state,
      choices: [any, ...states],
      value: status ?? "",
    })}
    ${selectField({
      name: "endpoint",
      label: words.endpoint,
      choices: [any, ...urls],
      value: String(endpointId ?? ""),
    })}
    ${button(words.filter, { look: "quiet" })}
  </form>`;
}

function pager(
  { lang }: Visit,
  path: string,
  filter: DeliveryFilter,
  next: number | null,
): Html | null {
  const words = wordsOf(lang).webhooks;
  if (filter.before === undefined && next === null) return null;
  const query = new URLSearchParams();
  if (filter.status) query.set("state", filter.status);
  if (filter.endpointId) query.set("endpoint", String(filter.endpointId));
  const look = { look: "quiet", small: true } as const;
  const newest = filter.before
    ? linkButton(`${path}?${query}`, words.newest, look)
    : html`<span></span>`;
  if (next === null) return html`<div class="pager">${newest}</div>`;
  const older = new URLSearchParams(query);
  older.set("before", String(next));
  return html`<div class="pager">
    ${newest}${linkButton(`${path}?${older}`, words.older, look)}
  </div>`;
}

function detail(
  visit: Visit,
  partner: Partner,
  delivery: Delivery & { readonly url: string; readonly body: string },
): Html {
  const { lang } = visit;
  const words = wordsOf(lang).webhooks;
  const path = pathOf(partner, "/deliveries");
  const { id, type, eventId, url, attempts, lastStatus, lastMs, lastError, nextAt } = delivery;
  const again =
    delivery.status === "pending"
      ? null
      : actionForm(visit, `${path}/${id}/resend`, {}, words.resend, {
          icon: "turn",
          look: "quiet",
        });
  return html`
    ${pageHead({
      title: html`<code>${type}</code>`,
      back: { href: path, label: wordsOf(lang).dashboard.tabs.deliveries },
      actions: [deliveryState(lang, delivery), again],
    })}
    ${card(
      facts([
        [words.eventId, html`<code>${eventId}</code>`],
        [words.endpoint, html`<span class="break">${url}</span>`],
        [words.created, timeOf(lang, delivery.createdAt)],
        [words.tries, attempts],
        lastStatus === null ? null : [words.answer, lastStatus],
        lastMs === null ? null : [words.latency, words.ms(formatNumber(lang, lastMs))],
        lastError ? [words.error, lastError] : null,
        nextAt ? [words.next, timeOf(lang, nextAt)] : null,
      ]),
    )}
    ${card([html`<p>${words.bodyHint}</p>`, html`<pre tabindex="0">${delivery.body}</pre>`], {
      title: words.body,
    })}
  `;
}
