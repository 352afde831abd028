/**
 * The five limbs of the day: tithi, nakshatra, yoga, karana and vara, with the instants at which they
 * begin and end, found on the longitudes of that instant, as they are seen or as they are.
 *
 * @source Surya Siddhanta II.64-69; Muhurta Chintamani I; R. Sewell and S. B. Dikshit, The Indian
 *   Calendar (1896)
 */
import { dayEighth } from "#lore";
import { vocabulary, type IdOf } from "#sdk";
import { ayanamsaOf, positionsOf, signedDeg, skyAt } from "#sky";
import { toUt } from "#time";
import type { AyanamsaName } from "./conventions.ts";
import { NAKSHATRA_ARC } from "./lunar_mansions.ts";
import type { SiderealSky } from "./positions.ts";
import type { SunDay } from "./sun_day.ts";

/** A limb in force: its number and the instants between which it lasts, Julian days UT. */
export interface Limb {
  /** From 1. */
  readonly number: number;
  readonly start: number;
  readonly end: number;
}

export type LimbKind = "tithi" | "karana" | "nakshatra" | "yoga";

interface LimbRule {
  readonly arc: number;
  /** Tropical longitude that the limb divides, and the ayanamsas it lacks. */
  readonly angle: (sunDeg: number, moonDeg: number, ayanamsaDeg: number) => number;
  readonly rate: (sunRate: number, moonRate: number) => number;
}

const LIMBS: Readonly<Record<LimbKind, LimbRule>> = {
  tithi: { arc: 12, angle: (sun, moon) => moon - sun, rate: (sun, moon) => moon - sun },
  karana: { arc: 6, angle: (sun, moon) => moon - sun, rate: (sun, moon) => moon - sun },
  nakshatra: {
    arc: NAKSHATRA_ARC,
    angle: (_, moon, ayanamsa) => moon - ayanamsa,
    rate: (_, moon) => moon,
  },
  yoga: {
    arc: NAKSHATRA_ARC,
    angle: (sun, moon, ayanamsa) => sun + moon - 2 * ayanamsa,
    rate: (sun, moon) => sun + moon,
  },
};

/** Newton leaves the square of its last change, times a hundredth: 0.1 s after this one. */
const LAST_CHANGE_DAYS = 0.01;

/** The limb in force at an instant. */
export function limbAt(kind: LimbKind, at: SiderealSky, ayanamsa: AyanamsaName): Limb {
  const { index, solve } = limbSolver(kind, at, ayanamsa);
  return { number: index + 1, start: solve(index), end: solve(index + 1) };
}

const SECOND_DAYS = 1 / 86400;

/** The limbs in force from an instant until another, Julian day UT; the first began before. */
export function limbsUntil(
  kind: LimbKind,
  at: SiderealSky,
  until: number,
  ayanamsa: AyanamsaName,
): readonly Limb[] {
  const { index, solve } = limbSolver(kind, at, ayanamsa);
  const count = Math.round(360 / LIMBS[kind].arc);
  const limbs: Limb[] = [];
  let start = solve(index);
  for (let turn = index; ; turn++) {
    const end = solve(turn + 1);
    limbs.push({ number: (turn % count) + 1, start, end });
    if (end >= until - SECOND_DAYS) return limbs;
    start = end;
  }
}

/** What finds the instants at which limbs begin, counted from the turn of the instant given. */
function limbSolver(kind: LimbKind, at: SiderealSky, ayanamsa: AyanamsaName) {
  const { arc, angle, rate } = LIMBS[kind];
  const { sun, moon } = at.positions;
  const now = angle(sun.longitudeDeg, moon.longitudeDeg, at.ayanamsaDeg);
  const speed = rate(sun.longitudeSpeed, moon.longitudeSpeed);
  const turned = ((now % 360) + 360) % 360;
  const solve = (index: number) => {
    const targetDeg = index * arc;
    let julianDayTt = at.sky.julianDayTt + (targetDeg - turned) / speed;
    for (let step = 0; step < 8; step++) {
      const sky = skyAt(julianDayTt);
      const { positions } = positionsOf(sky, ["sun", "moon"], at.kind);
      const ayanamsaDeg = ayanamsaOf(sky, ayanamsa).trueDeg;
      const here = angle(positions.sun!.longitudeDeg, positions.moon!.longitudeDeg, ayanamsaDeg);
      const gain = rate(positions.sun!.longitudeSpeed, positions.moon!.longitudeSpeed);
      const change = signedDeg(targetDeg - here) / gain;
      julianDayTt += change;
      if (Math.abs(change) < LAST_CHANGE_DAYS) break;
    }
    return toUt(julianDayTt);
  };
  return { index: Math.floor(turned / arc), solve };
}

/** The thirty tithis from the first of the bright half. */
export const TITHI = vocabulary("tithi", {
  shuklaPratipada: { native: "शुक्ल प्रतिपदा", roman: "Shukla Pratipada" },
  shuklaDwitiya: { native: "शुक्ल द्वितीया", roman: "Shukla Dwitiya" },
  shuklaTritiya: { native: "शुक्ल तृतीया", roman: "Shukla Tritiya" },
  shuklaChaturthi: { native: "शुक्ल चतुर्थी", roman: "Shukla Chaturthi" },
  shuklaPanchami: { native: "शुक्ल पञ्चमी", roman: "Shukla Panchami" },
  shuklaShashthi: { native: "शुक्ल षष्ठी", roman: "Shukla Shashthi" },
  shuklaSaptami: { native: "शुक्ल सप्तमी", roman: "Shukla Saptami" },
  shuklaAshtami: { native: "शुक्ल अष्टमी", roman: "Shukla Ashtami" },
  shuklaNavami: { native: "शुक्ल नवमी", roman: "Shukla Navami" },
  shuklaDashami: { native: "शुक्ल दशमी", roman: "Shukla Dashami" },
  shuklaEkadashi: { native: "शुक्ल एकादशी", roman: "Shukla Ekadashi" },
  shuklaDwadashi: { native: "शुक्ल द्वादशी", roman: "Shukla Dwadashi" },
  shuklaTrayodashi: { native: "शुक्ल त्रयोदशी", roman: "Shukla Trayodashi" },
  shuklaChaturdashi: { native: "शुक्ल चतुर्दशी", roman: "Shukla Chaturdashi" },
  purnima: { native: "पूर्णिमा", roman: "Purnima" },
  krishnaPratipada: { native: "कृष्ण प्रतिपदा", roman: "Krishna Pratipada" },
  krishnaDwitiya: { native: "कृष्ण द्वितीया", roman: "Krishna Dwitiya" },
  krishnaTritiya: { native: "कृष्ण तृतीया", roman: "Krishna Tritiya" },
  krishnaChaturthi: { native: "कृष्ण चतुर्थी", roman: "Krishna Chaturthi" },
  krishnaPanchami: { native: "कृष्ण पञ्चमी", roman: "Krishna Panchami" },
  krishnaShashthi: { native: "कृष्ण षष्ठी", roman: "Krishna Shashthi" },
  krishnaSaptami: { native: "कृष्ण सप्तमी", roman: "Krishna Saptami" },
  krishnaAshtami: { native: "कृष्ण अष्टमी", roman: "Krishna Ashtami" },
  krishnaNavami: { native: "कृष्ण नवमी", roman: "Krishna Navami" },
  krishnaDashami: { native: "कृष्ण दशमी", roman: "Krishna Dashami" },
  krishnaEkadashi: { native: "कृष्ण एकादशी", roman: "Krishna Ekadashi" },
  krishnaDwadashi: { native: "कृष्ण द्वादशी", roman: "Krishna Dwadashi" },
  krishnaTrayodashi: { native: "कृष्ण त्रयोदशी", roman: "Krishna Trayodashi" },
  krishnaChaturdashi: { native: "कृष्ण चतुर्दशी", roman: "Krishna Chaturdashi" },
  amavasya: { native: "अमावस्या", roman: "Amavasya" },
});
export type Tithi = IdOf<typeof TITHI>;

/** The bright and the dark half of the month. */
export const PAKSHA = vocabulary("paksha", {
  shukla: { native: "शुक्ल", roman: "Shukla" },
  krishna: { native: "कृष्ण", roman: "Krishna" },
});
export type Paksha = IdOf<typeof PAKSHA>;

/** Names a tithi, 1 to 30. */
export function tithiOf(number: number): Tithi {
  return TITHI.ids[number - 1]!;
}

/** The half of the month that a tithi, 1 to 30, belongs to. */
export function pakshaOf(number: number): Paksha {
  return number <= 15 ? "shukla" : "krishna";
}

/** The karanas: the first of the month, the seven that recur, and its last three. */
export const KARANA = vocabulary("karana", {
  kimstughna: { native: "किंस्तुघ्न", roman: "Kimstughna" },
  bava: { native: "बव", roman: "Bava" },
  balava: { native: "बालव", roman: "Balava" },
  kaulava: { native: "कौलव", roman: "Kaulava" },
  taitila: { native: "तैतिल", roman: "Taitila" },
  gara: { native: "गर", roman: "Gara" },
  vanija: { native: "वणिज", roman: "Vanija" },
  vishti: { native: "विष्टि", roman: "Vishti" },
  shakuni: { native: "शकुनि", roman: "Shakuni" },
  chatushpada: { native: "चतुष्पाद", roman: "Chatushpada" },
  naga: { native: "नाग", roman: "Naga" },
});
export type Karana = IdOf<typeof KARANA>;

/** Names a karana, 1 to 60. */
export function karanaOf(number: number): Karana {
  if (number === 1) return "kimstughna";
  return KARANA.ids[number >= 58 ? number - 50 : 1 + ((number - 2) % 7)]!;
}

/** The twenty-seven yogas of Sun and Moon. */
export const NITYA_YOGA = vocabulary("nityaYoga", {
  vishkambha: { native: "विष्कम्भ", roman: "Vishkambha" },
  priti: { native: "प्रीति", roman: "Priti" },
  ayushman: { native: "आयुष्मान्", roman: "Ayushman" },
  saubhagya: { native: "सौभाग्य", roman: "Saubhagya" },
  shobhana: { native: "शोभन", roman: "Shobhana" },
  atiganda: { native: "अतिगण्ड", roman: "Atiganda" },
  sukarma: { native: "सुकर्मा", roman: "Sukarma" },
  dhriti: { native: "धृति", roman: "Dhriti" },
  shula: { native: "शूल", roman: "Shula" },
  ganda: { native: "गण्ड", roman: "Ganda" },
  vriddhi: { native: "वृद्धि", roman: "Vriddhi" },
  dhruva: { native: "ध्रुव", roman: "Dhruva" },
  vyaghata: { native: "व्याघात", roman: "Vyaghata" },
  harshana: { native: "हर्षण", roman: "Harshana" },
  vajra: { native: "वज्र", roman: "Vajra" },
  siddhi: { native: "सिद्धि", roman: "Siddhi" },
  vyatipata: { native: "व्यतीपात", roman: "Vyatipata" },
  variyana: { native: "वरीयान्", roman: "Variyana" },
  parigha: { native: "परिघ", roman: "Parigha" },
  shiva: { native: "शिव", roman: "Shiva" },
  siddha: { native: "सिद्ध", roman: "Siddha" },
  sadhya: { native: "साध्य", roman: "Sadhya" },
  shubha: { native: "शुभ", roman: "Shubha" },
  shukla: { native: "शुक्ल", roman: "Shukla" },
  brahma: { native: "ब्रह्म", roman: "Brahma" },
  indra: { native: "इन्द्र", roman: "Indra" },
  vaidhriti: { native: "वैधृति", roman: "Vaidhriti" },
});
export type NityaYoga = IdOf<typeof NITYA_YOGA>;

/** Names a yoga of Sun and Moon, 1 to 27. */
export function nityaYogaOf(number: number): NityaYoga {
  return NITYA_YOGA.ids[number - 1]!;
}

/** The days from Sunday. */
export const VARA = vocabulary("vara", {
  Ravivara: { native: "रविवार", roman: "Ravivara" },
  Somavara: { native: "सोमवार", roman: "Somavara" },
  Mangalavara: { native: "मङ्गलवार", roman: "Mangalavara" },
  Budhavara: { native: "बुधवार", roman: "Budhavara" },
  Guruvara: { native: "गुरुवार", roman: "Guruvara" },
  Shukravara: { native: "शुक्रवार", roman: "Shukravara" },
  Shanivara: { native: "शनिवार", roman: "Shanivara" },
});
export type Vara = IdOf<typeof VARA>;

/** The periods that are an eighth of the daylight, by whose eighth each is. */
const EIGHTH_OF = { rahuKalam: "rahu", yamaganda: "yama", gulikaKalam: "gulika" } as const;
export type DayPart = keyof typeof EIGHTH_OF;

/** Start and end of an eighth of the day, Julian days UT. */
export function dayPart(part: DayPart, { sunrise, sunset, weekday }: SunDay): [number, number] {
  const { begins, ends } = dayEighth(EIGHTH_OF[part], weekday, sunrise, sunset);
  return [begins, ends];
}
