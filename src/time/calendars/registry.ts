import { akan } from "./akan.ts";
import { coptic, ethiopic, ethiopicAmeteAlem } from "./alexandrian.ts";
import { babylonian } from "./babylonian.ts";
import { bahaiAstronomical, bahaiWestern } from "./bahai.ts";
import { balineseSaka } from "./balinese_saka.ts";
import { burmese } from "./burmese.ts";
import type { AnyCalendar } from "./calendar.ts";
import { thaiLunar } from "./chulasakarat.ts";
import { frenchAstronomical, frenchRomme } from "./french_republican.ts";
import { indianNational, nanakshahi, positivist, thaiBuddhist } from "./gregorian_kin.ts";
import { hebrew } from "./hebrew.ts";
import { hinduLunarAstro, hinduLunarTrue, hinduSolarAstro, hinduSolarTrue } from "./hindu_astro.ts";
import { hinduLunarModern, hinduSolarModern } from "./hindu_modern.ts";
import { hinduLunarOld, hinduSolarOld } from "./hindu_old.ts";
import { icelandic } from "./icelandic.ts";
import { baliPawukon, javaneseWeton } from "./indonesian.ts";
import { islamicCivil, islamicTabularThursdayEpoch } from "./islamic.ts";
import { islamicObservationalCairo } from "./islamic_observational.ts";
import { khmer } from "./khmer.ts";
import {
  aztecTonalpohualli,
  aztecXihuitl,
  mayanHaab,
  mayanLongCount,
  mayanTzolkin,
} from "./mesoamerican.ts";
import { persianArithmetic2820, persianAstronomical } from "./persian.ts";
import { bhutanese, mongolian, tibetanPhugpa, tibetanTsurphu } from "./tibetan.ts";
import { javanese } from "./sultan_agung.ts";
import { islamicUmmAlQura } from "./umm_al_qura.ts";
import { armenian, egyptian, zoroastrianKadmi, zoroastrianShahanshahi } from "./wandering_year.ts";
import { gregorian, isoWeek, julian, julianDayCount, romanKalends, weekday } from "./western.ts";

/** Every calendar that turns a day number into a date or a place in a cycle. */
export const CALENDARS: readonly AnyCalendar[] = [
  gregorian,
  julian,
  romanKalends,
  isoWeek,
  weekday,
  julianDayCount,
  egyptian,
  armenian,
  coptic,
  ethiopic,
  ethiopicAmeteAlem,
  babylonian,
  hebrew,
  islamicCivil,
  islamicTabularThursdayEpoch,
  islamicUmmAlQura,
  islamicObservationalCairo,
  persianAstronomical,
  persianArithmetic2820,
  zoroastrianKadmi,
  zoroastrianShahanshahi,
  bahaiAstronomical,
  bahaiWestern,
  nanakshahi,
  indianNational,
  hinduSolarOld,
  hinduLunarOld,
  hinduSolarModern,
  hinduLunarModern,
  hinduSolarTrue,
  hinduLunarTrue,
  hinduSolarAstro,
  hinduLunarAstro,
  tibetanPhugpa,
  tibetanTsurphu,
  bhutanese,
  mongolian,
  burmese,
  thaiBuddhist,
  thaiLunar,
  khmer,
  javaneseWeton,
  javanese,
  baliPawukon,
  balineseSaka,
  akan,
  mayanLongCount,
  mayanHaab,
  mayanTzolkin,
  aztecXihuitl,
  aztecTonalpohualli,
  icelandic,
  frenchAstronomical,
  frenchRomme,
  positivist,
];

const BY_ID: ReadonlyMap<string, AnyCalendar> = new Map(
  CALENDARS.map((calendar) => [calendar.id, calendar]),
);

/** Finds a calendar by its id; null where there is none. */
export function findCalendar(id: string): AnyCalendar | null {
  return BY_ID.get(id) ?? null;
}
