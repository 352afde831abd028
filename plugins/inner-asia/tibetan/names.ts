/** Animals, numbers, planets and mansions of the Tibetan birth. Texts are our own. */
import type { Text } from "#old";
import type { Element } from "#time";

export const ANIMALS: readonly {
  readonly tibetan: string;
  readonly name: Text;
  readonly portrait: Text;
}[] = [
  {
    tibetan: "byi ba",
    name: { en: "mouse", zhHant: "鼠" },
    portrait: {
      en: "quiet, thrifty and observant, open with few",
      zhHant: "安靜、儉省、善觀察，只對少數人敞開",
    },
  },
  {
    tibetan: "glang",
    name: { en: "ox", zhHant: "牛" },
    portrait: { en: "slow, firm and hard to turn once set", zhHant: "慢而堅定，一旦認準便難轉向" },
  },
  {
    tibetan: "stag",
    name: { en: "tiger", zhHant: "虎" },
    portrait: { en: "brave, proud and quick to act for others", zhHant: "勇敢自重，肯為人出頭" },
  },
  {
    tibetan: "yos",
    name: { en: "hare", zhHant: "兔" },
    portrait: { en: "independent, courteous and fond of ease", zhHant: "獨立有禮，愛清閒" },
  },
  {
    tibetan: "'brug",
    name: { en: "dragon", zhHant: "龍" },
    portrait: {
      en: "lively and restless, good-hearted and full of talk",
      zhHant: "活潑好動，心好話多",
    },
  },
  {
    tibetan: "sbrul",
    name: { en: "snake", zhHant: "蛇" },
    portrait: {
      en: "short of temper and kind at the core, tenacious",
      zhHant: "脾氣短，心地善，韌性強",
    },
  },
  {
    tibetan: "rta",
    name: { en: "horse", zhHant: "馬" },
    portrait: { en: "fast, playful and loyal to friends", zhHant: "快、愛玩，對朋友忠實" },
  },
  {
    tibetan: "lug",
    name: { en: "sheep", zhHant: "羊" },
    portrait: { en: "gentle and unhurried, a provider", zhHant: "溫和不急，能供養人" },
  },
  {
    tibetan: "spre'u",
    name: { en: "monkey", zhHant: "猴" },
    portrait: { en: "clever, light and hard to pin down", zhHant: "聰明輕快，捉摸不定" },
  },
  {
    tibetan: "bya",
    name: { en: "bird", zhHant: "雞" },
    portrait: { en: "orderly, well dressed and fond of counsel", zhHant: "整潔講究，愛給人出主意" },
  },
  {
    tibetan: "khyi",
    name: { en: "dog", zhHant: "狗" },
    portrait: { en: "watchful, proud and on one's own path", zhHant: "警覺、有傲氣，走自己的路" },
  },
  {
    tibetan: "phag",
    name: { en: "pig", zhHant: "豬" },
    portrait: {
      en: "even-tempered and brave, better at giving than asking",
      zhHant: "平和勇敢，給人容易求人難",
    },
  },
];

export const MEWAS: readonly {
  readonly colour: Text;
  readonly element: Element;
  readonly portrait: Text;
}[] = [
  {
    colour: { en: "white", zhHant: "白" },
    element: "metal",
    portrait: { en: "clean habits and a wandering foot", zhHant: "性好潔淨，腳步愛遠行" },
  },
  {
    colour: { en: "black", zhHant: "黑" },
    element: "water",
    portrait: {
      en: "a strong will that meets resistance and learns from it",
      zhHant: "意志強，遇阻而後有所學",
    },
  },
  {
    colour: { en: "indigo", zhHant: "靛" },
    element: "water",
    portrait: { en: "a steady mind with a slow fuse", zhHant: "心思穩，怒氣來得慢" },
  },
  {
    colour: { en: "green", zhHant: "綠" },
    element: "wood",
    portrait: { en: "a love of water, woods and open air", zhHant: "愛水、愛林、愛曠野" },
  },
  {
    colour: { en: "yellow", zhHant: "黃" },
    element: "earth",
    portrait: { en: "devotion, and a memory for kindness", zhHant: "有敬意，記得別人的好" },
  },
  {
    colour: { en: "white", zhHant: "白" },
    element: "metal",
    portrait: { en: "intelligence and many acquaintances", zhHant: "聰慧，交遊廣" },
  },
  {
    colour: { en: "red", zhHant: "紅" },
    element: "fire",
    portrait: { en: "warmth and appetite for company", zhHant: "熱心，愛有人作伴" },
  },
  {
    colour: { en: "white", zhHant: "白" },
    element: "metal",
    portrait: { en: "pride that is at its best in service", zhHant: "有傲骨，用在助人時最好" },
  },
  {
    colour: { en: "maroon", zhHant: "絳紅" },
    element: "fire",
    portrait: { en: "good fortune that grows with what is shared", zhHant: "福氣隨分享而長" },
  },
];

/** Planets of the days (gza'), from Sunday. */
export const DAY_PLANETS: readonly {
  readonly tibetan: string;
  readonly name: Text;
  readonly element: Element;
}[] = [
  { tibetan: "nyi ma", name: { en: "Sun", zhHant: "日" }, element: "fire" },
  { tibetan: "zla ba", name: { en: "Moon", zhHant: "月" }, element: "water" },
  { tibetan: "mig dmar", name: { en: "Mars", zhHant: "火曜" }, element: "fire" },
  { tibetan: "lhag pa", name: { en: "Mercury", zhHant: "水曜" }, element: "water" },
  { tibetan: "phur bu", name: { en: "Jupiter", zhHant: "木曜" }, element: "wood" },
  { tibetan: "pa sangs", name: { en: "Venus", zhHant: "金曜" }, element: "metal" },
  { tibetan: "spen pa", name: { en: "Saturn", zhHant: "土曜" }, element: "earth" },
];

/** The 27 mansions (skar ma), index 0 is Aśvinī. */
export const MANSIONS: readonly { readonly tibetan: string; readonly native: string }[] = [
  ["tha skar", "婁"],
  ["bra nye", "胃"],
  ["smin drug", "昴"],
  ["snar ma", "畢"],
  ["mgo", "觜"],
  ["lag", "參"],
  ["nab so", "井"],
  ["rgyal", "鬼"],
  ["skag", "柳"],
  ["mchu", "星"],
  ["gre", "張"],
  ["dbo", "翼"],
  ["me bzhi", "軫"],
  ["nag pa", "角"],
  ["sa ri", "亢"],
  ["sa ga", "氐"],
  ["lha mtshams", "房"],
  ["snron", "心"],
  ["snrubs", "尾"],
  ["chu stod", "箕"],
  ["chu smad", "斗"],
  ["gro bzhin", "牛"],
  ["mon gre", "虛"],
  ["mon gru", "危"],
  ["khrums stod", "室"],
  ["khrums smad", "壁"],
  ["nam gru", "奎"],
].map(([tibetan, native]) => ({ tibetan: tibetan!, native: native! }));

export const FORCE_NAMES: Readonly<
  Record<
    "life" | "body" | "power" | "luck" | "spirit",
    { readonly tibetan: string; readonly name: Text }
  >
> = {
  life: { tibetan: "srog", name: { en: "life force", zhHant: "命力" } },
  body: { tibetan: "lus", name: { en: "body", zhHant: "身力" } },
  power: { tibetan: "dbang thang", name: { en: "power", zhHant: "權勢" } },
  luck: { tibetan: "rlung rta", name: { en: "wind horse, luck", zhHant: "風馬（運）" } },
  spirit: { tibetan: "bla", name: { en: "spirit", zhHant: "魂" } },
};
