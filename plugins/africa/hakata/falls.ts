/**
 * The four tablets and their sixteen falls.
 *
 * A tablet shows its carved side (open) or its back (closed). What a fall means is built from what the
 * tablets stand for; the sentences and the leanings are ours, for catalogues differ: a Venda one reads all
 * four open as strife (Mufhirifhiri), where here they speak with one voice.
 *
 * @source W. van Binsbergen, Regional and historical connections of four-tablet divination in southern
 * Africa, Journal of Religion in Africa 26 (1996): senior and junior, male and female tablets, their names
 * in Francistown, and the order Kwame, Chilume, Ntakwala, Lumwe
 */
import type { Random, Text } from "#sdk";

/** A tablet. */
export interface Tablet {
  readonly id: string;
  readonly name: string;
  readonly stands: Text;
}

/** The four tablets in the order in which they are named. */
export const TABLETS: readonly Tablet[] = [
  {
    id: "kwame",
    name: "Kwame",
    stands: { en: "the senior woman: house and eye", zhHant: "年長女性：屋與眼" },
  },
  {
    id: "chilume",
    name: "Chilume",
    stands: { en: "the senior man: spear and axe", zhHant: "年長男性：矛與斧" },
  },
  {
    id: "ntakwala",
    name: "Ntakwala",
    stands: { en: "the younger woman: two notches", zhHant: "年輕女性：雙刻痕" },
  },
  {
    id: "lumwe",
    name: "Lumwe",
    stands: { en: "the younger man: one notch", zhHant: "年輕男性：單刻痕" },
  },
];

export type Leaning = "favourable" | "mixed" | "adverse";

/** One of the sixteen falls. */
export interface Fall {
  /** Number by the tablets that lie open: 8 Kwame, 4 Chilume, 2 Ntakwala, 1 Lumwe. */
  readonly number: number;
  readonly meaning: Text;
  readonly leaning: Leaning;
}

type Row = readonly [Leaning, string, string];

const ROWS: readonly Row[] = [
  [
    "adverse",
    "All four keep their faces down. The matter is closed for now; nothing should be forced, and the question may be asked again another day",
    "四枚皆覆。事情眼下關著，不宜強求，改日可再問",
  ],
  [
    "mixed",
    "Only the younger man shows himself. A lone effort, quick and untried; it gains by finding an ally",
    "只有年輕男性露面。一個人的衝勁，快而未經試煉，有伴則成",
  ],
  [
    "favourable",
    "Only the younger woman shows herself. Something gentle and new wishes to come in, and it should be given room",
    "只有年輕女性露面。柔和而新的事要進門，宜給它餘地",
  ],
  [
    "favourable",
    "The young are awake and the elders rest. Play, courtship and fresh plans prosper as long as the elders are told",
    "年輕者醒著，年長者歇息。嬉遊、情意與新計畫皆宜，只要稟告長輩",
  ],
  [
    "mixed",
    "Only the senior man lies open. The word of authority stands by itself and needs others to carry it",
    "只有年長男性露面。權威之言獨立無援，須有人承接",
  ],
  [
    "favourable",
    "Both men lie open. Strength and work go the same way, and a task in hand can be finished",
    "兩位男性同開。氣力與勞作同向，手上的事可以做成",
  ],
  [
    "favourable",
    "The senior man and the younger woman lie open. Protection meets promise, and a request is heard",
    "年長男性與年輕女性同開。庇護遇上希望，所求得聞",
  ],
  [
    "mixed",
    "All but the senior woman lie open. Much is moving, but the house has not given its consent; ask at home first",
    "唯年長女性未開。諸事都在動，家裡卻還沒點頭，先回家問一聲",
  ],
  [
    "mixed",
    "Only the senior woman lies open. The house sees and says little; patience and discretion serve best",
    "只有年長女性露面。家中看在眼裡而少言，耐心與慎言最好",
  ],
  [
    "favourable",
    "The senior woman and the younger man lie open. A guiding eye is on a young effort, and it will be corrected in time",
    "年長女性與年輕男性同開。年輕人的努力有人看顧，偏了也會及時改正",
  ],
  [
    "favourable",
    "Both women lie open. The home is at peace; care, growth and mending are favoured",
    "兩位女性同開。家宅安和，宜照料、養育與修補",
  ],
  [
    "mixed",
    "All but the senior man lie open. Goodwill is plentiful, but nobody decides; someone should take the lead",
    "唯年長男性未開。眾人都好意，卻無人拍板，該有人帶頭",
  ],
  [
    "favourable",
    "Both elders lie open. Those who came before are in agreement, and a settled way is the right one",
    "兩位長者同開。先人意見一致，循舊道為是",
  ],
  [
    "mixed",
    "All but the younger woman lie open. The matter has weight and drive but lacks tenderness; soften the manner",
    "唯年輕女性未開。事情有分量、有衝勁，獨缺柔和，態度宜放軟",
  ],
  [
    "mixed",
    "All but the younger man lie open. Everything is ready except the one who must act",
    "唯年輕男性未開。萬事俱備，只差動手的人",
  ],
  [
    "favourable",
    "All four lie open. The way is clear on every side; let thanks come before the next request",
    "四枚皆開。四面皆通，下一個請求之前先道謝",
  ],
];

/** The sixteen falls, number 0 first. */
export const FALLS: readonly Fall[] = ROWS.map(([leaning, en, zhHant], number) => ({
  number,
  leaning,
  meaning: { en, zhHant },
}));

/** Score by leaning. */
export const SCORES: Readonly<Record<Leaning, number>> = { favourable: 70, mixed: 50, adverse: 30 };

/** Throws the tablets: `below(2)` for each in the order of {@link TABLETS}, 1 lies open. */
export function throwTablets(random: Random): readonly boolean[] {
  return TABLETS.map(() => random.below(2) === 1);
}

/** The fall of four tablets. */
export function fallOf(open: readonly boolean[]): Fall {
  return FALLS[open.reduce((number, one) => number * 2 + (one ? 1 : 0), 0)]!;
}

/** A fall by the tablets that lie open. */
export function nameOf(open: readonly boolean[]): Text {
  const names = TABLETS.filter((_, i) => open[i]).map(({ name }) => name);
  if (names.length === 0) return { en: "all closed", zhHant: "四枚皆覆" };
  if (names.length === 4) return { en: "all open", zhHant: "四枚皆開" };
  return { en: `${names.join(", ")} open`, zhHant: `${names.join("、")} 開` };
}

/** What people bring to the tablets, and how the leaning is told for it. */
export const TOPICS: Readonly<
  Record<string, { readonly name: Text } & Readonly<Record<Leaning, Text>>>
> = {
  home: {
    name: { en: "home and family", zhHant: "家庭" },
    favourable: {
      en: "At home this is a time for settling what was left open",
      zhHant: "家中之事，正宜把未定的定下來",
    },
    mixed: { en: "At home someone has not yet been heard", zhHant: "家裡還有人的話沒被聽見" },
    adverse: {
      en: "At home silence is better than a hurried word",
      zhHant: "家中寧可靜默，莫急著說",
    },
  },
  love: {
    name: { en: "love", zhHant: "感情" },
    favourable: {
      en: "In love the other side is inclined to listen",
      zhHant: "感情上，對方願意聽",
    },
    mixed: {
      en: "In love one of the two is still waiting for a sign",
      zhHant: "感情上，有一方還在等表示",
    },
    adverse: {
      en: "In love leave the door ajar and do not push it",
      zhHant: "感情上，門留一線，不要硬推",
    },
  },
  work: {
    name: { en: "work and goods", zhHant: "工作與財物" },
    favourable: {
      en: "Work that is already begun carries itself forward",
      zhHant: "已起頭的工作會自己往前走",
    },
    mixed: {
      en: "Work goes on, at the pace of its slowest part",
      zhHant: "工作照走，快慢看最慢的一環",
    },
    adverse: {
      en: "Work should be checked before anything is added to it",
      zhHant: "先檢查手上的工作，再談新的",
    },
  },
  journey: {
    name: { en: "a journey", zhHant: "出行" },
    favourable: {
      en: "The road is friendly; set out with something to share",
      zhHant: "路途友善，帶點可分享的東西上路",
    },
    mixed: { en: "The road is open, though not at every hour", zhHant: "路是通的，但要看時候" },
    adverse: { en: "The road can wait for better company", zhHant: "行程可以等，等更好的同伴" },
  },
  lost: {
    name: { en: "something lost", zhHant: "失物" },
    favourable: { en: "What is missing is nearer than it seems", zhHant: "失物比想像中近" },
    mixed: { en: "What is missing has passed through another hand", zhHant: "失物經過別人的手" },
    adverse: { en: "What is missing is not to be sought today", zhHant: "失物今天不必找" },
  },
};
