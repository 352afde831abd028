import { Birth, Gender, oneOf, Type } from "#sdk";
import { SIXTY_CYCLE } from "#time";

/** A pillar as people bring it: 甲子. */
const GivenPillar = oneOf(SIXTY_CYCLE.map(({ native }) => native));

/** Four pillars in place of a birth; three where the hour is not known. */
export const GivenPillars = Type.Object({
  year: GivenPillar,
  month: GivenPillar,
  day: GivenPillar,
  hour: Type.Optional(GivenPillar),
});

export const input = Type.Object({
  ...Birth,
  birthDate: Type.Optional(Birth.birthDate),
  pillars: Type.Optional(GivenPillars),
  gender: Type.Optional(Gender),
});
