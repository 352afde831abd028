/** A chronogram's result in one or two sentences. */
import type { Text } from "#old";
import type { Grade } from "./purity.ts";
import type { EraYear } from "./years.ts";

/** Tells total, year and grade. */
export function summarise(total: number, year: EraYear | null, grade: Grade): Text {
  const [count, judged] = [tellTotal(total, year), GRADES[grade]];
  return { en: `${count.en} ${judged.en}`, zhHant: `${count.zhHant}${judged.zhHant}` };
}

function tellTotal(total: number, year: EraYear | null): Text {
  const plain = {
    en: `The letters counted add up to ${total}.`,
    zhHant: `計入的字母合計 ${total}。`,
  };
  if (!year || year.era === "commonEra") return plain;
  const span = year.commonEra.join("/");
  const era: Text =
    year.era === "hijra"
      ? { en: "of the Hijra", zhHant: "伊斯蘭曆" }
      : { en: "of the world in Hebrew reckoning", zhHant: "希伯來創世紀元" };
  return {
    en: `The letters counted add up to ${total}, the year ${year.year} ${era.en} (${span}).`,
    zhHant: `計入的字母合計 ${total}，即${era.zhHant} ${year.year} 年（公元 ${span}）。`,
  };
}

const GRADES: Readonly<Record<Grade, Text>> = {
  A: {
    en: "That is the year expected, and no numeral letter is left over: a pure chronogram.",
    zhHant: "與所期之年相符，數字字母無一遺漏，是純正的紀年銘。",
  },
  B: {
    en: "That is the year expected, though some numeral letters are left unmarked.",
    zhHant: "與所期之年相符，但有些數字字母未經標記。",
  },
  C: {
    en: "The year expected comes out only by a licence.",
    zhHant: "要通融某些字母，才得出所期之年。",
  },
  D: {
    en: "No year was expected; the total is a likely one.",
    zhHant: "未指定年份，這個總數倒像是一個年份。",
  },
  F: {
    en: "No year fits by any reading tried here.",
    zhHant: "試過的讀法，都對不上年份。",
  },
};
