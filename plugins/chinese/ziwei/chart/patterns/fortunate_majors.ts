/** Patterns of wealth and honour that the major stars make, with the limits that the book sets. */
import {
  all,
  bestOn,
  bornBy,
  bornInBranch,
  bornInStem,
  bright,
  either,
  flank,
  helped,
  lifeOn,
  lookAt,
  meetIn,
  must,
  noneIn,
  noneMeet,
  placed,
  someMeet,
  standIn,
  standInOneOf,
  struck,
  voidIn,
  where,
} from "./conditions.ts";
import type { FortunateId } from "./pattern.ts";
import { CHAPTER, type Rule } from "./rule.ts";
import { palaceAt, palaceOf, signIn, type Wanted } from "./view.ts";

const lifeHolds = (...wanted: readonly Wanted[]) => standIn("life", ...wanted);

/** Branch two before 祿存, on which 金輿 stands. */
const STEPS_TO_CARRIAGE = 2;

export const MAJOR_RULES = {
  ziFuTongGong: {
    kind: "honour",
    source: CHAPTER.together,
    when: lifeHolds("ziWei", "tianFu"),
    needs: [bornInStem("jia")],
    broken: struck("life"),
  },
  ziFuChaoYuan: {
    kind: "honour",
    source: CHAPTER.together,
    when: all(noneIn("life", "ziWei", "tianFu"), lookAt("life", "ziWei", "tianFu")),
    needs: [bestOn("yin", "shen")],
  },
  ziFuJiaMing: { kind: "honour", source: CHAPTER.together, when: flank("life", "ziWei", "tianFu") },
  jiXiangLiMing: {
    kind: "honour",
    source: CHAPTER.together,
    when: all(lifeOn("wu"), lifeHolds("ziWei"), noneMeet("life", "qingYang", "hua:ji")),
    needs: [bornInStem("jia", "ding", "ji")],
    broken: struck("life"),
  },
  yangMianChaoDou: {
    kind: "honour",
    source: CHAPTER.together,
    when: all(
      lifeOn("zi", "wu"),
      lifeHolds("ziWei"),
      // No year stem sends all three to 紫微's square in 子 or 午.
      either(
        meetIn("life", "hua:quan", "hua:lu"),
        meetIn("life", "hua:ke", "hua:lu"),
        meetIn("life", "hua:ke", "hua:quan"),
      ),
    ),
  },
  fuBiGongZhu: {
    kind: "honour",
    source: CHAPTER.honour,
    when: all(
      lifeHolds("ziWei"),
      either(meetIn("life", "zuoFu", "youBi"), flank("life", "zuoFu", "youBi")),
    ),
  },
  junChenQingHui: {
    kind: "honour",
    source: CHAPTER.honour,
    when: lifeHolds("ziWei", "zuoFu", "youBi"),
  },
  jinYuPengZhi: {
    kind: "honour",
    source: CHAPTER.subtle,
    when: all(
      lifeHolds("ziWei"),
      where((view) => signIn(palaceAt(view, STEPS_TO_CARRIAGE), "luCun") !== null),
    ),
  },
  fuXiangChaoYuan: {
    kind: "honour",
    source: CHAPTER.together,
    when: lookAt("life", "tianFu", "tianXiang"),
    needs: [bestOn("yin", "shen")],
  },
  tianFuChaoYang: {
    kind: "honour",
    source: CHAPTER.together,
    when: all(lifeOn("wu", "xu"), lifeHolds("tianFu"), lookAt("life", "tianXiang")),
    needs: [bornInStem("jia")],
  },
  caiYinJiaYin: {
    kind: "wealth",
    source: CHAPTER.wealth,
    when: either(
      ...(["life", "property"] as const).map((palace) =>
        all(standIn(palace, "tianXiang"), flank(palace, "tianLiang", "lu")),
      ),
    ),
  },
  caiYinJiaLu: {
    kind: "honour",
    source: CHAPTER.honour,
    when: either(
      ...(["life", "wealth"] as const).map((palace) =>
        all(standIn(palace, "lu"), flank(palace, "wuQu", "tianXiang")),
      ),
    ),
  },
  riYueJiaCai: {
    kind: "wealth",
    source: CHAPTER.wealth,
    when: either(
      ...(["life", "wealth"] as const).map((palace) =>
        all(standIn(palace, "wuQu"), flank(palace, "taiYang", "taiYin")),
      ),
    ),
  },
  caiLuJiaMa: {
    kind: "wealth",
    source: CHAPTER.wealth,
    when: all(lifeHolds("tianMa"), flank("life", "wuQu", "lu")),
  },
  riYueZhaoBi: {
    kind: "wealth",
    source: CHAPTER.wealth,
    when: standIn("property", "taiYang", "taiYin"),
  },
  riYueJiaMing: {
    kind: "honour",
    source: CHAPTER.honour,
    when: flank("life", "taiYang", "taiYin"),
    needs: [helped("life")],
    broken: voidIn("life"),
  },
  riYueBingMing: {
    kind: "honour",
    source: CHAPTER.together,
    when: all(meetIn("life", "taiYang", "taiYin"), must(bright("taiYang", "taiYin"))),
    needs: [bestOn("chou")],
    yieldsTo: ["mingZhuChuHai", "riYueZhengYao"],
  },
  riYueTongLin: {
    kind: "honour",
    source: CHAPTER.together,
    when: all(lifeOn("chou", "wei"), standIn("travel", "taiYang", "taiYin")),
  },
  riYueZhengYao: {
    kind: "honour",
    source: CHAPTER.together,
    when: placed({ taiYang: "chen", taiYin: "xu" }),
  },
  mingZhuChuHai: {
    kind: "honour",
    source: CHAPTER.together,
    when: all(lifeOn("wei"), placed({ taiYang: "mao", taiYin: "hai" })),
  },
  riChuFuSang: {
    kind: "honour",
    source: CHAPTER.honour,
    when: all(
      where((view) => view.palaces.some((one) => one.branch === "mao" && signIn(one, "taiYang"))),
      standInOneOf(["life", "career"], "taiYang"),
    ),
  },
  riZhaoLeiMen: {
    kind: "honour",
    source: CHAPTER.together,
    when: all(lifeOn("zi", "chen", "mao"), lifeHolds("taiYang"), must(bornBy("day"))),
    needs: [bright("taiYang")],
  },
  riLiZhongTian: {
    kind: "honour",
    source: CHAPTER.together,
    when: all(lifeOn("wu"), lifeHolds("taiYang")),
    needs: [bornInStem("geng", "xin", "ding", "ji")],
  },
  yueLangTianMen: {
    kind: "honour",
    source: CHAPTER.together,
    when: all(lifeOn("hai"), lifeHolds("taiYin")),
    needs: [bornInBranch("zi"), bornBy("night")],
  },
  yueShengCangHai: {
    kind: "honour",
    source: CHAPTER.honour,
    when: all(
      standIn("property", "taiYin"),
      where((view) => palaceOf(view, "property").branch === "zi"),
    ),
  },
  shuiChengGuiE: {
    kind: "honour",
    source: CHAPTER.together,
    when: all(lifeOn("zi"), lifeHolds("taiYin")),
    needs: [bornInStem("bing", "ding"), bornBy("night")],
  },
  shanYinChaoGang: {
    kind: "honour",
    source: CHAPTER.together,
    when: lifeHolds("tianJi", "tianLiang"),
    broken: struck("life"),
  },
  liangJuWuWei: {
    kind: "honour",
    source: CHAPTER.together,
    when: all(lifeOn("wu"), lifeHolds("tianLiang")),
    needs: [bornInStem("ding", "ji", "gui")],
  },
  yangLiangChangLu: {
    kind: "honour",
    source: CHAPTER.together,
    when: meetIn("life", "taiYang", "tianLiang", "wenChang", "lu"),
  },
  juRiTongGong: {
    kind: "honour",
    source: CHAPTER.together,
    when: either(
      all(lifeOn("yin"), standIn("life", "juMen", "taiYang")),
      all(lifeOn("yin"), standIn("travel", "juMen", "taiYang")),
    ),
    broken: struck("life"),
  },
  juJiJuMao: {
    kind: "honour",
    source: CHAPTER.together,
    when: all(lifeOn("mao"), lifeHolds("juMen", "tianJi")),
    needs: [bornInStem("yi", "xin", "ji", "bing")],
  },
  shiZhongYinYu: {
    kind: "honour",
    source: CHAPTER.together,
    when: all(
      lifeOn("zi", "wu"),
      lifeHolds("juMen"),
      someMeet("life", "hua:ke", "hua:quan", "hua:lu"),
    ),
    needs: [bornInStem("xin", "gui")],
  },
  wuQuShouYuan: {
    kind: "honour",
    source: CHAPTER.honour,
    when: all(lifeOn("mao"), lifeHolds("wuQu")),
  },
  wuQuMiaoYuan: {
    kind: "honour",
    source: CHAPTER.together,
    when: all(lifeOn("chen", "xu"), lifeHolds("wuQu")),
    needs: [bornInBranch("chen", "xu", "chou", "wei")],
  },
  qiShaChaoDou: {
    kind: "honour",
    source: CHAPTER.together,
    when: all(lifeOn("yin", "shen", "zi", "wu"), lifeHolds("qiSha")),
    broken: struck("life"),
  },
  yingXingRuMiao: {
    kind: "honour",
    source: CHAPTER.together,
    when: all(lifeOn("zi", "wu"), lifeHolds("poJun")),
    needs: [bornInStem("jia", "gui")],
    broken: struck("life"),
  },
  xiongSuChaoYuan: {
    kind: "honour",
    source: CHAPTER.together,
    when: all(lifeOn("yin", "shen", "wei"), lifeHolds("lianZhen")),
    broken: struck("life"),
  },
  lianShaJiFu: {
    kind: "wealth",
    source: CHAPTER.together,
    when: all(
      lifeHolds("lianZhen", "qiSha"),
      noneIn("life", "hua:ji", "qingYang", "tuoLuo", "huoXing", "lingXing"),
    ),
  },
} as const satisfies Partial<Record<FortunateId, Rule>>;
