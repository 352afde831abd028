/** One webhook endpoint: its deliveries, events, secret, and switching it off and on. */
import {
  button,
  card,
  copyBox,
  empty,
  facts,
  fold,
  html,
  note,
  pageHead,
  postForm,
  timeOf,
} from "../../../ui/mod.ts";
import type { Html, Lang } from "../../../ui/mod.ts";
import type { Core } from "../../core.ts";
import { NotFound } from "../../errors.ts";
import type { Partner } from "../../oauth/mod.ts";
import { listDeliveries, rotateSecret, sendTest, updateEndpoint } from "../../webhooks/mod.ts";
import type { Endpoint } from "../../webhooks/mod.ts";
import { actionForm, deskPage } from "../frame.ts";
import { goOn } from "../visit.ts";
import type { PageDeps, PageHandlers, Visit } from "../visit.ts";
import { deliveryTable } from "./delivery_table.ts";
import { endpointOf, eventBoxes, readEvents, stateOf } from "./endpoint_parts.ts";
import { DASHBOARD_PATH, partnerOf, pathOf } from "./partner.ts";
import { lookUp, wordsOf } from "../../words/mod.ts";

const ONE = `${DASHBOARD_PATH}/:id/webhooks/:endpoint`;
const LATEST = 10;

/** Writes the page of one endpoint; `fresh` is a secret that is shown this once. */
export async function showEndpoint(
  core: Core,
  visit: Visit,
  partner: Partner,
  endpoint: Endpoint,
  fresh?: { readonly title: string; readonly secret: string },
): Promise<Response> {
  const { lang } = visit;
  const words = wordsOf(lang).webhooks;
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
    ${fresh ? freshSecret(lang, fresh.title, fresh.secret) : null} ${endpointFacts(lang, endpoint)}
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

/** Creates the handlers of `/partner/<id>/webhooks/<endpoint>`. */
export function createEndpointPages({ core }: PageDeps): PageHandlers {
  return {
    [ONE]: {
      async GET(visit) {
        const partner = await partnerOf(core, visit);
        return showEndpoint(core, visit, partner, await endpointOf(core, visit, partner));
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
        if (secret === null) throw new NotFound("endpoint");
        return showEndpoint(core, visit, partner, endpoint, {
          title: wordsOf(visit.lang).webhooks.rotated,
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

function freshSecret(lang: Lang, title: string, secret: string): Html {
  const words = wordsOf(lang).webhooks;
  return card(
    [note("wait", words.secretOnce, { live: true }), copyBox(lang, "new-secret", secret)],
    {
      title,
    },
  );
}

function endpointFacts(lang: Lang, endpoint: Endpoint): Html | null {
  const words = wordsOf(lang).webhooks;
  const { disabledAt, disabledReason, failingSince } = endpoint;
  if (disabledAt === null && failingSince === null) return null;
  const reason = lookUp(words.reasons, disabledReason) ?? disabledReason;
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
    html`<div>${button(wordsOf(lang).webhooks.save, { look: "quiet", small: true })}</div>`,
  ]);
}

function secretPart(visit: Visit, path: string, { oldSecretUntil }: Endpoint): Html {
  const { lang } = visit;
  const words = wordsOf(lang).webhooks;
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
  const words = wordsOf(visit.lang).webhooks;
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
