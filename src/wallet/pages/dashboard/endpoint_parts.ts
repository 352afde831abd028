/** What the list of endpoints and the page of one share. */
import { choice, choices, html, tag } from "../../../ui/mod.ts";
import type { Html, Lang } from "../../../ui/mod.ts";
import type { Core } from "../../core.ts";
import { NotFound } from "../../errors.ts";
import type { Partner } from "../../oauth/mod.ts";
import { EVENT_TYPES, listEndpoints } from "../../webhooks/mod.ts";
import type { Endpoint } from "../../webhooks/mod.ts";
import { idIn } from "../visit.ts";
import type { Visit } from "../visit.ts";
import { wordsOf } from "../../words/mod.ts";

/** The endpoint that a path names. @throws {NotFound} */
export async function endpointOf(
  core: Core,
  visit: Visit,
  { partnerId }: Partner,
): Promise<Endpoint> {
  const id = idIn(visit, 3);
  const endpoint = (await listEndpoints(core, partnerId)).find((one) => one.id === id);
  if (endpoint === undefined) throw new NotFound("endpoint");
  return endpoint;
}

/** The events that a form has ticked. */
export function readEvents(form: URLSearchParams): readonly string[] {
  const asked = form.getAll("event");
  return EVENT_TYPES.filter((event) => asked.includes(event));
}

/** The state of an endpoint in one word. */
export function stateOf(lang: Lang, { disabledAt, failingSince }: Endpoint): Html {
  const words = wordsOf(lang).webhooks;
  if (disabledAt !== null) return tag("bad", words.disabled);
  return failingSince !== null ? tag("wait", words.failing) : tag("good", words.live);
}

/** The events to choose from. */
export function eventBoxes(lang: Lang, chosen: readonly string[], fault?: string): Html {
  const words = wordsOf(lang).webhooks;
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
