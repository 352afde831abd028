/** What the schools are called; each procedure takes those it offers. */

export const conventions = {
  ayanamsa: {
    title: "歲差值（Ayanamsa）",
    options: {
      lahiri: "拉希里（印度官定）",
      raman: "拉曼",
      krishnamurti: "克里希納穆提（KP）",
      faganBradley: "費根—布萊德利",
      yukteshwar: "尤克特斯瓦",
      trueChitra: "真角宿：角宿一恆在一百八十度",
      truePushya: "真鬼宿：鬼宿四恆在一百零六度",
    },
  },
  node: { title: "月交點", options: { mean: "平交點", true: "真交點" } },
  houseSystem: {
    title: "宮位制（Bhava）",
    options: {
      wholeSign: "自命宮起之整宮制",
      sripati: "斯里帕提：宮頭為宮心",
      equal: "自上升度起之等宮制",
      placidus: "普拉西度（KP 派所用）",
    },
  },
  yearDays: {
    title: "大運一年之日數",
    options: {
      "360": "三百六十日之薩瓦那年",
      "365.25": "儒略年",
      "365.256364": "恆星年",
      "365.2422": "回歸年",
    },
  },
  karakaScheme: {
    title: "可變徵象星（Chara Karaka）",
    options: { eight: "八徵象，羅睺自宮末逆計", seven: "七徵象，不取月交點" },
  },
  sunrise: {
    title: "日出",
    options: { centre: "日面中心，不計折射", visible: "日面上緣，計標準折射" },
  },
  ashtakavargaTable: {
    title: "八分力（Ashtakavarga）表",
    options: { parashara: "帕拉沙拉", varahamihira: "伐羅訶密希羅（月亮與金星有異）" },
  },
  positions: {
    title: "行星位置",
    options: { apparent: "視位置", true: "真位置（幾何）" },
  },
  parallax: {
    title: "觀測處",
    options: { geocentric: "地心", topocentric: "出生地，月亮可差近一度" },
  },
  virgoMultiplier: {
    title: "淨點總值（shodhya pinda）中處女座之乘數",
    options: { "6": "六", "5": "五" },
  },
  lagnaOccupies: {
    title: "同主二座相減時，上升所在之座",
    options: { no: "無行星即為空", yes: "視為有星" },
  },
  coLords: {
    title: "求影宮（arudha）時天蠍與水瓶之主",
    options: { single: "只用火星與土星", stronger: "火星與計都、土星與羅睺取其強者" },
  },
};
