import { type Asked, Birth, type Give, type InputOf } from "#sdk";
import { blendOf } from "../core/answer.ts";
import { askEach, deliverSystems } from "../core/call.ts";
import type { NatalAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import { NATAL_SYSTEMS, WEIGHTS, NAME } from "./systems.ts";
import { themesOf } from "./themes.ts";

export { drawWheel as picture } from "./picture.ts";

export async function run(
  given: InputOf<typeof input>,
  give: Give<"call" | "now">,
): Promise<NatalAnswer> {
  const { gender } = given;
  const birth = Object.fromEntries(
    Object.entries(given).filter(([field, value]) => field in Birth && value !== undefined),
  );
  const asked: Asked = { birth, ...(gender ? { gender } : {}) };
  const asks = askEach(NATAL_SYSTEMS, asked, give, WEIGHTS);
  const { systems, answers } = await deliverSystems(asks, give.call);
  const themes = themesOf((chart) => answers.get(chart) ?? null);
  return {
    ...blendOf(NAME, systems),
    themes: themes.map(({ theme, stands, voices }) => ({
      theme,
      stands,
      voices: voices.map(({ system, side, score }) => ({ system, side, points: score })),
    })),
    asOf: new Date(give.now).toISOString().slice(0, 10),
  };
}
