/**
 * Places that fill in a time zone and coordinates with one choice.
 *
 * Source: coordinates of the city's centre as atlases give them, to a hundredth of a degree; zones of the
 * IANA time zone database. 48 rows, latitude north and longitude east positive, in degrees.
 */
import type { SiteWords } from "./words/en.ts";

/** Names stand in the words of the site. */
export type CityId = keyof SiteWords["cities"];

export interface City {
  readonly id: CityId;
  readonly timezone: string;
  readonly latitude: number;
  readonly longitude: number;
}

const ROWS = `
taipei|Asia/Taipei|25.04|121.56
taichung|Asia/Taipei|24.15|120.67
tainan|Asia/Taipei|22.99|120.21
kaohsiung|Asia/Taipei|22.62|120.31
hongkong|Asia/Hong_Kong|22.28|114.16
macau|Asia/Macau|22.2|113.54
beijing|Asia/Shanghai|39.9|116.4
shanghai|Asia/Shanghai|31.23|121.47
guangzhou|Asia/Shanghai|23.13|113.26
chengdu|Asia/Shanghai|30.66|104.06
tokyo|Asia/Tokyo|35.68|139.69
osaka|Asia/Tokyo|34.69|135.5
seoul|Asia/Seoul|37.57|126.98
singapore|Asia/Singapore|1.29|103.85
kualalumpur|Asia/Kuala_Lumpur|3.14|101.69
bangkok|Asia/Bangkok|13.75|100.5
hanoi|Asia/Ho_Chi_Minh|21.03|105.85
manila|Asia/Manila|14.6|120.98
jakarta|Asia/Jakarta|-6.2|106.83
yangon|Asia/Yangon|16.87|96.2
delhi|Asia/Kolkata|28.65|77.23
mumbai|Asia/Kolkata|18.97|72.83
kathmandu|Asia/Kathmandu|27.72|85.32
tehran|Asia/Tehran|35.69|51.42
dubai|Asia/Dubai|25.2|55.27
istanbul|Europe/Istanbul|41.01|28.98
jerusalem|Asia/Jerusalem|31.77|35.21
cairo|Africa/Cairo|30.04|31.24
lagos|Africa/Lagos|6.45|3.4
nairobi|Africa/Nairobi|-1.29|36.82
johannesburg|Africa/Johannesburg|-26.2|28.05
london|Europe/London|51.51|-0.13
dublin|Europe/Dublin|53.35|-6.26
paris|Europe/Paris|48.86|2.35
berlin|Europe/Berlin|52.52|13.4
madrid|Europe/Madrid|40.42|-3.7
rome|Europe/Rome|41.9|12.5
athens|Europe/Athens|37.98|23.73
moscow|Europe/Moscow|55.76|37.62
newyork|America/New_York|40.71|-74.01
chicago|America/Chicago|41.88|-87.63
losangeles|America/Los_Angeles|34.05|-118.24
vancouver|America/Vancouver|49.28|-123.12
toronto|America/Toronto|43.65|-79.38
mexico|America/Mexico_City|19.43|-99.13
saopaulo|America/Sao_Paulo|-23.55|-46.63
sydney|Australia/Sydney|-33.87|151.21
auckland|Pacific/Auckland|-36.85|174.76
`;

/** In the order of the list: East Asia first, then westward round the world. */
export const CITIES: readonly City[] = ROWS.trim()
  .split("\n")
  .map((row) => {
    const [id, timezone, latitude, longitude] = row.split("|") as [CityId, string, string, string];
    return { id, timezone, latitude: Number(latitude), longitude: Number(longitude) };
  });
