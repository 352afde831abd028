/**
 * Americas and Pacific: the rounds of 260 days, old and new.
 *
 * @example
 * import americasPacific from "./mod.ts";
 * americasPacific.procedures.map((procedure) => procedure.name); // ["maya.birthSign", …]
 */
import { definePlugin } from "#old";
import { aztecTonalpohualliDay } from "./aztec/procedure.ts";
import { dreamspellKin } from "./dreamspell/procedure.ts";
import { mayaBirthSign } from "./maya/birth_sign.ts";
import { mayanTzolkinMatch } from "./maya/tzolkin_match.ts";
import { TRADITIONS } from "./traditions.ts";

export default definePlugin({
  id: "americas-pacific",
  sdk: 1,
  version: "1.0.2",
  title: { en: "Americas and Pacific", zhHant: "美洲與太平洋" },
  summary: {
    en: "The days of the Maya and the Aztecs, and the count that was made after them.",
    zhHant: "馬雅與阿茲特克之日，以及後人仿作之曆。",
  },
  traditions: TRADITIONS,
  procedures: [mayaBirthSign, mayanTzolkinMatch, aztecTonalpohualliDay, dreamspellKin],
});
