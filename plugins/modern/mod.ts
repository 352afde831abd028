/**
 * Modern systems: the enneagram.
 *
 * @example
 * import modern from "./mod.ts";
 * modern.procedures.map((procedure) => procedure.name); // ["compatibility.enneagram"]
 */
import { definePlugin } from "#old";
import { enneagramMatch } from "./enneagram/enneagram_match.ts";

export default definePlugin({
  id: "modern",
  sdk: 1,
  version: "1.0.0",
  title: { en: "Modern systems", zhHant: "現代體系" },
  summary: {
    en: "Systems of the twentieth century that rest on what people say of themselves.",
    zhHant: "二十世紀依個人自述而立的體系。",
  },
  traditions: [
    {
      id: "enneagram",
      title: { en: "Enneagram of personality", zhHant: "九型人格" },
      family: "Modern",
      region: "Bolivia, Chile, United States",
      icon: "icons/enneagram.svg",
    },
  ],
  procedures: [enneagramMatch],
});
