/** The rules that a pack must keep; tests and `lots:check` hold every pack to them; every broken rule of a pack is reported. */
import { Type } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { levelOf, type LotFacts, type SystemFacts } from "../library/facts.ts";
import { FORM, INDEX_KEYS, TOPICS, VERDICT, type Verdict } from "../library/pack.ts";
import { checkMeasure } from "./measure.ts";
import type { WholeLot, WholePack } from "./whole_pack.ts";

const closed = { additionalProperties: false } as const;
const text = Type.Object({ zhHant: Type.String(), en: Type.String() }, closed);
const lines = Type.Array(Type.String(), { minItems: 4, maxItems: 5 });
const topic = Type.Object(
  {
    verdict: Type.Union(VERDICT.ids.map((verdict) => Type.Literal(verdict))),
    zhHant: Type.String(),
    en: Type.String(),
  },
  closed,
);

/** One lot of a pack. */
const LotShape = Type.Object(
  {
    n: Type.Integer(),
    level: Type.String(),
    index: Type.Optional(
      Type.Object(
        Object.fromEntries(INDEX_KEYS.map((key) => [key, Type.Optional(Type.String())])),
        closed,
      ),
    ),
    name: Type.String(),
    title: text,
    verse: lines,
    spoken: Type.Optional(lines),
    poem: Type.Object({ zhHant: lines, en: lines }, closed),
    asks: Type.Optional(Type.Array(Type.Integer({ minimum: 1, maximum: 5 }), { minItems: 1 })),
    interpretation: text,
    allusion: Type.Optional(
      Type.Object({ zhHant: Type.String(), en: Type.String(), summary: text }, closed),
    ),
    topics: Type.Object(
      { ...Object.fromEntries(TOPICS.map((key) => [key, topic])), harvest: Type.Optional(topic) },
      closed,
    ),
  },
  closed,
);

/** A whole pack. */
const PackShape = Type.Object(
  {
    slug: Type.String(),
    version: Type.String({ pattern: "^\\d+\\.\\d+\\.\\d+$" }),
    count: Type.Integer({ minimum: 1 }),
    form: Type.Union(FORM.ids.map((form) => Type.Literal(form))),
    levels: Type.Array(
      Type.Object(
        {
          native: Type.String(),
          grade: Type.Integer({ minimum: 1, maximum: 7 }),
          score: Type.Integer({ minimum: 0, maximum: 100 }),
          count: Type.Integer({ minimum: 1 }),
        },
        closed,
      ),
    ),
    levelBasis: Type.Union([
      Type.Literal("sourced"),
      Type.Literal("project"),
      Type.Literal("unranked"),
    ]),
    textSource: Type.Union([
      Type.Literal("original"),
      Type.Literal("public-domain"),
      Type.Literal("licensed"),
    ]),
    licence: Type.Optional(Type.String()),
    credit: Type.Optional(Type.String()),
    edition: Type.Optional(Type.String()),
    acrostic: Type.Optional(Type.String()),
    lots: Type.Array(LotShape),
  },
  closed,
);

/**
 * Which verdicts each grade allows: at least and at most so many of the twelve topics.
 * Source: the project's guide to temple lots, section on topics.
 */
const VERDICTS_OF_GRADE: Readonly<
  Record<number, { favourable: readonly [number, number]; unfavourable: readonly [number, number] }>
> = {
  7: { favourable: [8, 13], unfavourable: [0, 0] },
  6: { favourable: [6, 11], unfavourable: [0, 1] },
  5: { favourable: [4, 9], unfavourable: [0, 2] },
  4: { favourable: [2, 6], unfavourable: [0, 3] },
  3: { favourable: [1, 4], unfavourable: [2, 5] },
  2: { favourable: [0, 2], unfavourable: [4, 9] },
  1: { favourable: [0, 1], unfavourable: [6, 12] },
};

const PLACEHOLDER = /TODO|…|lorem|□|待補/i;

/**
 * Narrows a value to a pack of the system given.
 *
 * @param name file name without ".json"
 * @returns the pack, frozen by its caller, or every reason why it is refused
 */
export function checkPack(
  name: string,
  value: unknown,
  facts: SystemFacts,
): { readonly pack: WholePack } | { readonly reasons: readonly string[] } {
  const shape = [...Value.Errors(PackShape, value)].map((e) => `${name}${e.path}: ${e.message}`);
  if (shape.length > 0) return { reasons: [...new Set(shape)].slice(0, 40) };
  const pack = value as WholePack;
  const reasons = [
    ...nameAndCount(name, pack, facts),
    ...numbering(pack),
    ...levels(pack, facts),
    ...credits(pack),
    ...pack.lots.flatMap((lot) => lotReasons(lot, pack, facts)),
  ].map((reason) => `${name}: ${reason}`);
  return reasons.length > 0 ? { reasons } : { pack };
}

function nameAndCount(name: string, pack: WholePack, facts: SystemFacts): readonly string[] {
  const reasons: string[] = [];
  if (pack.slug !== name) reasons.push(`slug is "${pack.slug}"`);
  if (pack.count !== pack.lots.length) {
    reasons.push(`count is ${pack.count}, but ${pack.lots.length} lots are there`);
  }
  if (pack.count !== facts.count)
    reasons.push(`count is ${pack.count}, the catalogue has ${facts.count}`);
  return reasons;
}

function numbering(pack: WholePack): readonly string[] {
  const wrong = pack.lots.findIndex((lot, index) => lot.n !== index + 1);
  return wrong < 0 ? [] : [`lot at place ${wrong + 1} is numbered ${pack.lots[wrong]!.n}`];
}

function levels(pack: WholePack, facts: SystemFacts): readonly string[] {
  const reasons: string[] = [];
  const declared = new Map(pack.levels.map((level) => [level.native, level]));
  for (const lot of pack.lots) {
    if (!declared.has(lot.level)) reasons.push(`lot ${lot.n}: level ${lot.level} is not declared`);
  }
  for (const level of pack.levels) {
    const found = pack.lots.filter((lot) => lot.level === level.native).length;
    if (found !== level.count) {
      reasons.push(`level ${level.native}: ${level.count} declared, ${found} found`);
    }
    const known = levelOf(level.native);
    if (!known) reasons.push(`level ${level.native}: is not on the shared scale`);
    else if (known.grade !== level.grade || known.score !== level.score) {
      reasons.push(
        `level ${level.native}: grade and score must be ${known.grade} and ${known.score}`,
      );
    }
    const fact = facts.levels.find((one) => one.native === level.native);
    if (!fact || fact.count !== level.count) {
      reasons.push(`level ${level.native}: the catalogue counts ${fact?.count ?? 0}`);
    }
  }
  return reasons;
}

function credits(pack: WholePack): readonly string[] {
  if (pack.textSource === "original") return [];
  return (["licence", "credit"] as const)
    .filter((key) => !pack[key])
    .map((key) => `${key} is missing, the text is ${pack.textSource}`);
}

function lotReasons(lot: WholeLot, pack: WholePack, facts: SystemFacts): readonly string[] {
  const reasons: string[] = [];
  for (const [where, text] of textsOf(lot)) {
    if (text.trim() === "" || text !== text.trim())
      reasons.push(`${where} is empty or has blanks at an end`);
    if (PLACEHOLDER.test(text)) reasons.push(`${where} holds a placeholder`);
  }
  reasons.push(...checkMeasure(lot, pack.form));
  if (pack.acrostic && [...pack.acrostic][lot.n - 1] !== [...lot.verse[0]!][0]) {
    reasons.push(`line 1 does not begin with ${[...pack.acrostic][lot.n - 1]}`);
  }
  reasons.push(
    ...verdictReasons(lot),
    ...(pack.textSource === "original" ? factReasons(lot, facts) : []),
  );
  return reasons.map((reason) => `lot ${lot.n}: ${reason}`);
}

/** Every text of a lot with the place it stands in. */
export function textsOf(lot: WholeLot): readonly (readonly [string, string])[] {
  const texts: [string, string][] = [
    ["title", lot.title.zhHant],
    ["title", lot.title.en],
    ["interpretation", lot.interpretation.zhHant],
    ["interpretation", lot.interpretation.en],
    ...(lot.spoken ? lot.verse : []).map((line, i): [string, string] => [`verse ${i + 1}`, line]),
    ...lot.poem.zhHant.map((line, i): [string, string] => [`line ${i + 1}`, line]),
    ...lot.poem.en.map((line, i): [string, string] => [`English line ${i + 1}`, line]),
  ];
  if (lot.allusion) {
    const { zhHant, en, summary } = lot.allusion;
    for (const text of [zhHant, en, summary.zhHant, summary.en]) texts.push(["allusion", text]);
  }
  for (const [key, topic] of Object.entries(lot.topics)) {
    texts.push([`topic ${key}`, topic!.zhHant], [`topic ${key}`, topic!.en]);
  }
  return texts;
}

function verdictReasons(lot: WholeLot): readonly string[] {
  const grade = levelOf(lot.level)?.grade;
  const rule = grade === undefined ? undefined : VERDICTS_OF_GRADE[grade];
  if (!rule) return [];
  const verdicts = TOPICS.map((key) => lot.topics[key]!.verdict);
  const count = (verdict: Verdict) => verdicts.filter((one) => one === verdict).length;
  const reasons: string[] = [];
  for (const verdict of ["favourable", "unfavourable"] as const) {
    const [least, most] = rule[verdict];
    const found = count(verdict);
    if (found < least || found > most) {
      reasons.push(`grade ${grade} wants ${least} to ${most} ${verdict} topics, found ${found}`);
    }
  }
  if (grade === 5 && count("favourable") <= count("unfavourable")) {
    reasons.push("grade 5 wants more favourable than unfavourable topics");
  }
  if (grade === 4 && count("mixed") + count("wait") < 4) {
    reasons.push("grade 4 wants at least four topics mixed or waiting");
  }
  return reasons;
}

function factReasons(lot: WholeLot, facts: SystemFacts): readonly string[] {
  const known = [...(facts.lots ?? []), ...(facts.lotsPartial ?? [])].find(
    (one) => one.n === lot.n,
  );
  if (!known) return [];
  const reasons: string[] = [];
  if (known.level && known.level !== lot.level)
    reasons.push(`level is ${lot.level}, known as ${known.level}`);
  if (known.allusion && known.allusion !== lot.name) {
    reasons.push(`title is ${lot.name}, known as ${known.allusion}`);
  }
  for (const key of [
    "palace",
    "ganzhi",
    "branch",
    "element",
    "coins",
    "cups",
    "mansion",
    "hexagram",
    "solarTerm",
  ] as const) {
    const fact: LotFacts[typeof key] = known[key];
    if (fact !== undefined && lot.index?.[key] !== fact) {
      reasons.push(`index ${key} is ${lot.index?.[key] ?? "absent"}, known as ${fact}`);
    }
  }
  return reasons;
}
