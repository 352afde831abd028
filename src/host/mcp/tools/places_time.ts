/** Tools for places and clocks: free, no token. */
import { Type } from "@sinclair/typebox";
import { defineTool, type Fields } from "../tool.ts";
import { closed, inLanguage, LANG, open, showing } from "./shared.ts";

export const findPlace = defineTool({
  name: "find_place",
  title: "Find a place",
  description:
    "Towns of the world by name in any script, with coordinates and time zone. Systems take a name as `place` directly; use this where several are called alike. Free.",
  charges: false,
  input: Type.Object(
    {
      text: Type.String({
        minLength: 1,
        maxLength: 120,
        description: "Springfield, Illinois; 台北; gn:1668341",
      }),
      country: Type.Optional(Type.String({ description: "Name or code" })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 20, description: "Default 5" })),
      lang: LANG,
    },
    closed,
  ),
  output: Type.Object({ places: Type.Array(open("id, label, latitude, longitude, timezone")) }),
  async run({ lang, limit = 5, ...input }, session) {
    const { answer } = await session.ask("places.search", inLanguage({ ...input, limit }, lang));
    const found = (answer["places"] ?? []) as readonly Fields[];
    const places = found.map(({ id, label, latitude, longitude, timezone }) => ({
      id,
      label: (label as Fields)["text"],
      latitude,
      longitude,
      timezone,
    }));
    return { places };
  },
});

export const resolveTime = defineTool({
  name: "resolve_time",
  title: "Resolve a local time",
  description:
    "A civil time at a place to UTC with the rule that applied: daylight saving, local mean time before zones, true solar time, Julian day. Free.",
  charges: false,
  input: Type.Object(
    {
      date: Type.Optional(Type.String({ description: "YYYY-MM-DD; left out: now" })),
      time: Type.Optional(Type.String({ description: "HH:MM[:SS]" })),
      place: Type.Optional(Type.String({ description: "Name of a town; or timezone" })),
      timezone: Type.Optional(Type.String({ description: "IANA zone or offset" })),
      calendar: Type.Optional(
        Type.Unsafe<string>({ type: "string", enum: ["gregorian", "julian"] }),
      ),
      lang: LANG,
    },
    closed,
  ),
  output: open("utc, local, zone, offset, julianDayUt, trueSolarTime, warnings"),
  async run({ lang, ...input }, session) {
    const { answer } = await session.ask("time.resolve", inLanguage(input, lang));
    const shown = showing(session, "time.resolve", {})(answer);
    const { reading: _own, notice: _said, lang: _of, time: _receipt, ...facts } = shown;
    return facts;
  },
});
