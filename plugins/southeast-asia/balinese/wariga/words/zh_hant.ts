import { dateText, dayFields, issues, wall } from "../../../core/words/days_zh_hant.ts";
import { romanOf } from "../../core/weeks.ts";
import { ingkel, names, sasih } from "../../core/words/zh_hant.ts";
import type { WarigaAnswer } from "../answer.ts";
import { MAKES, REASON, type Activity, type Reason } from "../rules.ts";
import type { WarigaWords } from "./en.ts";

const warigaActivity: Record<Activity, string> = {
  wedding: "婚禮",
  lifeRites: "銼齒等人生儀禮",
  templeOfferings: "供神",
  groundOfferings: "地面供奉",
  livestock: "開始養牲畜",
  poultry: "開始養家禽",
  fish: "放養魚",
  trees: "種樹或伐樹",
  bamboo: "種竹或砍竹",
};
const warigaVerdict = { good: "吉", fair: "平", poor: "欠佳", barred: "禁" };
const warigaReason: Record<Reason, { text: string; about: string }> = {
  nyepi: { text: "靜居日", about: "不生火、不工作、不出門" },
  ingkel: { text: "護生之週", about: "這一週所護之物不可動" },
  rangdaTiga: { text: "三寡", about: "在這樣的週成婚，說是會落單，甚至多達三回" },
  uncalBalung: { text: "棄骨之期", about: "自加隆安到收竿日不辦人的儀禮" },
  wayang: { text: "皮影之週", about: "視為不潔，不辦婚禮" },
  tanpaGuru: { text: "無師", about: "說是子女會違逆父母" },
  carikWalangati: { text: "情緣中斷", about: "有旁人介入兩人之間" },
  poorWeekday: { text: "星期不佳", about: "星期日、二、六多口角" },
  waning: { text: "月虧", about: "月光漸減時不立家" },
  poorLunarDay: { text: "月日不佳", about: "盈日之中 4、6、8、9、11、12、14、15 帶來匱乏或爭執" },
  poorMonth: { text: "月份不佳", about: "這個月不宜婚嫁" },
  fairMonth: { text: "月份兩說", about: "有人說多子，有人說時好時壞" },
  goodWeekday: { text: "星期和善", about: "星期一、三、四、五平和" },
  goodLunarDay: { text: "月日和善", about: "盈日之中 1、2、3、5、7、10、13 祝福家室" },
  goodMonth: { text: "月份和善", about: "Kapat 有財有友，Kalima 衣食足，Kapitu 長壽" },
  bestMonth: { text: "月份最佳", about: "Kadasa 一生和樂" },
  triwara: { text: "當日正對所奉", about: "Pasah 向神，Beteng 向人，Kajeng 向地下之力" },
};

const countsText = ({ good, fair, poor, barred }: WarigaAnswer["counts"]) =>
  `吉 ${good}、平 ${fair}、欠佳 ${poor}、禁 ${barred}`;

export const zhHant: WarigaWords = {
  title: "峇里擇日",
  summary: "依峇里諸週與月相（ala ayuning dewasa）看某事的好壞日子，一段期間逐日說明理由",
  inputs: {
    activity: { label: "所擇之事", about: "為什麼事擇日", values: warigaActivity },
    from: { label: "起", about: "第一天" },
    to: { label: "迄", about: "最後一天，全程不超過 366 天" },
  },
  fields: {
    ...dayFields,
    activity: "所擇之事",
    best: "最好的日子",
    counts: "各等日數",
    good: "吉",
    fair: "平",
    poor: "欠佳",
    barred: "禁",
    days: "逐日",
    verdict: "判定",
    reasons: "理由",
    about: "說明",
    balinese: "諸週之日",
    triwara: "三日週",
    ingkel: "護生（ingkel）",
    sasih: "月",
    lunarDay: "月日",
    waxing: "漸盈",
  },
  terms: {
    warigaActivity,
    warigaVerdict,
    warigaReason,
    triwara: names.triwara,
    ingkel,
    sasih,
  },
  phrases: {
    outsideCalendar: issues.outsideCalendar,
    reversed: "結束日早於開始日",
    tooLong: ({ most }) => `一次最多看 ${most} 天`,
  },
  reading({ activity, best, counts, days }) {
    const told = `${warigaActivity[activity]}，共看 ${days.length} 天：${countsText(counts)}。`;
    const bars = [...new Set(days.flatMap(({ reasons }) => reasons))].filter(
      (reason) => MAKES[reason] === "barred",
    );
    const first = days.find(({ civil }) => civil.date === best[0]);
    return [
      first === undefined
        ? `${told}這段期間沒有可用的日子。`
        : `${told}首選 ${dateText(first.civil.date)}，${first.balinese}，${warigaVerdict[first.verdict]}：${
            first.reasons.length === 0
              ? "無所禁忌"
              : first.reasons.map((reason) => warigaReason[reason].text).join("、")
          }。${best.length > 1 ? `其次是 ${best.slice(1, 5).map(dateText).join("、")}。` : ""}`,
      ...bars.map(
        (reason) =>
          `犯 ${romanOf(REASON, reason)}（${warigaReason[reason].text}）：${warigaReason[reason].about}。`,
      ),
    ];
  },
  picture: {
    wall,
    title: (activity) => `峇里擇日・${activity}`,
    counts: countsText,
    moon: (waxing, day, month) => `${waxing ? "盈" : "虧"} ${day}，${month}`,
    cell: (waxing, day) => `${waxing ? "盈" : "虧"} ${day}`,
    legend: "綠色：吉；紅色：欠佳或禁",
  },
};
