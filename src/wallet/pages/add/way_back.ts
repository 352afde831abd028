/** Where somebody came from to buy points: a form of the site, filled in, that waits for them. */
import { readReturnTo } from "../../sign_in/mod.ts";

const COOKIE = "__Host-back";
/** Browsers keep no cookie of more than 4096 bytes. */
const MAX_CHARS = 3500;
const MINUTES = 60;

/** The path that the address or the cookie of a request names; null: nowhere. */
export function readWayBack(request: Request): string | null {
  const asked = new URL(request.url).searchParams.get("return_to");
  const pairs = (request.headers.get("cookie") ?? "").split(/; */);
  const kept = pairs.find((pair) => pair.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1);
  const path = readReturnTo(asked ?? decode(kept));
  return path === "/" ? null : path;
}

/** Keeps the path that an address names while its reader pays elsewhere. */
export function keepWayBack(request: Request, response: Response): Response {
  const asked = new URL(request.url).searchParams.get("return_to");
  const path = encodeURIComponent(readReturnTo(asked));
  if (asked === null || path.length > MAX_CHARS) return response;
  response.headers.append(
    "Set-Cookie",
    `${COOKIE}=${path}; Path=/; Max-Age=${MINUTES * 60}; HttpOnly; Secure; SameSite=Lax`,
  );
  return response;
}

function decode(text: string | undefined): string | null {
  try {
    return text === undefined ? null : decodeURIComponent(text);
  } catch {
    return null;
  }
}
