/** The day of an almanac, its parts and its month. */
import type { SunRefusals } from "../../day/almanac_day.ts";

export const when = { utc: "世界時", local: "當地時鐘" };
export const lasts = { ...when, begins: "起", ends: "訖" };

export const sunRefusals = {
  "sun-keeps-up-or-down": {
    when: "該地當日太陽不升或不落",
    says: ({ date }: SunRefusals["sun-keeps-up-or-down"]) =>
      `${date} 前後該地太陽不升或不落，印度之日以日出為界，無從起算，請改填日期或地點`,
  },
};

export const dayPeriod = {
  brahmaMuhurta: { text: "梵時（Brahma Muhurta）", use: "破曉前讀書禱祝" },
  abhijit: { text: "正午吉時（Abhijit）", use: "可解多數之忌；星期三不用" },
  vijaya: { text: "勝時（Vijaya）", use: "出行、競爭、請求" },
  godhuli: { text: "牛塵時（Godhuli）", use: "黃昏牛歸之時；婚禮別無良時可用" },
  nishita: { text: "中夜（Nishita）", use: "祀濕婆與黑天之時" },
  amritaKala: { text: "甘露時（Amrita Kala）", use: "諸善事皆宜" },
  rahuKalam: { text: "羅睺時（Rahu Kalam）", use: "不宜起事，已行之事可續" },
  yamaganda: { text: "閻摩時（Yamaganda）", use: "忌遠行與錢財往來" },
  gulikaKalam: { text: "土子時（Gulika Kalam）", use: "宜可一再為之之事，如儲蓄；忌只願一次之事" },
  durmuhurta: { text: "惡時（Durmuhurta）", use: "忌起事" },
  varjyam: { text: "避時（Varjyam）", use: "忌起事，尤忌出行" },
  bhadra: { text: "跋陀羅（Vishti）", use: "忌祭禮與起事；訴訟競爭可始" },
};
export const quality = { good: "吉", bad: "忌", mixed: "視事而定" };

export const lunarMonth = {
  chaitra: "制怛羅月（Chaitra）",
  vaishakha: "吠舍佉月（Vaishakha）",
  jyeshtha: "逝瑟吒月（Jyeshtha）",
  ashadha: "頞沙荼月（Ashadha）",
  shravana: "室羅伐拏月（Shravana）",
  bhadrapada: "婆羅缽陀月（Bhadrapada）",
  ashvina: "頞濕縛庾闍月（Ashvina）",
  kartika: "迦剌底迦月（Kartika）",
  margashirsha: "末伽始羅月（Margashirsha）",
  pausha: "報沙月（Pausha）",
  magha: "磨祛月（Magha）",
  phalguna: "頗勒窶拏月（Phalguna）",
};
export const monthKind = {
  normal: "平月",
  adhika: "閏月（Adhika）",
  kshaya: "一月兼二名（Kshaya）",
};
