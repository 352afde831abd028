/** What of progressions a reading speaks of. */
import type { ProgressionsAnswer } from "./answer.ts";

type Contact = ProgressionsAnswer["contacts"][number];

/** The outer planets hardly move in a lifetime of days. */
const QUICK: ReadonlySet<string> = new Set(["sun", "moon", "mercury", "venus", "mars"]);
const MOST = 4;

/** The closest contacts, those of quick bodies first. */
export function tellingContacts({ contacts }: ProgressionsAnswer): readonly Contact[] {
  const slow = ({ progressed }: Contact) => Number(!QUICK.has(progressed));
  return contacts
    .filter(({ progressed, natal }) => progressed !== natal)
    .sort((x, y) => slow(x) - slow(y) || x.orbDeg - y.orbDeg)
    .slice(0, MOST);
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
