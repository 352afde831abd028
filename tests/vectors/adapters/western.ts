/** How `western.json` is put to the western procedures. */
import { differ, verdictOf, type Adapter, type Call, type VectorCase } from "../adapter.ts";
import { julianDayOfEpochMs } from "#time";
import { idsIn, withIds } from "../terms.ts";
import { judgeLilly } from "./western_classics.ts";
import { clockOf, fitBirth, fitLot, type Birthlike } from "./western_birth.ts";

type Answer = any;
/** `served` gives the answers as they are, `call` with the id of each term in its place. */
type Judge = (one: VectorCase, call: Call, served: Call) => Promise<readonly string[]>;

const PLANETS = ["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn"] as const;

const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const upper = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function inputOf(one: VectorCase): Answer {
  return one["input"];
}
function expectOf(one: VectorCase): Answer {
  return one["expect"];
}
/** Julian day of an instant as answers give it. */
function julianDayOf(utc: string): number {
  return julianDayOfEpochMs(Date.parse(utc));
}
function toleranceOf(one: VectorCase): Answer {
  return one["tolerance"] ?? {};
}

function byId(answer: Answer): Record<string, Answer> {
  return Object.fromEntries(answer.bodies.map((one: Answer) => [one.body, one]));
}

/** Longitudes compared around the circle. */
function angles(expected: Answer, actual: Answer, tolerance: number, path: string) {
  return Object.entries(expected as Record<string, number>).flatMap(([key, value]) => {
    const found = actual[key];
    if (typeof found !== "number") return [`${path}/${key}: expected ${value}, got ${found}`];
    const miss = Math.abs(((found - value + 540) % 360) - 180);
    return miss <= tolerance ? [] : [`${path}/${key}: expected ${value}, got ${found}`];
  });
}

/** Rounding of the file's fourth place. */
const ROUNDING = 6e-5;

const JUDGES: Readonly<Record<string, readonly [string, Judge]>> = {
  "western.base": [
    "astrology.calculate",
    async (one, call) => {
      const expected = expectOf(one);
      const answer: Answer = await call("astrology.calculate", {
        ...birthOf(inputOf(one)),
        bodies: ["meanNode"],
      });
      const bodies = byId(answer);
      const found = Object.fromEntries(
        Object.keys(expected.longitudes).map((name) => [name, bodies[lower(name)].longitudeDeg]),
      );
      const deg = toleranceOf(one).deg;
      return [
        ...angles(expected.longitudes, found, deg, "/longitudes"),
        ...angles(
          { meanNode: expected.meanNode, asc: expected.asc, mc: expected.mc, armc: expected.armc },
          {
            meanNode: bodies["meanNode"].longitudeDeg,
            asc: answer.angles.ascendant.longitudeDeg,
            mc: answer.angles.midheaven.longitudeDeg,
            armc: answer.angles.armcDeg,
          },
          deg,
          "",
        ),
        ...differ(expected.isDay, answer.sect === "day", { path: "/isDay" }),
        ...angles(
          { ...expected.placidusCusps },
          answer.houses.cusps.map((cusp: Answer) => cusp.longitudeDeg),
          deg,
          "/placidusCusps",
        ),
      ];
    },
  ],
  "western.antiscia": [
    "astrology.calculate",
    async (one, call) => {
      const answer: Answer = await call("astrology.calculate", fitBirth(inputOf(one)));
      const bodies = byId(answer);
      return Object.entries(expectOf(one) as Record<string, Answer>).flatMap(([name, expected]) => {
        const body = bodies[lower(name)];
        const found = { antiscion: body.antiscionDeg, contraAntiscion: body.contraAntiscionDeg };
        return angles(expected, found, toleranceOf(one).deg, `/${name}`);
      });
    },
  ],
  "western.essentialDignities": [
    "astrology.calculate",
    async (one, call) => {
      const given = inputOf(one);
      const answer: Answer = await call("astrology.calculate", {
        ...fitBirth(given),
        bounds: given.terms,
        triplicity: given.triplicity,
        peregrine: "zero",
      });
      const bodies = byId(answer);
      return Object.entries(expectOf(one) as Record<string, Answer>).flatMap(([name, expected]) => {
        const { dignity } = bodies[lower(name)];
        const has = (id: string) => dignity.dignities.includes(id);
        const found = {
          ruler: has("domicile"),
          exaltation: has("exaltation"),
          triplicityRuler: has("triplicity"),
          participating: has("participating"),
          term: has("bound"),
          face: has("face"),
          detriment: has("detriment"),
          fall: has("fall"),
          score: dignity.score,
          peregrine: has("peregrine"),
          termRuler: upper(dignity.lords.bound),
          faceRuler: upper(dignity.lords.face),
        };
        return differ(expected, found, { path: `/${name}` });
      });
    },
  ],
  "western.lunarPhase": [
    "astrology.calculate",
    async (one, call) => {
      const answer: Answer = await call("astrology.calculate", birthOf(inputOf(one)));
      const { phase8, elongation, illuminatedFraction } = expectOf(one);
      const { lunarPhase } = answer;
      return [
        ...angles(
          { elongation },
          { elongation: lunarPhase.elongationDeg },
          toleranceOf(one).deg,
          "",
        ),
        ...differ(phase8, upper(lunarPhase.phase), {
          path: "/phase8",
        }),
        ...differ(illuminatedFraction, lunarPhase.illuminated, {
          tolerance: 0.0011,
          path: "/illuminatedFraction",
        }),
      ];
    },
  ],
  "declination.compute": [
    "declination.compute",
    async (one, call) => {
      const expected = expectOf(one);
      const deg = toleranceOf(one).deg;
      const answer: Answer = await call("declination.compute", {
        ...birthOf(inputOf(one)),
        orbDeg: inputOf(one).orb,
      });
      const found = Object.fromEntries(
        answer.bodies.map((one: Answer) => [upper(one.body), one.declinationDeg]),
      );
      return [
        ...differ(expected.obliquity, answer.obliquityDeg, { tolerance: deg, path: "/obliquity" }),
        ...differ(expected.declinations, found, { tolerance: deg, path: "/declinations" }),
        ...differ(expected.outOfBounds, answer.outOfBounds.map(upper), { path: "/outOfBounds" }),
        ...differ(
          expected.aspects,
          answer.aspects.map(({ a, b, kind, orbDeg }: Answer) => [
            upper(a),
            upper(b),
            kind,
            orbDeg,
          ]),
          { tolerance: deg, path: "/aspects" },
        ),
      ];
    },
  ],
  "fixedStars.positions": [
    "fixedStars.locate",
    async (one, _call, served) => {
      const answer: Answer = await served("fixedStars.locate", birthOf(inputOf(one)));
      return Object.entries(expectOf(one) as Record<string, Answer>).flatMap(([name, expected]) => {
        const star = answer.stars.find((one: Answer) => one.star.text === name);
        if (!star) return [`/${name}: expected a star, got none`];
        const found = {
          longitude: star.longitudeDeg,
          latitude: star.latitudeDeg,
          ra: star.rightAscensionDeg,
          declination: star.declinationDeg,
        };
        return angles(expected, found, toleranceOf(one).deg, `/${name}`);
      });
    },
  ],
  "fixedStars.locate": [
    "fixedStars.locate",
    async (one, _call, served) => {
      const given = inputOf(one);
      const answer: Answer = await served("fixedStars.locate", {
        ...birthOf(given),
        orbDeg: given.conjunctionOrb,
        paranOrbDeg: given.paranOrbDeg,
      });
      const contacts = answer.stars.flatMap((star: Answer) =>
        star.contacts.map((contact: Answer) => ({ star: star.star.text, ...idsIn(contact) })),
      );
      const conjunctions = contacts
        .filter(({ kind }: Answer) => kind === "conjunction")
        .map(({ star, point, orbDeg }: Answer) => ({
          star,
          point: POINTS[point] ?? upper(point),
          orb: orbDeg,
        }));
      const parans = contacts
        .filter(({ kind }: Answer) => kind === "paran")
        .map(({ star, starAngle, point, pointAngle, orbDeg }: Answer) => ({
          star,
          starAngle,
          body: upper(point),
          bodyAngle: pointAngle,
          orbArmc: orbDeg,
        }));
      const deg = toleranceOf(one).deg;
      return [
        ...sameSet(expectOf(one).conjunctions, conjunctions, deg, "/conjunctions", (x) => [
          x.star,
          x.point,
        ]),
        ...sameSet(expectOf(one).parans, parans, deg, "/parans", (x) => [
          x.star,
          x.starAngle,
          x.body,
          x.bodyAngle,
        ]),
      ];
    },
  ],
  "hellenistic.lots": [
    "hellenistic.calculate",
    async (one, call) => {
      const answer: Answer = await call("hellenistic.calculate", birthOf(inputOf(one)));
      const found = Object.fromEntries(
        answer.lots.map(({ lot, longitudeDeg }: Answer) => [lot, longitudeDeg]),
      );
      return angles(expectOf(one), found, toleranceOf(one).deg, "");
    },
  ],
  "hellenistic.profection": [
    "hellenistic.calculate",
    async (one, call) => {
      const answer: Answer = await call("hellenistic.calculate", {
        ...fitBirth(inputOf(one)),
        ...targetOf(inputOf(one).targetJd),
        ageBy: "tropicalYear",
      });
      const { profection } = answer;
      return differ(expectOf(one), {
        ageYears: profection.ageYears,
        annualSign: upper(profection.annual.sign),
        annualHouse: profection.house,
        lordOfYear: upper(profection.annual.lord),
        monthIndex: profection.monthIndex,
        monthlySign: upper(profection.monthly.sign),
        lordOfMonth: upper(profection.monthly.lord),
      });
    },
  ],
  "hellenistic.firdaria": [
    "hellenistic.calculate",
    async (one, call) => {
      const answer: Answer = await call("hellenistic.calculate", {
        ...fitBirth(inputOf(one)),
        ...targetOf(inputOf(one).targetJd),
      });
      const { firdaria } = answer;
      const name = (lord: string | null) => (lord === null ? null : upper(lord));
      return differ(
        expectOf(one),
        {
          periods: firdaria.periods.map(({ lord, years, start }: Answer) => ({
            lord: upper(lord),
            years,
            startJd: julianDayOf(start),
          })),
          activeMajor: name(firdaria.activeMajor),
          activeSub: name(firdaria.activeSub),
        },
        { tolerance: toleranceOf(one).jd },
      );
    },
  ],
  "hellenistic.zodiacalReleasing": [
    "hellenistic.calculate",
    async (one, call) => {
      const { lot, natalJd, targetJd, lotLongitude } = inputOf(one);
      const answer: Answer = await call("hellenistic.calculate", {
        ...fitLot(lot, lotLongitude, natalJd),
        ...targetOf(targetJd),
      });
      const found = answer.releasing[lot];
      const expected = expectOf(one);
      const row = ({ sign, start, end, lord, marks }: Answer) => ({
        sign: upper(sign),
        startJd: julianDayOf(start),
        endJd: julianDayOf(end),
        lord: upper(lord),
        loosingOfBond: marks.includes("loosingOfBond"),
      });
      return differ(
        expected,
        {
          startSign: upper(found.startSign),
          level1: found.periods.slice(0, expected.level1.length).map(row),
          level2OfFirst: found.periods[0].subs.map(row),
          activeAtTarget: found.active.map(({ sign }: Answer) => upper(sign)),
        },
        { tolerance: toleranceOf(one).jd },
      );
    },
  ],
  "progressions.primaryDirections.angles": ["progressions.primaryDirections", judgeDirections],
  "progressions.primaryDirections.placidus": ["progressions.primaryDirections", judgeDirections],
  "progressions.primaryDirections.regiomontanus": [
    "progressions.primaryDirections",
    judgeDirections,
  ],
  "progressions.secondary": [
    "progressions.calculate",
    async (one, call) => {
      const expected = expectOf(one);
      const deg = toleranceOf(one).deg;
      const answer: Answer = await call("progressions.calculate", {
        ...birthOf(inputOf(one)),
        ...targetOf(inputOf(one).targetJd),
      });
      const longitudesOf = (rows: readonly Answer[]) =>
        Object.fromEntries(
          rows.map(({ body, point, longitudeDeg }) => [upper(body ?? point), longitudeDeg]),
        );
      const directed = longitudesOf(answer.solarArc.directed);
      return [
        ...differ(expected.progressedJd, answer.secondary.julianDayUt, {
          tolerance: 1e-5,
          path: "/progressedJd",
        }),
        ...angles(expected.longitudes, longitudesOf(answer.secondary.bodies), deg, "/longitudes"),
        ...angles(expected.solarArcDirected, directed, deg, "/solarArcDirected"),
        ...angles(
          { solarArc: expected.solarArc, solarArcMc: expected.solarArcMc },
          { solarArc: answer.solarArc.arcDeg, solarArcMc: directed["Midheaven"] },
          deg,
          "",
        ),
      ];
    },
  ],
  "progressions.solarReturn": [
    "progressions.calculate",
    async (one, call) => {
      const given = inputOf(one);
      const expected = expectOf(one);
      const { seconds, deg } = toleranceOf(one);
      const answer: Answer = await call("progressions.calculate", {
        ...birthOf(given),
        ...targetOf(given.jdUt + (given.returnNumber + 0.5) * 365.2422),
      });
      const { previous } = answer.returns.solar;
      return [
        ...differ(expected.jdUt, previous.julianDayUt, {
          tolerance: seconds / 86400,
          path: "/jdUt",
        }),
        ...angles(
          { asc: expected.asc, mc: expected.mc },
          { asc: previous.ascendant.longitudeDeg, mc: previous.midheaven.longitudeDeg },
          deg,
          "",
        ),
      ];
    },
  ],
  "progressions.lunarReturn": [
    "progressions.calculate",
    async (one, call) => {
      const given = inputOf(one);
      const answer: Answer = await call("progressions.calculate", {
        ...birthOf(given),
        ...targetOf(given.afterJd),
      });
      return differ(expectOf(one).jdUt, answer.returns.lunar.next.julianDayUt, {
        tolerance: toleranceOf(one).seconds / 86400,
        path: "/jdUt",
      });
    },
  ],
  "themaMundi.chart": [
    "themaMundi.chart",
    async (one, call) => {
      const answer: Answer = await call("themaMundi.chart", {});
      const rows = answer.placements as readonly Answer[];
      return differ(expectOf(one), {
        ascendant: {
          sign: upper(answer.ascendant.sign),
          degree: answer.ascendant.degreeInSign,
        },
        placements: Object.fromEntries(
          rows.map(({ planet, sign }) => [upper(planet), upper(sign)]),
        ),
        degreeInSign: rows[0].degreeInSign,
        midheavenSign: upper(answer.midheaven.sign),
        wholeSignHouses: Object.fromEntries(
          rows.map(({ planet, house }) => [upper(planet), house]),
        ),
      });
    },
  ],
  "astrologicalAges.current": [
    "astrologicalAges.current",
    async (one, call) => {
      const { birthDate, birthTime } = clockOf(inputOf(one).jdUt);
      const answer: Answer = await call("astrologicalAges.current", {
        date: birthDate,
        time: birthTime,
        timezone: "UTC",
      });
      return Object.entries(expectOf(one) as Record<string, Answer>).flatMap(([name, expected]) => {
        const school = name === "galacticCenter0Sag" ? "galacticCentre0Sagittarius" : name;
        const found = answer.alternatives.find((row: Answer) => row.school === school);
        const { deg } = toleranceOf(one);
        return [
          ...angles(
            { ayanamsa: expected.ayanamsa, vernalPointSidereal: expected.vernalPointSidereal },
            { ayanamsa: found.ayanamsaDeg, vernalPointSidereal: found.vernalPointDeg },
            deg,
            `/${name}`,
          ),
          ...differ(expected.signOfVernalPoint, upper(found.age), { path: `/${name}/sign` }),
        ];
      });
    },
  ],
  "astrocartography.calculate": [
    "astrocartography.calculate",
    async (one, call) => {
      const { deg } = toleranceOf(one);
      const expected = expectOf(one);
      const answer: Answer = await call("astrocartography.calculate", birthOf(inputOf(one)));
      const lines = Object.entries(expected.lines as Record<string, Answer>).flatMap(
        ([name, rows]) => {
          const found = answer.lines[lower(name)];
          return Object.entries(rows as Record<string, Answer>).flatMap(([key, value]) => {
            if (typeof value === "number") return angles({ [key]: value }, found, deg, `/${name}`);
            const latitude = Number(key.slice(3));
            const at = (points: Answer) =>
              points.find((point: Answer) => point[0] === latitude)?.[1] ?? null;
            const here = { ascLongitude: at(found.asc), dscLongitude: at(found.dsc) };
            return value === null || value.ascLongitude === null
              ? differ(null, here.ascLongitude, { path: `/${name}/${key}` })
              : angles(value, here, deg, `/${name}/${key}`);
          });
        },
      );
      return [
        ...lines,
        ...angles(
          { sidereal: expected.greenwichSiderealDeg },
          { sidereal: answer.greenwichSiderealDeg },
          deg,
          "",
        ),
      ];
    },
  ],
  "horary.considerations": [
    "horary.judge",
    async (one, call) => {
      const answer = await askHorary(one, call);
      const expected = expectOf(one);
      const { deg, seconds } = toleranceOf(one);
      const flags = new Set(answer.considerations.map(({ code }: Answer) => code));
      const planet = (id: string) => answer.chart.planets.find((row: Answer) => row.planet === id);
      const apart = (a: string, b: string) => Math.abs(Date.parse(a) - Date.parse(b)) / 1000;
      const moon = answer.nextMoonAspect;
      const { leavesSign, voidOfCourse } = answer.significators.moon;
      const late =
        apart(expected.moonLeavesSignUtc, leavesSign) <= seconds
          ? []
          : [`/moonLeavesSignUtc: expected ${expected.moonLeavesSignUtc}, got ${leavesSign}`];
      const aspect =
        expected.nextMoonAspect === null || moon === null
          ? differ(expected.nextMoonAspect, moon, { path: "/nextMoonAspect" })
          : [
              ...differ(
                { planet: expected.nextMoonAspect.planet, aspect: expected.nextMoonAspect.aspect },
                { planet: upper(moon.planet), aspect: moon.aspect },
                { path: "/nextMoonAspect" },
              ),
              ...(apart(expected.nextMoonAspect.utc, moon.utc) <= seconds
                ? []
                : [
                    `/nextMoonAspect/utc: expected ${expected.nextMoonAspect.utc}, got ${moon.utc}`,
                  ]),
            ];
      return [
        ...differ(
          {
            ascDegreeInSign: expected.ascDegreeInSign,
            earlyAscendant: expected.earlyAscendant,
            lateAscendant: expected.lateAscendant,
            moonSign: expected.moonSign,
            moonVoidOfCourse: expected.moonVoidOfCourse,
            moonViaCombusta: expected.moonViaCombusta,
            saturnHouseRegiomontanus: expected.saturnHouseRegiomontanus,
          },
          {
            ascDegreeInSign: answer.chart.ascendant.degreeInSign,
            earlyAscendant: flags.has("earlyAscendant"),
            lateAscendant: flags.has("lateAscendant"),
            moonSign: upper(planet("moon").sign),
            moonVoidOfCourse: voidOfCourse,
            moonViaCombusta: flags.has("moonViaCombusta"),
            saturnHouseRegiomontanus: planet("saturn").houseByCusp,
          },
          { tolerance: deg },
        ),
        ...late,
        ...aspect,
      ];
    },
  ],
  "horary.planetaryHour": [
    "horary.judge",
    async (one, call) => {
      const { planetaryHour } = await askHorary(one, call);
      const expected = expectOf(one);
      const number =
        expected.hourNumber > 12 || planetaryHour.byDay
          ? planetaryHour.number
          : planetaryHour.number - 12;
      return differ(expected, {
        dayRuler: upper(planetaryHour.dayRuler),
        hourNumber: number,
        hourRuler: upper(planetaryHour.ruler),
        hourIsDiurnal: planetaryHour.byDay,
      });
    },
  ],
  "cosmobiology.compute": [
    "cosmobiology.compute",
    async (one, call) => {
      const given = inputOf(one);
      const expected = expectOf(one);
      const { deg } = toleranceOf(one);
      const answer: Answer = await call("cosmobiology.compute", {
        ...fitBirth(given),
        orbDeg: given.orb,
      });
      const name = (id: string) => POINTS[id] ?? upper(id);
      const dial = Object.fromEntries(
        answer.dial.map((row: Answer) => [name(row.point), row.dialDeg]),
      );
      const sort = Object.fromEntries(
        answer.dial.map((row: Answer) => [name(row.point), row.sort45Deg]),
      );
      const pictures = Object.entries<readonly Answer[]>(answer.trees).flatMap(([point, axes]) =>
        axes.map(({ pair, orbDeg }) => ({
          point: name(point),
          pair: pair.map(name),
          orb: orbDeg,
        })),
      );
      const key = ({ point, pair }: Answer) => [point, [...pair].sort().join("/")];
      const clear = ({ orb }: Answer) => orb < given.orb - deg;
      const shape = (row: Answer) => ({ ...row, pair: [...row.pair].sort() });
      return [
        ...angles(expected.dial90, dial, deg, "/dial90"),
        ...angles(expected.sort45, sort, deg, "/sort45"),
        ...sameSet(
          expected.planetaryPictures.filter(clear).map(shape),
          pictures.filter(clear).map(shape),
          deg,
          "/pictures",
          key,
        ),
      ];
    },
  ],
  "synastry.aspects": [
    "compatibility.horoscope",
    async (one, call) => {
      const answer = await match(one, call, { orbs: inputOf(one).orbs });
      const found = answer.aspects.map(({ a, b, aspect, orbDeg }: Answer) => ({
        a: upper(a),
        b: upper(b),
        aspect,
        orb: orbDeg,
      }));
      const key = ({ a, b, aspect }: Answer) => [a, b, aspect];
      const { deg } = toleranceOf(one);
      // The file leaves out what lies next to the edge of an orb.
      const clear = ({ aspect, orb }: Answer) => Math.abs(inputOf(one).orbs[aspect] - orb) > deg;
      const expected = expectOf(one).aspects;
      return sameSet(expected.filter(clear), found.filter(clear), deg, "/aspects", key);
    },
  ],
  "synastry.composite": [
    "compatibility.horoscope",
    async (one, call) => {
      const { midpoints, davison } = expectOf(one);
      const answer = await match(one, call, {});
      const { deg } = toleranceOf(one);
      const found = Object.fromEntries(
        answer.composite.map(({ body, longitudeDeg }: Answer) => [upper(body), longitudeDeg]),
      );
      return [
        ...angles(midpoints, found, deg, "/midpoints"),
        ...differ(
          davison,
          {
            jdUt: answer.davison.julianDayUt,
            lat: answer.davison.latitude,
            lon: answer.davison.longitude,
          },
          { tolerance: deg, path: "/davison" },
        ),
      ];
    },
  ],
};

const POINTS: Readonly<Record<string, string>> = {
  ascendant: "Asc",
  midheaven: "MC",
  imumCoeli: "IC",
  descendant: "DSC",
  meanNode: "Node",
};

/** Two births given by Julian days. */
async function match(one: VectorCase, call: Call, more: Answer): Promise<Answer> {
  const person = ({ jdUt, lat, lon }: Answer) => ({
    ...clockOf(jdUt),
    timezone: "UTC",
    latitude: lat,
    longitude: lon,
  });
  const { a, b } = inputOf(one);
  return call("compatibility.horoscope", { a: person(a), b: person(b), ...more });
}

/** Any question will do: the cases are about the chart of its moment. */
async function askHorary(one: VectorCase, call: Call): Promise<Answer> {
  const { birthDate, birthTime, ...where } = birthOf(inputOf(one));
  return call("horary.judge", {
    date: birthDate,
    time: birthTime,
    ...where,
    question: "Will it come about?",
    quesitedHouse: 7,
    sunrise: "centre",
  });
}

/** Directions of bodies to each other or to the angles, arcs of at most 95 degrees. */
async function judgeDirections(one: VectorCase, call: Call): Promise<readonly string[]> {
  const given = inputOf(one);
  const kind = (one["procedure"] as string).split(".").at(-1)!;
  const bodies = Object.keys(given.equatorial).map(lower);
  const answer: Answer = await call("progressions.primaryDirections", {
    ...birthOf(given),
    maxYears: 100,
    ...(kind === "angles"
      ? { significators: ["midheaven", "imumCoeli", "ascendant", "descendant"] }
      : { method: kind, significators: bodies }),
  });
  const { arc, years } = toleranceOf(one);
  const found = answer.directions.filter(({ arcDeg }: Answer) => arcDeg <= 95 + arc);
  const row = (x: Answer) => ({
    promissor: upper(x.promissor),
    significator: (POINTS[x.significator] ?? upper(x.significator)).replace("Asc", "ASC"),
    arc: x.arcDeg,
    yearsNaibod: x.years,
    yearsPtolemy: x.arcDeg,
  });
  const key = (x: Answer) => [x.promissor, x.significator];
  const near = (x: Answer) => Math.abs(x.arc - 95) > arc;
  return sameSet(
    expectOf(one).direct.filter(near),
    found.map(row).filter(near),
    Math.max(arc, years),
    "/direct",
    key,
  );
}

/** A later date as the procedures take it. */
function targetOf(julianDay: number) {
  const { birthDate, birthTime } = clockOf(julianDay);
  return { targetDate: birthDate, targetTime: birthTime };
}

/** Compares two lists of rows whatever their order. */
function sameSet(
  expected: readonly Answer[],
  actual: readonly Answer[],
  tolerance: number,
  path: string,
  keyOf: (row: Answer) => readonly string[],
): readonly string[] {
  const index = (rows: readonly Answer[]) =>
    Object.fromEntries(rows.map((row) => [keyOf(row).join(" "), row]));
  const [want, got] = [index(expected), index(actual)];
  const extra = Object.keys(got).filter((key) => !(key in want));
  return [
    ...differ(want, got, { tolerance, path }),
    ...extra.map((key) => `${path}/${key}: expected none, got ${JSON.stringify(got[key])}`),
  ];
}

/** The birth of a case that gives an instant and, mostly, a place. */
export function birthOf(given: {
  readonly utc: string;
  readonly lat?: number;
  readonly lon?: number;
}): Birthlike {
  const [, birthDate, birthTime] = /^(.+)T(.+)Z$/.exec(given.utc)!;
  return {
    birthDate: birthDate!,
    birthTime: birthTime!,
    timezone: "UTC",
    ...(given.lat === undefined ? {} : { latitude: given.lat, longitude: given.lon! }),
  };
}

export const adapters: readonly Adapter[] = [
  {
    files: /^western(-books)?\.json$/,
    procedures: (one) => [
      one["procedure"] === "horary.judge"
        ? "horary.judge"
        : (JUDGES[one["procedure"] as string]?.[0] ?? `no judge of ${one["procedure"] as string}`),
    ],
    async judge(one, call) {
      if (one["procedure"] === "horary.judge") return judgeLilly(one, call);
      const [, judge] = JUDGES[one["procedure"] as string]!;
      return verdictOf(await judge(one, withIds(call), call));
    },
  },
];
