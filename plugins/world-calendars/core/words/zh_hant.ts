/** 本夾諸曆所共有之文字，繁體中文。 */
export function dateText(date: string): string {
  const [, year, month, day] = /^([+-]?\d+)-(\d\d)-(\d\d)$/.exec(date)!;
  return `${Number(year)} 年 ${Number(month)} 月 ${Number(day)} 日`;
}

export const issues = {
  noSuchDay: "此曆沒有這一天",
};

export const ordinal = (value: number): string => `第 ${value}`;
