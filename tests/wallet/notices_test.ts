/** Case 80 of the test matrix, second half: expiry notices. */
import { beforeAll, expect, test } from "bun:test";
import { listNotices, sendDueNotices, writeExpiryNotices } from "../../src/wallet/notices/mod.ts";
import { makeUser } from "./support/people.ts";
import type { TestUser } from "./support/people.ts";
import { connect, makePartner, openFetch, postJson, refreshGrant } from "./support/oauth.ts";
import type { Fetch, TestPair, TestPartner } from "./support/oauth.ts";
import { moveClock, onEveryStore } from "./support/stores.ts";
import type { Host } from "./support/stores.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

onEveryStore("expiry notices", (open) => {
  let host: Host;
  let fetch: Fetch;
  let partner: TestPartner;

  beforeAll(async () => {
    host = await open();
    fetch = await openFetch(host);
    partner = await makePartner(host.core);
  });

  async function start(): Promise<{ user: TestUser; pair: TestPair }> {
    const user = await makeUser(host.core, 0);
    return { user, pair: await connect(fetch, host.core, partner, user) };
  }

  async function sweepOnManyHosts(ms: number): Promise<void> {
    await moveClock(host.core.database, ms);
    await Promise.all(Array.from({ length: 6 }, () => writeExpiryNotices(host.core.database)));
    await moveClock(host.core.database, 0);
  }

  const kindsOf = async (user: TestUser) =>
    (await listNotices(host.core.database, user.userId)).map((notice) => notice.kind);

  test("80. a pair that expires in 6 d 23 h gets one notice from six hosts", async () => {
    const { user } = await start();
    await sweepOnManyHosts(22 * DAY + 23 * HOUR);
    expect(await kindsOf(user)).toEqual([]);
    await sweepOnManyHosts(23 * DAY + HOUR);
    await sweepOnManyHosts(24 * DAY);
    const notices = await listNotices(host.core.database, user.userId);
    expect(notices).toHaveLength(1);
    expect(notices[0]).toMatchObject({
      kind: "token.expiring",
      body: { partner: "Partner & Co", partnerId: partner.partnerId, scope: "deduct balance" },
    });
  });

  test("80. a refresh token that lapses in 6 d 23 h gets one as well", async () => {
    const { user } = await start();
    await sweepOnManyHosts(83 * DAY + HOUR);
    expect(await kindsOf(user)).toEqual(["refresh.lapsing"]);
  });

  test("80. a rotated pair and a revoked pair get none", async () => {
    const rotated = await start();
    const revoked = await start();
    await moveClock(host.core.database, 20 * DAY);
    await postJson(fetch, "/api/oauth2/token", refreshGrant(partner, rotated.pair.refresh_token));
    await postJson(fetch, "/api/oauth2/revoke", { token: revoked.pair.access_token });
    await sweepOnManyHosts(23 * DAY + HOUR);
    expect(await kindsOf(rotated.user)).toEqual([]);
    expect(await kindsOf(revoked.user)).toEqual([]);
  });

  test("are sent once by a channel, again after a failure, five times at most", async () => {
    await host.core.database.script("UPDATE notifications SET sent_at = now()");
    const { user } = await start();
    await sweepOnManyHosts(23 * DAY + HOUR);
    await moveClock(host.core.database, 24 * DAY);
    const sent: number[] = [];
    let failures = 1;
    const send = async (notice: { userId: number }) => {
      if (failures-- > 0) throw new Error("mail server is away");
      sent.push(notice.userId);
    };
    expect(await sendDueNotices(host.core, send)).toBe(0);
    expect(await sendDueNotices(host.core, send)).toBe(0);
    await moveClock(host.core.database, 24 * DAY + 61_000);
    await Promise.all([sendDueNotices(host.core, send), sendDueNotices(host.core, send)]);
    await moveClock(host.core.database, 25 * DAY);
    await sendDueNotices(host.core, send);
    expect(sent).toEqual([user.userId]);
    await moveClock(host.core.database, 0);
  });
});
