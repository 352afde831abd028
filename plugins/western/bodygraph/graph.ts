/** The two skies of a birth, and what of the wheel is active in them. */
import { Refusal } from "#sdk";
import { apparentPositionsOf, findSolarLongitude, normalizeDeg, skyAt, type Body } from "#sky";
import { toTt, type CivilMoment } from "#time";
import { MODERN } from "../core/points.ts";
import { placeOf } from "../core/zodiac.ts";
import { ACTIVATION } from "./answer.ts";
import { gateOf } from "./wheel.ts";

/** The Sun stands this far behind its place at birth in the earlier sky, degrees. */
const DESIGN_ARC_DEG = 88;
/** The search begins this long before the birth; the arc takes 86 to 92 days. */
const SEARCH_DAYS = 100;

/** The thirteen activations of an instant, the Sun first. */
export function activationsAt(julianDayUt: number, node: Body) {
  const { positions } = apparentPositionsOf(skyAt(toTt(julianDayUt)), [...MODERN.ids, node]);
  const at = (body: Body) => positions[body]!.longitudeDeg;
  return ACTIVATION.ids.map((body) => {
    const longitudeDeg =
      body === "earth"
        ? at("sun") + 180
        : body === "northNode"
          ? at(node)
          : body === "southNode"
            ? at(node) + 180
            : at(body);
    return { body, ...placeOf(longitudeDeg), ...gateOf(longitudeDeg) };
  });
}

/**
 * Both skies of a birth.
 *
 * @throws {Refusal} `birth-time-needed`
 */
export function skiesOf({ julianDayUt, timeKnown }: CivilMoment, node: Body) {
  if (!timeKnown) throw new Refusal("birth-time-needed");
  const personality = activationsAt(julianDayUt, node);
  const design = findSolarLongitude(
    normalizeDeg(personality[0]!.longitudeDeg - DESIGN_ARC_DEG),
    julianDayUt - SEARCH_DAYS,
  );
  const earlier = activationsAt(design.julianDayUt, node);
  const active: ReadonlySet<number> = new Set([...personality, ...earlier].map(({ gate }) => gate));
  return { personality, earlier, active, designUt: design.julianDayUt };
}
