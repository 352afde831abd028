import { expect, test } from "bun:test";
import { ask, type Answer } from "../../testing/ask.ts";
import { baziShenSha } from "./procedure.ts";

test("the noble of a 甲 day stands on ox and goat", async () => {
  // Sanming Tonghui 3: 甲戊庚牛羊.
  const pillars = { year: "甲子", month: "丁丑", day: "甲戌", hour: "辛未" };
  const { stars } = await ask(baziShenSha, { pillars, gender: "male" });
  const noble = stars.find(({ star }: Answer) => star.native === "天乙貴人");
  expect(noble).toMatchObject({
    carriedBy: "丑未",
    nature: { id: "helpful" },
    places: [{ id: "month" }, { id: "hour" }],
  });
});

test("birth or pillars, one of the two", async () => {
  await expect(ask(baziShenSha, {})).rejects.toMatchObject({ code: "birthOrPillars" });
});
