/** Cases of `east-two.json` that the calendars of Southeast Asia answer. */
import { differ, verdictOf, type Adapter } from "../adapter.ts";
import { idsIn } from "../terms.ts";

type Any = any;
type Ask = (input: Any) => Promise<Any>;
type Judge = (input: Any, wanted: Any, ask: Ask) => Promise<readonly string[] | string>;

const JUDGES: Readonly<Record<string, Judge>> = {
  "thaiCalendar.convert": async (input, wanted, ask) => {
    const { thai, dayOfMonth, year, suriyayatra } = idsIn(await ask(input)) as Any;
    const { masaken, ...rest } = wanted;
    const differences = differ(rest, {
      ...suriyayatra,
      chulaYear: thai.year,
      month: thai.month,
      day: dayOfMonth,
      waxing: thai.waxing,
      dayOfHalf: thai.day,
      leapMonthYear: year.kind === "addedMonth",
      leapDayYear: year.kind === "addedDay",
      daysInYear: year.days,
    });
    if (differences.length > 0 || suriyayatra.masaken === masaken) return differences;
    return "masaken alone differs: pythaidate adds the days of the year to the horakhun once more before it divides the Moon's gain, against Eade's (avoman quotient + horakhun) / 30";
  },
};

const southeastAsia: Adapter = {
  files: /^east-two\.json$/,
  procedures: (one) => [String(one["procedure"])],
  serves: (one) => Object.hasOwn(JUDGES, String(one["procedure"])),
  async judge(one, call) {
    const name = String(one["procedure"]);
    const found = await JUDGES[name]!(one["input"], one["expect"], (input) => call(name, input));
    return typeof found === "string" ? { kind: "skipped", reason: found } : verdictOf(found);
  },
};
