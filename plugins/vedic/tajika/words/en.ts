/** What the arts of the year say alike. */
import * as core from "../../core/words/en.ts";

const point = (label: string) => ({ label, about: `Sidereal longitude of ${label}, degrees` });

export const tajikaInputs = {
  ageYear: {
    label: "Completed years",
    about: "Years completed when the year asked about begins; 0, the birth itself, where left out",
  },
  longitudes: {
    label: "Drawn chart",
    about: "Sidereal longitudes of a chart cast elsewhere, in place of a birth",
  },
  sun: point("Sun"),
  moon: point("Moon"),
  mars: point("Mars"),
  mercury: point("Mercury"),
  jupiter: point("Jupiter"),
  venus: point("Venus"),
  saturn: point("Saturn"),
  lagna: point("Lagna"),
};
export const tajikaRefusals = {
  "place-incomplete": core.chartRefusals["place-incomplete"],
  "chart-needed": {
    when: "Neither a birth with time and place nor a drawn chart was given",
    says: "The chart of the year needs a birth with its time and place, or the longitudes of a chart that is cast already",
  },
};
