/** Cases of Japan in `east-two.json`. */
import { differ } from "../../adapter.ts";
import type { Judges } from "./judge.ts";

type Any = any;
const oldOf = ({ year, month, isLeapMonth, day }: Any) => ({ year, month, leap: isLeapMonth, day });

export const JAPAN: Judges = {
  "kyureki.convert": async ({ input, wanted, ask }) => {
    const { date, old, rokuyo, china } = await ask("kyureki.convert", input);
    return differ(wanted, {
      date,
      old: oldOf(old),
      rokuyo: rokuyo.native,
      differsFromChina: china.differs,
    });
  },
  "nengo.convert": async ({ input, wanted, ask }) => {
    const { readings } = await ask("nengo.convert", input);
    const byEra = (a: Any, b: Any) => (a.era < b.era ? -1 : 1);
    const found = readings.map(({ era, eraYear, old, court }: Any) => ({
      court: court?.id ?? null,
      era: era.native,
      year: eraYear,
      month: old.month,
      leap: old.isLeapMonth,
      day: old.day,
    }));
    // The file leaves the court out where it gives null, though its rules name it.
    const wantedEras = wanted.eras.toSorted(byEra);
    const plain = found
      .toSorted(byEra)
      .map((one: Any, i: number) => ({ ...one, court: wantedEras[i]?.court ? one.court : null }));
    return differ({ eras: wantedEras }, { eras: plain });
  },
  "japaneseCalendar.microseasons": async ({ input, wanted, ask }) => {
    const { current, seasons } = await ask("japaneseCalendar.microseasons", input);
    if (wanted.starts) {
      // A start within three minutes of midnight is left open by the file.
      const starts = seasons.map(({ start }: Any, i: number) => wanted.starts[i] && start);
      return differ(wanted, { starts });
    }
    const { index, sekki, part, start } = current;
    const term = seasons.findIndex((one: Any) => one.sekki.id === sekki.id) / 3 + 1;
    return differ(wanted, { index, term, part, start });
  },
  "japaneseCalendar.day": async ({ input, wanted, ask }) => {
    const page = await ask("japaneseCalendar.day", input);
    const set = new Set(page.selected.map(({ selected }: Any) => selected.id));
    const marks = [
      "ichiryuManbai",
      "tensha",
      "toraNoHi",
      "miNoHi",
      "tsuchinotoMi",
      "kinoeNe",
      "fujoju",
      "sanrinbo",
    ];
    const found: Any = {
      old: oldOf(page.old),
      rokuyo: page.rokuyo.native,
      dayPillar: page.dayPair.pillar.native,
      setsuMonth: page.setsuMonth.native,
      twelveOfficer: page.choku.native,
      ...Object.fromEntries(marks.map((mark) => [mark, set.has(mark)])),
    };
    return differ(wanted, Object.fromEntries(Object.keys(wanted).map((key) => [key, found[key]])));
  },
  "nineStarKi.directions": async ({ input, wanted, ask }) => {
    const { birthStar, boards } = await ask("nineStarKi.directions", input);
    const short: Any = {
      north: "N",
      northeast: "NE",
      east: "E",
      southeast: "SE",
      south: "S",
      southwest: "SW",
      west: "W",
      northwest: "NW",
    };
    const read = (index: number) => {
      const { stars, centre, ...board } = boards[index];
      const around = stars.map(({ direction, number }: Any) => [short[direction.id], number]);
      const closures = ["fiveYellow", "darkSword", "breaker", "ownStar", "ownTarget"];
      return {
        board: { ...Object.fromEntries(around), C: centre },
        ...Object.fromEntries(closures.map((id) => [id, board[id] ? short[board[id].id] : null])),
      };
    };
    return differ(wanted, { birthStar: birthStar.number, year: read(0), month: read(1) });
  },
};
