/** Redirect URIs: what may be registered, and how an answer is added to one. */

/** Only for development, with a port that is part of the match. */
const LOOPBACK = new Set(["127.0.0.1", "[::1]"]);

/**
 * Says why a redirect URI may not be registered (RFC 9700 §4.1): null when it may.
 *
 * `https:` anywhere, `http:` on a loopback address; no fragment, no userinfo, no wildcard.
 */
export function explainRedirectUri(text: string): string | null {
  if (text.length > 2000) return "is longer than 2000 characters";
  if (/[\s\\*]/.test(text) || !/^[\x21-\x7e]+$/.test(text)) {
    return "has a blank, backslash, wildcard or non-ASCII character";
  }
  if (!URL.canParse(text)) return "is not an absolute URL";
  const url = new URL(text);
  if (text.includes("#")) return "has a fragment";
  if (url.username !== "" || url.password !== "" || /^[a-z]+:\/\/[^/?]*@/i.test(text))
    return "has userinfo";
  if (url.protocol === "https:") return null;
  if (url.protocol === "http:" && LOOPBACK.has(url.hostname)) return null;
  return "must begin with https:// (or http://127.0.0.1 or http://[::1] for development)";
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
