import { expect, test } from "bun:test";
import { soundOf, type ThaiTone } from "./thai_sounds.ts";

/** Syllables as dictionaries say them. */
const SAID: readonly (readonly [string, string, ThaiTone])[] = [
  ["ใส", "ay", "rising"],
  ["ไกล", "ay", "mid"],
  ["ภัย", "ay", "mid"],
  ["หมาย", "aay", "rising"],
  ["เรือ", "uea", "mid"],
  ["เบื่อ", "uea", "low"],
  ["หวง", "uang", "rising"],
  ["เสา", "aw", "rising"],
  ["เห็น", "en", "rising"],
  ["เด่น", "en", "low"],
  ["แก้ว", "aew", "falling"],
  ["แผ้ว", "aew", "falling"],
  ["คน", "on", "mid"],
  ["หล่น", "on", "low"],
  ["พร", "awn", "mid"],
  ["องค์", "ong", "mid"],
  ["โพธิ์", "oo", "mid"],
  ["ทรัพย์", "ap", "high"],
  ["น้ำ", "am", "high"],
  ["เติม", "oem", "mid"],
  ["เสริม", "oem", "rising"],
  ["เปลว", "ew", "mid"],
  ["เร็ว", "ew", "mid"],
  ["เสีย", "ia", "rising"],
  ["ขวัญ", "an", "rising"],
  ["มาก", "aak", "falling"],
  ["รัก", "ak", "high"],
  ["ปีก", "iik", "low"],
  ["การ", "aan", "mid"],
  ["ธรรม", "am", "mid"],
];

for (const [syllable, rhyme, tone] of SAID) {
  test(`${syllable} is said ${rhyme}, ${tone}`, () => {
    expect(soundOf(syllable)).toEqual({ rhyme, tone });
  });
}
