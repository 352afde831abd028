import { expect, test } from "bun:test";
import { checkPack } from "./check_pack.ts";
import { SYSTEMS, type SystemFacts } from "../library/facts.ts";
import { TOPICS } from "../library/pack.ts";
import { VERSIONS } from "../packs/list.ts";
import { checkPacks } from "./check_packs.ts";
import { servedPacks } from "./whole_pack.ts";

const FACTS: SystemFacts = {
  slug: "test-2",
  aliases: [],
  nameZh: "試籤",
  nameEn: "Test",
  deity: "Nobody",
  deityZh: "無",
  region: "Nowhere",
  count: 2,
  status: "custom",
  statusNote: "For tests",
  levels: [
    { native: "上上", grade: 7, score: 95, count: 1 },
    { native: "下", grade: 2, score: 22, count: 1 },
  ],
  levelBasis: "sourced",
  structure: { projectForm: "7x4" },
  ritual: { blocks: "customary" },
  focus: ["home"],
  lots: [{ n: 1, level: "上上", allusion: "松月" }],
};

const FIRST = ["松間明月照清泉", "石上流光到客船", "莫問前村何處宿", "一聲漁笛已隨煙"];
const SECOND = ["寒江獨釣雪初來", "小艇無人凍不開", "且向蘆汀添舊火", "春潮自把釣絲催"];

type Fields = Record<string, any>;

function goodPack(): Fields {
  const topics = (verdict: string) =>
    Object.fromEntries(TOPICS.map((key) => [key, { verdict, zhHant: "守則安", en: "Keep watch" }]));
  return {
    slug: "test-2",
    version: "1.0.0",
    count: 2,
    form: "7x4",
    levels: FACTS.levels.map((level) => ({ ...level })),
    levelBasis: "sourced",
    textSource: "original",
    lots: [
      {
        n: 1,
        level: "上上",
        name: "松月",
        title: { zhHant: "松月", en: "Moon in the pine" },
        verse: FIRST,
        poem: {
          zhHant: FIRST,
          en: ["One", "Two", "Three", "Four"],
        },
        interpretation: { zhHant: "月在松間", en: "The moon stands in the pine" },
        topics: topics("favourable"),
      },
      {
        n: 2,
        level: "下",
        name: "寒江",
        title: { zhHant: "寒江", en: "Cold river" },
        verse: SECOND,
        poem: {
          zhHant: SECOND,
          en: ["Five", "Six", "Seven", "Eight"],
        },
        interpretation: { zhHant: "江上雪初來", en: "Snow has come to the river" },
        topics: {
          ...topics("unfavourable"),
          ...Object.fromEntries(
            TOPICS.slice(0, 4).map((k) => [
              k,
              { verdict: "wait", zhHant: "守則安", en: "Keep watch" },
            ]),
          ),
        },
      },
    ],
  };
}

function reasonsFor(change: (pack: Fields) => void, name = "test-2"): readonly string[] {
  const pack = goodPack();
  change(pack);
  const checked = checkPack(name, pack, FACTS);
  return "reasons" in checked ? checked.reasons : [];
}

test("checkPack() accepts a pack that meets every rule", () => {
  expect(reasonsFor(() => {})).toEqual([]);
});

const BROKEN: readonly {
  rule: string;
  change: (pack: Fields) => void;
  reasons: readonly string[];
  name?: string;
}[] = [
  {
    rule: "an unknown field",
    change: (pack) => (pack["author"] = "x"),
    reasons: ["test-2/author: Unexpected property"],
  },
  {
    rule: "another file name",
    change: () => {},
    name: "other",
    reasons: ['other: slug is "test-2"'],
  },
  {
    rule: "a wrong count",
    change: (pack) => (pack["count"] = 3),
    reasons: [
      "test-2: count is 3, but 2 lots are there",
      "test-2: count is 3, the catalogue has 2",
    ],
  },
  {
    rule: "a gap in the numbers",
    change: (pack) => (pack["lots"][1].n = 3),
    reasons: ["test-2: lot at place 2 is numbered 3"],
  },
  {
    rule: "an empty text",
    change: (pack) => (pack["lots"][0].interpretation.en = " "),
    reasons: ["test-2: lot 1: interpretation is empty or has blanks at an end"],
  },
  {
    rule: "a placeholder",
    change: (pack) => (pack["lots"][0].interpretation.en = "TODO write"),
    reasons: ["test-2: lot 1: interpretation holds a placeholder"],
  },
  {
    rule: "a short line with a mark",
    change: (pack) => (pack["lots"][0].verse = ["松間明月照，", ...FIRST.slice(1)]),
    reasons: [
      "test-2: lot 1: line 1 holds a character that is not Han",
      "test-2: lot 1: line 1 has 6, not 7: 松間明月照，",
    ],
  },
  {
    rule: "an undeclared level",
    change: (pack) => (pack["lots"][1].level = "中平"),
    reasons: [
      "test-2: lot 2: level 中平 is not declared",
      "test-2: level 下: 1 declared, 0 found",
      "test-2: lot 2: grade 4 wants 2 to 6 favourable topics, found 0",
      "test-2: lot 2: grade 4 wants 0 to 3 unfavourable topics, found 8",
    ],
  },
  {
    rule: "verdicts against the grade",
    change: (pack) => (pack["lots"][0].topics.home.verdict = "unfavourable"),
    reasons: ["test-2: lot 1: grade 7 wants 0 to 0 unfavourable topics, found 1"],
  },
  {
    rule: "a title against the facts",
    change: (pack) => (pack["lots"][0].name = "竹月"),
    reasons: ["test-2: lot 1: title is 竹月, known as 松月"],
  },
  {
    rule: "a licensed text without credit",
    change: (pack) => (pack["textSource"] = "licensed"),
    reasons: [
      "test-2: licence is missing, the text is licensed",
      "test-2: credit is missing, the text is licensed",
    ],
  },
  {
    rule: "a wrong acrostic",
    change: (pack) => (pack["acrostic"] = "松竹"),
    reasons: ["test-2: lot 2: line 1 does not begin with 竹"],
  },
];

for (const { rule, change, reasons, name } of BROKEN) {
  test(`checkPack() refuses ${rule}`, () => {
    expect(reasonsFor(change, name)).toEqual(reasons);
  });
}

test("checkPacks() refuses a line that stands twice anywhere", () => {
  const pack = goodPack();
  pack["lots"][1].poem.en[0] = "One";
  expect(() => checkPacks({ "test-2": pack }, [FACTS])).toThrow(
    'Cannot load lot packs: test-2 lot 2: line "One" stands in test-2 lot 1 too',
  );
});

test("every served pack keeps the rules, and the list names its version", async () => {
  const packs = checkPacks(await servedPacks(), SYSTEMS);
  expect([...packs.keys()].sort()).toEqual(Object.keys(VERSIONS).sort());
  for (const { slug, version } of packs.values()) {
    expect(version).toBe(VERSIONS[slug as keyof typeof VERSIONS]);
  }
});
