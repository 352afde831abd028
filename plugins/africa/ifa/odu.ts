/**
 * The sixteen legs of Ifa and the 256 odu made of two of them.
 *
 * @source patterns and the order known to most diviners: three public tables, all alike; S. Skinner,
 * Terrestrial Astrology (1980), chapter on Ifa: right half named first and stronger, 16 × 16 pairs. Order of
 * Ile-Ife: a public table of the sixteen with their marks; the contents of W. Bascom, Ifa Divination (1969)
 * run in it, and Skinner has Owonrin eighth. The themes are ours, after common accounts of the principal odu.
 */
import type { Text } from "#old";
import type { Pattern } from "../core/figures.ts";

/** One of the sixteen signs that a leg can show. */
export interface Leg {
  readonly id: string;
  readonly pattern: Pattern;
  readonly name: Text;
  /** What it speaks of, as a noun phrase. */
  readonly theme: Text;
  /** What it asks of the one who consults, as a whole sentence. */
  readonly counsel: Text;
}

type Row = readonly [string, Pattern, string, string, string, string, string];

const ROWS: readonly Row[] = [
  [
    "Ogbe",
    "1111",
    "奧貝",
    "a clear head and an open road",
    "清明的頭腦與敞開的路",
    "Hold to good character, for the way is already open",
    "路已敞開，守住品性就好",
  ],
  [
    "Oyeku",
    "2222",
    "奧耶庫",
    "the close of a round and the quiet after it",
    "一輪的收束與其後的寧靜",
    "Let what is finished rest, and keep the company of your elders",
    "該了的就讓它了，並聽取長輩之言",
  ],
  [
    "Iwori",
    "2112",
    "伊沃里",
    "looking into the inside of things",
    "向事物內裡看去的眼光",
    "Look twice before you name a thing true",
    "斷言之前，多看一眼",
  ],
  [
    "Odi",
    "1221",
    "奧迪",
    "the seal, the womb and new beginnings",
    "封緘、孕育與新生",
    "Close one matter properly and another will come to birth",
    "把一件事好好收尾，另一件才會誕生",
  ],
  [
    "Irosun",
    "1122",
    "伊羅孫",
    "what is inherited and cannot be seen",
    "承自先人而不可見之物",
    "Ask what your forebears left undone, and tread softly",
    "問問先人留下什麼未竟，步子放輕",
  ],
  [
    "Owonrin",
    "2211",
    "奧溫林",
    "reversal and the unexpected",
    "翻轉與意料之外",
    "Give thanks early, for fortune changes sides",
    "感謝要趁早，運氣會換邊站",
  ],
  [
    "Obara",
    "1222",
    "奧巴拉",
    "want that turns into wealth",
    "由匱乏轉為豐足",
    "Speak less of what you have, and it will grow",
    "少提自己所有，它便會增長",
  ],
  [
    "Okanran",
    "2221",
    "奧坎蘭",
    "a new thing that begins with a quarrel",
    "從爭執裡開始的新事",
    "Answer the first blow with a question",
    "頭一下衝撞，先用問句回應",
  ],
  [
    "Ogunda",
    "1112",
    "奧貢達",
    "iron, work and the cutting of obstacles",
    "鐵、勞作與斬除阻礙",
    "Clear the path with your own hands and cut no more than is needed",
    "親手開路，只砍必要的",
  ],
  [
    "Osa",
    "2111",
    "奧薩",
    "wind, flight and sudden change",
    "風、奔離與驟變",
    "Do not run from the storm; learn what it carries",
    "別只顧躲風暴，看它捎來什麼",
  ],
  [
    "Ika",
    "2122",
    "伊卡",
    "power held in, for use or harm",
    "蓄而不發、可用可傷的力量",
    "Guard your tongue, because what you gather returns to you",
    "謹守口舌，你所積聚的會回到身上",
  ],
  [
    "Oturupon",
    "2212",
    "奧圖魯朋",
    "bearing, burdens and steady upkeep",
    "背負、擔當與長久照料",
    "Carry only what is yours, and mend it regularly",
    "只背自己的擔子，並時時修補",
  ],
  [
    "Otura",
    "1211",
    "奧圖拉",
    "peace, distance and the far traveller",
    "和平、遠方與旅人",
    "Seek agreement with those who are unlike you",
    "與不同的人求取和解",
  ],
  [
    "Irete",
    "1121",
    "伊雷特",
    "patience that presses until it prevails",
    "持續施力終得其成的耐心",
    "Stay with the work and keep your oath to it",
    "守著這份工作，不負當初之約",
  ],
  [
    "Ose",
    "1212",
    "奧謝",
    "sweet water, beauty and plenty",
    "甘泉、美與豐盛",
    "Share what is sweet, and it will not spoil",
    "甘美之物與人分享，就不會壞",
  ],
  [
    "Ofun",
    "2121",
    "奧豐",
    "whiteness, giving and what is sacred",
    "潔白、施予與神聖之事",
    "Give without measuring, and leave some things unsaid",
    "施予不計較，有些話留著不說",
  ],
];

/** The sixteen legs in the order known to most diviners. */
export const LEGS: readonly Leg[] = ROWS.map(
  ([en, pattern, zhHant, theme, zhTheme, counsel, zhCounsel]) => ({
    id: en.toLowerCase(),
    pattern,
    name: { en, zhHant },
    theme: { en: theme, zhHant: zhTheme },
    counsel: { en: counsel, zhHant: zhCounsel },
  }),
);

/** Orders of the sixteen by school. */
export const LEG_ORDERS = {
  common: LEGS.map(({ id }) => id),
  ife: "ogbe oyeku iwori odi obara okanran irosun owonrin ogunda osa irete otura oturupon ika ose ofun".split(
    " ",
  ),
} as const;
export type OduOrder = keyof typeof LEG_ORDERS;

/** How the 240 odu after the doubles follow one another. */
export type OduRanks = "pairs" | "rightLeg";

/** Where the double of the sixteenth leg stands among alternatives. */
export type OfunPlace = "sixteenth" | "eighth" | "decides";

/** The leg of a pattern. */
export function legOf(pattern: Pattern): Leg {
  return LEGS.find((leg) => leg.pattern === pattern)!;
}

/** A figure of two legs. */
export interface Odu {
  readonly right: Leg;
  readonly left: Leg;
}

/** Place of a leg among the sixteen, 1 to 16. */
export function orderOf(leg: Leg, order: OduOrder): number {
  return LEG_ORDERS[order].indexOf(leg.id) + 1;
}

/**
 * Rank of an odu among the 256; 1 is the most senior.
 *
 * The sixteen doubles come first. By `pairs` the 240 others follow by their senior leg, then by the junior
 * one; of a pair that mirrors itself, the one with the senior leg on the right goes before: Ogbe-Oyeku 17,
 * Oyeku-Ogbe 18. By `rightLeg` the fifteen of each right leg follow together: Ogbe-Oyeku 17, Ogbe-Iwori 18,
 * Oyeku-Ogbe 32.
 */
export function rankOf({ right, left }: Odu, order: OduOrder, ranks: OduRanks): number {
  const [r, l] = [orderOf(right, order), orderOf(left, order)];
  if (r === l) return r;
  if (ranks === "rightLeg") return 16 + 15 * (r - 1) + (l < r ? l : l - 1);
  const [senior, junior] = [Math.min(r, l), Math.max(r, l)];
  const before = (senior - 1) * 16 - ((senior - 1) * senior) / 2;
  return 16 + 2 * (before + junior - senior - 1) + (r < l ? 1 : 2);
}

/**
 * Seniority where odu decide between alternatives; 1 is the highest.
 *
 * @returns the rank, save for Ofun Meji: 8 beside the eighth double by `eighth`, 0 by `decides`
 */
export function seniorityOf(
  odu: Odu,
  order: OduOrder,
  ranks: OduRanks,
  ofunMeji: OfunPlace,
): number {
  const isOfunMeji = odu.right.id === "ofun" && odu.left.id === "ofun";
  if (isOfunMeji && ofunMeji !== "sixteenth") return ofunMeji === "eighth" ? 8 : 0;
  return rankOf(odu, order, ranks);
}

/** "Ogbe Meji", "Ogbe-Oyeku": the right leg is named first. */
export function nameOf({ right, left }: Odu): Text {
  if (right.id === left.id)
    return { en: `${right.name.en} Meji`, zhHant: `雙${right.name.zhHant}` };
  return {
    en: `${right.name.en}-${left.name.en}`,
    zhHant: `${right.name.zhHant}－${left.name.zhHant}`,
  };
}
