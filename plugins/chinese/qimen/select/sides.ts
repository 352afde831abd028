/** The eight sides of the compass, each with its palace. */
import { vocabulary, type IdOf } from "#sdk";

export const SIDE = vocabulary("palaceSide", {
  north: { native: "坎北", roman: "kǎn běi" },
  northeast: { native: "艮東北", roman: "gèn dōngběi" },
  east: { native: "震東", roman: "zhèn dōng" },
  southeast: { native: "巽東南", roman: "xùn dōngnán" },
  south: { native: "離南", roman: "lí nán" },
  southwest: { native: "坤西南", roman: "kūn xīnán" },
  west: { native: "兌西", roman: "duì xī" },
  northwest: { native: "乾西北", roman: "qián xīběi" },
});
export type Side = IdOf<typeof SIDE>;

/** Palace of each side, by its Luo shu number. */
export const PALACE_OF: Readonly<Record<Side, number>> = {
  north: 1,
  northeast: 8,
  east: 3,
  southeast: 4,
  south: 9,
  southwest: 2,
  west: 7,
  northwest: 6,
};
