import { term, Type, type Frozen, type Static } from "#sdk";
import { MANSION } from "#east/almanac/terms.ts";
import { INSTANT } from "#east/calendar/zone_clock.ts";

export const answer = Type.Object({
  lodge: term(MANSION, "Lodge in which the Moon stands", ["governs"]),
  star: Type.String({ description: "Its determinative star in the modern sky" }),
  withinDeg: Type.Number({ description: "入宿度: degrees from that star to the Moon" }),
  widthDeg: Type.Number({ description: "Width of the lodge, degrees" }),
  moonDeg: Type.Number({ description: "Place of the Moon along the circle of the frame, degrees" }),
  entered: Type.Object(INSTANT, { description: "When the Moon passed its star" }),
  leaves: Type.Object(INSTANT, { description: "When it passes the next" }),
  next: term(MANSION, "The lodge that follows", ["governs"]),
  onDuty: term(MANSION, "Lodge on duty on the day by the round of 28 days: another thing", [
    "governs",
  ]),
});
export type MoonLodgeAnswer = Frozen<Static<typeof answer>>;
