/**
 * Whether nothing about a request says that another site's page sent it: neither `Sec-Fetch-Site` nor, for
 * browsers and proxies that leave it out, `Origin`.
 *
 * Pages say `no-referrer`, which makes browsers send `Origin: null` with the page's own forms. A null origin
 * therefore says nothing by itself; only `Sec-Fetch-Site` or a value of the form tells it from a stranger's.
 *
 * @param origin of this host
 * @param hasProof whether a value of the form decides as well, so that a bare null origin may pass
 */
export function isFromHere(request: Request, origin: string, hasProof: boolean): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin") return false;
  const from = request.headers.get("origin");
  if (from === null || from === origin) return true;
  return from === "null" && (hasProof || site === "same-origin");
}
