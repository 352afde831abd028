import { differ, verdictOf, type Adapter } from "../adapter.ts";
import { dateAndTime, simplify, simplifyAll } from "./chinese_script.ts";

type Answer = any;

const native = (one: Answer): string => one.native;

/** Cases that give no moment count by numbers alone: any moment will do. */
function moment(datetime: string | undefined) {
  const { date, time } = dateAndTime(datetime ?? "2024-06-15T12:00:00");
  return { date, time, timezone: "+08:00", clock: "civil" };
}

const sixLines: Adapter = {
  files: /^chinese-liuyao\.json$/,
  procedures: () => ["liuyao.calculate"],
  async judge(one, call) {
    const { lines, datetime } = one["input"] as Answer;
    const board: Answer = await call("liuyao.calculate", { ...moment(datetime), lines });
    const found = {
      hexagram: board.hexagram.fullName,
      lines: board.hexagram.lines,
      palace: native(board.palace),
      generation: native(board.generation),
      shi: board.self,
      ying: board.response,
      naJia: board.lines.map((line: Answer) => native(line.naJia)),
      relatives: board.lines.map((line: Answer) => native(line.relative)),
      spirits: board.lines.map((line: Answer) => native(line.spirit)),
      void: board.void.map(native).join(""),
      dayPillar: native(board.day),
      moving: board.moving,
      hidden: board.lines.flatMap((line: Answer) =>
        line.hidden
          ? [
              {
                relative: native(line.hidden.relative),
                line: line.place,
                naJia: native(line.hidden.naJia),
              },
            ]
          : [],
      ),
      ...(board.changed
        ? {
            changed: {
              hexagram: board.changed.hexagram.fullName,
              lines: board.changed.hexagram.lines,
              palace: native(board.changed.palace),
              naJia: board.changed.naJia.map(native),
              relatives: board.changed.relatives.map(native),
            },
          }
        : {}),
    };
    const expected = one["expect"] as Answer;
    const order = (list: readonly Answer[]) =>
      [...list].sort(
        (a, b) => a.line - b.line || (simplify(a.relative) < simplify(b.relative) ? -1 : 1),
      );
    return verdictOf(
      differ(
        simplifyAll({ ...expected, hidden: order(expected.hidden ?? []) }),
        simplifyAll({ ...found, hidden: order(found.hidden) }),
      ),
    );
  },
};

const plumBlossom: Adapter = {
  files: /^chinese-meihua\.json$/,
  procedures: () => ["meihua.calculate"],
  async judge(one, call) {
    const { method, datetime, numbers } = one["input"] as Answer;
    const answer: Answer = await call("meihua.calculate", {
      ...moment(datetime),
      ...(method === "time" ? {} : { numbers }),
    });
    const figure = (hexagram: Answer) => ({ hexagram: hexagram.fullName, lines: hexagram.lines });
    const trigram = (one: Answer) => ({
      trigram: native(one.trigram),
      element: native(one.element),
    });
    const { year, month, day, hour } = answer.counted;
    const found = {
      numbers: { year, month, day, hour },
      upper: native(answer.upper),
      lower: native(answer.lower),
      movingLine: answer.movingLine,
      ...figure(answer.hexagram),
      mutual: figure(answer.mutual),
      changed: figure(answer.changed),
      ti: trigram(answer.body),
      yong: trigram(answer.use),
      relation: native(answer.relation),
    };
    return verdictOf(differ(simplifyAll(one["expect"]), simplifyAll(found)));
  },
};

const sixPalms: Adapter = {
  files: /^chinese-xiaoliuren\.json$/,
  procedures: () => ["xiaoLiuRen.calculate"],
  async judge(one, call) {
    const { datetime, numbers } = one["input"] as Answer;
    if (numbers) {
      const input = { ...moment(undefined), numbers };
      const { month, day, hour }: Answer = await call("xiaoLiuRen.calculate", input);
      const found = {
        first: native(month.palm),
        second: native(day.palm),
        third: native(hour.palm),
      };
      return verdictOf(differ(one["expect"], simplifyAll(found)));
    }
    const answer: Answer = await call("xiaoLiuRen.calculate", moment(datetime));
    return verdictOf(
      differ(
        one["expect"],
        simplifyAll({
          month: native(answer.month.palm),
          day: native(answer.day.palm),
          hour: native(answer.hour.palm),
          lunarMonth: answer.counted.lunarMonth,
          lunarDay: answer.counted.lunarDay,
          hourBranch: native(answer.counted.hour),
        }),
      ),
    );
  },
};

export const adapters: readonly Adapter[] = [sixLines, plumBlossom, sixPalms];
