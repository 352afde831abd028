/** Patterns of want, the adverse and the mixed ones. */
import {
  all,
  bestOn,
  bornInStem,
  either,
  flank,
  helped,
  lifeOn,
  meetIn,
  must,
  placed,
  someIn,
  someMeet,
  standIn,
  standInOneOf,
  voidIn,
  where,
} from "./conditions.ts";
import type { BurdenedId } from "./pattern.ts";
import { CHAPTER, type Rule } from "./rule.ts";
import {
  anySignsIn,
  gradeOf,
  indexOf,
  isVoid,
  KILLERS,
  palaceAt,
  palaceOf,
  signIn,
  squareOf,
  VOIDS,
  type Because,
  type Condition,
  type View,
} from "./view.ts";

const THREE_OF_CHANGE = ["qiSha", "poJun", "tanLang"] as const;

/** Sun and Moon on each other's side of the sky. */
const reversed: Condition = either(
  placed({ taiYang: "xu", taiYin: "chen" }),
  placed({ taiYang: "zi", taiYin: "wu" }),
);

/** 廉貞 with 七殺 and something that hurts them: 化忌 or one of the four killers. */
const hurtOnTheRoad = (palace: "life" | "travel"): Condition =>
  all(standIn(palace, "lianZhen", "qiSha"), someIn(palace, "hua:ji", ...KILLERS));

/** Two or more of the four killers, their light lost, in the life and the body palace. */
function fallenKillers(view: View): readonly Because[] | null {
  const places = [...new Set([palaceOf(view, "life"), palaceOf(view, "body")])];
  const found = places.map((place) => ({
    signs: KILLERS.filter((star) => signIn(place, star) && gradeOf(view, star) === "xian"),
    palace: place.palace,
    branch: place.branch,
  }));
  if (found.flatMap(({ signs }) => signs).length < 2) return null;
  return found
    .filter(({ signs }) => signs.length > 0)
    .map((one) => ({ code: "standIn", with: one }));
}

/** Each of two stars holds one of the life and body palaces. */
const sharedByLifeAndBody = (one: "wuQu", other: "lianZhen"): Condition =>
  either(
    all(standIn("life", one), standIn("body", other)),
    all(standIn("life", other), standIn("body", one)),
  );

export const BURDENED_RULES: { readonly [K in BurdenedId]: Rule } = {
  shaPoLang: {
    kind: "mixed",
    source: CHAPTER.later,
    when: (view) =>
      THREE_OF_CHANGE.some((star) => signIn(palaceOf(view, "life"), star))
        ? [{ code: "holdTrines", with: { signs: THREE_OF_CHANGE } }]
        : null,
  },
  jiYueTongLiang: {
    kind: "mixed",
    source: CHAPTER.together,
    when: meetIn("life", "tianJi", "taiYin", "tianTong", "tianLiang"),
    needs: [bestOn("yin", "shen")],
  },
  riYueTongGongShouMing: {
    kind: "mixed",
    source: CHAPTER.together,
    when: standIn("life", "taiYang", "taiYin"),
    needs: [helped("life")],
  },
  riLuoWeiShen: {
    kind: "mixed",
    source: CHAPTER.together,
    when: all(lifeOn("wei", "shen"), standIn("life", "taiYang")),
  },
  mingWuZhengYao: {
    kind: "mixed",
    source: CHAPTER.together,
    when: (view) =>
      palaceOf(view, "life").majorStars.length === 0 ? [{ code: "oppositeLends" }] : null,
  },
  shengBuFengShi: {
    kind: "want",
    source: CHAPTER.want,
    when: all(standIn("life", "lianZhen"), voidIn("life")),
  },
  luFengLiangSha: {
    kind: "want",
    source: CHAPTER.want,
    when: (view) => {
      for (const place of squareOf(view, "life")) {
        const lu = signIn(place, "lu");
        const hostile = anySignsIn([place], VOIDS);
        if (!lu || hostile.length === 0 || !isVoid(view, place)) continue;
        const { palace, branch } = place;
        return [
          { code: "standIn", with: { signs: [lu, ...hostile], palace, branch } },
          { code: "isVoid", with: { palace } },
        ];
      }
      return null;
    },
  },
  maLuoKongWang: {
    kind: "want",
    source: CHAPTER.want,
    when: (view) => {
      const horse = squareOf(view, "life").find((one) => signIn(one, "tianMa"));
      if (!horse || !isVoid(view, horse)) return null;
      const { palace, branch } = horse;
      return [
        { code: "standIn", with: { signs: ["tianMa"], palace, branch } },
        { code: "isVoid", with: { palace } },
      ];
    },
  },
  riYueCangHui: {
    kind: "want",
    source: CHAPTER.want,
    when: all(reversed, someMeet("life", "juMen")),
  },
  riYueFanBei: {
    kind: "adverse",
    source: CHAPTER.together,
    when: reversed,
    yieldsTo: ["riYueCangHui"],
  },
  caiYuQiuChou: {
    kind: "want",
    source: CHAPTER.want,
    when: sharedByLifeAndBody("wuQu", "lianZhen"),
  },
  yiShengGuPin: {
    kind: "want",
    source: CHAPTER.want,
    when: all(
      standIn("life", "poJun"),
      where((view) => gradeOf(view, "poJun") === "xian"),
    ),
  },
  junZiZaiYe: {
    kind: "want",
    source: CHAPTER.want,
    when: fallenKillers,
  },
  liangChongHuaGai: {
    kind: "want",
    source: CHAPTER.want,
    when: all(standIn("life", "luCun", "hua:lu"), someIn("life", "diKong", "diJie")),
  },
  jiJuMaoYou: {
    kind: "adverse",
    source: CHAPTER.together,
    when: all(
      lifeOn("mao", "you"),
      standIn("life", "ziWei"),
      someMeet("life", "diJie", "diKong", ...KILLERS),
    ),
  },
  ziPoWuJunChen: {
    kind: "adverse",
    source: CHAPTER.together,
    when: all(lifeOn("chen", "xu"), standIn("life", "ziWei"), standIn("travel", "poJun")),
  },
  taoHuaFanZhu: {
    kind: "adverse",
    source: CHAPTER.subtle,
    when: standIn("life", "ziWei", "tanLang"),
  },
  xingQiuJiaYin: {
    kind: "adverse",
    source: CHAPTER.honour,
    when: standInOneOf(["life", "body"], "tianXing", "lianZhen"),
  },
  fanShuiTaoHua: {
    kind: "adverse",
    source: CHAPTER.together,
    when: all(
      lifeOn("hai", "zi"),
      standIn("life", "tanLang"),
      someIn("life", "qingYang", "tuoLuo"),
    ),
  },
  fengLiuCaiZhang: {
    kind: "adverse",
    source: CHAPTER.together,
    when: all(lifeOn("yin"), standIn("life", "tanLang", "tuoLuo")),
  },
  luShangMaiShi: {
    kind: "adverse",
    source: CHAPTER.together,
    when: either(hurtOnTheRoad("life"), hurtOnTheRoad("travel")),
  },
  juJiYouShang: {
    kind: "adverse",
    source: CHAPTER.together,
    when: all(lifeOn("you"), standIn("life", "juMen", "tianJi")),
  },
  zhongShuiChaoDong: {
    kind: "adverse",
    source: CHAPTER.subtle,
    when: all(lifeOn("yin", "mao"), standIn("life", "poJun"), someIn("life", "wenQu", "wenChang")),
  },
  liGuangNanFeng: {
    kind: "adverse",
    source: CHAPTER.together,
    when: all(
      must(bornInStem("jia", "bing", "geng", "ren")),
      lifeOn("mao", "wu", "you", "zi"),
      standIn("life", "qingYang"),
    ),
    needs: [
      (view) => (palaceOf(view, "life").doctorRing === "liShi" ? null : { code: "noStrongMan" }),
    ],
  },
  yangTuoJiaJi: {
    kind: "adverse",
    source: CHAPTER.together,
    when: all(standIn("life", "hua:ji"), flank("life", "qingYang", "tuoLuo")),
  },
  huoLingJiaMing: {
    kind: "adverse",
    source: CHAPTER.together,
    when: flank("life", "huoXing", "lingXing"),
  },
  jieKongJiaMing: {
    kind: "adverse",
    source: CHAPTER.together,
    when: flank("life", "diJie", "diKong"),
  },
  liangYouYueSi: {
    kind: "adverse",
    source: CHAPTER.together,
    when: placed({ tianLiang: "you", taiYin: "si" }),
  },
  luFengChongPo: {
    kind: "adverse",
    source: CHAPTER.together,
    when: all(standIn("life", "lu"), (view) => {
      const { palace } = palaceAt(view, indexOf(view, "life") + 6);
      const signs = anySignsIn([palaceOf(view, palace)], [...KILLERS, ...VOIDS, "hua:ji"]);
      return signs.length > 0 ? [{ code: "lookAt", with: { signs, palace: "life" } }] : null;
    }),
  },
};
