/** 上升與日月水金火在各星座之性情；每語皆接於句末。 */
import type { Sign } from "#lore";

type BySign = Readonly<Record<Sign, string>>;

export const rising: BySign = {
  aries: "待人直來直往而以速度服人",
  taurus: "來得從容而坐定便難移動",
  gemini: "帶著問題進門而帶著三位新友離開",
  cancer: "側身靠近而覺得安全才敞開",
  leo: "一進門便受注目且自己也知道",
  virgo: "先看見可以改正之處",
  libra: "先找對面的人再找座位",
  scorpio: "先觀察再開口而少露底細",
  sagittarius: "帶著好心情與遠方的計畫而來",
  capricorn: "年少顯老成而年長反顯年輕",
  aquarius: "與人人友善而與少數人親近",
  pisces: "隨身邊之人而染上其色",
};

export const sun: BySign = {
  aries: "想開創事情並搶在最前",
  taurus: "想做出留得住的東西並享用它",
  gemini: "想知道並轉告他人",
  cancer: "想守護所屬並有所歸屬",
  leo: "想創造署有己名之物",
  virgo: "想有用並把事情做對",
  libra: "想求公平並凡事有伴",
  scorpio: "想探到底並因此蛻變",
  sagittarius: "想望得遠並追尋意義",
  capricorn: "想成就世所公認之事",
  aquarius: "想以自己的方式改善眾人之境",
  pisces: "想融入更大的事物並在其中找到自己",
};

export const moon: BySign = {
  aries: "情緒來得快也去得快",
  taurus: "以飲食觸感與不變的作息安心",
  gemini: "靠說話走出低潮",
  cancer: "記得每份好意與每次冷落",
  leo: "需要被公開珍惜",
  virgo: "操心細節而以幫忙表達愛",
  libra: "家中不和便難安寧",
  scorpio: "所感多於所示而信任來得慢",
  sagittarius: "靠遠方與笑話復原",
  capricorn: "情緒井然而憂慮自藏",
  aquarius: "先退一步看清自己的感受",
  pisces: "分不清是自己的愁還是他人的愁",
};

export const mercury: BySign = {
  aries: "話比念頭先到而常說中",
  taurus: "想得慢而懂了便不忘",
  gemini: "同時拋接五個題目而不失手",
  cancer: "靠記憶思考而先聽語氣",
  leo: "說話如標題而愛作結語",
  virgo: "能分類校正而在第九頁找到錯字",
  libra: "兩面都聽而遲遲不判",
  scorpio: "問出沒人想聽的問題",
  sagittarius: "見林而偶為樹根所絆",
  capricorn: "按步計畫而言出必行",
  aquarius: "以系統思考而樂於反駁系統",
  pisces: "以圖像思考而答未問之事",
};

export const venus: BySign = {
  aries: "一見鍾情便說出口",
  taurus: "以五感去愛且愛得久",
  gemini: "因言談動心而靠變化長久",
  cancer: "以照顧人來愛",
  leo: "愛得盛大而望受欣賞",
  virgo: "以小事示愛而愛之亦挑之",
  libra: "成雙時最好而品味可靠",
  scorpio: "愛得徹底而寬恕不徹底",
  sagittarius: "連對方的自由也一起愛",
  capricorn: "許諾得慢而守得住",
  aquarius: "先做朋友而不愛大吵大鬧",
  pisces: "愛中帶憐而不計分量",
};

export const mars: BySign = {
  aries: "出手即時而不記仇",
  taurus: "怒來得慢而止得更慢",
  gemini: "以言語交鋒而多線並進",
  cancer: "重守不重攻而受傷便悶聲",
  leo: "為喝采而動且勇得大方",
  virgo: "把怒氣化在工作裡",
  libra: "為公理而爭卻厭惡爭鬥",
  scorpio: "等待時機而一擊中的",
  sagittarius: "為信念出征而厭煩細節",
  capricorn: "靠紀律攀登而不空耗力氣",
  aquarius: "為原則反抗且有同伴",
  pisces: "如水繞過阻礙",
};
