import { STEM } from "#lore";
import { chinese } from "#sdk";
import { chineseDayName, chineseMonthName } from "#time";
import * as calendar from "#east/calendar/words/zh_hant.ts";
import { natives } from "#east/natives.ts";
import { pairOf } from "#east/pairs.ts";
import * as stars from "#east/purple_star/words/zh_hant.ts";
import { gender, lifeStage, phase } from "#east/words/zh_hant.ts";
import { conGiapOf } from "../../core/names.ts";
import { calendarOutOfRange, canChi, chi, conGiap, meridian } from "../../core/words/zh_hant.ts";
import {
  bodyPalace,
  factsOf,
  isBright,
  lookAt,
  SPOKEN,
  transformed,
  type Looked,
} from "../highlights.ts";
import type { TuViWords } from "./en.ts";
import { tapTinh } from "./others_zh_hant.ts";
import { changes, fields, themes } from "./themes_zh_hant.ts";

const { list } = chinese;
const doSang = { mieu: "廟", vuong: "旺", dac: "得", binh: "平", ham: "陷" };
const can = natives(STEM);
const thaiTue = {
  thaiTue: "太歲",
  thieuDuong: "少陽",
  tangMon: "喪門",
  thieuAm: "少陰",
  quanPhu: "官符",
  tuPhu: "歲符",
  tuePha: "歲破",
  longDuc: "龍德",
  bachHo: "白虎",
  phucDuc: "福德",
  dieuKhach: "弔客",
  trucPhu: "直符",
};
const OUTLINE = ["生年與五行局", "命宮", "身宮與四化", "財帛、官祿、夫妻、遷移、福德"];

/** 各星與其所主。 */
function ruled({ rulers, isLent, helpers, killers, palace }: Looked): string {
  const said = rulers.map(
    (one) =>
      `${stars.star[one.star]}${one.grade ? `（${doSang[one.grade]}）` : ""}，${themes[one.star][isBright(one) ? "bright" : "dim"]}`,
  );
  const also = [
    ...(helpers.length > 0 ? [`有${list(helpers.map(({ star }) => stars.star[star]))}相助`] : []),
    ...(killers.length > 0 ? [`有${list(killers.map(({ star }) => stars.star[star]))}相逼`] : []),
    ...(palace.tuan ? ["逢旬空，力減"] : []),
    ...(palace.triet ? ["逢截路，前半生受阻"] : []),
  ];
  return `${isLent ? "無主星，借對宮之" : ""}${said.join("；")}${also.length > 0 ? `；${also.join("，")}` : ""}`;
}

export const zhHant: TuViWords = {
  title: "越南紫微（Tử Vi）",
  summary: "依越南陰曆起盤：十二宮諸星、廟陷、四化、旬空截路、大限與小限，依越南之法安星",
  inputs: {},
  fields: {
    gender: "性別",
    lunarDate: "越南陰曆",
    year: "年",
    month: "月",
    isLeapMonth: "閏月",
    day: "日",
    native: "越語說法",
    countedAs: "推算所用",
    hour: "時",
    "/year": "年干支",
    yang: "陽年",
    element: "本命納音五行",
    bureau: "五行局",
    bureauNumber: "局數",
    elementToBureau: "命與局",
    soulMaster: "命主",
    bodyMaster: "身主",
    palaces: "十二宮",
    palace: "宮位",
    stem: "宮干",
    branch: "地支",
    isBody: "身宮所在",
    mainStars: "主星",
    minorStars: "輔星與煞星",
    star: "星",
    grade: "廟陷",
    transformation: "四化",
    otherStars: "雜曜",
    stage: "長生十二神",
    doctorRing: "博士十二神",
    yearRing: "太歲十二神",
    tuan: "旬空",
    triet: "截路",
    decade: "大限",
    from: "起",
    to: "迄",
    minorLimit: "小限所在之年",
  },
  terms: {
    gender,
    can,
    chi,
    canChi,
    chinhTinh: stars.majorStar,
    phuTinh: stars.minorStar,
    tinh: stars.star,
    cung: stars.palace,
    hoa: stars.transformation,
    cuc: stars.bureau,
    trangSinh: lifeStage,
    bacSi: stars.doctorRing,
    thaiTue,
    doSang,
    tapTinh,
  },
  phrases: { ...calendar.phrases },
  conventions: {
    clock: { title: calendar.conventions.clock.title, options: calendar.conventions.clock.options },
    meridian,
    lateZi: calendar.conventions.lateZi,
    leapMonth: {
      title: "閏月",
      options: { half: "十五日前作本月，後作次月", same: "作本月", next: "作次月" },
    },
    transformations: {
      title: "四化",
      options: { vietnamese: "越南：庚、壬二干有別", quanShu: "全書" },
    },
    fireAndBell: {
      title: "火星鈴星",
      options: { byGender: "依陰陽男女一順一逆", forward: "皆順" },
    },
    patrons: {
      title: "庚干魁鉞",
      options: { canhWithTan: "同辛", canhWithGiap: "同甲" },
    },
  },
  refusals: {
    longitudeNeeded: calendar.refusals.longitudeNeeded,
    calendarOutOfRange,
    hourNeeded: {
      when: "未提供出生時間，無時辰則不能安宮",
      says: "無法安宮：未提供出生時間",
    },
  },
  omissions: {
    gender: "未提供性別，大小限、長生與博士十二神、火鈴皆依男命安；女命則反向而行。",
  },
  reading(answer) {
    const { lunarDate, year, yang, element, bureau, elementToBureau, soulMaster, bodyMaster } =
      answer;
    const tie = {
      same: "與局比和",
      generates: "生局",
      controls: "剋局",
      controlledBy: "為局所剋",
      generatedBy: "為局所生",
    }[elementToBureau];
    const life = lookAt(answer, "life");
    const body = bodyPalace(answer);
    const paragraphs = [
      `你生於越南陰曆${chineseMonthName(lunarDate.month, lunarDate.isLeapMonth)}${chineseDayName(lunarDate.day)}，${canChi[year]}年屬${conGiap[conGiapOf(pairOf(year).branch.id)]}，${yang ? "陽" : "陰"}${gender[answer.gender]}。本命${phase[element]}${tie}，${stars.bureau[bureau]}；命主${stars.star[soulMaster]}，身主${stars.star[bodyMaster]}。`,
      `命宮在${chi[life.palace.branch]}：${ruled(life)}。`,
      `身宮在${stars.palace[body.palace].replace(/宮?$/, "宮")}，三十以後多在${fields[body.palace]}上見分曉。${transformed(
        answer,
      )
        .map(
          ({ change, star, palace }) =>
            `${stars.star[star]}${stars.transformation[change]}，於${fields[palace]}${changes[change]}`,
        )
        .join("；")}。`,
      ...SPOKEN.map((id) => lookAt(answer, id)).map(
        (one) =>
          `${stars.palace[one.palace.palace]}（${fields[one.palace.palace]}）：${ruled(one)}。`,
      ),
    ];
    return { paragraphs, outline: OUTLINE, facts: factsOf(answer) };
  },
  picture: {
    title: ({ palaces }) => `越南紫微命盤：命宮在${chi[palaces[0]!.branch]}`,
    desc: ({ palaces }) =>
      palaces
        .map(
          ({ palace, branch, mainStars }) =>
            `${stars.palace[palace]}${chi[branch]}：${mainStars.map(({ star }) => stars.star[star]).join("") || "無"}`,
        )
        .join("；"),
    palace: ({ palace, isBody }) => `${stars.palace[palace]}${isBody ? "（身）" : ""}`,
    star: ({ star, grade }) => `${stars.star[star]}${grade ? `（${doSang[grade]}）` : ""}`,
    transformed: (id) => stars.transformation[id],
    pair: ({ stem, branch }) => can[stem] + chi[branch],
    tuan: "旬空",
    triet: "截路",
    centre: (answer) => [
      "越南紫微",
      `${answer.yang ? "陽" : "陰"}${gender[answer.gender]}・${canChi[answer.year]}年`,
      `${chineseMonthName(answer.lunarDate.month, answer.lunarDate.isLeapMonth)}${chineseDayName(answer.lunarDate.day)}`,
      `${chi[answer.countedAs.hour]}時`,
      stars.bureau[answer.bureau],
      `本命${phase[answer.element]}`,
      `命主${stars.star[answer.soulMaster]}`,
      `身主${stars.star[answer.bodyMaster]}`,
    ],
    legend: "廟旺得平陷：由明至暗；雜曜見於答案各宮",
  },
};
