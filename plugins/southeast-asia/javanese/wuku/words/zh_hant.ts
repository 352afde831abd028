import { dateText } from "../../../core/words/days_zh_hant.ts";
import { direction } from "../../../core/words/zh_hant.ts";
import { BIRD, GOD, TREE } from "../table.ts";
import { en, type WukuWords } from "./en.ts";

const wukuGod = {
  yamadipati: { text: "判官之神", about: "意志如王者，舉止如隱士" },
  mahadewa: { text: "大天", about: "心地清明，喜靜" },
  mahayekti: { text: "大苦行者", about: "心胸寬大，卻想高人一等" },
  langsur: { text: "朗蘇爾", about: "敏捷，耐不住慢" },
  bayu: { text: "風神", about: "力量未見而人先覺" },
  cakra: { text: "輪神", about: "話出口便不收回" },
  asmara: { text: "愛神", about: "有魅力，易動情" },
  maharesi: { text: "大仙", about: "節儉，主意多，話也多" },
  sambu: { text: "桑布", about: "自負其判斷" },
  gana: { text: "象頭神", about: "肩膀寬厚，能忍卻終有一怒" },
  kamajaya: { text: "欲神", about: "有風度，憐憫求助的人" },
  endra: { text: "天帝", about: "重位階，矜持而愛條理" },
  kala: { text: "時神", about: "膽量過人，旁人避讓" },
  brahma: { text: "火神梵天", about: "一點就旺的熱力，一雙能造物的手" },
  guritna: { text: "古里特納", about: "腳步輕快，心志向上" },
  tantra: { text: "坦特羅", about: "多話，盤算不停" },
  wisnu: { text: "護持之神", about: "思慮銳利，能庇護他人" },
  surenggana: { text: "蘇楞加納", about: "屢受考驗而堅定" },
  siwah: { text: "濕婆", about: "露出一樣，藏著另一樣" },
  basuki: { text: "蛇神", about: "話說得圓，也安於所得" },
  sakri: { text: "薩克里", about: "心性剛強，自有格調" },
  kuwera: { text: "財神", about: "直言而討人喜歡，脾氣來去都快" },
  citragotra: { text: "質多羅戈多羅", about: "勤懇、和氣，也有幾分多疑" },
  bisma: { text: "毗濕摩", about: "勇氣與羞恥心各半" },
  durga: { text: "難近母", about: "愛熱鬧，不畏黑暗" },
  singajanma: { text: "獅人", about: "滿腹學問的聰明，鎖著不輕示人" },
  sri: { text: "稻米女神", about: "清涼的言語與不斷的飯食" },
  sadana: { text: "財物之神", about: "慷慨，又管得住財物" },
  antaboga: { text: "地底大蛇", about: "深沉，願獨自守著那份深沉" },
};
const wukuTree = {
  kendhayakan: { text: "肯達雅坎樹", about: "病人與出走的人都來投靠" },
  nagasari: { text: "鐵力木", about: "好看而有禮" },
  ingas: { text: "漆樹", about: "觸手便燙，少有人能歇在樹下" },
  walikukun: { text: "硬木", about: "不彎的支柱" },
  waringin: { text: "榕樹", about: "蔭蔽一整個村子" },
  sulastri: { text: "蘇拉斯特里花樹", about: "叫人停步的美" },
  cemara: { text: "木麻黃", about: "高大，風中有聲，略帶傲氣" },
  cempaka: { text: "黃玉蘭", about: "香氣遠播，惹人愛" },
  tangan: { text: "手掌樹", about: "伸手便做，不肯等" },
  wijayakusuma: { text: "勝利之花", about: "稀罕，不給人人看" },
  asem: { text: "羅望子", about: "受人喜愛又有用，禁得起風" },
  rembuyut: { text: "藤花", about: "是裝飾而不是棟樑" },
  parijatha: { text: "珊瑚樹", about: "能庇護，心願也大" },
  trengguli: { text: "阿勃勒", about: "外表燦爛，咬下去是苦的" },
  upas: { text: "見血封喉", about: "話能傷人，少說為妙" },
  plasa: { text: "紫礦", about: "林中之花，有人欣賞，卻無用處" },
  tal: { text: "糖棕", about: "挺直而心定" },
  tigaron: { text: "魚木", about: "容易著惱，也肯做" },
  tirisan: { text: "椰子樹", about: "每一部分都對人有用" },
  wuni: { text: "結果的五月茶", about: "見到的人都想摘它的果" },
  pandhan: { text: "露兜樹", about: "美好，卻長在難到之處" },
};
const wukuBird = {
  gagak: { text: "烏鴉", about: "聽得見隱微的徵兆" },
  atatkembang: { text: "花鸚鵡", about: "在大戶人家得寵" },
  manyar: { text: "織布鳥", about: "受不得被人勝過" },
  salindhitan: { text: "疾飛小鳥", about: "一閃就去做事" },
  branjangan: { text: "雲雀", about: "說話做事都輕快" },
  ayamalas: { text: "野雞", about: "警覺，為貴人所愛" },
  kepodang: { text: "黃鸝", about: "華美而善妒" },
  betet: { text: "綠鸚鵡", about: "為生計奔忙" },
  kutilang: { text: "鵯", about: "說話討人喜歡" },
  nuri: { text: "吸蜜鸚鵡", about: "花費隨意，樂於遊走" },
  bidho: { text: "鷹", about: "看見便取，取了便守" },
  "urang-urangan": { text: "翠鳥", about: "敏捷，略帶緊張" },
  gemak: { text: "鵪鶉", about: "不怕任何人，敵人更不怕" },
  platuk: { text: "啄木鳥", about: "以口勞作，從不疲倦" },
  emprit: { text: "文鳥", about: "小利甚多" },
  cocak: { text: "白頭翁", about: "話說不完" },
  puter: { text: "斑鳩", about: "守信" },
  prenjak: { text: "縫葉鶯", about: "消息最先到" },
  pelung: { text: "紫水雞", about: "愛水，愛僻靜處" },
  gogik: { text: "戈吉克鳥", about: "避開人群，也在意誰走近" },
  sepahan: { text: "塞帕漢鳥", about: "愛打聽消息" },
};
const wukuHouse = {
  inFront: { text: "在前", about: "財富擺給人看" },
  bothSides: { text: "前後皆有", about: "早年的勞苦在晚年得報" },
  above: { text: "在上", about: "見者都喜愛" },
  lyingInFront: { text: "敞開在前", about: "樂於施與" },
  behindClosed: { text: "在後而閉", about: "財物收藏不出" },
  onHead: { text: "在頭上", about: "儉省到近乎吝嗇" },
};
const wukuDanger = {
  middleYears: "中年之時",
  fallingTree: "倒樹",
  illTreatment: "受人虐待",
  ownKin: "親人中傷",
  quarrelAndTheft: "爭吵與失竊",
  oath: "違誓",
  sorcery: "咒術",
  blade: "刀刃",
  venom: "毒物",
  chest: "胸口",
};
const { dina, pasaran } = en.terms;

export const zhHant: WukuWords = {
  title: "出生之 wuku",
  summary: "出生所屬的爪哇名週（wuku），附其神、樹、鳥；已查得典籍者並列屋、險與時神方位",
  fields: {
    wuku: "Wuku 週",
    number: "次序",
    name: "名稱",
    day: "週中第幾日",
    begins: "起日",
    returns: "再逢之日",
    dina: "星期",
    pasaran: "市集日",
    god: "神",
    about: "所示（本站所述）",
    tree: "樹",
    bird: "鳥",
    house: "屋",
    danger: "險",
    kala: "時神方位",
  },
  terms: { wukuGod, wukuTree, wukuBird, wukuHouse, wukuDanger, direction, dina, pasaran },
  conventions: {
    dayBegin: { title: "一日之始", options: { sunset: "日落", sunrise: "日出" } },
  },
  omissions: {
    birthTime: "未提供出生時刻，以正午計。wuku 始於星期六傍晚，星期六入夜後出生屬下一週。",
  },
  reading({ wuku, dina: day, pasaran: market, god, tree, bird, house, danger, kala }) {
    const perch =
      bird === null
        ? "樹上沒有鳥。"
        : `樹上停著 ${BIRD.writings[bird]!.roman!}（${wukuBird[bird].text}）：${wukuBird[bird].about}。`;
    const below = [
      ...(house === null ? [] : [`屋${wukuHouse[house].text}：${wukuHouse[house].about}。`]),
      ...(danger === null ? [] : [`書中提醒屬此週的人留心${wukuDanger[danger]}。`]),
      ...(kala === null ? [] : [`七日之內時神在${direction[kala]}，不往那一方出行。`]),
    ];
    return [
      `你生在 ${dina[day]} ${pasaran[market]}，是 ${wuku.name} 週的第 ${wuku.day} 日，三十週中的第 ${wuku.number}。其神為 ${GOD.writings[god]!.roman!}（${wukuGod[god].text}），所賦的性情是${wukuGod[god].about}。`,
      `本週之樹是 ${TREE.writings[tree]!.roman!}（${wukuTree[tree].text}）：${wukuTree[tree].about}。${perch}`,
      ...(below.length > 0 ? [below.join("")] : []),
      `這一週始於 ${dateText(wuku.begins)}，每 210 日一回，生後首次在 ${dateText(wuku.returns)}。`,
    ];
  },
  picture: {
    title: (name, number) => `Wuku ${name}・第 ${number} 週`,
    span: (begins) => `${dateText(begins)}起的一週`,
    tree: "樹",
    bird: "鳥",
    god: "神",
    house: "屋",
    kala: "時神方位、險",
    unknown: "–",
  },
};
