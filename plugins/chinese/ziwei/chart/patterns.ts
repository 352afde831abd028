import type { Branch } from "#lore";
import { vocabulary, type IdOf, type Phrase } from "#sdk";
import type { BrightnessId, MajorId, MinorId, StarId } from "./stars.ts";

/** Named constellations of the life palace, after the Quanshu's "ding fu ju" and its verses. */
export const PATTERN = vocabulary("pattern", {
  ziFuTongGong: { native: "紫府同宮", roman: "zǐ fǔ tóng gōng" },
  ziFuChaoYuan: { native: "紫府朝垣", roman: "zǐ fǔ cháo yuán" },
  shaPoLang: { native: "殺破狼", roman: "shā pò láng" },
  jiYueTongLiang: { native: "機月同梁", roman: "jī yuè tóng liáng" },
  fuXiangChaoYuan: { native: "府相朝垣", roman: "fǔ xiàng cháo yuán" },
  riYueBingMing: { native: "日月並明", roman: "rì yuè bìng míng" },
  yueLangTianMen: { native: "月朗天門", roman: "yuè lǎng tiān mén" },
  riChuFuSang: { native: "日出扶桑", roman: "rì chū fú sāng" },
  huoTan: { native: "火貪格", roman: "huǒ tān gé" },
  lingTan: { native: "鈴貪格", roman: "líng tān gé" },
  zuoYouJiaMing: { native: "左右夾命", roman: "zuǒ yòu jiā mìng" },
  changQuJiaMing: { native: "昌曲夾命", roman: "chāng qū jiā mìng" },
  kuiYueGongMing: { native: "魁鉞拱命", roman: "kuí yuè gǒng mìng" },
  luMaJiaoChi: { native: "祿馬交馳", roman: "lù mǎ jiāo chí" },
  mingWuZhengYao: { native: "命無正曜", roman: "mìng wú zhèng yào" },
});
export type PatternId = IdOf<typeof PATTERN>;

type Stars = { stars: readonly StarId[] };
/** Where the stars of a pattern stand. */
export type PatternPhrases = {
  /** In the life palace, on this branch. */
  standIn: { stars: readonly StarId[]; branch: Branch };
  lookAtLife: Stars;
  holdTrines: Stars;
  meetInSquare: Stars;
  brightInSquare: Stars;
  together: Stars;
  flankLife: Stars;
  oppositeLends: {};
};
type Because = Phrase<PatternPhrases>;

/** What the patterns look at. */
export interface PalaceStars {
  readonly branch: Branch;
  readonly majorStars: readonly {
    readonly star: MajorId;
    readonly brightness: BrightnessId | null;
  }[];
  readonly minorStars: readonly { readonly star: MinorId }[];
}

/** The life palace, and the three palaces that look at it. */
interface Look {
  readonly life: PalaceStars;
  readonly square: readonly PalaceStars[];
  readonly has: (palace: PalaceStars, ...stars: readonly StarId[]) => boolean;
  readonly inSquare: (...stars: readonly StarId[]) => boolean;
  readonly neighbours: readonly [PalaceStars, PalaceStars];
}

const BRIGHT: readonly (BrightnessId | null)[] = ["miao", "wang"];

/** What of a chart makes a pattern; null where it does not. */
type Rule = (look: Look) => Because | null;

const inLife =
  (...stars: readonly StarId[]): Rule =>
  ({ life, has }) =>
    has(life, ...stars) ? { code: "standIn", with: { stars, branch: life.branch } } : null;

const inLifeOn =
  (branch: Branch, star: StarId): Rule =>
  ({ life, has }) =>
    life.branch === branch && has(life, star)
      ? { code: "standIn", with: { stars: [star], branch } }
      : null;

const inLifeTogether =
  (...stars: readonly StarId[]): Rule =>
  ({ life, has }) =>
    has(life, ...stars) ? { code: "together", with: { stars } } : null;

const inSquareAs =
  (code: "lookAtLife" | "meetInSquare", ...stars: readonly StarId[]): Rule =>
  ({ inSquare }) =>
    inSquare(...stars) ? { code, with: { stars } } : null;

const flanking =
  (one: StarId, other: StarId): Rule =>
  ({ neighbours: [a, b], has }) =>
    (has(a, one) && has(b, other)) || (has(b, one) && has(a, other))
      ? { code: "flankLife", with: { stars: [one, other] } }
      : null;

const RULES: { readonly [K in PatternId]: Rule } = {
  ziFuTongGong: inLife("ziWei", "tianFu"),
  ziFuChaoYuan: (look) =>
    look.has(look.life, "ziWei") || look.has(look.life, "tianFu")
      ? null
      : inSquareAs("lookAtLife", "ziWei", "tianFu")(look),
  shaPoLang: ({ life, has }) => {
    const stars = ["qiSha", "poJun", "tanLang"] as const;
    return stars.some((star) => has(life, star)) ? { code: "holdTrines", with: { stars } } : null;
  },
  jiYueTongLiang: inSquareAs("meetInSquare", "tianJi", "taiYin", "tianTong", "tianLiang"),
  fuXiangChaoYuan: inSquareAs("lookAtLife", "tianFu", "tianXiang"),
  riYueBingMing: ({ square }) => {
    const bright = (id: MajorId) =>
      square.some(({ majorStars }) =>
        majorStars.some(({ star, brightness }) => star === id && BRIGHT.includes(brightness)),
      );
    return bright("taiYang") && bright("taiYin")
      ? { code: "brightInSquare", with: { stars: ["taiYang", "taiYin"] } }
      : null;
  },
  yueLangTianMen: inLifeOn("hai", "taiYin"),
  riChuFuSang: inLifeOn("mao", "taiYang"),
  huoTan: inLifeTogether("tanLang", "huoXing"),
  lingTan: inLifeTogether("tanLang", "lingXing"),
  zuoYouJiaMing: flanking("zuoFu", "youBi"),
  changQuJiaMing: flanking("wenChang", "wenQu"),
  kuiYueGongMing: inSquareAs("meetInSquare", "tianKui", "tianYue"),
  luMaJiaoChi: ({ square, has }) =>
    square.some((palace) => has(palace, "luCun", "tianMa"))
      ? { code: "together", with: { stars: ["luCun", "tianMa"] } }
      : null,
  mingWuZhengYao: ({ life }) => (life.majorStars.length === 0 ? { code: "oppositeLends" } : null),
};

/** Lists the named constellations of a chart; palaces in their order, life first. */
export function findPatterns(
  palaces: readonly PalaceStars[],
): readonly { readonly pattern: PatternId; readonly because: Because }[] {
  const life = palaces[0]!;
  const square = [life, palaces[4]!, palaces[6]!, palaces[8]!];
  const has = (palace: PalaceStars, ...stars: readonly StarId[]) =>
    stars.every((id) =>
      [...palace.majorStars, ...palace.minorStars].some(({ star }) => star === id),
    );
  const look: Look = {
    life,
    square,
    has,
    inSquare: (...stars) => stars.every((id) => square.some((palace) => has(palace, id))),
    neighbours: [palaces[1]!, palaces[11]!],
  };
  return PATTERN.ids.flatMap((pattern) => {
    const because = RULES[pattern](look);
    return because ? [{ pattern, because }] : [];
  });
}
