import type { Reference } from "#sdk";

/** Whose data the atlas is made of; the whole of it stands in NOTICE. */
export const GEONAMES: readonly [Reference, ...Reference[]] = [
  { title: "GeoNames", part: "populated places, CC BY 4.0, geonames.org" },
  {
    title: "村里界圖",
    author: "內政部國土測繪中心",
    part: "villages and townships of Taiwan, Open Government Data License 1.0",
  },
  { title: "Unicode CLDR", year: "41", part: "names of countries, divisions and zone cities" },
  {
    title: "timezone-boundary-builder",
    part: "boundaries that every zone was compared with, © OpenStreetMap contributors, ODbL",
  },
];
