import { PILLAR } from "#lore";
import { nativeOf } from "#east/natives.ts";
import * as old from "../../calendar/words/zh_hant.ts";
import { houi } from "../../core/words/zh_hant_directions.ts";
import type { OnmyodoAnswer } from "../answer.ts";
import type { Elsewhere, God, LuckyPoint } from "../gods.ts";
import type { OnmyodoWords } from "./en.ts";

const onmyoGod: Readonly<Record<God, { text: string; forbids: string }>> = {
  toshitoku: { text: "歲德神", forbids: "無所忌，向之諸事皆吉" },
  taisai: { text: "太歲神", forbids: "忌伐木、爭訟" },
  daishogun: { text: "大將軍", forbids: "諸事皆忌，營造尤甚，凡三年" },
  taion: { text: "太陰神", forbids: "忌婦女之事與生產" },
  saikyo: { text: "歲刑神", forbids: "忌耕種" },
  saiha: { text: "歲破神", forbids: "忌遷居、渡海" },
  saisetsu: { text: "歲殺神", forbids: "忌嫁娶、遷居" },
  oban: { text: "黃幡神", forbids: "忌開門動土，利武事" },
  hyobi: { text: "豹尾神", forbids: "忌納畜" },
  konjin: { text: "金神", forbids: "忌動土、營造、遷居、出行" },
  tenichi: { text: "天一神", forbids: "忌直往其方、忌爭論" },
  taihaku: { text: "太白神", forbids: "忌向其方出門" },
  doku: { text: "土公神", forbids: "忌動其所在" },
};
const onmyoElsewhere: Readonly<Record<Elsewhere, string>> = {
  heaven: "天上",
  underground: "地中",
  hearth: "灶",
  gate: "門",
  well: "井",
  garden: "庭",
};
const ehou: Readonly<Record<LuckyPoint, { text: string; side: string }>> = {
  jia: { text: "甲", side: "東北與東之間" },
  geng: { text: "庚", side: "西南與西之間" },
  bing: { text: "丙", side: "東南與南之間" },
  ren: { text: "壬", side: "西北與北之間" },
};
const seatOf = ({ directions, elsewhere }: OnmyodoAnswer["gods"][number]) =>
  elsewhere ? onmyoElsewhere[elsewhere] : directions.map((one) => houi[one]).join("、");

export const zhHant: OnmyodoWords = {
  title: "陰陽道方位",
  summary: "某日八將神、金神、天一神、太白神之所在與當年惠方，並示「方違」繞行之法",
  inputs: {
    date: { label: "日期", about: "日本之日" },
    towards: { label: "欲往之方", about: "自家中看欲往之方位，提供則示其路", values: houi },
  },
  fields: {
    ...old.oldDateFields,
    date: "日期",
    old: "舊曆日期",
    yearPair: "年干支",
    dayPair: "日干支",
    lucky: "惠方",
    point: "方",
    side: "位於",
    bearingDeg: "方位角",
    gods: "諸神",
    god: "神",
    forbids: "所忌",
    seat: "居位之期",
    closes: "是否塞路",
    branches: "地支",
    directions: "方位",
    elsewhere: "他處",
    until: "至",
    direction: "方位",
    closed: "塞",
    way: "路",
    towards: "欲往",
    first: "先往",
    second: "次往",
    openFrom: "開通之日",
  },
  terms: {
    oldMonth: old.oldMonth,
    houi,
    onmyoGod,
    onmyoElsewhere,
    ehou,
    onmyoSeat: { year: "一年", threeYears: "三年", days: "五六日", day: "一日", season: "一季" },
    onmyoWay: { open: "可直往", detour: "方違繞行", wait: "宜待" },
  },
  phrases: {
    none: "無神塞其方，可直往",
    closedBy: ({ god }) => `${onmyoGod[god].text}在其方`,
    byWay: ({ first, second }) => `宜先往${houi[first]}投宿一夜，翌日再自該處往${houi[second]}`,
    until: ({ date }) => `左右兩方亦塞，至 ${date} 始開`,
    noEnd: "左右兩方亦塞，六十日內不開",
  },
  conventions: {
    yearStart: {
      title: "歲神易位之時",
      options: { risshun: "立春", oldNewYear: "舊曆正月初一" },
    },
    leap2033: old.leap2033,
  },
  refusals: { oldYearOutOfRange: old.oldYearOutOfRange },
  reading(answer, say) {
    const { date, yearPair, lucky, gods, directions, way } = answer;
    const of = (id: God) => gods.find(({ god }) => god === id)!;
    const [tenichi, taihaku] = [of("tenichi"), of("taihaku")];
    const open = directions.filter(({ closed }) => !closed).map(({ direction }) => houi[direction]);
    const wanted = way
      ? [`欲往${houi[way.towards]}：${way.way.because.map((one) => say.phrase(one)).join("；")}。`]
      : [];
    return [
      ...wanted,
      `${date}（舊曆${answer.old.native}）天一神在${seatOf(tenichi)}，至 ${tenichi.until}；太白神在${seatOf(taihaku)}。`,
      `${nativeOf(PILLAR, yearPair)}年大將軍在${seatOf(of("daishogun"))}，金神在${seatOf(of("konjin"))}。${open.length > 0 ? `可通之方為${open.join("、")}。` : "諸方皆塞。"}`,
      `當年惠方為${ehou[lucky.point].text}，在${ehou[lucky.point].side}，自北起 ${lucky.bearingDeg} 度。`,
    ];
  },
  picture: {
    heading: ({ date, yearPair, dayPair }) =>
      `${date} · ${nativeOf(PILLAR, yearPair)}年${nativeOf(PILLAR, dayPair)}日`,
    south: "南在上",
    mark: {
      toshitoku: "惠方",
      taisai: "太歲",
      daishogun: "大將軍",
      taion: "太陰",
      saikyo: "歲刑",
      saiha: "歲破",
      saisetsu: "歲殺",
      oban: "黃幡",
      hyobi: "豹尾",
      konjin: "金神",
      tenichi: "天一",
      taihaku: "太白",
      doku: "土公",
    },
    legend: ({ gods }) => [
      "紅為塞方之神：大將軍、金神、天一、太白；綠為惠方",
      gods
        .filter(({ elsewhere }) => elsewhere)
        .map(({ god, elsewhere }) => `${onmyoGod[god].text}在${onmyoElsewhere[elsewhere!]}`)
        .join(" · "),
    ],
    desc: ({ date, directions }) =>
      `${date} 諸神方位盤；所塞：${
        directions
          .filter(({ closed }) => closed)
          .map(({ direction }) => houi[direction])
          .join("、") || "無"
      }`,
  },
};
