/**
 * Festivals by rule: a tithi of a lunar month and the part of the day at which it must prevail, a nakshatra in a solar
 * month, or the Sun's entry into a sign.
 *
 * @source Dharmasindhu and Nirnayasindhu for the part of the day of each; held against the published dates of
 *   2001-2030 that government lists give
 */
import { vocabulary, type IdOf } from "#sdk";
import { findCrossings } from "#sky";
import { toFixed, toTt } from "#time";
import type { AyanamsaName } from "../../core/conventions.ts";
import {
  lunarMonthsBetween,
  LUNAR_MONTH,
  type LunarMonth,
  type LunarMonthId,
} from "../../core/day/lunar_month.ts";
import { NAKSHATRA_ARC } from "../../core/lunar_mansions.ts";
import { siderealMoonAt } from "../../core/positions.ts";
import { SunCalendar, tithiOfMonth, type CivilSunDay, type TithiSpan } from "../calendar.ts";

/** The part of the day at which a tithi must prevail. */
export const KALA = vocabulary("kala", {
  arunodaya: { native: "अरुणोदय", roman: "Arunodaya" },
  sunrise: { native: "उदय", roman: "Udaya" },
  purvahna: { native: "पूर्वाह्ण", roman: "Purvahna" },
  madhyahna: { native: "मध्याह्न", roman: "Madhyahna" },
  aparahna: { native: "अपराह्ण", roman: "Aparahna" },
  pradosha: { native: "प्रदोष", roman: "Pradosha" },
  nishita: { native: "निशीथ", roman: "Nishita" },
  moonrise: { native: "चन्द्रोदय", roman: "Chandrodaya" },
  sankranti: { native: "सङ्क्रान्ति", roman: "Sankranti" },
  nakshatra: { native: "नक्षत्र", roman: "Nakshatra" },
});
export type KalaId = IdOf<typeof KALA>;

type Lunar = readonly [month: LunarMonthId, tithi: number, kala: KalaId];

/** Month to the new moon, tithi from 1 to 30, and the part of the day. */
export const LUNAR_FESTIVALS = {
  vasantPanchami: ["magha", 5, "purvahna"],
  rathaSaptami: ["magha", 7, "arunodaya"],
  mahaShivaratri: ["magha", 29, "nishita"],
  holikaDahan: ["phalguna", 15, "pradosha"],
  ugadi: ["chaitra", 1, "sunrise"],
  ramaNavami: ["chaitra", 9, "madhyahna"],
  mahavirJayanti: ["chaitra", 13, "sunrise"],
  hanumanJayanti: ["chaitra", 15, "sunrise"],
  parashuramaJayanti: ["vaishakha", 3, "pradosha"],
  akshayaTritiya: ["vaishakha", 3, "purvahna"],
  narasimhaJayanti: ["vaishakha", 14, "pradosha"],
  buddhaPurnima: ["vaishakha", 15, "sunrise"],
  vatSavitri: ["vaishakha", 30, "sunrise"],
  gangaDussehra: ["jyeshtha", 10, "sunrise"],
  rathYatra: ["ashadha", 2, "sunrise"],
  guruPurnima: ["ashadha", 15, "sunrise"],
  hariyaliTeej: ["shravana", 3, "sunrise"],
  nagPanchami: ["shravana", 5, "sunrise"],
  rakshaBandhan: ["shravana", 15, "sunrise"],
  janmashtami: ["shravana", 23, "nishita"],
  hartalikaTeej: ["bhadrapada", 3, "sunrise"],
  ganeshChaturthi: ["bhadrapada", 4, "madhyahna"],
  anantChaturdashi: ["bhadrapada", 14, "sunrise"],
  mahalaya: ["bhadrapada", 30, "aparahna"],
  navaratri: ["ashvina", 1, "sunrise"],
  durgaAshtami: ["ashvina", 8, "sunrise"],
  mahaNavami: ["ashvina", 9, "sunrise"],
  vijayadashami: ["ashvina", 10, "aparahna"],
  sharadPurnima: ["ashvina", 15, "nishita"],
  karvaChauth: ["ashvina", 19, "moonrise"],
  dhanteras: ["ashvina", 28, "pradosha"],
  narakaChaturdashi: ["ashvina", 29, "arunodaya"],
  diwali: ["ashvina", 30, "pradosha"],
  govardhan: ["kartika", 1, "sunrise"],
  bhaiDooj: ["kartika", 2, "aparahna"],
  chhath: ["kartika", 6, "sunrise"],
  tulasiVivah: ["kartika", 12, "pradosha"],
  guruNanakJayanti: ["kartika", 15, "sunrise"],
  gitaJayanti: ["margashirsha", 11, "sunrise"],
  dattaJayanti: ["margashirsha", 15, "pradosha"],
} as const satisfies Readonly<Record<string, Lunar>>;
type LunarId = keyof typeof LUNAR_FESTIVALS;

export const FESTIVAL = vocabulary("festival", [
  ...(Object.keys(LUNAR_FESTIVALS) as LunarId[]),
  "holi",
  "makarSankranti",
  "pongal",
  "vishu",
  "vaisakhi",
  "onam",
]);
export type FestivalId = IdOf<typeof FESTIVAL>;

/** Days of fasting that come round each month. */
export const VRATA = vocabulary("vrata", {
  ekadashi: { native: "एकादशी", roman: "Ekadashi" },
  pradosham: { native: "प्रदोष", roman: "Pradosham" },
  sankashti: { native: "सङ्कष्टी", roman: "Sankashti Chaturthi" },
  vinayaka: { native: "विनायक चतुर्थी", roman: "Vinayaka Chaturthi" },
  shivaratri: { native: "मासिक शिवरात्रि", roman: "Masik Shivaratri" },
  purnima: { native: "पूर्णिमा", roman: "Purnima" },
  amavasya: { native: "अमावस्या", roman: "Amavasya" },
});
export type VrataId = IdOf<typeof VRATA>;

/** The elevenths by name: bright and dark of each month from Chaitra, then those of an added month. */
export const EKADASHI = vocabulary("ekadashi", {
  kamada: { native: "कामदा", roman: "Kamada" },
  varuthini: { native: "वरूथिनी", roman: "Varuthini" },
  mohini: { native: "मोहिनी", roman: "Mohini" },
  apara: { native: "अपरा", roman: "Apara" },
  nirjala: { native: "निर्जला", roman: "Nirjala" },
  yogini: { native: "योगिनी", roman: "Yogini" },
  devashayani: { native: "देवशयनी", roman: "Devashayani" },
  kamika: { native: "कामिका", roman: "Kamika" },
  shravanaPutrada: { native: "श्रावण पुत्रदा", roman: "Shravana Putrada" },
  aja: { native: "अजा", roman: "Aja" },
  parsva: { native: "पार्श्व", roman: "Parsva" },
  indira: { native: "इन्दिरा", roman: "Indira" },
  papankusha: { native: "पापाङ्कुशा", roman: "Papankusha" },
  rama: { native: "रमा", roman: "Rama" },
  devutthana: { native: "देवोत्थान", roman: "Devutthana" },
  utpanna: { native: "उत्पन्ना", roman: "Utpanna" },
  mokshada: { native: "मोक्षदा", roman: "Mokshada" },
  saphala: { native: "सफला", roman: "Saphala" },
  paushaPutrada: { native: "पौष पुत्रदा", roman: "Pausha Putrada" },
  shattila: { native: "षट्तिला", roman: "Shattila" },
  jaya: { native: "जया", roman: "Jaya" },
  vijaya: { native: "विजया", roman: "Vijaya" },
  amalaki: { native: "आमलकी", roman: "Amalaki" },
  papamochani: { native: "पापमोचनी", roman: "Papamochani" },
  padmini: { native: "पद्मिनी", roman: "Padmini" },
  parama: { native: "परमा", roman: "Parama" },
});
const ADDED_MONTH = 24;

/** The name of an eleventh. */
export function ekadashiOf({ index, kind }: LunarMonth, tithi: number): IdOf<typeof EKADASHI> {
  const first = kind === "adhika" ? ADDED_MONTH : 2 * index;
  return EKADASHI.ids[first + (tithi > 15 ? 1 : 0)]!;
}

const VRATAS: readonly (readonly [VrataId, readonly number[], KalaId])[] = [
  ["ekadashi", [11, 26], "sunrise"],
  ["pradosham", [13, 28], "pradosha"],
  ["sankashti", [19], "moonrise"],
  ["vinayaka", [4], "madhyahna"],
  ["shivaratri", [29], "nishita"],
  ["purnima", [15], "sunrise"],
  ["amavasya", [30], "sunrise"],
];

/** Who keeps a festival on another day, and by what rule. */
export const KEEPER = vocabulary("keeper", ["vaishnava", "secondDay", "nextMorning"]);
export type KeeperId = IdOf<typeof KEEPER>;

export interface Observance {
  readonly fixed: number;
  readonly kala: KalaId;
  readonly tithi: TithiSpan | null;
  /** Days on which others keep it. */
  readonly others: readonly { readonly keeper: KeeperId; readonly fixed: number }[];
}
export type Festival = Observance & { readonly id: FestivalId };
export type Vrata = Observance & { readonly id: VrataId; readonly month: LunarMonth };

/** Two muhurtas before sunrise. */
const ARUNODAYA_PARTS = 2;
const PRADOSHA_DAYS = 1.2 / 24;
/** The Moon rises later by this much of a day for each tithi after the full moon, on the mean. */
const MOONRISE_DELAY = 0.03386;

/** The instant of a day at which a tithi is looked for. */
function instantOf(kala: KalaId, day: CivilSunDay, tithi: number): number {
  const { sunrise, sunset, nextSunrise, lastSunset } = day;
  const light = sunset - sunrise;
  switch (kala) {
    case "arunodaya":
      return sunrise - (ARUNODAYA_PARTS * (sunrise - lastSunset)) / 15;
    case "purvahna":
      return sunrise + light / 5;
    case "madhyahna":
      return sunrise + light / 2;
    case "aparahna":
      return sunrise + (light * 7) / 10;
    case "pradosha":
      return sunset + PRADOSHA_DAYS;
    case "nishita":
      return (sunset + nextSunrise) / 2;
    case "moonrise":
      return sunset + Math.max(0, tithi - 15) * MOONRISE_DELAY;
    default:
      return sunrise;
  }
}

/**
 * The day on which a tithi prevails at its part of the day: of two the first, or for rites of the evening the second;
 * where it prevails on none, the day in which it begins, since it is gone by the same hour of the next.
 */
function dayOfTithi(
  calendar: SunCalendar,
  tithi: TithiSpan,
  kala: KalaId,
): { readonly fixed: number; readonly twice: number | null } {
  const first = calendar.fixedOf(tithi.start) - 1;
  const prevails = [0, 1, 2, 3]
    .map((i) => calendar.day(first + i))
    .filter((day) => {
      const at = instantOf(kala, day, tithi.number);
      return at >= tithi.start && at < tithi.end;
    })
    .map(({ fixed }) => fixed);
  // A fourteenth that spans no midnight is kept in the evening that it holds.
  if (prevails.length === 0 && kala === "nishita") return dayOfTithi(calendar, tithi, "pradosha");
  const lost = calendar.holding(tithi.start).fixed;
  return { fixed: prevails[0] ?? lost, twice: prevails[1] ?? null };
}

/** One day of a month, with those on which others keep it. */
function observe(
  calendar: SunCalendar,
  month: LunarMonth,
  number: number,
  kala: KalaId,
): Observance {
  const tithi = tithiOfMonth(month.begins, number);
  const { fixed, twice } = dayOfTithi(calendar, tithi, kala);
  return {
    fixed,
    kala,
    tithi,
    others: twice === null ? [] : [{ keeper: "secondDay" as const, fixed: twice }],
  };
}

/** Vaishnavas fast only where the eleventh has begun by dawn, else on the twelfth. */
function vaishnavaFast(calendar: SunCalendar, one: Observance): Observance {
  const day = calendar.day(one.fixed);
  const pierced = one.tithi!.start > instantOf("arunodaya", day, 11);
  const last = one.others.at(-1)?.fixed;
  const fixed = last ?? (pierced ? one.fixed + 1 : one.fixed);
  return {
    ...one,
    others: fixed === one.fixed ? [] : [{ keeper: "vaishnava", fixed }],
  };
}

/** The day whose sunrise the eighth sees, on which Vaishnavas keep Krishna's birth. */
function krishnaBirth(calendar: SunCalendar, one: Observance): Observance {
  const morning = dayOfTithi(calendar, one.tithi!, "sunrise").fixed;
  return {
    ...one,
    others: morning === one.fixed ? [] : [{ keeper: "vaishnava", fixed: morning }],
  };
}

/** Part of the daylight, three and a half of four watches, that a full moon must outlast to be kept on its second day. */
const LASTING = 7 / 8;

/**
 * The bonfire is lit outside Bhadra, which is the first half of the full moon's tithi: where dusk falls in it and the
 * tithi lasts well into the next day, it is lit on that evening.
 */
function bonfire(calendar: SunCalendar, one: Observance): Observance {
  const { start, end } = one.tithi!;
  const day = calendar.day(one.fixed);
  if (instantOf("pradosha", day, 15) >= (start + end) / 2) return one;
  const next = calendar.day(one.fixed + 1);
  const lasts = end > next.sunrise + LASTING * (next.sunset - next.sunrise);
  return lasts ? { ...one, fixed: next.fixed, others: [] } : one;
}

const CAPRICORN = 270;
const LEO = 4;
const SHRAVANA = 21;

/** When the sidereal Sun comes to a longitude in the civil year. */
function entryOf(calendar: SunCalendar, year: number, longitudeDeg: number): number {
  const from = calendar.midnightOf(toFixed({ year, month: 1, day: 1 }));
  const [one] = findCrossings("sun", longitudeDeg, from, from + 366, {
    ayanamsa: calendar.at.ayanamsa,
  });
  return one!.julianDayUt;
}

function solarFestivals(calendar: SunCalendar, year: number): readonly Festival[] {
  const of = (id: FestivalId, fixed: number, kala: KalaId): Festival => ({
    id,
    fixed,
    kala,
    tithi: null,
    others: [],
  });
  const makara = entryOf(calendar, year, CAPRICORN);
  const winter = calendar.holding(makara);
  const bySunset = makara < winter.sunset ? winter.fixed : winter.fixed + 1;
  const mesha = entryOf(calendar, year, 0);
  const day = calendar.fixedOf(mesha);
  const dawn = mesha <= calendar.day(day).sunrise ? day : day + 1;
  return [
    of("makarSankranti", bySunset, "sankranti"),
    of("pongal", bySunset, "sankranti"),
    of("vaisakhi", day, "sankranti"),
    of("vishu", dawn, "sankranti"),
    of("onam", onamOf(calendar, year), "nakshatra"),
  ];
}

/** The day of Shravana at sunrise while the Sun is in Leo; of two in the month the later. */
function onamOf(calendar: SunCalendar, year: number): number {
  const { ayanamsa } = calendar.at;
  const from = calendar.fixedOf(entryOf(calendar, year, 30 * LEO));
  const until = calendar.fixedOf(entryOf(calendar, year, 30 * (LEO + 1)));
  let found = from;
  for (let fixed = from; fixed <= until; fixed++) {
    const { sunrise } = calendar.day(fixed);
    const moon = siderealMoonAt(toTt(sunrise), ayanamsa, "apparent");
    if (Math.floor(moon / NAKSHATRA_ARC) === SHRAVANA) found = fixed;
  }
  return found;
}

export interface FestivalYear {
  readonly festivals: readonly Festival[];
  readonly vratas: readonly Vrata[];
  readonly months: readonly LunarMonth[];
}

/** How far before a year a month begins whose tithis reach into it. */
const MARGIN_DAYS = 32;

/** The festivals and fasts of a civil year. */
export function festivalYearOf(
  calendar: SunCalendar,
  year: number,
  ayanamsa: AyanamsaName,
): FestivalYear {
  const first = toFixed({ year, month: 1, day: 1 });
  const after = toFixed({ year: year + 1, month: 1, day: 1 });
  const inYear = ({ fixed }: { readonly fixed: number }) => fixed >= first && fixed < after;
  const months = lunarMonthsBetween(
    calendar.midnightOf(first) - MARGIN_DAYS,
    calendar.midnightOf(after),
    ayanamsa,
  );
  const named = months.filter(({ kind }) => kind !== "adhika");
  const lunar = named.flatMap((month) =>
    Object.entries(LUNAR_FESTIVALS as Readonly<Record<LunarId, Lunar>>)
      .filter(([, [name]]) => LUNAR_MONTH.ids[month.index] === name)
      .flatMap(([id, [, tithi, kala]]): Festival[] => {
        const one = observe(calendar, month, tithi, kala);
        if (id === "janmashtami") return [{ ...krishnaBirth(calendar, one), id }];
        if (id !== "holikaDahan") return [{ ...one, id: id as FestivalId }];
        const fire = bonfire(calendar, one);
        return [
          { ...fire, id },
          { ...fire, id: "holi", fixed: fire.fixed + 1, others: [] },
        ];
      }),
  );
  const vratas = months.flatMap((month) =>
    VRATAS.flatMap(([id, tithis, kala]) =>
      tithis.map((tithi): Vrata => {
        const one = observe(calendar, month, tithi, kala);
        return { ...(id === "ekadashi" ? vaishnavaFast(calendar, one) : one), id, month };
      }),
    ),
  );
  const byDay = (a: { fixed: number }, b: { fixed: number }) => a.fixed - b.fixed;
  return {
    festivals: [...lunar, ...solarFestivals(calendar, year)].filter(inYear).sort(byDay),
    vratas: vratas.filter(inYear).sort(byDay),
    months: months.filter(({ begins }) => inYear({ fixed: calendar.fixedOf(begins) })),
  };
}
