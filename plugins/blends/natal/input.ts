import { CalendarName, CivilDate, CivilTime, Gender, Latitude, Longitude, Type, Zone } from "#sdk";

/** A birth that is known whole: its systems need the time, the place and the zone. */
export const input = Type.Object({
  birthDate: CivilDate,
  birthTime: CivilTime,
  timezone: Zone,
  latitude: Latitude,
  longitude: Longitude,
  calendar: Type.Optional(CalendarName),
  fold: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
  gender: Type.Optional(Gender),
});
