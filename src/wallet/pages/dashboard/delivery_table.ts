/** Deliveries as a table: what, when, how it went. */
import { formatNumber, html, table, tag, timeOf } from "../../../ui/mod.ts";
import type { Html, Lang, Mood } from "../../../ui/mod.ts";
import type { Delivery } from "../../webhooks/mod.ts";
import { wordsOf } from "../../words/mod.ts";

const MOODS: Readonly<Record<Delivery["status"], Mood>> = {
  pending: "wait",
  delivered: "good",
  dead: "bad",
  cancelled: "plain",
};

/** The state of a delivery in one word. */
export function deliveryState(lang: Lang, { status }: Delivery): Html {
  return tag(MOODS[status], wordsOf(lang).webhooks.states[status]!);
}

/** Writes the table; each row leads to its delivery below `path`. */
export function deliveryTable(lang: Lang, deliveries: readonly Delivery[], path: string): Html {
  const words = wordsOf(lang).webhooks;
  return table(
    words.latest,
    [
      {
        title: words.event,
        cell: (one: Delivery) => html`<a href="${path}/${one.id}"><code>${one.type}</code></a>`,
      },
      { title: words.state, look: "corner", cell: (one: Delivery) => deliveryState(lang, one) },
      {
        title: words.answer,
        look: "quiet",
        cell: ({ lastStatus, lastMs }: Delivery) => {
          if (lastMs === null) return "–";
          return `${lastStatus ?? "–"} · ${words.ms(formatNumber(lang, lastMs))}`;
        },
      },
      {
        title: words.tries,
        look: "quiet corner",
        cell: ({ attempts }: Delivery) => `${attempts} ×`,
      },
      {
        title: words.created,
        look: "quiet wide",
        cell: (one: Delivery) => timeOf(lang, one.createdAt),
      },
    ],
    deliveries,
  );
}
