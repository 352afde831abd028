import { expect, test } from "bun:test";
import { resolveCivil } from "#time";
import { BRANCHES } from "#time";
import { SINSAL } from "../core/arts.ts";
import { sinsalOf } from "../core/sinsal.ts";
import { tiesOf } from "../core/ties.ts";
import { heldBy } from "./hidden.ts";
import { readSaju } from "./read_chart.ts";

const at = (native: string) => BRANCHES.findIndex((branch) => branch.native === native);

/** 십이신살 조견표 as Korean manuals print it: from 겁살 on, by trine. */
const KILLERS: Readonly<Record<string, string>> = {
  申: "巳午未申酉戌亥子丑寅卯辰",
  酉: "寅卯辰巳午未申酉戌亥子丑",
  午: "亥子丑寅卯辰巳午未申酉戌",
  卯: "申酉戌亥子丑寅卯辰巳午未",
};

for (const [base, row] of Object.entries(KILLERS)) {
  test(`sinsalOf() follows the printed row of ${base}`, () => {
    const found = [...row].map((branch) => sinsalOf(at(base), at(branch)));
    expect(found).toEqual([...SINSAL.ids]);
  });
}

test("tiesOf() finds the six sullen pairs: 子未 丑午 寅酉 卯申 辰亥 巳戌", () => {
  const sullen = BRANCHES.flatMap((one, i) =>
    BRANCHES.slice(i + 1)
      .filter((other) => tiesOf(one.index, other.index).includes("wonjin"))
      .map((other) => one.native + other.native),
  );
  expect(sullen.join(" ")).toBe("子未 丑午 寅酉 卯申 辰亥 巳戌");
});

test("heldBy() gives every branch thirty days by the monthly school", () => {
  for (const { index } of BRANCHES) {
    expect(heldBy(index, "monthly").reduce((sum, { days }) => sum + days!, 0)).toBe(30);
    expect(heldBy(index, "monthly").at(-1)!.stem).toBe(heldBy(index, "inner").at(-1)!.stem);
  }
});

/** IANA, Asia/Seoul: +8:30 from 21 March 1954 to 9 August 1961; an hour of summer time in 1988. */
test.each([
  ["1955-02-01", "12:00", 510, "12:00"],
  ["1961-08-09", "23:00", 510, "23:00"],
  ["1961-08-11", "12:00", 540, "11:30"],
  ["1988-07-01", "12:00", 600, "10:30"],
  ["1910-05-05", "12:00", 510, "12:00"],
])("readSaju() reads %s %s by the clock of its day", (date, time, minutes, local) => {
  const civil = resolveCivil({ date, time, timezone: "Asia/Seoul" });
  if (!civil.ok) throw new TypeError("no such time");
  const { chartTime } = readSaju(civil.moment, {
    gender: "male",
    clock: "meridian",
    dayBoundary: "23:00",
    yearBoundary: "liChun",
    hiddenStems: "monthly",
    sinsalBase: "year",
    luckRule: "wholeYears",
  });
  expect(chartTime?.utcOffsetMinutes).toBe(minutes);
  expect(chartTime?.local.slice(11, 16)).toBe(local);
});
