/** 以出生資料或以星位給出之盤的標籤。 */
import { angleRefusals } from "./common.ts";
import type { Formulas, LotEnd } from "../../lots.ts";
import { body, lot, sect, sign } from "./names.ts";

const placed = (label: string) => ({ label, about: "無出生資料之盤用：星座，知其度數則一併填入" });

export const givenInputs = {
  ascendant: placed("上升"),
  sun: placed("太陽"),
  moon: placed("月亮"),
  mercury: placed("水星"),
  venus: placed("金星"),
  mars: placed("火星"),
  jupiter: placed("木星"),
  saturn: placed("土星"),
  sign: { label: "星座", about: "黃道星座", values: sign },
  degree: { label: "度數", about: "座內度數，零至三十" },
  sect: { label: "晝夜", about: "晝盤或夜盤；未填則依太陽", values: sect },
};

export const givenRefusals = {
  ...angleRefusals,
  "chart-missing": {
    when: "既無出生資料，亦無星位",
    says: "尚無星盤。請填出生日期、時刻與地點，或至少填上升與太陽之星座",
  },
};

export const periodFields = {
  fromAge: "起始年歲",
  toAge: "終止年歲",
  start: "起（UTC）",
  end: "迄（UTC）",
};

function endName(id: LotEnd): string {
  return id === "fortune" || id === "spirit" ? lot[id] : body[id];
}

/** 希臘點之算式。 */
export const lotFormulas = {
  difference: ({ to, from }: Formulas["difference"]) => `上升點＋${endName(to)}−${endName(from)}`,
  toExaltation: ({ light }: Formulas["toExaltation"]) =>
    light === "sun" ? "上升點＋牡羊座 19°−太陽" : "上升點＋金牛座 3°−月亮",
  shorterArc: "上升點＋福點與精神點間之短弧",
};
