import { phrase, term, Type, type Frozen, type Static } from "#sdk";
import type { GenderName } from "#east/gender.ts";
import type { Person } from "./person.ts";
import { GRADE, gradeOf, type Grade } from "./scoring.ts";

const OMITTED_INPUTS = ["a/birthTime", "a/gender", "b/birthTime", "b/gender"] as const;
type OmittedInput = (typeof OMITTED_INPUTS)[number];

/** How a match was read without a time of birth. */
export type TimePhrases = { withoutTime: {} };
/** How a match was read without a gender. */
export type GenderPhrases = { withoutGender: {} };

const omission = <P extends object>() =>
  Type.Object(
    {
      input: Type.String({
        description: "Which input of whom: a/birthTime, a/gender, b/birthTime or b/gender",
      }),
      says: phrase<P>("How it was read without it"),
      candidates: Type.Integer({
        description: "Values tried, every one that can matter; those of all omitted inputs crossed",
      }),
      certified: Type.Boolean({
        description: "True where it changes the verdict in no case, whatever the others are",
      }),
      verdicts: Type.Array(
        Type.Object(
          {
            value: term(GRADE, "Verdict"),
            when: Type.Array(Type.String(), {
              description: "Values of this input that may lead to it",
            }),
          },
          { description: "A verdict that is possible" },
        ),
        { description: "Every verdict that is possible" },
      ),
      score: Type.Object(
        {
          least: Type.Integer({ description: "Least score" }),
          most: Type.Integer({ description: "Greatest score" }),
        },
        { description: "Between which the score lies" },
      ),
    },
    { description: "What an omitted input leaves open" },
  );

const withoutTime = omission<TimePhrases>();
const withoutGender = omission<GenderPhrases>();
type WithoutTime = Frozen<Static<typeof withoutTime>>;
type WithoutGender = Frozen<Static<typeof withoutGender>>;

/** What an omitted input leaves open. */
export type Omission = WithoutTime | WithoutGender;

/** The reserved marker of a match, declared by itself, since it speaks of two people. */
export const timeMarker = {
  hourAssumption: Type.Optional(
    Type.Array(withoutTime, { description: "Where a time of birth was left out" }),
  ),
};
/** The same where a gender counts. */
export const genderMarker = {
  genderAssumption: Type.Optional(
    Type.Array(withoutGender, { description: "Where a gender was left out" }),
  ),
};

/** The markers of a match; each is left out where nothing was omitted. */
export function markersOf(omissions: readonly Omission[]): {
  readonly hourAssumption?: readonly WithoutTime[];
  readonly genderAssumption?: readonly WithoutGender[];
} {
  const hours = omissions.filter((one): one is WithoutTime => one.says.code === "withoutTime");
  const genders = omissions.filter(
    (one): one is WithoutGender => one.says.code === "withoutGender",
  );
  return {
    ...(hours.length > 0 ? { hourAssumption: hours } : {}),
    ...(genders.length > 0 ? { genderAssumption: genders } : {}),
  };
}

/** One way in which a person's omitted inputs could have been, and what was read from it. */
export interface Possibility<P> {
  /** Span of the day; null where the time was given. */
  readonly time: string | null;
  /** Null where it was given or does not matter. */
  readonly gender: GenderName | null;
  readonly profile: P;
}

interface Trial {
  readonly at: Readonly<Record<OmittedInput, string | null>>;
  readonly score: number;
  readonly verdict: Grade;
}

/** What the omitted inputs of two people leave open, in the order of {@link OMITTED_INPUTS}. */
export function certifyPair<P>(
  a: readonly Possibility<P>[],
  b: readonly Possibility<P>[],
  scoreOf: (a: P, b: P) => number,
  grade: (score: number) => Grade = gradeOf,
): readonly Omission[] {
  if (a.length === 1 && b.length === 1) return [];
  const trials: Trial[] = [];
  for (const one of a) {
    for (const other of b) {
      const at = {
        "a/birthTime": one.time,
        "a/gender": one.gender,
        "b/birthTime": other.time,
        "b/gender": other.gender,
      };
      const score = scoreOf(one.profile, other.profile);
      trials.push({ at, score, verdict: grade(score) });
    }
  }
  const scores = trials.map(({ score }) => score);
  const score = { least: Math.min(...scores), most: Math.max(...scores) };
  const agreed = trials.every(({ verdict }) => verdict === trials[0]!.verdict);
  return OMITTED_INPUTS.filter((input) => trials[0]!.at[input] !== null).map((input): Omission => {
    const entry = {
      input,
      candidates: new Set(trials.map(({ at }) => at[input])).size,
      certified: agreed || !changesVerdict(input, trials),
      verdicts: verdictsBy(input, trials),
      score,
    };
    return input.endsWith("gender")
      ? { ...entry, says: { code: "withoutGender" } }
      : { ...entry, says: { code: "withoutTime" } };
  });
}

function verdictsBy(input: OmittedInput, trials: readonly Trial[]) {
  const verdicts = new Map<Grade, Set<string>>();
  for (const { at, verdict } of trials) {
    let when = verdicts.get(verdict);
    if (!when) verdicts.set(verdict, (when = new Set()));
    when.add(at[input]!);
  }
  return [...verdicts].map(([value, when]) => ({ value, when: [...when] }));
}

/** Whether two trials that differ in this input alone have different verdicts. */
function changesVerdict(input: OmittedInput, trials: readonly Trial[]): boolean {
  const first = new Map<string, Grade>();
  return trials.some(({ at, verdict }) => {
    const others = OMITTED_INPUTS.map((one) => (one === input ? "" : at[one])).join("|");
    const seen = first.get(others);
    if (seen === undefined) first.set(others, verdict);
    return seen !== undefined && seen !== verdict;
  });
}

/** Lists the genders to try: the one given, or both. */
export function possibleGenders(person: Pick<Person, "gender">): readonly GenderName[] {
  return person.gender ? [person.gender] : ["male", "female"];
}
