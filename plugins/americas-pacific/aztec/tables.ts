/**
 * Gods, birds and fortunes of the count of 260 days.
 *
 * Lords of the night and of the day: L. Spence, The Gods of Mexico (1923), pp. 364-365, after E. Seler on the
 * Aubin Tonalamatl. Patrons of days and weeks: the same school; compared with T. A. Joyce, Mexican
 * Archaeology (1914), pp. 61-62, who differs where a god has another form or a week two; Itztapaltotec of
 * the last week: a published table of the Codex Borbonicus. Birds: after
 * the Codex Borbonicus; the same thirteen in a public program. Fortunes of weeks: Sahagún, Historia general, book IV.
 */
import type { Text } from "#old";

/** What the soothsayers said of a day or a week. */
export type Fortune = "favourable" | "indifferent" | "adverse";

export const FORTUNES: Readonly<Record<Fortune, Text>> = {
  favourable: { en: "favourable", zhHant: "吉" },
  indifferent: { en: "part good, part bad", zhHant: "吉凶參半" },
  adverse: { en: "adverse", zhHant: "不吉" },
};

/** Patron of each of the twenty days, their gloss in Chinese, and what the sign is like. */
export const DAY_TABLE: readonly {
  readonly patron: string;
  readonly glossZh: string;
  readonly portrait: Text;
}[] = [
  {
    patron: "Tonacatecuhtli",
    glossZh: "鱷",
    portrait: {
      en: "the first earth rising from the water: work, household and increase",
      zhHant: "自水中浮起的第一塊地：勞作、家業與增益",
    },
  },
  {
    patron: "Quetzalcoatl",
    glossZh: "風",
    portrait: {
      en: "breath and change: a quick mind that does not stay where it is put",
      zhHant: "氣息與變動：心思靈快，放在哪裡都待不住",
    },
  },
  {
    patron: "Tepeyollotl",
    glossZh: "屋",
    portrait: {
      en: "walls and inwardness: someone who guards a hearth and is seldom seen far from it",
      zhHant: "牆與內室：守著灶火，少見遠行",
    },
  },
  {
    patron: "Huehuecoyotl",
    glossZh: "蜥蜴",
    portrait: {
      en: "nimbleness: falls and is up again, and wastes no strength",
      zhHant: "身手輕捷：跌倒便起，不費餘力",
    },
  },
  {
    patron: "Chalchiuhtlicue",
    glossZh: "蛇",
    portrait: {
      en: "flowing strength: goods that come and go like water",
      zhHant: "流動的力量：財物如水，來去不定",
    },
  },
  {
    patron: "Tecciztecatl",
    glossZh: "骷髏",
    portrait: {
      en: "the quiet of bones: memory, modesty and a second beginning",
      zhHant: "枯骨的安靜：記憶、謙退與再起",
    },
  },
  {
    patron: "Tlaloc",
    glossZh: "鹿",
    portrait: {
      en: "wandering and shyness: at ease in woods, wary of crowds",
      zhHant: "漫遊與羞怯：在林中自在，見人群則退",
    },
  },
  {
    patron: "Mayahuel",
    glossZh: "兔",
    portrait: {
      en: "fruitfulness and play, and the cup that has to be measured",
      zhHant: "豐饒與嬉遊，杯中物卻須有量",
    },
  },
  {
    patron: "Xiuhtecuhtli",
    glossZh: "水",
    portrait: {
      en: "fire and water together: struggle that makes clean",
      zhHant: "水火相交：在爭鬥中洗淨",
    },
  },
  {
    patron: "Mictlantecuhtli",
    glossZh: "犬",
    portrait: {
      en: "the faithful guide: generosity, and friends who are repaid",
      zhHant: "忠實的嚮導：慷慨，也報答朋友",
    },
  },
  {
    patron: "Xochipilli",
    glossZh: "猴",
    portrait: {
      en: "art and merriment: singers, carvers, players of every kind",
      zhHant: "技藝與歡笑：歌者、雕工、各樣好手",
    },
  },
  {
    patron: "Patecatl",
    glossZh: "草",
    portrait: {
      en: "grass that is trodden and grows again: trials and tough roots",
      zhHant: "踩過又長的草：磨難與韌根",
    },
  },
  {
    patron: "Tezcatlipoca",
    glossZh: "蘆葦",
    portrait: {
      en: "a hollow stem: authority to those who stay empty of themselves",
      zhHant: "中空之莖：虛己者得權",
    },
  },
  {
    patron: "Tlazolteotl",
    glossZh: "美洲豹",
    portrait: {
      en: "daring and night: strength that is safest in good company",
      zhHant: "膽氣與夜色：力量有良伴才穩當",
    },
  },
  {
    patron: "Xipe Totec",
    glossZh: "鷹",
    portrait: {
      en: "the high view: courage, and a hunger to be first",
      zhHant: "居高之眼：勇氣，也渴望領先",
    },
  },
  {
    patron: "Itzpapalotl",
    glossZh: "禿鷲",
    portrait: {
      en: "age and counsel: patience that outlives the noise",
      zhHant: "年歲與忠告：耐得過喧鬧",
    },
  },
  {
    patron: "Xolotl",
    glossZh: "運動",
    portrait: {
      en: "the turning of things: nothing stays, and much can be righted",
      zhHant: "萬物之轉：無物常住，許多事也因此能扶正",
    },
  },
  {
    patron: "Chalchiuhtotolin",
    glossZh: "燧石",
    portrait: {
      en: "the clean edge: judgement, and a word that cuts",
      zhHant: "利落的刃：判斷，以及會傷人的話",
    },
  },
  {
    patron: "Tonatiuh",
    glossZh: "雨",
    portrait: {
      en: "what falls from the sky unasked: gifts and squalls",
      zhHant: "不請自來的天降之物：恩賜與驟風",
    },
  },
  {
    patron: "Xochiquetzal",
    glossZh: "花",
    portrait: {
      en: "flower and song: beauty, skill of the hand, short seasons",
      zhHant: "花與歌：美、巧手，花期短",
    },
  },
];

/** The twenty weeks of thirteen days in order, with patron and fortune. */
export const TRECENA_TABLE: readonly { readonly patron: string; readonly fortune: Fortune }[] = [
  { patron: "Tonacatecuhtli", fortune: "favourable" },
  { patron: "Quetzalcoatl", fortune: "adverse" },
  { patron: "Tepeyollotl", fortune: "favourable" },
  { patron: "Huehuecoyotl", fortune: "indifferent" },
  { patron: "Chalchiuhtlicue", fortune: "adverse" },
  { patron: "Tonatiuh and Tecciztecatl", fortune: "indifferent" },
  { patron: "Tlaloc", fortune: "adverse" },
  { patron: "Mayahuel", fortune: "adverse" },
  { patron: "Xiuhtecuhtli and Tlahuizcalpantecuhtli", fortune: "favourable" },
  { patron: "Mictlantecuhtli and Tonatiuh", fortune: "favourable" },
  { patron: "Patecatl", fortune: "favourable" },
  { patron: "Itztlacoliuhqui", fortune: "favourable" },
  { patron: "Tlazolteotl", fortune: "indifferent" },
  { patron: "Xipe Totec", fortune: "favourable" },
  { patron: "Itzpapalotl", fortune: "adverse" },
  { patron: "Xolotl", fortune: "favourable" },
  { patron: "Chalchiuhtotolin", fortune: "indifferent" },
  { patron: "Chantico", fortune: "adverse" },
  { patron: "Xochiquetzal", fortune: "adverse" },
  { patron: "Xiuhtecuhtli and Itztapaltotec", fortune: "favourable" },
];

/** The nine lords of the night, G1 first. */
export const NIGHT_LORDS = [
  "Xiuhtecuhtli",
  "Itztli",
  "Piltzintecuhtli",
  "Centeotl",
  "Mictlantecuhtli",
  "Chalchiuhtlicue",
  "Tlazolteotl",
  "Tepeyollotl",
  "Tlaloc",
] as const;

/** The thirteen lords of the day with their birds, by number. */
export const DAY_LORDS: readonly { readonly lord: string; readonly bird: Text }[] = [
  { lord: "Xiuhtecuhtli", bird: { en: "blue hummingbird", zhHant: "藍蜂鳥" } },
  { lord: "Tlaltecuhtli", bird: { en: "green hummingbird", zhHant: "綠蜂鳥" } },
  { lord: "Chalchiuhtlicue", bird: { en: "falcon", zhHant: "隼" } },
  { lord: "Tonatiuh", bird: { en: "quail", zhHant: "鵪鶉" } },
  { lord: "Tlazolteotl", bird: { en: "black hawk", zhHant: "黑鷹" } },
  { lord: "Teoyaomiqui", bird: { en: "barn owl", zhHant: "倉鴞" } },
  { lord: "Xochipilli", bird: { en: "butterfly", zhHant: "蝴蝶" } },
  { lord: "Tlaloc", bird: { en: "eagle", zhHant: "鵰" } },
  { lord: "Quetzalcoatl", bird: { en: "turkey", zhHant: "火雞" } },
  { lord: "Tezcatlipoca", bird: { en: "horned owl", zhHant: "角鴞" } },
  { lord: "Mictlantecuhtli", bird: { en: "scarlet macaw", zhHant: "緋紅金剛鸚鵡" } },
  { lord: "Tlahuizcalpantecuhtli", bird: { en: "quetzal", zhHant: "綠咬鵑" } },
  { lord: "Ilamatecuhtli", bird: { en: "green parrot", zhHant: "綠鸚鵡" } },
];
