/** 月相兩頁所共有之文字，繁體中文。 */
export const signs = {
  aries: "牡羊座",
  taurus: "金牛座",
  gemini: "雙子座",
  cancer: "巨蟹座",
  leo: "獅子座",
  virgo: "處女座",
  libra: "天秤座",
  scorpio: "天蠍座",
  sagittarius: "射手座",
  capricorn: "摩羯座",
  aquarius: "水瓶座",
  pisces: "雙魚座",
};
export const moonQuarter = {
  new: "新月（朔）",
  firstQuarter: "上弦",
  full: "滿月（望）",
  lastQuarter: "下弦",
};
export const refusals = {
  "outside-ephemeris": {
    when: "年份超出日月位置可靠的範圍",
    says: ({ from, to }: { from: number; to: number }) =>
      `日月位置在 ${from} 至 ${to} 年間可靠，請改用其中的年份`,
  },
};
