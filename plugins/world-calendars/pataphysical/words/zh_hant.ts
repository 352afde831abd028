import { dateText, issues } from "../../core/words/zh_hant.ts";
import type { PataphysicalWords } from "./en.ts";

const pataphysicalMonth = {
  absolu: { text: "絕對月", about: "「絕對」" },
  haha: { text: "哈哈月", about: "狒狒駝臀唯一會說的話" },
  as: { text: "小舟月", about: "浮士托爾博士那艘同時是篩子的小船" },
  sable: { text: "沙月", about: "沙，也是紋章學的黑色" },
  decervelage: { text: "去腦月", about: "取走腦子的機器" },
  gueules: { text: "赤口月", about: "紋章學的紅色，也指嘴巴" },
  pedale: { text: "踏板月", about: "腳踏車" },
  clinamen: { text: "偏斜月", about: "原子最小的一次偏離" },
  palotin: { text: "爪牙月", about: "烏布的爪牙" },
  merdre: { text: "糞爾月", about: "《烏布王》開口第一個字" },
  gidouille: { text: "螺肚月", about: "烏布肚皮上的螺旋" },
  tatane: { text: "鞋月", about: "鞋子" },
  phalle: { text: "陽物月", about: "陽物" },
};
const pataphysicalDegree = {
  first: "第一等至高節",
  second: "第二等至高節",
  third: "第三等至高節",
  fourth: "第四等至高節",
  vacuation: "空缺日",
};
const pataphysicalFeast = {
  birthOfJarry: "阿爾弗雷德・雅里誕辰",
  emmanuelGod: "以馬內利神",
  ageOfFaustroll: "浮士托爾博士的年紀",
  haHa: "哈哈節",
  bosseDeNageRises: "駝臀復生",
  occultationOfJarry: "雅里隱沒",
  navigationOfFaustroll: "浮士托爾博士航行",
  lautreamont: "聖洛特雷阿蒙",
  conceptionOfUbu: "烏布老爹成胎",
  exaltationOfUbuRoi: "烏布王高升（冬烏布）",
  khurmookum: "浮士托爾博士的庫爾木孔",
  caesarAntichrist: "凱撒敵基督",
  debraining: "去腦",
  chairOfFaustroll: "浮士托爾博士登座",
  physickStick: "展示物理棒",
  saintSex: "柱上隱士聖性",
  sengle: "逃兵聖桑格",
  inventionOfPataphysics: "荒誕玄學之發現",
  polyhedra: "多面體節",
  palotins: "錢財爪牙諸聖",
  cuckoldryOfUbu: "烏布老爹戴綠帽",
  ontogeny: "荒誕玄學個體發生",
  apparitionOfUbuRoi: "烏布王顯現",
  visitationOfMotherUbu: "烏布大媽訪親",
  gidouille: "螺肚節",
  nameOfUbu: "烏布之名",
  feastOfUbu: "烏布老爹節（夏烏布）",
  hook: "領受糞鉤",
  processionOfPhynances: "錢財遊行",
  ubuEnchained: "烏布受縛",
  assumptionOfMessalina: "聖梅薩麗娜升天",
  dragoness: "吞火的聖母龍",
};
const weekdays = {
  sunday: "星期日",
  monday: "星期一",
  tuesday: "星期二",
  wednesday: "星期三",
  thursday: "星期四",
  friday: "星期五",
  saturday: "星期六",
};

export const zhHant: PataphysicalWords = {
  title: "荒誕玄學曆日期",
  summary: "荒誕玄學紀元與公曆互換，並列當日節慶的等第或空缺；前兩等的節日列出名稱",
  inputs: {
    pataphysical: { label: "荒誕玄學曆日期", about: "填了就以此為準" },
    year: { label: "年", about: "荒誕玄學紀元" },
    month: { label: "月", about: "1 絕對月至 13 陽物月" },
    day: { label: "日", about: "1 至 28；螺肚月有 29 日，赤口月逢閏年也有" },
  },
  fields: {
    civil: "俗世日期",
    date: "日期",
    weekday: "星期",
    pataphysical: "荒誕玄學曆",
    year: "年",
    month: "月序",
    day: "日",
    monthName: "月名",
    about: "得名於",
    "civil/weekday": "俗世星期",
    hunyadi: "真實的二十九日",
    degree: "日子等第",
    feast: "節日",
    hunyadiFollows: "其後是虛構的二十九日",
    leapYear: "有赤口月二十九日之年",
    formatted: "原寫法",
  },
  terms: { pataphysicalMonth, pataphysicalDegree, pataphysicalFeast },
  phrases: { ...issues, beforeEra: "此紀元始於 1873 年 9 月 8 日" },
  reading({ civil, pataphysical, monthName, weekday, degree, feast, hunyadiFollows }) {
    const { day, year } = pataphysical;
    const month = pataphysicalMonth[monthName];
    const week =
      weekday === null
        ? "這是真正過得到的二十九日，不屬於任何一週。"
        : `按此曆自己的一週是${weekdays[weekday]}${day === 13 ? "，十三號逢星期五，十三個月個個如此" : ""}，與俗世的${weekdays[civil.weekday]}無關。`;
    const kept =
      feast === null
        ? degree === "vacuation"
          ? "曆書沒有把這一天給任何聖人，稱為空缺日。"
          : `曆書列為${pataphysicalDegree[degree]}；屬於哪位聖人，是學院自己印行的內容，這裡不錄。`
        : `這一天是${pataphysicalDegree[degree]}「${pataphysicalFeast[feast]}」。`;
    return [
      `俗世的${dateText(civil.date)}，是荒誕玄學紀元 ${year} 年${month.text} ${day} 日；月名取自${month.about}。`,
      week + kept,
      ...(hunyadiFollows
        ? [`接下來的${month.text} 29 日是虛構的，俗世的時間會直接跳到下個月一日。`]
        : []),
    ];
  },
  picture: { title: (formatted) => formatted, civil: dateText },
};
