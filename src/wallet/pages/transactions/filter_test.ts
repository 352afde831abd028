import { expect, test } from "bun:test";
import { readFilter } from "./filter.ts";

const read = (query: string) => readFilter(new URLSearchParams(query));

test("readFilter() takes both days whole", () => {
  expect(read("from=2026-01-31&until=2026-02-01").filter).toEqual({
    from: new Date("2026-01-31T00:00:00Z"),
    until: new Date("2026-02-02T00:00:00Z"),
  });
});

test("readFilter() reads kind, partner and key", () => {
  const { filter, some } = read("kind=added&partner=7&key=9");
  expect(filter).toEqual({ kinds: ["topup", "swap", "grant"], partnerId: 7, apiKeyId: 9 });
  expect(some).toBe(true);
});

test.each([
  "",
  "kind=&partner=&key=&from=&until=",
  "kind=constructor",
  "kind=__proto__",
  "partner=-1&key=1e3",
  "partner=9999999999999999",
  "from=2026-02-30x&until=yesterday",
  "from=2026-13-01",
])("readFilter() of %p asks for nothing", (query) => {
  const { filter, some } = read(query);
  expect([filter, some]).toEqual([{}, false]);
});
