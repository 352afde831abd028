import { type Candidates, type Given, partOf, Refusal, anyValue } from "#sdk";
import { type Passage, searchBetween, type Station } from "#sky";
import { type Sign, signAt } from "#lore";
import { PTOLEMAIC } from "../core/aspects.ts";
import { type Nativity, readNativity } from "../core/nativity.ts";
import { ascendantVerdict, signVerdict, birthTimes } from "../core/birth_times.ts";
import { MODERN, type Modern } from "../core/points.ts";
import { readSpan, type Span } from "../core/span.ts";
import { placeOf } from "../core/zodiac.ts";
import type { Contact, TransitsAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import { contactsOf, type Found, housePassed, type Natal } from "./rules.ts";

export { drawTransits as picture } from "./picture.ts";

/** Ten years, a year and a half with the Moon. */
const MOST_DAYS = 3660;

const MOST_MOON_DAYS = 550;

/** Contacts written between two breaths. */
const CONTACTS_A_TURN = 50;
/** What of the work for one planet its contacts are; the rest is its way through the houses. */
const CONTACTS_SHARE = 0.8;

/** Planets whose contacts last long enough to be remembered, where none are named. */
const LASTING: readonly Modern[] = ["mars", "jupiter", "saturn", "uranus", "neptune", "pluto"];

/** Without a time of birth the Moon may stand six degrees off. */
const TIMELESS = MODERN.ids.filter((id) => id !== "moon");

export async function run(chosen: Input, give: Given): Promise<TransitsAnswer> {
  const chart = readNativity(give.civil(), MODERN.ids, chosen.houseSystem);
  const planets = chosen.planets ?? LASTING;
  const most = planets.includes("moon") ? MOST_MOON_DAYS : MOST_DAYS;
  const { fromUt, toUt, when } = readSpan(chosen, most);
  if (toUt > chart.julianDayUt + 200 * 365.25) {
    throw new Refusal("span-too-long", { days: Math.round(toUt - fromUt), most });
  }
  const search = searchBetween(fromUt, toUt);
  const natal = natalOf(chart);
  const aspects = chosen.aspects ?? PTOLEMAIC.ids;
  const orbDeg = Number(chosen.orb);
  const { cuspsDeg = null } = chart.houses ?? {};
  const found: Found[] = [];
  const entries: { planet: Modern; passage: Passage }[] = [];
  const stations: { planet: Modern; one: Station }[] = [];
  for (const [i, planet] of planets.entries()) {
    const breathe = partOf(give.breathe, i / planets.length, (i + 1) / planets.length);
    const contacts = partOf(breathe, 0, CONTACTS_SHARE);
    found.push(...(await contactsOf(search, planet, natal, aspects, orbDeg, contacts)));
    if (cuspsDeg) {
      const entering = partOf(breathe, CONTACTS_SHARE, 1);
      const passed = await search.longitudesInTurns(planet, cuspsDeg, entering);
      entries.push(...passed.map((passage) => ({ planet, passage })));
    }
    if (planet !== "sun" && planet !== "moon") {
      const turned = await search.stationsInTurns(planet, () => give.breathe());
      stations.push(...turned.map((one) => ({ planet, one })));
    }
  }
  found.sort((a, b) => a.passes[0]!.julianDayUt - b.passes[0]!.julianDayUt);
  const contacts: Contact[] = [];
  for (const [i, one] of found.entries()) {
    contacts.push(reportContact(one, when));
    if (i % CONTACTS_A_TURN === 0) await give.breathe();
  }
  return {
    signs: signsOf(chart),
    contacts,
    houses:
      cuspsDeg &&
      entries
        .sort((a, b) => a.passage.julianDayUt - b.passage.julianDayUt)
        .map(({ planet, passage }) => ({
          planet,
          house: housePassed(passage, cuspsDeg),
          ...when(passage.julianDayUt),
          motion: passage.motion,
        })),
    stations: stations
      .sort((a, b) => a.one.julianDayUt - b.one.julianDayUt)
      .map(({ planet, one }) => ({
        planet,
        turns: one.turns,
        ...when(one.julianDayUt),
        ...placeOf(one.longitudeDeg),
      })),
  };
}

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = {
  birthTime: birthTimes({
    verdictsOf: () => ({
      ...Object.fromEntries(MODERN.ids.map((id) => [`/signs/${id}`, signVerdict(id)])),
      "/signs/ascendant": ascendantVerdict(),
    }),
  }),
  latitude: anyValue,
};

function reportContact(
  { planet, aspect, natal, begins, ends, passes }: Found,
  when: Span["when"],
): Contact {
  const moment = (at: number | null) => (at === null ? null : when(at));
  return {
    planet,
    aspect,
    natal,
    begins: moment(begins),
    ends: moment(ends),
    passes: passes.map(({ julianDayUt, angleDeg, motion }) => ({
      ...when(julianDayUt),
      ...placeOf(angleDeg),
      motion,
    })),
  };
}

/** The points of a birth that are aspected: those that its time settles. */
function natalOf(chart: Nativity): readonly Natal[] {
  const ids = chart.timeKnown ? MODERN.ids : TIMELESS;
  const planets = ids.map((point) => ({
    point,
    longitudeDeg: chart.positions[point]!.longitudeDeg,
  }));
  if (!chart.houses) return planets;
  const { ascendantDeg, midheavenDeg } = chart.houses;
  return [
    ...planets,
    { point: "ascendant", longitudeDeg: ascendantDeg },
    { point: "midheaven", longitudeDeg: midheavenDeg },
  ];
}

function signsOf(chart: Nativity): TransitsAnswer["signs"] {
  const signs: Partial<Record<Modern | "ascendant", Sign>> = Object.fromEntries(
    MODERN.ids.map((id) => [id, signAt(chart.positions[id]!.longitudeDeg)]),
  );
  return chart.houses ? { ...signs, ascendant: signAt(chart.houses.ascendantDeg) } : signs;
}
