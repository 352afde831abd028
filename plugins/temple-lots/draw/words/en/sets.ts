/** The sets by slug: name, deity, where it is used, and how far it is attested. */
export const sets = {
  "guanyin-100": {
    text: "Guanyin Lots",
    deity: "Guanyin, Bodhisattva of compassion",
    region: "Chinese world",
    standing: "The best-known 100-poem Guanyin set; levels and titles vary between temples.",
  },
  "guandi-100": {
    text: "Guan Di Lots (Thunder-Master Hundred)",
    deity: "Guan Di (Guan Yu)",
    region: "Chinese world",
    standing:
      "The most widespread 100-poem set, also used by city-god, earth-god and other temples; descends from the Jiangdong Wang lots.",
  },
  "wong-tai-sin-100": {
    text: "Wong Tai Sin Lots",
    deity: "Wong Tai Sin (Huang Chuping)",
    region: "Hong Kong (Sik Sik Yuen), Jinhua",
    standing: "The Sik Sik Yuen set of 100.",
  },
  "lu-zu-100": {
    text: "Lü Zu Lots",
    deity: "Lü Dongbin",
    region: "Chinese world",
    standing: "A 100-poem Lü Zu set is in wide circulation; a Taipei temple uses 60.",
  },
  "yuelao-100": {
    text: "Yuelao Lots",
    deity: "Yuelao, the Old Man under the Moon",
    region: "Zhejiang, Taiwan",
    standing:
      "A 100-lot set built from quotations of classics, plays and poems; other Yuelao sets exist.",
  },
  "ganzan-daishi-100": {
    text: "Ganzan Daishi Hundred (omikuji)",
    deity: "Ryōgen (Ganzan Daishi), with Kannon",
    region: "Japan (Tendai temples, Sensō-ji)",
    standing:
      "The Japanese hundred in five-character quatrains; the Tokyo Kannon temple uses the same set.",
  },
  "che-kung-96": {
    text: "Che Kung Lots",
    deity: "Che Kung, the marshal",
    region: "Hong Kong (Sha Tin)",
    standing: "The Sha Tin set: 96 sticks, 35 high, 44 middle, 17 low.",
  },
  "liushi-jiazi-60": {
    text: "Sixty Jiazi Lots (Mazu)",
    deity: "Mazu (also many other temples)",
    region: "Taiwan, Fujian, overseas",
    standing: "The most used set in Taiwan; temples add head, king or tail lots (61 to 64).",
  },
  "wanggong-50": {
    text: "Wang Gong Patriarch Lots",
    deity: "Wang Gong Zushi",
    region: "Fujian, Taiwan",
    standing: "A 50-lot set attested in two independent public collections.",
  },
  "xuantian-shangdi-49": {
    text: "Xuantian Shangdi Responsive Lots",
    deity: "Xuantian Shangdi, the Perfected Warrior",
    region: "China (Wudang), Daoist Canon",
    standing: "The 49-lot set of the Ming supplement to the Daoist Canon.",
  },
  "kongming-32": {
    text: "Kongming Thirty-Two",
    deity: "Zhuge Liang",
    region: "Taiwan (Yuchi)",
    standing:
      "A temple set of 32 lots, each with a named omen; the poems are five-character quatrains.",
  },
  "tudigong-32": {
    text: "Tudigong Thirty-Two",
    deity: "Tudigong, the earth god",
    region: "Chinese world",
    standing: "The 32-lot earth-god set; identical in structure to the five-coin oracle.",
  },
  "zhusheng-niangniang-30": {
    text: "Zhusheng Niangniang Lots",
    deity: "Zhusheng Niangniang, registrar of births",
    region: "Taiwan",
    standing: "A 30-lot set for the birth goddess.",
  },
  "guanyin-28": {
    text: "Guanyin Twenty-Eight",
    deity: "Guanyin",
    region: "Taiwan",
    standing: "A separate short Guanyin set of 28.",
  },
  "fude-zhengshen-28": {
    text: "Fude Twenty-Eight (thrown with blocks)",
    deity: "Fude Zhengshen, the earth god",
    region: "Taiwan (Hongludi and others)",
    standing:
      "Twenty-eight lots chosen by three throws of the blocks: 27 ordered results and one for a block that stands on edge.",
  },
  "guanyin-24": {
    text: "Guanyin Twenty-Four",
    deity: "Guanyin",
    region: "Taiwan",
    standing: "A separate short Guanyin set of 24.",
  },
  "shennong-24": {
    text: "Shennong Lots",
    deity: "Shennong, the Divine Farmer",
    region: "Taiwan, China",
    standing: "Shennong temples issue lots; the count 24 (one per solar term) is assigned.",
  },
  "taishang-laojun-28": {
    text: "Taishang Laojun Lots",
    deity: "Taishang Laojun (Laozi)",
    region: "China",
    standing: "A 28-lot Laojun set is in circulation.",
  },
  "yijing-64": {
    text: "Yijing Sixty-Four Lots",
    deity: "King Wen and the sages",
    region: "Chinese world",
    standing: "Temple and book sets of 64 lots, one per hexagram.",
  },
  "dizang-60": {
    text: "Dizang Lots",
    deity: "Dizang (Ksitigarbha)",
    region: "China, Taiwan",
    standing: "A 60-lot Dizang set indexed by the running sexagenary cycle.",
  },
  "kongzi-72": {
    text: "Confucius Lots",
    deity: "Confucius and the seventy-two worthies",
    region: "Taiwan (Sun Moon Lake), China",
    standing:
      "A Confucius set exists at a Taiwanese temple; the count 72 (one lot per worthy) is assigned.",
  },
  "sanshan-guowang-61": {
    text: "Three Mountain Kings Lots",
    deity: "Kings of the Three Mountains",
    region: "Chaozhou, Taiwan",
    standing: "A 61-lot set with level and opera-story title.",
  },
  "baosheng-dadi-61": {
    text: "Baosheng Dadi Lots (60 + king lot)",
    deity: "Baosheng Dadi, the physician god",
    region: "Taiwan (Dalongdong), Tong’an",
    standing: "The Bao’an temple set: 60 poems plus a king lot that says it is the added one.",
  },
  "tenjin-uta-ura-64": {
    text: "Tenmangū Sixty-Four Song Oracle",
    deity: "Tenjin (Sugawara no Michizane)",
    region: "Japan",
    standing:
      "An Edo-period oracle of 64 waka for Tenmangū; a Yokohama temple keeps a related 18th-century set.",
  },
  "meiji-jingu-30": {
    text: "Meiji Jingū Ōmigokoro",
    deity: "Emperor Meiji and Empress Shōken",
    region: "Japan (Tokyo)",
    standing: "Thirty waka without any grade of fortune; those here are new, on the same themes.",
  },
  "siam-si-28": {
    text: "Siam-si",
    deity: "Guardian of the temple",
    region: "Thailand",
    standing:
      "Thai temples and shrines commonly keep sets of 28 numbered slips in klon verse; other sizes exist.",
  },
  "xuanwushan-fozu-51": {
    text: "Xuanwu Mountain Lots",
    deity: "Xuantian Shangdi and the Buddha at Yuanshan Temple",
    region: "Guangdong (Jieshi, Lufeng)",
    standing:
      "The 51-lot set of the Xuanwu Mountain temple, with zodiac branch, opera title and level.",
  },
  "penghu-tianhou-100": {
    text: "Penghu Tianhou Hundred",
    deity: "Mazu of the Tianhou Temple of Penghu",
    region: "Taiwan (Penghu)",
    standing: "The hundred of the Penghu Tianhou temple, used by other Mazu temples too.",
  },
  "jigong-101": {
    text: "Jigong Living Buddha Lots",
    deity: "Jigong, the mad monk",
    region: "Zhejiang, Taiwan, Malaysia",
    standing: "Jigong halls issue lots; the count 101 is assigned.",
  },
  "chenghuang-101": {
    text: "City God Lots",
    deity: "Chenghuang, the City God",
    region: "Taiwan, Fujian",
    standing: "City-god temples are known to use a 100-poem set; the 101st (king) lot is assigned.",
  },
  "wenchang-dijun-101": {
    text: "Wenchang Dijun Lots (100 + king lot)",
    deity: "Wenchang Dijun, god of letters",
    region: "Taiwan",
    standing: "A Wenchang shrine publishes 100 poems plus one king lot, 101 in all.",
  },
};
