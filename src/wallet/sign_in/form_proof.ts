/** Proves that a form came from this host's own page while nobody is signed in: a cookie and a field that fit. */
import { createHash } from "node:crypto";
import { isFromHere } from "../http/mod.ts";
import { sameBytes } from "../secrets/mod.ts";

const COOKIE = "__Host-form";
const VALUE = /(?:^|; *)__Host-form=([A-Za-z0-9_-]{43})(?:;|$)/;

export interface FormProof {
  /** Value of the hidden field `csrf`. */
  readonly csrf: string;
  readonly cookie: string;
}

/** Makes a proof for a page that is about to be shown; a browser keeps its own, so that two tabs both work. */
export function issueFormProof(
  request: Request,
  random: (bytes: Uint8Array) => Uint8Array,
): FormProof {
  const value = readValue(request) ?? Buffer.from(random(new Uint8Array(32))).toString("base64url");
  const cookie = `${COOKIE}=${value}; Path=/; Max-Age=3600; HttpOnly; Secure; SameSite=Lax`;
  return { csrf: csrfOf(value), cookie };
}

/** Whether a form carries the proof of this browser and no sign of another origin. */
export function isProved(request: Request, form: URLSearchParams, origin: string): boolean {
  if (!isFromHere(request, origin, true)) return false;
  const value = readValue(request);
  const sent = form.getAll("csrf");
  if (value === undefined || sent.length !== 1) return false;
  return sameBytes(Buffer.from(sent[0]!), Buffer.from(csrfOf(value)));
}

function csrfOf(value: string): string {
  return createHash("sha256").update(`form:${value}`).digest("base64url");
}

function readValue(request: Request): string | undefined {
  return VALUE.exec(request.headers.get("cookie") ?? "")?.[1];
}
