import { expect, test } from "bun:test";
import { countStars } from "./rules.ts";
import { STAR } from "./terms.ts";

const at = (name: string) => STAR.ids.indexOf(name as (typeof STAR.ids)[number]);

/** wisdom-house1.tistory.com, 당사주 말년운: a day star and the hour give the hour's star. */
test.each([
  ["bok", 0, "bok"],
  ["gwon", 11, "aek"],
])("countStars() comes from day star %s and hour %i to %s", (dayStar, hour, hourStar) => {
  expect(countStars(at(dayStar), 1, 1, hour).at(-1)).toBe(at(hourStar));
});

test("countStars() leaves the hour out where it is not known", () => {
  expect(countStars(0, 3, 5, null)).toEqual([0, 2, 6]);
});
