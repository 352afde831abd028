/** The wall calendar of Bali by the Moon: full and new Moons, days with two lunar days, the day of silence. */
import type { Lang } from "#sdk";
import { balineseSaka, balineseSakaDay } from "#time";
import { answersFor } from "../../core/day.ts";
import { drawWall } from "../../core/wall.ts";
import { sakaFeasts } from "../core/feasts.ts";
import type { SakaAnswer } from "./answer.ts";
import { moonOf } from "./rules.ts";
import type { SakaWords } from "./words/en.ts";

/** Draws it. */
export function drawSaka(answer: SakaAnswer, { picture, terms }: SakaWords, lang: Lang): string {
  const { civil, saka, monthName, moon, lunarDays, feasts, ngunaratri } = answer;
  const lines = [
    picture.moon(terms.balineseMoon[moon], lunarDays),
    ...feasts.map((feast) => terms.sakaFeast[feast].text),
    ...(ngunaratri ? [picture.ngunaratri] : []),
    picture.coming(answer.coming.purnama, answer.coming.tilem),
  ];
  return drawWall({
    id: "balinese-saka",
    lang,
    title: picture.title(civil.date),
    desc: lines.join("; "),
    colour: "#7a4a1e",
    band: picture.band(monthName, saka.year),
    figure: lunarDays.join("/"),
    lines,
    date: civil.date,
    ...picture.wall,
    legend: picture.legend,
    cell: (fixed) => {
      if (!answersFor(balineseSaka, fixed - 2) || !answersFor(balineseSaka, fixed + 1)) return null;
      const day = balineseSakaDay(fixed);
      const days = day.ngunaratri ? `${day.day}/${(day.day % 15) + 1}` : String(day.day);
      const feast = sakaFeasts(fixed).includes("nyepi");
      const isHoly = day.moon !== null || feast;
      return {
        label: picture.cell(day.waxing, days),
        ...(feast || day.moon !== null
          ? { note: feast ? "Nyepi" : terms.balineseMoon[moonOf(day)].split("（")[0]! }
          : {}),
        ...(isHoly ? { tone: "holy" as const } : {}),
      };
    },
  });
}
