import { describe, expect, test } from "bun:test";
import type { Registered } from "../plugins/mod.ts";
import { createAnswerCache } from "./answer_cache.ts";

const registered = {} as Registered;
const answer = (bytes: number) => ({ registered, body: new Blob(["x".repeat(bytes)]), points: 1 });

describe("createAnswerCache()", () => {
  test("returns what it was given", async () => {
    const cache = createAnswerCache(100_000);
    cache.set("a", answer(10));
    expect(await cache.get("a")?.body.text()).toBe("xxxxxxxxxx");
    expect(cache.get("b")).toBeUndefined();
  });

  test("stays within its bytes, whatever comes", () => {
    const cache = createAnswerCache(100_000);
    for (let index = 0; index < 5_000; index++) {
      cache.set(`key ${index}`, answer(index % 700));
      expect(cache.bytes()).toBeLessThanOrEqual(100_000);
    }
    expect(cache.get("key 4999")).toBeDefined();
    expect(cache.get("key 0")).toBeUndefined();
  });

  test("keeps what is asked for while the rest goes", () => {
    const cache = createAnswerCache(100_000);
    cache.set("dear", answer(100));
    for (let index = 0; index < 5_000; index++) {
      cache.set(`key ${index}`, answer(500));
      expect(cache.get("dear")).toBeDefined();
    }
  });

  test("does not give half of its room to one answer", () => {
    const cache = createAnswerCache(100_000);
    cache.set("big", answer(10_000));
    expect(cache.get("big")).toBeUndefined();
  });

  test("of no bytes keeps nothing", () => {
    const cache = createAnswerCache(0);
    cache.set("a", answer(0));
    expect(cache.get("a")).toBeUndefined();
  });
});
