/** The refusal that the arts of this folder share. */
export const outOfRange = {
  when: "The date lies outside the years -998 to 2998",
  says: "Cannot place the sky: date is outside -998 to 2998",
};
