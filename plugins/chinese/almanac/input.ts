import { MomentOrNow, Type } from "#sdk";

/** The years for which calendar and tables are held. */
export const FIRST_YEAR = 1646;
export const LAST_YEAR = 9990;

export const input = Type.Object({ ...MomentOrNow });
