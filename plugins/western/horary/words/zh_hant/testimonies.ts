import type { Ptolemaic } from "../../../core/aspects.ts";
import * as core from "../../../core/words/zh_hant.ts";
import type { Considerations } from "../../answer.ts";
import type { Testimony, TestimonyPhrases } from "../../testimonies.ts";

type Clauses<M> = {
  readonly [C in keyof M & string]: keyof M[C] extends never ? string : (with_: M[C]) => string;
};

const { aspect, body, houseName, sign } = core;

/** 以何種相位相會。 */
const by = (kind: Ptolemaic) => (kind === "conjunction" ? "以會合" : `以${aspect[kind]}`);

const inSign =
  (what: string, sense: string) =>
  ({ sign: id }: { sign: keyof typeof sign }) =>
    `${what}在${sign[id]}，${sense}`;

const FIXED = "固定星座主守";
const MOVABLE = "啟動星座主變";
const FRUITFUL = "為多產星座";
const BARREN = "為荒蕪星座";

export const testimonies: Clauses<TestimonyPhrases> = {
  base: "判斷起於平分",
  sameRuler: (at) => `${body[at.by]}兼主雙方`,
  meets: (at) =>
    `${body[at.by]}與${body[at.to]}${by(at.aspect)}相會，距準確 ${at.degrees.toFixed(1)}°${at.reception ? "，且有容納" : ""}`,
  moonMeets: (at) => `月亮${by(at.aspect)}趨近${body[at.to]}`,
  translation: (at) =>
    `${body[at.planet]}離開${body[at.from]}，${by(at.aspect)}將其光傳給${body[at.to]}`,
  collection: (at) => `${body[at.planet]}匯集${body[at.by]}與${body[at.to]}之光`,
  mutualReception: (at) => `${body[at.by]}與${body[at.to]}互容`,
  goesToHost: (at) =>
    `${body[at.planet]}${by(at.aspect)}趨近${body[at.host]}，而${body[at.by]}正在其尊貴之位`,
  prohibited: (at) => `${body[at.by]}未及與${body[at.to]}相會，先為${body[at.planet]}所阻`,
  refrained: (at) => `${body[at.by]}與${body[at.to]}未及相會，${body[at.planet]}先行折返`,
  opposed: (at) => `${body[at.by]}與${body[at.to]}對分相會而無容納`,
  nothing: (at) =>
    at.by === at.to
      ? `無一事將所求引至${body[at.by]}`
      : `${body[at.by]}與${body[at.to]}之間無相位、無中介，亦不相入`,
  matterComes: (at) => `事主星${body[at.planet]}來到問者之宮`,
  querentInMatter: (at) => `問者主星${body[at.planet]}在事情之宮（${houseName(at.house)}）`,
  moonInMatter: (at) => `月亮在事情之宮（${houseName(at.house)}）`,
  natural: (at) => `${body[at.by]}${by(at.aspect)}趨近此事之自然徵象星${body[at.planet]}`,
  "end.meets": (at) => `${body[at.by]}${by(at.aspect)}趨近主結局之${body[at.planet]}`,
  "end.received": (at) => `${body[at.by]}與主結局之${body[at.planet]}互容`,
  strong: (at) => `${body[at.planet]}得力，合計 ${at.net} 分`,
  weak: (at) => `${body[at.planet]}無力，合計 ${at.net} 分`,
  dignified: (at) => `${body[at.planet]}本質尊貴 ${at.points} 分`,
  debilitated: (at) => `${body[at.planet]}本質失勢 ${at.points} 分`,
  combust: (at) => `${body[at.planet]}焦灼`,
  retrograde: (at) => `${body[at.planet]}逆行`,
  angular: (at) => `${body[at.planet]}在角宮（${houseName(at.house)}）`,
  cadent: (at) => `${body[at.planet]}在果宮（${houseName(at.house)}）`,
  afflicted: (at) => `${body[at.planet]}受${body[at.by]}所傷`,
  afflictedByEighth: (at) => `${body[at.planet]}受八宮之主${body[at.by]}所傷`,
  unafflicted: (at) => `${body[at.planet]}不受凶星與八宮之主所傷`,
  helped: (at) => `${body[at.by]}${by(at.aspect)}扶助${body[at.planet]}`,
  inEighth: (at) => `${body[at.planet]}在八宮`,
  fortuneIn: (at) => `吉星${body[at.planet]}在${houseName(at.house)}`,
  infortuneIn: (at) => `凶星${body[at.planet]}在${houseName(at.house)}`,
  northNodeIn: (at) => `北交點在${houseName(at.house)}`,
  southNodeIn: (at) => `南交點在${houseName(at.house)}`,
  moonGoesWell: (at) => `月亮${by(at.aspect)}將其光交予${body[at.planet]}`,
  moonGoesIll: (at) => `月亮${by(at.aspect)}將其光交予${body[at.planet]}`,
  moonToAdversary: (at) => `月亮${by(at.aspect)}將其光交予對手之主星${body[at.planet]}`,
  moonVoid: (at) => `月亮在${sign[at.sign]}空亡，離座前不再成相位`,
  moonSwift: "月亮行速快",
  moonSlow: "月亮行速慢",
  moonNear: (at) => `月亮在${houseName(at.house)}`,
  moonComes: (at) => `月亮離座之前${by(at.aspect)}趨近${body[at.to]}`,
  "illNews.wellPlaced": "聞凶訊者徵象良好，可見其訛",
  "illNews.badlyPlaced": "聞凶訊者之宮有凶星，可見其實",
  "goodNews.wellPlaced": "聞喜訊者徵象良好，可見其實",
  "goodNews.badlyPlaced": "聞喜訊者之宮有凶星，可見其訛",
  lightsAbove: "日月皆在地平之上",
  lightsBelow: "日月皆在地平之下",
  lightsAgree: (at) => `日月${by(at.aspect)}相照`,
  lightSeesAscendant: (at) => `${body[at.planet]}${by(at.aspect)}照見上升度數`,
  thiefComes: (at) => `竊者之星${body[at.planet]}來就失主`,
  purseComes: (at) => `主竊者財物之${body[at.planet]}在失主之宮`,
  goodsWithThief: (at) => `主財物之${body[at.planet]}與竊者同在${houseName(at.house)}`,
  goodsMeetThief: (at) => `主財物之${body[at.planet]}趨近竊者之星${body[at.by]}`,
  caught: (at) => `${body[at.by]}${by(at.aspect)}追及逃者之星${body[at.planet]}`,
  runsToSeeker: (at) => `${body[at.planet]}自入${houseName(at.house)}，即追尋者之地`,
  runsAway: (at) => `${body[at.planet]}在${houseName(at.house)}，已遠離追尋`,
  opened: (at) => `${body[at.planet]}${by(at.aspect)}趨近${body[at.by]}，得其開釋`,
  held: (at) => `牢獄之主${body[at.by]}扣住${body[at.planet]}`,
  stronger: (at) => `${body[at.by]}不弱於${body[at.to]}，${at.net} 分對 ${at.other} 分`,
  weaker: (at) => `${body[at.by]}弱於${body[at.to]}，${at.net} 分對 ${at.other} 分`,
  inEnemysPower: (at) => `${body[at.planet]}落入對方之宮（${houseName(at.house)}）`,
  "ascendant.fixed": inSign("上升", FIXED),
  "ascendant.movable": inSign("上升", MOVABLE),
  "cusp.fixed": inSign("事情之宮頭", FIXED),
  "cusp.movable": inSign("事情之宮頭", MOVABLE),
  "lord.fixed": inSign("事主星", FIXED),
  "lord.movable": inSign("事主星", MOVABLE),
  "moon.fixed": inSign("月亮", FIXED),
  "moon.movable": inSign("月亮", MOVABLE),
  "ascendant.fruitful": inSign("上升", FRUITFUL),
  "ascendant.barren": inSign("上升", BARREN),
  "cusp.fruitful": inSign("子女宮頭", FRUITFUL),
  "cusp.barren": inSign("子女宮頭", BARREN),
  "querent.fruitful": inSign("問者主星", FRUITFUL),
  "querent.barren": inSign("問者主星", BARREN),
  "lord.fruitful": inSign("子女宮主", FRUITFUL),
  "lord.barren": inSign("子女宮主", BARREN),
  "moon.fruitful": inSign("月亮", FRUITFUL),
  "moon.barren": inSign("月亮", BARREN),
};

export const considerations: Clauses<Considerations> = {
  earlyAscendant: "上升未及三度：事情尚未成熟",
  lateAscendant: "上升逾二十七度：事情已過或已定",
  moonVoidOfCourse: "月亮空亡，離座前不再成相位",
  moonViaCombusta: "月亮行於焦灼之路",
  moonLate: "月亮在星座末三度",
  saturnInSeventh: "土星在七宮，判者宜慎",
  saturnInFirst: "土星在一宮，事多遲滯",
  hourDisagrees: "行星時與上升星座不合",
  firstCombust: "一宮主受焦灼",
  firstRetrograde: "一宮主逆行",
  seventhCombust: "七宮主受焦灼",
  seventhRetrograde: "七宮主逆行",
};

/** A testimony inside a sentence. */
export function testimonyClause({ code, with: params }: Testimony): string {
  const clause = testimonies[code] as string | ((with_: unknown) => string);
  return typeof clause === "string" ? clause : clause(params);
}
