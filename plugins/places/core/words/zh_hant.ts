/** What the procedures of this folder have in common, in Traditional Chinese. */
import { chinese, type Translation } from "#sdk";
import type * as en from "./en.ts";

export const inputs: Translation<typeof en.inputs> = {
  country: { label: "國家", about: "只查該國：任何語言之國名，或代碼（US）" },
  division: { label: "州省", about: "只查該州省：名稱，或代碼（US.IL）" },
};

export const fields: Translation<typeof en.fields> = {
  label: "地點",
  name: "名稱",
  latin: "拉丁字母",
  country: "國家",
  division: "州省",
  latitude: "緯度（°）",
  longitude: "經度（°）",
  population: "人口",
  timezone: "時區",
  zoneReliability: "時區可靠程度",
  since1970: "1970 年以後",
  before1970: "1970 年以前",
  alternatives: "其他時區",
  matched: "所合之名",
  how: "如何查得",
};

export const terms: Translation<typeof en.terms> = {
  since1970: {
    agreed: "確定：各資料只載此時區",
    overlap: "此地並用兩種時間",
    differ: "各資料所載時區不同",
  },
  before1970: {
    own: "本地或鄰近大城的沿革",
    extended: "同一時區另一地的沿革，此地或有不同",
    "local-option": "另一地的沿革；當時各城鎮自訂夏令時間",
  },
  how: {
    exact: "名稱",
    prefix: "名稱開頭",
    sound: "讀音相同的另一種文字",
    typo: "差一兩個字母的名稱",
    id: "代號",
    coordinates: "鄰近座標",
  },
};

export const phrases: Translation<typeof en.phrases> = {
  label: ({ name, division, country }) => chinese.address(name, division, country),
};
