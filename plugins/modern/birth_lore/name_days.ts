/**
 * Name days: the feasts of saints whose names are given.
 *
 * @source General Roman Calendar of 1969, as it stands; of every day those that bear a name in common use. National
 *   lists of name days differ from it and from each other
 */
import { vocabulary } from "#sdk";

const DAYS = {
  "01-02": "basil gregory",
  "01-17": "anthony",
  "01-20": "fabian sebastian",
  "01-21": "agnes",
  "01-22": "vincent",
  "01-24": "francis",
  "01-25": "paul",
  "01-26": "timothy titus",
  "01-27": "angela",
  "01-28": "thomas",
  "01-31": "john",
  "02-05": "agatha",
  "02-06": "paul",
  "02-14": "cyril methodius",
  "03-07": "perpetua felicity",
  "03-17": "patrick",
  "03-19": "joseph",
  "04-04": "isidore",
  "04-21": "anselm",
  "04-23": "george adalbert",
  "04-25": "mark",
  "04-29": "catherine",
  "05-01": "joseph",
  "05-03": "philip james",
  "05-14": "matthias",
  "05-18": "john",
  "05-22": "rita",
  "05-26": "philip",
  "05-27": "augustine",
  "05-31": "mary",
  "06-01": "justin",
  "06-03": "charles",
  "06-11": "barnabas",
  "06-13": "anthony",
  "06-21": "aloysius",
  "06-24": "john",
  "06-28": "irenaeus",
  "06-29": "peter paul",
  "07-03": "thomas",
  "07-04": "elizabeth",
  "07-06": "mary",
  "07-11": "benedict",
  "07-13": "henry",
  "07-22": "magdalene",
  "07-23": "bridget",
  "07-25": "james",
  "07-26": "joachim anne",
  "07-29": "martha",
  "07-31": "ignatius",
  "08-01": "alphonsus",
  "08-04": "john",
  "08-08": "dominic",
  "08-10": "laurence",
  "08-11": "clare",
  "08-14": "maximilian",
  "08-16": "stephen",
  "08-20": "bernard",
  "08-23": "rose",
  "08-24": "bartholomew",
  "08-25": "louis",
  "08-27": "monica",
  "08-28": "augustine",
  "09-03": "gregory",
  "09-13": "john",
  "09-21": "matthew",
  "09-26": "cosmas damian",
  "09-27": "vincent",
  "09-28": "wenceslaus",
  "09-29": "michael gabriel raphael",
  "09-30": "jerome",
  "10-01": "teresa",
  "10-04": "francis",
  "10-06": "bruno",
  "10-09": "denis",
  "10-15": "teresa",
  "10-17": "ignatius",
  "10-18": "luke",
  "10-28": "simon jude",
  "11-03": "martin",
  "11-04": "charles",
  "11-10": "leo",
  "11-11": "martin",
  "11-15": "albert",
  "11-16": "margaret gertrude",
  "11-17": "elizabeth",
  "11-22": "cecilia",
  "11-23": "clement",
  "11-25": "catherine",
  "11-30": "andrew",
  "12-03": "francis",
  "12-06": "nicholas",
  "12-07": "ambrose",
  "12-13": "lucy",
  "12-14": "john",
  "12-21": "peter",
  "12-26": "stephen",
  "12-27": "john",
  "12-29": "thomas",
  "12-31": "sylvester",
} as const;

type Split<S extends string> = S extends `${infer A} ${infer B}` ? A | Split<B> : S;
export type Name = Split<(typeof DAYS)[keyof typeof DAYS]>;
export const NAME = vocabulary("givenName", [
  ...new Set(Object.values(DAYS).flatMap((names) => names.split(" "))),
] as [Name, ...Name[]]);

const MONTH_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const key = (month: number, day: number) =>
  `${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;

/** The names of a day of the year; none on most days. */
export function namesOn(month: number, day: number): readonly Name[] {
  const names: string = (DAYS as Readonly<Record<string, string>>)[key(month, day)] ?? "";
  return names === "" ? [] : (names.split(" ") as Name[]);
}

/** The first day from a day on that bears a name, that day not counted, with its names. */
export function nextNameDay(month: number, day: number) {
  let [at, on] = [month, day];
  do {
    on += 1;
    if (on > MONTH_DAYS[at - 1]!) [at, on] = [(at % 12) + 1, 1];
  } while (namesOn(at, on).length === 0);
  return { day: key(at, on), names: namesOn(at, on) };
}
