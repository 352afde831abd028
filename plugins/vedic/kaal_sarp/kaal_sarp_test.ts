import { expect, test } from "bun:test";
import { GRAHA_IDS, type GrahaId } from "../core/grahas.ts";
import { arcsOf, formOf } from "./rules.ts";

const at = (degrees: Partial<Record<GrahaId, number>>) =>
  ({
    ...Object.fromEntries(GRAHA_IDS.map((id) => [id, 40])),
    rahu: 0,
    ketu: 180,
    ...degrees,
  }) as Record<GrahaId, number>;

test("all between Rahu and Ketu, all between Ketu and Rahu, one outside, two outside", () => {
  expect(formOf(arcsOf(at({}))).form).toBe("kalaSarpa");
  expect(formOf(arcsOf(at({ rahu: 180, ketu: 0 }))).form).toBe("kalaAmrita");
  expect(formOf(arcsOf(at({ moon: 200 })))).toEqual({ form: "partial", outside: ["moon"] });
  expect(formOf(arcsOf(at({ moon: 200, mars: 300 }))).form).toBe("none");
});
