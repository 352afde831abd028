/** Reads a date as answers write it, `YYYY-MM-DD` or `±YYYYYY-MM-DD`. */
export function readDate(date: string): { year: number; month: number; day: number } {
  const [, year, month, day] = /^([+-]?\d+)-(\d\d)-(\d\d)$/.exec(date)!;
  return { year: Number(year), month: Number(month), day: Number(day) };
}
