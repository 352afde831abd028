import { expect, test } from "bun:test";
import { hourPillar, monthPillar, SIXTY_CYCLE } from "#time";
import { chartOf } from "#east/four_pillars/chart.ts";
import { parsePillars } from "../chart/given_pillars.ts";
import { judgeChart } from "./judge.ts";
import type { SchoolId } from "./view.ts";

function judge(pillars: string) {
  const [year, month, day, hour] = pillars.split(" ") as [string, string, string, string];
  return judgeChart(chartOf(parsePillars({ year, month, day, hour })));
}

const CASES: readonly {
  readonly pillars: string;
  readonly school: SchoolId;
  readonly structure: string;
  readonly state?: string;
  readonly needs: string;
  readonly source: string;
}[] = [
  {
    pillars: "己卯 辛未 壬寅 辛亥",
    school: "zhenquan",
    structure: "directOfficer",
    state: "rescued",
    needs: "resource",
    source: "lun zheng guan: 兩辛解之，是遇傷而佩印也",
  },
  {
    pillars: "庚寅 乙酉 甲子 戊辰",
    school: "zhenquan",
    structure: "directOfficer",
    state: "rescued",
    needs: "officer",
    source: "lun zheng guan: 合煞留官，是雜煞而取清也",
  },
  {
    pillars: "己酉 乙亥 壬戌 庚子",
    school: "zhenquan",
    structure: "jianLu",
    state: "rescued",
    needs: "officer",
    source: "lun jian lu yue jie: 庚合乙而去傷存官",
  },
  {
    pillars: "甲申 乙亥 丙戌 庚寅",
    school: "zhenquan",
    structure: "sevenKillings",
    state: "rescued",
    needs: "wealth",
    source: "lun pian guan: 身重煞輕，借財以清格",
  },
  {
    pillars: "戊辰 庚申 甲子 甲子",
    school: "chanwei",
    structure: "sevenKillings",
    needs: "resource",
    source: "guan sha: 喜支全水局，化其肅殺之氣",
  },
  {
    pillars: "甲午 丁丑 甲午 丙寅",
    school: "chanwei",
    structure: "followOutput",
    needs: "wealth",
    source: "shun ju: 格取從兒",
  },
  {
    pillars: "甲辰 丁卯 壬辰 辛亥",
    school: "chanwei",
    structure: "transformation",
    needs: "wealth",
    source: "jia hua: 日干不得不從合而化矣",
  },
];

for (const { pillars, school, structure, state, needs, source } of CASES) {
  test(`judgeChart() reads ${pillars} as ${structure} by ${school} [${source}]`, () => {
    const { named, success, needs: got } = judge(pillars).opinions[school];
    expect(named.id).toBe(structure as typeof named.id);
    if (state) expect(success.state).toBe(state as typeof success.state);
    expect(got).toBe(needs as typeof got);
  });
}

const WHOLLY_ONES_OWN = [
  ["丙午 甲午 丙午 甲午", "從旺 by Chanwei: wood and fire are welcome, water and metal are not"],
  ["戊午 戊午 戊午 戊午", "nothing but resource and companions"],
  ["壬子 壬子 壬子 辛亥", "潤下: water rules alone"],
] as const;

for (const [pillars, source] of WHOLLY_ONES_OWN) {
  test(`judgeChart() sets neither officer nor wealth against ${pillars} [${source}]`, () => {
    const { opinions } = judge(pillars);
    for (const { needs } of Object.values(opinions)) {
      expect(["companions", "output", "resource"]).toContain(needs);
    }
  });
}

test("judgeChart() sets neither officer nor wealth against support of 85 % by Chanwei, in 6,000 charts", () => {
  const seed = 20_260_101;
  const next = streamOf(seed);
  const below = (count: number) => Math.floor(next() * count);
  let seen = 0;
  for (let i = 0; i < 6000; i++) {
    const year = SIXTY_CYCLE[below(60)]!;
    const day = SIXTY_CYCLE[below(60)]!;
    const month = monthPillar(year.stem.index, below(12));
    const hour = hourPillar(day.stem.index, below(12));
    const { view, opinions } = judgeChart(chartOf({ year, month, day, hour }));
    if (Math.round(view.support * 1000) < 850) continue;
    seen++;
    const { needs } = opinions.chanwei;
    const native = [year, month, day, hour].map((pair) => pair.native).join(" ");
    expect(`${native} ${needs}`).not.toMatch(/officer|wealth/);
  }
  expect(seen).toBeGreaterThan(50);
});

/** Mulberry32: floats in [0, 1). */
function streamOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
