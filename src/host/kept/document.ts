/** How a document of kept readings is asked for. */
import type { Lang } from "../../speech/mod.ts";
import type { WholeReading } from "../../wallet/contract.ts";
import { HttpError } from "../problem.ts";

/** Under whose name and in which colour it is. */
export interface Branding {
  /** At most 60 characters. */
  readonly brand?: string;
  /** `#rrggbb`. */
  readonly colour?: string;
}

export interface WantedDocument extends Branding {
  readonly lang: Lang;
  /** Origin of this host. */
  readonly origin: string;
}

/** Sets a document of readings as PDF. @throws {HttpError} 404, 503 */
export type SetDocument = (
  readings: readonly WholeReading[],
  wanted: WantedDocument,
) => Promise<Response>;

/** Readings of one document. */
export const MAX_READINGS = 8;
const MAX_BRAND = 60;

/** Name and colour of a document, from the query of its address. @throws {HttpError} 400 */
export function readBranding(query: URLSearchParams): Branding {
  const brand = (query.get("brand") ?? "").trim();
  const colour = (query.get("colour") ?? "").trim().toLowerCase();
  if (brand.length > MAX_BRAND) {
    throw invalid("brand", `must be at most ${MAX_BRAND} characters`);
  }
  if (colour !== "" && !/^#[0-9a-f]{6}$/.test(colour)) {
    throw invalid("colour", 'must be written as "#3b3a6d"');
  }
  return { ...(brand ? { brand } : {}), ...(colour ? { colour } : {}) };
}

function invalid(name: string, reason: string): HttpError {
  return new HttpError(400, "invalid_input", `Cannot take ${JSON.stringify(name)}: it ${reason}`);
}
