/**
 * The nine numbers as the nine grahas, with their friends and foes.
 *
 * Lists of friends and foes differ widely from teacher to teacher. The foes here are those of a public
 * program's table in every row, but that it also sets 4 against itself; its friends differ for 1, 3, 6, 7
 * and 9. Other lists, as those of Future Samachar, are quite unlike both.
 *
 * @source planets: cityscope.hk and free-calculators.net, after Pandit Sethuraman, Science of Fortune
 *   (1954), and Harish Johari, Numerology with Tantra, Ayurveda, and Astrology (1990). Days: the weekday of the graha; Rahu takes Saturn's and Ketu Mars's,
 *   by the maxim that they act like them. Portraits are original.
 */
import type { Text } from "#old";

/** A number's graha. */
export interface Graha {
  readonly number: number;
  readonly id: string;
  readonly name: Text;
  /** Sanskrit name. */
  readonly sanskrit: string;
  readonly day: Text;
  readonly colour: Text;
  /** Numbers that help it, itself included. */
  readonly friends: readonly number[];
  readonly foes: readonly number[];
  readonly portrait: Text;
}

const SUNDAY: Text = { en: "Sunday", zhHant: "星期日" };
const MONDAY: Text = { en: "Monday", zhHant: "星期一" };
const TUESDAY: Text = { en: "Tuesday", zhHant: "星期二" };
const WEDNESDAY: Text = { en: "Wednesday", zhHant: "星期三" };
const THURSDAY: Text = { en: "Thursday", zhHant: "星期四" };
const FRIDAY: Text = { en: "Friday", zhHant: "星期五" };
const SATURDAY: Text = { en: "Saturday", zhHant: "星期六" };

/** Index 0 is number 1. */
export const GRAHAS: readonly Graha[] = [
  {
    number: 1,
    id: "sun",
    name: { en: "Sun", zhHant: "太陽" },
    sanskrit: "Sūrya",
    day: SUNDAY,
    colour: { en: "gold and orange", zhHant: "金、橙" },
    friends: [1, 2, 3, 9, 5],
    foes: [8],
    portrait: {
      en: "The Sun's number stands upright: it leads, gives warmth and needs to be seen doing it.",
      zhHant: "太陽之數站得筆直，能領頭，給人溫暖，也需要被看見。",
    },
  },
  {
    number: 2,
    id: "moon",
    name: { en: "Moon", zhHant: "月亮" },
    sanskrit: "Candra",
    day: MONDAY,
    colour: { en: "white and pale green", zhHant: "白、淺綠" },
    friends: [1, 2, 3, 5],
    foes: [4, 8, 9],
    portrait: {
      en: "The Moon's number feels first and knows later: kind, changeable, at ease near water and mothers.",
      zhHant: "月亮之數先感覺，後明白，心軟，易變，近水、近母親便安心。",
    },
  },
  {
    number: 3,
    id: "jupiter",
    name: { en: "Jupiter", zhHant: "木星" },
    sanskrit: "Guru",
    day: THURSDAY,
    colour: { en: "yellow", zhHant: "黃" },
    friends: [1, 2, 3, 5, 9],
    foes: [6],
    portrait: {
      en: "Jupiter's number teaches, whether or not it has pupils, and keeps a standard that it meets itself.",
      zhHant: "木星之數天生為師，有沒有學生都一樣，定下的規矩自己先守。",
    },
  },
  {
    number: 4,
    id: "rahu",
    name: { en: "Rahu", zhHant: "羅睺" },
    sanskrit: "Rāhu",
    day: SATURDAY,
    colour: { en: "smoke grey and blue", zhHant: "煙灰、藍" },
    friends: [1, 5, 6, 7],
    foes: [2, 8, 9],
    portrait: {
      en: "Rahu's number comes in by the window: unusual, sudden, building an order of its own.",
      zhHant: "羅睺之數從窗子進來，與眾不同，說來就來，自成一套秩序。",
    },
  },
  {
    number: 5,
    id: "mercury",
    name: { en: "Mercury", zhHant: "水星" },
    sanskrit: "Budha",
    day: WEDNESDAY,
    colour: { en: "green", zhHant: "綠" },
    friends: [1, 2, 3, 5, 6],
    foes: [],
    portrait: {
      en: "Mercury's number talks, trades and counts, and has an enemy in nobody.",
      zhHant: "水星之數能說、能算、能做買賣，與誰都不結怨。",
    },
  },
  {
    number: 6,
    id: "venus",
    name: { en: "Venus", zhHant: "金星" },
    sanskrit: "Śukra",
    day: FRIDAY,
    colour: { en: "white and pink", zhHant: "白、粉紅" },
    friends: [4, 5, 6, 7, 8],
    foes: [3],
    portrait: {
      en: "Venus's number makes life agreeable, for others and then for itself, and pays for beauty without regret.",
      zhHant: "金星之數讓日子好過，先為別人，再為自己，為美付錢從不後悔。",
    },
  },
  {
    number: 7,
    id: "ketu",
    name: { en: "Ketu", zhHant: "計都" },
    sanskrit: "Ketu",
    day: TUESDAY,
    colour: { en: "grey and brown", zhHant: "灰、褐" },
    friends: [4, 5, 6],
    foes: [],
    portrait: {
      en: "Ketu's number has already left half of what it owns: a seeker, dry in manner and sure of its instinct.",
      zhHant: "計都之數擁有的，心裡早已放下一半，是個尋道者，態度淡，直覺準。",
    },
  },
  {
    number: 8,
    id: "saturn",
    name: { en: "Saturn", zhHant: "土星" },
    sanskrit: "Śani",
    day: SATURDAY,
    colour: { en: "dark blue and black", zhHant: "深藍、黑" },
    friends: [3, 4, 5, 6, 7],
    foes: [1, 2, 4, 8],
    portrait: {
      en: "Saturn's number arrives late and stays: it works, waits, and gets what it has earned.",
      zhHant: "土星之數來得晚，留得久，肯做，能等，得到的都是掙來的。",
    },
  },
  {
    number: 9,
    id: "mars",
    name: { en: "Mars", zhHant: "火星" },
    sanskrit: "Maṅgala",
    day: TUESDAY,
    colour: { en: "red", zhHant: "紅" },
    friends: [1, 2, 3, 9, 5],
    foes: [2, 4],
    portrait: {
      en: "Mars's number goes straight at it, with courage to lend and a temper to keep.",
      zhHant: "火星之數直來直往，勇氣多得可以借人，脾氣則要自己收好。",
    },
  },
];

/** The graha of a number 1-9. */
export function grahaOf(number: number): Graha {
  return GRAHAS[number - 1]!;
}

/** How one number regards another. */
export type Regard = "friend" | "foe" | "neutral";

/**
 * How the first number regards the second.
 *
 * Two numbers stand in both of the lists as they are handed down (4 for 8, 2 for 9); there the foe is
 * taken, as the narrower list.
 */
export function regardOf(from: number, to: number): Regard {
  const { friends, foes } = grahaOf(from);
  if (foes.includes(to)) return "foe";
  return friends.includes(to) ? "friend" : "neutral";
}

/** The bond of two numbers: friends unless one sees a foe, and neutral where neither is a friend. */
export function bondOf(a: number, b: number): Regard {
  const both = [regardOf(a, b), regardOf(b, a)];
  if (both.includes("foe")) return "foe";
  return both.includes("friend") ? "friend" : "neutral";
}
