/** Calendar and ages of Vietnam. */
import { differ } from "../../adapter.ts";
import type { Judges } from "./judge.ts";

/** Names without marks and in small letters, as the file writes them. */
const plain = (native: string) =>
  native
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replaceAll("Đ", "D")
    .replaceAll("đ", "d")
    .toLowerCase();

export const VIETNAM: Judges = {
  "vietnameseCalendar.day": async ({ input, wanted, ask }) => {
    const { date, lunar, china } = await ask("vietnameseCalendar.day", input);
    const { year, month, isLeapMonth, day } = lunar;
    return differ(wanted, {
      date,
      lunar: { year, month, leap: isLeapMonth, day },
      differsFromChina: china.differs,
    });
  },
  "kimLau.check": async ({ input, wanted, ask }) => {
    const { nominalAge, kimLau, tamTai, hoangOc } = await ask("kimLau.check", input);
    return differ(wanted, {
      nominalAge,
      kimLau: kimLau && plain(kimLau.native).replace("kim lau ", ""),
      tamTai,
      hoangOc: plain(hoangOc.native),
    });
  },
};
