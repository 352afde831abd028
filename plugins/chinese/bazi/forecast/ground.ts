import type { Stem } from "#time";
import type { GenderName } from "#east/gender.ts";
import type { Chart } from "#east/four_pillars/chart.ts";
import type { StageRules } from "#east/four_pillars/view.ts";
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
