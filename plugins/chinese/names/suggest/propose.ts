/** Names of the pool for a surname: strokes, elements and sounds weighed, every one. */
import { PHASE, phaseRelation, type Phase } from "#lore";
import { InputError } from "#sdk";
import { bare, initialOf, toneOf } from "../sounds.ts";
import { countCharacter } from "../strokes.ts";
import { run as analyse } from "../work.ts";
import type { SuggestAnswer } from "./answer.ts";
import { POOL, type PoolCharacter } from "./pool.ts";

const RULES = { strokeStandard: "kangxi", numerals: "value", doubtfulForms: "asTyped" } as const;
const WEIGHTS = { grids: 60, element: 25, sound: 15 } as const;
/** Names that may share a character. */
const ALIKE = 2;
const SHOWN = 10;

/** What is asked. */
export interface Wish {
  readonly surname: string;
  readonly surnameSound?: string | undefined;
  readonly gender?: "male" | "female" | undefined;
  readonly length?: number | undefined;
  readonly avoid?: readonly string[] | undefined;
  readonly limit?: number | undefined;
}

type Name = SuggestAnswer["names"][number];
interface Weighed extends PoolCharacter {
  readonly element: Phase;
  readonly strokes: number;
}

/**
 * Proposes names.
 *
 * @throws {InputError} surnameUnknown, soundMismatch
 * @source five grids and 81 numbers as `nameAnalysis.analyze`; the weights are this model's own
 */
export function propose(
  wish: Wish,
  wanted: { readonly element: Phase; readonly from: "asked" | "birth" } | null,
  elementBy: "radical" | "meaning",
): SuggestAnswer {
  const letters = [...wish.surname.normalize("NFC")];
  const surnameStrokes = letters.map((letter) => {
    const counted = countCharacter(letter, "surname", RULES);
    if (counted) return counted.strokes;
    const issue = { path: "surname", code: "surnameUnknown", with: { character: letter } };
    throw new InputError([issue]);
  });
  const surnameSounds = (wish.surnameSound ?? "").split(/\s+/).filter((one) => one !== "");
  if (surnameSounds.length > 0 && surnameSounds.length !== letters.length) {
    const counts = { sounds: surnameSounds.length, characters: letters.length };
    throw new InputError([{ path: "surnameSound", code: "soundMismatch", with: counts }]);
  }
  const avoided = new Set((wish.avoid ?? []).flatMap((one) => [...one]));
  const elders = new Set(
    POOL.filter((one) => avoided.has(one.character)).map((one) => bare(one.sound)),
  );
  const pool: readonly Weighed[] = POOL.filter(
    ({ character, lean, sound }) =>
      !letters.includes(character) &&
      !avoided.has(character) &&
      !elders.has(bare(sound)) &&
      (lean === "either" || wish.gender === undefined || lean === wish.gender),
  ).map((one) => ({
    ...one,
    element: one[elementBy],
    strokes: countCharacter(one.character, "given", RULES)!.strokes,
  }));
  const grids = new Map<string, ReturnType<typeof analyse>>();
  const gridsOf = (strokes: readonly number[]) => {
    const key = strokes.join("-");
    const known = grids.get(key);
    if (known) return known;
    const read = analyse({
      surnameStrokes: [...surnameStrokes],
      givenStrokes: [...strokes],
      ...RULES,
    });
    grids.set(key, read);
    return read;
  };
  const partsOf = (run: readonly Weighed[]) => ({
    grids: gridsOf(run.map(({ strokes }) => strokes)).score,
    element: elementFit(run, wanted?.element),
    sound: melody([...surnameSounds, ...run.map(({ sound }) => sound)]),
  });
  const isLone = wish.length === 1;
  const { scores, considered } = isLone
    ? { scores: Float64Array.from(pool, (one) => scoreOf(partsOf([one]))), considered: pool.length }
    : weighPairs(pool, surnameSounds, wanted?.element, (one, other) => gridsOf([one, other]).score);
  const runOf = (at: number): readonly Weighed[] =>
    isLone ? [pool[at]!] : [pool[Math.floor(at / pool.length)]!, pool[at % pool.length]!];
  const best = firstOf(scores, wish.limit ?? SHOWN, runOf);
  return {
    surname: wish.surname,
    surnameStrokes,
    wanted: wanted?.element ?? null,
    wantedFrom: wanted?.from ?? "none",
    considered,
    names: best.map((run): Name => {
      const parts = partsOf(run);
      const { person, total } = gridsOf(run.map(({ strokes }) => strokes)).grids;
      const sounds = [...surnameSounds, ...run.map(({ sound }) => sound)];
      return {
        name: wish.surname + namesOf(run),
        given: namesOf(run),
        sounds: run.map(({ sound }) => sound).join(" "),
        strokes: run.map(({ strokes }) => strokes),
        elements: run.map(({ element }) => element),
        score: Math.round(scoreOf(parts)),
        ...parts,
        person: { number: person.number, luck: person.luck },
        total: { number: total.number, luck: total.luck },
        because: becauseOf(run, wanted?.element, sounds, { person, total }),
      };
    }),
  };
}

type Parts = Pick<Name, "grids" | "element" | "sound">;

const scoreOf = ({ grids, element, sound }: Parts): number =>
  (WEIGHTS.grids * grids + WEIGHTS.element * element + WEIGHTS.sound * sound) / 100;

/**
 * Weighs every two characters, without making a name of each: there are over ten thousand.
 *
 * @returns scores by the place of the first times the size of the pool, plus that of the second
 */
function weighPairs(
  pool: readonly Weighed[],
  surnameSounds: readonly string[],
  wanted: Phase | undefined,
  gridsOf: (first: number, second: number) => number,
) {
  const size = pool.length;
  const scores = new Float64Array(size * size).fill(NONE);
  const offBefore = pool.map(({ sound }) => pointsOff([...surnameSounds, sound]));
  const heard = pool.map(({ sound }) => hear(sound));
  const fits = new Map(PHASE.ids.map((phase) => [phase, fitsWith(phase, wanted)]));
  for (let i = 0; i < size; i++) {
    const { strokes, element } = pool[i]!;
    const fitOf = fits.get(element)!;
    const grids: number[] = [];
    for (let j = 0; j < size; j++) {
      if (i === j) continue;
      const other = pool[j]!;
      scores[i * size + j] = scoreOf({
        grids: (grids[other.strokes] ??= gridsOf(strokes, other.strokes)),
        element: fitOf[other.element],
        sound: Math.max(0, 100 - offBefore[i]! - offBetween(heard[i]!, heard[j]!)),
      });
    }
  }
  return { scores, considered: size * (size - 1) };
}

/** What a first character of a phase and a second of each come to. */
const fitsWith = (first: Phase, wanted: Phase | undefined) =>
  Object.fromEntries(
    PHASE.ids.map((second) => [
      second,
      elementFit([{ element: first }, { element: second }], wanted),
    ]),
  ) as Readonly<Record<Phase, number>>;

/** Where there is no name. */
const NONE = -1;
/** Of the best so many are looked at first; more only where too many of them are alike. */
const FIRST_LOOK = 256;

/** The best names, none of whose characters comes too often. */
function firstOf(
  scores: Float64Array,
  limit: number,
  runOf: (at: number) => readonly Weighed[],
): readonly (readonly Weighed[])[] {
  const rising = Float64Array.from(scores).sort();
  for (let look = FIRST_LOOK; ; look *= 8) {
    const least = Math.max(0, rising[Math.max(0, rising.length - look)]!);
    const found: { run: readonly Weighed[]; name: string; score: number }[] = [];
    scores.forEach((score, at) => {
      if (score < least) return;
      const run = runOf(at);
      found.push({ run, name: namesOf(run), score });
    });
    found.sort((a, b) => b.score - a.score || (a.name < b.name ? -1 : 1));
    const best = apart(found, limit);
    if (best.length === limit || look >= scores.length) return best;
  }
}

function apart(found: readonly { run: readonly Weighed[] }[], limit: number) {
  const uses = new Map<string, number>();
  const best: (readonly Weighed[])[] = [];
  for (const { run } of found) {
    if (best.length === limit) break;
    const letters = run.map(({ character }) => character);
    if (letters.some((letter) => (uses.get(letter) ?? 0) >= ALIKE)) continue;
    for (const letter of letters) uses.set(letter, (uses.get(letter) ?? 0) + 1);
    best.push(run);
  }
  return best;
}

const namesOf = (run: readonly Weighed[]) => run.map(({ character }) => character).join("");

const FIT = { same: 100, generates: 80, generatedBy: 45, controls: 20, controlledBy: 35 } as const;

function elementFit(run: readonly Pick<Weighed, "element">[], wanted: Phase | undefined): number {
  if (!wanted) {
    // Without a wish, elements that feed each other are liked, those that fight are not.
    const [one, other] = run;
    return other ? FIT[phaseRelation(one!.element, other.element)] : 70;
  }
  const fits = run.map(({ element }) => FIT[phaseRelation(element, wanted)]);
  return Math.round(fits.reduce((sum, fit) => sum + fit, 0) / fits.length);
}

/** What is heard of a syllable. */
interface Heard {
  readonly bare: string;
  readonly initial: string;
  readonly tone: number;
}
const hear = (sound: string): Heard => ({
  bare: bare(sound),
  initial: initialOf(sound),
  tone: toneOf(sound),
});

/** Tones that change please; a repeated syllable or beginning does not. */
const melody = (sounds: readonly string[]): number => Math.max(0, 100 - pointsOff(sounds));

function pointsOff(sounds: readonly string[]): number {
  const heard = sounds.map(hear);
  return heard.slice(1).reduce((sum, one, i) => sum + offBetween(heard[i]!, one), 0);
}

function offBetween(before: Heard, after: Heard): number {
  const alike = after.bare === before.bare ? 60 : after.initial === before.initial ? 15 : 0;
  if (after.tone !== before.tone) return alike;
  return alike + (after.tone === 3 ? 30 : 15);
}

function becauseOf(
  run: readonly Weighed[],
  wanted: Phase | undefined,
  sounds: readonly string[],
  { person, total }: Pick<ReturnType<typeof analyse>["grids"], "person" | "total">,
): Name["because"] {
  const tones = sounds.map(toneOf);
  const table = "table of 81 numbers";
  const isLevel = tones.some((tone, i) => i > 0 && tone === tones[i - 1]);
  return [
    { code: "person", with: { number: person.reduced, luck: person.luck }, source: table },
    { code: "total", with: { number: total.reduced, luck: total.luck }, source: table },
    ...run.flatMap(({ character, element }): Name["because"] => {
      if (!wanted) return [];
      const relation = phaseRelation(element, wanted);
      if (relation === "same") return [{ code: "brings", with: { character, element } }];
      return relation === "generates" ? [{ code: "feeds", with: { character, element } }] : [];
    }),
    ...(sounds.length > 1
      ? [
          {
            code: isLevel ? ("level" as const) : ("melody" as const),
            with: { tones: tones.join("-") },
          },
        ]
      : []),
  ];
}
