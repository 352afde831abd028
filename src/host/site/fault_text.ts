/** Why a call was not answered, in the words of the page's language. */
import type { InputIssue } from "../../plugins/mod.ts";
import type { Lang } from "../../ui/mod.ts";
import { TEXTS } from "./texts.ts";

/** Messages of the interface, which are English, and how Chinese says them. */
const IN_CHINESE: readonly (readonly [RegExp, (found: readonly string[]) => string])[] = [
  [/^Cannot read date: ("[^"]*")/, ([, value]) => `這個日期不存在或無法讀取：${value}`],
  [/^Cannot read time: ("[^"]*")/, ([, value]) => `這個時間不存在或無法讀取：${value}`],
  [/^Cannot read (?:latitude|longitude): .*±(\d+)°/, ([, limit]) => `須在 ±${limit}° 之內`],
  [/^Cannot read time ?zone: ("[^"]*")/, ([, value]) => `無此時區：${value}`],
  [/^Give birthTime or birthHour/, () => "出生時間與出生時請擇一填寫"],
  [/^Expected one of/, () => "請由所列的值中選擇"],
  [
    /^Expected (integer|number) in \[([^,]+), ([^\]]+)\]/,
    ([, type, least, most]) =>
      `須為 ${least} 至 ${most} 之間的${type === "integer" ? "整數" : "數字"}`,
  ],
  [/^Expected (?:integer|number) of at least (\S+)/, ([, least]) => `須為 ${least} 以上的數字`],
  [/^Expected (integer|number)/, ([, type]) => (type === "integer" ? "須為整數" : "須為數字")],
  [
    /^Expected string of (\d+) to (\d+) characters/,
    ([, least, most]) => `須為 ${least} 至 ${most} 個字元`,
  ],
  [/^Expected array of (\d+) to (\d+) items/, ([, least, most]) => `須為 ${least} 至 ${most} 項`],
];

/** An issue at a field. */
export function tellIssue(lang: Lang, { message, nearest }: InputIssue): string {
  const words = TEXTS[lang];
  if (message.startsWith("Missing:")) return words.missing;
  const told = lang === "en" ? message : inChinese(message);
  return nearest === undefined ? told : `${told} ${words.nearest(String(nearest))}`;
}

function inChinese(message: string): string {
  for (const [shape, tell] of IN_CHINESE) {
    const found = shape.exec(message);
    if (found) return tell(found);
  }
  return message;
}

/** A failure as a whole, by its status; a refusal of the art speaks for itself. */
export function tellFailure(lang: Lang, status: number, detail: string): string {
  const { failures } = TEXTS[lang];
  if (status === 401) return failures.key;
  if (status === 402) return failures.points;
  if (status === 429) return failures.rate;
  if (status >= 500) return failures.service;
  return detail;
}
