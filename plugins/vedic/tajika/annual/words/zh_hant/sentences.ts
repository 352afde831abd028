/** Sentences from which the reading of a year is put together. */

/** The sixteen yogas and what they do. */
export const tajikaYoga = {
  ikkabala: { text: "得勢格（Ikkabala）", about: "諸星皆居角宮或續宮，年中所起之事有力相承" },
  induvara: { text: "失勢格（Induvara）", about: "諸星皆居落宮，小處宜耐心" },
  ithasala: { text: "相就（Ithasala）", about: "快星授光於慢星，其事可成" },
  ishrapha: { text: "相離（Ishrapha）", about: "光已授畢，其事漸遠" },
  nakta: { text: "傳光（Nakta）", about: "更快之第三星傳光，由中間人促成" },
  yamaya: { text: "聚光（Yamaya）", about: "更慢之第三星聚光，由長者定奪" },
  manau: { text: "奪光（Manau）", about: "火星或土星中途奪光" },
  kambula: { text: "月助（Kambula）", about: "月亮添光於二星" },
  gairiKambula: { text: "後月助（Gairi-Kambula）", about: "月亮入次座後方添光" },
  khallasara: { text: "月空（Khallasara）", about: "月亮無光可添" },
  rudda: { text: "退還（Rudda）", about: "二星之一承不住所授" },
  duhphaliKuttha: { text: "慢星得位（Duhphali-Kuttha）", about: "慢星於本位受光" },
  dutthotthaDavira: { text: "弱而得援（Dutthottha-Davira）", about: "二弱星得強星之援" },
  tambira: { text: "換座相逢（Tambira）", about: "一星換座後逢強星" },
  kuttha: { text: "堅固（Kuttha）", about: "得位、得宮，又見吉星，所主之事穩固" },
  durapha: { text: "衰弱（Durapha）", about: "居難宮而伴不善，所主之事不宜倚重" },
};

/** The house that the muntha has reached, the first first. */
export const munthaTexts = [
  "身體、名聲與起步受注目，新局可行",
  "收入與家中之事為先，言而有信則得利",
  "自己出力，勝於等待",
  "先安家宅，外務方順",
  "學習、子女與巧思有成",
  "對手、債務與瑣務耗神，以條理應之",
  "步調隨伴侶而定，行旅勞頓",
  "諸事遲延而學得節用，舊案宜了結",
  "運氣在師長、遠行與原則",
  "工作為人所見，職位可望",
  "友朋與所得相應，願望得其半",
  "開支、遠地與退守為主，少即是多",
] as const;

/** A year under each lord. */
export const yearLordTexts = {
  sun: "挺身任事之年，須由己裁決。",
  moon: "往來人群之年，多變而溫暖。",
  mars: "競爭與營造之年，善用其熱則行遠。",
  mercury: "文書、交易與快學之年。",
  jupiter: "開展之年：良言、進修與合理之得。",
  venus: "情誼、安適與品味之年。",
  saturn: "長工之年，酬報來遲。",
};
