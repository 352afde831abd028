/**
 * Places that fill in a time zone and coordinates with one choice.
 *
 * Source: coordinates of the city's centre as atlases give them, to a hundredth of a degree; zones of the
 * IANA time zone database. 48 rows, latitude north and longitude east positive, in degrees.
 */
import type { Lang } from "../../ui/mod.ts";

export interface City {
  readonly id: string;
  readonly en: string;
  readonly zh: string;
  readonly timezone: string;
  readonly latitude: number;
  readonly longitude: number;
}

const ROWS = `
taipei|Taipei|臺北|Asia/Taipei|25.04|121.56
taichung|Taichung|臺中|Asia/Taipei|24.15|120.67
tainan|Tainan|臺南|Asia/Taipei|22.99|120.21
kaohsiung|Kaohsiung|高雄|Asia/Taipei|22.62|120.31
hongkong|Hong Kong|香港|Asia/Hong_Kong|22.28|114.16
macau|Macau|澳門|Asia/Macau|22.2|113.54
beijing|Beijing|北京|Asia/Shanghai|39.9|116.4
shanghai|Shanghai|上海|Asia/Shanghai|31.23|121.47
guangzhou|Guangzhou|廣州|Asia/Shanghai|23.13|113.26
chengdu|Chengdu|成都|Asia/Shanghai|30.66|104.06
tokyo|Tokyo|東京|Asia/Tokyo|35.68|139.69
osaka|Osaka|大阪|Asia/Tokyo|34.69|135.5
seoul|Seoul|首爾|Asia/Seoul|37.57|126.98
singapore|Singapore|新加坡|Asia/Singapore|1.29|103.85
kualalumpur|Kuala Lumpur|吉隆坡|Asia/Kuala_Lumpur|3.14|101.69
bangkok|Bangkok|曼谷|Asia/Bangkok|13.75|100.5
hanoi|Hanoi|河內|Asia/Ho_Chi_Minh|21.03|105.85
manila|Manila|馬尼拉|Asia/Manila|14.6|120.98
jakarta|Jakarta|雅加達|Asia/Jakarta|-6.2|106.83
yangon|Yangon|仰光|Asia/Yangon|16.87|96.2
delhi|Delhi|德里|Asia/Kolkata|28.65|77.23
mumbai|Mumbai|孟買|Asia/Kolkata|18.97|72.83
kathmandu|Kathmandu|加德滿都|Asia/Kathmandu|27.72|85.32
tehran|Tehran|德黑蘭|Asia/Tehran|35.69|51.42
dubai|Dubai|杜拜|Asia/Dubai|25.2|55.27
istanbul|Istanbul|伊斯坦堡|Europe/Istanbul|41.01|28.98
jerusalem|Jerusalem|耶路撒冷|Asia/Jerusalem|31.77|35.21
cairo|Cairo|開羅|Africa/Cairo|30.04|31.24
lagos|Lagos|拉哥斯|Africa/Lagos|6.45|3.4
nairobi|Nairobi|奈洛比|Africa/Nairobi|-1.29|36.82
johannesburg|Johannesburg|約翰尼斯堡|Africa/Johannesburg|-26.2|28.05
london|London|倫敦|Europe/London|51.51|-0.13
dublin|Dublin|都柏林|Europe/Dublin|53.35|-6.26
paris|Paris|巴黎|Europe/Paris|48.86|2.35
berlin|Berlin|柏林|Europe/Berlin|52.52|13.4
madrid|Madrid|馬德里|Europe/Madrid|40.42|-3.7
rome|Rome|羅馬|Europe/Rome|41.9|12.5
athens|Athens|雅典|Europe/Athens|37.98|23.73
moscow|Moscow|莫斯科|Europe/Moscow|55.76|37.62
newyork|New York|紐約|America/New_York|40.71|-74.01
chicago|Chicago|芝加哥|America/Chicago|41.88|-87.63
losangeles|Los Angeles|洛杉磯|America/Los_Angeles|34.05|-118.24
vancouver|Vancouver|溫哥華|America/Vancouver|49.28|-123.12
toronto|Toronto|多倫多|America/Toronto|43.65|-79.38
mexico|Mexico City|墨西哥城|America/Mexico_City|19.43|-99.13
saopaulo|São Paulo|聖保羅|America/Sao_Paulo|-23.55|-46.63
sydney|Sydney|雪梨|Australia/Sydney|-33.87|151.21
auckland|Auckland|奧克蘭|Pacific/Auckland|-36.85|174.76
`;

/** In the order of the list: East Asia first, then westward round the world. */
export const CITIES: readonly City[] = ROWS.trim()
  .split("\n")
  .map((row) => {
    const [id, en, zh, timezone, latitude, longitude] = row.split("|") as [
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    return { id, en, zh, timezone, latitude: Number(latitude), longitude: Number(longitude) };
  });

/** The name of a place. */
export function cityName(lang: Lang, city: City): string {
  return lang === "en" ? city.en : city.zh;
}
