/** Every pack that is served, in the order of the catalogue; a pack is added here and nowhere else. */
import { vocabulary, type IdOf } from "#sdk";

/** The sets by slug, with the names they bear at home. */
export const SET = vocabulary("set", {
  "guanyin-100": { native: "觀音靈籤" },
  "guandi-100": { native: "關聖帝君靈籤（雷雨師百籤）" },
  "wong-tai-sin-100": { native: "黃大仙靈籤" },
  "lu-zu-100": { native: "呂祖靈籤" },
  "yuelao-100": { native: "月老靈籤" },
  "ganzan-daishi-100": { native: "元三大師百籤" },
  "che-kung-96": { native: "車公靈籤" },
  "liushi-jiazi-60": { native: "六十甲子籤（媽祖）" },
  "wanggong-50": { native: "王公祖師靈籤" },
  "xuantian-shangdi-49": { native: "玄天上帝感應靈籤" },
  "kongming-32": { native: "諸葛孔明神卦" },
  "tudigong-32": { native: "土地公靈籤" },
  "zhusheng-niangniang-30": { native: "註生娘娘靈籤" },
  "guanyin-28": { native: "觀音廿八籤" },
  "fude-zhengshen-28": { native: "福德正神廿八籤（擲筊籤）" },
  "guanyin-24": { native: "觀音廿四籤" },
  "shennong-24": { native: "神農大帝靈籤" },
  "taishang-laojun-28": { native: "太上老君靈籤" },
  "yijing-64": { native: "易經六十四卦靈籤" },
  "dizang-60": { native: "地藏王菩薩靈籤" },
});
export type SetId = IdOf<typeof SET>;

/** The version of each pack, raised with its texts. */
export const VERSIONS: Readonly<Record<SetId, string>> = {
  "guanyin-100": "1.0.2",
  "guandi-100": "1.0.2",
  "wong-tai-sin-100": "1.0.1",
  "lu-zu-100": "1.0.1",
  "yuelao-100": "1.0.1",
  "ganzan-daishi-100": "1.0.1",
  "che-kung-96": "1.0.1",
  "liushi-jiazi-60": "1.0.1",
  "wanggong-50": "1.0.1",
  "xuantian-shangdi-49": "1.0.1",
  "kongming-32": "1.0.2",
  "tudigong-32": "1.0.2",
  "zhusheng-niangniang-30": "1.0.1",
  "guanyin-28": "1.0.1",
  "fude-zhengshen-28": "1.0.1",
  "guanyin-24": "1.0.1",
  "shennong-24": "1.0.0",
  "taishang-laojun-28": "1.0.0",
  "yijing-64": "1.0.0",
  "dizang-60": "1.0.0",
};
