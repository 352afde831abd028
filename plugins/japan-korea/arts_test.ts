/** The arts of Japan and Korea against published tables and worked examples. */
import { describe, expect, test } from "bun:test";
import { phaseRelation } from "#lore";
import { yearPillar } from "#time";
import { invoke, prepare, type AnyProcedure } from "../../src/plugins/mod.ts";
import { readType, ringOf } from "./blood_type/types.ts";
import { branchRelations } from "./eto/relations.ts";
import japanKorea from "./mod.ts";
import { inclinationOf, monthStar, plateOf, yearStar } from "./nine_star/rules.ts";
import {
  LODGE,
  LODGE_RELATION,
  lodgeAfter,
  lodgeOf,
  LODGES,
  RELATIONS,
  type LodgeId,
} from "./sukuyo/lodges.ts";
import { numbersOf } from "./tojeong/figure.ts";
import { HEXAGRAM, hexagram, moveLine } from "./tojeong/hexagrams.ts";

type Fields = Readonly<Record<string, unknown>>;

async function call(name: string, input: Fields) {
  const procedure = japanKorea.procedures.find((one) => one.name === name) as AnyProcedure;
  const around = { now: 0, plugin: japanKorea };
  return (await invoke(prepare(procedure, input, 0), around)).answer as Record<string, any>;
}

test("phaseRelation() runs the five elements", () => {
  expect(phaseRelation("water", "metal")).toBe("generatedBy");
  expect(phaseRelation("water", "wood")).toBe("generates");
  expect(phaseRelation("water", "earth")).toBe("controlledBy");
  expect(phaseRelation("water", "fire")).toBe("controls");
});

const nativeOf = (id: LodgeId) => LODGE.writings[id]!.native!;
const lodgeNamed = (native: string) => LODGES.find(({ id }) => nativeOf(id) === native)!;
const hexagramAt = (upper: number, lower: number) =>
  HEXAGRAM.writings[hexagram(upper, lower)]!.native!;

describe("nine stars", () => {
  const YEARS = [
    [2024, 3],
    [2023, 4],
    [2000, 9],
    [1990, 1],
    [1988, 3],
  ] as const;
  for (const [year, star] of YEARS) {
    test(`yearStar() of ${year} is ${star} (printed tables)`, () =>
      expect(yearStar(year)).toBe(star));
  }

  test("monthStar() opens 2024 with 5 and falls every month", () => {
    const stars = Array.from({ length: 12 }, (_, i) => monthStar(3, i));
    expect(stars).toEqual([5, 4, 3, 2, 1, 9, 8, 7, 6, 5, 4, 3]);
  });

  test("plateOf() 5 is the Luo Shu itself", () => {
    expect(plateOf(5)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  const CENTRES = [
    [1, [9]],
    [2, [6]],
    [3, [4]],
    [4, [3]],
    [5, [7, 6]],
    [6, [2]],
    [7, [8]],
    [8, [7]],
    [9, [1]],
  ] as const;
  for (const [star, palaces] of CENTRES) {
    test(`inclinationOf() of star ${star} in the centre is the printed one`, () => {
      expect([...inclinationOf(star, star)]).toEqual([...palaces]);
    });
  }

  test("the year turns with risshun, and the omission of a time is proved away from it", async () => {
    const before = await call("nineStarKi.chart", {
      birthDate: "2024-02-04",
      birthTime: "17:20",
      timezone: "Asia/Tokyo",
    });
    const after = await call("nineStarKi.chart", {
      birthDate: "2024-02-04",
      birthTime: "17:30",
      timezone: "Asia/Tokyo",
    });
    expect([before["year"].number, after["year"].number]).toEqual([4, 3]); // risshun 17:27 JST
    const open = await call("nineStarKi.chart", {
      birthDate: "2024-02-04",
      timezone: "Asia/Tokyo",
    });
    expect(open["omitted"][0]).toMatchObject({ certified: false });
    const settled = await call("nineStarKi.chart", {
      birthDate: "2024-06-20",
      timezone: "Asia/Tokyo",
    });
    expect(settled["omitted"][0]).toMatchObject({ certified: true, open: [] });
  });

  test("the day star rises in one half of a year, falls in the other, and jumps at the turns alone", async () => {
    const stars: number[] = [];
    for (let i = 0; i < 365; i++) {
      const date = new Date(Date.UTC(2023, 0, 1 + i)).toISOString().slice(0, 10);
      stars.push(
        (await call("nineStarKi.chart", { birthDate: date, birthTime: "12:00", timezone: "UTC" }))[
          "day"
        ].number,
      );
    }
    const steps = stars.slice(1).map((star, i) => (star - stars[i]! + 9) % 9);
    const count = (wanted: number) => steps.filter((step) => step === wanted).length;
    expect(count(1)).toBeGreaterThan(150);
    expect(count(8)).toBeGreaterThan(150);
    expect(count(1) + count(8)).toBeGreaterThanOrEqual(steps.length - 2);
  });
});

describe("day stars", () => {
  async function dayStar(birthDate: string, longRun?: string) {
    const input = { birthDate, birthTime: "12:00", timezone: "Asia/Tokyo" };
    const answer = await call("nineStarKi.chart", longRun ? { ...input, longRun } : input);
    return [answer["day"].number, answer["dayDisputed"]];
  }

  // kyusei.co3.jp, 日盤算出方法と閏: six days about each turn.
  const TURNS = [
    ["2014-12-16", [3, 2, 1, 1, 2, 3]],
    ["2015-06-14", [7, 8, 9, 9, 8, 7]],
  ] as const;
  for (const [first, stars] of TURNS) {
    test(`turn after ${first} as the published table has it`, async () => {
      const served = [];
      for (let i = 0; i < 6; i++) {
        const date = new Date(Date.parse(first) + i * 86_400_000).toISOString().slice(0, 10);
        served.push((await dayStar(date))[0]);
      }
      expect(served).toEqual([...stars]);
    });
  }

  // Almanacs of 2008 and 2020 as heart-cafe.jp and reifuworks.com quote them.
  test("have star 7 on 20 December 2008 and star 3 on 19 and 20 June 2020", async () => {
    expect(await dayStar("2008-12-20")).toEqual([7, true]);
    expect(await dayStar("2020-06-19")).toEqual([3, true]);
    expect(await dayStar("2020-06-20")).toEqual([3, true]);
    expect(await dayStar("2021-01-16")).toEqual([1, false]);
  });

  test("are disputed from 23 November 2019 to 19 July 2020, as printed calendars differ", async () => {
    const days = ["2019-11-22", "2019-11-23", "2020-07-19", "2020-07-20"];
    const disputed = [];
    for (const day of days) disputed.push((await dayStar(day))[1]);
    expect(disputed).toEqual([false, true, true, false]);
  });

  test("turn early on 23 December 2019 with star 7, or not at all, where that is chosen", async () => {
    expect((await dayStar("2019-12-22", "earlyTurn"))[0]).toBe(7);
    expect((await dayStar("2019-12-23", "earlyTurn"))[0]).toBe(7);
    expect((await dayStar("2020-07-19", "earlyTurn"))[0]).toBe(9);
    expect((await dayStar("2020-06-20", "runsOn"))[0]).toBe(4);
  });
});

describe("branchRelations()", () => {
  const CASES = [
    [0, 1, ["sixCombine"]],
    [2, 11, ["sixCombine", "break"]],
    [5, 8, ["sixCombine", "punish", "break"]],
    [0, 6, ["clash"]],
    [0, 7, ["harm"]],
    [0, 3, ["punish"]],
    [8, 0, ["threeCombine"]],
    [6, 6, ["same", "punish"]],
    [0, 0, ["same"]],
    [0, 2, []],
  ] as const;
  for (const [a, b, kinds] of CASES) {
    test(`finds ${kinds.join(", ") || "nothing"} between ${a} and ${b}, either way round`, () => {
      expect([...branchRelations(a, b)]).toEqual([...kinds]);
      expect([...branchRelations(b, a)]).toEqual([...kinds]);
    });
  }
});

describe("branchRelations() against the published lists", () => {
  const BRANCHES = "子丑寅卯辰巳午未申酉戌亥";
  // mingdecode.com, 地支の組合せ; punishments with their reverse and 自刑 as 360docs.net lists them.
  const LISTS = {
    sixCombine: "子丑 寅亥 卯戌 辰酉 巳申 午未",
    clash: "子午 丑未 寅申 卯酉 辰戌 巳亥",
    harm: "子未 丑午 寅巳 卯辰 申亥 酉戌",
    break: "子酉 寅亥 丑辰 卯午 巳申 未戌",
    punish: "子卯 寅巳 巳申 寅申 丑戌 未戌 丑未 辰辰 午午 酉酉 亥亥",
  } as const;
  for (const [kind, pairs] of Object.entries(LISTS)) {
    test(`finds ${kind} in ${pairs} and nowhere else`, () => {
      const related: string[] = [];
      for (let a = 0; a < 12; a++) {
        for (let b = a; b < 12; b++) {
          if ((branchRelations(a, b) as readonly string[]).includes(kind))
            related.push(BRANCHES[a]! + BRANCHES[b]!);
        }
      }
      expect(related.sort()).toEqual(pairs.split(" ").sort());
    });
  }
});

describe("sukuyo", () => {
  // The published table 月宿傍通暦, all dates of two lodges.
  const TABLE = {
    亢宿: [
      "1-18",
      "2-16",
      "3-14",
      "4-12",
      "5-10",
      "6-8",
      "7-5",
      "8-2",
      "8-29",
      "9-27",
      "10-25",
      "11-22",
      "12-20",
    ],
    箕宿: [
      "1-23",
      "2-21",
      "3-19",
      "4-17",
      "5-15",
      "6-13",
      "7-10",
      "8-7",
      "9-5",
      "10-3",
      "10-30",
      "11-27",
      "12-25",
    ],
  };
  for (const [native, dates] of Object.entries(TABLE)) {
    test(`lodgeOf() gives ${native} to the thirteen printed dates and to no other`, () => {
      const days: string[] = [];
      for (let month = 1; month <= 12; month++) {
        for (let day = 1; day <= 30; day++) {
          if (nativeOf(lodgeOf(month, day).id) === native) days.push(`${month}-${day}`);
        }
      }
      expect(days).toEqual(dates);
    });
  }

  // Taishō 1299, 390c-391a; what stands here is the whole list.
  const GROUPS = {
    stable: "畢翼斗壁",
    gentle: "觜角房奎",
    sharp: "参柳心尾",
    swift: "鬼軫胃婁",
    fierce: "星張箕室",
    light: "井亢女虚危",
    mixed: "昴氐",
  };
  for (const [group, names] of Object.entries(GROUPS)) {
    test(`has ${names} as the ${group} lodges of the sutra`, () => {
      const lodges = LODGES.filter((lodge) => lodge.group === group).map(
        ({ id }) => nativeOf(id)[0]!,
      );
      expect(lodges.sort()).toEqual([...names].sort());
    });
  }

  test("lodgeOf() agrees with the sutra's example: the fifth of the second month is 畢", () => {
    expect(nativeOf(lodgeOf(2, 5).id)).toBe("畢宿");
  });

  test("counts 畢's relations as the sutra's example does", () => {
    const hitsu = lodgeNamed("畢宿");
    const at = (steps: number) => [
      LODGE_RELATION.writings[RELATIONS[steps]!]!.native,
      nativeOf(lodgeAfter(hitsu, steps))[0]!,
    ];
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 18].map(at)).toEqual([
      ["榮", "觜"],
      ["衰", "参"],
      ["安", "井"],
      ["危", "鬼"],
      ["成", "柳"],
      ["壞", "星"],
      ["友", "張"],
      ["親", "翼"],
      ["業", "軫"],
      ["榮", "角"],
      ["胎", "女"],
    ]);
  });

  test("gives 婁 the six harms that are published", async () => {
    const lodge = lodgeNamed("婁宿");
    expect(lodge.index).toBe(25);
    const answer = await call("sukuyo.chart", { birthDate: await dateOf("婁宿") });
    expect(answer["sixHarms"].map((one: any) => one.native)).toEqual([
      "婁宿",
      "畢宿",
      "星宿",
      "軫宿",
      "氐宿",
      "箕宿",
    ]);
    expect(RELATIONS).toHaveLength(27);
  });

  async function dateOf(native: string): Promise<string> {
    for (let day = 1; day <= 28; day++) {
      const birthDate = `1990-05-${String(day).padStart(2, "0")}`;
      if ((await call("sukuyo.chart", { birthDate }))["lodge"].native === native) return birthDate;
    }
    throw new Error(`no day of ${native}`);
  }

  test("declines dates beyond its calendar", async () => {
    const failure = call("sukuyo.chart", { birthDate: "1700-01-01" });
    expect(failure).rejects.toMatchObject({ code: "calendarOutOfRange" });
  });
});

test("readType() reads any case and leaves the Rh sign", () => {
  expect(["a", "ab+", "o-", "AB型", "0", "b Rh+"].map((one) => readType("a", one))).toEqual([
    "A",
    "AB",
    "O",
    "AB",
    "O",
    "B",
  ]);
  expect(() => readType("a", "C")).toThrow("notAType");
});

test("ringOf() has O mind B, B mind AB, AB mind A and A mind O, and A face B", () => {
  const pairs = [
    ["O", "B"],
    ["B", "AB"],
    ["AB", "A"],
    ["A", "O"],
  ] as const;
  for (const [minder, minded] of pairs) {
    expect(ringOf(minder, minded)).toEqual({ relation: "minds", minder });
    expect(ringOf(minded, minder)).toEqual({ relation: "minds", minder });
  }
  expect([ringOf("A", "B").relation, ringOf("O", "AB").relation]).toEqual(["facing", "facing"]);
});

describe("tojeong", () => {
  test("numbersOf() sums the old rows of the stems and branches for all sixty pairs", () => {
    // 先天數 and 中天數 as a public program gives them after badukworld.co.kr, 작괘법.
    const earlier = { 甲己子午: 9, 乙庚丑未: 8, 丙辛寅申: 7, 丁壬卯酉: 6, 戊癸辰戌: 5, 巳亥: 4 };
    const middle = { 甲己辰戌丑未: 11, 乙庚申酉: 10, 丙辛亥子: 9, 丁壬寅卯: 8, 戊癸巳午: 7 };
    const value = (rows: Readonly<Record<string, number>>, sign: string) =>
      Object.entries(rows).find(([signs]) => signs.includes(sign))![1];
    for (let i = 0; i < 60; i++) {
      const pair = yearPillar(1984 + i);
      const [stem, branch] = [...pair.native] as [string, string];
      expect(numbersOf(pair)).toEqual({
        year: value(middle, stem) + value(middle, branch),
        month: value(earlier, stem) + value(earlier, branch),
        day: value(earlier, stem) + value(middle, branch),
      });
    }
  });

  test("moves lines as the book does: 111 is 乾之姤, 112 乾之同人, 113 乾之履", () => {
    const turned = [1, 2, 3].map((line) => hexagramAt(1, moveLine(1, line)));
    expect(turned).toEqual(["姤", "同人", "履"]);
    expect([hexagramAt(7, 3), hexagramAt(7, moveLine(3, 2))]).toEqual(["賁", "大畜"]);
  });

  test("has 64 hexagrams of different names", () => {
    const names = new Set(
      Array.from({ length: 64 }, (_, i) => hexagramAt((i >> 3) + 1, (i & 7) + 1)),
    );
    expect(names.size).toBe(64);
  });

  test("refuses a year before the birth with the nearest that can be read", async () => {
    const failure = call("tojeong.year", { birthDate: "2000-05-05", year: 1990 });
    expect(failure).rejects.toMatchObject({ issues: [{ path: "year", nearest: 2000 }] });
  });
});
