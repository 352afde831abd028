/**
 * The 72 seasons of five days as Japan names them, the first from risshun on.
 *
 * @source Shibukawa Shunkai 渋川春海, Honchō shichijūni-kō 本朝七十二候 (1685), in the names of the abridged
 *   calendar of 1874 略本暦; readings as the National Diet Library and koyomi8.com give them
 */
import { vocabulary } from "#sdk";

type Digit = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
type Number72 = Digit | `${1 | 2 | 3 | 4 | 5 | 6}${0 | Digit}` | `7${0 | 1 | 2}`;
/** Id of a season by its number, 1 to 72: `ko45`. */
export type SeasonId = `ko${Number72}`;

const ROWS: readonly (readonly [native: string, roman: string])[] = [
  ["東風解凍", "Harukaze kōri o toku"],
  ["黄鶯睍睆", "Uguisu naku"],
  ["魚上氷", "Uo kōri o izuru"],
  ["土脉潤起", "Tsuchi no shō uruoi okoru"],
  ["霞始靆", "Kasumi hajimete tanabiku"],
  ["草木萌動", "Sōmoku mebae izuru"],
  ["蟄虫啓戸", "Sugomori mushi to o hiraku"],
  ["桃始笑", "Momo hajimete saku"],
  ["菜虫化蝶", "Namushi chō to naru"],
  ["雀始巣", "Suzume hajimete sukū"],
  ["桜始開", "Sakura hajimete hiraku"],
  ["雷乃発声", "Kaminari sunawachi koe o hassu"],
  ["玄鳥至", "Tsubame kitaru"],
  ["鴻雁北", "Kōgan kaeru"],
  ["虹始見", "Niji hajimete arawaru"],
  ["葭始生", "Ashi hajimete shōzu"],
  ["霜止出苗", "Shimo yande nae izuru"],
  ["牡丹華", "Botan hana saku"],
  ["蛙始鳴", "Kawazu hajimete naku"],
  ["蚯蚓出", "Mimizu izuru"],
  ["竹笋生", "Takenoko shōzu"],
  ["蚕起食桑", "Kaiko okite kuwa o hamu"],
  ["紅花栄", "Benibana sakau"],
  ["麦秋至", "Mugi no toki itaru"],
  ["蟷螂生", "Kamakiri shōzu"],
  ["腐草為螢", "Kusaretaru kusa hotaru to naru"],
  ["梅子黄", "Ume no mi kibamu"],
  ["乃東枯", "Natsukarekusa karuru"],
  ["菖蒲華", "Ayame hana saku"],
  ["半夏生", "Hange shōzu"],
  ["温風至", "Atsukaze itaru"],
  ["蓮始開", "Hasu hajimete hiraku"],
  ["鷹乃学習", "Taka sunawachi waza o narau"],
  ["桐始結花", "Kiri hajimete hana o musubu"],
  ["土潤溽暑", "Tsuchi uruōte mushiatsushi"],
  ["大雨時行", "Taiu tokidoki furu"],
  ["涼風至", "Suzukaze itaru"],
  ["寒蝉鳴", "Higurashi naku"],
  ["蒙霧升降", "Fukaki kiri matō"],
  ["綿柎開", "Wata no hanashibe hiraku"],
  ["天地始粛", "Tenchi hajimete samushi"],
  ["禾乃登", "Kokumono sunawachi minoru"],
  ["草露白", "Kusa no tsuyu shiroshi"],
  ["鶺鴒鳴", "Sekirei naku"],
  ["玄鳥去", "Tsubame saru"],
  ["雷乃収声", "Kaminari sunawachi koe o osamu"],
  ["蟄虫坏戸", "Mushi kakurete to o fusagu"],
  ["水始涸", "Mizu hajimete karuru"],
  ["鴻雁来", "Kōgan kitaru"],
  ["菊花開", "Kiku no hana hiraku"],
  ["蟋蟀在戸", "Kirigirisu to ni ari"],
  ["霜始降", "Shimo hajimete furu"],
  ["霎時施", "Kosame tokidoki furu"],
  ["楓蔦黄", "Momiji tsuta kibamu"],
  ["山茶始開", "Tsubaki hajimete hiraku"],
  ["地始凍", "Chi hajimete kōru"],
  ["金盞香", "Kinsenka saku"],
  ["虹蔵不見", "Niji kakurete miezu"],
  ["朔風払葉", "Kitakaze konoha o harau"],
  ["橘始黄", "Tachibana hajimete kibamu"],
  ["閉塞成冬", "Sora samuku fuyu to naru"],
  ["熊蟄穴", "Kuma ana ni komoru"],
  ["鱖魚群", "Sake no uo muragaru"],
  ["乃東生", "Natsukarekusa shōzu"],
  ["麋角解", "Sawashika no tsuno otsuru"],
  ["雪下出麦", "Yuki watarite mugi izuru"],
  ["芹乃栄", "Seri sunawachi sakau"],
  ["水泉動", "Shimizu atataka o fukumu"],
  ["雉始雊", "Kiji hajimete naku"],
  ["款冬華", "Fuki no hana saku"],
  ["水沢腹堅", "Sawamizu kōri tsumeru"],
  ["鶏始乳", "Niwatori hajimete toya ni tsuku"],
];

/** The seasons in order. */
export const MICROSEASON = vocabulary(
  "microseason",
  Object.fromEntries(
    ROWS.map(([native, roman], i) => [`ko${i + 1}`, { native, roman }]),
  ) as Readonly<Record<SeasonId, { readonly native: string; readonly roman: string }>>,
);
