/** The sets by slug: name, deity, where it is used, and how far it is attested. */
export const sets = {
  "guanyin-100": {
    text: "觀音靈籤",
    deity: "觀世音菩薩",
    region: "華人地區",
    standing: "流傳最廣的百首觀音籤；等第與籤題各廟有異。",
  },
  "guandi-100": {
    text: "關聖帝君靈籤（雷雨師百籤）",
    deity: "關聖帝君",
    region: "華人地區",
    standing: "流傳最廣的百首籤，城隍、土地等廟亦用；出自江東王籤。",
  },
  "wong-tai-sin-100": {
    text: "黃大仙靈籤",
    deity: "赤松黃大仙",
    region: "香港（嗇色園）、金華",
    standing: "嗇色園所用之百籤。",
  },
  "lu-zu-100": {
    text: "呂祖靈籤",
    deity: "孚佑帝君呂祖",
    region: "華人地區",
    standing: "百首呂祖籤流傳甚廣；臺北有廟用六十首。",
  },
  "yuelao-100": {
    text: "月老靈籤",
    deity: "月下老人",
    region: "浙江、臺灣",
    standing: "集經典、戲曲與詩句而成的百籤；月老籤另有別組。",
  },
  "ganzan-daishi-100": {
    text: "元三大師百籤",
    deity: "元三大師",
    region: "日本（天台宗寺院、淺草寺）",
    standing: "日本五言百籤；東京淺草觀音亦用此組。",
  },
  "che-kung-96": {
    text: "車公靈籤",
    deity: "車公",
    region: "香港（沙田）",
    standing: "沙田所用：九十六籤，上籤三十五、中籤四十四、下籤十七。",
  },
  "liushi-jiazi-60": {
    text: "六十甲子籤（媽祖）",
    deity: "天上聖母",
    region: "臺灣、福建與海外",
    standing: "臺灣最通行之籤；各廟或增籤頭、籤王、籤尾（六十一至六十四首）。",
  },
  "wanggong-50": {
    text: "王公祖師靈籤",
    deity: "王公祖師",
    region: "福建、臺灣",
    standing: "五十首，見於兩種各自獨立的公開籤集。",
  },
  "xuantian-shangdi-49": {
    text: "玄天上帝感應靈籤",
    deity: "玄天上帝",
    region: "中國（武當），《道藏》",
    standing: "四十九首，見於明《續道藏》。",
  },
  "kongming-32": {
    text: "諸葛孔明神卦",
    deity: "諸葛武侯",
    region: "臺灣（魚池）",
    standing: "廟用三十二卦，各有卦象之名，詩為五言四句。",
  },
  "tudigong-32": {
    text: "土地公靈籤",
    deity: "土地公",
    region: "華人地區",
    standing: "土地公三十二籤，結構與五錢占相同。",
  },
  "zhusheng-niangniang-30": {
    text: "註生娘娘靈籤",
    deity: "註生娘娘",
    region: "臺灣",
    standing: "註生娘娘三十籤。",
  },
  "guanyin-28": {
    text: "觀音廿八籤",
    deity: "觀世音菩薩",
    region: "臺灣",
    standing: "另一組觀音短籤，共二十八首。",
  },
  "fude-zhengshen-28": {
    text: "福德正神廿八籤（擲筊籤）",
    deity: "福德正神",
    region: "臺灣（烘爐地等）",
    standing: "二十八籤，擲筊三次而定：有序之果二十七，另一為立筊。",
  },
  "guanyin-24": {
    text: "觀音廿四籤",
    deity: "觀世音菩薩",
    region: "臺灣",
    standing: "另一組觀音短籤，共二十四首。",
  },
};
