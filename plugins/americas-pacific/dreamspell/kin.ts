/**
 * The Dreamspell count: 260 kins that leave out 29 February, and thirteen moons from 26 July.
 *
 * @source after J. Argüelles and L. Burris, Dreamspell (1990-91); checked against published programs, of which
 *   dreamspell-math has the oracle and the moons. It is not the count of the Maya
 */
import type { Text } from "#old";
import { isLeapYear, modulo, moduloFromOne, toFixed, type CalendarDate } from "#time";

/** 1 to 260. */
export type KinNumber = number;

/** Whether 29 February stands outside the count, or is counted as any day. */
export type LeapRule = "standard" | "none";

const EPOCH = toFixed({ year: 1987, month: 7, day: 26 });
const EPOCH_KIN = 34;

const SEAL_ROWS = [
  [
    "Dragon",
    "龍",
    "nurtures and gives birth, and trusts where it comes from",
    "滋養、孕育，信得過自己的源頭",
  ],
  ["Wind", "風", "gives breath to a thought and carries it on", "替念頭送上一口氣，再傳出去"],
  [
    "Night",
    "夜",
    "dreams, and finds plenty in what others call empty",
    "做夢，在別人以為空的地方見到豐足",
  ],
  ["Seed", "種子", "aims at a flowering and waits for it", "定下開花的目標，然後等待"],
  ["Serpent", "蛇", "lives by instinct and by the wisdom of the body", "憑本能與身體的智慧而活"],
  [
    "WorldBridger",
    "世界橋",
    "lets go, evens out, and makes a way across",
    "放下、拉平，搭一條過去的路",
  ],
  ["Hand", "手", "knows by doing and heals by finishing", "動手而後知，做完便是療癒"],
  ["Star", "星", "makes things beautiful and calls that order", "把事物弄美，並稱之為秩序"],
  ["Moon", "月", "purifies and flows and remembers", "淨化、流動、記得"],
  ["Dog", "狗", "loves, stays, and is true to the heart", "愛、留下，忠於自己的心"],
  ["Monkey", "猴", "plays, and sees through the trick", "玩耍，也看穿把戲"],
  ["Human", "人", "chooses freely and answers for it", "自由選擇，也為之負責"],
  ["Skywalker", "天行者", "explores, and wakes to wide spaces", "探索，向遼闊處醒來"],
  ["Wizard", "巫師", "is receptive, and enchants by standing still", "善於接收，靜立便能施咒"],
  ["Eagle", "鷹", "sees the whole and makes plans from above", "見得全局，從高處謀劃"],
  ["Warrior", "戰士", "asks without fear, and trusts its own mind", "無畏發問，信任自己的頭腦"],
  ["Earth", "地球", "steers by coincidence and keeps the course", "以巧合為舵，航向不失"],
  ["Mirror", "鏡", "reflects what is there and cuts away the rest", "如實映照，其餘割去"],
  ["Storm", "風暴", "changes itself and everything near it", "改變自己，也改變身旁的一切"],
  ["Sun", "太陽", "shines on all alike and makes whole", "普照一切，使之圓滿"],
] as const;

export const SEALS: readonly { readonly name: Text; readonly keywords: Text }[] = SEAL_ROWS.map(
  ([en, zhHant, wordsEn, wordsZh]) => ({
    name: { en, zhHant },
    keywords: { en: wordsEn, zhHant: wordsZh },
  }),
);

export const TONES: readonly { readonly name: Text; readonly says: Text }[] = [
  {
    name: { en: "Magnetic", zhHant: "磁性" },
    says: { en: "what is my purpose", zhHant: "我的目的是什麼" },
  },
  {
    name: { en: "Lunar", zhHant: "月亮" },
    says: { en: "what stands in the way", zhHant: "擋在前面的是什麼" },
  },
  {
    name: { en: "Electric", zhHant: "電力" },
    says: { en: "how can I best serve", zhHant: "我如何最能服務" },
  },
  {
    name: { en: "Self-Existing", zhHant: "自我存在" },
    says: { en: "what form shall it take", zhHant: "它該取什麼形" },
  },
  {
    name: { en: "Overtone", zhHant: "超頻" },
    says: { en: "what are my best means", zhHant: "我最好的資源是什麼" },
  },
  {
    name: { en: "Rhythmic", zhHant: "韻律" },
    says: { en: "how do I keep the balance", zhHant: "我如何保持平衡" },
  },
  {
    name: { en: "Resonant", zhHant: "共振" },
    says: { en: "how do I attune to others", zhHant: "我如何與人調頻" },
  },
  {
    name: { en: "Galactic", zhHant: "銀河星系" },
    says: { en: "do I live what I believe", zhHant: "我活出所信的嗎" },
  },
  {
    name: { en: "Solar", zhHant: "太陽" },
    says: { en: "how do I carry it out", zhHant: "我如何把它做到" },
  },
  {
    name: { en: "Planetary", zhHant: "行星" },
    says: { en: "how do I make it whole", zhHant: "我如何使它完備" },
  },
  {
    name: { en: "Spectral", zhHant: "光譜" },
    says: { en: "what can I let go", zhHant: "我能放下什麼" },
  },
  {
    name: { en: "Crystal", zhHant: "水晶" },
    says: { en: "with whom do I share it", zhHant: "我與誰分享" },
  },
  {
    name: { en: "Cosmic", zhHant: "宇宙" },
    says: { en: "how do I rest in it", zhHant: "我如何安於其中" },
  },
];

export const COLOURS: readonly Text[] = [
  { en: "Red", zhHant: "紅" },
  { en: "White", zhHant: "白" },
  { en: "Blue", zhHant: "藍" },
  { en: "Yellow", zhHant: "黃" },
];

export const CASTLES: readonly Text[] = [...COLOURS, { en: "Green", zhHant: "綠" }];

/** Earth families, index 0 holds the seals divisible by five. */
export const FAMILIES: readonly Text[] = [
  { en: "Polar", zhHant: "極地" },
  { en: "Cardinal", zhHant: "主要" },
  { en: "Core", zhHant: "核心" },
  { en: "Signal", zhHant: "信號" },
  { en: "Gateway", zhHant: "通道" },
];

export const PLASMAS = ["Dali", "Seli", "Gamma", "Kali", "Alpha", "Limi", "Silio"] as const;

/** The 52 galactic activation portals. */
const PORTALS = new Set([
  1,
  20,
  22,
  39,
  43,
  50,
  51,
  58,
  64,
  69,
  72,
  77,
  85,
  88,
  93,
  96,
  ...Array.from({ length: 10 }, (_, i) => 106 + i),
  ...Array.from({ length: 10 }, (_, i) => 146 + i),
  165,
  168,
  173,
  176,
  184,
  189,
  192,
  197,
  203,
  210,
  211,
  218,
  222,
  239,
  241,
  260,
]);

/** A kin with its seal and tone. */
export function kinDay(kin: KinNumber) {
  const seal = moduloFromOne(kin, 20);
  const tone = moduloFromOne(kin, 13);
  const colour = COLOURS[(kin - 1) % 4]!;
  const name: Text = {
    en: `${colour.en} ${TONES[tone - 1]!.name.en} ${SEALS[seal - 1]!.name.en}`,
    zhHant: `${colour.zhHant}${TONES[tone - 1]!.name.zhHant}的${SEALS[seal - 1]!.name.zhHant}`,
  };
  return { kin, seal, tone, colour, name, portal: PORTALS.has(kin) };
}

/** The kin that has a seal and a tone. */
export function kinOfSealAndTone(seal: number, tone: number): KinNumber {
  return moduloFromOne(40 * (tone - seal) + seal, 260);
}

const GUIDE_STEPS = [8, 0, 12, 4, 16] as const;

/** The four kins that stand round one: guide above, analog right, antipode left, occult below. */
export function oracleOf(kin: KinNumber) {
  const { seal, tone } = kinDay(kin);
  return {
    guide: kinOfSealAndTone(moduloFromOne(seal + GUIDE_STEPS[tone % 5]!, 20), tone),
    analog: kinOfSealAndTone(moduloFromOne(19 - seal, 20), tone),
    antipode: moduloFromOne(kin + 130, 260),
    occult: moduloFromOne(261 - kin, 260),
  };
}

/**
 * Finds the kin of a civil date.
 *
 * @returns `kin` is null on 29 February under the standard rule; `nearest` is then the kin before
 */
export function kinOfDate(date: CalendarDate, leapRule: LeapRule) {
  const since = leapRule === "none" ? toFixed(date) - EPOCH : countedDays(date);
  const nearest = modulo(EPOCH_KIN - 1 + since, 260) + 1;
  return { kin: leapRule === "standard" && isLeapDay(date) ? null : nearest, nearest };
}

/** A date of the thirteen moons; the year is named by the kin of its 26 July. */
export function moonDateOf(date: CalendarDate, leapRule: LeapRule) {
  const begun = date.month > 7 || (date.month === 7 && date.day >= 26);
  const first = { year: begun ? date.year : date.year - 1, month: 7, day: 26 };
  const index = countedDays(date) - countedDays(first);
  const yearBearerKin = kinOfDate(first, leapRule).nearest;
  if (isLeapDay(date) || index === 364) return { yearBearerKin, moon: null, moonDay: null };
  return { yearBearerKin, moon: Math.floor(index / 28) + 1, moonDay: (index % 28) + 1 };
}

export function isLeapDay({ month, day }: CalendarDate): boolean {
  return month === 2 && day === 29;
}

export function isDayOutOfTime({ month, day }: CalendarDate): boolean {
  return month === 7 && day === 25;
}

/** Days since the epoch with every 29 February left out; 29 February counts with the day before. */
function countedDays(date: CalendarDate): number {
  const leapDays = leapDaysBefore(date) - leapDaysBefore({ year: 1987, month: 7, day: 26 });
  return toFixed(date) - EPOCH - leapDays;
}

function leapDaysBefore({ year, month, day }: CalendarDate): number {
  const past = year - 1;
  const whole = Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400);
  const reached = month > 2 || (month === 2 && day === 29);
  return whole + (isLeapYear(year) && reached ? 1 : 0);
}
