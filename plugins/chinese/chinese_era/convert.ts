import { Refusal } from "#sdk";
import type { EraAnswer } from "./answer.ts";
import { erasIn, erasNamed, readingIn, type Era } from "./eras.ts";
import type { Realm } from "./realms.ts";

/** What is asked: an era with its year, or a year. */
interface Asked {
  readonly era?: string | undefined;
  readonly eraYear?: number | undefined;
  readonly realm?: Realm | undefined;
  readonly year?: number | undefined;
}

/**
 * Finds the year of an era, or the eras of a year.
 *
 * @throws {Refusal} eraOrYear, eraUnknown, eraYearBeyond
 * @source Fang Shiming, Zhongguo Lishi Jinian Biao: regnal years side by side
 */
export function convertEra({ era, eraYear, realm, year }: Asked): EraAnswer {
  if ((era === undefined) === (year === undefined)) throw new Refusal("eraOrYear");
  if (era !== undefined) return ofEra(era, eraYear, realm);
  const readings = erasIn(year!)
    .filter((one) => realm === undefined || one.realm === realm)
    .map((one) => readingIn(one, year!));
  if (readings.length === 0) throw new Refusal("eraUnknown", { era: String(year) });
  return { readings, others: [] };
}

function ofEra(name: string, eraYear: number | undefined, realm: Realm | undefined): EraAnswer {
  const named = erasNamed(name, realm);
  if (named.length === 0) throw new Refusal("eraUnknown", { era: name });
  const holds = ({ from, to, base }: Era) => {
    const year = base + (eraYear ?? from - base + 1) - 1;
    return year >= from && (to === null || year <= to);
  };
  const held = named.filter(holds);
  if (held.length === 0) {
    const last = Math.max(...named.map(({ base, to }) => to! - base + 1));
    throw new Refusal("eraYearBeyond", { era: name, eraYear: eraYear!, last });
  }
  const readings = held.map((one) =>
    readingIn(one, eraYear === undefined ? one.from : one.base + eraYear - 1),
  );
  const { year } = readings[0]!;
  const others = erasIn(year)
    .filter((one) => one !== held[0])
    .map((one) => readingIn(one, year));
  return { readings, others };
}
