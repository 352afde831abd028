/** Year, month and day of an ISO date of an answer. */
export function dateFields(date: string): {
  readonly year: number;
  readonly month: number;
  readonly day: number;
} {
  const [, sign, digits, month, day] = /^([+-]?)(\d+)-(\d\d)-(\d\d)$/.exec(date)!;
  return { year: Number(`${sign}${digits}`), month: Number(month), day: Number(day) };
}
