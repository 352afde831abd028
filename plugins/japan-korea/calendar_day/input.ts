import { CivilDate, Type } from "#sdk";
import { LEAP_2033 } from "../calendar/old_calendar.ts";
import { CONVENTIONS as STARS } from "../nine_star/chart/input.ts";

export const input = Type.Object({ date: CivilDate });

export const CONVENTIONS = {
  lodges: {
    default: "twentyEight",
    options: {
      twentyEight: {
        source: "almanacs since the Jōkyō calendar of 1685: 28 lodges in unbroken turn",
      },
      twentySeven: {
        source: "Xiuyao jing and the almanacs of Senmyō, to 1684: 27 lodges by the old date",
      },
    },
  },
  leap2033: LEAP_2033,
  longRun: STARS.longRun,
} as const;
