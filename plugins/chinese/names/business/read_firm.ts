/** The name of a firm or a product by strokes, sounds and the element its owner needs. */
import { phaseRelation, type Phase } from "#lore";
import { InputError } from "#sdk";
import { elementOfNumber, luckOf, traitsOf } from "#east/eighty_one.ts";
import { within81 } from "#east/five_grids.ts";
import { gradeOf } from "../scoring.ts";
import { bare, elementOfSound, toneOf } from "../sounds.ts";
import { countCharacter, type StrokeRules } from "../strokes.ts";
import type { BusinessAnswer } from "./answer.ts";

/** What only says that it is a firm, the longest first. */
const FIRMS = [
  "股份有限公司",
  "有限公司",
  "企業社",
  "工作室",
  "公司",
  "商行",
  "商店",
  "集團",
] as const;
const VALUES = { lucky: 100, mixed: 60, unlucky: 20 } as const;
const FIT = { same: 90, generates: 100, generatedBy: 45, controlledBy: 40, controls: 15 } as const;

/**
 * Reads a name.
 *
 * @param sounds pinyin, a syllable a character
 * @throws {InputError} notChinese, strokesUnknown, soundMismatch
 * @source names of firms go by their total among the 81 numbers (Kumasaki); elements of sounds by the five notes
 */
export function readFirm(
  typed: string,
  sounds: string | undefined,
  wanted: { readonly element: Phase; readonly from: "asked" | "birth" } | null,
  rules: StrokeRules,
): BusinessAnswer {
  const whole = typed.normalize("NFC").replace(/[\s·・]/gu, "");
  const dropped = FIRMS.find((one) => whole.endsWith(one) && whole.length > one.length) ?? "";
  const name = whole.slice(0, whole.length - dropped.length);
  const characters = [...name].map((character) => {
    const fail = (path: string, code: string, params: Record<string, string>) =>
      new InputError([{ path, code, with: params }]);
    if (!/^\p{Script=Han}$/u.test(character)) throw fail("name", "notChinese", { sign: character });
    const counted = countCharacter(character, "given", rules);
    if (!counted) throw fail("name", "strokesUnknown", { character });
    return { character, strokes: counted.strokes };
  });
  const syllables = (sounds ?? "").split(/\s+/).filter((one) => one !== "");
  if (syllables.length > 0 && syllables.length !== characters.length) {
    const counts = { sounds: syllables.length, characters: characters.length };
    throw new InputError([{ path: "sounds", code: "soundMismatch", with: counts }]);
  }
  const total = characters.reduce((sum, { strokes }) => sum + strokes, 0);
  const reduced = within81(total);
  const luck = luckOf(reduced);
  const element = elementOfNumber(reduced);
  const tones = syllables.map(toneOf);
  const soundElement = syllables[0] ? elementOfSound(syllables[0]) : null;
  const isLevel = syllables.some(
    (one, i) => i > 0 && (tones[i] === tones[i - 1] || bare(one) === bare(syllables[i - 1]!)),
  );
  const need = wanted?.element ?? null;
  const relationOf = (phase: Phase | null) => (need && phase ? phaseRelation(phase, need) : null);
  const [relation, soundRelation] = [relationOf(element), relationOf(soundElement)];
  const parts: (readonly [value: number, weight: number])[] = [[VALUES[luck], 50]];
  if (relation) parts.push([FIT[relation], 25]);
  if (soundRelation) parts.push([FIT[soundRelation], 15]);
  if (syllables.length > 1) parts.push([isLevel ? 50 : 100, 10]);
  const weight = parts.reduce((sum, [, each]) => sum + each, 0);
  const score = Math.round(parts.reduce((sum, [value, each]) => sum + value * each, 0) / weight);
  const because: BusinessAnswer["verdict"]["because"][number][] = [
    { code: "total", with: { number: reduced, luck }, source: "table of 81 numbers" },
  ];
  if (need && relation) {
    because.push({ code: "numberBrings", with: { element, wanted: need, relation } });
  }
  if (need && soundElement && soundRelation) {
    const said = { element: soundElement, wanted: need, relation: soundRelation };
    because.push({ code: "soundsBring", with: said, source: "five notes of the rhyme tables" });
  }
  if (syllables.length > 1) {
    because.push({
      code: isLevel ? "soundsLevel" : "soundsFlow",
      with: { tones: tones.join("-") },
    });
  }
  return {
    name,
    dropped,
    characters,
    total,
    reduced,
    luck,
    traits: traitsOf(reduced),
    element,
    relation,
    wanted: need,
    wantedFrom: wanted?.from ?? "none",
    sounds: syllables.map((sound) => ({
      sound,
      tone: toneOf(sound),
      element: elementOfSound(sound),
    })),
    soundElement,
    score,
    verdict: { value: gradeOf(score), because },
    near: nearLucky(total),
  };
}

/** The nearest lucky totals at or below and at or above. */
function nearLucky(total: number): readonly number[] {
  const isLucky = (value: number) => value > 1 && luckOf(within81(value)) === "lucky";
  if (isLucky(total)) return [total];
  let [below, above] = [total - 1, total + 1];
  while (below > 1 && !isLucky(below)) below--;
  while (!isLucky(above)) above++;
  return below > 1 ? [below, above] : [above];
}
