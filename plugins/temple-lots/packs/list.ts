/** Every pack that is served, one line each; a pack is added here and nowhere else. */
import guanyin100 from "./guanyin-100.json" with { type: "json" };

/** Pack values by slug, unchecked. */
export const PACKS: Readonly<Record<string, unknown>> = {
  "guanyin-100": guanyin100,
};
