import { expect, test } from "bun:test";
import { SolarDay } from "tyme4ts";
import { fromFixed, toFixed } from "#time";
import { periodsOn, starOfDay, termInForce } from "./term_days.ts";

test("term days, stars and periods are those of the library's own search, over eighty years of days", () => {
  const end = toFixed({ year: 2060, month: 1, day: 1 });
  for (let fixed = toFixed({ year: 1980, month: 1, day: 1 }); fixed < end; fixed += 37) {
    const { year, month, day } = fromFixed(fixed);
    const solar = SolarDay.fromYmd(year, month, day);
    const term = solar.getTermDay();
    expect(termInForce(fixed).place % 24).toBe(term.getSolarTerm().getIndex());
    expect(termInForce(fixed).day).toBe(term.getDayIndex());
    expect(starOfDay(fixed)).toBe(solar.getNineStar().getIndex() + 1);
    const [dog, nine, rain] = [solar.getDogDay(), solar.getNineDay(), solar.getPlumRainDay()];
    const theirs = [dog, nine, rain].flatMap((one) => (one ? [one.getDayIndex() + 1] : []));
    expect(periodsOn(fixed).map((period) => period.day)).toEqual(theirs);
  }
});
