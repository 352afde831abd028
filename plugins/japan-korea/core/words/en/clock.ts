/** The clocks of Korean practice, in English. */
export const clockConvention = {
  title: "Clock for day and hour",
  rule: "mean time of the place where a longitude is given; without one, 127.5° east for births by a Korean clock, and the civil clock for others",
  options: {
    civil: "Civil clock without summer time",
    meridian: "Mean time of 127.5° east, thirty minutes behind today's clock",
    mean: "Mean time of the place of birth",
    true: "True solar time of the place of birth",
  },
};
