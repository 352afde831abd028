import { expect, test } from "bun:test";
import { ask } from "../../testing/ask.ts";
import { qimenCalculate } from "../procedure.ts";
import { qimenSelectTime } from "./procedure.ts";

const TAIPEI = { timezone: "Asia/Taipei", longitude: 121.5 } as const;

test("every hour found stands on the board that qimen.calculate lays for it", async () => {
  const { found } = await ask(qimenSelectTime, {
    purpose: "career",
    from: "2026-03-01",
    to: "2026-03-02",
    limit: 26,
    ...TAIPEI,
  });
  expect(found).toHaveLength(26);
  for (const { date, starts, hour, side, palace, door, god, ju } of found) {
    const [h, m] = starts.split(":").map(Number);
    // Half an hour after it begins by the clock, on the day on which that falls.
    const minutes = h * 60 + m + 30;
    if (minutes >= 1440) continue;
    const time = `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
    const board = await ask(qimenCalculate, { date, time, ...TAIPEI });
    expect(board.pillars.hour.id).toBe(hour.id);
    expect(board.ju.number).toBe(ju);
    expect(board.palaces[palace - 1].door?.id).toBe(door?.id);
    expect(board.palaces[palace - 1].god?.id).toBe(god?.id);
    expect(side.id).toBeDefined();
  }
});

test("only the sides that can be used are told, and the opening door marks an office", async () => {
  const { found } = await ask(qimenSelectTime, {
    purpose: "career",
    from: "2026-03-01",
    to: "2026-03-05",
    directions: ["south", "east"],
    limit: 50,
    ...TAIPEI,
  });
  expect(new Set(found.map(({ side }: any) => side.id))).toEqual(new Set(["south", "east"]));
  for (const { door, signs } of found) {
    // Dunjia Yanyi 3: office goes by the opening door.
    expect(signs.some(({ id }: any) => id === "post")).toBe(door?.id === "kai");
  }
});

test("a span that runs backwards or too far is refused", async () => {
  const asked = { purpose: "travel", timezone: "+08:00" };
  await expect(
    ask(qimenSelectTime, { ...asked, from: "2026-03-05", to: "2026-03-01" }),
  ).rejects.toMatchObject({ code: "spanReversed" });
  await expect(
    ask(qimenSelectTime, { ...asked, from: "2026-03-01", to: "2026-05-01" }),
  ).rejects.toMatchObject({ code: "spanTooLong" });
});
