/** Publishable keys, calendars and the end of an account on every store. */
import { expect, test } from "bun:test";
import { buildWallet } from "../../src/wallet/create_wallet.ts";
import { closeAccount } from "../../src/wallet/closing/mod.ts";
import { makeUser } from "./support/people.ts";
import { onEveryStore } from "./support/stores.ts";

onEveryStore("publishable keys", (open) => {
  test("are bound to origins and to points a day, and go with their owner", async () => {
    const stores = await open();
    const { core } = stores;
    const { embeds } = await buildWallet(stores, { workers: false });
    const { userId } = await makeUser(core, 10);
    const origins = ["https://a.example", "https://b.example"];
    await embeds.add(userId, { name: "x", origins, dailyPoints: 31 });
    const [key] = await embeds.list(userId);
    expect(key).toMatchObject({ name: "x", origins, dailyPoints: 31, spentToday: 0 });
    expect(await embeds.admit(key!.key, "https://c.example", "127.0.0.1")).toBeNull();
    const admitted = (await embeds.admit(key!.key, origins[1]!, "127.0.0.1"))!;
    expect(admitted.caller).toMatchObject({ kind: "publishable", userId, scopes: ["deduct"] });
    const reserved = await Promise.all(
      [15, 15, 15].map((points) => embeds.reserve(key!.id, points)),
    );
    expect(reserved.filter(Boolean)).toHaveLength(2);
    await embeds.giveBack(key!.id, 15);
    expect((await embeds.list(userId))[0]!.spentToday).toBe(15);
    expect(await closeAccount(core, userId)).toBeNull();
    expect(await embeds.list(userId)).toEqual([]);
  });
});
