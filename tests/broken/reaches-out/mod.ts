import { toDiscordian } from "../../../plugins/world-calendars/discordian/rules.ts";
import { definePlugin, defineProcedure, Type } from "#sdk";

const words = {
  languages: () => ["en"],
  load: async () => ({ title: "Test", summary: "Test", traditions: {} }),
};

const procedure = defineProcedure({
  name: "reachesOut.value",
  tradition: "reaches-out",
  words,
  kind: "calculation",
  cost: 1,
  input: Type.Object({}),
  output: Type.Object({ value: Type.Integer() }),
work: async () => ({ run: () => ({ value: 1 }) }),
  examples: [{ title: "one", input: {}, expect: { value: 1 }, source: "definition" }],
  references: [{ title: "Definition" }],
});

export default definePlugin({
  id: "reaches-out",
  sdk: 1,
  version: "1.0.0",
  words,
  traditions: [{ id: "reaches-out", icon: "icon.svg" }],
  procedures: [procedure],
});
export const borrowed = toDiscordian;
