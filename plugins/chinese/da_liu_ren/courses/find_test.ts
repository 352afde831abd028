import { expect, test } from "bun:test";
import { ask, type Answer } from "../../testing/ask.ts";
import { daLiuRenCalculate } from "../procedure.ts";

const namesOf = ({ gate, courses, chain }: Answer): readonly string[] => [
  gate.native,
  ...courses.map(({ course }: Answer) => course.native),
  ...(chain ? [chain.native] : []),
];

const CASES = [
  ["ding-chou", "shen", "zi", "巳丑酉", ["元首", "從革"], "7, 元首課"],
  ["bing-xu", "shen", "si", "申亥寅", ["重審", "元胎"], "7, 重審課"],
  ["ren-chen", "chen", "si", "戌酉申", ["知一", "退茹"], "7, 知一課"],
  ["geng-zi", "shen", "xu", "午辰寅", ["涉害", "見機"], "7, 涉害課"],
  ["geng-xu", "shen", "chen", "辰申子", ["涉害", "察微"], "7, 涉害課"],
  ["ren-chen", "shen", "si", "戌丑辰", ["遙剋", "蒿矢"], "7, 遙克課"],
  ["ren-shen", "hai", "shen", "巳申亥", ["遙剋", "彈射"], "7, 遙克課"],
  ["wu-shen", "chen", "mao", "戌酉午", ["昴星", "虎視"], "7, 昴星課"],
  ["ding-chou", "chou", "chen", "子辰戌", ["昴星", "冬蛇掩目"], "7, 昴星課"],
  ["bing-chen", "chen", "mao", "亥午午", ["別責"], "7, 別責課"],
  ["ji-wei", "you", "wei", "酉酉酉", ["八專", "獨足"], "7, 八專課"],
  ["ding-wei", "chen", "chou", "亥戌戌", ["八專", "帷簿不修"], "7, 八專課"],
  ["xin-chou", "hai", "si", "亥未辰", ["返吟", "井欄射"], "7, 返吟課"],
  ["bing-chen", "wei", "yin", "寅未子", ["六儀"], "7, 六儀課"],
  ["jia-zi", "zi", "mao", "午卯子", ["軒蓋"], "8, 軒蓋課"],
  ["xin-chou", "hai", "chen", "卯戌巳", ["斫輪"], "8, 斫輪課"],
  ["ren-zi", "xu", "si", "巳戌卯", ["引從", "鑄印"], "8, 引從課"],
  ["jia-yin", "wei", "hai", "戌午寅", ["斬關"], "8, 斬關課"],
  ["jia-shen", "zi", "mao", "巳寅亥", ["閉口"], "8, 閉口課"],
  ["wu-zi", "you", "wu", "卯午酉", ["三交"], "9, 三交課"],
  ["jia-xu", "hai", "mao", "戌午寅", ["贅婿"], "9, 贅婿課"],
  ["ding-mao", "xu", "chen", "卯酉卯", ["龍戰"], "9, 龍戰課"],
] as const;

for (const [dayPillar, monthGeneral, hourBranch, steps, names, chapter] of CASES) {
  test(`findCourses() names ${dayPillar}, ${monthGeneral} over ${hourBranch} ${names.join(" ")} [Da Liu Ren Daquan ${chapter}]`, async () => {
    const board = await ask(daLiuRenCalculate, { dayPillar, monthGeneral, hourBranch });
    expect(board.transmissions.map(({ branch }: Answer) => branch.native).join("")).toBe(steps);
    expect(namesOf(board)).toEqual(expect.arrayContaining([...names]));
  });
}

test("findCourses() sees the three lights of 戊寅 [Da Liu Ren Daquan 7, 三光課]", async () => {
  // The print says 午時寅將; its plate is 寅時午將 with the noble of the day, as the 心鏡 beside it has it.
  const plate = { dayPillar: "wu-yin", monthGeneral: "wu", hourBranch: "yin", dayNight: "day" };
  const board = await ask(daLiuRenCalculate, plate);
  expect(board.lessons.map(({ pair }: Answer) => pair)).toEqual(["酉戊", "丑酉", "午寅", "戌午"]);
  expect(namesOf(board)).toEqual(expect.arrayContaining(["昴星", "虎視", "三光"]));
});

test("a course that hangs on the year is named on condition, and falls away in another year", async () => {
  const plate = { dayPillar: "gui-you", monthGeneral: "si", hourBranch: "you" };
  const dragon = async (more: object) => {
    const board = await ask(daLiuRenCalculate, { ...plate, ...more });
    return board.courses.find(({ course }: Answer) => course.native === "龍德");
  };
  expect((await dragon({})).ifYear.native).toBe("巳");
  expect((await dragon({ yearBranch: "si" })).ifYear).toBe(null);
  expect(await dragon({ yearBranch: "wu" })).toBe(undefined);
});

test("daLiuRen.calculate asks for the whole of a board given without a date", async () => {
  const asked = ask(daLiuRenCalculate, { dayPillar: "gui-you", hourBranch: "you" });
  await expect(asked).rejects.toMatchObject({ code: "boardIncomplete" });
});

test("daLiuRen.calculate reads a matter from its general: rain from the azure dragon", async () => {
  const board = await ask(daLiuRenCalculate, {
    dayPillar: "ji-mao",
    monthGeneral: "yin",
    hourBranch: "you",
    question: "Will it rain tomorrow?",
  });
  expect(board.matter).toMatchObject({ topic: { id: "rain" }, general: { native: "青龍" } });
});
