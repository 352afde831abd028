/** Webhook endpoints of a partner: added, filtered, rotated, tested, switched off and on. */
import {
  button,
  card,
  choice,
  choices,
  copyBox,
  disc,
  empty,
  facts,
  fold,
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
import type { Html, Lang } from "../../../ui/mod.ts";
import type { Core } from "../../core.ts";
import { NotFound } from "../../errors.ts";
import type { Partner } from "../../oauth/mod.ts";
import {
  createEndpoint,
  EVENT_TYPES,
  listDeliveries,
  listEndpoints,
  NoWalletKey,
  rotateSecret,
  sendTest,
  updateEndpoint,
} from "../../webhooks/mod.ts";
import type { Endpoint } from "../../webhooks/mod.ts";
import { explain } from "../faults.ts";
import { actionForm, deskPage } from "../frame.ts";
import { goOn, idIn } from "../visit.ts";
import type { PageDeps, PageHandlers, Visit } from "../visit.ts";
import { deliveryTable } from "./delivery_table.ts";
import { DASHBOARD_PATH, partnerHead, partnerOf, pathOf } from "./partner.ts";
import { DASHBOARD, WEBHOOKS } from "./texts.ts";

const PATH = `${DASHBOARD_PATH}/:id/webhooks`;
const ONE = `${PATH}/:endpoint`;
const LATEST = 10;

interface Draft {
  readonly url: string;
  readonly events: readonly string[];
  readonly urlFault?: string;
  readonly eventsFault?: string;
}

const BLANK: Draft = { url: "", events: [EVENT_TYPES[0]] };

/** Creates the handlers of `/partner/<id>/webhooks`. */
export function createWebhookPages({ core }: PageDeps): PageHandlers {
  async function showList(visit: Visit, partner: Partner, draft: Draft): Promise<Response> {
    const { lang } = visit;
    const words = WEBHOOKS[lang];
    const endpoints = await listEndpoints(core, partner.partnerId);
    const path = pathOf(partner, "/webhooks");
    const main = html`
      ${partnerHead(visit, partner, "webhooks")}
      ${card(
        [
          html`<p>${words.endpointsHint}</p>`,
          endpoints.length === 0
            ? empty("send", words.none)
            : list(endpoints.map((one) => line(lang, one, `${path}/${one.id}`))),
        ],
        { title: words.endpoints },
      )}
      ${card(addForm(visit, path, draft), { title: words.add })}
    `;
    return deskPage(visit, {
      title: `${partner.name} · ${DASHBOARD[lang].tabs.webhooks}`,
      at: DASHBOARD_PATH,
      main,
      path,
      done: words.done,
      ...(draft.urlFault || draft.eventsFault ? { status: 400 } : {}),
    });
  }

  async function showOne(
    visit: Visit,
    partner: Partner,
    endpoint: Endpoint,
    fresh?: { readonly title: string; readonly secret: string },
  ): Promise<Response> {
    const { lang } = visit;
    const words = WEBHOOKS[lang];
    const path = pathOf(partner, `/webhooks/${endpoint.id}`);
    const deliveries = await listDeliveries(core, partner.partnerId, LATEST, {
      endpointId: endpoint.id,
    });
    const back = { href: pathOf(partner, "/webhooks"), label: partner.name };
    const main = html`
      ${pageHead({
        title: html`<span class="break">${endpoint.url}</span>`,
        back,
        actions: stateOf(lang, endpoint),
      })}
      ${fresh ? freshSecret(lang, fresh.title, fresh.secret) : null}
      ${endpointFacts(lang, endpoint)}
      ${card(
        [
          deliveries.length === 0
            ? empty("send", words.noDeliveries)
            : deliveryTable(lang, deliveries, pathOf(partner, "/deliveries")),
          html`<div class="row">
            ${actionForm(visit, `${path}/test`, {}, words.test, {
              look: "quiet",
              small: true,
              icon: "send",
            })}
            <span class="muted small">${words.testHint}</span>
          </div>`,
        ],
        {
          title: words.latest,
          action: html`<a href="${pathOf(partner, `/deliveries?endpoint=${endpoint.id}`)}"
            >${words.all}</a
          >`,
        },
      )}
      ${card(eventsForm(visit, path, endpoint))}
      ${card(secretPart(visit, path, endpoint), { title: words.secret })}
      ${card(switchPart(visit, path, endpoint))}
    `;
    return deskPage(visit, {
      title: endpoint.url,
      at: DASHBOARD_PATH,
      main,
      path,
      done: words.done,
    });
  }

  return {
    [PATH]: {
      GET: async (visit) => showList(visit, await partnerOf(core, visit), BLANK),
      async POST(visit, form) {
        const { lang } = visit;
        const words = WEBHOOKS[lang];
        const partner = await partnerOf(core, visit);
        const draft = { url: (form.get("url") ?? "").trim(), events: readEvents(form) };
        if (draft.events.length === 0) {
          return showList(visit, partner, { ...draft, eventsFault: words.eventsFault });
        }
        try {
          const { secret, ...endpoint } = await createEndpoint(core, partner.partnerId, draft);
          return await showOne(visit, partner, endpoint, { title: words.added, secret });
        } catch (cause) {
          if (!(cause instanceof RangeError || cause instanceof NoWalletKey)) throw cause;
          const reason = cause.message.replace(": the URL ", ": ");
          return showList(visit, partner, { ...draft, urlFault: explain(lang, reason) });
        }
      },
    },
    [ONE]: {
      async GET(visit) {
        const partner = await partnerOf(core, visit);
        return showOne(visit, partner, await endpointOf(core, visit, partner));
      },
    },
    [`${ONE}/update`]: {
      async POST(visit, form) {
        const partner = await partnerOf(core, visit);
        const endpoint = await endpointOf(core, visit, partner);
        const events = readEvents(form);
        const path = pathOf(partner, `/webhooks/${endpoint.id}`);
        if (events.length === 0) return goOn(path);
        await updateEndpoint(core, partner.partnerId, endpoint.id, { events });
        return goOn(path, "saved");
      },
    },
    [`${ONE}/switch`]: {
      async POST(visit, form) {
        const partner = await partnerOf(core, visit);
        const { id } = await endpointOf(core, visit, partner);
        const enabled = form.get("to") === "on";
        await updateEndpoint(core, partner.partnerId, id, { enabled });
        return goOn(pathOf(partner, `/webhooks/${id}`), enabled ? "on" : "off");
      },
    },
    [`${ONE}/rotate`]: {
      async POST(visit) {
        const partner = await partnerOf(core, visit);
        const { id } = await endpointOf(core, visit, partner);
        const secret = await rotateSecret(core, partner.partnerId, id);
        const endpoint = await endpointOf(core, visit, partner);
        if (secret === null) throw new NotFound("endpoint of this partner");
        return showOne(visit, partner, endpoint, {
          title: WEBHOOKS[visit.lang].rotated,
          secret,
        });
      },
    },
    [`${ONE}/test`]: {
      async POST(visit) {
        const partner = await partnerOf(core, visit);
        const { id } = await endpointOf(core, visit, partner);
        await sendTest(core, partner.partnerId, id);
        return goOn(pathOf(partner, `/webhooks/${id}`), "tested");
      },
    },
  };
}

/** The endpoint that a path names. @throws {NotFound} */
async function endpointOf(core: Core, visit: Visit, { partnerId }: Partner): Promise<Endpoint> {
  const id = idIn(visit, 3);
  const endpoint = (await listEndpoints(core, partnerId)).find((one) => one.id === id);
  if (endpoint === undefined) throw new NotFound("endpoint of this partner");
  return endpoint;
}

function readEvents(form: URLSearchParams): readonly string[] {
  const asked = form.getAll("event");
  return EVENT_TYPES.filter((event) => asked.includes(event));
}

function stateOf(lang: Lang, { disabledAt, failingSince }: Endpoint): Html {
  const words = WEBHOOKS[lang];
  if (disabledAt !== null) return tag("bad", words.disabled);
  return failingSince !== null ? tag("wait", words.failing) : tag("good", words.live);
}

function line(lang: Lang, endpoint: Endpoint, href: string): Html {
  return item({
    disc: disc("send", endpoint.disabledAt === null ? "" : "quiet"),
    title: endpoint.url,
    href,
    text: endpoint.events.join(", "),
    end: stateOf(lang, endpoint),
  });
}

function eventBoxes(lang: Lang, chosen: readonly string[], fault?: string): Html {
  const words = WEBHOOKS[lang];
  const boxes = EVENT_TYPES.map((event) =>
    choice({
      type: "checkbox",
      name: "event",
      value: event,
      label: html`<code>${event}</code>`,
      hint: words.eventHints[event],
      checked: chosen.includes(event),
    }),
  );
  return choices(words.events, boxes, fault ?? null);
}

function addForm({ lang, signIn }: Visit, path: string, draft: Draft): Html {
  const words = WEBHOOKS[lang];
  return postForm(path, signIn.csrf, [
    textField({
      name: "url",
      label: words.url,
      hint: words.urlHint,
      fault: draft.urlFault ?? null,
      input: {
        value: draft.url,
        class: "mono",
        required: true,
        maxlength: 2000,
        inputmode: "url",
        autocomplete: "off",
        spellcheck: "false",
      },
    }),
    eventBoxes(lang, draft.events, draft.eventsFault),
    html`<div>${button(words.add, { icon: "plus" })}</div>`,
  ]);
}

function freshSecret(lang: Lang, title: string, secret: string): Html {
  const words = WEBHOOKS[lang];
  return card(
    [note("wait", words.secretOnce, { live: true }), copyBox(lang, "new-secret", secret)],
    {
      title,
    },
  );
}

function endpointFacts(lang: Lang, endpoint: Endpoint): Html | null {
  const words = WEBHOOKS[lang];
  const { disabledAt, disabledReason, failingSince } = endpoint;
  if (disabledAt === null && failingSince === null) return null;
  const reason = words.reasons[disabledReason ?? ""] ?? disabledReason;
  return card(
    facts([
      failingSince ? [words.failingSince, timeOf(lang, failingSince)] : null,
      disabledAt ? [words.disabledSince, html`${timeOf(lang, disabledAt)} (${reason})`] : null,
    ]),
  );
}

function eventsForm({ lang, signIn }: Visit, path: string, endpoint: Endpoint): Html {
  return postForm(`${path}/update`, signIn.csrf, [
    eventBoxes(lang, endpoint.events),
    html`<div>${button(WEBHOOKS[lang].save, { look: "quiet", small: true })}</div>`,
  ]);
}

function secretPart(visit: Visit, path: string, { oldSecretUntil }: Endpoint): Html {
  const { lang } = visit;
  const words = WEBHOOKS[lang];
  const old = oldSecretUntil
    ? note("plain", html`${words.oldUntil} ${timeOf(lang, oldSecretUntil)}`)
    : null;
  return html`<p>${words.secretHint}</p>
    ${old}
    ${fold(
      words.rotate,
      html`<div>
        ${actionForm(visit, `${path}/rotate`, {}, words.rotateNow, { look: "quiet", small: true })}
      </div>`,
    )}`;
}

function switchPart(visit: Visit, path: string, { disabledAt }: Endpoint): Html {
  const words = WEBHOOKS[visit.lang];
  if (disabledAt !== null) {
    return actionForm(visit, `${path}/switch`, { to: "on" }, words.enable, { look: "quiet" });
  }
  return fold(words.disable, [
    html`<p>${words.disableMeans}</p>`,
    html`<div>
      ${actionForm(visit, `${path}/switch`, { to: "off" }, words.disable, { look: "danger" })}
    </div>`,
  ]);
}
