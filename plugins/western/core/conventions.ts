/** Points on which schools of chart-making differ, as data. */
import type { Convention, Text } from "#old";
import {
  HOUSE_SYSTEMS,
  ayanamsaOf,
  type AyanamsaId,
  type Body,
  type HouseSystem,
  type Sky,
} from "#sky";

const HOUSE_TITLES: Readonly<Record<HouseSystem, readonly [string, string, string]>> = {
  placidus: [
    "Placidus: thirds of the semi-arcs",
    "普拉西度：半日弧三分",
    "Placidus, Primum Mobile (1657)",
  ],
  koch: [
    "Koch: birthplace ascensions",
    "柯赫：出生地上升度",
    "W. Koch, Die Geburtsort-Häusertabelle (1971)",
  ],
  regiomontanus: [
    "Regiomontanus: twelfths of the equator",
    "雷喬蒙塔努斯：赤道十二分",
    "Regiomontanus, Tabulae directionum (1490)",
  ],
  campanus: [
    "Campanus: twelfths of the prime vertical",
    "坎帕努斯：卯酉圈十二分",
    "Campanus of Novara (13th century)",
  ],
  porphyry: [
    "Porphyry: thirds of the quadrants",
    "波菲利：四象限三分",
    "Porphyry, Introduction 43; Vettius Valens III.2",
  ],
  alcabitius: [
    "Alcabitius: thirds of the ascendant's semi-arc",
    "阿卡比提斯：上升點半日弧三分",
    "Alcabitius, Introduction I (10th century)",
  ],
  equal: ["equal houses from the ascendant", "自上升點起之等宮制", "Ptolemy, Tetrabiblos III.10"],
  wholeSign: ["whole signs", "整宮制", "Dorotheus; Vettius Valens"],
  vehlow: [
    "equal houses with the ascendant in the middle",
    "上升點居中之等宮制",
    "J. Vehlow, Lehrkursus (1925)",
  ],
  morinus: [
    "Morinus: twelfths of the equator cast on the ecliptic",
    "莫里努斯：赤道十二分投影於黃道",
    "J.-B. Morin, Astrologia Gallica (1661)",
  ],
  meridian: ["Meridian (axial rotation)", "子午線制", "D. Cope (Zariel), about 1900"],
  topocentric: [
    "Topocentric (Polich and Page)",
    "地面中心制",
    "W. Polich and A. Page, The Topocentric System (1964)",
  ],
  sripati: [
    "Sripati: Porphyry cusps as house centres",
    "斯里帕提：以波菲利宮頭為宮心",
    "Sripati, Jataka Paddhati (11th century)",
  ],
};

/** The thirteen house systems with a default of one's own. */
export function houseSystemConvention<D extends HouseSystem>(fallback: D) {
  const options = Object.fromEntries(
    HOUSE_SYSTEMS.map((id) => {
      const [en, zhHant, source] = HOUSE_TITLES[id];
      return [id, { title: { en, zhHant }, source }];
    }),
  ) as Record<HouseSystem, { title: Text; source: string }>;
  return {
    title: { en: "House system", zhHant: "宮位制" },
    default: fallback,
    options,
  } satisfies Convention;
}

/** Where the zodiac begins. */
export const ZODIAC_CONVENTION = {
  title: { en: "Zodiac", zhHant: "黃道基準" },
  default: "tropical",
  options: {
    tropical: {
      title: { en: "tropical: from the March equinox", zhHant: "回歸黃道：自春分點起" },
      source: "Ptolemy, Tetrabiblos I.10",
    },
    sidereal: {
      title: {
        en: "sidereal: from the stars, by the ayanamsa chosen",
        zhHant: "恆星黃道：依所選歲差差值",
      },
      source: "C. Fagan, Zodiacs Old and New (1951)",
    },
  },
} as const satisfies Convention;

const AYANAMSA_TITLES = {
  faganBradley: [
    "Fagan and Bradley",
    "費根—布萊德利",
    "C. Fagan and D. Bradley, Synetic Vernal Point (1950)",
  ],
  lahiri: ["Lahiri (Chitrapaksha)", "拉希里", "Indian Calendar Reform Committee (1955)"],
  krishnamurti: ["Krishnamurti", "克里希納穆提", "K. S. Krishnamurti, Reader I"],
  raman: ["Raman", "拉曼", "B. V. Raman, Graha and Bhava Balas (1938)"],
  yukteshwar: ["Yukteshwar", "尤克特斯瓦", "Sri Yukteswar, The Holy Science (1894)"],
  deLuce: ["De Luce", "德盧斯", "R. DeLuce, Constellational Astrology (1963)"],
  babylonianHuber: ["Babylonian (Huber)", "巴比倫（胡伯）", "P. Huber, Centaurus 5 (1958)"],
  babylonianAldebaran: [
    "Aldebaran at 15° Taurus",
    "畢宿五定於金牛十五度",
    "R. Powell and P. Treadgold (1979)",
  ],
  galacticCentre0Sagittarius: [
    "Galactic centre at 0° Sagittarius",
    "銀河中心定於射手零度",
    "D. Mercier; R. Hand",
  ],
  trueChitra: ["Spica at 0° Libra", "角宿一定於天秤零度", "Chitrapaksha by the star itself"],
} as const satisfies Partial<Record<AyanamsaId, readonly [string, string, string]>>;
export type WesternAyanamsa = keyof typeof AYANAMSA_TITLES;

/** How a sidereal zodiac is tied to the stars. */
export function ayanamsaConvention<D extends WesternAyanamsa>(fallback: D) {
  const options = Object.fromEntries(
    Object.entries(AYANAMSA_TITLES).map(([id, [en, zhHant, source]]) => [
      id,
      { title: { en, zhHant }, source },
    ]),
  ) as Record<WesternAyanamsa, { title: Text; source: string }>;
  return {
    title: { en: "Ayanamsa of the sidereal zodiac", zhHant: "恆星黃道之歲差差值" },
    default: fallback,
    options,
  } satisfies Convention;
}

/** Which lunar node. */
export const NODE_CONVENTION = {
  title: { en: "Lunar node", zhHant: "月交點" },
  default: "mean",
  options: {
    mean: {
      title: { en: "mean node", zhHant: "平均交點" },
      source: "J. Chapront and others, mean elements of the Moon (2002)",
    },
    true: {
      title: { en: "true (osculating) node", zhHant: "真交點（密切軌道）" },
      source: "The plane of the Moon's motion at the instant",
    },
  },
} as const satisfies Convention;

/** Which Black Moon. */
export const LILITH_CONVENTION = {
  title: { en: "Lilith (Black Moon)", zhHant: "莉莉絲（黑月）" },
  default: "mean",
  options: {
    mean: {
      title: { en: "mean lunar apogee", zhHant: "平均遠地點" },
      source: "D. Néroman, Traité d'astrologie rationnelle (1943)",
    },
    true: {
      title: { en: "osculating lunar apogee", zhHant: "密切遠地點" },
      source: "The Moon's orbit at the instant",
    },
  },
} as const satisfies Convention;

/** The bodies behind the two lunar conventions. */
export function nodeBody(node: "mean" | "true"): Body {
  return node === "mean" ? "meanNode" : "trueNode";
}
export function lilithBody(lilith: "mean" | "true"): Body {
  return lilith === "mean" ? "meanLilith" : "trueLilith";
}

/** The zodiac of one chart: degrees to take off tropical longitudes. */
export interface Zodiac {
  readonly kind: "tropical" | "sidereal";
  readonly ayanamsa: WesternAyanamsa | null;
  /** Subtracted from apparent tropical longitudes; 0 in the tropical zodiac. */
  readonly offsetDeg: number;
}

/** The zodiac that the conventions ask for at an instant. */
export function zodiacOf(
  sky: Sky,
  kind: "tropical" | "sidereal",
  ayanamsa: WesternAyanamsa,
): Zodiac {
  if (kind === "tropical") return { kind, ayanamsa: null, offsetDeg: 0 };
  const { trueDeg } = ayanamsaOf(sky, ayanamsa);
  return { kind, ayanamsa, offsetDeg: trueDeg > 180 ? trueDeg - 360 : trueDeg };
}

/** The offset of a caller's zodiac for markers of omission; 0 in the tropical one. */
export function offsetOfInput(input: Readonly<Record<string, unknown>>): (sky: Sky) => number {
  if (input["zodiac"] !== "sidereal") return () => 0;
  return (sky) => ayanamsaOf(sky, input["ayanamsa"] as WesternAyanamsa).trueDeg;
}
