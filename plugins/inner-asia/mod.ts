/**
 * Tibet, Mongolia and the Turkic world: births by the five forces.
 *
 * @example
 * import innerAsia from "./mod.ts";
 * innerAsia.procedures.map((procedure) => procedure.name); // ["tibetan.natal"]
 */
import { definePlugin } from "#old";
import { tibetanNatal } from "./tibetan/natal.ts";

export default definePlugin({
  id: "inner-asia",
  sdk: 1,
  version: "1.0.1",
  title: { en: "Tibet, Mongolia and the Turkic world", zhHant: "西藏、蒙古與突厥世界" },
  summary: {
    en: "Births by animal, element and the five forces of the White Beryl.",
    zhHant: "依《白琉璃》以生肖、五行與五力論命。",
  },
  traditions: [
    {
      id: "tibetan",
      title: { en: "Tibetan astrology", zhHant: "西藏占星" },
      family: "Tibetan",
      region: "Tibet and Bhutan",
      icon: "icons/tibetan.svg",
    },
  ],
  procedures: [tibetanNatal],
});
