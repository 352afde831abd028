/**
 * The sixty-four figures of three throws, with their images.
 *
 * @source Yu Deuk-gong 유득공, Gyeongdo Japji 경도잡지 (18th century), 원일 元日: 사점 柶占, the images of four characters
 */
import { vocabulary, type IdOf } from "#sdk";

/** The figures, by their throws; yut and mo count as one. */
export const FIGURE = vocabulary("yutFigure", {
  "do-do-do": { native: "아견자모", roman: "agyeon jamo" },
  "do-do-gae": { native: "서입창중", roman: "seoip changjung" },
  "do-do-geol": { native: "혼야득촉", roman: "honya deukchok" },
  "do-do-mo": { native: "창승우춘", roman: "changseung uchun" },
  "do-gae-do": { native: "대수역류", roman: "daesu yeongnyu" },
  "do-gae-gae": { native: "죄중입공", roman: "joejung ipgong" },
  "do-gae-geol": { native: "비아박등", roman: "bia bakdeung" },
  "do-gae-mo": { native: "금철우화", roman: "geumcheol uhwa" },
  "do-geol-do": { native: "학실우익", roman: "hak sil uik" },
  "do-geol-gae": { native: "기자득식", roman: "gija deuksik" },
  "do-geol-geol": { native: "용입대해", roman: "yong ip daehae" },
  "do-geol-mo": { native: "구입순중", roman: "gu ip sunjung" },
  "do-mo-do": { native: "수목무근", roman: "sumok mugeun" },
  "do-mo-gae": { native: "사자부생", roman: "saja busaeng" },
  "do-mo-geol": { native: "한자득의", roman: "hanja deugui" },
  "do-mo-mo": { native: "빈인득보", roman: "binin deukbo" },
  "gae-do-do": { native: "일입운중", roman: "il ip unjung" },
  "gae-do-gae": { native: "임천견일", roman: "imcheon gyeonil" },
  "gae-do-geol": { native: "궁실우전", roman: "gung sil ujeon" },
  "gae-do-mo": { native: "조무우한", roman: "jo mu uhan" },
  "gae-gae-do": { native: "약마태중", roman: "yangma taejung" },
  "gae-gae-gae": { native: "학등우천", roman: "hak deung ucheon" },
  "gae-gae-geol": { native: "기응득육", roman: "gieung deugyuk" },
  "gae-gae-mo": { native: "거무양륜", roman: "geo mu yangnyun" },
  "gae-geol-do": { native: "영아득유", roman: "yeonga deugyu" },
  "gae-geol-gae": { native: "중병득약", roman: "jungbyeong deugyak" },
  "gae-geol-geol": { native: "호접득화", roman: "hojeop deukhwa" },
  "gae-geol-mo": { native: "궁득우전", roman: "gung deuk ujeon" },
  "gae-mo-do": { native: "배견소빈", roman: "baegyeon sobin" },
  "gae-mo-gae": { native: "하어실수", roman: "ha-eo silsu" },
  "gae-mo-geol": { native: "수상생문", roman: "susang saengmun" },
  "gae-mo-mo": { native: "용득여의", roman: "yong deuk yeoui" },
  "geol-do-do": { native: "대어입수", roman: "dae-eo ipsu" },
  "geol-do-gae": { native: "염천증선", roman: "yeomcheon jeungseon" },
  "geol-do-geol": { native: "지응무조", roman: "jieung mujo" },
  "geol-do-mo": { native: "척주강중", roman: "cheokju gangjung" },
  "geol-gae-do": { native: "용두생각", roman: "yongdu saenggak" },
  "geol-gae-gae": { native: "빈이차천", roman: "bin i cha cheon" },
  "geol-gae-geol": { native: "빈사득록", roman: "binsa deungnok" },
  "geol-gae-mo": { native: "묘아봉서", roman: "myoa bongseo" },
  "geol-geol-do": { native: "어변성룡", roman: "eobyeon seongnyong" },
  "geol-geol-gae": { native: "우득추두", roman: "u deuk chudu" },
  "geol-geol-geol": { native: "수화성실", roman: "suhwa seongsil" },
  "geol-geol-mo": { native: "사문환속", roman: "samun hwansok" },
  "geol-mo-do": { native: "행인사가", roman: "haengin saga" },
  "geol-mo-gae": { native: "마무편책", roman: "ma mu pyeonchaek" },
  "geol-mo-geol": { native: "행인득로", roman: "haengin deungno" },
  "geol-mo-mo": { native: "일조초로", roman: "iljo choro" },
  "mo-do-do": { native: "부모득자", roman: "bumo deukja" },
  "mo-do-gae": { native: "유공무상", roman: "yugong musang" },
  "mo-do-geol": { native: "용입심연", roman: "yong ip simyeon" },
  "mo-do-mo": { native: "맹인직문", roman: "maengin jingmun" },
  "mo-gae-do": { native: "암중견화", roman: "amjung gyeonhwa" },
  "mo-gae-gae": { native: "인무수비", roman: "in mu subi" },
  "mo-gae-geol": { native: "이견대인", roman: "igyeon daein" },
  "mo-gae-mo": { native: "각궁무현", roman: "gakgung muhyeon" },
  "mo-geol-do": { native: "이변생풍", roman: "ibyeon saengpung" },
  "mo-geol-gae": { native: "치아득보", roman: "chia deukbo" },
  "mo-geol-geol": { native: "득인환실", roman: "deugin hwansil" },
  "mo-geol-mo": { native: "난이불길", roman: "nan i bulgil" },
  "mo-mo-do": { native: "생사망연", roman: "saengsa mangyeon" },
  "mo-mo-gae": { native: "어탄조구", roman: "eo tan jogu" },
  "mo-mo-geol": { native: "비조우인", roman: "bijo uin" },
  "mo-mo-mo": { native: "가가득제", roman: "gaga deukje" },
});
export type FigureId = IdOf<typeof FIGURE>;

/** How each figure is held, in their order: + kind, = between, - hard; a reading of the images that is ours. */
const MARKS = "++++-+---++=-+++-+---++-++++=-=+++--+-+++++==-+=+-=++-+-=+----=+";

/** How a figure is held. */
export const YUT_LUCK = vocabulary("yutLuck", ["good", "between", "care"]);
export type YutLuck = IdOf<typeof YUT_LUCK>;
const LUCK_OF: Readonly<Record<string, YutLuck>> = { "+": "good", "=": "between", "-": "care" };

/** How a figure is held. */
export function luckOf(figure: FigureId): YutLuck {
  return LUCK_OF[MARKS[FIGURE.ids.indexOf(figure)]!]!;
}
