/**
 * Weekday and market day of Java, their weights and what primbon read from them.
 *
 * @source neptu: Ki Totok Yasmiran (Museum Radya Pustaka, Surakarta), terms of the Javanese calendar,
 *   2022; pancasuda: Serat Pawukon (Ng. Wirapustaka, Radyapustaka 1903), tables of the weeks, where
 *   the weekdays weigh otherwise; popular primbon take the neptu itself. Texts are our own
 */
import type { Text } from "#old";

/** From Sunday, 0. */
export const WEEKDAYS: readonly {
  readonly neptu: number;
  readonly name: Text;
  readonly portrait: Text;
}[] = [
  {
    neptu: 5,
    name: { en: "Sunday", zhHant: "星期日" },
    portrait: { en: "diligent and proud of work well done", zhHant: "勤快，以做好事情為榮" },
  },
  {
    neptu: 4,
    name: { en: "Monday", zhHant: "星期一" },
    portrait: { en: "pleasant to look at and changeable", zhHant: "討喜而多變" },
  },
  {
    neptu: 3,
    name: { en: "Tuesday", zhHant: "星期二" },
    portrait: { en: "hot, frank and hard to cheat", zhHant: "性子熱，直率，騙不了" },
  },
  {
    neptu: 7,
    name: { en: "Wednesday", zhHant: "星期三" },
    portrait: { en: "quiet, good-humoured and fond of knowing", zhHant: "安靜隨和，好學" },
  },
  {
    neptu: 8,
    name: { en: "Thursday", zhHant: "星期四" },
    portrait: { en: "polite and a little feared", zhHant: "有禮，別人略有幾分敬畏" },
  },
  {
    neptu: 6,
    name: { en: "Friday", zhHant: "星期五" },
    portrait: { en: "clean-handed and given to prayer", zhHant: "手腳乾淨，心向敬神" },
  },
  {
    neptu: 9,
    name: { en: "Saturday", zhHant: "星期六" },
    portrait: { en: "commanding, glad to be obeyed", zhHant: "有威勢，喜人聽從" },
  },
];

/** From Legi, 0. */
export const MARKET_DAYS: readonly {
  readonly neptu: number;
  readonly direction: Text;
  readonly colour: Text;
  readonly portrait: Text;
}[] = [
  {
    neptu: 5,
    direction: { en: "east", zhHant: "東" },
    colour: { en: "white", zhHant: "白" },
    portrait: {
      en: "dignified, honest and generous, sometimes to the bottom of the purse",
      zhHant: "有氣度、誠實、大方，有時大方到囊底朝天",
    },
  },
  {
    neptu: 9,
    direction: { en: "south", zhHant: "南" },
    colour: { en: "red", zhHant: "紅" },
    portrait: {
      en: "brave and ambitious, a born trader with a hard head",
      zhHant: "勇敢有志，天生會做買賣，頭也硬",
    },
  },
  {
    neptu: 7,
    direction: { en: "west", zhHant: "西" },
    colour: { en: "yellow", zhHant: "黃" },
    portrait: {
      en: "loyal and hard-working, too easily provoked",
      zhHant: "忠誠肯做，只是易被激怒",
    },
  },
  {
    neptu: 4,
    direction: { en: "north", zhHant: "北" },
    colour: { en: "black", zhHant: "黑" },
    portrait: {
      en: "patient and clever with money, slow to forget a slight",
      zhHant: "有耐性、懂理財，受了氣記得久",
    },
  },
  {
    neptu: 8,
    direction: { en: "centre", zhHant: "中" },
    colour: { en: "many colours", zhHant: "雜色" },
    portrait: {
      en: "strong in spirit and giving, firm to the point of hardness",
      zhHant: "心力強、肯施與，堅定到近乎硬",
    },
  },
];

/**
 * By the remainder of the weights divided by seven, from 1; 7 where nothing is left. Some popular
 * lists exchange the fifth and the sixth.
 */
export const PANCASUDA: readonly {
  readonly name: string;
  readonly gloss: Text;
  readonly says: Text;
  readonly weight: number;
}[] = [
  {
    name: "Wasesa Segara",
    gloss: { en: "the mastering sea", zhHant: "執掌之海" },
    says: {
      en: "wide-hearted and forgiving, with livelihood enough",
      zhHant: "心量寬、能容人，衣食有餘",
    },
    weight: 18,
  },
  {
    name: "Tunggak Semi",
    gloss: { en: "the stump that sprouts", zhHant: "枯樁發芽" },
    says: { en: "what is spent grows back", zhHant: "用去的會再長回來" },
    weight: 14,
  },
  {
    name: "Satriya Wibawa",
    gloss: { en: "the noble with dignity", zhHant: "有威儀的武士" },
    says: { en: "honour comes without being chased", zhHant: "不求而得敬重" },
    weight: 16,
  },
  {
    name: "Sumur Sinaba",
    gloss: { en: "the well that is visited", zhHant: "眾人來汲之井" },
    says: { en: "others come for advice and shelter", zhHant: "別人來討主意、求庇蔭" },
    weight: 12,
  },
  {
    name: "Satriya Wirang",
    gloss: { en: "the noble put to shame", zhHant: "受辱的武士" },
    says: {
      en: "meets hindrance and learns to bear it upright",
      zhHant: "多遇阻礙，學會挺直了承受",
    },
    weight: -6,
  },
  {
    name: "Bumi Kapetak",
    gloss: { en: "the buried earth", zhHant: "深埋之土" },
    says: {
      en: "works long in the dark, and feels for the soil",
      zhHant: "在暗處長久勞作，與土地相親",
    },
    weight: 2,
  },
  {
    name: "Lebu Katiup Angin",
    gloss: { en: "dust blown by the wind", zhHant: "風吹之塵" },
    says: {
      en: "moves often, and gains most where roots are not asked for",
      zhHant: "常遷動，在不要求扎根處最有所得",
    },
    weight: -2,
  },
];

/** Javanese names of the thirty weeks, where they differ from those of Bali in spelling. */
export const JAVANESE_WUKU = [
  "Sinta",
  "Landep",
  "Wukir",
  "Kurantil",
  "Tolu",
  "Gumbreg",
  "Warigalit",
  "Warigagung",
  "Julungwangi",
  "Sungsang",
  "Galungan",
  "Kuningan",
  "Langkir",
  "Mandasiya",
  "Julungpujud",
  "Pahang",
  "Kuruwelut",
  "Marakeh",
  "Tambir",
  "Medangkungan",
  "Maktal",
  "Wuye",
  "Manahil",
  "Prangbakat",
  "Bala",
  "Wugu",
  "Wayang",
  "Kulawu",
  "Dukut",
  "Watugunung",
] as const;

/** Which weights of the weekday pancasuda is counted from. */
export type PancasudaRule = "pawukon" | "neptu";

/** Weights of the weekdays for pancasuda in the pawukon, from Sunday; Bali's kertaaji. */
const PAWUKON_WEIGHTS = [6, 4, 3, 6, 5, 7, 8] as const;

/** What the weights of a weekday and a market day leave when divided by seven. */
export function pancasudaOf(weekday: number, pasaran: number, rule: PancasudaRule) {
  const day = rule === "pawukon" ? PAWUKON_WEIGHTS[weekday]! : WEEKDAYS[weekday]!.neptu;
  const sum = day + MARKET_DAYS[pasaran]!.neptu;
  return { ...PANCASUDA[(sum - 1) % 7]!, dayWeight: day, sum };
}
