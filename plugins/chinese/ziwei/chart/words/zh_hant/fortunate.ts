/** 富貴諸格：條件與其大意。 */
import { nativeOf } from "#east/natives.ts";
import { PATTERN, type FortunateId } from "../../patterns/pattern.ts";
import type { PatternText } from "../en/fortunate.ts";

const native = (id: FortunateId) => nativeOf(PATTERN, id);

export const fortunate: Readonly<Record<FortunateId, PatternText>> = {
  ziFuTongGong: {
    text: native("ziFuTongGong"),
    condition: "紫微、天府同守寅申命宮，甲年生，無煞",
    sense: "權柄與庫藏歸於一手，等得起，也給得出",
  },
  ziFuChaoYuan: {
    text: native("ziFuChaoYuan"),
    condition: "命在寅申，紫微、天府於三方來朝",
    sense: "有身分的人帶著資源與任命來找你",
  },
  ziFuJiaMing: {
    text: native("ziFuJiaMing"),
    condition: "紫微、天府夾命",
    sense: "左右皆是強手，把你扶正",
  },
  jiXiangLiMing: {
    text: native("jiXiangLiMing"),
    condition: "紫微居午守命，無擎羊、化忌，甲丁己年生",
    sense: "威權行於白晝，堪當要職",
  },
  yangMianChaoDou: {
    text: native("yangMianChaoDou"),
    condition: "紫微居子午守命，科權祿得其二於三方照（三者不能齊到）",
    sense: "吉化同輔一主，拔擢自會尋來",
  },
  fuBiGongZhu: {
    text: native("fuBiGongZhu"),
    condition: "紫微守命，左輔、右弼來拱或來夾",
    sense: "副手得力，決定皆能落實",
  },
  junChenQingHui: {
    text: native("junChenQingHui"),
    condition: "紫微、左輔、右弼同守命",
    sense: "領著忠心的班底，很少孤軍",
  },
  jinYuPengZhi: {
    text: native("jinYuPengZhi"),
    condition: "紫微坐命於金輿（祿存前二位）",
    sense: "體面與安適隨身",
  },
  fuXiangChaoYuan: {
    text: native("fuXiangChaoYuan"),
    condition: "天府、天相於三方朝命，寅申為上",
    sense: "俸祿、印信與穩當的職位，憑可靠得來",
  },
  tianFuChaoYang: {
    text: native("tianFuChaoYang"),
    condition: "天府守命居午戌，天相來朝，甲年生",
    sense: "受託掌大筆錢糧，位列上品",
  },
  caiYinJiaYin: {
    text: native("caiYinJiaYin"),
    condition: "天相守命或田宅，天梁與祿來夾（書作武曲，環中不可得，今以祿當財）",
    sense: "印信一側有錢，一側有長者",
  },
  caiYinJiaLu: {
    text: native("caiYinJiaLu"),
    condition: "祿守命或財帛，武曲、天相來夾（書作天梁，環中不可得）",
    sense: "有機構作保的進項",
  },
  riYueJiaCai: {
    text: native("riYueJiaCai"),
    condition: "武曲守命或財帛，日月來夾",
    sense: "日裡夜裡都有財路，明暗並進",
  },
  caiLuJiaMa: {
    text: native("caiLuJiaMa"),
    condition: "天馬守命，武曲與祿來夾",
    sense: "一動即有利，每趟路都帶回生意",
  },
  riYueZhaoBi: {
    text: native("riYueZhaoBi"),
    condition: "日月同臨田宅",
    sense: "房地漸聚名下",
  },
  riYueJiaMing: {
    text: native("riYueJiaMing"),
    condition: "日月夾命，命宮有吉而不坐空亡",
    sense: "父母兩邊，或兩位貴人，皆照著你",
  },
  riYueBingMing: {
    text: native("riYueBingMing"),
    condition: "命丑，日巳月酉；他宮會得日月俱明者次之",
    sense: "理與情都醒著，考試多順",
  },
  riYueTongLin: {
    text: native("riYueTongLin"),
    condition: "日月同在丑未，命在對宮",
    sense: "名位由外面的世界給你",
  },
  riYueZhengYao: {
    text: native("riYueZhengYao"),
    condition: "太陽居辰、太陰居戌，會照命宮",
    sense: "兩燈爭亮，權祿非淺",
  },
  mingZhuChuHai: {
    text: native("mingZhuChuHai"),
    condition: "命未，日卯月亥",
    sense: "早年藏著的才華，一浮出便見珍貴",
  },
  riChuFuSang: {
    text: native("riChuFuSang"),
    condition: "太陽居卯，守命或守官祿",
    sense: "起步早，名聲隨朝陽上升",
  },
  riZhaoLeiMen: {
    text: native("riZhaoLeiMen"),
    condition: "太陽守命居子辰卯，晝生",
    sense: "你的聲音在公眾之事上傳得遠",
  },
  riLiZhongTian: {
    text: native("riLiZhongTian"),
    condition: "太陽守命居午，庚辛丁己年生尤佳",
    sense: "光彩滿身，也有照人的責任",
  },
  yueLangTianMen: {
    text: native("yueLangTianMen"),
    condition: "太陰守命居亥，子年夜生尤佳",
    sense: "冷靜的判斷，換來重任",
  },
  yueShengCangHai: {
    text: native("yueShengCangHai"),
    condition: "太陰居子守田宅",
    sense: "屋產積蓄如潮漸漲",
  },
  shuiChengGuiE: {
    text: native("shuiChengGuiE"),
    condition: "太陰守命居子，丙丁年夜生尤佳",
    sense: "在當權者近旁做細緻忠誠之事",
  },
  shanYinChaoGang: {
    text: native("shanYinChaoGang"),
    condition: "天機、天梁同守命，無煞",
    sense: "有良心的謀略，善講、善教、善斷",
  },
  liangJuWuWei: {
    text: native("liangJuWuWei"),
    condition: "天梁守命居午，丁己癸年生",
    sense: "清白的履歷與資深的位置",
  },
  yangLiangChangLu: {
    text: native("yangLiangChangLu"),
    condition: "太陽、天梁、文昌與祿會於命宮三方四正",
    sense: "考場與競選上拔頭籌",
  },
  juRiTongGong: {
    text: native("juRiTongGong"),
    condition: "命寅，巨門、太陽同守，或同在對宮申",
    sense: "靠言語立業成名",
  },
  juJiJuMao: {
    text: native("juJiJuMao"),
    condition: "巨門、天機守命居卯，乙辛己丙年生",
    sense: "腦筋善創，以研究與論辯上進",
  },
  shiZhongYinYu: {
    text: native("shiZhongYinYu"),
    condition: "巨門守命居子午，會科權祿，辛癸年生為上",
    sense: "價值須人開採，藏比露好",
  },
  wuQuShouYuan: {
    text: native("wuQuShouYuan"),
    condition: "武曲守命居卯",
    sense: "守得住，終得位",
  },
  wuQuMiaoYuan: {
    text: native("wuQuMiaoYuan"),
    condition: "武曲守命居辰戌，辰戌丑未年生",
    sense: "以決斷立威名",
  },
  qiShaChaoDou: {
    text: native("qiShaChaoDou"),
    condition: "七殺守命居寅申子午，無煞",
    sense: "獨當一面，名位相稱",
  },
  yingXingRuMiao: {
    text: native("yingXingRuMiao"),
    condition: "破軍守命居子午，無煞，甲癸年生",
    sense: "破舊立新，直做到清要之位",
  },
  xiongSuChaoYuan: {
    text: native("xiongSuChaoYuan"),
    condition: "廉貞守命居寅申未，無煞",
    sense: "衝勁守紀律，走得極遠",
  },
  lianShaJiFu: {
    text: native("lianShaJiFu"),
    condition: "廉貞、七殺同守命，不逢忌煞",
    sense: "家業靠自己的膽氣積成",
  },
  huoTan: {
    text: native("huoTan"),
    condition: "貪狼、火星同守命，俱居廟旺",
    sense: "機會來得突然，快手得之",
  },
  lingTan: {
    text: native("lingTan"),
    condition: "貪狼、鈴星同守命，俱居廟旺",
    sense: "引信慢，一響便高升或得財",
  },
  huoGui: {
    text: native("huoGui"),
    condition: "貪狼、火星會於命或身之三方",
    sense: "機緣由旁人點燃",
  },
  tanHuoLingSiMu: {
    text: native("tanHuoLingSiMu"),
    condition: "貪狼守命居四墓，火鈴守照，辰戌為佳",
    sense: "產業彷彿憑空而來",
  },
  maTouDaiJian: {
    text: native("maTouDaiJian"),
    condition: "擎羊與天同或貪狼守命居午，丙戊年生（天馬本宮不見擎羊）",
    sense: "功名在邊地，帶著風險",
  },
  yangRenRuMiao: {
    text: native("yangRenRuMiao"),
    condition: "擎羊守命居辰戌丑未而有吉",
    sense: "一股狠勁找到了用處",
  },
  changQuJiaMing: {
    text: native("changQuJiaMing"),
    condition: "文昌、文曲夾命",
    sense: "書卷環繞，修養自成",
  },
  changQuSiHai: {
    text: native("changQuSiHai"),
    condition: "文昌或文曲守命居巳亥（其一必來會）",
    sense: "不貴則富，憑文章才藝",
  },
  wenXingAnGong: {
    text: native("wenXingAnGong"),
    condition: "文昌、文曲於三方拱命",
    sense: "別人考兩回，你一回便過",
  },
  yuXiuTianXiang: {
    text: native("yuXiuTianXiang"),
    condition: "文昌、文曲同居福德",
    sense: "雅興與安閒",
  },
  chanGongZheGui: {
    text: native("chanGongZheGui"),
    condition: "太陰與文曲或文昌同在夫妻",
    sense: "伴侶清雅，因之上進",
  },
  huangDianChaoBan: {
    text: native("huangDianChaoBan"),
    condition: "太陽、文昌同在官祿",
    sense: "位子靠近權力中樞",
  },
  wenWuJianBei: {
    text: native("wenWuJianBei"),
    condition: "文曲、武曲分守或同守身命",
    sense: "能起草，也能執行",
  },
  zuoYouJiaMing: {
    text: native("zuoYouJiaMing"),
    condition: "左輔、右弼夾命",
    sense: "兩肘皆有人扶",
  },
  zuoYouTongGong: {
    text: native("zuoYouTongGong"),
    condition: "左輔、右弼同守命",
    sense: "同僚把你抬上更好的衣冠",
  },
  kuiYueGongMing: {
    text: native("kuiYueGongMing"),
    condition: "天魁、天鉞拱命",
    sense: "要緊時有貴人現身",
  },
  kuiYueJiaMing: {
    text: native("kuiYueJiaMing"),
    condition: "天魁、天鉞夾命",
    sense: "兩邊都有難得的提攜",
  },
  zuoGuiXiangGui: {
    text: native("zuoGuiXiangGui"),
    condition: "天魁、天鉞一坐命一拱照",
    sense: "既受人助，也成為別人的貴人",
  },
  luMaJiaoChi: {
    text: native("luMaJiaoChi"),
    condition: "祿與天馬會於命宮三方四正，不逢空亡",
    sense: "錢在路上賺",
  },
  luMaPeiYin: {
    text: native("luMaPeiYin"),
    condition: "天馬拱命，馬前一宮有祿與天相",
    sense: "帶著印信與俸給出使",
  },
  mingLuAnLu: {
    text: native("mingLuAnLu"),
    condition: "一祿在命，一祿在六合之宮",
    sense: "明處的收入之外，另有一股暗流",
  },
  duiMianChaoDou: {
    text: native("duiMianChaoDou"),
    condition: "命在子午，祿存守命或居對宮",
    sense: "財就來自你望著的那一方",
  },
  keQuanLuHe: {
    text: native("keQuanLuHe"),
    condition: "科權祿會於命宮三方四正",
    sense: "名聲、權力與收入互相托住",
  },
  keMingHuiLu: {
    text: native("keMingHuiLu"),
    condition: "化科守命，權或祿來會",
    sense: "好名聲換得到位置",
  },
  quanLuShengFeng: {
    text: native("quanLuShengFeng"),
    condition: "化權、化祿同守命而星居廟旺",
    sense: "說話有分量，又有錢行事",
  },
};
