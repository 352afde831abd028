/** Chinese names of what stands in a Babylonian horoscope. */

export const babylonianBody = {
  moon: { text: "月亮", god: "月神辛" },
  sun: { text: "太陽", god: "日神沙瑪什" },
  jupiter: { text: "木星", god: "主神馬爾杜克" },
  venus: { text: "金星", god: "女神伊什塔爾" },
  mercury: { text: "水星", god: "書神納布" },
  saturn: { text: "土星", god: "戰神尼努爾塔" },
  mars: { text: "火星", god: "冥神涅伽爾" },
};

export const babylonianSign = {
  "hired-man": { text: "雇工", western: "牡羊座" },
  stars: { text: "星團", western: "金牛座" },
  twins: { text: "雙子", western: "雙子座" },
  crab: { text: "蟹", western: "巨蟹座" },
  lion: { text: "獅", western: "獅子座" },
  furrow: { text: "犁溝", western: "處女座" },
  scales: { text: "天秤", western: "天秤座" },
  scorpion: { text: "蠍", western: "天蠍座" },
  pabilsag: { text: "帕比爾薩格", western: "射手座" },
  "goat-fish": { text: "山羊魚", western: "摩羯座" },
  "great-one": { text: "巨人", western: "水瓶座" },
  tails: { text: "魚尾", western: "雙魚座" },
};

export const omen = {
  moon: { text: "月亮已現", promise: "一生明亮、美善而有條理" },
  jupiter: { text: "木星已現", promise: "安穩順遂，財富長存，心中平和" },
  venus: { text: "金星已現", promise: "平靜度日，所到之處皆得人緣，兒女俱全" },
  mercury: { text: "水星已現", promise: "勇者居首，勝於手足，承繼父家" },
  saturn: { text: "土星已現", promise: "路途較暗而多拘束，須以耐心行之" },
  mars: { text: "火星已現", promise: "性情如火" },
  "moon-latitude": {
    text: "月自其道之中轉面向北",
    promise: "興盛與尊大",
  },
};

export const path = { enlil: "恩利爾之道", anu: "安努之道", ea: "埃亞之道" };

export const season = {
  "spring-equinox": "春分",
  "summer-solstice": "夏至",
  "autumn-equinox": "秋分",
  "winter-solstice": "冬至",
};

export const sirius = {
  "first-rising": "天狼星偕日升",
  "dusk-rising": "天狼星昏升",
  "last-setting": "天狼星偕日落",
};

export const eclipseType = { total: "全", partial: "偏", annular: "環", hybrid: "全環" };
