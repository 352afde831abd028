import { expect, test } from "bun:test";
import { ask } from "../testing/ask.ts";
import { sexagenaryConvert } from "./procedure.ts";
import { yearsOf } from "./sign.ts";

test("yearsOf() lists years on both sides of 1 BCE", () => {
  // tyme4ts and the rule agree.
  expect(yearsOf("jia-wu", -418, -45)).toEqual([-386, -326, -266, -206, -146, -86]);
  expect(yearsOf("gui-wei", 1, 147)).toEqual([23, 83, 143]);
  expect(yearsOf("jia-zi", 1985, 2043)).toEqual([]);
});

test("sexagenary.convert gives sound, ten and void of a sign", async () => {
  const { sought } = await ask(sexagenaryConvert, { sign: "xin-mao" });
  expect(sought.sign).toMatchObject({
    index: 28,
    naYin: { native: "松柏木" },
    element: { native: "木" },
    head: { native: "甲申" },
    void: [{ native: "午" }, { native: "未" }],
  });
});

test("sexagenary.convert refuses years that run backwards", async () => {
  const asked = ask(sexagenaryConvert, { sign: "jia-zi", fromYear: 2000, toYear: 1990 });
  await expect(asked).rejects.toMatchObject({ code: "yearsReversed" });
});
