/** Webhook endpoints of a partner: the list, and adding one. */
import {
  button,
  card,
  disc,
  empty,
  html,
  item,
  list,
  postForm,
  textField,
} from "../../../ui/mod.ts";
import type { Html, Lang } from "../../../ui/mod.ts";
import type { Partner } from "../../oauth/mod.ts";
import {
  createEndpoint,
  EndpointRefused,
  EVENT_TYPES,
  listEndpoints,
  NoWalletKey,
} from "../../webhooks/mod.ts";
import type { Endpoint, EndpointFault } from "../../webhooks/mod.ts";
import { deskPage } from "../frame.ts";
import type { PageDeps, PageHandlers, Visit } from "../visit.ts";
import { showEndpoint } from "./endpoint_page.ts";
import { eventBoxes, readEvents, stateOf } from "./endpoint_parts.ts";
import { DASHBOARD_PATH, partnerHead, partnerOf, pathOf } from "./partner.ts";
import { wordsOf } from "../../words/mod.ts";

const PATH = `${DASHBOARD_PATH}/:id/webhooks`;

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
    const words = wordsOf(lang).webhooks;
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
      title: `${partner.name} · ${wordsOf(lang).dashboard.tabs.webhooks}`,
      at: DASHBOARD_PATH,
      main,
      path,
      done: words.done,
      ...(draft.urlFault || draft.eventsFault ? { status: 400 } : {}),
    });
  }

  return {
    [PATH]: {
      GET: async (visit) => showList(visit, await partnerOf(core, visit), BLANK),
      async POST(visit, form) {
        const { lang } = visit;
        const words = wordsOf(lang).webhooks;
        const partner = await partnerOf(core, visit);
        const draft = { url: (form.get("url") ?? "").trim(), events: readEvents(form) };
        if (draft.events.length === 0) {
          return showList(visit, partner, { ...draft, eventsFault: words.eventsFault });
        }
        try {
          const { secret, ...endpoint } = await createEndpoint(core, partner.partnerId, draft);
          return await showEndpoint(core, visit, partner, endpoint, { title: words.added, secret });
        } catch (cause) {
          const fault = faultOf(cause);
          if (fault === null) throw cause;
          const urlFault = wordsOf(lang).faults.endpoint[fault];
          return showList(visit, partner, { ...draft, urlFault });
        }
      },
    },
  };
}

function faultOf(cause: unknown): EndpointFault | "noWalletKey" | null {
  if (cause instanceof NoWalletKey) return "noWalletKey";
  return cause instanceof EndpointRefused ? cause.fault : null;
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

function addForm({ lang, signIn }: Visit, path: string, draft: Draft): Html {
  const words = wordsOf(lang).webhooks;
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
