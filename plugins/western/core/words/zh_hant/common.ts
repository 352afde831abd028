/** Labels and sentences that the procedures of this folder have in common. */
import type { AngleRefusals } from "../../nativity.ts";
import type { HousePhrases } from "../../houses.ts";
import type { TargetRefusals } from "../../target_date.ts";
import type { AspectId } from "../../aspects.ts";
import { aspect, houseSystem, point } from "./names.ts";

export const place = { longitudeDeg: "黃經（度）", sign: "星座", degreeInSign: "座內度數" };

export const aspects = {
  aspect: "相位",
  orbDeg: "誤差（度）",
  maxOrbDeg: "容許度（度）",
  applying: "入相位",
  inSign: "星座亦成相",
};

export const unavailable = {
  unavailable: "無位置之星體",
  body: "星體",
  fromJulianDay: "首個儒略日（TT）",
  toJulianDay: "末個儒略日（TT）",
};

export const houses = {
  houses: "宮位",
  system: "宮位制",
  used: "實際所用之制",
  substitution: "改用他制之故",
  cusps: "宮頭",
  house: "宮位",
};

export const lunation = {
  phase: "月相",
  elongationDeg: "月日黃經差（度）",
  illuminated: "月面受光比例",
  waxing: "漸盈",
};

/** Angles under their own names. */
export const angles = {
  ascendant: point.ascendant,
  midheaven: point.midheaven,
  descendant: point.descendant,
  imumCoeli: point.imumCoeli,
  vertex: point.vertex,
};

export const inputs = {
  targetDate: { label: "所問日期", about: "西元日期 YYYY-MM-DD，至多在出生後一百五十年" },
  targetTime: { label: "所問時刻", about: "出生地時區之鐘面時刻，預設正午" },
};

export const housePhrases = {
  polarHouses: ({ system, used }: HousePhrases["polarHouses"]) =>
    `極圈之內部分黃道不升不落，${houseSystem[system]}無從成立，改列${houseSystem[used]}之宮頭。`,
};

const PLACE_NAMES = { latitude: "緯度", longitude: "經度" };

export const angleRefusals = {
  "place-incomplete": {
    when: "只提供了緯度或經度之一",
    says: ({ missing }: AngleRefusals["place-incomplete"]) =>
      `地點不完整：缺${PLACE_NAMES[missing]}。請兩者皆填，或皆不填`,
  },
  "birth-time-needed": {
    when: "此法繫於地平，而未提供時刻",
    says: "此處一切隨地平而轉，四分鐘即移一度，而未提供時刻。請填時刻",
  },
  "place-needed": {
    when: "此法繫於地平，而未提供地點",
    says: "此處一切繫於地平，而未提供地點。請填緯度與經度",
  },
};

/** For procedures that can do without the angles. */
export const chartRefusals = { "place-incomplete": angleRefusals["place-incomplete"] };

export const targetRefusals = {
  "target-before-birth": {
    when: "所問日期早於出生",
    says: ({ date }: TargetRefusals["target-before-birth"]) =>
      `${date} 早於出生之日，請問較晚的日期`,
  },
  "target-too-far": {
    when: "所問日期在出生後一百五十年以外",
    says: ({ date, years }: TargetRefusals["target-too-far"]) =>
      `${date} 距出生超過 ${years} 年，請問較早的日期`,
  },
};

/** An orb for each aspect, where the caller sets them. */
export const orbInputs = Object.fromEntries(
  Object.entries(aspect).map(([id, name]) => [
    id,
    { label: name, about: "容許度，以度計；零則不計此相位" },
  ]),
) as Readonly<Record<AspectId, { readonly label: string; readonly about: string }>>;
