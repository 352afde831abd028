/** 星盤圖上的文字。 */
export const wheel = {
  legend: ["紅字與 r：逆行 · 星體末列數字：所在宮位", "藍線：三分、六分 · 紅線：四分、對分"],
  houses: (name: string) => name,
  inside: "內圈",
  outside: "外圈",
  firstHouses: "宮位與四軸依內圈",
};
