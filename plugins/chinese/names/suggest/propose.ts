/** Names of the pool for a surname: strokes, elements and sounds weighed, every one. */
import { phaseRelation, type Phase } from "#lore";
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
  const runs: (readonly Weighed[])[] =
    wish.length === 1
      ? pool.map((one) => [one])
      : pool.flatMap((one) => pool.filter((other) => other !== one).map((other) => [one, other]));
  const scored = runs.map((run) => {
    const parts = {
      grids: gridsOf(run.map(({ strokes }) => strokes)).score,
      element: elementFit(run, wanted?.element),
      sound: melody([...surnameSounds, ...run.map(({ sound }) => sound)]),
    };
    const score =
      (WEIGHTS.grids * parts.grids +
        WEIGHTS.element * parts.element +
        WEIGHTS.sound * parts.sound) /
      100;
    return { run, parts, score };
  });
  scored.sort((a, b) => b.score - a.score || (namesOf(a.run) < namesOf(b.run) ? -1 : 1));
  const uses = new Map<string, number>();
  const best: (typeof scored)[number][] = [];
  for (const one of scored) {
    if (best.length === (wish.limit ?? SHOWN)) break;
    const letters = one.run.map(({ character }) => character);
    if (letters.some((letter) => (uses.get(letter) ?? 0) >= ALIKE)) continue;
    for (const letter of letters) uses.set(letter, (uses.get(letter) ?? 0) + 1);
    best.push(one);
  }
  return {
    surname: wish.surname,
    surnameStrokes,
    wanted: wanted?.element ?? null,
    wantedFrom: wanted?.from ?? "none",
    considered: runs.length,
    names: best.map(({ run, parts, score }): Name => {
      const { person, total } = gridsOf(run.map(({ strokes }) => strokes)).grids;
      const sounds = [...surnameSounds, ...run.map(({ sound }) => sound)];
      return {
        name: wish.surname + namesOf(run),
        given: namesOf(run),
        sounds: run.map(({ sound }) => sound).join(" "),
        strokes: run.map(({ strokes }) => strokes),
        elements: run.map(({ element }) => element),
        score: Math.round(score),
        ...parts,
        person: { number: person.number, luck: person.luck },
        total: { number: total.number, luck: total.luck },
        because: becauseOf(run, wanted?.element, sounds, { person, total }),
      };
    }),
  };
}

const namesOf = (run: readonly Weighed[]) => run.map(({ character }) => character).join("");

const FIT = { same: 100, generates: 80, generatedBy: 45, controls: 20, controlledBy: 35 } as const;

function elementFit(run: readonly Weighed[], wanted: Phase | undefined): number {
  if (!wanted) {
    // Without a wish, elements that feed each other are liked, those that fight are not.
    const [one, other] = run;
    return other ? FIT[phaseRelation(one!.element, other.element)] : 70;
  }
  const fits = run.map(({ element }) => FIT[phaseRelation(element, wanted)]);
  return Math.round(fits.reduce((sum, fit) => sum + fit, 0) / fits.length);
}

/** Tones that change please; a repeated syllable or beginning does not. */
function melody(sounds: readonly string[]): number {
  const tones = sounds.map(toneOf);
  let points = 100;
  for (let i = 1; i < sounds.length; i++) {
    if (bare(sounds[i]!) === bare(sounds[i - 1]!)) points -= 60;
    else if (initialOf(sounds[i]!) === initialOf(sounds[i - 1]!)) points -= 15;
    if (tones[i] === tones[i - 1]) points -= tones[i] === 3 ? 30 : 15;
  }
  return Math.max(0, points);
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
