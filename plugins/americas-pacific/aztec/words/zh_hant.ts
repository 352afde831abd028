import { chinese } from "#sdk";
import type { AztecAnswer } from "../answer.ts";
import type { AztecWords } from "./en.ts";

const aztecDay = {
  cipactli: { text: "鱷", portrait: "自水中浮起的第一塊地：勞作、家業與增益" },
  ehecatl: { text: "風", portrait: "氣息與變動：心思靈快，放在哪裡都待不住" },
  calli: { text: "屋", portrait: "牆與內室：守著灶火，少見遠行" },
  cuetzpalin: { text: "蜥蜴", portrait: "身手輕捷：跌倒便起，不費餘力" },
  coatl: { text: "蛇", portrait: "流動的力量：財物如水，來去不定" },
  miquiztli: { text: "骷髏", portrait: "枯骨的安靜：記憶、謙退與再起" },
  mazatl: { text: "鹿", portrait: "漫遊與羞怯：在林中自在，見人群則退" },
  tochtli: { text: "兔", portrait: "豐饒與嬉遊，杯中物卻須有量" },
  atl: { text: "水", portrait: "水火相交：在爭鬥中洗淨" },
  itzcuintli: { text: "犬", portrait: "忠實的嚮導：慷慨，也報答朋友" },
  ozomatli: { text: "猴", portrait: "技藝與歡笑：歌者、雕工、各樣好手" },
  malinalli: { text: "草", portrait: "踩過又長的草：磨難與韌根" },
  acatl: { text: "蘆葦", portrait: "中空之莖：虛己者得權" },
  ocelotl: { text: "美洲豹", portrait: "膽氣與夜色：力量有良伴才穩當" },
  cuauhtli: { text: "鷹", portrait: "居高之眼：勇氣，也渴望領先" },
  cozcacuauhtli: { text: "禿鷲", portrait: "年歲與忠告：耐得過喧鬧" },
  ollin: { text: "運動", portrait: "萬物之轉：無物常住，許多事也因此能扶正" },
  tecpatl: { text: "燧石", portrait: "利落的刃：判斷，以及會傷人的話" },
  quiahuitl: { text: "雨", portrait: "不請自來的天降之物：恩賜與驟風" },
  xochitl: { text: "花", portrait: "花與歌：美、巧手，花期短" },
};

const dayBird = {
  blueHummingbird: "藍蜂鳥",
  greenHummingbird: "綠蜂鳥",
  falcon: "隼",
  quail: "鵪鶉",
  blackHawk: "黑鷹",
  barnOwl: "倉鴞",
  butterfly: "蝴蝶",
  eagle: "鵰",
  turkey: "火雞",
  hornedOwl: "角鴞",
  scarletMacaw: "緋紅金剛鸚鵡",
  quetzal: "綠咬鵑",
  greenParrot: "綠鸚鵡",
};

const fortune = { favourable: "吉", indifferent: "吉凶參半", adverse: "不吉" };

export const zhHant: AztecWords = {
  title: "阿茲特克神曆日",
  summary: "日徵、數、十三日週與其守護神、夜主、日主與鳥，以及古抄本所載吉凶；未給日期則取當日",
  weighs: "日之吉凶，加所屬十三日吉凶之半；權重為本服務自訂",
  fields: {
    day: "日",
    "day/day": "日徵",
    "trecena/day": "起首之日徵",
    "year/day": "年之日徵",
    "xihuitl/day": "月中之日",
    number: "數",
    patron: "守護神",
    patrons: "守護神",
    portrait: "徵象",
    place: "二百六十日輪中之位",
    trecena: "所屬十三日",
    fortune: "吉凶",
    lordOfDay: "日主",
    bird: "日之鳥",
    lordOfNight: "夜主",
    name: "名",
    xihuitl: "三百六十五日年曆",
    month: "月",
    year: "年",
  },
  terms: { aztecDay, dayBird, fortune },
  phrases: {
    base: "任何一日",
    day: ({ fortune: id }) => `日${fortune[id]}`,
    trecena: ({ fortune: id }) => `所屬十三日${fortune[id]}`,
  },
  conventions: {
    nightLords: {
      title: "夜主跨輪之接續",
      options: { restart: "逢 1 Cipactli 重新起算", continuous: "連續不斷" },
    },
  },
  reading: (answer: AztecAnswer) => {
    const { day, trecena, bird, lordOfDay, lordOfNight, year, xihuitl } = answer;
    const sign = aztecDay[day.day];
    return [
      `這一天是 ${day.text}，即「${sign.text}」，由 ${day.patron} 守護，徵象是${sign.portrait}。日主為 ${lordOfDay}，其鳥為${dayBird[bird]}；夜由 ${lordOfNight.name} 看守。`,
      `它屬於以 ${trecena.text} 起首的十三日，由 ${chinese.list(trecena.patrons, " 與 ")} 照管，書中稱之為「${fortune[trecena.fortune]}」。在三百六十五日的年曆上是 ${xihuitl.name} 第 ${xihuitl.day} 日，${year.text} 年。`,
      `就數與週而論，這一天屬「${fortune[answer.fortune]}」。${namingOf(answer)}`,
    ];
  },
  picture: {
    title: (day) => `阿茲特克神曆日 ${day}`,
    desc: ({ day, trecena, bird, lordOfNight }) =>
      `${aztecDay[day.day].text}，守護神 ${day.patron}；${trecena.text} 之週；${dayBird[bird]}；${lordOfNight.name} 之夜`,
  },
};

/** When a child of the day was bathed and named (Sahagún IV, chs. 8, 13-15, 20). */
function namingOf({ day, fortune: value }: AztecAnswer): string {
  if (value === "favourable") return "生在這樣的日子，當天便沐浴取名，守住隨之而來的徵象。";
  const better = day.number < 7 ? "多半是第七日" : "末四日之一";
  return `生在這樣的日子，會等到同一週較好的一日（${better}）才沐浴取名，便歸到較溫和的徵象之下。`;
}
