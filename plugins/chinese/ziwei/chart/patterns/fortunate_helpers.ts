/** Patterns of wealth and honour by fire, helpers, prosperity and transformations. */
import { branchOf } from "#east/pairs.ts";
import {
  all,
  bestOn,
  bornInStem,
  bright,
  either,
  flank,
  helped,
  lifeOn,
  lookAt,
  meetIn,
  someIn,
  someMeet,
  standIn,
  standInOneOf,
} from "./conditions.ts";
import type { FortunateId } from "./pattern.ts";
import { CHAPTER, type Rule } from "./rule.ts";
import {
  indexOf,
  isVoid,
  palaceAt,
  palaceOf,
  signIn,
  signsIn,
  squareOf,
  type Wanted,
} from "./view.ts";

const lifeHolds = (...wanted: readonly Wanted[]) => standIn("life", ...wanted);

export const HELPER_RULES = {
  huoTan: {
    kind: "honour",
    source: CHAPTER.honour,
    when: lifeHolds("tanLang", "huoXing"),
    needs: [bright("tanLang", "huoXing")],
  },
  lingTan: {
    kind: "honour",
    source: CHAPTER.together,
    when: lifeHolds("tanLang", "lingXing"),
    needs: [bright("tanLang", "lingXing")],
  },
  huoGui: {
    kind: "honour",
    source: CHAPTER.women,
    when: either(meetIn("life", "tanLang", "huoXing"), meetIn("body", "tanLang", "huoXing")),
    yieldsTo: ["huoTan", "tanHuoLingSiMu"],
  },
  tanHuoLingSiMu: {
    kind: "honour",
    source: CHAPTER.together,
    when: all(
      lifeOn("chen", "xu", "chou", "wei"),
      lifeHolds("tanLang"),
      someMeet("life", "huoXing", "lingXing"),
    ),
    needs: [bestOn("chen", "xu")],
    yieldsTo: ["huoTan", "lingTan"],
  },
  maTouDaiJian: {
    kind: "honour",
    source: CHAPTER.together,
    when: all(lifeOn("wu"), lifeHolds("qingYang"), someIn("life", "tianTong", "tanLang")),
    needs: [bornInStem("bing", "wu")],
  },
  yangRenRuMiao: {
    kind: "honour",
    source: CHAPTER.honour,
    when: all(lifeOn("chen", "xu", "chou", "wei"), lifeHolds("qingYang")),
    needs: [helped("life")],
  },
  changQuJiaMing: {
    kind: "honour",
    source: CHAPTER.together,
    when: flank("life", "wenChang", "wenQu"),
  },
  changQuSiHai: {
    kind: "honour",
    source: CHAPTER.together,
    when: all(
      lifeOn("si", "hai"),
      someIn("life", "wenChang", "wenQu"),
      meetIn("life", "wenChang", "wenQu"),
    ),
  },
  wenXingAnGong: {
    kind: "honour",
    source: CHAPTER.marrow,
    when: lookAt("life", "wenChang", "wenQu"),
  },
  yuXiuTianXiang: {
    kind: "honour",
    source: CHAPTER.together,
    when: standIn("fortune", "wenChang", "wenQu"),
  },
  chanGongZheGui: {
    kind: "honour",
    source: CHAPTER.together,
    when: all(standIn("spouse", "taiYin"), someIn("spouse", "wenQu", "wenChang")),
  },
  huangDianChaoBan: {
    kind: "honour",
    source: CHAPTER.together,
    when: standIn("career", "taiYang", "wenChang"),
  },
  wenWuJianBei: {
    kind: "honour",
    source: CHAPTER.women,
    when: either(
      standInOneOf(["life", "body"], "wenQu", "wuQu"),
      all(standIn("life", "wenQu"), standIn("body", "wuQu")),
      all(standIn("life", "wuQu"), standIn("body", "wenQu")),
    ),
  },
  zuoYouJiaMing: {
    kind: "honour",
    source: CHAPTER.together,
    when: flank("life", "zuoFu", "youBi"),
  },
  zuoYouTongGong: {
    kind: "honour",
    source: CHAPTER.together,
    when: lifeHolds("zuoFu", "youBi"),
  },
  kuiYueGongMing: {
    kind: "honour",
    source: CHAPTER.later,
    when: lookAt("life", "tianKui", "tianYue"),
  },
  kuiYueJiaMing: {
    kind: "honour",
    source: CHAPTER.together,
    when: flank("life", "tianKui", "tianYue"),
  },
  zuoGuiXiangGui: {
    kind: "honour",
    source: CHAPTER.honour,
    when: all(someIn("life", "tianKui", "tianYue"), meetIn("life", "tianKui", "tianYue")),
  },
  luMaJiaoChi: {
    kind: "honour",
    source: CHAPTER.together,
    when: meetIn("life", "lu", "tianMa"),
    broken: (view) => {
      const horse = squareOf(view, "life").find((palace) => signIn(palace, "tianMa"))!;
      return isVoid(view, horse) ? [{ code: "isVoid", with: { palace: horse.palace } }] : null;
    },
  },
  luMaPeiYin: {
    kind: "honour",
    source: CHAPTER.honour,
    when: all(lookAt("life", "tianMa"), (view) => {
      const horse = view.palaces.find((palace) => signIn(palace, "tianMa"))!;
      const ahead = palaceAt(view, indexOf(view, horse.palace) - 1);
      const signs = signsIn([ahead], ["lu", "tianXiang"]);
      const { palace, branch } = ahead;
      return signs && [{ code: "standIn", with: { signs, palace, branch } }];
    }),
  },
  mingLuAnLu: {
    kind: "honour",
    source: CHAPTER.together,
    when: (view) => {
      const life = palaceOf(view, "life");
      // The six harmonies join branches whose numbers, 子 being 0, add up to 1 or to 13.
      const joined = view.palaces.find(
        ({ branch }) => (branchOf(branch).index + branchOf(life.branch).index) % 12 === 1,
      )!;
      const [open, hidden] = [signIn(life, "lu"), signIn(joined, "lu")];
      if (!open || !hidden) return null;
      const { palace, branch } = life;
      return [
        { code: "standIn", with: { signs: [open], palace, branch } },
        { code: "joinedTo", with: { signs: [hidden], palace } },
      ];
    },
  },
  duiMianChaoDou: {
    kind: "honour",
    source: CHAPTER.women,
    when: all(lifeOn("zi", "wu"), standInOneOf(["life", "travel"], "luCun")),
  },
  keQuanLuHe: {
    kind: "honour",
    source: CHAPTER.together,
    when: meetIn("life", "hua:ke", "hua:quan", "hua:lu"),
  },
  keMingHuiLu: {
    kind: "honour",
    source: CHAPTER.together,
    when: all(lifeHolds("hua:ke"), someMeet("life", "hua:quan", "hua:lu")),
    yieldsTo: ["keQuanLuHe"],
  },
  quanLuShengFeng: {
    kind: "honour",
    source: CHAPTER.honour,
    when: lifeHolds("hua:quan", "hua:lu"),
    needs: [
      (view) => {
        const { majorStars, minorStars } = palaceOf(view, "life");
        const changed = [...majorStars, ...minorStars].filter(
          ({ transformation }) => transformation === "lu" || transformation === "quan",
        );
        return bright(...changed.map(({ star }) => star))(view);
      },
    ],
  },
} as const satisfies Partial<Record<FortunateId, Rule>>;
