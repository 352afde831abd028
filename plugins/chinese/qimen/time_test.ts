import { expect, test } from "bun:test";
import { ask } from "../testing/ask.ts";
import { qimenCalculate } from "./procedure.ts";

const MOMENT = { date: "1946-10-17", time: "14:23", timezone: "+08:00", clock: "civil" };

test("qimen.calculate lays a board as given as it lays it at its moment", async () => {
  const dated = await ask(qimenCalculate, MOMENT);
  const { pillars, ju } = dated;
  const given = await ask(qimenCalculate, {
    dayPillar: pillars.day.id,
    hourBranch: "wei",
    dun: ju.dun.id,
    juNumber: ju.number,
    yearPillar: pillars.year.id,
    monthPillar: pillars.month.id,
  });
  expect(given).toMatchObject({
    boardGiven: true,
    chartTime: null,
    termInForce: null,
    pillars,
    palaces: dated.palaces,
    valueStar: dated.valueStar,
    valueDoor: dated.valueDoor,
    matter: dated.matter,
    sides: [],
  });
});

test("qimen.calculate asks for the whole of a board given without a date", async () => {
  const asked = ask(qimenCalculate, { dayPillar: "jia-zi", dun: "yang" });
  await expect(asked).rejects.toMatchObject({ code: "boardIncomplete" });
});
