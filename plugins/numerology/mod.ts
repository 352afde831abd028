/**
 * Numerology and letter numbers: dates and names added up by the schools' own tables.
 *
 * @example
 * import numerology from "./mod.ts";
 * numerology.procedures.map((procedure) => procedure.name); // ["numerology.calculate", …]
 */
import { definePlugin } from "#old";
import { compatibilityBirthday } from "./birthday/compatibility_birthday.ts";
import { numerologyChaldean } from "./chaldean/numerology_chaldean.ts";
import { chronogramRead } from "./chronogram/chronogram_read.ts";
import { numerologyIndian } from "./indian/numerology_indian.ts";
import { numerologyCalculate } from "./pythagorean/numerology_calculate.ts";
import { TRADITIONS } from "./traditions.ts";

export default definePlugin({
  id: "numerology",
  sdk: 1,
  version: "1.2.0",
  title: { en: "Numerology and letter numbers", zhHant: "數字命理與字母數值" },
  summary: {
    en: "Dates and names added up by each school's own table, every step shown.",
    zhHant: "依各派字母表將日期與姓名相加，步驟逐一列出。",
  },
  traditions: TRADITIONS,
  procedures: [
    numerologyCalculate,
    compatibilityBirthday,
    numerologyChaldean,
    numerologyIndian,
    chronogramRead,
  ],
});
