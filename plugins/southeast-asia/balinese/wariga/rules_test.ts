/** Days that weddings shun against the list at gamabali.com, Larangan Pemilihan Hari Perkawinan. */
import { expect, test } from "bun:test";
import { toFixed } from "#time";
import { weeksOf } from "../core/weeks.ts";
import { judge, type Reason } from "./rules.ts";

/** A round of the Pawukon, from its first day. */
const START = toFixed({ year: 2026, month: 6, day: 17 }) - (7 * 10 + 3);
const round = Array.from({ length: 210 }, (_, at) => START + at);

const weeksWith = (reason: Reason) => [
  ...new Set(
    round
      .filter((fixed) => judge(fixed, "wedding").reasons.includes(reason))
      .map((fixed) => weeksOf(fixed).wuku),
  ),
];

test.each([
  ["ingkel", "sinta wariga langkir tambir bala"],
  ["rangdaTiga", "wariga warigadean pujut pahang menail prangbakat"],
  ["tanpaGuru", "gumbreg kuningan medangkungan klawu"],
  ["carikWalangati", "gumbreg wariga sungsang kuningan"],
  ["uncalBalung", "dungulan kuningan langkir medangsia pujut pahang"],
] as const)("shuns the weeks of %s", (reason, printed) => {
  expect(weeksWith(reason)).toEqual(printed.split(" ") as never);
});

test("calls a day good where nothing is against it, and fair where the month outweighs the day", () => {
  const [good, outweighed] = [23, 22].map((day) =>
    judge(toFixed({ year: 2026, month: 10, day }), "wedding"),
  );
  expect(good).toMatchObject({
    verdict: "good",
    reasons: ["goodWeekday", "goodLunarDay", "goodMonth"],
  });
  expect(outweighed).toMatchObject({
    verdict: "fair",
    reasons: ["poorLunarDay", "goodWeekday", "goodMonth"],
  });
});

test("lets no day of silence be used for anything", () => {
  const nyepi = toFixed({ year: 2026, month: 3, day: 19 });
  expect(judge(nyepi, "groundOfferings")).toMatchObject({ verdict: "barred", reasons: ["nyepi"] });
});
