/** 日期區間之標籤與拒答。 */
import type { SpanRefusals } from "../../span.ts";

export const spanInputs = {
  from: { label: "起", about: "首日，YYYY-MM-DD" },
  to: { label: "迄", about: "末日，YYYY-MM-DD，計入在內" },
};

export const when = { utc: "UTC", local: "當地時鐘" };

export const spanRefusals = {
  "span-reversed": {
    when: "末日早於首日",
    says: ({ from, to }: SpanRefusals["span-reversed"]) => `${to} 早於 ${from}，請先填較早之日`,
  },
  "span-too-long": {
    when: "區間長於一次可查之日數",
    says: ({ days, most }: SpanRefusals["span-too-long"]) =>
      `區間共 ${days} 日，一次至多查 ${most} 日，請分段查詢`,
  },
};

export const returnInputs = {
  returnPlace: { label: "回歸地點", about: "其時所在，預設為出生地" },
  returnLatitude: { label: "回歸緯度", about: "度，北緯為正" },
  returnLongitude: { label: "回歸經度", about: "度，東經為正" },
};

export const returnFields = {
  ascendant: "上升點",
  midheaven: "天頂",
  houses: "宮位",
  system: "分宮制",
  used: "所用分宮制",
  substitution: "改用他制之由",
  cusps: "宮頭",
  house: "宮位",
  bodies: "星體",
  retrograde: "逆行",
};

export const turn = { retrograde: "逆行", direct: "順行" };
