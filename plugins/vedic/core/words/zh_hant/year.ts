/** Years of Jupiter, seasons and combinations of the day. */
import { SAMVATSARA, type SamvatsaraId } from "../../samvatsara.ts";

/** 六十年名無通行漢譯，以羅馬字為之。 */
export const samvatsara = Object.fromEntries(
  SAMVATSARA.ids.map((id) => [id, id.charAt(0).toUpperCase() + id.slice(1)]),
) as Readonly<Record<SamvatsaraId, string>>;

export const ritu = {
  vasanta: "春（Vasanta）",
  grishma: "夏（Grishma）",
  varsha: "雨季（Varsha）",
  sharad: "秋（Sharad）",
  hemanta: "初冬（Hemanta）",
  shishira: "深冬（Shishira）",
};

export const specialYoga = {
  sarvarthaSiddhi: { text: "萬事成就（Sarvartha Siddhi）", sense: "曜日與月宿相合，諸事多成" },
  amritaSiddhi: { text: "甘露成就（Amrita Siddhi）", sense: "該曜日最吉之宿" },
  guruPushya: { text: "木曜鬼宿（Guru Pushya）", sense: "宜置產與求學" },
  raviPushya: { text: "日曜鬼宿（Ravi Pushya）", sense: "宜用藥與持咒" },
  dvipushkara: { text: "二重（Dvipushkara）", sense: "所遇之事再現一次" },
  tripushkara: { text: "三重（Tripushkara）", sense: "所遇之事三次" },
  mrityu: { text: "凶宿（Mrityu Yoga）", sense: "該曜日最忌之宿，勿起新事" },
  dagdha: { text: "燒宿（Dagdha）", sense: "所始易凋" },
  yamaghanta: { text: "閻摩鐘（Yamaghanta）", sense: "忌行旅與祭禮" },
  panchaka: { text: "五宿（Panchaka）", sense: "忌南行、覆屋、置床、積薪" },
  gandaMoola: { text: "根界（Ganda Moola）", sense: "此時所生者行安息之禮" },
};
