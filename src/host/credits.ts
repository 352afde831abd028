/**
 * Whose data answers are made of, under which licences: what `/about` and the machine-readable description
 * say. The whole of the notices stands in `NOTICE`.
 */

/** Data of others. */
export interface Credit {
  /** As its maker calls it, in the maker's language. */
  readonly name: string;
  readonly href: string;
  readonly licence: string;
  readonly licenceHref: string;
  /** What it gives: a key of the site's words. */
  readonly gives: "places" | "townships" | "boundaries" | "names" | "zones";
}

export const CREDITS: readonly Credit[] = [
  {
    name: "GeoNames",
    href: "https://www.geonames.org/",
    licence: "CC BY 4.0",
    licenceHref: "https://creativecommons.org/licenses/by/4.0/",
    gives: "places",
  },
  {
    name: "內政部國土測繪中心，村里界圖 (National Land Surveying and Mapping Center, Taiwan)",
    href: "https://data.gov.tw/dataset/7438",
    licence: "Open Government Data License 1.0",
    licenceHref: "https://data.gov.tw/license",
    gives: "townships",
  },
  {
    name: "timezone-boundary-builder, © OpenStreetMap contributors",
    href: "https://github.com/evansiroky/timezone-boundary-builder",
    licence: "ODbL 1.0",
    licenceHref: "https://www.openstreetmap.org/copyright",
    gives: "boundaries",
  },
  {
    name: "Unicode CLDR 41, © 1991-2022 Unicode, Inc.",
    href: "https://cldr.unicode.org/",
    licence: "Unicode License",
    licenceHref: "https://www.unicode.org/license.txt",
    gives: "names",
  },
  {
    name: "IANA time zone database",
    href: "https://www.iana.org/time-zones",
    licence: "public domain",
    licenceHref: "https://www.iana.org/time-zones",
    gives: "zones",
  },
];

/** One line for readers of the machine-readable description, in Markdown. */
export function creditsText(): string {
  const all = CREDITS.map(
    ({ name, href, licence, licenceHref }) => `[${name}](${href}) ([${licence}](${licenceHref}))`,
  );
  return `Places and time zones are made of data of ${all.join(", ")}; changed as \`/about\` says.`;
}
