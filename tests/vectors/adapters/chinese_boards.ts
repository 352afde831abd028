import { differ, verdictOf, type Adapter } from "../adapter.ts";
import { dateAndTime, simplify, simplifyAll } from "./chinese_script.ts";

type Answer = any;

const native = (one: Answer): string => one.native;

function moment(datetime: string) {
  const { date, time } = dateAndTime(datetime);
  return { date, time, timezone: "+08:00", clock: "civil" };
}

const gates: Adapter = {
  files: /^chinese-qimen\.json$/,
  procedures: () => ["qimen.calculate"],
  async judge(one, call) {
    const { datetime } = one["input"] as Answer;
    const { zhiRun, maoShan, ...expected } = one["expect"] as Answer;
    const board: Answer = await call("qimen.calculate", moment(datetime));
    const { pillars, ju } = board;
    const found = {
      pillars: [pillars.year, pillars.month, pillars.day, pillars.hour].map(native),
      term: native(board.termInForce.term),
      dun: native(ju.dun),
      ju: ju.number,
      yuan: native(ju.yuan),
      xunShou: native(board.xunHead),
      hourVoid: board.hourVoid.map(native).join(""),
      dayVoid: board.dayVoid.map(native).join(""),
      hourHorse: native(board.horse),
      zhiFu: { star: native(board.valueStar.star), palace: board.valueStar.palace },
      zhiShi: { door: native(board.valueDoor.door), palace: board.valueDoor.palace },
      palaces: Object.fromEntries(
        board.palaces.map((palace: Answer) => [
          palace.number,
          palace.number === 5
            ? { earth: native(palace.earth) }
            : {
                earth: native(palace.earth),
                sky: palace.heaven.map(native),
                star: palace.stars.map(native),
                door: native(palace.door),
                god: native(palace.god),
              },
        ]),
      ),
    };
    const differences = [...differ(simplifyAll(expected), simplifyAll(found))];
    for (const [method, wanted] of [
      ["zhiRun", zhiRun],
      ["maoShan", maoShan],
    ] as const) {
      if (!wanted) continue;
      const other: Answer = (await call("qimen.calculate", {
        ...moment(datetime),
        method,
      })) as Answer;
      const otherFound = {
        term: simplify(native(other.ju.term)),
        dun: simplify(native(other.ju.dun)),
        ju: other.ju.number,
        yuan: simplify(native(other.ju.yuan)),
      };
      differences.push(...differ(wanted, otherFound, { path: `/${method}` }));
    }
    return verdictOf(differences);
  },
};

export const adapters: readonly Adapter[] = [gates];
