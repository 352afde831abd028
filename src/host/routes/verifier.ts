import { Elysia } from "elysia";
import { readFileSync } from "node:fs";

/** The page that proves a draw: it asks nobody, so it may be saved and kept. */
const FILE = new URL("../../../packages/verifier/verify.html", import.meta.url);

/** GET /verify: the proof of a draw as a page. */
export function verifierRoutes() {
  let page: string | undefined;
  return new Elysia({ normalize: false }).get(
    "/verify",
    () =>
      new Response((page ??= readFileSync(FILE, "utf8")), {
        headers: {
          "content-type": "text/html; charset=utf-8",
          "cache-control": "public, max-age=3600",
          "x-content-type-options": "nosniff",
          "referrer-policy": "no-referrer",
        },
      }),
    { detail: { hide: true } },
  );
}
