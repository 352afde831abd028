/** Every pack that is served, one line each; a pack is added here and nowhere else. */
import cheKung96 from "./che-kung-96.json" with { type: "json" };
import fudeZhengshen28 from "./fude-zhengshen-28.json" with { type: "json" };
import ganzanDaishi100 from "./ganzan-daishi-100.json" with { type: "json" };
import guandi100 from "./guandi-100.json" with { type: "json" };
import guanyin100 from "./guanyin-100.json" with { type: "json" };
import guanyin24 from "./guanyin-24.json" with { type: "json" };
import guanyin28 from "./guanyin-28.json" with { type: "json" };
import kongming32 from "./kongming-32.json" with { type: "json" };
import liushiJiazi60 from "./liushi-jiazi-60.json" with { type: "json" };
import luZu100 from "./lu-zu-100.json" with { type: "json" };
import tudigong32 from "./tudigong-32.json" with { type: "json" };
import wanggong50 from "./wanggong-50.json" with { type: "json" };
import wongTaiSin100 from "./wong-tai-sin-100.json" with { type: "json" };
import xuantianShangdi49 from "./xuantian-shangdi-49.json" with { type: "json" };
import yuelao100 from "./yuelao-100.json" with { type: "json" };
import zhushengNiangniang30 from "./zhusheng-niangniang-30.json" with { type: "json" };

/** Pack values by slug, unchecked. */
export const PACKS: Readonly<Record<string, unknown>> = {
  "che-kung-96": cheKung96,
  "fude-zhengshen-28": fudeZhengshen28,
  "ganzan-daishi-100": ganzanDaishi100,
  "guandi-100": guandi100,
  "guanyin-100": guanyin100,
  "guanyin-24": guanyin24,
  "guanyin-28": guanyin28,
  "kongming-32": kongming32,
  "liushi-jiazi-60": liushiJiazi60,
  "lu-zu-100": luZu100,
  "tudigong-32": tudigong32,
  "wanggong-50": wanggong50,
  "wong-tai-sin-100": wongTaiSin100,
  "xuantian-shangdi-49": xuantianShangdi49,
  "yuelao-100": yuelao100,
  "zhusheng-niangniang-30": zhushengNiangniang30,
};
