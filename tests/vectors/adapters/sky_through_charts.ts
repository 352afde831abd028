/** Puts cases of the sky to the procedures that serve it, as a caller would. */
import { signedDeg } from "#sky";
import { observed, type Call } from "../adapter.ts";

type Answer = any;
type Numbers = Readonly<Record<string, number>>;

/** An instant whose TT the file fixes by its own Delta T. */
export interface Instant {
  readonly utc: string;
  readonly jdTt: number;
}

/** Bodies that a chart adds on request. */
const MORE = [
  ...["chiron", "pholus", "ceres", "pallas", "juno", "vesta"],
  ...["meanNode", "trueNode", "meanLilith", "trueLilith"],
  ...["cupido", "hades", "zeus", "kronos", "apollon", "admetos", "vulkanus", "poseidon"],
];
const ARCSECONDS = 3600;

/** A birth at an instant of the file: proleptic Gregorian, UTC. */
export function birthAt({ utc }: Instant): Record<string, unknown> {
  const [, date = "", time = ""] = /^([+-]?\d+-\d\d-\d\d)T(\d\d:\d\d:\d\d)Z$/.exec(utc) ?? [];
  return { birthDate: date, birthTime: time, timezone: "+00:00", calendar: "gregorian" };
}

/** A chart of the instant with every body that the service has. */
export function callChart(call: Call, instant: Instant, more: object = {}): Promise<Answer> {
  return call("astrology.calculate", { ...birthAt(instant), bodies: MORE, ...more });
}

/** Declinations of the instant with every body that the service has. */
export function callDeclinations(call: Call, instant: Instant): Promise<Answer> {
  return call("declination.compute", { ...birthAt(instant), bodies: MORE });
}

/** Arcseconds between two angles. */
export function arcsecondsBetween(expected: number, actual: number): number {
  const arcseconds = Math.abs(signedDeg(actual - expected)) * ARCSECONDS;
  observed("arcseconds", arcseconds);
  return arcseconds;
}

/**
 * Where the file's body stands at the service's own TT: the case fixes Delta T, a caller cannot, so the
 * expected place is carried along its own daily speed over the difference of the two.
 */
export function carried(
  expected: Numbers,
  field: string,
  speed: string,
  answer: Answer,
  instant: Instant,
): number {
  const days = answer.time.julianDayTt - instant.jdTt;
  return expected[field]! + (expected[speed] ?? 0) * days;
}

/** The service's bodies by id. */
export function bodiesOf(answer: Answer): Readonly<Record<string, Answer>> {
  return Object.fromEntries(answer.bodies.map((body: Answer) => [body.body.id, body]));
}
