/** Sentences from which the reading of a chart is put together. */
import type { Text } from "#old";
import type { GrahaId } from "../../core/grahas.ts";

const t = (en: string, zhHant: string): Text => ({ en, zhHant });

/** The rising sign, Aries first. */
export const LAGNA_TEXTS: readonly Text[] = [
  t(
    "meets the world head-on: quick to begin, candid, and happiest with something to push against",
    "迎面而行：起步快、說話直，有可奮力之事便最自在",
  ),
  t(
    "takes its time and keeps what it builds; comfort, craft and loyalty count for more than speed",
    "不疾不徐，所建必守；安適、手藝與忠誠重於速度",
  ),
  t(
    "learns by talking and by trying two things at once; curiosity keeps it young",
    "以言談為學，常兩事並行；好奇使人常新",
  ),
  t(
    "feels its way: protective, receptive, and strongest where there is a home to tend",
    "憑感受而行：護人、善感，有家可顧之處最見其力",
  ),
  t(
    "wants to do things well and be seen to do them; warmth and pride go together",
    "事求做好，也願為人所見；溫暖與自尊並存",
  ),
  t(
    "notices what others miss and puts it in order; usefulness is its form of affection",
    "見人所未見，並使之有序；有用於人，便是其情意",
  ),
  t(
    "looks for balance and good company; decisions ripen through comparison",
    "求均衡與良伴；決定在比較中成熟",
  ),
  t(
    "keeps its counsel and goes deep; trust is given slowly and then entirely",
    "深藏而探底；信任給得慢，一給便是全部",
  ),
  t(
    "aims far: principle, humour and a need for open space carry it along",
    "志在遠方：原則、幽默與開闊之地使其前行",
  ),
  t(
    "climbs with patience; duty, realism and dry wit mark the style",
    "耐心攀登；責任、務實與冷面詼諧是其風格",
  ),
  t(
    "thinks for the group yet stands a little apart; ideas and systems are home ground",
    "心繫眾人而身處稍遠；理念與體系是其本土",
  ),
  t(
    "is porous to mood and meaning; imagination and kindness need a quiet shore",
    "易受氣氛與意義所感；想像與仁厚需有靜岸可泊",
  ),
];

/** Fields of the houses as noun phrases, the first first. */
export const HOUSE_THEMES: readonly Text[] = [
  t("body, bearing and the start of things", "身體、儀態與起頭之事"),
  t("family, speech and savings", "家人、言語與積蓄"),
  t("courage, siblings and skilled hands", "膽識、手足與技藝"),
  t("home, mother and peace of mind", "家宅、母親與心境安寧"),
  t("children, creativity and good counsel", "子女、創造與良策"),
  t("work, health habits and competition", "勞務、養生與競爭"),
  t("marriage, partners and the public", "婚姻、伴侶與外界往來"),
  t("shared means, research and deep change", "共有之財、探究與深層轉變"),
  t("fortune, teachers and long journeys", "福分、師長與遠行"),
  t("profession, standing and visible deeds", "職業、地位與可見之功"),
  t("income, friends and hopes fulfilled", "收入、友朋與所願得遂"),
  t("retreat, expense and distant places", "退隱、支出與遠地"),
];

/** Where the lord of the lagna goes, the first house first; "it" is the lord. */
export const LORD_TEXTS: readonly Text[] = [
  t(
    "It stands at home in the first house: the person is the author of the story and relies on few.",
    "它守在第一宮：一生由己執筆，少倚旁人。",
  ),
  t(
    "It stands in the second house, so that energy flows into means, family and the spoken word.",
    "它在第二宮，心力流向資財、家人與言語。",
  ),
  t(
    "It stands in the third house: effort, daring and practice open the doors.",
    "它在第三宮：努力、膽量與反覆練習開啟門路。",
  ),
  t(
    "It stands in the fourth house; home, land and inner quiet are the base from which all else is done.",
    "它在第四宮；家宅、土地與內心安靜是萬事之基。",
  ),
  t(
    "It stands in the fifth house, where learning, play and the young bring out the best.",
    "它在第五宮，學習、遊藝與後輩最能引出所長。",
  ),
  t(
    "It stands in the sixth house: life improves through work, method and the will to correct.",
    "它在第六宮：勤務、方法與求正之心，使生活日漸改善。",
  ),
  t(
    "It stands in the seventh house; much is decided with, through or against another person.",
    "它在第七宮；許多事與人同定、因人而定，或與人相持而定。",
  ),
  t(
    "It stands in the eighth house: the path leads through change and research, and gains depth by it.",
    "它在第八宮：路經轉變與探究，亦因此而深。",
  ),
  t(
    "It stands in the ninth house, under the protection of teachers, principles and luck.",
    "它在第九宮，得師長、原則與運氣之庇。",
  ),
  t(
    "It stands in the tenth house: work is where the person becomes visible.",
    "它在第十宮：工作正是此人為世所見之處。",
  ),
  t(
    "It stands in the eleventh house; friends, networks and gains answer to steady wishes.",
    "它在第十一宮；友朋、人脈與收穫回應恆久之願。",
  ),
  t(
    "It stands in the twelfth house: solitude, service or a foreign place gives more than it takes.",
    "它在第十二宮：獨處、服務或異地，所予多於所取。",
  ),
];

/** What each graha stands for, as a noun phrase. */
export const GRAHA_THEMES: Readonly<Record<GrahaId, Text>> = {
  sun: t("self-respect and authority", "自尊與權威"),
  moon: t("feeling and belonging", "情感與歸屬"),
  mars: t("drive and courage", "衝勁與勇氣"),
  mercury: t("understanding and trade", "理解與交易"),
  jupiter: t("judgement and growth", "判斷與成長"),
  venus: t("affection and taste", "情愛與品味"),
  saturn: t("endurance and duty", "堅忍與責任"),
  rahu: t("ambition and the unfamiliar", "抱負與未知"),
  ketu: t("detachment and insight", "超脫與洞見"),
};

/** The colour of each great period. */
export const DASHA_TEXTS: Readonly<Record<GrahaId, Text>> = {
  sun: t("a time to stand up, take office and be answerable", "宜挺身任事、承擔職責之時"),
  moon: t(
    "a time of feeling, travel and care, with people at the centre",
    "情感、行旅與照護之時，以人為本",
  ),
  mars: t(
    "a time of action and contest, good for land, engineering and clear decisions",
    "行動與競爭之時，利土地、工程與果決",
  ),
  mercury: t("a time of study, trade and correspondence", "學習、交易與往來之時"),
  jupiter: t(
    "a time of widening: teaching, children, faith and advice",
    "開展之時：教學、子女、信念與良言",
  ),
  venus: t("a time of relationships, art and comfort", "情誼、藝術與安適之時"),
  saturn: t(
    "a time of patient building, when work and limits teach",
    "耐心營造之時，勞務與限制即是師",
  ),
  rahu: t(
    "a time of appetite and new ground, fast and not always straight",
    "求進與拓新之時，行速而路未必直",
  ),
  ketu: t("a time of pruning, study and inward turns", "刪繁、鑽研與內轉之時"),
};
