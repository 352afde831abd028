/** How `geomancy.json` is put to the service: shields of four mothers and how their figures meet. */
import { differ, verdictOf, type Adapter, type Call } from "../adapter.ts";
import { withIds } from "../terms.ts";

type Any = any;
const idOf = (name: string) => name.charAt(0).toLowerCase() + name.slice(1).replaceAll(" ", "");
const ids = (names: readonly string[]) => names.map(idOf);

async function judge({ input, expect }: Any, call: Call): Promise<readonly string[]> {
  const { quesitedHouse } = input;
  const mothers = ids(input.mothers);
  const ask = (houses: string) =>
    call("geomancy.judge", { mothers, quesitedHouse, houses }) as Promise<Any>;
  const [common, angles] = await Promise.all([ask("common"), ask("angles")]);
  const { shield } = common;
  const order = angles.houses.map((one: Any) => one.figure);
  const { querent, quesited, perfection } = expect.commonHouses;
  const wanted = ["daughters", "nieces"].flatMap((row) =>
    differ(ids(expect[row]), shield[row], { path: `/${row}` }),
  );
  const single = ["rightWitness", "leftWitness", "judge", "reconciler"].flatMap((place) =>
    differ(idOf(expect[place]), shield[place], { path: `/${place}` }),
  );
  return [
    ...wanted,
    ...single,
    ...differ(idOf(querent), common.querent, { path: "/querent" }),
    ...differ(idOf(quesited), common.quesited, { path: "/quesited" }),
    ...differ([...perfection].sort(), [...common.perfections].sort(), { path: "/perfection" }),
    ...differ(idOf(expect.goldenDawnHouses.ascendant), order[0], { path: "/ascendant" }),
    ...differ(ids(expect.goldenDawnHouses.order), order, { path: "/order" }),
  ];
}

export const adapters: readonly Adapter[] = [
  {
    files: /^geomancy\.json$/,
    procedures: () => ["geomancy.judge"],
    judge: async (one, call) => verdictOf(await judge(one, withIds(call))),
  },
];
