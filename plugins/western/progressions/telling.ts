/** What of progressions a reading speaks of. */
import { ASPECTS } from "../core/aspects.ts";
import { senseOf, type AngleSenses, type PairSenses } from "../core/pairs.ts";
import { isModern } from "../core/points.ts";
import type { ProgressionsAnswer } from "./answer.ts";

type Contact = ProgressionsAnswer["contacts"][number];

/** The outer planets hardly move in a lifetime of days. */
const QUICK: ReadonlySet<string> = new Set(["sun", "moon", "mercury", "venus", "mars"]);
/** Contacts of these among themselves stand for a generation. */
const SLOW: ReadonlySet<string> = new Set(["uranus", "neptune", "pluto"]);
const MOST = 4;

/** Two points in whichever order: each pair is told once. */
const pairOf = ({ progressed, natal }: Contact) => [progressed, natal].sort().join(" ");

/** The closest contacts, those of quick bodies first. */
export function tellingContacts({ contacts }: ProgressionsAnswer): readonly Contact[] {
  const slow = ({ progressed }: Contact) => Number(!QUICK.has(progressed));
  return contacts
    .filter(({ progressed, natal }) => progressed !== natal)
    .filter(({ progressed, natal }) => !SLOW.has(progressed) || !SLOW.has(natal))
    .sort((x, y) => slow(x) - slow(y) || x.orbDeg - y.orbDeg)
    .filter((one, i, all) => all.findIndex((other) => pairOf(other) === pairOf(one)) === i)
    .slice(0, MOST);
}

/**
 * What a contact does: by the two planets, or by a planet and an angle.
 *
 * @returns undefined where neither table tells it
 */
export function senseOfContact(
  { progressed, natal, aspect }: Contact,
  pairs: PairSenses,
  angles: AngleSenses,
): string | undefined {
  const { nature } = ASPECTS[aspect];
  if (isModern(progressed) && isModern(natal)) {
    return senseOf(pairs, progressed, natal, nature === "subtle" ? "union" : nature);
  }
  const [planet, angle] = isModern(progressed) ? [progressed, natal] : [natal, progressed];
  return isModern(planet) && (angle === "ascendant" || angle === "midheaven")
    ? angles[planet][angle]
    : undefined;
}

/** The progressed Sun, and the year in which it entered its sign; null while in that of birth. */
export function progressedSun({ secondary, changes }: ProgressionsAnswer) {
  const sun = secondary.bodies[0]!;
  const entry = changes.filter(({ body, sign }) => body === "sun" && sign === sun.sign).at(-1);
  return { sun, since: entry ? entry.date.slice(0, 4) : null };
}

/** What a writer of the reading may use. */
export function factsOf(answer: ProgressionsAnswer) {
  return {
    ageYears: answer.ageYears,
    progressed: answer.secondary.bodies,
    contacts: answer.contacts,
    solarArc: answer.solarArc.contacts.slice(0, 8),
    lunation: answer.lunation,
    returns: answer.returns,
  };
}
