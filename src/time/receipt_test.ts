import { expect, test } from "bun:test";
import { resolveCivil } from "./civil.ts";
import { withAssumptions, withTrueSolarTime, withWarnings } from "./receipt.ts";
import type { TimeReceipt } from "./receipt.ts";

function receiptOf(): TimeReceipt {
  const result = resolveCivil({ date: "2000-01-01", time: "12:00" });
  if (!result.ok) throw new TypeError("input must be valid");
  return result.moment.receipt;
}

test("withWarnings() adds each warning once and leaves the old receipt alone", () => {
  const before = receiptOf();
  const after = withWarnings(withWarnings(before, ["Near a solar term."]), ["Near a solar term."]);
  expect(after.warnings).toEqual(["Near a solar term."]);
  expect(before.warnings).toEqual([]);
  expect(Object.isFrozen(after)).toBe(true);
});

test("withAssumptions() adds behind what is there", () => {
  const after = withAssumptions(receiptOf(), ["The day begins at midnight."]);
  expect(after.assumed).toHaveLength(2);
  expect(after.assumed[1]).toBe("The day begins at midnight.");
});

test("withTrueSolarTime() shows the sundial's time with its parts", () => {
  const solar = { local: "2000-01-01T11:56:40", longitudeMinutes: 0, equationOfTimeMinutes: -3.33 };
  expect(withTrueSolarTime(receiptOf(), solar).trueSolarTime).toEqual(solar);
});
