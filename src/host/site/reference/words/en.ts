/** The reference of the interface, in English. */
import type { Translation } from "../../../../speech/mod.ts";

export const en = {
  title: "API reference",
  lead: (count: string) =>
    `${count} procedures and the routes around them: what each takes, what it answers, and what it costs.`,
  guide: "Guide",
  document: "OpenAPI 3.1 document",
  viewer: "Plain viewer",
  inShort: "In short",
  base: "Address",
  auth: "Authentication",
  authText: "`Authorization: Bearer` with an API key or an access token; what is free needs none",
  read: "By GET",
  readText: "the input as JSON in the query parameter `input`",
  write: "By POST",
  writeText: 'the same as `{"json": …}`; both work for every procedure',
  answer: "Answer",
  answerText: '`{"result": {"data": …}}`; what fails says why, and costs nothing',
  money: "Points",
  moneyText:
    "`X-Points-Charged` and `X-Points-Balance` with every answer; `dryRun` asks the price alone",
  repeat: "Repeating",
  repeatText: "an `Idempotency-Key` brings the same bytes for 24 hours, charged once",
  find: "Find an operation",
  procedures: "Procedures by tradition",
  service: "The routes of the service",
  serviceLead: "Catalogue, readings, people, points, keys, partners, webhooks and OAuth 2.0.",
  groups: {
    Catalogue: "Catalogue, readings and people",
    Operation: "For those who run the host",
    wallet: "Points, keys, partners and webhooks",
    oauth2: "OAuth 2.0",
  } as Readonly<Record<string, string>>,
  tryIt: "Try it",
  fromProgram: "From a program",
  input: "Input",
  noInput: "It takes no input.",
  everyCall: "Every call also takes `detail`, `fields` and `dryRun`; see the guide.",
  schools: "Schools",
  schoolsLead: "Where schools differ, the input takes a value; left out, the usual one holds.",
  output: "Answer",
  outputLead:
    "The fields of `data`. A term has an id for programs and a text in the language asked for.",
  deeper: "What lies deeper stands in the OpenAPI document of this tradition.",
  refuses: "Refusals",
  refusesLead: "Answered 422 with the code; nothing is charged.",
  field: "Field",
  type: "Type",
  meaning: "Meaning",
  required: "required",
  parameters: "Parameters",
  body: "Body",
  statuses: "Statuses",
  moreValues: (count: string) => `and ${count} more`,
  english: "Details of these routes are in English.",
  /** What the routes of the service do, by their operation; those that say it themselves are left out. */
  operations: {} as Readonly<Record<string, string>>,
};

export type ReferenceWords = Translation<typeof en>;
