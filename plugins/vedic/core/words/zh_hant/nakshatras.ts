/** The nakshatras and what the books attach to them. */

export const nakshatra = {
  ashwini: {
    text: "婁宿（Ashwini）",
    deity: "雙馬童（孿生醫神）",
    symbol: "馬首",
    theme: "起步迅捷，好行於人先，並有醫者之直覺，知何者可立時補救。",
  },
  bharani: {
    text: "胃宿（Bharani）",
    deity: "閻摩（秩序之主）",
    symbol: "承載之器",
    theme: "能載重而不輕言放下；受託之事守之以忠，分寸嚴明。",
  },
  krittika: {
    text: "昴宿（Krittika）",
    deity: "火神阿耆尼",
    symbol: "利刃或火焰",
    theme: "一語中的，亦能溫暖身旁之人；好批評，其意多在求善。",
  },
  rohini: {
    text: "畢宿（Rohini）",
    deity: "生主（造物之主）",
    symbol: "牛車",
    theme: "善於培植萬物：愛美、重安適，能耐緩工，而不輕易與人分享。",
  },
  mrigashira: {
    text: "觜宿（Mrigashira）",
    deity: "月露蘇摩",
    symbol: "鹿首",
    theme: "好尋索、善嗅察、喜比較；好奇是其魅力，不安是其代價。",
  },
  ardra: {
    text: "參宿（Ardra）",
    deity: "風暴之神樓陀羅",
    symbol: "雨滴或淚珠",
    theme: "愈逢風雨，思慮愈深；激盪之後氣清，第二計往往勝於第一計。",
  },
  punarvasu: {
    text: "井宿（Punarvasu）",
    deity: "無縛女神阿底提",
    symbol: "箭囊",
    theme: "能回返、能修復、能再始；胸懷寬厚，而必須有家可歸。",
  },
  pushya: {
    text: "鬼宿（Pushya）",
    deity: "祭主（諸神之師）",
    symbol: "牛乳房",
    theme: "滋養他人、安定人心，信任久驗之法，其威望生於服務。",
  },
  ashlesha: {
    text: "柳宿（Ashlesha）",
    deity: "蛇族那伽",
    symbol: "蟠蛇",
    theme: "洞悉人心而執持不放；洞察是其天賦，得人信任則無須緊握。",
  },
  magha: {
    text: "星宿（Magha）",
    deity: "祖靈",
    symbol: "寶座",
    theme: "立足於先人所遺；重尊嚴、重禮儀，亦重家聲。",
  },
  purvaPhalguni: {
    text: "張宿（Purva Phalguni）",
    deity: "福分之神跋伽",
    symbol: "床榻前足",
    theme: "懂得享樂，亦善待客；才華在人群中舒展，休息從不馬虎。",
  },
  uttaraPhalguni: {
    text: "翼宿（Uttara Phalguni）",
    deity: "盟約之神阿梨耶曼",
    symbol: "床榻後足",
    theme: "重然諾；友誼、婚姻與契約，正是此月見其價值之處。",
  },
  hasta: {
    text: "軫宿（Hasta）",
    deity: "日神娑維德利",
    symbol: "手掌",
    theme: "以手思考：靈巧、機智、應變迅速，也想凡事在握。",
  },
  chitra: {
    text: "角宿（Chitra）",
    deity: "工巧之神陀濕多",
    symbol: "明珠",
    theme: "追求形式與光彩；具設計之眼，也樂於為人所見。",
  },
  swati: {
    text: "亢宿（Swati）",
    deity: "風神伐由",
    symbol: "風中新芽",
    theme: "能屈而不折；獨立、交易與公道於它相宜，唯忌急躁。",
  },
  vishakha: {
    text: "氐宿（Vishakha）",
    deity: "因陀羅與火神",
    symbol: "飾葉之門",
    theme: "立定目標便不鬆手；其力在決心，其問在所求是否值得。",
  },
  anuradha: {
    text: "房宿（Anuradha）",
    deity: "友誼之神密多羅",
    symbol: "蓮花",
    theme: "身在異地亦能結友，且情意不移；雖處困境，仍長於合作。",
  },
  jyeshtha: {
    text: "心宿（Jyeshtha）",
    deity: "天帝因陀羅",
    symbol: "傘蓋或耳環",
    theme: "自居長者之位：護人、自尊，擔責時之孤單多於外顯。",
  },
  mula: {
    text: "尾宿（Mula）",
    deity: "解散女神尼爾提",
    symbol: "一束根莖",
    theme: "凡事究其根；不耐半真半假，故長於研究、簡化與重新開始。",
  },
  purvaAshadha: {
    text: "箕宿（Purva Ashadha）",
    deity: "水神阿婆",
    symbol: "簸箕",
    theme: "善於說服，能使人振作；信念早立，少有認輸之時。",
  },
  uttaraAshadha: {
    text: "斗宿（Uttara Ashadha）",
    deity: "一切諸神",
    symbol: "象牙",
    theme: "得勝雖遲而可久；原則、耐力與廣結之盟友皆為其助。",
  },
  shravana: {
    text: "女宿（Shravana）",
    deity: "毗濕奴（三步之神）",
    symbol: "耳或三足跡",
    theme: "先聽而後言；學問、傳統與良策皆經其手相傳。",
  },
  dhanishta: {
    text: "虛宿（Dhanishta）",
    deity: "婆藪（豐饒諸神）",
    symbol: "鼓",
    theme: "節拍分明：有雄心、有韻律、能協作，重實質而輕虛飾。",
  },
  shatabhisha: {
    text: "危宿（Shatabhisha）",
    deity: "水天伐樓拿",
    symbol: "空圓",
    theme: "自守一方天地，鑽研隱微之事；識藥方甚多，吐露心事甚少。",
  },
  purvaBhadrapada: {
    text: "室宿（Purva Bhadrapada）",
    deity: "一足神阿闍",
    symbol: "雙面或劍",
    theme: "為理念而燃；嚴肅而內心熾烈，需有紀律，使其火可用。",
  },
  uttaraBhadrapada: {
    text: "壁宿（Uttara Bhadrapada）",
    deity: "深淵之蛇",
    symbol: "床榻後足或雙生",
    theme: "沉靜而不易動怒；外表無波，內裡有恆心、有慈悲，亦有長久之記憶。",
  },
  revati: {
    text: "奎宿（Revati）",
    deity: "行旅之神普善",
    symbol: "魚",
    theme: "善送人平安渡過；仁厚與想像顯而易見，界限則須學習。",
  },
};

/** Their names alone, where nothing further is said of them. */
export const nakshatraName = Object.fromEntries(
  Object.entries(nakshatra).map(([id, { text }]) => [id, text]),
) as Readonly<Record<keyof typeof nakshatra, string>>;

export const yoni = {
  horse: "馬",
  elephant: "象",
  sheep: "羊",
  serpent: "蛇",
  dog: "犬",
  cat: "貓",
  rat: "鼠",
  cow: "牛",
  buffalo: "水牛",
  tiger: "虎",
  deer: "鹿",
  monkey: "猴",
  mongoose: "獴",
  lion: "獅",
};
export const gana = {
  deva: "天眾（Deva）",
  manushya: "人眾（Manushya）",
  rakshasa: "羅剎（Rakshasa）",
};
export const nadi = { adi: "初脈（Adi）", madhya: "中脈（Madhya）", antya: "末脈（Antya）" };
export const nakshatraNature = {
  fixed: "固定",
  movable: "變動",
  fierce: "猛烈",
  mixed: "混合",
  light: "輕捷",
  soft: "柔和",
  sharp: "銳利",
};
