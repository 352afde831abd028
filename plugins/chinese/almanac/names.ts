import { namesOf, type Named } from "../core/named.ts";

/** Whether a thing of the almanac is held lucky. */
export type Luck = "lucky" | "unlucky" | "mixed";

/** A name with the luck that goes with it. */
export interface LuckyName extends Named {
  readonly luck: Luck;
}

function withLuck(names: readonly Named[], marks: string): readonly LuckyName[] {
  const luck: Readonly<Record<string, Luck>> = { "+": "lucky", "-": "unlucky", "0": "mixed" };
  return names.map((name, i) => Object.freeze({ ...name, luck: luck[marks[i]!]! }));
}

/**
 * The twelve officers (建除十二神), from the day whose branch equals the month's.
 *
 * @source Xieji Bianfang Shu, juan 4; 除危定執成開 lucky, 建滿平收 mixed, 破閉 unlucky
 */
export const OFFICERS: readonly LuckyName[] = withLuck(
  namesOf([
    ["jian", "建", "jiàn", "establish"],
    ["chu", "除", "chú", "remove"],
    ["man", "滿", "mǎn", "full"],
    ["ping", "平", "píng", "balance"],
    ["ding", "定", "dìng", "stable"],
    ["zhi", "執", "zhí", "hold"],
    ["po", "破", "pò", "break"],
    ["wei", "危", "wēi", "danger"],
    ["cheng", "成", "chéng", "complete"],
    ["shou", "收", "shōu", "receive"],
    ["kai", "開", "kāi", "open"],
    ["bi", "閉", "bì", "close"],
  ]),
  "0+00++-++0+-",
);

/** The twelve gods of the yellow and black road, from the azure dragon. */
export const ROAD_GODS: readonly Named[] = namesOf([
  ["qingLong", "青龍", "qīng lóng", "azure dragon"],
  ["mingTang", "明堂", "míng táng", "bright hall"],
  ["tianXing", "天刑", "tiān xíng", "heavenly punishment"],
  ["zhuQue", "朱雀", "zhū què", "vermilion bird"],
  ["jinGui", "金匱", "jīn guì", "golden casket"],
  ["tianDe", "天德", "tiān dé", "heavenly virtue"],
  ["baiHu", "白虎", "bái hǔ", "white tiger"],
  ["yuTang", "玉堂", "yù táng", "jade hall"],
  ["tianLao", "天牢", "tiān láo", "heavenly prison"],
  ["xuanWu", "玄武", "xuán wǔ", "dark warrior"],
  ["siMing", "司命", "sī mìng", "director of destiny"],
  ["gouChen", "勾陳", "gōu chén", "hooked array"],
]);

/** Whether each of the twelve gods walks the yellow road. */
export const ON_YELLOW_ROAD: readonly boolean[] = [..."110011010010"].map((mark) => mark === "1");

/** The two roads. */
export const ROADS: { readonly yellow: Named; readonly black: Named } = {
  yellow: { id: "yellow", native: "黃道", roman: "huáng dào", gloss: "yellow road, lucky" },
  black: { id: "black", native: "黑道", roman: "hēi dào", gloss: "black road, unlucky" },
};

const DIRECTION_ROWS = namesOf([
  ["north", "北", "běi", "north"],
  ["northeast", "東北", "dōng běi", "northeast"],
  ["east", "東", "dōng", "east"],
  ["southeast", "東南", "dōng nán", "southeast"],
  ["south", "南", "nán", "south"],
  ["southwest", "西南", "xī nán", "southwest"],
  ["west", "西", "xī", "west"],
  ["northwest", "西北", "xī běi", "northwest"],
]);

/** Directions by the letters of the tables: N NE E SE S SW W NW. */
export const DIRECTIONS: Readonly<Record<string, Named>> = Object.fromEntries(
  ["N", "NE", "E", "SE", "S", "SW", "W", "NW"].map((letters, i) => [letters, DIRECTION_ROWS[i]!]),
);

/** A lunar mansion: name, luminary of the week, animal, luck. */
export interface Mansion extends LuckyName {
  readonly luminary: Named;
  readonly animal: Named;
}

const LUMINARIES = namesOf([
  ["wood", "木", "mù", "wood, Thursday"],
  ["metal", "金", "jīn", "metal, Friday"],
  ["earth", "土", "tǔ", "earth, Saturday"],
  ["sun", "日", "rì", "Sun, Sunday"],
  ["moon", "月", "yuè", "Moon, Monday"],
  ["fire", "火", "huǒ", "fire, Tuesday"],
  ["water", "水", "shuǐ", "water, Wednesday"],
]);

const MANSION_ANIMALS = namesOf([
  ["jiao", "蛟", "jiāo", "flood dragon"],
  ["long", "龍", "lóng", "dragon"],
  ["hao", "貉", "hé", "raccoon dog"],
  ["tu", "兔", "tù", "hare"],
  ["hu", "狐", "hú", "fox"],
  ["laoHu", "虎", "hǔ", "tiger"],
  ["bao", "豹", "bào", "leopard"],
  ["xie", "獬", "xiè", "unicorn"],
  ["niu", "牛", "niú", "ox"],
  ["fu", "蝠", "fú", "bat"],
  ["shu", "鼠", "shǔ", "rat"],
  ["yan", "燕", "yàn", "swallow"],
  ["zhu", "豬", "zhū", "pig"],
  ["yu", "獝", "yù", "porcupine"],
  ["lang", "狼", "láng", "wolf"],
  ["gou", "狗", "gǒu", "dog"],
  ["zhi", "彘", "zhì", "boar"],
  ["ji", "雞", "jī", "rooster"],
  ["wu", "烏", "wū", "crow"],
  ["hou", "猴", "hóu", "monkey"],
  ["yuan", "猿", "yuán", "ape"],
  ["han", "犴", "hān", "wild dog"],
  ["yang", "羊", "yáng", "goat"],
  ["zhang", "獐", "zhāng", "roe deer"],
  ["ma", "馬", "mǎ", "horse"],
  ["lu", "鹿", "lù", "deer"],
  ["she", "蛇", "shé", "snake"],
  ["yin", "蚓", "yǐn", "earthworm"],
]);

/**
 * The 28 mansions, from 角 on; the luminary is that of the weekday on which a mansion falls.
 *
 * @source Xieji Bianfang Shu, juan 1; luck as in the popular tong shu and tyme4ts 1.5.2
 */
export const MANSIONS: readonly Mansion[] = withLuck(
  namesOf([
    ["jiao", "角", "jiǎo", "horn"],
    ["kang", "亢", "kàng", "neck"],
    ["di", "氐", "dī", "root"],
    ["fang", "房", "fáng", "room"],
    ["xin", "心", "xīn", "heart"],
    ["wei", "尾", "wěi", "tail"],
    ["ji", "箕", "jī", "winnowing basket"],
    ["dou", "斗", "dǒu", "dipper"],
    ["niu", "牛", "niú", "ox"],
    ["nu", "女", "nǚ", "girl"],
    ["xu", "虛", "xū", "emptiness"],
    ["weiRooftop", "危", "wēi", "rooftop"],
    ["shi", "室", "shì", "encampment"],
    ["bi", "壁", "bì", "wall"],
    ["kui", "奎", "kuí", "legs"],
    ["lou", "婁", "lóu", "bond"],
    ["weiStomach", "胃", "wèi", "stomach"],
    ["mao", "昴", "mǎo", "hairy head"],
    ["biNet", "畢", "bì", "net"],
    ["zi", "觜", "zī", "turtle beak"],
    ["shen", "參", "shēn", "three stars"],
    ["jing", "井", "jǐng", "well"],
    ["gui", "鬼", "guǐ", "ghost"],
    ["liu", "柳", "liǔ", "willow"],
    ["xing", "星", "xīng", "star"],
    ["zhang", "張", "zhāng", "extended net"],
    ["yi", "翼", "yì", "wings"],
    ["zhen", "軫", "zhěn", "chariot"],
  ]),
  "+--+-+++----++-++-+-++---+-+",
).map((name, i) =>
  Object.freeze({ ...name, luminary: LUMINARIES[i % 7]!, animal: MANSION_ANIMALS[i]! }),
);

const PHENOLOGY_ROWS = `
蚯蚓結 earthworms knot themselves
麋角解 elk shed their antlers
水泉動 springs stir
雁北鄉 wild geese turn north
鵲始巢 magpies begin to nest
雉始雊 pheasants begin to call
雞始乳 hens begin to brood
征鳥厲疾 birds of prey fly fierce and fast
水澤腹堅 ponds freeze to the middle
東風解凍 the east wind melts the ice
蟄蟲始振 sleeping insects begin to stir
魚陟負冰 fish rise under the ice
獺祭魚 otters lay out fish
候雁北 the geese go north
草木萌動 grass and trees bud
桃始華 peach trees begin to blossom
倉庚鳴 orioles sing
鷹化為鳩 hawks turn into doves
玄鳥至 swallows arrive
雷乃發聲 thunder gives voice
始電 lightning begins
桐始華 paulownia trees begin to blossom
田鼠化為鴽 field mice turn into quail
虹始見 rainbows begin to show
萍始生 duckweed begins to grow
鳴鳩拂其羽 cooing doves preen
戴勝降於桑 hoopoes come down to the mulberries
螻蟈鳴 mole crickets sing
蚯蚓出 earthworms come out
王瓜生 snake gourds grow
苦菜秀 sow thistle flowers
靡草死 tender grasses wither
麥秋至 the wheat harvest comes
螳螂生 mantises hatch
鵙始鳴 shrikes begin to call
反舌無聲 mockingbirds fall silent
鹿角解 deer shed their antlers
蜩始鳴 cicadas begin to sing
半夏生 crow-dipper grows
溫風至 warm winds arrive
蟋蟀居壁 crickets live in the walls
鷹始摯 hawks begin to hunt
腐草為螢 rotting grass becomes fireflies
土潤溽暑 the earth steams with damp heat
大雨行時 great rains fall in season
涼風至 cool winds arrive
白露降 white dew falls
寒蟬鳴 autumn cicadas sing
鷹乃祭鳥 hawks lay out birds
天地始肅 heaven and earth begin to grow stern
禾乃登 the grain ripens
鴻雁來 wild geese come
玄鳥歸 swallows leave
群鳥養羞 birds lay up stores
雷始收聲 thunder falls silent
蟄蟲坯戶 insects close their burrows
水始涸 waters begin to dry
鴻雁來賓 geese come as guests
雀入大水為蛤 sparrows enter the sea and become clams
菊有黃花 chrysanthemums show yellow flowers
豺乃祭獸 dholes lay out beasts
草木黃落 leaves turn yellow and fall
蟄蟲咸俯 insects all bow down in sleep
水始冰 water begins to freeze
地始凍 the ground begins to freeze
雉入大水為蜃 pheasants enter the sea and become oysters
虹藏不見 rainbows hide
天氣上升地氣下降 sky's breath rises, earth's breath sinks
閉塞而成冬 all is closed and winter is made
鶡鴠不鳴 copper pheasants fall silent
虎始交 tigers begin to mate
荔挺出 iris shoots come up
`;

/** A phenology: one of 72 signs of five days. */
export interface Phenology {
  readonly index: number;
  readonly native: string;
  readonly gloss: string;
}

/**
 * The 72 phenologies from the winter solstice on, three to each solar term.
 *
 * @source Lüshi Chunqiu and Yi Zhou Shu, "shi xun"
 */
export const PHENOLOGIES: readonly Phenology[] = PHENOLOGY_ROWS.trim()
  .split("\n")
  .map((row, index) => {
    const space = row.indexOf(" ");
    return Object.freeze({ index, native: row.slice(0, space), gloss: row.slice(space + 1) });
  });
