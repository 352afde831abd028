/**
 * One of two people: the Moon from a birth, or a nakshatra and pada that the caller knows already.
 *
 * A person may be given either way, so that the civil time is read here and its receipt stands in the
 * answer's `people`.
 */
import {
  Birth,
  Gender,
  messageOf,
  Refusal,
  textOf,
  TextShape,
  Type,
  type Frozen,
  type Lang,
  type Static,
  type Text,
} from "#old";
import { normalizeDeg } from "#sky";
import { resolveCivil, toTt, type CivilMoment } from "#time";
import type { AyanamsaName } from "../core/conventions.ts";
import { PADA_ARC, middleOfPada, nakshatraIndexOf, padaOf } from "../core/lunar_mansions.ts";
import { NAKSHATRAS, PlaceShape, placeOfLongitude } from "../core/old.ts";
import { dayBounds, isServedAllDay } from "../core/omission.ts";
import { siderealMoonAt } from "../core/positions.ts";

const { birthDate, ...rest } = Birth;

export const PersonInput = Type.Object(
  {
    birthDate: Type.Optional(birthDate),
    ...rest,
    gender: Type.Optional(Gender),
    nakshatra: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 27,
        description: "Birth nakshatra, 1 is Ashwini; in place of the birth",
      }),
    ),
    pada: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 4, description: "Quarter of the nakshatra" }),
    ),
  },
  { description: "A birth, or a nakshatra with its pada" },
);
export type PersonFields = Frozen<Static<typeof PersonInput>>;

export const PERSON_REFUSALS = {
  "person-incomplete": "A person has neither birthDate nor nakshatra, or both",
  "birth-invalid": "A birth's date, time or zone does not exist",
  "date-out-of-range": "The date lies outside the years -1000 to 3000, for which positions exist",
} as const;

/** One way a person's Moon can stand. */
export interface Possibility {
  readonly moonDeg: number;
  readonly when: string;
}

/** A person read: where the Moon stands, and where else it could. */
export interface Person {
  readonly given: "birth" | "nakshatra";
  readonly moonDeg: number;
  /** All cells of the zodiac that the Moon may occupy; one when it is certain. */
  readonly possible: readonly Possibility[];
  readonly civil: CivilMoment | null;
}

export const PersonReport = Type.Object({
  given: Type.String({ description: "birth or nakshatra" }),
  moon: PlaceShape,
  time: Type.Optional(
    Type.Object(
      {
        local: Type.String(),
        zone: Type.String(),
        rule: Type.String(),
        offset: Type.String(),
        utc: Type.String(),
        timeKnown: Type.Boolean({ description: "False: noon was taken" }),
        assumed: Type.Array(Type.String()),
        warnings: Type.Array(Type.String()),
      },
      { description: "How the civil time of the birth was read" },
    ),
  ),
  possible: Type.Array(Type.String(), {
    description: "Nakshatras and padas the Moon may have; one when it is certain",
  }),
  note: Type.Optional(TextShape),
});

/**
 * Reads one person.
 *
 * @param who as messages name it: `a`, `b`
 * @throws {Refusal} `person-incomplete`, `birth-invalid`, `date-out-of-range`
 */
export function readPerson(who: string, fields: PersonFields, ayanamsa: AyanamsaName): Person {
  const hasBirth = fields.birthDate !== undefined;
  if (hasBirth === (fields.nakshatra !== undefined)) {
    const found = hasBirth ? "both are given" : "neither is given";
    throw new Refusal(
      "person-incomplete",
      `Cannot read ${who}: expected birthDate or nakshatra, ${found}`,
    );
  }
  return hasBirth ? readBirth(who, fields, ayanamsa) : readStar(fields);
}

function readStar({ nakshatra, pada }: PersonFields): Person {
  const index = nakshatra! - 1;
  const padas = pada === undefined ? [1, 2, 3, 4] : [pada];
  const start = index * 4 * PADA_ARC;
  const possible = padas.flatMap((one) =>
    cellsBetween(start + (one - 1) * PADA_ARC, start + one * PADA_ARC),
  );
  return {
    given: "nakshatra",
    moonDeg: pada === undefined ? possible[0]!.moonDeg : middleOfPada(index, pada),
    possible,
    civil: null,
  };
}

function readBirth(who: string, fields: PersonFields, ayanamsa: AyanamsaName): Person {
  const { birthDate: date, birthTime, birthHour, nakshatra: _, ...place } = fields;
  if (birthTime !== undefined && birthHour !== undefined) {
    throw new Refusal("birth-invalid", `Cannot read ${who}: give birthTime or birthHour, not both`);
  }
  const time = birthHour === undefined ? birthTime : `${String(birthHour).padStart(2, "0")}:30`;
  const result = resolveCivil({
    ...place,
    date: date!,
    time,
    fold: fields.fold as 0 | 1 | undefined,
  });
  if (!result.ok) {
    const all = result.issues.map(messageOf);
    throw new Refusal("birth-invalid", `Cannot read ${who}: ${all.join("; ")}`);
  }
  const civil = result.moment;
  const moonDeg = siderealMoonAt(civil.julianDayTt, ayanamsa);
  if (civil.timeKnown || !isServedAllDay(civil)) {
    const when = nameOf(moonDeg);
    return { given: "birth", moonDeg, possible: [{ moonDeg, when }], civil };
  }
  const [from, to] = dayBounds(civil).map((at) => siderealMoonAt(toTt(at), ayanamsa));
  const arc = normalizeDeg(to! - from!);
  return { given: "birth", moonDeg, possible: cellsBetween(from!, from! + arc), civil };
}

/** Middles of Sagittarius and Capricorn, where vashya changes within a pada. */
const HALVES_DEG = [255, 285];

/** Cells within which nothing that the tables look up changes. */
function cellsBetween(fromDeg: number, toDeg: number): readonly Possibility[] {
  const edges = [fromDeg];
  for (let k = Math.floor(fromDeg / PADA_ARC) + 1; k * PADA_ARC < toDeg - 1e-9; k++) {
    edges.push(k * PADA_ARC);
  }
  for (const half of [...HALVES_DEG, ...HALVES_DEG.map((deg) => deg + 360)]) {
    if (half > fromDeg && half < toDeg) edges.push(half);
  }
  const sorted = [...edges.sort((a, b) => a - b), toDeg].filter(
    (edge, i, all) => i === 0 || edge - all[i - 1]! > 1e-9,
  );
  return sorted.slice(1).map((end, i) => {
    const moonDeg = normalizeDeg((sorted[i]! + end) / 2);
    return { moonDeg, when: nameOf(moonDeg) };
  });
}

function nameOf(moonDeg: number): string {
  const name = `${NAKSHATRAS[nakshatraIndexOf(moonDeg)]!.name.en} ${padaOf(moonDeg)}`;
  const half = HALVES_DEG.find((deg) => Math.abs(deg - moonDeg) <= PADA_ARC / 2);
  if (half === undefined) return name;
  return `${name}, ${moonDeg < half ? "before" : "after"} the middle of the sign`;
}

/** Writes a person as {@link PersonReport}. */
export function reportPerson(person: Person, lang: Lang): Static<typeof PersonReport> {
  const { civil, possible } = person;
  const receipt = civil?.receipt;
  const said = (remark: Text) => (lang === "en" ? remark.en : remark.zhHant);
  return {
    given: person.given,
    moon: placeOfLongitude(person.moonDeg),
    ...(civil && receipt
      ? {
          time: {
            local: receipt.local,
            zone: receipt.zone,
            rule: receipt.rule,
            offset: receipt.offset,
            utc: receipt.utc,
            timeKnown: receipt.timeKnown,
            assumed: receipt.assumed.map((phrase) => said(textOf(phrase))),
            warnings: receipt.warnings.map((phrase) => said(textOf(phrase))),
          },
        }
      : {}),
    possible: [...new Set(possible.map(({ when }) => when))],
    ...(possible.length > 1 ? { note: openNote(person) } : {}),
  };
}

function openNote({ given }: Person) {
  return given === "birth"
    ? {
        en: "No time of birth was given: the Moon is that of noon, and all padas of the day were tried.",
        zhHant: "未提供出生時刻：月亮以正午計，並逐一試算當日各足。",
      }
    : {
        en: "The pada leaves more than one place open; all were tried.",
        zhHant: "所給之宿足仍有多種可能，已逐一試算。",
      };
}
