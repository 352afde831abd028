/** 中文解讀之詞句；各表於其代號皆完備。 */
import type { Branch, Phase, Stem } from "#lore";
import type { SeasonState } from "../../../../core/season.ts";
import type { GodFamily, TenGod } from "../../../../core/ten_gods.ts";
import type { ReadTie } from "../../highlights.ts";
import type { StrengthId } from "../../strength.ts";
import type { StructureState } from "../../../judgement/success_row.ts";
import type { StructureId } from "../../structures.ts";
import type { LuckTheme } from "../en/themes.ts";

/** 日主之象與性情，甲至癸。 */
export const dayMasters: Readonly<Record<Stem, string>> = {
  jia: "甲木為參天之木，志在向上，寧折不彎；遇事每以身先，有擔當，亦不肯輕易言倦",
  yi: "乙木為藤蘿花卉，依物而上，柔中有韌；善察人情，能結善緣，屢挫而屢發",
  bing: "丙火為中天之日，普照而不擇物，光明磊落；熱心慷慨，惟不耐遲緩",
  ding: "丁火為燈燭爐火，照近而能久，心思細密；情有所鍾，常為一念徹夜不寐",
  wu: "戊土為高山堤岸，穩重守信，能蔽護眾人；主意既定，便如山之難移",
  ji: "己土為田園之土，納百穀而報以豐收；務實寬厚，憂慮多藏於心",
  geng: "庚金為劍戟礦石，剛健爽直，重義好勝；愈經鍛鍊，愈見其用",
  xin: "辛金為珠玉刀剪，品味高而言辭利；宜琢磨而不宜敲擊，自知其貴",
  ren: "壬水為江河大海，奔流不息，兼容並蓄；才大心闊，難在知止",
  gui: "癸水為雨露霧氣，無聲而潤根；想像豐富，先人一步而感時變",
};

/** 生月，子至亥。 */
export const months: Readonly<Record<Branch, string>> = {
  zi: "生於子月，隆冬水旺，天寒地凍",
  chou: "生於丑月，歲暮嚴寒，濕土凝凍",
  yin: "生於寅月，春令初開，餘寒未盡而木氣方生",
  mao: "生於卯月，仲春木旺，獨擅其時",
  chen: "生於辰月，暮春濕土，收藏木之餘氣",
  si: "生於巳月，夏令初至，火勢漸張",
  wu: "生於午月，盛夏火旺，炎威正烈",
  wei: "生於未月，季夏燥土，餘熱未消",
  shen: "生於申月，秋令初臨，金氣當權",
  you: "生於酉月，仲秋金旺，氣象肅清",
  xu: "生於戌月，季秋燥土，火入庫中",
  hai: "生於亥月，冬令初臨，水勢方起",
};

/** 日主於月令之旺衰。 */
export const seasons: Readonly<Record<SeasonState, string>> = {
  thriving: "日主當令而旺，得天時之助",
  assisted: "日主得月令相生，居相位",
  resting: "日主生月令而氣洩，居休位",
  confined: "日主剋月令而力耗，居囚位",
  dormant: "日主受月令所剋，失時無氣，須賴他處扶持",
};

/** 強弱之語。 */
export const strengths: Readonly<Record<StrengthId, string>> = {
  strong: "日主身強，力有餘裕，貴在有所任、有所制、有所洩",
  slightlyStrong: "日主偏強，足以任事而不吃力",
  balanced: "日主近於中和，進退皆可，最為難得",
  slightlyWeak: "日主偏弱，才堪任事而易感勞乏，宜有同道相扶",
  weak: "日主身弱，四面皆洩耗剋制之神，先求根基與良伴，次論進取",
};

/** 格局之義。 */
export const structures: Readonly<Record<StructureId, string>> = {
  jianLu: "月令建祿，根基在己而不在祖業，白手成家者多；旺身須有財官食傷可用，方不虛負",
  monthBlade: "月令逢刃，膽氣過人，行事果決；有官殺制之則為威權，無制則易傷朋友與錢財",
  monthRob: "月令為劫，早逢同類相爭相助，能化劫為用者乃有所成",
  directOfficer: "以正官為格，重名譽，守法度，宜於制度分明之處立身",
  sevenKillings: "以七殺為格，臨危見才，遇強愈強；殺須有制有化，方成大用",
  directWealth: "以正財為格，勤儉有恆，積少成多，善理產業",
  indirectWealth: "以偏財為格，輕財好義，長於流通交際，機會之財每由此來",
  directResource: "以正印為格，好學重名，得師長庇蔭，宜文教學術",
  indirectResource: "以偏印為格，思路獨到，專精偏門，獨處而有所得",
  eatingGod: "以食神為格，溫厚有口福，以技藝才情立身，忌催迫",
  hurtingOfficer: "以傷官為格，聰明秀發，言辭鋒利，創新有餘而不服拘束",
  followWealth: "棄命從財，順勢理財，隨時勢與市場而動，不宜固執己見",
  followOfficer: "棄命從殺，依大勢、大機構或嚴師而起",
  followOutput: "從兒之格，心力盡付所作，子女、門生或作品足以傳名",
  followForce: "從勢之格，食傷財官並旺，隨勢而行，貴在圓融",
  followTide: "從氣之格，兩氣相生而成勢，隨之則順",
  followSelf: "從旺之格，滿局同類，順其旺神則吉，逆之則凶",
  followSupport: "從強之格，印比同心，可順而不可逆",
  dominantWood: "曲直之格，木氣專一，仁厚而剛直",
  dominantFire: "炎上之格，火氣專一，明禮而熱烈",
  dominantEarth: "稼穡之格，土氣專一，誠信而厚重",
  dominantMetal: "從革之格，金氣專一，重義而果斷",
  dominantWater: "潤下之格，水氣專一，智慧而通達",
  transformation: "日干合而化氣，氣質隨一重要之緣而轉，成其別格",
  facingSun: "朝陽之格，引動不見之官，以清貴為用",
  wellRail: "井欄之格，水局沖動官火，貴由才藝而來",
  punishedIn: "刑合之格，時柱刑出官星，名位由曲徑而得",
  salaryDrawn: "合祿之格，時柱合出官星，職位多由人相邀",
  distantlyDrawn: "遙合之格，庫神遙引官星，名位自遠方來",
  clashedIn: "倒沖之格，同支成群而沖動所缺，以虛神為用",
};

/** 成敗之語。 */
export const states: Readonly<Record<StructureState, string>> = {
  formed: "此格已成",
  broken: "此格見破",
  rescued: "此格雖傷而有救",
  unformed: "此格尚缺其輔",
};

/** 用神所主。 */
export const usefulFor: Readonly<Record<Phase, string>> = {
  wood: "宜近文教、出版、園藝、紡織與木業，利東方，喜青綠，清晨最得力",
  fire: "宜近傳播、餐飲、電子與舞臺之事，利南方，喜紅紫，日中最得力",
  earth: "宜近地產、營造、倉儲與居間協調之事，利中央與故里，喜黃褐",
  metal: "宜近金融、法律、機械與器物之業，利西方，喜白色與光潔之物，傍晚最得力",
  water: "宜近運輸、貿易、旅行與研究之事，利北方，喜黑藍，夜間最得力",
};

/** 十神五類所主。 */
export const families: Readonly<Record<GodFamily, string>> = {
  companions: "朋友手足與自身之力",
  output: "才藝言辭與所作所為",
  wealth: "錢財產業與經營之事",
  officer: "職位規矩與外來之責",
  resource: "學問庇蔭與長輩之助",
};

/** 大運天干十神之旨。 */
export const luckThemes: Readonly<Record<TenGod, LuckTheme>> = {
  companion: { bright: "同道並肩，自立有基", dark: "同類相爭，固執己見" },
  robWealth: { bright: "交游得力，決斷果敢", dark: "交游分財，宜防破耗" },
  eatingGod: { bright: "從容安適，才藝有成", dark: "安逸懈怠，進境遲緩" },
  hurtingOfficer: { bright: "才思奮發，聲名外揚", dark: "言辭易失，與上不和" },
  indirectWealth: { bright: "機緣流通，財路開展", dark: "財來財去，聚散無常" },
  directWealth: { bright: "收入有常，家業漸整", dark: "勞碌營財，心繫得失" },
  sevenKillings: { bright: "臨難建功，擢升迅速", dark: "壓力紛至，勁敵環伺" },
  directOfficer: { bright: "職位得人信任，名望漸立", dark: "職責繁重，拘束日多" },
  indirectResource: { bright: "專研偏門，得意外之助", dark: "退縮多疑，所謀遲延" },
  directResource: { bright: "得師長提攜，進修立名", dark: "依賴庇蔭，怠於進取" },
};

/** 刑沖合會之語。 */
export const ties: Readonly<Record<ReadTie, string>> = {
  clash: "相沖，變動與更新多由此起",
  sixCombine: "相合，彼此牽繫而安",
  threeCombine: "三合成局，同歸一氣",
  direction: "三會一方，氣聚一季",
  halfCombine: "半合，彼此相向",
  harm: "相害，細事上每有磨損",
  stemCombine: "相合，兩情相引",
  stemClash: "相沖，意見外露",
};
