import { expect, test } from "bun:test";
import { toneOf } from "./tones.ts";

const tonesOf = (text: string) => [...text].map(toneOf).join("");

test("toneOf() gives 今日動靜如何 the tones that the book counts [Meihua Yishu 1]", () => {
  expect(tonesOf("今日動靜如何")).toBe("143311");
  expect(tonesOf("今日动静如何")).toBe("143311");
});

test("toneOf() knows level, rising, departing and entering as school teaches them: 平上去入, 天子聖哲", () => {
  expect(tonesOf("天子聖哲")).toBe("1234");
  expect(tonesOf("平上去入")).toBe("1334");
});

test("toneOf() knows no tone of what is no character", () => {
  expect(tonesOf("a。")).toBe("");
});
