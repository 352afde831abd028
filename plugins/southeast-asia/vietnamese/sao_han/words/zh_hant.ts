import { gender } from "#east/words/zh_hant.ts";
import { canChi, conGiap } from "../../core/words/zh_hant.ts";
import type { SaoHanWords } from "./en.ts";

const sao = {
  laHau: { text: "羅睺", about: "口舌成是非，文書成官司，男命尤甚" },
  thoTu: { text: "土宿", about: "為房屋鄰里爭執，出門勞累" },
  thuyDieu: { text: "水曜", about: "財與信從水上來，說話要留神" },
  thaiBach: { text: "太白", about: "錢財易出，大筆花費宜緩" },
  thaiDuong: { text: "太陽", about: "得名升進，男命最利" },
  vanHan: { text: "雲漢", about: "火氣大，小病纏，少簽字" },
  keDo: { text: "計都", about: "家中多憂，女命尤甚，遠行反有得" },
  thaiAm: { text: "太陰", about: "置產、暗中得福，女命最利" },
  mocDuc: { text: "木德", about: "婚喜、添丁、良朋" },
};
const han = {
  tamKheo: { text: "三蹺", about: "留意手足眼目，別捲入拉扯" },
  nguMo: { text: "五墓", about: "物易失、借難還，門戶要緊" },
  thienTinh: { text: "天井", about: "官司或腸胃，飲食小心" },
  toanTan: { text: "算盡", about: "驟然破費，出門少帶財物" },
  thienLa: { text: "天羅", about: "心神不定，猜忌糾纏" },
  diaVong: { text: "地網", about: "別管他人是非，少走夜路" },
  diemVuong: { text: "閻王", about: "有傳喚之憂，生意上反而見利" },
  huynhTuyen: { text: "黃泉", about: "頭目燥熱，勿為人作保" },
};

export const zhHant: SaoHanWords = {
  title: "越南星限",
  summary: "依越南習俗，以虛歲查某年所值九曜與所遇之限，並列供星之日",
  inputs: {
    birthYear: { label: "生年", about: "陰曆年，以其正月所在之公曆年計" },
    year: { label: "所問之年", about: "出生以後之陰曆年" },
  },
  fields: {
    birthYear: "生年",
    birthPair: "生年干支",
    animal: "生肖",
    gender: "性別",
    year: "年",
    pair: "該年干支",
    nominalAge: "虛歲",
    luminary: "星",
    about: "舊說",
    leaning: "吉凶",
    hardship: "限",
    offering: "供星",
    lunarDay: "陰曆日",
    candles: "燭數",
    dates: "日期",
    next: "其後三年",
  },
  terms: { canChi, conGiap, gender, sao, han },
  refusals: {
    beforeBirth: {
      when: "所問之年早於生年",
      says: ({ birthYear, year }) => `無法計 ${year} 年之虛歲：生於 ${birthYear} 年`,
    },
  },
  omissions: { gender: "未提供性別，依男命查表；女命之星與限次序不同。" },
  reading(answer) {
    const { year, luminary, hardship, leaning, offering, next } = answer;
    const star = sao[luminary].text;
    return [
      `你生於${canChi[answer.birthPair]}年，屬${conGiap[answer.animal]}，${year} ${canChi[answer.pair]}年虛歲 ${answer.nominalAge}，值${star}：${sao[luminary].about}。${leaning === "favourable" ? "此為三吉星之一。" : leaning === "adverse" ? "此為三凶星之一，民間多設供解之。" : ""}`,
      hardship
        ? `此歲所遇之限為${han[hardship].text}：${han[hardship].about}。`
        : "十歲以下，表中無限。",
      `供${star}在陰曆每月 ${offering.lunarDay} 日，燃燭 ${offering.candles} 支；${year} 年第一次為 ${offering.dates[0]}。`,
      `往後 ${next.map((one) => `${one.year} 年值${sao[one.luminary].text}${one.hardship ? `而遇${han[one.hardship].text}` : ""}`).join("，")}。`,
    ];
  },
};
