/**
 * The Nanakshahi calendar of 2003 and its fixed gurpurabs.
 *
 * @source P. S. Purewal, Nanakshahi Calendar (1999, adopted by the Shiromani Gurdwara Parbandhak Committee on
 * 14 April 2003): months and the dates of the anniversaries. Those that the committee left by the Moon (birth of Guru
 * Nanak, Bandi Chhor, Hola) have no fixed day and are not here
 */
import { vocabulary, type IdOf } from "#sdk";
import { NANAKSHAHI_MONTHS } from "#time";

const MONTH_IDS = [
  "chet",
  "vaisakh",
  "jeth",
  "harh",
  "sawan",
  "bhadon",
  "assu",
  "katak",
  "maghar",
  "poh",
  "magh",
  "phagun",
] as const;
export const MONTH = vocabulary(
  "nanakshahiMonth",
  Object.fromEntries(MONTH_IDS.map((id, index) => [id, NANAKSHAHI_MONTHS[index]!])) as Record<
    (typeof MONTH_IDS)[number],
    { roman: string; native: string }
  >,
);
/** @param month 1-12 */
export const monthIdOf = (month: number): IdOf<typeof MONTH> => MONTH_IDS[month - 1]!;

/** Gurpurabs by month and day. */
const DAYS = {
  newYear: [1, 1],
  gurgaddiHarRai: [1, 1],
  jotiJotHargobind: [1, 6],
  khalsa: [2, 1],
  jotiJotAngad: [2, 3],
  gurgaddiAmarDas: [2, 3],
  jotiJotHarKrishan: [2, 3],
  gurgaddiTeghBahadur: [2, 3],
  parkashAngad: [2, 5],
  parkashTeghBahadur: [2, 5],
  parkashArjan: [2, 19],
  parkashAmarDas: [3, 9],
  gurgaddiHargobind: [3, 28],
  shahidiArjan: [4, 2],
  foundationAkalTakht: [4, 18],
  parkashHargobind: [4, 21],
  miriPiri: [5, 6],
  parkashHarKrishan: [5, 8],
  completionGranth: [6, 15],
  firstParkashGranth: [6, 17],
  jotiJotAmarDas: [7, 2],
  gurgaddiRamDas: [7, 2],
  jotiJotRamDas: [7, 2],
  gurgaddiArjan: [7, 2],
  gurgaddiAngad: [7, 4],
  jotiJotNanak: [7, 8],
  parkashRamDas: [7, 25],
  jotiJotHarRai: [8, 6],
  gurgaddiHarKrishan: [8, 6],
  gurgaddiGranth: [8, 6],
  jotiJotGobindSingh: [8, 7],
  gurgaddiGobindSingh: [9, 11],
  shahidiTeghBahadur: [9, 11],
  shahidiElderSahibzade: [10, 8],
  shahidiYoungerSahibzade: [10, 13],
  parkashGobindSingh: [10, 23],
  parkashHarRai: [11, 19],
} as const satisfies Readonly<Record<string, readonly [month: number, day: number]>>;
type Gurpurab = keyof typeof DAYS;
export const GURPURAB = vocabulary("gurpurab", Object.keys(DAYS) as [Gurpurab, ...Gurpurab[]]);

/** The gurpurabs of a day. */
export function gurpurabsOf(month: number, day: number): readonly Gurpurab[] {
  return GURPURAB.ids.filter((id) => DAYS[id][0] === month && DAYS[id][1] === day);
}
