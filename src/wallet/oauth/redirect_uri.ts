/** Redirect URIs: what may be registered, and how an answer is added to one. */
import type { ErrorWords } from "../words/mod.ts";

/** Only for development, with a port that is part of the match. */
const LOOPBACK = new Set(["127.0.0.1", "[::1]"]);

/** What may be wrong with a redirect URI. */
export type RedirectUriFault = keyof ErrorWords["issues"]["redirectUri"];

/**
 * Finds why a redirect URI may not be registered (RFC 9700 §4.1): null when it may.
 *
 * `https:` anywhere, `http:` on a loopback address; no fragment, no userinfo, no wildcard.
 */
export function faultOfRedirectUri(text: string): RedirectUriFault | null {
  if (text.length > 2000) return "tooLong";
  if (/[\s\\*]/.test(text) || !/^[\x21-\x7e]+$/.test(text)) return "characters";
  if (!URL.canParse(text)) return "notAbsolute";
  const url = new URL(text);
  if (text.includes("#")) return "fragment";
  if (url.username !== "" || url.password !== "" || /^[a-z]+:\/\/[^/?]*@/i.test(text))
    return "userinfo";
  if (url.protocol === "https:") return null;
  return url.protocol === "http:" && LOOPBACK.has(url.hostname) ? null : "scheme";
}

/** Adds parameters to a registered URI (RFC 6749 §4.1.2); the URL class does the encoding. */
export function withParameters(
  redirectUri: string,
  parameters: Readonly<Record<string, string | null>>,
): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== null) url.searchParams.append(name, value);
  }
  return url.href;
}
