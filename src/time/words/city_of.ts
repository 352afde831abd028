/** Returns the city after which a zone is named: `America/New_York` is `New York`. */
export function cityOf(zoneId: string): string {
  return zoneId.slice(zoneId.lastIndexOf("/") + 1).replaceAll("_", " ");
}
