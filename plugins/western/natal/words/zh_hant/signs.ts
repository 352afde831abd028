/** 上升與日月水金火在各星座之性情；每語皆接於句末。 */
import type { Sign } from "#lore";

type BySign = Readonly<Record<Sign, string>>;

export const rising: BySign = {
  aries: "直來直往，憑速度讓人服氣",
  taurus: "來得從容卻坐定了就難移動",
  gemini: "帶著一個問題進門，帶著三個新朋友離開",
  cancer: "側著身子靠近到覺得安全才敞開",
  leo: "一進門就受人注目，自己也知道",
  virgo: "最先看見的是可以改正的地方",
  libra: "先找對面的人再找椅子",
  scorpio: "先觀察再開口，不輕易露底",
  sagittarius: "帶著好心情進門，計畫已在遠方",
  capricorn: "年輕時顯老成，年長時反顯年輕",
  aquarius: "跟誰都友善，跟少數人親近",
  pisces: "跟誰在一起，就染上誰的顏色",
};

export const sun: BySign = {
  aries: "想開創、想搶在最前面",
  taurus: "想做出留得住的東西再好好享用",
  gemini: "想知道、也想告訴別人",
  cancer: "想守護自己人、想有所歸屬",
  leo: "想創造署上自己名字的東西",
  virgo: "想派得上用場、把事情做對",
  libra: "想要公平、想有人作伴",
  scorpio: "想探到底，也願意因此脫胎換骨",
  sagittarius: "想望得遠、想替人生找個意義",
  capricorn: "想成就世人承認的事業",
  aquarius: "想用自己的方式改善大家的處境",
  pisces: "想融進更大的東西，在那裡找到自己",
};

export const moon: BySign = {
  aries: "情緒來得快去得也快",
  taurus: "靠吃、靠觸摸、靠不變的作息安心",
  gemini: "說著說著就走出低潮",
  cancer: "記得每一份好意，也記得每一次冷落",
  leo: "需要被人當眾珍惜",
  virgo: "為細節操心並用幫忙來表達愛",
  libra: "家裡不和就睡不安穩",
  scorpio: "感受比表露的多，信任來得慢",
  sagittarius: "靠遠方與笑話復原",
  capricorn: "情緒收得整齊，憂慮留給自己",
  aquarius: "先退後一步，看清自己的感受",
  pisces: "分不清是自己的愁，還是別人的愁",
};

export const mercury: BySign = {
  aries: "話比念頭先到，偏又常常說中",
  taurus: "想得慢但懂了就不會忘",
  gemini: "同時拋接五個題目，一個也不掉",
  cancer: "先聽見語氣才聽見字",
  leo: "說話像標題、愛下結語",
  virgo: "連第九頁的錯字也找得到",
  libra: "兩邊都聽而一再延後判決",
  scorpio: "專問沒人想聽的問題",
  sagittarius: "看見整片森林，卻被樹根絆倒",
  capricorn: "按步驟計畫、說到做到",
  aquarius: "用系統思考，又以反駁系統為樂",
  pisces: "用畫面思考，答的是沒人問的那一題",
};

export const venus: BySign = {
  aries: "一見鍾情就當場說出口",
  taurus: "用五種感官去愛",
  gemini: "因談話動心、靠變化維繫",
  cancer: "用照顧人來愛",
  leo: "愛得盛大也要有人喝采",
  virgo: "用小事示愛卻越愛越挑剔",
  libra: "成雙的時候最好、品味靠得住",
  scorpio: "愛得徹底卻原諒得不徹底",
  sagittarius: "連對方的自由也一起愛",
  capricorn: "承諾下得慢但下了就守住",
  aquarius: "先做朋友，討厭大吵大鬧",
  pisces: "愛裡帶著憐惜，從不計量",
};

export const mars: BySign = {
  aries: "說出手就出手、從不記仇",
  taurus: "發怒慢，停下來更慢",
  gemini: "用言語交鋒、幾路並進",
  cancer: "守多於攻，受了傷就悶聲不響",
  leo: "為喝采出力、勇得大方",
  virgo: "把怒氣化在工作裡",
  libra: "為公理而爭，偏又最討厭爭",
  scorpio: "等待時機再一擊中的",
  sagittarius: "為信念出征、嫌細節囉嗦",
  capricorn: "靠紀律往上爬、不白費力氣",
  aquarius: "為原則反抗，身邊總有同伴",
  pisces: "像水一樣繞過擋路的東西",
};
