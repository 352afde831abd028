import type { Stem } from "#time";
import type { GenderName } from "../../core/gender.ts";
import type { Chart } from "../chart/chart.ts";
import type { StageRules } from "../chart/pillar_view.ts";
import type { StarRules } from "../chart/stars.ts";
import type { UsefulGod } from "../chart/useful_god_answer.ts";
import type { Standing } from "./meetings.ts";

/** What a passing pillar is judged against. */
export interface Ground {
  readonly dayMaster: Stem;
  readonly gender: GenderName;
  readonly chart: Chart;
  readonly starRules: StarRules;
  readonly roles: UsefulGod["roles"];
  readonly stages: StageRules;
  readonly standing: Standing;
}
