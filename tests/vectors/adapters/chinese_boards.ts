import { differ, verdictOf, type Adapter, type Call } from "../adapter.ts";
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

const plates: Adapter = {
  files: /^chinese-daliuren\.json$/,
  procedures: () => ["daLiuRen.calculate"],
  async judge(one, call) {
    const { datetime } = one["input"] as Answer;
    const board: Answer = await call("daLiuRen.calculate", moment(datetime));
    const { pillars, plate } = board;
    const byEarth = (key: string) =>
      Object.fromEntries(plate.map((cell: Answer) => [cell.earth.native, native(cell[key])]));
    const found = {
      pillars: [pillars.year, pillars.month, pillars.day, pillars.hour].map(native),
      monthGeneral: native(board.monthGeneral.branch),
      hourBranch: native(board.hourBranch),
      dayVoid: board.dayVoid.map(native).join(""),
      day: board.isDay,
      heavenPlate: byEarth("heaven"),
      generals: byEarth("general"),
      lessons: board.lessons.map((lesson: Answer) => ({
        pair: lesson.pair,
        general: native(lesson.general),
      })),
      transmissions: board.transmissions.map((step: Answer) => ({
        branch: native(step.branch),
        general: native(step.general),
        relative: native(step.relative),
        stem: step.stem ? native(step.stem) : "空",
      })),
      type: native(board.gate),
    };
    return verdictOf(differ(simplifyAll(one["expect"]), simplifyAll(found)));
  },
};

const lessons: Adapter = {
  files: /^chinese-daliuren-transmissions\.json$/,
  procedures: () => ["daLiuRen.calculate"],
  async judge(one, call) {
    const { dayPillar, offset } = one["input"] as Answer;
    const { lessons: wanted, transmissions, type, typeVariants } = one["expect"] as Answer;
    const board = await boardWith(call, dayPillar, offset, "depth");
    const steps = (answer: Answer) =>
      answer.transmissions.map((step: Answer) => native(step.branch));
    const differences = [
      ...differ(
        wanted,
        board.lessons.map((lesson: Answer) => lesson.pair),
        { path: "/lessons" },
      ),
      ...differ(Array.isArray(transmissions) ? transmissions : transmissions.depth, steps(board), {
        path: "/transmissions",
      }),
    ];
    if (!Array.isArray(transmissions)) {
      const corners = await boardWith(call, dayPillar, offset, "mengZhong");
      differences.push(...differ(transmissions.mengZhong, steps(corners), { path: "/mengZhong" }));
    }
    const gate = simplify(native(board.gate));
    if (![type, ...(typeVariants ?? [])].includes(gate)) {
      differences.push(`/type: expected ${type}, got ${gate}`);
    }
    return verdictOf(differences);
  },
};

const CYCLE_STEMS = "甲乙丙丁戊己庚辛壬癸";
const CYCLE_BRANCHES = "子丑寅卯辰巳午未申酉戌亥";
/** 2024-01-01 was a 甲子 day. */
const JIA_ZI = Date.UTC(2024, 0, 1);

/** Finds a moment that has the day pillar and the offset of the heaven plate, and asks for its board. */
async function boardWith(
  call: Call,
  dayPillar: string,
  offset: number,
  sheHai: string,
): Promise<Answer> {
  const stem = CYCLE_STEMS.indexOf(dayPillar[0]!);
  const branch = CYCLE_BRANCHES.indexOf(dayPillar[1]!);
  const day = (((6 * stem - 5 * branch) % 60) + 60) % 60;
  for (let round = 0; round < 6; round++) {
    const date = new Date(JIA_ZI + (day + 60 * round) * 86_400_000).toISOString().slice(0, 10);
    const ask = (hour: number): Promise<Answer> => {
      const time = hour === 0 ? "00:30" : `${String(hour * 2 - 1).padStart(2, "0")}:30`;
      return call("daLiuRen.calculate", { ...moment(`${date}T${time}`), sheHai });
    };
    const general = CYCLE_BRANCHES.indexOf((await ask(6)).monthGeneral.branch.native);
    const hour = (((general - offset) % 12) + 12) % 12;
    const board = await ask(hour);
    const isSame = board.monthGeneral.branch.native === CYCLE_BRANCHES[general];
    if (isSame && board.pillars.day.native === dayPillar) return board;
  }
  throw new RangeError(`Cannot find a moment of ${dayPillar} with offset ${offset}`);
}

const EPOCHS: Readonly<Record<string, string>> = {
  tongzong: "tongZong",
  jinjing: "jinJing",
  taojinge: "taoJinGe",
};

const supremeOne: Adapter = {
  files: /^chinese-taiyi\.json$/,
  procedures: () => ["taiYi.calculate"],
  async judge(one, call) {
    const { chart, lunarYear, epoch, datetime } = one["input"] as Answer;
    // The middle of a Gregorian year lies in the lunar year of the same number.
    const when = chart === "year" ? moment(`${lunarYear}-07-01T12:00:00`) : moment(datetime);
    const board: Answer = await call("taiYi.calculate", {
      ...when,
      scope: chart,
      ...(epoch ? { epoch: EPOCHS[epoch] } : {}),
    });
    const { dayPillar, hourPillar, ...expected } = one["expect"] as Answer;
    const found = {
      accumulation: board.accumulation,
      dun: native(board.dun),
      ju: board.ju,
      taiyiPalace: board.palace,
      wenChang: native(board.wenChang.position),
      jiShen: native(board.jiShen.position),
      heShen: native(board.heShen.position),
      shiJi: native(board.shiJi.position),
      hostCount: board.host.count,
      guestCount: board.guest.count,
      cycleRule: native(board.cycle),
      hostGeneral: board.host.general,
      hostDeputy: board.host.deputy,
      guestGeneral: board.guest.general,
      guestDeputy: board.guest.deputy,
      dingMu: native(board.dingMu.position),
      dingCount: board.set.count,
      doors: Object.fromEntries(board.doors.map((one: Answer) => [one.palace, native(one.door)])),
    };
    return verdictOf([
      ...differ(expected, simplifyAll(found)),
      ...(hourPillar ? differ({ hourPillar }, { hourPillar: native(board.unit) }) : []),
    ]);
  },
};

export const adapters: readonly Adapter[] = [gates, plates, lessons, supremeOne];
