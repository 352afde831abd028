/** The paragraphs of a Babylonian horoscope in English. */
import { english } from "#sdk";
import type { HoroscopeAnswer } from "../../answer.ts";
import { bySign, isHard } from "../../sides.ts";
import {
  babylonianBody,
  babylonianSign,
  bodyNamed,
  omen,
  path,
  season,
  signNamed,
  sirius,
} from "./names.ts";

const { capital, counted, list, withArticle } = english;

/** The day of the birth and where the seven stood. */
export function record({ date, bodies, path: road }: HoroscopeAnswer): string {
  const [moon, sun, ...planets] = bodies;
  const hidden = planets.filter(({ seen }) => !seen).map(({ body }) => babylonianBody[body].text);
  const places = bySign(planets.filter(({ seen }) => seen)).map(
    ([sign, group]) =>
      `${list(group.map(({ body }) => babylonianBody[body].text))} in ${signNamed(sign)}`,
  );
  const ours = (sign: keyof typeof babylonianSign) =>
    `${signNamed(sign)}, our ${babylonianSign[sign].western}`;
  const lights =
    moon!.sign === sun!.sign
      ? `Moon and Sun stood together in ${ours(moon!.sign)}`
      : `the Moon stood in ${ours(moon!.sign)}, and the Sun in ${ours(sun!.sign)}`;
  const rest = places.length > 0 ? `; ${list(places)}` : "";
  const set =
    hidden.length > 0
      ? ` ${list(hidden)} had set into the light of the Sun and could not be seen.`
      : " All five planets could be seen.";
  const eve = date.afterSunset ? " The Sun had already gone down, and with it that day began." : "";
  const month = date.leapMonth ? `the second ${date.monthName}` : date.monthName;
  return `In the year ${date.seleucidYear} of Seleucus, on day ${date.day} of ${month}, a child was born.${eve} At that time ${lights}${rest}.${set} The Sun travelled ${path[road]}.`;
}

/** The month with its mornings of the Moon, and what of the year lies near. */
export function monthAndYear(birth: HoroscopeAnswer): string {
  const { date, moonset, lastCrescent } = birth;
  const evil = date.evilDay
    ? ` Day ${date.day} is one of the five in a month on which the hemerologies advise to begin nothing of weight.`
    : "";
  const eclipses = birth.eclipses
    .filter(({ seen }) => seen)
    .map(
      ({ kind, type, daysFromBirth }) =>
        `${withArticle(type)} eclipse of the ${kind === "lunar" ? "Moon" : "Sun"} ${days(daysFromBirth)}`,
    );
  const eclipse =
    eclipses.length > 0
      ? `Babylon saw ${list(eclipses)}.`
      : "No eclipse was seen from Babylon in the half year on either side.";
  return `The month had ${date.monthLength} days and the one before it ${date.previousMonthLength}. On its day ${moonset.day} the Moon set after sunrise for the first time, by ${counted(moonset.us, "degree")} of time or ${counted(moonset.minutes, "minute")}, and on day ${lastCrescent.day} her old crescent was last seen before dawn.${evil} Of the turnings of the year the nearest was the ${season[birth.season.turning]}, ${days(birth.season.daysFromBirth)}; the ${sirius[birth.sirius.phase]} came ${days(birth.sirius.daysFromBirth)}. ${eclipse}`;
}

/** What the tablets promise of such a sky. */
export function omensSaid({ bodies, omens, score }: HoroscopeAnswer): string {
  const secret = bodies.filter((one) => one.inSecretPlace).map(({ body }) => bodyNamed(body));
  const many = secret.length > 1;
  const places =
    secret.length > 0
      ? ` ${capital(list(secret))} ${many ? "stand in their places" : "stands in its place"} of secret, where a god is most at home; what ${many ? "they give" : "it gives"} weighs more.`
      : "";
  if (omens.length === 0) {
    return `No saying of the tablets falls on this sky: what could speak was hidden.${places} A birth without omen was no bad birth; it left the road open.`;
  }
  const given = omens
    .filter((one) => !isHard(one))
    .map(({ omen: id }, index) => {
      const giver = id === "moon-latitude" ? "the Moon's turn to the north" : bodyNamed(id);
      return `${giver} ${index === 0 ? "promises " : ""}${omen[id].promise}`;
    });
  const good =
    given.length > 0
      ? ` ${capital(given.join("; "))}.`
      : " None of the kindly ones has come forth.";
  const against = omens
    .filter(isHard)
    .map(({ omen: id }) => `${babylonianBody[id].text} with ${omen[id].promise}`);
  const bad =
    against.length > 0
      ? ` ${given.length > 0 ? "Beside them" : "What is left"} ${against.length > 1 ? "stand" : "stands"} ${against.join(", and ")}.`
      : "";
  const sum =
    score >= 70
      ? "Taken together the record is a bright one: let what is promised show itself in work that lasts."
      : score >= 50
        ? "Taken together it leans to the good side without leaving out the harder lines; the gentle planets deserve the first word."
        : "Taken together it is a sober record: it asks for patience first and lets good things come later.";
  return `Of such a sky the tablets have this to say.${good}${bad}${places} ${sum}`;
}

function days(value: number): string {
  const whole = Math.round(Math.abs(value));
  if (whole === 0) return "on the day itself";
  return `${counted(whole, "day")} ${value < 0 ? "before" : "after"}`;
}
