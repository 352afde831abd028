/** Years of Jupiter, seasons and combinations of the day. */
import { SAMVATSARA, type SamvatsaraId } from "../../samvatsara.ts";

export const samvatsara = Object.fromEntries(
  SAMVATSARA.ids.map((id) => [id, id.charAt(0).toUpperCase() + id.slice(1)]),
) as Readonly<Record<SamvatsaraId, string>>;

export const ritu = {
  vasanta: "spring (Vasanta)",
  grishma: "summer (Grishma)",
  varsha: "rains (Varsha)",
  sharad: "autumn (Sharad)",
  hemanta: "early winter (Hemanta)",
  shishira: "late winter (Shishira)",
};

export const specialYoga = {
  sarvarthaSiddhi: { text: "Sarvartha Siddhi", sense: "weekday and star agree; most works thrive" },
  amritaSiddhi: { text: "Amrita Siddhi", sense: "the best star of the weekday" },
  guruPushya: { text: "Guru Pushya", sense: "Pushya on Thursday, for buying and learning" },
  raviPushya: { text: "Ravi Pushya", sense: "Pushya on Sunday, for medicine and mantras" },
  dvipushkara: { text: "Dvipushkara", sense: "what happens, happens twice" },
  tripushkara: { text: "Tripushkara", sense: "what happens, happens three times" },
  mrityu: { text: "Mrityu Yoga", sense: "the worst star of the weekday; nothing new" },
  dagdha: { text: "Dagdha", sense: "a burnt star; what is begun withers" },
  yamaghanta: { text: "Yamaghanta", sense: "no journeys and no rites" },
  panchaka: {
    text: "Panchaka",
    sense: "no journey south, no roofing, no bed, no store of wood",
  },
  gandaMoola: { text: "Ganda Moola", sense: "for those born now a rite of peace is done" },
};
