/** The OpenAPI descriptions of what people keep. */
import { describeJson } from "../describe.ts";

const text = (description: string) => ({ type: "string", description }) as const;
const PROBLEM = { $ref: "#/components/schemas/Problem" } as const;

const READING = {
  type: "object",
  properties: {
    id: text("UUID of the posting that paid for it"),
    readingId: text("As the answer names itself in `reading.id`"),
    procedure: text("What was asked"),
    title: { type: ["string", "null"], description: "Given by its owner" },
    about: {
      type: ["string", "null"],
      description: "Names, the question or the date of the call; null where it says none of them",
    },
    points: { type: "integer", description: "Points it cost" },
    createdAt: text("ISO 8601, UTC"),
    expiresAt: {
      type: ["string", "null"],
      description: "When it goes by itself; null: when it is deleted",
    },
    shared: { type: "boolean", description: "Whether whoever has its link may read it" },
    shareUrl: text("Its link, where it is shared and asked for alone"),
  },
  required: [
    "id",
    "readingId",
    "procedure",
    "title",
    "about",
    "points",
    "createdAt",
    "expiresAt",
    "shared",
  ],
} as const;

const PERSON_FIELDS = {
  name: text("At most 80 characters"),
  birthDate: text("YYYY-MM-DD, Gregorian"),
  birthTime: text("HH:MM on the clocks of the place"),
  place: text("A place by name or id, as every input takes it"),
  placeName: text("What the place is called, where `place` is an id"),
  gender: { type: "string", enum: ["female", "male"], description: "Where an art asks for it" },
} as const;
const PERSON = {
  type: "object",
  properties: {
    id: text("To be sent as `profileId`"),
    ...PERSON_FIELDS,
    consentedAt: text("When its owner said that it may be kept; ISO 8601, UTC"),
  },
  required: ["id", "name", "birthDate", "consentedAt"],
} as const;

const ID = {
  name: "id",
  in: "path",
  required: true,
  description: "Its id",
  schema: { type: "string" },
} as const;
const READING_ID = {
  ...ID,
  description: "Its id, or the `reading.id` of the answer: then the newest of that name",
} as const;
const DELETED = describeJson("It is gone", {
  type: "object",
  properties: { deleted: { type: "boolean", const: true } },
  required: ["deleted"],
});

/** An operation with the failures that all of them share. */
function operation(about: {
  readonly id: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly object[];
  readonly body?: object;
  readonly answers: Readonly<Record<number, object>>;
}) {
  const { id, summary, description, parameters, body, answers } = about;
  const failures = {
    401: "The token is missing or invalid",
    403: "A partner's token, which opens nothing that a user keeps",
    405: "Another method",
    429: "Too many requests",
    503: "The wallet is away",
  };
  return {
    tags: ["Catalogue"],
    operationId: id,
    summary,
    description,
    security: [{ bearer: [] }],
    ...(parameters ? { parameters } : {}),
    ...(body
      ? { requestBody: { required: true, content: { "application/json": { schema: body } } } }
      : {}),
    responses: {
      ...answers,
      ...Object.fromEntries(
        Object.entries(failures).map(([status, says]) => [
          status,
          describeJson(says, PROBLEM, true),
        ]),
      ),
    },
  };
}

const MISSING = describeJson("None of yours has this id", PROBLEM, true);
const FAULTY = describeJson("The body is faulty", PROBLEM, true);

export const LIST_READINGS = operation({
  id: "listReadings",
  summary: "List the readings you paid for, newest first",
  description:
    "Every paid answer is kept for its owner, encrypted, unless the call said `X-Keep-Reading: false`, a partner made it, or the owner wants nothing kept. The header `X-Kept-Reading` of the answer names it.",
  parameters: [
    {
      name: "limit",
      in: "query",
      description: "1 to 100; default 20",
      schema: { type: "integer", minimum: 1, maximum: 100 },
    },
    {
      name: "cursor",
      in: "query",
      description: "`nextCursor` of the page before",
      schema: { type: "string" },
    },
  ],
  answers: {
    200: describeJson("A page of them", {
      type: "object",
      properties: {
        readings: { type: "array", items: READING },
        nextCursor: { type: ["string", "null"], description: "Null on the last page" },
      },
      required: ["readings", "nextCursor"],
    }),
    400: describeJson("The limit is faulty", PROBLEM, true),
  },
});

export const SET_DOCUMENT = operation({
  id: "setDocument",
  summary: "Kept readings as one PDF, for nothing",
  description:
    "One reading, or several of them in the order given: cover, contents, texts, pictures, tables, schools, sources. Tagged (PDF/UA-1), fonts embedded as subsets.",
  parameters: [
    {
      name: "of",
      in: "query",
      required: true,
      description: "Ids of 1 to 8 kept readings, with commas between them",
      schema: { type: "string" },
    },
    { name: "lang", in: "query", description: "A BCP 47 tag", schema: { type: "string" } },
    {
      name: "brand",
      in: "query",
      description: "The name on its cover, at most 60 characters",
      schema: { type: "string", maxLength: 60 },
    },
    {
      name: "colour",
      in: "query",
      description: "Colour of its headings, `#rrggbb`; darkened until it can be read on white",
      schema: { type: "string", pattern: "^#[0-9a-fA-F]{6}$" },
    },
  ],
  answers: {
    200: {
      description: "The document",
      content: { "application/pdf": { schema: { type: "string", format: "binary" } } },
    },
    400: describeJson("A parameter cannot be read", PROBLEM, true),
    404: MISSING,
    503: describeJson("This host has no compiler or no font for it", PROBLEM, true),
  },
});

export const READ_READING = operation({
  id: "readReading",
  summary: "Read a kept reading again, for nothing",
  description:
    "Without a query the very bytes that were charged. With `lang` or `picture` the same answer in other words, made again from its own input, seed and clock; with `detail`, `fields` or another `Accept` to another extent or in another form, as calls take them.",
  parameters: [
    READING_ID,
    { name: "lang", in: "query", description: "A BCP 47 tag", schema: { type: "string" } },
    {
      name: "detail",
      in: "query",
      description: "How much of it comes back",
      schema: { type: "string", enum: ["compact", "standard", "full"] },
    },
    {
      name: "fields",
      in: "query",
      description: "Paths of the fields that come back, with commas between them",
      schema: { type: "string" },
    },
    {
      name: "picture",
      in: "query",
      description: "`true` adds the picture",
      schema: { type: "string", enum: ["true", "false"] },
    },
  ],
  answers: {
    200: describeJson("The answer as the call gave it", {
      type: "object",
      properties: {
        result: {
          type: "object",
          properties: { data: { type: "object" } },
          required: ["data"],
        },
      },
      required: ["result"],
    }),
    400: describeJson("There is no such language", PROBLEM, true),
    404: MISSING,
    409: describeJson(
      "The rules of its art have changed since: it comes only as it was given",
      PROBLEM,
      true,
    ),
  },
});

export const CHANGE_READING = operation({
  id: "changeReading",
  summary: "Rename a kept reading, share it by an unlisted link, or withdraw the link",
  description:
    "What the body leaves out stays as it is. A link is unlisted and opens without signing in; withdrawn, it never opens again.",
  parameters: [READING_ID],
  body: {
    type: "object",
    properties: {
      title: { type: ["string", "null"], maxLength: 100, description: "Null takes it away" },
      shared: {
        type: "boolean",
        description: "true makes a link, false ends it for good; a later link is another",
      },
    },
    additionalProperties: false,
  },
  answers: { 200: describeJson("As it is now", READING), 400: FAULTY, 404: MISSING },
});

export const DELETE_READING = operation({
  id: "deleteReading",
  summary: "Delete a kept reading, and its link with it",
  description: "The answer is gone for good; points are not given back.",
  parameters: [READING_ID],
  answers: { 200: DELETED, 404: MISSING },
});

const PERSON_BODY = { type: "object", additionalProperties: false } as const;

export const LIST_PEOPLE = operation({
  id: "listPeople",
  summary: "List your saved persons",
  description: "At most 200, oldest first.",
  answers: {
    200: describeJson("All of them", {
      type: "object",
      properties: { people: { type: "array", items: PERSON } },
      required: ["people"],
    }),
  },
});

export const ADD_PERSON = operation({
  id: "addPerson",
  summary: "Save a person, encrypted, to ask about by `profileId`",
  description:
    "A call may then name the person instead of the birth: `{ profileId }` in an input, or in `a` and `b` where two people are asked about. What the input says itself comes first.",
  body: {
    ...PERSON_BODY,
    properties: {
      ...PERSON_FIELDS,
      consent: {
        type: "boolean",
        const: true,
        description: "That whoever it is about has agreed, or is you",
      },
    },
    required: ["name", "birthDate", "consent"],
  },
  answers: {
    201: describeJson("As it is kept", PERSON),
    400: FAULTY,
    409: describeJson("200 persons are saved already", PROBLEM, true),
  },
});

export const READ_PERSON = operation({
  id: "readPerson",
  summary: "Read a saved person",
  description: "Yours alone: the id of anybody else's person is unknown.",
  parameters: [ID],
  answers: { 200: describeJson("The person", PERSON), 404: MISSING },
});

export const CHANGE_PERSON = operation({
  id: "changePerson",
  summary: "Write a saved person anew",
  description: "Replaces all that is known of the person; the consent stands.",
  parameters: [ID],
  body: { ...PERSON_BODY, properties: PERSON_FIELDS, required: ["name", "birthDate"] },
  answers: { 200: describeJson("As it is kept", PERSON), 400: FAULTY, 404: MISSING },
});

export const DELETE_PERSON = operation({
  id: "deletePerson",
  summary: "Delete a saved person for good",
  description:
    "The row is removed. Readings that were paid for stay until they are deleted themselves.",
  parameters: [ID],
  answers: { 200: DELETED, 404: MISSING },
});
