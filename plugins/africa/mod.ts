/**
 * Africa: the odu of Ifa, the seeds of sikidy, the tablets of hakata.
 *
 * @example
 * import africa from "./mod.ts";
 * africa.procedures.map((procedure) => procedure.name); // ["ifa.cast", …]
 */
import { definePlugin } from "#sdk";
import { hakataCast } from "./hakata/hakata_cast.ts";
import { ifaCast } from "./ifa/ifa_cast.ts";
import { sikidyCast } from "./sikidy/sikidy_cast.ts";
import { TRADITIONS } from "./traditions.ts";

export default definePlugin({
  id: "africa",
  sdk: 1,
  version: "1.1.0",
  title: { en: "Africa", zhHant: "非洲" },
  summary: {
    en: "Ifa of the Yoruba, sikidy of Madagascar and the four tablets of the Shona.",
    zhHant: "約魯巴的伊法、馬達加斯加的西基迪，以及修納人的四枚占板。",
  },
  traditions: TRADITIONS,
  procedures: [ifaCast, sikidyCast, hakataCast],
});
