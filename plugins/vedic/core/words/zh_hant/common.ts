/** Labels and sentences that the procedures of this folder have in common. */
import type { DateRefusals } from "../../dates.ts";
import type { ChartRefusals } from "../../positions.ts";

/** A point of the zodiac. */
export const place = {
  longitudeDeg: "恆星黃經（度）",
  sign: "星座",
  degreeInSign: "座內度數",
  nakshatra: "月宿",
  pada: "足",
  nakshatraLord: "月宿主星",
};

/** What lasts from one instant to another. */
export const span = { start: "起", end: "訖" };

export const days = { startJd: "起（儒略日）", endJd: "訖（儒略日）" };

/** Inputs of the date asked about. */
export const inputs = {
  onDate: { label: "所問之日", about: "西曆日期，YYYY-MM-DD；據以查所行之運" },
  onTime: { label: "所問之時", about: "依出生地時鐘之時刻，HH:MM；預設為正午" },
};

const PLACE_NAMES = { latitude: "緯度", longitude: "經度" };

export const chartRefusals = {
  "place-incomplete": {
    when: "只給了緯度或經度其中之一",
    says: ({ missing }: ChartRefusals["place-incomplete"]) =>
      `地點不全：缺少${PLACE_NAMES[missing]}。請兩者皆給，或皆不給`,
  },
  "ground-needed": {
    when: "要求以出生地所見之位置，卻未給出生時刻或地點",
    says: "以出生地所見之位置須有出生時刻與地點，請一併填入，或改用地心位置",
  },
};

/** Refusals of what cannot do without a lagna. */
export const lagnaRefusals = {
  "place-incomplete": chartRefusals["place-incomplete"],
  "lagna-needed": {
    when: "須知命宮，而缺出生時刻或地點",
    says: "此術自命宮起數，請填出生時刻與地點",
  },
};

export const dateRefusals = {
  "date-invalid": {
    when: "出生日期以外的另一日期在西曆中不存在",
    says: ({ date, time }: DateRefusals["date-invalid"]) =>
      `西曆中沒有 ${date} ${time} 這個時刻，請另給日期與時刻`,
  },
};

/** The place left out. */
export const placeOmission = "未提供出生地：命宮、宮位、日出及相關項目從缺。";
