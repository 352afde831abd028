import { vocabulary, type IdOf } from "#sdk";

/** The eight directions, north first, then by the east. */
export const DIRECTION = vocabulary("direction", {
  north: { native: "北", roman: "běi" },
  northeast: { native: "東北", roman: "dōng běi" },
  east: { native: "東", roman: "dōng" },
  southeast: { native: "東南", roman: "dōng nán" },
  south: { native: "南", roman: "nán" },
  southwest: { native: "西南", roman: "xī nán" },
  west: { native: "西", roman: "xī" },
  northwest: { native: "西北", roman: "xī běi" },
});
export type Direction = IdOf<typeof DIRECTION>;
