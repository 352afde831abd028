/**
 * The 27 lodges with their groups, luminaries and characters.
 *
 * @source Xiuyao jing 宿曜經 (Amoghavajra, 759-764; Taishō 1299, CBETA): the seven groups, ch. 2 end;
 *   three rounds of nine, ch. 3; six lodges of harm, ch. 5. 胃 is swift as the Taishō reads; the Ming
 *   edition leaves it out. Lodge of the first day of each month: Getsushuku bōtsū reki 月宿傍通暦 at
 *   divination.page; the sutra's own example, 畢 for the fifth of the second month, agrees.
 *   Luminaries are those of the 28 lodges. Texts are our own
 */
import type { Text } from "#old";

export type GroupId = "stable" | "gentle" | "sharp" | "swift" | "fierce" | "light" | "mixed";

export interface Group {
  readonly native: string;
  readonly name: Text;
  readonly says: Text;
  /** Points of a natal chart over the base; this service's own. */
  readonly weight: number;
}

export const GROUPS: Readonly<Record<GroupId, Group>> = {
  stable: {
    native: "安重",
    name: { en: "steady and weighty", zhHant: "安重" },
    says: { en: "builds for the long run", zhHant: "做長久的事" },
    weight: 14,
  },
  gentle: {
    native: "和善",
    name: { en: "gentle and kind", zhHant: "和善" },
    says: { en: "wins by liking and being liked", zhHant: "以善意待人而得人心" },
    weight: 14,
  },
  swift: {
    native: "急速",
    name: { en: "swift", zhHant: "急速" },
    says: { en: "acts first and is often right", zhHant: "先動手，而且常做對" },
    weight: 8,
  },
  mixed: {
    native: "剛柔",
    name: { en: "hard and soft together", zhHant: "剛柔" },
    says: { en: "can strike and can yield", zhHant: "能進也能退" },
    weight: 6,
  },
  light: {
    native: "軽躁",
    name: { en: "light and restless", zhHant: "輕躁" },
    says: { en: "needs movement, travel and news", zhHant: "要走動、要遠行、要新消息" },
    weight: 2,
  },
  fierce: {
    native: "猛悪",
    name: { en: "fierce", zhHant: "猛惡" },
    says: { en: "fights well, and should choose the fight", zhHant: "善鬥，鬥什麼須自己選" },
    weight: -4,
  },
  sharp: {
    native: "毒害",
    name: { en: "sharp as medicine", zhHant: "毒害" },
    says: { en: "cuts and cures with one blade", zhHant: "一把刀，能傷也能治" },
    weight: -4,
  },
};

export interface Lodge {
  /** 0 昴 to 26 胃. */
  readonly index: number;
  readonly native: string;
  readonly roman: string;
  readonly group: GroupId;
  readonly luminary: Text;
  readonly portrait: Text;
}

const LUMINARIES: Readonly<Record<string, Text>> = {
  日: { en: "Sun", zhHant: "日" },
  月: { en: "Moon", zhHant: "月" },
  火: { en: "Mars, fire", zhHant: "火曜" },
  水: { en: "Mercury, water", zhHant: "水曜" },
  木: { en: "Jupiter, wood", zhHant: "木曜" },
  金: { en: "Venus, metal", zhHant: "金曜" },
  土: { en: "Saturn, earth", zhHant: "土曜" },
};

const ROWS: readonly (readonly [string, string, GroupId, string, string, string])[] = [
  [
    "昴",
    "Bō",
    "mixed",
    "日",
    "well read and well mannered, with one stubborn spot",
    "知書達禮，只有一處極固執",
  ],
  [
    "畢",
    "Hitsu",
    "stable",
    "月",
    "broad-shouldered, slow, and not to be hurried",
    "肩寬步慢，催不動",
  ],
  ["觜", "Shi", "gentle", "火", "careful with words and with savings", "惜言，也惜財"],
  [
    "参",
    "Shin",
    "sharp",
    "水",
    "witty, new-fangled, and quick to bite back",
    "機鋒快、愛新奇，也回嘴快",
  ],
  ["井", "Sei", "light", "木", "clear in argument, unsettled in mood", "說理清楚，情緒起伏"],
  [
    "鬼",
    "Ki",
    "swift",
    "金",
    "a wanderer with unusual ideas and a good heart",
    "浪遊之人，想法奇，心地好",
  ],
  [
    "柳",
    "Ryū",
    "sharp",
    "土",
    "all passion for a season, and then for another",
    "一季熱一樁，下一季又一樁",
  ],
  ["星", "Sei", "fierce", "日", "works far into the night for a name", "為名聲做到深夜"],
  ["張", "Chō", "fierce", "月", "made for the stage, and brave on it", "生來合於臺前，也真敢上"],
  [
    "翼",
    "Yoku",
    "stable",
    "火",
    "dreams of far countries and gets there by method",
    "夢在遠方，靠章法走到",
  ],
  [
    "軫",
    "Shin",
    "swift",
    "水",
    "obliging, mobile, the one who arranges the carriage",
    "熱心好走動，車馬都由他張羅",
  ],
  ["角", "Kaku", "gentle", "木", "handy, cheerful, fond of pleasure", "手巧、開朗、會享樂"],
  ["亢", "Kō", "light", "金", "stands up against whoever leans on others", "見人仗勢便要頂回去"],
  ["氐", "Tei", "mixed", "土", "large appetites and a head for business", "胃口大，也有生意頭腦"],
  [
    "房",
    "Bō",
    "gentle",
    "日",
    "blessed with goods and looks, and wary of envy",
    "得天獨厚，也提防人妒",
  ],
  [
    "心",
    "Shin",
    "sharp",
    "月",
    "charms everyone and tells few what it thinks",
    "人人喜愛，心事少說",
  ],
  ["尾", "Bi", "sharp", "火", "sticks to one thing until it is mastered", "守住一事，不精不休"],
  [
    "箕",
    "Ki",
    "fierce",
    "水",
    "bold, loud, and at ease in any harbour",
    "膽大聲高，到哪個港都自在",
  ],
  ["斗", "To", "stable", "木", "aims high and hides the ladder", "志向高，梯子藏得好"],
  [
    "女",
    "Jo",
    "light",
    "土",
    "tireless in rules and in public business",
    "守規矩、辦公事，從不嫌累",
  ],
  [
    "虚",
    "Kyo",
    "light",
    "日",
    "two minds in one, imaginative and proud",
    "一身兩心，多想像，也自負",
  ],
  ["危", "Ki", "light", "月", "lives for the moment and for friends", "活在當下，也活在朋友裡"],
  [
    "室",
    "Shitsu",
    "fierce",
    "火",
    "full of strength and sure of its own plan",
    "精力滿，信自己的盤算",
  ],
  [
    "壁",
    "Heki",
    "stable",
    "水",
    "holds others up and keeps their secrets",
    "撐住別人，也守得住祕密",
  ],
  [
    "奎",
    "Kei",
    "gentle",
    "木",
    "fine-grained, dutiful, beautiful in small things",
    "細緻盡責，小處見美",
  ],
  [
    "婁",
    "Rō",
    "swift",
    "金",
    "joins people and things, and notices every flaw",
    "把人與物接上，任何瑕疵都看見",
  ],
  [
    "胃",
    "I",
    "swift",
    "土",
    "hungry for the world and able to digest it",
    "想吞下世界，也消化得了",
  ],
];

export const LODGES: readonly Lodge[] = ROWS.map(
  ([native, roman, group, luminary, en, zhHant], index) => ({
    index,
    native: `${native}宿`,
    roman: `${roman}-shuku`,
    group,
    luminary: LUMINARIES[luminary]!,
    portrait: { en, zhHant },
  }),
);

/** Lodge of the first day of each month, from the first month. */
export const MONTH_STARTS = [
  "室",
  "奎",
  "胃",
  "畢",
  "参",
  "鬼",
  "張",
  "角",
  "氐",
  "心",
  "斗",
  "虚",
].map((native) => ROWS.findIndex(([name]) => name === native));

const RELATION_GLOSSES: Readonly<Record<string, string>> = {
  命: "self",
  業: "deed",
  胎: "womb",
  榮: "flourishing",
  衰: "waning",
  安: "ease",
  危: "risk",
  成: "completion",
  壞: "breaking",
  友: "friend",
  親: "kin",
};

/** What the others are to a lodge, counted from itself: three rounds of nine. */
export const RELATIONS: readonly Text[] = ["命", "業", "胎"]
  .flatMap((first) => [first, "榮", "衰", "安", "危", "成", "壞", "友", "親"])
  .map((zhHant) => ({ en: RELATION_GLOSSES[zhHant]!, zhHant }));

/** The six lodges of harm, counted from the birth lodge. */
export const SIX_HARMS = [0, 3, 9, 12, 15, 19] as const;

/** Finds the lodge of an old date; a leap month counts as its base month. */
export function lodgeOf(month: number, day: number): Lodge {
  return LODGES[(MONTH_STARTS[month - 1]! + day - 1) % 27]!;
}
