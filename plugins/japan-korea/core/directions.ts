/** The eight directions in the tongue of Japan, and what faces what. */
import { vocabulary, type IdOf } from "#sdk";

/** North first, then by the east. */
export const HOUI = vocabulary("houi", {
  north: { native: "北", roman: "kita" },
  northeast: { native: "北東", roman: "hokutō" },
  east: { native: "東", roman: "higashi" },
  southeast: { native: "南東", roman: "nantō" },
  south: { native: "南", roman: "minami" },
  southwest: { native: "南西", roman: "nansei" },
  west: { native: "西", roman: "nishi" },
  northwest: { native: "北西", roman: "hokusei" },
});
export type Houi = IdOf<typeof HOUI>;

/** The direction across. */
export function opposite(direction: Houi): Houi {
  return HOUI.ids[(HOUI.ids.indexOf(direction) + 4) % 8]!;
}

const OF_BRANCH = [0, 1, 1, 2, 3, 3, 4, 5, 5, 6, 7, 7] as const;

/** The direction in which a branch stands, 0 for 子: two share each corner. */
export function houiOfBranch(branch: number): Houi {
  return HOUI.ids[OF_BRANCH[branch]!]!;
}

/** How wide directions are. */
export const SECTORS = {
  default: "thirtySixty",
  options: {
    thirtySixty: {
      source: "Sonoda Shinjirō's Kigaku 気学: thirty degrees for each side, sixty for each corner",
    },
    fortyFive: {
      source: "house divination (kasō 家相) and fate-board schools: forty-five degrees each",
    },
  },
} as const;
export type Sectors = keyof (typeof SECTORS)["options"];

/** The bearings of a direction, degrees from true north by the east; `from` may exceed `to` at north. */
export function bearingsOf(direction: Houi, sectors: Sectors): { from: number; to: number } {
  const index = HOUI.ids.indexOf(direction);
  const half = sectors === "fortyFive" ? 22.5 : index % 2 === 0 ? 15 : 30;
  return { from: (index * 45 - half + 360) % 360, to: index * 45 + half };
}
