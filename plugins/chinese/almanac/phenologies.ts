import { vocabulary } from "#sdk";

const ROWS = [
  "蚯蚓結",
  "麋角解",
  "水泉動",
  "雁北鄉",
  "鵲始巢",
  "雉始雊",
  "雞始乳",
  "征鳥厲疾",
  "水澤腹堅",
  "東風解凍",
  "蟄蟲始振",
  "魚陟負冰",
  "獺祭魚",
  "候雁北",
  "草木萌動",
  "桃始華",
  "倉庚鳴",
  "鷹化為鳩",
  "玄鳥至",
  "雷乃發聲",
  "始電",
  "桐始華",
  "田鼠化為鴽",
  "虹始見",
  "萍始生",
  "鳴鳩拂其羽",
  "戴勝降於桑",
  "螻蟈鳴",
  "蚯蚓出",
  "王瓜生",
  "苦菜秀",
  "靡草死",
  "麥秋至",
  "螳螂生",
  "鵙始鳴",
  "反舌無聲",
  "鹿角解",
  "蜩始鳴",
  "半夏生",
  "溫風至",
  "蟋蟀居壁",
  "鷹始摯",
  "腐草為螢",
  "土潤溽暑",
  "大雨行時",
  "涼風至",
  "白露降",
  "寒蟬鳴",
  "鷹乃祭鳥",
  "天地始肅",
  "禾乃登",
  "鴻雁來",
  "玄鳥歸",
  "群鳥養羞",
  "雷始收聲",
  "蟄蟲坯戶",
  "水始涸",
  "鴻雁來賓",
  "雀入大水為蛤",
  "菊有黃花",
  "豺乃祭獸",
  "草木黃落",
  "蟄蟲咸俯",
  "水始冰",
  "地始凍",
  "雉入大水為蜃",
  "虹藏不見",
  "天氣上升地氣下降",
  "閉塞而成冬",
  "鶡鴠不鳴",
  "虎始交",
  "荔挺出",
];

type Digit = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
type Number72 = Digit | `${1 | 2 | 3 | 4 | 5 | 6}${0 | Digit}` | `7${0 | 1 | 2}`;
/** Id of a phenology by its number, 1 to 72: `phenology45`. */
export type PhenologyId = `phenology${Number72}`;

/**
 * The 72 phenologies of five days from the winter solstice on, three to each solar term.
 *
 * @source Lüshi Chunqiu and Yi Zhou Shu, "shi xun"
 */
export const PHENOLOGY = vocabulary(
  "phenology",
  Object.fromEntries(ROWS.map((native, i) => [`phenology${i + 1}`, { native }])) as Readonly<
    Record<PhenologyId, { readonly native: string }>
  >,
);
