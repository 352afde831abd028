/** What an omitted time of birth could have been: the spans of the local day between changes. */
import type { CivilMoment } from "../../time/mod.ts";
import { spansOfDay, type DayMarker } from "../day_spans.ts";
import type { Omittable, Text } from "./contract.ts";

/** The omission of a time of birth, certified by markers. */
export interface OmittedTime {
  readonly says: Text;
  /** Output fields to certify, as JSON pointers; nothing but the markers may change them. */
  readonly verdicts: readonly string[];
  /** What changes the verdicts along the day; none where the day is out of the served range. */
  readonly markers: (
    civil: CivilMoment,
    input: Readonly<Record<string, unknown>>,
  ) => readonly DayMarker[] | null;
}

/** Declares the time of birth as omittable: `run` sees none, the spans of the day are tried. */
export function omittableTime({ says, verdicts, markers }: OmittedTime): Omittable {
  return {
    fields: ["birthTime", "birthHour"],
    assume: null,
    says,
    candidates: (input, civil) => {
      const found = civil && markers(civil, input);
      return found ? spansOfDay(civil, found) : [];
    },
    exhaustive: true,
    verdicts,
  };
}
