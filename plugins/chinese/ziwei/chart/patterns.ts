import type { Named } from "../../core/named.ts";

/** What the patterns look at. */
interface PalaceStars {
  readonly id: string;
  readonly branch: { readonly index: number; readonly native: string };
  readonly majorStars: readonly { readonly id: string; readonly brightness: Named | null }[];
  readonly minorStars: readonly { readonly id: string }[];
}

/** A named constellation found in the chart. */
export interface Pattern extends Named {
  readonly because: string;
}

interface Rule {
  readonly name: Named;
  readonly find: (look: Look) => string | null;
}

/** The life palace, and the three palaces that look at it. */
interface Look {
  readonly life: PalaceStars;
  readonly square: readonly PalaceStars[];
  readonly has: (palace: PalaceStars, id: string) => boolean;
  readonly inSquare: (...ids: readonly string[]) => boolean;
  readonly neighbours: readonly [PalaceStars, PalaceStars];
}

const name = (id: string, native: string, roman: string, gloss: string): Named => ({
  id,
  native,
  roman,
  gloss,
});

const BRIGHT = ["miao", "wang"];

/** Named constellations of the life palace, after the Quanshu's "ding fu ju" and its verses. */
const RULES: readonly Rule[] = [
  {
    name: name("ziFuTongGong", "紫府同宮", "zǐ fǔ tóng gōng", "emperor and treasury together"),
    find: ({ life, has }) =>
      has(life, "ziWei") && has(life, "tianFu") ? `紫微 天府 in ${life.branch.native}` : null,
  },
  {
    name: name("ziFuChaoYuan", "紫府朝垣", "zǐ fǔ cháo yuán", "emperor and treasury in audience"),
    find: ({ life, has, inSquare }) =>
      !has(life, "ziWei") && !has(life, "tianFu") && inSquare("ziWei", "tianFu")
        ? "紫微 天府 look at the life palace"
        : null,
  },
  {
    name: name("shaPoLang", "殺破狼", "shā pò láng", "killings, army breaker, wolf"),
    find: ({ life, has }) => {
      const found = ["qiSha", "poJun", "tanLang"].find((id) => has(life, id));
      return found ? "七殺 破軍 貪狼 hold the life palace and its trines" : null;
    },
  },
  {
    name: name("jiYueTongLiang", "機月同梁", "jī yuè tóng liáng", "secret, Moon, harmony, beam"),
    find: ({ inSquare }) =>
      inSquare("tianJi", "taiYin", "tianTong", "tianLiang")
        ? "天機 太陰 天同 天梁 meet in the life palace and its square"
        : null,
  },
  {
    name: name(
      "fuXiangChaoYuan",
      "府相朝垣",
      "fǔ xiàng cháo yuán",
      "treasury and minister in audience",
    ),
    find: ({ inSquare }) =>
      inSquare("tianFu", "tianXiang") ? "天府 天相 look at the life palace" : null,
  },
  {
    name: name("riYueBingMing", "日月並明", "rì yuè bìng míng", "Sun and Moon both bright"),
    find: ({ square }) => {
      const bright = (id: string) =>
        square.some(({ majorStars }) =>
          majorStars.some((star) => star.id === id && BRIGHT.includes(star.brightness?.id ?? "")),
        );
      return bright("taiYang") && bright("taiYin") ? "太陽 太陰 both bright in the square" : null;
    },
  },
  {
    name: name("yueLangTianMen", "月朗天門", "yuè lǎng tiān mén", "Moon clear at heaven's gate"),
    find: ({ life, has }) =>
      has(life, "taiYin") && life.branch.index === 11 ? "太陰 in 亥" : null,
  },
  {
    name: name("riChuFuSang", "日出扶桑", "rì chū fú sāng", "Sun rising from the mulberry"),
    find: ({ life, has }) =>
      has(life, "taiYang") && life.branch.index === 3 ? "太陽 in 卯" : null,
  },
  {
    name: name("huoTan", "火貪格", "huǒ tān gé", "fire and wolf"),
    find: ({ life, has }) =>
      has(life, "tanLang") && has(life, "huoXing") ? "貪狼 with 火星" : null,
  },
  {
    name: name("lingTan", "鈴貪格", "líng tān gé", "bell and wolf"),
    find: ({ life, has }) =>
      has(life, "tanLang") && has(life, "lingXing") ? "貪狼 with 鈴星" : null,
  },
  {
    name: name(
      "zuoYouJiaMing",
      "左右夾命",
      "zuǒ yòu jiā mìng",
      "two assistants flank the life palace",
    ),
    find: ({ neighbours: [a, b], has }) =>
      (has(a, "zuoFu") && has(b, "youBi")) || (has(b, "zuoFu") && has(a, "youBi"))
        ? "左輔 右弼 on either side"
        : null,
  },
  {
    name: name(
      "changQuJiaMing",
      "昌曲夾命",
      "chāng qū jiā mìng",
      "two literary stars flank the life palace",
    ),
    find: ({ neighbours: [a, b], has }) =>
      (has(a, "wenChang") && has(b, "wenQu")) || (has(b, "wenChang") && has(a, "wenQu"))
        ? "文昌 文曲 on either side"
        : null,
  },
  {
    name: name("kuiYueGongMing", "魁鉞拱命", "kuí yuè gǒng mìng", "leader and halberd attend"),
    find: ({ inSquare }) => (inSquare("tianKui", "tianYue") ? "天魁 天鉞 in the square" : null),
  },
  {
    name: name("luMaJiaoChi", "祿馬交馳", "lù mǎ jiāo chí", "prosperity and horse run together"),
    find: ({ square, has }) =>
      square.some((palace) => has(palace, "luCun") && has(palace, "tianMa"))
        ? "祿存 with 天馬"
        : null,
  },
  {
    name: name(
      "mingWuZhengYao",
      "命無正曜",
      "mìng wú zhèng yào",
      "no major star in the life palace",
    ),
    find: ({ life }) =>
      life.majorStars.length === 0 ? "the opposite palace lends its stars" : null,
  },
];

/** Finds the named constellations of a chart; palaces in their order, life first. */
export function findPatterns(palaces: readonly PalaceStars[]): readonly Pattern[] {
  const life = palaces[0]!;
  const square = [life, palaces[4]!, palaces[6]!, palaces[8]!];
  const has = (palace: PalaceStars, id: string) =>
    palace.majorStars.some((star) => star.id === id) ||
    palace.minorStars.some((star) => star.id === id);
  const look: Look = {
    life,
    square,
    has,
    inSquare: (...ids) => ids.every((id) => square.some((palace) => has(palace, id))),
    neighbours: [palaces[1]!, palaces[11]!],
  };
  return RULES.flatMap((rule) => {
    const because = rule.find(look);
    return because === null ? [] : [{ ...rule.name, because }];
  });
}
