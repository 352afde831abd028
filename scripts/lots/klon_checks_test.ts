import { expect, test } from "bun:test";
import type { WholePack } from "../../plugins/temple-lots/testing/whole_pack.ts";
import { checkKlon } from "./klon_checks.ts";

/** Sunthorn Phu, Nirat Phukhao Thong, 1828. */
const SUNTHORN = [
  "ถึง-บาง-พูด-พูด-ดี-เป็น-ศรี-ศักดิ์",
  "มี-คน-รัก-รส-ถ้อย-อ-ร่อย-จิต",
  "แม้น-พูด-ชั่ว-ตัว-ตาย-ทำ-ลาย-มิตร",
  "จะ-ชอบ-ผิด-ใน-ม-นุษย์-เพราะ-พูด-จา",
];

function faultsOf(spoken: readonly string[]): readonly string[] {
  const pack = { form: "klon", lots: [{ n: 1, spoken }] } as unknown as WholePack;
  return checkKlon(pack).flatMap(({ cases }) => cases);
}

test("a stanza of the tradition has no fault", () => {
  expect(faultsOf(SUNTHORN)).toEqual([]);
});

test("a line that ends on another sound is named with both sounds", () => {
  const [first, second, , fourth] = SUNTHORN;
  expect(faultsOf([first!, second!, "แม้น-พูด-ชั่ว-ตัว-ตาย-ทำ-ลาย-เพื่อน", fourth!])).toEqual([
    "lot 1: line 2 with line 3: จิต (it, low) against เพื่อน (uean, falling)",
    "lot 1: line 3 in line 4: เพื่อน (uean, falling) against ผิด (it, low), ม (a, high)",
    "lot 1: line 3 ends on เพื่อน (uean, falling)",
  ]);
});

test("verse in another form is not asked", () => {
  expect(checkKlon({ form: "7x4", lots: [] } as unknown as WholePack)).toEqual([]);
});
