/** 中文解讀之詞句，各表於其代號皆完備。 */
import type { Branch, Phase, Stem } from "#lore";
import type { Place } from "#east/calendar/pillars.ts";
import type { SeasonState } from "#east/season.ts";
import type { GodFamily, TenGod } from "#east/ten_gods.ts";
import type { ReadTie } from "../../highlights.ts";
import type { StrengthId } from "../../strength.ts";
import type { StructureState } from "../../../judgement/success_row.ts";
import type { StructureId } from "../../structures.ts";
import type { ElementRole } from "../../useful_god_answer.ts";
import type { LuckTheme } from "../en/themes.ts";

/** 日主之象與性情，甲至癸。 */
export const dayMasters: Readonly<Record<Stem, readonly [image: string, temper: string]>> = {
  jia: ["如參天之木寧折不彎", "遇事每以身先而不肯輕易言倦"],
  yi: ["如藤蘿依物而上、柔中有韌", "善察人情而屢挫屢發"],
  bing: ["如中天之日普照而不擇物", "光明熱心而不耐遲緩"],
  ding: ["如燈燭照近而能久", "心思細密而常為一念徹夜不寐"],
  wu: ["如高山堤岸能蔽護眾人", "重然諾而主意既定便難移易"],
  ji: ["如田園納百穀而報以豐收", "務實寬厚而憂慮多藏於心"],
  geng: ["如劍戟礦石愈鍛愈利", "爽直重義而好勝"],
  xin: ["如珠玉宜琢磨而不宜敲擊", "品味高而言辭利"],
  ren: ["如江河奔流、遇石自繞", "兼容並蓄而難在知止"],
  gui: ["如雨露無聲而潤根", "感知時變而常先人一步"],
};

/** 生月，子至亥。 */
export const months: Readonly<Record<Branch, string>> = {
  zi: "隆冬水旺",
  chou: "歲暮嚴寒",
  yin: "春寒未盡",
  mao: "仲春木旺",
  chen: "暮春濕土",
  si: "夏令初至",
  wu: "盛夏火旺",
  wei: "季夏燥土",
  shen: "秋令初臨",
  you: "仲秋金旺",
  xu: "季秋燥土",
  hai: "冬令初臨",
};

/** 日干於月令之旺衰。 */
export const seasons: Readonly<Record<SeasonState, (stem: string, month: string) => string>> = {
  thriving: (stem, month) => `${stem}逢${month}月當令而旺`,
  assisted: (stem, month) => `${stem}得${month}月相生而居相位`,
  resting: (stem, month) => `${stem}洩氣於${month}月而居休位`,
  confined: (stem, month) => `${stem}與${month}月相剋而居囚位`,
  dormant: (stem, month) => `${stem}受${month}月所剋而失時`,
};

/** 強弱之語，並及所倚或所任之處。 */
export const strengths: Readonly<Record<StrengthId, (day: string, spot: string | null) => string>> =
  {
    strong: (day, spot) => `${day}身強有餘力${spot ? `而可施於${spot}` : ""}`,
    slightlyStrong: (day, spot) => `${day}偏強${spot ? `而足以任${spot}` : "而足以任事"}`,
    balanced: (day, spot) => `${day}近於中和${spot ? `而與${spot}相當` : ""}`,
    slightlyWeak: (day, spot) => `${day}偏弱而${spot ? `宜有${spot}之類相扶` : "須向外求助"}`,
    weak: (day, spot) => `${day}身弱而${spot ? `先倚${spot}為基` : "局中無可倚者"}`,
  };

/** 日支坐下之神所添，依其本氣。 */
export const seats: Readonly<Record<GodFamily, (branch: string) => string>> = {
  companions: (branch) => `坐下${branch}為同氣而不倚他人`,
  output: (branch) => `坐下${branch}洩秀而心事難藏`,
  wealth: (branch) => `坐下${branch}為財而常計出入`,
  officer: (branch) => `坐下${branch}相制而律己甚嚴`,
  resource: (branch) => `坐下${branch}相生而凡事先思`,
};

/** 四柱各主何事。 */
export const houses: Readonly<Record<Place, string>> = {
  year: "祖上與遠方",
  month: "父母與事業",
  day: "家室與配偶",
  hour: "子女與晚景",
};

/** 格局之義，其前為日柱。 */
export const structures: Readonly<Record<StructureId, string>> = {
  jianLu: "根基在己，少靠祖業",
  monthBlade: "膽氣過人，貴在有所任",
  monthRob: "早逢同類相爭，能化為己用",
  directOfficer: "宜於制度分明之處立身",
  sevenKillings: "遇強愈強，須有所制",
  directWealth: "勤儉有恆，善理產業",
  indirectWealth: "長於流通交際，財由機會來",
  directResource: "好學重名，得師長庇蔭",
  indirectResource: "思路獨到，專精偏門",
  eatingGod: "以技藝才情立身，忌催迫",
  hurtingOfficer: "聰明秀發，不服拘束",
  followWealth: "宜順時勢理財，不宜固執己見",
  followOfficer: "宜依大機構或嚴師而起",
  followOutput: "心力盡付所作，以作品傳名",
  followForce: "宜隨勢而行，以圓融為貴",
  followTide: "宜隨兩氣相生之勢",
  followSelf: "宜順其旺神而不宜逆",
  followSupport: "印比同心而可順不可逆",
  dominantWood: "木氣專一（曲直），仁厚剛直",
  dominantFire: "火氣專一（炎上），明禮熱烈",
  dominantEarth: "土氣專一（稼穡），誠信厚重",
  dominantMetal: "金氣專一（從革），重義果斷",
  dominantWater: "水氣專一（潤下），智慧通達",
  transformation: "氣質隨一重要之緣而轉",
  facingSun: "引動不見之官，以清貴為用",
  wellRail: "貴由才藝而來",
  punishedIn: "名位由曲徑而得",
  salaryDrawn: "職位多由人相邀",
  distantlyDrawn: "名位自遠方來",
  clashedIn: "以所缺之虛神為用",
};

/** 成敗之語，其後為所以然。 */
export const states: Readonly<Record<StructureState, string>> = {
  formed: "此格之成在於",
  broken: "此格之敗在於",
  rescued: "此格敗而得救者在於",
  unformed: "此格未成在於",
};

/** 用神於世間之處。 */
export const usefulFor: Readonly<Record<Phase, string>> = {
  wood: "宜近文教園藝與東方",
  fire: "宜近傳播餐飲與南方",
  earth: "宜近地產居間之事與故里",
  metal: "宜近金融器物與西方",
  water: "宜近貿易旅行與北方",
};

/** 十神五類所主。 */
export const families: Readonly<Record<GodFamily, string>> = {
  companions: "朋友手足與自身之力",
  output: "才藝言辭",
  wealth: "錢財產業",
  officer: "職位規矩",
  resource: "學問與長輩之助",
};

/** 某事依其五行之用而論；need 為所需，against 為所忌。 */
export const fares: Readonly<
  Record<ElementRole, (day: string, need: string, against: string) => string>
> = {
  useful: (day) => `正合${day}所需`,
  favourable: (_, need) => `有助所需之${need}`,
  idle: (day) => `於${day}無損無益`,
  hostile: (_, __, against) => `暗助所忌之${against}`,
  adverse: (_, need) => `有礙所需之${need}`,
};

/** 大運天干十神之旨。 */
export const luckThemes: Readonly<Record<TenGod, LuckTheme>> = {
  companion: { bright: "同道並肩、自立有基", dark: "同類相爭、固執己見" },
  robWealth: { bright: "交游得力、決斷果敢", dark: "交游分財、時有破耗" },
  eatingGod: { bright: "從容安適、才藝有成", dark: "安逸懈怠、進境遲緩" },
  hurtingOfficer: { bright: "才思奮發、聲名外揚", dark: "言辭易失、與上不和" },
  indirectWealth: { bright: "機緣流通、財路開展", dark: "財來財去、聚散無常" },
  directWealth: { bright: "收入有常、家業漸整", dark: "勞碌營財、心繫得失" },
  sevenKillings: { bright: "臨難建功、擢升迅速", dark: "壓力紛至、勁敵環伺" },
  directOfficer: { bright: "職位得人信任、名望漸立", dark: "職責繁重、拘束日多" },
  indirectResource: { bright: "專研偏門、得意外之助", dark: "退縮多疑、所謀遲延" },
  directResource: { bright: "得師長提攜、進修立名", dark: "依賴庇蔭、怠於進取" },
};

/** 刑沖合會之語。 */
export const ties: Readonly<Record<ReadTie, string>> = {
  clash: "相沖而家室多動",
  sixCombine: "相合而彼此安定",
  threeCombine: "三合而同歸一氣",
  direction: "三會而氣聚一季",
  halfCombine: "半合而彼此相向",
  harm: "相害而細事上每有磨損",
  stemCombine: "相合而兩情相引",
  stemClash: "相沖而意見外露",
};
