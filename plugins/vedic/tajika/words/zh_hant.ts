/** What the arts of the year say alike. */
import * as core from "../../core/words/zh_hant.ts";

const point = (label: string) => ({ label, about: `${label}之恆星黃經，度` });

export const tajikaInputs = {
  ageYear: { label: "已滿年數", about: "所問之年起始時已滿之歲，未填為零，即命盤" },
  longitudes: { label: "手填之盤", about: "他處已排之盤之恆星黃經，可代出生時日" },
  sun: point("太陽"),
  moon: point("月亮"),
  mars: point("火星"),
  mercury: point("水星"),
  jupiter: point("木星"),
  venus: point("金星"),
  saturn: point("土星"),
  lagna: point("命宮"),
};
export const tajikaRefusals = {
  "place-incomplete": core.chartRefusals["place-incomplete"],
  "chart-needed": {
    when: "未填出生時日地點，亦未填已排之盤",
    says: "年盤須有出生時日與地點，或他處已排之盤之黃經",
  },
};
