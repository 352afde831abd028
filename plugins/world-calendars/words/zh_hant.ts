import type { PluginWords } from "#sdk";

export const zhHant: PluginWords = {
  title: "曆法、紀元與月相",
  summary: "各家小曆，皆依創制者所立之法。",
  traditions: {
    discordian: { title: "紛亂曆", family: "現代", region: "美國" },
    thelemic: { title: "泰勒瑪紀年", family: "現代", region: "英國與義大利" },
    masonic: { title: "共濟會紀年", family: "現代", region: "英國與法國" },
    "christian-reckoning": { title: "舊曆與復活節推算", family: "基督教", region: "基督教世界" },
    republican: { title: "法國共和曆與十進位時間", family: "現代", region: "法國" },
    soviet: { title: "蘇聯曆", family: "現代", region: "蘇聯" },
    bahai: { title: "巴哈伊曆", family: "巴哈伊", region: "伊朗與世界各地" },
    sikh: { title: "錫克曆", family: "印度", region: "旁遮普" },
    pataphysical: { title: "荒誕玄學曆", family: "現代", region: "法國" },
    jain: { title: "耆那教曆", family: "印度", region: "印度" },
    moon: { title: "月相", family: "現代", region: "世界各地" },
    chronology: { title: "年代學", family: "現代", region: "世界各地" },
  },
};
