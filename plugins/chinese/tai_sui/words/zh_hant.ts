import { PILLAR } from "#lore";
import { annualStar, taiSui } from "../../bazi/forecast/words/zh_hant/terms.ts";
import * as calendar from "#east/calendar/words/zh_hant.ts";
import { zhHant as zodiac } from "../../compatibility/zodiac/words/zh_hant.ts";
import { nativeOf } from "#east/natives.ts";
import { relation } from "../../core/words/zh_hant.ts";
import type { TaiSuiWords } from "./en.ts";

/** 犯太歲所主。 */
const offenceSense = {
  zhiTaiSui: "本命當年，一舉一動皆受矚目，宜做得完者方起頭",
  chongTaiSui: "與歲相沖，居處、工作或情誼易動，不如自己先作安排",
  xingTaiSui: "規矩、文書與脾氣易相磨，簽約宜細讀",
  haiTaiSui: "小事上易失助力，約定宜留字據",
  poTaiSui: "已定之事易散而重來，計畫宜留餘地",
};
const starSense = {
  taiSui: "正當歲君所視",
  taiYang: "得男性貴人相助",
  sangMen: "宜多照看家中長輩",
  taiYin: "得女性貴人暗助",
  guanFu: "文書爭訟宜冷靜",
  xiaoHao: "小財易散",
  suiPo: "舊有者易動搖",
  longDe: "遇事轉圜",
  baiHu: "利器與利口宜慎",
  fuDe: "積善有報",
  diaoKe: "他人之憂常來相擾",
  bingFu: "宜善養體力",
};

export const zhHant: TaiSuiWords = {
  title: "犯太歲查詢",
  summary: "生年與某年太歲之值、沖、刑、害、破，所臨歲前十二神，值年太歲星君，及其後犯太歲之年",
  inputs: { year: { label: "年", about: "所問之年，以其年初所在之公曆年表示" } },
  fields: {
    birth: "生年",
    pillar: "干支",
    animal: "生肖",
    year: "所問之年",
    number: "公曆年",
    from: "起",
    to: "迄",
    general: "值年太歲",
    offences: "所犯",
    relations: "兩支關係",
    star: "所臨之神",
    ahead: "其後所犯之年",
  },
  terms: { taiSui, annualStar, relation },
  conventions: { yearStart: zodiac.conventions.yearStart },
  refusals: { yearOutOfRange: calendar.refusals.yearOutOfRange },
  reading({ birth, year, offences, star, ahead }) {
    const sentences = offences.map((one) => `${taiSui[one]}，${offenceSense[one]}`);
    return [
      `${nativeOf(PILLAR, year.pillar)}年自 ${year.from} 至 ${year.to}，值年太歲為${year.general}大將軍；你生於${nativeOf(PILLAR, birth.pillar)}年。`,
      offences.length > 0
        ? `${sentences.join("；")}。民間於年初安太歲，年末謝太歲。`
        : "你的生年於此年並不犯太歲。",
      `歲前十二神中你逢${annualStar[star]}，${starSense[star]}。`,
      `其後十二年犯太歲者：${ahead.map(({ number, pillar, offences: met }) => `${number} ${nativeOf(PILLAR, pillar)}年（${met.map((one) => taiSui[one]).join("、")}）`).join("，")}。`,
    ];
  },
  picture: {
    title: "太歲",
    lines: ({ birth, year, offences, star }) => [
      offences.length > 0 ? offences.map((one) => taiSui[one]).join("、") : "此年不犯太歲",
      `${year.number} ${nativeOf(PILLAR, year.pillar)}年，太歲${year.general}大將軍 · ${nativeOf(PILLAR, birth.pillar)}年生 · ${annualStar[star]}`,
    ],
  },
};
