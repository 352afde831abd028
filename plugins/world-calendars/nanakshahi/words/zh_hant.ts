import { chinese } from "#sdk";
import { dateText, issues } from "../../core/words/zh_hant.ts";
import type { NanakshahiWords } from "./en.ts";

const nanakshahiMonth = {
  chet: "切特月",
  vaisakh: "維薩克月",
  jeth: "傑特月",
  harh: "哈爾月",
  sawan: "薩萬月",
  bhadon: "巴東月",
  assu: "阿蘇月",
  katak: "卡塔克月",
  maghar: "馬加爾月",
  poh: "波月",
  magh: "馬格月",
  phagun: "帕貢月",
};
const gurpurab = {
  newYear: "納納克沙希曆新年",
  gurgaddiHarRai: "哈爾・拉伊上師繼任日",
  jotiJotHargobind: "哈爾戈賓德上師歸光日",
  khalsa: "維薩奇節，卡爾沙立教",
  jotiJotAngad: "安加德上師歸光日",
  gurgaddiAmarDas: "阿馬爾・達斯上師繼任日",
  jotiJotHarKrishan: "哈爾・克里山上師歸光日",
  gurgaddiTeghBahadur: "得格・巴哈都爾上師繼任日",
  parkashAngad: "安加德上師誕辰",
  parkashTeghBahadur: "得格・巴哈都爾上師誕辰",
  parkashArjan: "阿爾瓊上師誕辰",
  parkashAmarDas: "阿馬爾・達斯上師誕辰",
  gurgaddiHargobind: "哈爾戈賓德上師繼任日",
  shahidiArjan: "阿爾瓊上師殉道日",
  foundationAkalTakht: "阿卡爾・塔赫特奠基日",
  parkashHargobind: "哈爾戈賓德上師誕辰",
  miriPiri: "彌里皮里日",
  parkashHarKrishan: "哈爾・克里山上師誕辰",
  completionGranth: "《阿迪・格蘭特》編成日",
  firstParkashGranth: "《阿迪・格蘭特》首次奉安日",
  jotiJotAmarDas: "阿馬爾・達斯上師歸光日",
  gurgaddiRamDas: "拉姆・達斯上師繼任日",
  jotiJotRamDas: "拉姆・達斯上師歸光日",
  gurgaddiArjan: "阿爾瓊上師繼任日",
  gurgaddiAngad: "安加德上師繼任日",
  jotiJotNanak: "那納克上師歸光日",
  parkashRamDas: "拉姆・達斯上師誕辰",
  jotiJotHarRai: "哈爾・拉伊上師歸光日",
  gurgaddiHarKrishan: "哈爾・克里山上師繼任日",
  gurgaddiGranth: "《古魯・格蘭特・薩希卜》繼任日",
  jotiJotGobindSingh: "戈賓德・辛格上師歸光日",
  gurgaddiGobindSingh: "戈賓德・辛格上師繼任日",
  shahidiTeghBahadur: "得格・巴哈都爾上師殉道日",
  shahidiElderSahibzade: "兩位年長王子殉道日",
  shahidiYoungerSahibzade: "兩位年幼王子殉道日",
  parkashGobindSingh: "戈賓德・辛格上師誕辰",
  parkashHarRai: "哈爾・拉伊上師誕辰",
};

export const zhHant: NanakshahiWords = {
  title: "納納克沙希曆日期",
  summary: "2003 年錫克曆與公曆互換，附固定的上師紀念日",
  inputs: {
    nanakshahi: { label: "納納克沙希曆日期", about: "填了就以此為準" },
    year: { label: "年", about: "自 1469 年起" },
    month: { label: "月", about: "1 切特月至 12 帕貢月" },
    day: { label: "日", about: "月中第幾日" },
  },
  fields: {
    civil: "公曆",
    date: "日期",
    weekday: "星期",
    nanakshahi: "納納克沙希曆",
    year: "年",
    month: "月序",
    day: "日",
    monthName: "月名",
    monthDays: "本月日數",
    sangrand: "月首（桑格蘭德）",
    gurpurabs: "上師紀念日",
    leapYear: "閏年",
  },
  terms: { nanakshahiMonth, gurpurab },
  phrases: { ...issues, beforeEra: "此曆始於 1469 年 3 月 14 日" },
  reading({ civil, nanakshahi, monthName, monthDays, sangrand, gurpurabs }) {
    const marks = [
      sangrand ? `這天是月首，誦讀${nanakshahiMonth[monthName]}的月頌。` : "",
      gurpurabs.length > 0
        ? `當日紀念：${chinese.list(gurpurabs.map((one) => gurpurab[one]))}。`
        : "",
    ].filter((one) => one !== "");
    return [
      `${dateText(civil.date)}依 2003 年曆制為 ${nanakshahi.year} 年${nanakshahiMonth[monthName]} ${nanakshahi.day} 日，本月共 ${monthDays} 日。`,
      ...(marks.length > 0 ? [marks.join("")] : []),
      "2003 年的形式把各月固定於太陽年；2010 年起委員會將部分節日改回比克拉姆曆，其後的印本曆書因此不同。",
    ];
  },
  picture: {
    title: (day, month, year) => `${year} 年 ${month} ${day} 日`,
    year: (year) => `納納克沙希 ${year} 年`,
    civil: dateText,
  },
};
