/**
 * The thirteen trees of Graves's calendar, twenty-eight days each, and the day between the years.
 *
 * Months, letters and keynotes of the seasons: R. Graves, The White Goddess (1948), ch. 10. A list of
 * birds in a later chapter of his has some months a day later; popular lists that know no nameless day
 * give 23 December to Elder. Neither is followed. The partners are those of present-day tables of tree
 * signs, which agree on Birch, Rowan and Ash and differ further on (for Alder some have Hawthorn, for Oak
 * some have Willow). Characters: Unicode Ogham block. Portraits are original. The calendar is Graves's poetic construction and no calendar of the ancient Celts.
 */
import type { Text } from "#old";

/** One tree of the ring. */
export interface Tree {
  readonly id: TreeId;
  /** 1-13 in the order of the year, from Birch. */
  readonly number: number;
  readonly name: Text;
  /** Name of the ogham letter as Graves spells it. */
  readonly letter: string;
  readonly ogham: string;
  /** First day, month and day of the civil year. */
  readonly from: readonly [month: number, day: number];
  readonly to: readonly [month: number, day: number];
  readonly keywords: { readonly en: readonly string[]; readonly zhHant: readonly string[] };
  /** Two sentences. */
  readonly portrait: Text;
  /** What the tree brings to a pair, one sentence without subject "you". */
  readonly gift: Text;
  /** Trees that tables of tree signs name as its partners. */
  readonly partners: readonly TreeId[];
}

export type TreeId =
  | "birch"
  | "rowan"
  | "ash"
  | "alder"
  | "willow"
  | "hawthorn"
  | "oak"
  | "holly"
  | "hazel"
  | "vine"
  | "ivy"
  | "reed"
  | "elder";

export const TREES: readonly Tree[] = [
  {
    id: "birch",
    number: 1,
    name: { en: "Birch", zhHant: "樺樹" },
    letter: "Beth",
    ogham: "ᚁ",
    from: [12, 24],
    to: [1, 20],
    keywords: {
      en: ["beginning", "drive", "clean slate"],
      zhHant: ["起始", "衝勁", "重新來過"],
    },
    portrait: {
      en: "The birch is the first tree on bare ground, thin in the trunk and not afraid of poor soil. Those under it like to begin, and learn with time that a second tree needs room beside the first.",
      zhHant:
        "樺樹是空地上的第一棵樹，幹子細，卻不怕土薄。樺樹之人愛起頭，日子久了才明白，第一棵樹旁邊也要留地方給第二棵。",
    },
    gift: { en: "the courage to start", zhHant: "開頭的勇氣" },
    partners: ["vine", "willow"],
  },
  {
    id: "rowan",
    number: 2,
    name: { en: "Rowan", zhHant: "花楸" },
    letter: "Luis",
    ogham: "ᚂ",
    from: [1, 21],
    to: [2, 17],
    keywords: {
      en: ["quickening", "vision", "protection"],
      zhHant: ["萌動", "遠見", "護持"],
    },
    portrait: {
      en: "The rowan grows higher on the hill than its neighbours and hangs out red berries as a warning and a welcome. Those under it see early what is coming, and have to find words for it before anyone else does.",
      zhHant:
        "花楸長得比鄰樹更靠山頂，掛出紅果，像警告也像歡迎。花楸之人早早看見要來的事，得在別人之前先找到說法。",
    },
    gift: { en: "a view from higher up", zhHant: "站得更高的眼光" },
    partners: ["ivy", "hawthorn"],
  },
  {
    id: "ash",
    number: 3,
    name: { en: "Ash", zhHant: "梣樹" },
    letter: "Nion",
    ogham: "ᚅ",
    from: [2, 18],
    to: [3, 17],
    keywords: {
      en: ["connection", "imagination", "rising water"],
      zhHant: ["連結", "想像", "水漲之時"],
    },
    portrait: {
      en: "The ash puts its roots down far and its branches up far and leaves the middle to others. Those under it join what looks unrelated, and need a quiet hour to come back from where they have been.",
      zhHant:
        "梣樹的根伸得深，枝也伸得高，中間留給別人。梣樹之人把看似無關的事連在一起，出神回來，需要一段安靜。",
    },
    gift: { en: "a link between distant things", zhHant: "把遠處的事連起來的本事" },
    partners: ["willow", "reed"],
  },
  {
    id: "alder",
    number: 4,
    name: { en: "Alder", zhHant: "赤楊" },
    letter: "Fearn",
    ogham: "ᚃ",
    from: [3, 18],
    to: [4, 14],
    keywords: {
      en: ["confidence", "footing", "directness"],
      zhHant: ["自信", "立足", "直爽"],
    },
    portrait: {
      en: "Alder wood hardens under water, and many a bridge stands on it without being seen to. Those under it go first and carry others across, provided that somebody now and then asks whether they are tired.",
      zhHant:
        "赤楊木泡在水裡反而變硬，許多橋站在它身上，外頭看不出來。赤楊之人走在前面，也背人過河，只要偶爾有人問一聲累不累。",
    },
    gift: { en: "firm footing in wet places", zhHant: "在泥濘處也站得穩的底氣" },
    partners: ["birch", "ash", "oak"],
  },
  {
    id: "willow",
    number: 5,
    name: { en: "Willow", zhHant: "柳樹" },
    letter: "Saille",
    ogham: "ᚄ",
    from: [4, 15],
    to: [5, 12],
    keywords: {
      en: ["intuition", "memory", "suppleness"],
      zhHant: ["直覺", "記性", "柔韌"],
    },
    portrait: {
      en: "Cut a willow and it comes up again from the stump with twice as many rods. Those under it feel their way by tide and memory, and bend further than they show before anything gives.",
      zhHant:
        "柳樹砍了，樹樁上會再冒出加倍的枝條。柳樹之人憑潮汐與記憶摸索前行，彎得比外表看來更深，才會真的鬆手。",
    },
    gift: { en: "an ear for what is not said", zhHant: "聽得見沒說出口的話" },
    partners: ["birch", "ivy"],
  },
  {
    id: "hawthorn",
    number: 6,
    name: { en: "Hawthorn", zhHant: "山楂" },
    letter: "Uath",
    ogham: "ᚆ",
    from: [5, 13],
    to: [6, 9],
    keywords: {
      en: ["contrast", "wit", "clearing out"],
      zhHant: ["反差", "機智", "清理"],
    },
    portrait: {
      en: "Hawthorn is blossom outside and thorns within, the hedge that both keeps in and keeps out. Those under it are seldom what they seem at first, and are at their best when something has to be cleared before it can grow.",
      zhHant:
        "山楂外面是花，裡面是刺，是一道圍得住也擋得住的樹籬。山楂之人很少像第一眼的樣子，要先清掉什麼才長得出東西的時候，他們最派得上用場。",
    },
    gift: { en: "a second side to every matter", zhHant: "看見事情另一面的眼睛" },
    partners: ["ash", "rowan"],
  },
  {
    id: "oak",
    number: 7,
    name: { en: "Oak", zhHant: "橡樹" },
    letter: "Duir",
    ogham: "ᚇ",
    from: [6, 10],
    to: [7, 7],
    keywords: {
      en: ["steadiness", "shelter", "the open door"],
      zhHant: ["穩健", "庇蔭", "敞開的門"],
    },
    portrait: {
      en: "The oak's name is kin to the word for door, and half a parish can stand under it in the rain. Those under it speak up for those who do not, and have to watch that shelter does not turn into ownership.",
      zhHant:
        "橡樹的名字與「門」同源，下雨時半個村子站得進去。橡樹之人替不開口的人說話，只要留心別讓遮蔭變成占有。",
    },
    gift: { en: "shelter that holds", zhHant: "撐得住的庇蔭" },
    partners: ["ash", "reed", "ivy"],
  },
  {
    id: "holly",
    number: 8,
    name: { en: "Holly", zhHant: "冬青" },
    letter: "Tinne",
    ogham: "ᚈ",
    from: [7, 8],
    to: [8, 4],
    keywords: {
      en: ["resolve", "fair fight", "dignity"],
      zhHant: ["決心", "公平較量", "氣度"],
    },
    portrait: {
      en: "Holly keeps its leaf when the oak has dropped hers, and grows its prickles low down, where the browsing is done. Those under it take up a challenge readily, and gain most when they may also set it down.",
      zhHant:
        "橡樹落葉時冬青還綠著，刺只長在低處，長在牲口啃得到的地方。冬青之人樂於接下挑戰，若也肯放下，得到的更多。",
    },
    gift: { en: "staying power in lean times", zhHant: "淡季裡的耐力" },
    partners: ["ash", "elder"],
  },
  {
    id: "hazel",
    number: 9,
    name: { en: "Hazel", zhHant: "榛樹" },
    letter: "Coll",
    ogham: "ᚉ",
    from: [8, 5],
    to: [9, 1],
    keywords: {
      en: ["knowledge", "precision", "wit in a nutshell"],
      zhHant: ["學識", "精準", "一語中的"],
    },
    portrait: {
      en: "In the tale nine hazels drop their nuts into a well, and the salmon that eats them knows everything. Those under it collect, sort and remember, and enjoy nothing so much as a fact that fits.",
      zhHant:
        "故事裡九棵榛樹把果子落進井中，吃了果子的鮭魚便無所不知。榛樹之人收集、分類、記得牢，最樂的是找到一件對得上的事。",
    },
    gift: { en: "the right word at the right time", zhHant: "恰到好處的一句話" },
    partners: ["hawthorn", "rowan"],
  },
  {
    id: "vine",
    number: 10,
    name: { en: "Vine", zhHant: "葡萄藤" },
    letter: "Muin",
    ogham: "ᚋ",
    from: [9, 2],
    to: [9, 29],
    keywords: {
      en: ["taste", "balance", "harvest"],
      zhHant: ["品味", "平衡", "收成"],
    },
    portrait: {
      en: "The vine needs something to climb and repays it with autumn in a glass. Those under it see both sides with equal warmth, which makes them good company and slow to choose.",
      zhHant:
        "葡萄藤要有架子才爬得上去，回報的是一杯秋天。葡萄藤之人對兩邊都一樣體貼，因此好相處，也因此難決定。",
    },
    gift: { en: "an eye for the good things of life", zhHant: "懂得享受好東西的眼光" },
    partners: ["willow", "hazel"],
  },
  {
    id: "ivy",
    number: 11,
    name: { en: "Ivy", zhHant: "常春藤" },
    letter: "Gort",
    ogham: "ᚌ",
    from: [9, 30],
    to: [10, 27],
    keywords: {
      en: ["tenacity", "loyalty", "renewal"],
      zhHant: ["韌性", "忠誠", "再生"],
    },
    portrait: {
      en: "Ivy flowers when everything else has finished and feeds the last bees of the year. Those under it hold on in hard places and help others to do so, as long as they remember to let the wall breathe.",
      zhHant:
        "萬物都歇了，常春藤才開花，餵一年裡最後的蜜蜂。常春藤之人在難處攀得住，也幫別人攀住，只要記得讓牆透透氣。",
    },
    gift: { en: "loyalty that outlasts the season", zhHant: "過了季節還在的忠誠" },
    partners: ["oak", "ash"],
  },
  {
    id: "reed",
    number: 12,
    name: { en: "Reed", zhHant: "蘆葦" },
    letter: "Ngetal",
    ogham: "ᚍ",
    from: [10, 28],
    to: [11, 24],
    keywords: {
      en: ["truth", "story", "hidden roots"],
      zhHant: ["真相", "故事", "藏著的根"],
    },
    portrait: {
      en: "The reed is thatch, arrow and flute, and its roots run under water where nobody looks. Those under it want the story behind the story, and are trusted with secrets because they know the price of them.",
      zhHant:
        "蘆葦可以蓋屋頂、做箭、做笛，根在沒人看的水底蔓延。蘆葦之人想知道故事背後的故事，因為懂得祕密的價錢，別人才放心交給他們。",
    },
    gift: { en: "the patience to get to the bottom", zhHant: "追到水落石出的耐心" },
    partners: ["ash", "oak"],
  },
  {
    id: "elder",
    number: 13,
    name: { en: "Elder", zhHant: "接骨木" },
    letter: "Ruis",
    ogham: "ᚏ",
    from: [11, 25],
    to: [12, 22],
    keywords: {
      en: ["freedom", "humour", "closing the circle"],
      zhHant: ["自由", "幽默", "圓滿收尾"],
    },
    portrait: {
      en: "The elder comes up on waste ground, gives flowers and berries freely and never grows straight. Those under it keep their liberty and a joke for the worst hour, and are kinder than their manner allows.",
      zhHant:
        "接骨木長在荒地，花和果子隨人採，枝幹從不肯直。接骨木之人守著自由，也替最壞的時刻留著一個笑話，心比嘴軟。",
    },
    gift: { en: "room to breathe", zhHant: "喘口氣的餘地" },
    partners: ["alder", "holly"],
  },
];

/** The day that belongs to no month: 23 December. */
export const NAMELESS_DAY = {
  month: 12,
  day: 23,
  name: { en: "the nameless day", zhHant: "無名之日" },
  portrait: {
    en: "The nameless day is the one over in the year and a day of the old stories, after the last tree and before the first. Those born on it stand at the hinge: an ending on one hand, a beginning on the other, and no tree that could claim them.",
    zhHant:
      "古老故事裡總說「一年又一天」，無名之日就是多出來的那一天，在末一棵樹之後、頭一棵樹之前。這天出生的人站在門樞上，一手是收尾，一手是開頭，沒有哪棵樹能把他們算作自己的。",
  },
} as const;

/** A tree by its id. */
export function treeById(id: TreeId): Tree {
  return TREES.find((tree) => tree.id === id)!;
}

/**
 * Finds the tree of a day.
 *
 * @param month 1-12
 * @param day 29 February belongs to Ash
 * @returns null on the nameless day
 */
export function treeOf(month: number, day: number): Tree | null {
  if (month === NAMELESS_DAY.month && day === NAMELESS_DAY.day) return null;
  const at = month * 100 + day;
  const found = TREES.find(({ from, to }) => {
    const [first, last] = [from[0] * 100 + from[1], to[0] * 100 + to[1]];
    return first <= last ? at >= first && at <= last : at >= first || at <= last;
  });
  return found!;
}

/** The trees on either side of a day: its own, or on the nameless day Elder and Birch. */
export function treesOf(month: number, day: number): readonly Tree[] {
  const tree = treeOf(month, day);
  return tree ? [tree] : [treeById("elder"), treeById("birch")];
}
