/** Cities by which one finds one's way on the map; places that were asked for push them aside. */
import { vocabulary, type IdOf } from "#sdk";

export const CITY = vocabulary("city", [
  "taipei",
  "newYork",
  "london",
  "delhi",
  "sydney",
  "saoPaulo",
  "cairo",
  "tokyo",
  "losAngeles",
  "moscow",
  "singapore",
  "johannesburg",
  "beijing",
  "mexico",
  "lagos",
]);
export type CityId = IdOf<typeof CITY>;

/** Latitude and longitude, degrees, north and east positive; the first are drawn first. */
export const CITIES: Readonly<Record<CityId, readonly [latitude: number, longitude: number]>> = {
  taipei: [25.04, 121.56],
  newYork: [40.71, -74.01],
  london: [51.51, -0.13],
  delhi: [28.61, 77.21],
  sydney: [-33.87, 151.21],
  saoPaulo: [-23.55, -46.63],
  cairo: [30.04, 31.24],
  tokyo: [35.68, 139.69],
  losAngeles: [34.05, -118.24],
  moscow: [55.75, 37.62],
  singapore: [1.35, 103.82],
  johannesburg: [-26.2, 28.05],
  beijing: [39.9, 116.41],
  mexico: [19.43, -99.13],
  lagos: [6.52, 3.38],
};
