/** Every tool, in the order in which a model reads them. */
import type { Tool } from "../tool.ts";
import { balance, callMany, callSystem, compareSchools, quote } from "./calls.ts";
import { describeSystem, searchDocsTool, searchSystems } from "./catalogue.ts";
import { showChart } from "./chart.ts";
import { commitDraw, verifyDraw } from "./draws.ts";
import { findPlace, resolveTime } from "./places_time.ts";

export { chartOf } from "./chart.ts";

export const TOOLS = [
  searchSystems,
  describeSystem,
  callSystem,
  callMany,
  compareSchools,
  findPlace,
  resolveTime,
  quote,
  balance,
  commitDraw,
  verifyDraw,
  showChart,
  searchDocsTool,
] as unknown as readonly Tool[];
