/** A name as somebody would type it, and where the place is by a source that is not the atlas's. */
export interface KnownName {
  readonly text: string;
  /** ISO 3166-1 alpha-2 of today's country. */
  readonly country: string;
  /** Degrees, north and east positive, as exact as the source; the point may be the city's airport. */
  readonly at: readonly [latitude: number, longitude: number];
  readonly source: Source;
}

/**
 * `tz`: the tz database's zone.tab; `kstars`: the list of cities of KStars 3.6; `noaa`: station of NOAA's
 * list nsd_cccc, the city's airport; `wikipedia`: coordinates of the place's article.
 */
type Source = "tz" | "kstars" | "noaa" | "wikipedia";

type Row = readonly [string, string, number, number, Source];

const LATIN: readonly Row[] = [
  ["Springfield, Illinois", "US", 39.8, -89.65, "kstars"],
  ["Timbuktu", "ML", 16.72, -3.0, "kstars"],
  ["Hay-on-Wye", "GB", 52.075, -3.125, "wikipedia"],
  ["Zermatt", "CH", 45.98, 7.78, "kstars"],
  ["Leningrad", "RU", 59.93, 30.27, "kstars"],
  ["Constantinople", "TR", 41.02, 28.97, "tz"],
  ["Saigon", "VN", 10.75, 106.67, "tz"],
  ["Danzig", "PL", 54.33, 18.67, "kstars"],
  ["Christiania", "NO", 59.92, 10.75, "tz"],
  ["Lukang Township", "TW", 24.05, 120.433, "wikipedia"],
];
const TRADITIONAL: readonly Row[] = [
  ["臺北", "TW", 25.05, 121.5, "tz"],
  ["鹿港", "TW", 24.05, 120.433, "wikipedia"],
  ["玉井區", "TW", 23.117, 120.467, "wikipedia"],
  ["蘭嶼", "TW", 22.05, 121.533, "wikipedia"],
  ["下營區", "TW", 23.229, 120.265, "wikipedia"],
  ["打狗", "TW", 22.583, 120.35, "noaa"],
  ["雪梨", "AU", -33.87, 151.22, "tz"],
  ["舊金山", "US", 37.78, -122.41, "kstars"],
  ["海參崴", "RU", 43.12, 131.92, "kstars"],
];
const SIMPLIFIED: readonly Row[] = [
  ["广州", "CN", 23.12, 113.25, "kstars"],
  ["乌鲁木齐", "CN", 43.8, 87.58, "tz"],
  ["敦煌", "CN", 40.141, 94.664, "wikipedia"],
  ["北平", "CN", 39.92, 116.38, "kstars"],
  ["奉天", "CN", 41.8, 123.4, "noaa"],
  ["甘肃敦煌", "CN", 40.141, 94.664, "wikipedia"],
  ["莫斯科", "RU", 55.76, 37.62, "tz"],
];
const JAPANESE: readonly Row[] = [
  ["東京", "JP", 35.65, 139.74, "tz"],
  ["京都市", "JP", 35.0, 135.77, "kstars"],
  ["函館", "JP", 41.767, 140.817, "noaa"],
  ["江戸", "JP", 35.65, 139.74, "tz"],
  ["ロンドン", "GB", 51.51, -0.13, "tz"],
  ["ペテルブルク", "RU", 59.93, 30.27, "kstars"],
];
const KOREAN: readonly Row[] = [
  ["서울", "KR", 37.55, 126.97, "tz"],
  ["한양", "KR", 37.55, 126.97, "tz"],
  ["속초", "KR", 38.208, 128.591, "kstars"],
  ["안동", "KR", 36.566, 128.725, "kstars"],
  ["여수시", "KR", 34.761, 127.661, "kstars"],
  ["레닌그라드", "RU", 59.93, 30.27, "kstars"],
];
const CYRILLIC: readonly Row[] = [
  ["Санкт-Петербург", "RU", 59.93, 30.27, "kstars"],
  ["Сталинград", "RU", 48.7, 44.52, "kstars"],
  ["Свердловск", "RU", 56.85, 60.6, "tz"],
  ["Киев", "UA", 50.45, 30.52, "kstars"],
  ["Алма-Ата", "KZ", 43.25, 76.95, "tz"],
  ["Тифлис", "GE", 41.72, 44.82, "tz"],
  ["Новосибирск", "RU", 55.03, 82.92, "tz"],
];
const ARABIC: readonly Row[] = [
  ["القاهرة", "EG", 30.05, 31.25, "tz"],
  ["دمشق", "SY", 33.5, 36.3, "tz"],
  ["فاس", "MA", 34.08, -5.0, "kstars"],
  ["القسطنطينية", "TR", 41.02, 28.97, "tz"],
  ["تهران", "IR", 35.67, 51.43, "tz"],
  ["کراچی", "PK", 24.87, 67.05, "tz"],
  ["لاہور", "PK", 31.517, 74.4, "noaa"],
];
const INDIAN: readonly Row[] = [
  ["दिल्ली", "IN", 28.583, 77.2, "noaa"],
  ["बनारस", "IN", 25.452, 82.862, "noaa"],
  ["बम्बई", "IN", 18.967, 72.833, "kstars"],
  ["কলকাতা", "IN", 22.53, 88.37, "tz"],
  ["தஞ்சாவூர்", "IN", 10.724, 79.109, "noaa"],
  ["ಮೈಸೂರು", "IN", 12.23, 76.656, "noaa"],
  ["ਅੰਮ੍ਰਿਤਸਰ", "IN", 31.633, 74.867, "noaa"],
  ["హైదరాబాద్", "IN", 17.375, 78.474, "kstars"],
];

/** Sixty names in eight groups of scripts, small towns and former names among them. */
export const SIXTY_NAMES: readonly KnownName[] = [
  ...LATIN,
  ...TRADITIONAL,
  ...SIMPLIFIED,
  ...JAPANESE,
  ...KOREAN,
  ...CYRILLIC,
  ...ARABIC,
  ...INDIAN,
].map(([text, country, latitude, longitude, source]) => ({
  ...{ text, country, at: [latitude, longitude] as const, source },
}));
