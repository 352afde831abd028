/** What a reader should know beside the chart: parts left out, and edges near the instant. */
import type { Lang, Text } from "#old";
import { NAKSHATRA_ARC } from "../core/lunar_mansions.ts";
import type { Nativity } from "../core/positions.ts";
import type { SunDay } from "../core/sun_day.ts";

/** Why parts of the answer are missing, where time and place were given. */
export function notesOf(birth: Nativity, day: SunDay | null): Text[] {
  const notes: Text[] = [];
  if (birth.place && !day) {
    notes.push({
      en: "The Sun does not rise and set at this place about this date: weekday from sunrise, lords of day and hour, day parts and shadbala are left out.",
      zhHant: "此地此時太陽不升不落：自日出起算之曜日、日主、時主、日間諸時段與六力從缺。",
    });
  }
  if (birth.angles?.houses.turned) {
    notes.push({
      en: "Inside the polar circle the culminating point of the ecliptic lies below the horizon or north of the zenith; the lagna given is the one left of the midheaven.",
      zhHant: "此地在極圈內，黃道中天點位於地平之下或天頂之北；所列命宮為中天左側者。",
    });
  }
  return notes;
}

/** Edges that a small error of the clock would cross. */
export function warningsOf(birth: Nativity, day: SunDay | null, lang: Lang): string[] {
  if (!birth.timeKnown) return [];
  const warnings: Text[] = [];
  const { angles, longitudes, speeds } = birth;
  const edge = (value: number, size: number) => Math.min(value % size, size - (value % size));
  if (angles && edge(angles.lagnaDeg, 30) < 0.75) {
    warnings.push({
      en: `The lagna is ${edge(angles.lagnaDeg, 30).toFixed(2)}° from the edge of a sign; some minutes of the clock change all houses`,
      zhHant: `命宮距星座邊界僅 ${edge(angles.lagnaDeg, 30).toFixed(2)}°，時刻差數分鐘，諸宮皆異`,
    });
  }
  const moonDays = edge(longitudes.moon, NAKSHATRA_ARC) / speeds.moon;
  if (moonDays < 1 / 96) {
    const minutes = Math.round(moonDays * 1440);
    warnings.push({
      en: `The Moon is ${minutes} minutes from the edge of a nakshatra; the dasha hangs on it`,
      zhHant: `月亮距月宿邊界僅 ${minutes} 分鐘，大運因之而異`,
    });
  }
  if (day) {
    const dawn = Math.min(birth.julianDayUt - day.sunrise, day.nextSunrise - birth.julianDayUt);
    if (dawn < 5 / 1440) {
      warnings.push({
        en: "The birth lies within five minutes of sunrise, where the weekday changes; hills, height and weather move the visible sunrise",
        zhHant: "出生在日出前後五分鐘之內，曜日於此更替；地形、高度與天候皆影響所見日出",
      });
    }
  }
  return warnings.map((text) => (lang === "en" ? text.en : text.zhHant));
}
