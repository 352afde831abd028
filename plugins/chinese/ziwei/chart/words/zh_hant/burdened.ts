/** 貧賤、凶、雜諸格與行限之格：條件與其大意。 */
import { nativeOf } from "#east/natives.ts";
import { PATTERN, type BurdenedId, type PeriodicId } from "../../patterns/pattern.ts";
import type { PatternText } from "../en/fortunate.ts";

const native = (id: BurdenedId | PeriodicId) => nativeOf(PATTERN, id);

export const burdened: Readonly<Record<BurdenedId, PatternText>> = {
  shaPoLang: {
    text: native("shaPoLang"),
    condition: "七殺、破軍、貪狼之一守命，餘二必居三合",
    sense: "一生如連番戰役，每段皆是重新開局，守著不動反而吃虧",
  },
  jiYueTongLiang: {
    text: native("jiYueTongLiang"),
    condition: "命在寅申，天機、太陰、天同、天梁會齊",
    sense: "宜幕僚、行政與籌劃，不宜冒險",
  },
  riYueTongGongShouMing: {
    text: native("riYueTongGongShouMing"),
    condition: "日月同守命宮丑未",
    sense: "在兩種光之間擺盪，須有人扶才走得直",
  },
  riLuoWeiShen: {
    text: native("riLuoWeiShen"),
    condition: "太陽守命居未申",
    sense: "開頭熱切，後半程最要提神",
  },
  mingWuZhengYao: {
    text: native("mingWuZhengYao"),
    condition: "命宮無正曜",
    sense: "隨同伴而染色，常有兩處家或兩邊親",
  },
  shengBuFengShi: {
    text: native("shengBuFengShi"),
    condition: "廉貞守命而坐空亡",
    sense: "才華等時機等得久，宜走偏門勝過走人潮",
  },
  luFengLiangSha: {
    text: native("luFengLiangSha"),
    condition: "祿在命宮三方四正，坐空亡又逢空劫",
    sense: "錢到手便漏，宜換成實物",
  },
  maLuoKongWang: {
    text: native("maLuoKongWang"),
    condition: "天馬在命宮三方四正而落空亡",
    sense: "奔波甚多，每趟先問為何而去",
  },
  riYueCangHui: {
    text: native("riYueCangHui"),
    condition: "日月反背，巨門會命",
    sense: "出力無人見，又多閒話，功勞要自己說",
  },
  riYueFanBei: {
    text: native("riYueFanBei"),
    condition: "太陽居戌太陰居辰，或太陽居子太陰居午",
    sense: "本鄉耗人，書中自言離家外出反吉",
  },
  caiYuQiuChou: {
    text: native("caiYuQiuChou"),
    condition: "武曲、廉貞分守身命（二星不同宮）",
    sense: "節儉與熱情兩頭扯著錢袋",
  },
  yiShengGuPin: {
    text: native("yiShengGuPin"),
    condition: "破軍守命陷地",
    sense: "破了不易再立，留些積蓄與朋友",
  },
  junZiZaiYe: {
    text: native("junZiZaiYe"),
    condition: "四煞有二以上陷地守身命",
    sense: "有才而不在中樞，第一線更適合你",
  },
  liangChongHuaGai: {
    text: native("liangChongHuaGai"),
    condition: "祿存、化祿守命而逢空劫",
    sense: "得與捨在同一人身上，錢不如預想的要緊",
  },
  jiJuMaoYou: {
    text: native("jiJuMaoYou"),
    condition: "紫微守命居卯酉，逢空劫四煞",
    sense: "是想退隱的王者，這樣的人多好清修",
  },
  ziPoWuJunChen: {
    text: native("ziPoWuJunChen"),
    condition: "紫微守命居辰戌，破軍在對宮",
    sense: "上下的忠誠都受考驗，約定須落筆",
  },
  taoHuaFanZhu: {
    text: native("taoHuaFanZhu"),
    condition: "紫微、貪狼同守命",
    sense: "風情與享樂同職守相爭",
  },
  xingQiuJiaYin: {
    text: native("xingQiuJiaYin"),
    condition: "天刑、廉貞同臨身命",
    sense: "帶武氣，規章與訴訟會走進你的故事",
  },
  fanShuiTaoHua: {
    text: native("fanShuiTaoHua"),
    condition: "貪狼遇擎羊或陀羅，守命居亥子",
    sense: "情緣把人帶離航線",
  },
  fengLiuCaiZhang: {
    text: native("fengLiuCaiZhang"),
    condition: "貪狼、陀羅守命居寅",
    sense: "風流須付代價",
  },
  luShangMaiShi: {
    text: native("luShangMaiShi"),
    condition: "廉貞、七殺同守命或遷移，逢化忌或煞",
    sense: "行路與交通須謹慎，途中爭執不如放下",
  },
  juJiYouShang: {
    text: native("juJiYouShang"),
    condition: "巨門、天機守命居酉",
    sense: "得來的守不到底，法子未疲先換",
  },
  zhongShuiChaoDong: {
    text: native("zhongShuiChaoDong"),
    condition: "破軍遇文曲或文昌，守命居寅卯",
    sense: "才思分流太多",
  },
  liGuangNanFeng: {
    text: native("liGuangNanFeng"),
    condition: "擎羊逢力士：甲年命卯，丙年命午，庚年命酉，壬年命子",
    sense: "功勞上頭看不見，凡事自己留下紀錄",
  },
  yangTuoJiaJi: {
    text: native("yangTuoJiaJi"),
    condition: "化忌守命，擎羊、陀羅來夾",
    sense: "痛處兩面受壓，在那裡要走慢些",
  },
  huoLingJiaMing: {
    text: native("huoLingJiaMing"),
    condition: "火星、鈴星夾命",
    sense: "鄰近多警報，住得離人遠一些更安靜",
  },
  jieKongJiaMing: {
    text: native("jieKongJiaMing"),
    condition: "地劫、地空夾命",
    sense: "兩側的依靠常落空，宜做不倚人的事",
  },
  liangYouYueSi: {
    text: native("liangYouYueSi"),
    condition: "天梁居酉、太陰居巳，會照命宮",
    sense: "漂泊之人，處處可為家",
  },
  luFengChongPo: {
    text: native("luFengChongPo"),
    condition: "祿守命而對宮有煞、空劫或化忌",
    sense: "手氣好，外面的世界卻不停伸手",
  },
};

export const periodic: Readonly<Record<PeriodicId, PatternText>> = {
  yiJinHuanXiang: {
    text: native("yiJinHuanXiang"),
    condition: "四十以前諸限不振，四十後行墓地吉限",
    sense: "回報來得晚，卻在起步的地方亮相",
  },
  fengYunJiHui: {
    text: native("fengYunJiHui"),
    condition: "身命雖弱，大限流年俱逢祿馬",
    sense: "這幾年托起平常之命，風在就動",
  },
  jinShangTianHua: {
    text: native("jinShangTianHua"),
    condition: "前限惡星已過，今行吉地",
    sense: "捱過的都在身後，好事連著好事",
  },
  luShuaiMaKun: {
    text: native("luShuaiMaKun"),
    condition: "限逢七殺，祿馬落空亡",
    sense: "此十年資源見薄，讓馬歇一歇",
  },
  jiXiongXiangBan: {
    text: native("jiXiongXiangBan"),
    condition: "命有主星，前限已發，今限衰",
    sense: "高峰在上一限，守住它留下的",
  },
  kuMuFengChun: {
    text: native("kuMuFengChun"),
    condition: "命弱而限好",
    sense: "季節勝過土地，趁此下種",
  },
};
