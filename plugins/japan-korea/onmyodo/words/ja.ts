import { PILLAR } from "#lore";
import { nativeOf } from "#east/natives.ts";
import * as old from "../../calendar/words/ja.ts";
import { houi } from "../../core/words/ja_directions.ts";
import type { OnmyodoAnswer } from "../answer.ts";
import type { Elsewhere, God, LuckyPoint } from "../gods.ts";
import type { OnmyodoWords } from "./en.ts";

const onmyoGod: Readonly<Record<God, { text: string; forbids: string }>> = {
  toshitoku: { text: "歳徳神", forbids: "忌みはなく、向かって行うことはすべて吉" },
  taisai: { text: "太歳神", forbids: "伐木と争い事を忌む" },
  daishogun: { text: "大将軍", forbids: "三年のあいだ万事、ことに普請を忌む" },
  taion: { text: "太陰神", forbids: "女性に関することと出産を忌む" },
  saikyo: { text: "歳刑神", forbids: "耕作と種まきを忌む" },
  saiha: { text: "歳破神", forbids: "移転と船旅を忌む" },
  saisetsu: { text: "歳殺神", forbids: "婚礼と移転を忌む" },
  oban: { text: "黄幡神", forbids: "門を建てることと土を動かすことを忌む。弓始めには吉" },
  hyobi: { text: "豹尾神", forbids: "家畜など動物を求めることを忌む" },
  konjin: { text: "金神", forbids: "土を動かすこと、普請、移転、旅立ちを忌む" },
  tenichi: { text: "天一神（なかがみ）", forbids: "まっすぐ向かうことと談判を忌む" },
  taihaku: { text: "太白神（ひとひめぐり）", forbids: "その方へ出かけることを忌む" },
  doku: { text: "土公神", forbids: "居場所を動かすことを忌む" },
};
const onmyoElsewhere: Readonly<Record<Elsewhere, string>> = {
  heaven: "天上",
  underground: "地中",
  hearth: "竈（かまど）",
  gate: "門",
  well: "井戸",
  garden: "庭",
};
const ehou: Readonly<Record<LuckyPoint, { text: string; side: string }>> = {
  jia: { text: "甲（きのえ）の方", side: "東北東やや東" },
  geng: { text: "庚（かのえ）の方", side: "西南西やや西" },
  bing: { text: "丙（ひのえ）の方", side: "南南東やや南" },
  ren: { text: "壬（みずのえ）の方", side: "北北西やや北" },
};
const seatOf = ({ directions, elsewhere }: OnmyodoAnswer["gods"][number]) =>
  elsewhere ? onmyoElsewhere[elsewhere] : directions.map((one) => houi[one]).join("・");

export const ja: OnmyodoWords = {
  title: "陰陽道の方位",
  summary: "八将神、金神、天一神、太白神の所在とその年の恵方、方塞がりを避ける方違え",
  inputs: {
    date: { label: "日付", about: "日本の日付" },
    towards: {
      label: "行き先の方位",
      about: "家から見た行き先。入れると行き方を示します",
      values: houi,
    },
  },
  fields: {
    ...old.oldDateFields,
    date: "日付",
    old: "旧暦",
    yearPair: "年の干支",
    dayPair: "日の干支",
    lucky: "恵方",
    point: "方角",
    side: "位置",
    bearingDeg: "方位角",
    gods: "方位神",
    god: "神",
    forbids: "忌むこと",
    seat: "とどまる期間",
    closes: "方を塞ぐ神か",
    branches: "十二支",
    directions: "方位",
    elsewhere: "居場所",
    until: "いつまで",
    direction: "方位",
    closed: "塞がり",
    way: "行き方",
    towards: "行き先",
    first: "まず",
    second: "次に",
    openFrom: "開く日",
  },
  terms: {
    oldMonth: old.oldMonth,
    houi,
    onmyoGod,
    onmyoElsewhere,
    ehou,
    onmyoSeat: {
      year: "一年",
      threeYears: "三年",
      days: "五日または六日",
      day: "一日",
      season: "一つの季節",
    },
    onmyoWay: { open: "そのまま行ける", detour: "方違え", wait: "日を待つ" },
  },
  phrases: {
    none: "塞ぐ神はなく、そのまま行けます",
    closedBy: ({ god }) => `${onmyoGod[god].text}が塞いでいます`,
    byWay: ({ first, second }) =>
      `方違えをします。まず${houi[first]}へ行って一夜を過ごし、翌日そこから${houi[second]}へ向かいます`,
    until: ({ date }) => `両隣の方位も塞がっており、開くのは${old.dateText(date)}です`,
    noEnd: "両隣の方位も塞がっており、六十日のうちには開きません",
  },
  conventions: {
    yearStart: {
      title: "年の方位神が移る時",
      options: { risshun: "立春", oldNewYear: "旧暦の元日" },
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
      ? [`${houi[way.towards]}へは、${way.way.because.map((one) => say.phrase(one)).join("。")}。`]
      : [];
    return [
      ...wanted,
      `${old.dateText(date)}（旧暦${answer.old.native}）、天一神は${tenichi.until === null ? "" : `${old.dateText(tenichi.until)}まで`}${seatOf(tenichi)}に、太白神は${seatOf(taihaku)}にいます。`,
      `${nativeOf(PILLAR, yearPair)}の年は、大将軍が${seatOf(of("daishogun"))}、金神が${seatOf(of("konjin"))}にいます。${open.length > 0 ? `開いている方位は${open.join("、")}です。` : "開いている方位はありません。"}`,
      `恵方は${ehou[lucky.point].text}、${ehou[lucky.point].side}（北から${lucky.bearingDeg}度）です。`,
    ];
  },
  picture: {
    heading: ({ date, yearPair, dayPair }) =>
      `${old.dateText(date)} · ${nativeOf(PILLAR, yearPair)}年 ${nativeOf(PILLAR, dayPair)}日`,
    south: "南が上",
    mark: {
      toshitoku: "恵方",
      taisai: "太歳",
      daishogun: "大将軍",
      taion: "太陰",
      saikyo: "歳刑",
      saiha: "歳破",
      saisetsu: "歳殺",
      oban: "黄幡",
      hyobi: "豹尾",
      konjin: "金神",
      tenichi: "天一",
      taihaku: "太白",
      doku: "土公",
    },
    legend: ({ gods }) => [
      "赤は方を塞ぐ神（大将軍・金神・天一・太白）、緑は恵方",
      gods
        .filter(({ elsewhere }) => elsewhere)
        .map(({ god, elsewhere }) => `${onmyoGod[god].text}は${onmyoElsewhere[elsewhere!]}`)
        .join(" · "),
    ],
    desc: ({ date, directions }) =>
      `${old.dateText(date)}の方位神の盤。塞がりは${
        directions
          .filter(({ closed }) => closed)
          .map(({ direction }) => houi[direction])
          .join("、") || "なし"
      }`,
  },
};
