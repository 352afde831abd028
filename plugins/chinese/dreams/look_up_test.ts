import { expect, test } from "bun:test";
import { speaksOfDeath } from "../../../src/plugins/taboo.ts";
import { dreamEntries } from "./entries.ts";
import { lookUp } from "./look_up.ts";

const first = (image: string) => lookUp([image]).images[0]!.entries[0]?.native;

test("the book has over eight hundred entries, each whole in both languages, none speaking of death", () => {
  const entries = [...dreamEntries().values()];
  expect(entries.length).toBeGreaterThanOrEqual(800);
  expect(new Set(entries.map(({ keys }) => keys.zh[0])).size).toBe(entries.length);
  for (const { id, luck, keys, gist } of entries) {
    expect([id, luck]).not.toContain(undefined);
    expect(gist.en.length).toBeGreaterThan(3);
    expect(/^\p{Script=Han}/u.test(gist.zh)).toBe(true);
    expect(
      speaksOfDeath(`${keys.en.join(" ")} ${gist.en} ${keys.zh.join(" ")} ${gist.zh}`, {}),
    ).toBe(false);
  }
});

test("lookUp() finds images in words and in sentences of both languages", () => {
  expect(first("snake")).toBe("蛇");
  expect(first("I dreamt that my teeth fell out")).toBe("掉牙");
  expect(first("a black cat")).toBe("黑貓");
  expect(first("夢見大蛇入屋")).toBe("蛇入屋");
  expect(first("梦见骑马")).toBe("騎馬");
  expect(first("龙")).toBe("龍");
  expect(first("a theorem of algebra")).toBeUndefined();
});
