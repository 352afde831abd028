import { expect, test } from "bun:test";
import { remembering } from "./remembering.ts";

test("remembering() finds each key once, keeps so many and forgets the first found", () => {
  const asked: number[] = [];
  const square = remembering(2, (key: number) => {
    asked.push(key);
    return key === 3 ? undefined : key * key;
  });
  expect([1, 1, 3, 3, 1].map(square)).toEqual([1, 1, undefined, undefined, 1]);
  expect(asked).toEqual([1, 3]);
  square(4);
  square(1);
  expect(asked).toEqual([1, 3, 4, 1]);
});

test("remembering() asks again where it threw", () => {
  let calls = 0;
  const fails = remembering(2, () => {
    calls += 1;
    throw new RangeError("none");
  });
  for (let i = 0; i < 2; i++) expect(() => fails(0)).toThrow(RangeError);
  expect(calls).toBe(2);
});
