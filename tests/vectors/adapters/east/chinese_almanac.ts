/** Pages of years and religious days, circuits of qi and the compass, as `east-two.json` has them. */
import * as OpenCC from "opencc-js";
import { differ } from "../../adapter.ts";
import type { Judges } from "./judge.ts";

/** The file writes simplified characters. */
const simplify = OpenCC.Converter({ from: "tw", to: "cn" });
const native = (one: any): string => one.native;
const simplified = (list: readonly any[]) => list.map((one) => simplify(one.native));

/** Slips of the file's source in names. */
const SLIPS: readonly (readonly [string, string])[] = [
  ["紫徽", "紫微"],
  ["恒候", "桓侯"],
  ["地祗", "地祇"],
  ["司今朝天", "司命朝天"],
];
const mended = (name: string) =>
  SLIPS.reduce((text, [slip, right]) => text.replace(slip, right), name);
/** Brackets hold another name of the same person. */
const bare = (name: string) => mended(name.replace(/\([^)]*\)/g, ""));

const lunarOf = ({ year, month, isLeapMonth: leap, day }: any) => ({ year, month, leap, day });

export const CHINESE_ALMANAC: Judges = {
  async "almanac.year"({ input, wanted, ask }) {
    const page = await ask("almanac.year", { ...input, taiSuiSide: "table" });
    const counts = Object.fromEntries(page.counts.map((one: any) => [one.count.id, one.number]));
    for (const { count, people, things } of page.people) counts[count.id] = [people, things];
    return differ(wanted, {
      yearPillar: native(page.pillar),
      counts,
      jupiterDirection: simplify(native(page.taiSui.direction)),
      yearStar: "一二三四五六七八九".indexOf(native(page.star)[0]!) + 1,
      days: page.days,
      leapMonth: page.leapMonth ?? 0,
      dogDays: { 初伏: page.dogDays[0], 中伏: page.dogDays[1], 末伏: page.dogDays[2] },
      firstNine: page.firstNine,
      plumRain: { 入梅: page.plumRain.from, 出梅: page.plumRain.to },
    });
  },
  async "buddhistCalendar.day"({ input, wanted, ask }) {
    const day = await ask("buddhistCalendar.day", input);
    const fasts = new Set(day.fasts.map(({ id }: any) => id));
    return differ(
      { ...wanted, precepts: wanted.precepts.map(mended).sort() },
      {
        lunar: lunarOf(day.lunar),
        buddhistYear: day.buddhistYear,
        buddhaDays: simplified(day.buddhaDays),
        fasts: Object.fromEntries(Object.keys(wanted.fasts).map((id) => [id, fasts.has(id)])),
        precepts: simplified(day.notes).sort(),
      },
    );
  },
  async "taoistCalendar.day"({ input, wanted, ask }) {
    const day = await ask("taoistCalendar.day", input);
    const kinds = new Set(day.kinds.map(({ id }: any) => id));
    const { deityDays, wuDay: _wu, ...rest } = wanted;
    const flags = Object.keys(rest).filter((key) => typeof rest[key] === "boolean");
    return differ(
      { ...wanted, deityDays: deityDays.map(bare).sort() },
      {
        lunar: lunarOf(day.lunar),
        taoYear: day.taoYear,
        deityDays: simplified(day.days).map(bare).sort(),
        ...Object.fromEntries(flags.map((id) => [id, kinds.has(id)])),
        wuDay: kinds.has("mingWu") || kinds.has("anWu"),
      },
    );
  },
  async "wuYunLiuQi.year"({ input, wanted, ask }) {
    const year = await ask("wuYunLiuQi.year", input);
    return differ(wanted, {
      pillar: native(year.pillar),
      greatCircuit: { element: native(year.great.element), excess: year.great.isExcess },
      hostCircuits: year.circuits.map(({ host }: any) => native(host)),
      guestCircuits: year.circuits.map(({ guest }: any) => native(guest)),
      sky: native(year.sky),
      earth: native(year.earth),
      hostQi: year.steps.map(({ host }: any) => native(host)),
      guestQi: year.steps.map(({ guest }: any) => native(guest)),
      classes: year.classes.map(native),
    });
  },
  async "luoPan.read"({ input, wanted, ask }) {
    const read = await ask("luoPan.read", input);
    return differ(wanted, {
      mountain: native(read.mountain),
      centreDeg: read.centreDeg,
      offsetDeg: read.offsetDeg,
      trigram: native(read.trigram),
      dragon: native(read.dragon)[0],
      polarity: read.polarity.id,
      opposite: native(read.opposite),
      nearMountainBoundary: read.isNearBoundary,
      replacementZone: read.isReplacement,
    });
  },
};
