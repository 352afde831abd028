/** The places that an answer took for what was typed: one line at its head, the doubts among its receipts. */
import { facts, html, note, type Html } from "../../ui/mod.ts";
import type { Fields } from "./fields.ts";
import type { Answered } from "./section.ts";

interface Told {
  readonly code: string;
  readonly text: string;
}

/** A place as a receipt has it. */
interface Taken {
  readonly input: string;
  readonly given: string;
  readonly text: string;
  readonly how: string;
  readonly km?: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone?: string;
  readonly passedOver: readonly { readonly id: string; readonly text: string }[];
  readonly zoneReliability: { readonly because: readonly Told[] };
  readonly warnings: readonly Told[];
}

function takenOf(data: Fields): readonly Taken[] {
  const { places = [] } = (data["reading"] ?? {}) as { readonly places?: readonly Taken[] };
  return places;
}

/** `Place: Springfield, Illinois, United States`, with whatever contradicts it. */
export function placesTaken({ voice, data }: Answered): Html | null {
  const taken = takenOf(data);
  if (taken.length === 0) return null;
  const { words } = voice;
  const warnings = taken.flatMap((one) => one.warnings);
  return html`<p class="muted">
      ${words.place}${words.colon}${taken.map(({ text }) => text).join(words.semicolon)}
    </p>
    ${warnings.map(({ text }) => note("plain", text))}`;
}

/** Everything that is known of them. */
export function placeReceipts({ voice, data }: Answered): Html | null {
  const taken = takenOf(data);
  if (taken.length === 0) return null;
  const { words } = voice;
  const rows = taken.flatMap((one) => [
    [
      one.how === "id" ? words.place : one.given,
      html`${one.text}
        <span class="muted small"
          >${one.latitude.toFixed(4)}°,
          ${one.longitude.toFixed(4)}°${
            one.timezone ? `${words.semicolon}${one.timezone}` : ""
          }</span
        >
        ${one.zoneReliability.because.map(({ text }) => html`<div class="small">${text}</div>`)}
        ${
          one.passedOver.length > 0
            ? html`<div class="small">
                ${words.passedOver}${words.colon}${one.passedOver.map(({ text }) => text).join(words.semicolon)}
              </div>`
            : null
        }`,
    ] as const,
  ]);
  return html`<h3>${words.placesRead}</h3>
    ${facts(rows)}`;
}
