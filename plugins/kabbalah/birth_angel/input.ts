import { Birth, omittableTime, Type } from "#sdk";

export const input = Type.Object({ ...Birth });

/** Without a time of birth: what hangs on the Sun's degree. */
export const TIME_OMITTABLE = omittableTime({
  verdicts: ["/arc/number", "/day/number"],
});
