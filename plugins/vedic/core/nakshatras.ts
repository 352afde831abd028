/**
 * The twenty-seven nakshatras and what the books attach to them.
 *
 * @source deities: Taittiriya Brahmana III.1 and Brihat Samhita 98.4-5; yoni, gana, nadi: Muhurta
 *   Chintamani VI; natures: Brihat Samhita 98.6-11; name syllables: Hora Makaranda (avakahada chakra);
 *   Chinese names: the lunar mansions by which the Xiuyao Jing (759) renders them
 */
import type { Text } from "#old";
import type { GrahaId } from "./grahas.ts";
import { nakshatraLord } from "./vimshottari.ts";

export const ANIMALS = [
  "horse",
  "elephant",
  "sheep",
  "serpent",
  "dog",
  "cat",
  "rat",
  "cow",
  "buffalo",
  "tiger",
  "deer",
  "monkey",
  "mongoose",
  "lion",
] as const;
export type AnimalId = (typeof ANIMALS)[number];

export type Gana = "deva" | "manushya" | "rakshasa";
export type Nadi = "adi" | "madhya" | "antya";
export type Nature = "fixed" | "movable" | "fierce" | "mixed" | "light" | "soft" | "sharp";

export interface Nakshatra {
  readonly id: string;
  /** From 1, Ashwini. */
  readonly number: number;
  readonly name: Text;
  readonly lord: GrahaId;
  readonly deity: Text;
  readonly symbol: Text;
  readonly animal: AnimalId;
  readonly animalSex: "male" | "female";
  readonly gana: Gana;
  readonly nadi: Nadi;
  readonly nature: Nature;
  /** First sounds of a name, one for each pada. */
  readonly syllables: readonly string[];
  /** What those born under it are said to bring; a full sentence about "the Moon here". */
  readonly theme: Text;
}

/** Name, mansion, deity, symbol (each English and Chinese), animal and sex, syllables, theme. */
type Row = readonly [
  readonly [string, string],
  readonly [string, string],
  readonly [string, string],
  `${AnimalId} ${"male" | "female"}`,
  string,
  readonly [string, string],
];

// prettier-ignore
const ROWS: readonly Row[] = [
  [["Ashwini", "婁宿"], ["the Ashvins, twin physicians", "雙馬童（孿生醫神）"], ["a horse's head", "馬首"], "horse male", "Chu Che Cho La",
    ["It starts quickly, likes to be first on the road, and has a healer's instinct for what can be mended at once.", "起步迅捷，好行於人先，並有醫者之直覺，知何者可立時補救。"]],
  [["Bharani", "胃宿"], ["Yama, keeper of order", "閻摩（秩序之主）"], ["the vessel that bears", "承載之器"], "elephant male", "Li Lu Le Lo",
    ["It carries much and lets go late; what is entrusted to it is held with loyalty and a strict sense of what is due.", "能載重而不輕言放下；受託之事守之以忠，分寸嚴明。"]],
  [["Krittika", "昴宿"], ["Agni, the fire", "火神阿耆尼"], ["a blade or flame", "利刃或火焰"], "sheep female", "A I U E",
    ["It cuts to the point and warms those near it; criticism comes easily and is usually meant to improve.", "一語中的，亦能溫暖身旁之人；好批評，其意多在求善。"]],
  [["Rohini", "畢宿"], ["Prajapati, lord of creatures", "生主（造物之主）"], ["an ox-cart", "牛車"], "serpent male", "O Va Vi Vu",
    ["It makes things grow: a love of beauty and comfort, patience with slow work, and some reluctance to share.", "善於培植萬物：愛美、重安適，能耐緩工，而不輕易與人分享。"]],
  [["Mrigashira", "觜宿"], ["Soma, the nectar", "月露蘇摩"], ["a deer's head", "鹿首"], "serpent female", "Ve Vo Ka Ki",
    ["It searches, scents and compares; curiosity is the charm of this Moon and restlessness its price.", "好尋索、善嗅察、喜比較；好奇是其魅力，不安是其代價。"]],
  [["Ardra", "參宿"], ["Rudra, the storm", "風暴之神樓陀羅"], ["a drop of rain or a tear", "雨滴或淚珠"], "dog female", "Ku Gha Nga Chha",
    ["It thinks hardest when the weather is rough; after upheaval comes clear air and a second, better plan.", "愈逢風雨，思慮愈深；激盪之後氣清，第二計往往勝於第一計。"]],
  [["Punarvasu", "井宿"], ["Aditi, the boundless mother", "無縛女神阿底提"], ["a quiver of arrows", "箭囊"], "cat female", "Ke Ko Ha Hi",
    ["It returns, repairs and begins again; generous in outlook, it needs a home to come back to.", "能回返、能修復、能再始；胸懷寬厚，而必須有家可歸。"]],
  [["Pushya", "鬼宿"], ["Brihaspati, teacher of the gods", "祭主（諸神之師）"], ["the udder of a cow", "牛乳房"], "sheep male", "Hu He Ho Da",
    ["It nourishes and steadies others, trusts tested forms, and finds its authority in service.", "滋養他人、安定人心，信任久驗之法，其威望生於服務。"]],
  [["Ashlesha", "柳宿"], ["the Nagas, the serpents", "蛇族那伽"], ["a coiled serpent", "蟠蛇"], "cat male", "Di Du De Do",
    ["It reads motives closely and holds on; insight is its gift, and it does best when trust makes grasping needless.", "洞悉人心而執持不放；洞察是其天賦，得人信任則無須緊握。"]],
  [["Magha", "星宿"], ["the Pitris, the ancestors", "祖靈"], ["a throne", "寶座"], "rat male", "Ma Mi Mu Me",
    ["It stands on what was handed down; dignity, ceremony and the good name of the family matter to it.", "立足於先人所遺；重尊嚴、重禮儀，亦重家聲。"]],
  [["Purva Phalguni", "張宿"], ["Bhaga, giver of good fortune", "福分之神跋伽"], ["the front legs of a couch", "床榻前足"], "rat female", "Mo Ta Ti Tu",
    ["It knows how to enjoy and how to host; talent unfolds in company, and rest is taken seriously.", "懂得享樂，亦善待客；才華在人群中舒展，休息從不馬虎。"]],
  [["Uttara Phalguni", "翼宿"], ["Aryaman, patron of contracts", "盟約之神阿梨耶曼"], ["the back legs of a couch", "床榻後足"], "cow male", "Te To Pa Pi",
    ["It keeps its word; friendship, marriage and agreements are where this Moon shows its worth.", "重然諾；友誼、婚姻與契約，正是此月見其價值之處。"]],
  [["Hasta", "軫宿"], ["Savitr, the impelling Sun", "日神娑維德利"], ["a hand", "手掌"], "buffalo female", "Pu Sha Na Tha",
    ["It thinks with its hands: skill, wit and quick adjustment, with a wish to have things under control.", "以手思考：靈巧、機智、應變迅速，也想凡事在握。"]],
  [["Chitra", "角宿"], ["Tvashtr, the divine craftsman", "工巧之神陀濕多"], ["a bright jewel", "明珠"], "tiger female", "Pe Po Ra Ri",
    ["It wants form and brilliance; an eye for design goes with a taste for being seen.", "追求形式與光彩；具設計之眼，也樂於為人所見。"]],
  [["Swati", "亢宿"], ["Vayu, the wind", "風神伐由"], ["a young shoot in the wind", "風中新芽"], "buffalo male", "Ru Re Ro Ta",
    ["It bends without breaking; independence, trade and fair dealing suit it, hurry does not.", "能屈而不折；獨立、交易與公道於它相宜，唯忌急躁。"]],
  [["Vishakha", "氐宿"], ["Indra and Agni together", "因陀羅與火神"], ["a gateway hung with leaves", "飾葉之門"], "tiger male", "Ti Tu Te To",
    ["It sets a goal and keeps at it; the strength is resolve, the question whether the prize is worth it.", "立定目標便不鬆手；其力在決心，其問在所求是否值得。"]],
  [["Anuradha", "房宿"], ["Mitra, the friend", "友誼之神密多羅"], ["a lotus", "蓮花"], "deer female", "Na Ni Nu Ne",
    ["It makes friends in strange places and stays devoted; cooperation is its art even under strain.", "身在異地亦能結友，且情意不移；雖處困境，仍長於合作。"]],
  [["Jyeshtha", "心宿"], ["Indra, chief of the gods", "天帝因陀羅"], ["an umbrella or earring", "傘蓋或耳環"], "deer male", "No Ya Yi Yu",
    ["It takes the part of the eldest: protective, proud, and more alone in responsibility than it shows.", "自居長者之位：護人、自尊，擔責時之孤單多於外顯。"]],
  [["Mula", "尾宿"], ["Nirriti, who undoes", "解散女神尼爾提"], ["a bundle of roots", "一束根莖"], "dog male", "Ye Yo Bha Bhi",
    ["It digs to the root; research, simplification and new beginnings follow from a dislike of half-truths.", "凡事究其根；不耐半真半假，故長於研究、簡化與重新開始。"]],
  [["Purva Ashadha", "箕宿"], ["Apas, the waters", "水神阿婆"], ["a winnowing fan", "簸箕"], "monkey male", "Bhu Dha Pha Dha",
    ["It persuades and refreshes; conviction comes early, and it seldom admits that a contest is lost.", "善於說服，能使人振作；信念早立，少有認輸之時。"]],
  [["Uttara Ashadha", "斗宿"], ["the Vishvedevas, all the gods", "一切諸神"], ["an elephant's tusk", "象牙"], "mongoose male", "Bhe Bho Ja Ji",
    ["It wins late and lastingly; principle, endurance and a broad base of allies serve it well.", "得勝雖遲而可久；原則、耐力與廣結之盟友皆為其助。"]],
  [["Shravana", "女宿"], ["Vishnu, who strides", "毗濕奴（三步之神）"], ["an ear or three footprints", "耳或三足跡"], "monkey female", "Khi Khu Khe Kho",
    ["It listens before it speaks; learning, tradition and good counsel travel through it.", "先聽而後言；學問、傳統與良策皆經其手相傳。"]],
  [["Dhanishta", "虛宿"], ["the Vasus, lords of plenty", "婆藪（豐饒諸神）"], ["a drum", "鼓"], "lion female", "Ga Gi Gu Ge",
    ["It keeps time: ambition, rhythm and teamwork, with a liking for substance over show.", "節拍分明：有雄心、有韻律、能協作，重實質而輕虛飾。"]],
  [["Shatabhisha", "危宿"], ["Varuna, lord of the deep", "水天伐樓拿"], ["an empty circle", "空圓"], "horse female", "Go Sa Si Su",
    ["It guards a private space and studies what is hidden; many remedies are known to it, few confidences given.", "自守一方天地，鑽研隱微之事；識藥方甚多，吐露心事甚少。"]],
  [["Purva Bhadrapada", "室宿"], ["Aja Ekapada, the one-footed", "一足神阿闍"], ["two faces or a sword", "雙面或劍"], "lion male", "Se So Da Di",
    ["It burns for an idea; seriousness and a vivid inner life ask for a discipline that keeps the fire useful.", "為理念而燃；嚴肅而內心熾烈，需有紀律，使其火可用。"]],
  [["Uttara Bhadrapada", "壁宿"], ["Ahirbudhnya, serpent of the depths", "深淵之蛇"], ["the back legs of a couch, or twins", "床榻後足或雙生"], "cow female", "Du Tha Jha Na",
    ["It is deep and slow to anger; steadiness, charity and a long memory lie under a quiet surface.", "沉靜而不易動怒；外表無波，內裡有恆心、有慈悲，亦有長久之記憶。"]],
  [["Revati", "奎宿"], ["Pushan, guide of travellers", "行旅之神普善"], ["a fish", "魚"], "elephant female", "De Do Cha Chi",
    ["It sees others safely across; kindness and imagination are plain, and limits have to be learnt.", "善送人平安渡過；仁厚與想像顯而易見，界限則須學習。"]],
];

const DEVA = [1, 5, 7, 8, 13, 15, 17, 22, 27];
const MANUSHYA = [2, 4, 6, 11, 12, 20, 21, 25, 26];
const ADI = [1, 6, 7, 12, 13, 18, 19, 24, 25];
const MADHYA = [2, 5, 8, 11, 14, 17, 20, 23, 26];
const NATURES: Readonly<Record<Nature, readonly number[]>> = {
  fixed: [4, 12, 21, 26],
  movable: [7, 15, 22, 23, 24],
  fierce: [2, 10, 11, 20, 25],
  mixed: [3, 16],
  light: [1, 8, 13],
  soft: [5, 14, 17, 27],
  sharp: [6, 9, 18, 19],
};

/** Index 0 is Ashwini. */
export const NAKSHATRAS: readonly Nakshatra[] = ROWS.map(
  ([[en, zhHant], deity, symbol, yoni, syllables, theme], index) => {
    const number = index + 1;
    const [animal, animalSex] = yoni.split(" ") as [AnimalId, "male" | "female"];
    return {
      id: en.charAt(0).toLowerCase() + en.slice(1).replace(" ", ""),
      number,
      name: { en, zhHant: `${zhHant}（${en}）` },
      lord: nakshatraLord(index),
      deity: text(deity),
      symbol: text(symbol),
      animal,
      animalSex,
      gana: DEVA.includes(number) ? "deva" : MANUSHYA.includes(number) ? "manushya" : "rakshasa",
      nadi: ADI.includes(number) ? "adi" : MADHYA.includes(number) ? "madhya" : "antya",
      nature: (Object.keys(NATURES) as Nature[]).find((id) => NATURES[id].includes(number))!,
      syllables: syllables.split(" "),
      theme: text(theme),
    };
  },
);

function text([en, zhHant]: readonly [string, string]): Text {
  return { en, zhHant };
}

export const ANIMAL_NAMES: Readonly<Record<AnimalId, Text>> = {
  horse: { en: "horse", zhHant: "馬" },
  elephant: { en: "elephant", zhHant: "象" },
  sheep: { en: "sheep", zhHant: "羊" },
  serpent: { en: "serpent", zhHant: "蛇" },
  dog: { en: "dog", zhHant: "犬" },
  cat: { en: "cat", zhHant: "貓" },
  rat: { en: "rat", zhHant: "鼠" },
  cow: { en: "cow", zhHant: "牛" },
  buffalo: { en: "buffalo", zhHant: "水牛" },
  tiger: { en: "tiger", zhHant: "虎" },
  deer: { en: "deer", zhHant: "鹿" },
  monkey: { en: "monkey", zhHant: "猴" },
  mongoose: { en: "mongoose", zhHant: "獴" },
  lion: { en: "lion", zhHant: "獅" },
};

export const GANA_NAMES: Readonly<Record<Gana, Text>> = {
  deva: { en: "divine (Deva)", zhHant: "天眾（Deva）" },
  manushya: { en: "human (Manushya)", zhHant: "人眾（Manushya）" },
  rakshasa: { en: "fierce (Rakshasa)", zhHant: "羅剎（Rakshasa）" },
};

export const NADI_NAMES: Readonly<Record<Nadi, Text>> = {
  adi: { en: "first (Adi)", zhHant: "初脈（Adi）" },
  madhya: { en: "middle (Madhya)", zhHant: "中脈（Madhya）" },
  antya: { en: "last (Antya)", zhHant: "末脈（Antya）" },
};

export const NATURE_NAMES: Readonly<Record<Nature, Text>> = {
  fixed: { en: "fixed", zhHant: "固定" },
  movable: { en: "movable", zhHant: "變動" },
  fierce: { en: "fierce", zhHant: "猛烈" },
  mixed: { en: "mixed", zhHant: "混合" },
  light: { en: "light and swift", zhHant: "輕捷" },
  soft: { en: "soft", zhHant: "柔和" },
  sharp: { en: "sharp", zhHant: "銳利" },
};
