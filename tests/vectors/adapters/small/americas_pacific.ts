import {
  formatDate,
  fromFixed,
  julianDayNumber,
  mayanCorrelationShift,
  mayanLongCount,
  type CalendarDate,
  type MayanCorrelation,
} from "#time";
import { SEAL, TONE } from "../../../../plugins/americas-pacific/core/kins.ts";
import { within, type SmallEntry } from "./entry.ts";

type Fields = Readonly<Record<string, unknown>>;

const idOf = (one: unknown) => (one as Fields | undefined)?.["id"];
const textOf = (one: unknown) => (one as Fields | undefined)?.["text"];
const kinOf = (one: unknown) => (one as Fields | undefined)?.["kin"];

/** Rata Die of a written long count under a correlation. */
function fixedOfLongCount({ longCount, correlation }: Fields): number {
  const [baktun, katun, tun, uinal, kin] = String(longCount).split(".").map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const shift = mayanCorrelationShift(Number(correlation) as MayanCorrelation);
  return mayanLongCount.toFixed({ baktun, katun, tun, uinal, kin }) + shift;
}

const fields = ({ year, month, day }: CalendarDate) => [year, month, day];

/** The file writes Maya names without marks of the glottal stop. */
const plain = (text: string) => text.replaceAll(/[ʼ']/g, "");

export const AMERICAS_PACIFIC: readonly SmallEntry[] = [
  {
    procedure: "dreamspell.kin",
    input: ({ date }) => ({ date }),
    view: (answer) => {
      const kin = within(answer, "kin");
      const oracle = within(answer, "oracle") ?? {};
      const [seal, tone] = [idOf(kin?.["seal"]), idOf(kin?.["tone"])];
      return {
        ...answer,
        kin: kinOf(kin) ?? null,
        name: textOf(kin?.["name"]),
        seal: SEAL.ids.findIndex((id) => id === seal) + 1,
        tone: TONE.ids.findIndex((id) => id === tone) + 1,
        color: textOf(kin?.["colour"]),
        wavespellKin: kinOf(answer["wavespell"]),
        guide: kinOf(oracle["guide"]),
        analog: kinOf(oracle["analog"]),
        antipode: kinOf(oracle["antipode"]),
        occult: kinOf(oracle["occult"]),
        galacticActivationPortal: kin?.["galacticActivationPortal"],
        yearBearerKin: kinOf(answer["yearBearer"]),
      };
    },
  },
  {
    // The conversion is #time's; the reading of the day is asked for the names.
    procedure: "mayan.longCountToDate",
    calls: "maya.birthSign",
    input: (given) => ({
      birthDate: formatDate(fromFixed(fixedOfLongCount(given))),
      correlation: String(given["correlation"]),
      language: "yucatec",
    }),
    view: (answer, one) => {
      const fixed = fixedOfLongCount(one["input"] as Fields);
      const [day, haab] = [within(answer, "day"), within(answer, "haab")];
      return {
        jdn: julianDayNumber(fixed),
        calendarRound: plain(`${day?.["text"]} ${haab?.["day"]} ${haab?.["name"]}`),
        gregorianAstronomical: fields(fromFixed(fixed)),
        julianAstronomical: fields(fromFixed(fixed, "julian")),
        lordOfNight: `G${answer["lordOfNight"]}`,
      };
    },
  },
];
