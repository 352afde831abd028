/** How `medieval.json` is put to the service: firdaria by sect, sub-periods and their shares. */
import { differ, verdictOf, type Adapter, type Call } from "../adapter.ts";
import { withIds } from "../terms.ts";

type Any = any;

const SCHOOLS: Readonly<Record<string, string>> = { bonatti: "afterMars" };
const idOf = (name: string) =>
  name.includes(" ")
    ? name.charAt(0).toLowerCase() + name.slice(1).replace(" ", "")
    : name.toLowerCase();

/** "1y 5m 4d 7h" in days of a year of 360. */
function daysOf(text: string): number {
  const worth: Readonly<Record<string, number>> = { y: 360, m: 30, d: 1, h: 1 / 24 };
  return [...text.matchAll(/(\d+)([ymdh])/g)].reduce(
    (sum, [, n, unit]) => sum + Number(n) * worth[unit!]!,
    0,
  );
}

async function judge({ input, expect }: Any, call: Call): Promise<readonly string[]> {
  if (input.units) {
    const answer: Any = await call("medieval.firdaria", { sect: "day", year: "of360" });
    // The book cuts off what is below an hour.
    return Object.entries(expect as Record<string, string>).flatMap(([lord, share]) => {
      const period = answer.periods.find((one: Any) => one.lord === idOf(lord));
      return differ(daysOf(share), period.subs[0].years * 360, {
        path: `/${lord}`,
        tolerance: 1 / 24 + 1e-6,
      });
    });
  }
  if (input.period) {
    const answer: Any = await call("medieval.firdaria", { sect: "day" });
    const of = (name: string) => answer.periods.find((one: Any) => one.lord === idOf(name));
    const { subs, years } = of(input.period);
    return [
      ...differ(
        expect.subLords.map(idOf),
        subs.map((one: Any) => one.lord),
        { path: "/subLords" },
      ),
      ...differ(
        Array(7).fill(years / 7),
        subs.map((one: Any) => one.years),
        {
          path: "/share",
          tolerance: 1e-5,
        },
      ),
      ...differ([0, 0], [of("North Node").subs.length, of("South Node").subs.length], {
        path: "/nodes",
      }),
    ];
  }
  const answer: Any = await call("medieval.firdaria", {
    sect: input.sect,
    nodes: SCHOOLS[input.nodes] ?? "last",
  });
  return [
    ...differ(
      expect.periods.map(([lord, years]: [string, number]) => [idOf(lord), years]),
      answer.periods.map((one: Any) => [one.lord, one.years]),
      { path: "/periods" },
    ),
    ...differ(
      expect.endAges,
      answer.periods.map((one: Any) => one.fromAge + one.years),
      { path: "/endAges", tolerance: 1e-6 },
    ),
  ];
}

export const adapters: readonly Adapter[] = [
  {
    files: /^medieval\.json$/,
    procedures: (one) => [one["procedure"] as string],
    judge: async (one, call) => verdictOf(await judge(one, withIds(call))),
  },
];
