import { expect, test } from "bun:test";
import { ask, type Answer } from "../../../testing/ask.ts";
import { ziweiChart } from "../procedure.ts";

/** Charts of a span of years, dense enough that each pattern below occurs. */
const CHARTS: readonly Answer[] = await Promise.all(
  Array.from({ length: 1500 }, (_, i) =>
    ask(ziweiChart, {
      birthDate: new Date(Date.UTC(1950, 1, 20 + i * 9)).toISOString().slice(0, 10),
      birthHour: (i * 7) % 24,
      timezone: "+08:00",
      clock: "civil",
      gender: i % 2 ? "male" : "female",
    }),
  ),
);

const held = (palace: Answer): readonly string[] =>
  [...palace.majorStars, ...palace.minorStars].flatMap(({ star, transformation }) => [
    star.native,
    ...(transformation ? [transformation.native] : []),
  ]);
const square = ({ palaces }: Answer) => [0, 4, 6, 8].flatMap((i) => held(palaces[i]));
const found = (chart: Answer, name: string): Answer | undefined =>
  chart.patterns.find(({ pattern }: Answer) => pattern.native === name);
const onLife = (chart: Answer, branch: string, star: string) =>
  chart.lifePalace.native === branch && held(chart.palaces[0]).includes(star);

/** Name, the stars as the passage puts them, the limit that makes it whole; all from 論諸星同垣. */
const CASES: readonly {
  readonly name: string;
  readonly stars: (chart: Answer) => boolean;
  readonly isFull: (chart: Answer) => boolean;
  readonly source: string;
}[] = [
  {
    name: "日麗中天",
    stars: (chart) => onLife(chart, "午", "太陽"),
    isFull: ({ year }) => "庚辛丁己".includes(year.native[0]),
    source: "太陽居午庚辛丁己人富貴雙全",
  },
  {
    name: "梁居午位",
    stars: (chart) => onLife(chart, "午", "天梁"),
    isFull: ({ year }) => "丁己癸".includes(year.native[0]),
    source: "天梁居午位官資清顯朝堂",
  },
  {
    name: "巨機居卯",
    stars: (chart) => onLife(chart, "卯", "巨門") && onLife(chart, "卯", "天機"),
    isFull: ({ year }) => "乙辛己丙".includes(year.native[0]),
    source: "巨機居卯乙辛己丙至公卿",
  },
  {
    name: "陽梁昌祿",
    stars: (chart) => {
      const seen = square(chart);
      const three = ["太陽", "天梁", "文昌"].every((star) => seen.includes(star));
      return three && (seen.includes("祿存") || seen.includes("化祿"));
    },
    isFull: () => true,
    source: "天梁太陽昌祿會臚傳第一名",
  },
];

for (const { name, stars, isFull, source } of CASES) {
  test(`findPatterns() knows ${name}, and its limits (${source})`, () => {
    const wanted = CHARTS.filter(stars);
    expect(wanted.length).toBeGreaterThan(0);
    expect(CHARTS.filter((chart) => found(chart, name))).toEqual(wanted);
    for (const chart of wanted) {
      const { standing, against } = found(chart, name)!;
      expect(standing.native).toBe(isFull(chart) ? "成格" : "次格");
      expect(against.length === 0).toBe(isFull(chart));
    }
  });
}

test("findPatterns() names the patterns of the periods only where a date is given", async () => {
  const birth = { birthDate: "1946-11-18", birthTime: "03:30", timezone: "+08:00", clock: "civil" };
  const periodic = ["風雲際會", "錦上添花", "祿衰馬困", "吉凶相伴", "枯木逢春"];
  const names = async (more: object) => {
    const { patterns } = await ask(ziweiChart, { ...birth, gender: "male", ...more });
    return patterns.map(({ pattern }: Answer) => pattern.native);
  };
  expect((await names({})).filter((name: string) => periodic.includes(name))).toEqual([]);
  const dated = await Promise.all([1990, 2000, 2010].map((y) => names({ onDate: `${y}-07-01` })));
  expect(dated.flat().some((name: string) => periodic.includes(name))).toBe(true);
});
