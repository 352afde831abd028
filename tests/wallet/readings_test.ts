/** Kept answers that are written in one statement, and those that an earlier version wrote. */
import { expect, test } from "bun:test";
import { createBox } from "../../src/wallet/keeping/box.ts";
import { createKeeping } from "../../src/wallet/keeping/mod.ts";
import { makeUser } from "./support/people.ts";
import { onEveryStore } from "./support/stores.ts";
import type { Host } from "./support/stores.ts";

onEveryStore("readings", (open) => {
  const env = { WALLET_KEY: Buffer.alloc(32, 1).toString("base64") };
  const readingOf = (userId: number, n: number, body: string) => ({
    userId,
    id: `00000000-0000-7000-8000-${String(n).padStart(12, "0")}`,
    readingId: `rd_${String(n).padStart(22, "0")}`,
    reference: "test.reading",
    points: 1,
    body,
    request: JSON.stringify({ input: { n }, asOf: n }),
    about: n % 2 ? `of ${n}` : null,
  });

  test("written together are each their owner's, whole; who wants none kept has none", async () => {
    const host: Host = await open({ env });
    const { readings } = createKeeping(host.core);
    const [one, two, none] = await Promise.all([
      makeUser(host.core),
      makeUser(host.core),
      makeUser(host.core),
    ]);
    await readings.setKeepDays(none.userId, 0);
    const all = Array.from({ length: 70 }, (_, n) => {
      const { userId } = [one, two, none][n % 3]!;
      return readingOf(userId, n, JSON.stringify({ text: "x".repeat(n * 40), zh: "八字\0" }));
    });
    const kept = await Promise.all(all.map((reading) => readings.keep(reading)));
    expect(kept).toEqual(all.map(({ userId }) => userId !== none.userId));
    for (const { userId, id, body, request, about } of all) {
      const read = await readings.read(userId, id);
      if (userId === none.userId) expect(read).toBeNull();
      else expect(read).toMatchObject({ body, request, about });
    }
    // Told again they stay as they are; another's id is not taken over.
    expect(await readings.keep(all[0]!)).toBe(true);
    expect(await readings.keep({ ...all[0]!, userId: two.userId })).toBe(false);
  });

  test("of an earlier version are read", async () => {
    const host = await open({ env });
    const { readings } = createKeeping(host.core);
    const { userId } = await makeUser(host.core);
    const reading = readingOf(userId, 1_000, '{"result":1}');
    await readings.keep(reading);
    const box = createBox(host.core);
    const sealed = box.close(
      JSON.stringify([reading.body, reading.request]),
      `reading answer ${userId} ${reading.id}`,
    );
    await host.core.database.rows("UPDATE readings SET sealed = $2 WHERE id = $1", [
      reading.id,
      sealed,
    ]);
    const { body, request } = reading;
    expect(await readings.read(userId, reading.id)).toMatchObject({ body, request });
  });
});
