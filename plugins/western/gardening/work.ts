import { readSpan } from "../core/span.ts";
import { placeOf, round } from "../core/zodiac.ts";
import type { GardeningAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import { gardenOf, partOf, type Stretch } from "./rules.ts";

export { drawGarden as picture } from "./picture.ts";

const MOST_DAYS = 370;

export function run(chosen: Input): GardeningAnswer {
  const { fromUt, toUt, when } = readSpan(chosen, MOST_DAYS);
  const { signs, ways, avoid, passages } = gardenOf(chosen.borders, fromUt, toUt);
  const stretch = ({ from, to }: Stretch) => ({ begins: when(from), ends: when(to) });
  return {
    days: signs.map(({ sign, ...one }) => ({
      constellation: sign,
      part: partOf(sign),
      ...stretch(one),
    })),
    planting: ways.filter(({ rising }) => !rising).map(stretch),
    harvest: ways.filter(({ rising }) => rising).map(stretch),
    avoid: avoid.map(({ because, ...one }) => ({ event: because, ...stretch(one) })),
    events: passages.map(({ event, julianDayUt, longitudeDeg, declinationDeg, distanceKm }) => ({
      event,
      ...when(julianDayUt),
      ...placeOf(longitudeDeg),
      declinationDeg: round(declinationDeg, 4),
      distanceKm: round(distanceKm, 0),
    })),
  };
}
