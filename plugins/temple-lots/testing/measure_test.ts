import { expect, test } from "bun:test";
import { checkMeasure } from "./measure.ts";
import type { WholeLot } from "./whole_pack.ts";

/** A poem of the anthology of a hundred poets (no. 9, Ono no Komachi), in older spelling, and how it is said. */
const KOMACHI = {
  verse: ["花の色は", "移りにけりな", "いたづらに", "わが身世にふる", "ながめせしまに"],
  spoken: ["はなのいろは", "うつりにけりな", "いたずらに", "わがみよにふる", "ながめせしまに"],
};
/** Sunthorn Phu, Nirat Phukhao Thong. */
const SUNTHORN = {
  verse: [
    "ถึงบางพูดพูดดีเป็นศรีศักดิ์",
    "มีคนรักรสถ้อยอร่อยจิต",
    "แม้นพูดชั่วตัวตายทำลายมิตร",
    "จะชอบผิดในมนุษย์เพราะพูดจา",
  ],
  spoken: [
    "ถึง-บาง-พูด-พูด-ดี-เป็น-ศรี-ศักดิ์",
    "มี-คน-รัก-รส-ถ้อย-อ-ร่อย-จิต",
    "แม้น-พูด-ชั่ว-ตัว-ตาย-ทำ-ลาย-มิตร",
    "จะ-ชอบ-ผิด-ใน-ม-นุษย์-เพราะ-พูด-จา",
  ],
};

function lot({ verse, spoken }: typeof KOMACHI): WholeLot {
  const lines = verse.map((_, index) => `${index}`);
  return { verse, spoken, poem: { zhHant: lines, en: lines } } as unknown as WholeLot;
}

test("waka counts morae: a sixth in a phrase of five is told", () => {
  expect(checkMeasure(lot(KOMACHI), "waka")).toEqual(["line 1 has 6, not 5: 花の色は"]);
});

test("waka is said as it is written", () => {
  const spoken = ["はなのいろ", "うつりにけるな", ...KOMACHI.spoken.slice(2)];
  expect(checkMeasure(lot({ ...KOMACHI, spoken }), "waka")).toEqual([
    "line 1 does not sound as はなのいろ",
    "line 2 does not sound as うつりにけるな",
  ]);
});

test("klon counts syllables, seven to nine a line", () => {
  expect(checkMeasure(lot(SUNTHORN), "klon")).toEqual([]);
  const spoken = ["ถึง-บาง-พูด", ...SUNTHORN.spoken.slice(1)];
  const verse = ["ถึงบางพูด", ...SUNTHORN.verse.slice(1)];
  expect(checkMeasure(lot({ verse, spoken }), "klon")).toEqual([
    "line 1 has 3, not 7 to 9: ถึงบางพูด",
  ]);
});

test("a poem in another form has another number of lines", () => {
  expect(checkMeasure(lot(KOMACHI), "7x4")).toEqual([
    "5 of verse, not 4",
    "5 of Chinese lines, not 4",
    "5 of English lines, not 4",
  ]);
});
