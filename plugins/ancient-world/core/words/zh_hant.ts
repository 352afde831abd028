/** The refusal that the arts of this folder share. */
export const outOfRange = {
  when: "日期在西元前 999 年至西元 2998 年之外",
  says: "無法推算天象：日期在西元前 999 年至西元 2998 年之外",
};
