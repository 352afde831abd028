/** The calls that the regional blends show, and what they refer to. */

export const QUESTION = { question: "Shall I move to Kaohsiung?", seed: "blend-example" } as const;

export const BIRTH = {
  birthDate: "1990-06-15",
  birthTime: "14:30",
  timezone: "Asia/Taipei",
  latitude: 25.033,
  longitude: 121.565,
} as const;

export const BIRTH_AND_QUESTION = {
  ...BIRTH,
  ...QUESTION,
  at: { date: "2026-03-03", time: "10:20", timezone: "Asia/Taipei" },
} as const;

export const SOURCE = "Service specification 4.5: the number of systems and the price";

export const MEMBERS_WORKS = [
  { title: "The works of each system, listed with it in the catalogue" },
] as const;
