/** What partners take by day: the sums never miss a posting and never count one twice. */
import { expect, test } from "bun:test";
import { readPartnerDays, rollPartnerDays } from "../../src/wallet/partner_days/mod.ts";
import { connect, deduct, makePartner, openFetch } from "../wallet/support/oauth.ts";
import { makeUser } from "../wallet/support/people.ts";
import { moveClock, onEveryStore } from "../wallet/support/stores.ts";

const MINUTE = 60_000;

onEveryStore("partner days", (open) => {
  test("are right before, while and after they are summed, whoever sums them", async () => {
    const host = await open();
    const { database } = host.core;
    const fetch = await openFetch(host);
    const partner = await makePartner(host.core);
    const pair = await connect(fetch, host.core, partner, await makeUser(host.core, 1000));
    const read = async () => {
      const days = await readPartnerDays(database, [partner.partnerId], 30);
      const sum = (name: "charges" | "points") => days.reduce((all, one) => all + one[name], 0);
      return [sum("charges"), sum("points")];
    };
    const charge = (amount: number) => deduct(fetch, pair.access_token, { amount });

    await charge(10);
    await charge(20);
    expect(await read()).toEqual([2, 30]);
    await rollPartnerDays(database);
    expect(await read()).toEqual([2, 30]);
    // Three minutes on, both are settled and summed; several hosts do it at once.
    await moveClock(database, 3 * MINUTE);
    await Promise.all([1, 2, 3].map(() => rollPartnerDays(database)));
    expect(await read()).toEqual([2, 30]);
    const rows = await database.rows("SELECT charges, points FROM partner_days");
    expect(rows).toEqual([{ charges: 2, points: 30 }]);
    await moveClock(database, 0);
    await database.rows(
      "UPDATE partner_days_until SET until = (SELECT max(created_at) FROM postings)",
    );
    await charge(5);
    expect(await read()).toEqual([3, 35]);
    await moveClock(database, 3 * MINUTE);
    await rollPartnerDays(database);
    await moveClock(database, 0);
    expect(await read()).toEqual([3, 35]);
    expect(await readPartnerDays(database, [partner.partnerId + 1], 30)).toEqual([]);
  });
});
