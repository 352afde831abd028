/** Whatever stands in an address or a form, a page answers; nothing fails inside. */
import { expect, test } from "bun:test";
import { onEveryStore } from "../wallet/support/stores.ts";
import { readHidden } from "../wallet/support/oauth.ts";
import { furnish, FURNISHED_ENV } from "./support/furnish.ts";
import { openSite } from "./support/site.ts";

const ODD = [
  "constructor",
  "__proto__",
  "1e9",
  "-1",
  "0",
  "9".repeat(30),
  "%00",
  "%ff",
  "<script>",
  "é",
];

onEveryStore("odd input", (open) => {
  test("in addresses is a page or nothing, never a failure", async () => {
    const host = await open({ env: FURNISHED_ENV });
    const site = await openSite(host);
    const { cookie, paths } = await furnish(host, 2);
    const names = [
      "done",
      "kind",
      "partner",
      "key",
      "from",
      "until",
      "cursor",
      "state",
      "endpoint",
      "before",
      "lang",
    ];
    for (const path of Object.values(paths)) {
      for (const odd of ODD) {
        const asked = names.map((name) => `${name}=${odd}`).join("&");
        const more = await fetch(`${site.origin}${path}${path.includes("?") ? "&" : "?"}${asked}`, {
          headers: { cookie },
          redirect: "manual",
        });
        expect([path, odd, more.status < 500]).toEqual([path, odd, true]);
        const last = path.replace(/[^/?]+(\?.*)?$/, odd);
        const other = await fetch(site.origin + last, { headers: { cookie }, redirect: "manual" });
        expect([last, other.status < 500]).toEqual([last, true]);
      }
    }
    expect(site.faults).toEqual([]);
    await site.stop();
  }, 60_000);

  test("in forms is told on a page, never a failure", async () => {
    const host = await open({ env: FURNISHED_ENV });
    const site = await openSite(host);
    const { cookie, paths } = await furnish(host, 2);
    const html = await (await fetch(`${site.origin}/wallet/keys`, { headers: { cookie } })).text();
    const csrf = readHidden(html, "csrf");
    const statuses = new Set<number>();
    const own = paths.partner!;
    const actions = [
      "/wallet/keys",
      "/wallet/keys/revoke",
      "/wallet/partners/revoke",
      "/wallet/add/card",
      "/wallet/add/token",
      "/wallet/plans/basic",
      "/wallet/plans/gold",
      "/wallet/addresses",
      "/wallet/account/sessions/end",
      "/partner/new",
      `${own}/settings`,
      `${own}/settings/secrets/end`,
      `${own}/webhooks`,
      `${paths.webhook!}/update`,
      `${paths.webhook!}/switch`,
      `${own}/webhooks/999/test`,
      `${own}/deliveries/999/resend`,
      "/partner/999/settings",
    ];
    const fields = [
      "name",
      "rate",
      "id",
      "partner",
      "points",
      "other",
      "txHash",
      "address",
      "issuedAt",
      "signature",
      "session",
      "redirect_uris",
      "scope",
      "kind",
      "secret",
      "url",
      "event",
      "to",
    ];
    for (const action of actions) {
      for (const odd of [
        "",
        "constructor",
        "\u0000",
        "x".repeat(5000),
        "<script>alert(1)</script>",
        "0x" + "zz".repeat(32),
      ]) {
        const body = new URLSearchParams({ csrf });
        for (const field of fields) body.set(field, odd);
        const response = await fetch(site.origin + action, {
          method: "POST",
          headers: { cookie },
          body,
          redirect: "manual",
        });
        statuses.add(response.status);
        const text = await response.text();
        expect([action, odd.slice(0, 20), response.status < 500]).toEqual([
          action,
          odd.slice(0, 20),
          true,
        ]);
        expect(text).not.toContain("<script>alert");
      }
    }
    expect([...statuses].sort()).toEqual(
      [303, 400, 404, 413, 429].filter((one) => statuses.has(one)),
    );
    expect(site.faults).toEqual([]);
    await site.stop();
  }, 60_000);
});
