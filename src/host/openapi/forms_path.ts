/**
 * Calls that answer in another form than JSON. They are the calls of every procedure, described once and apart,
 * so that what generators make of a call is JSON and nothing else.
 */
import type { Json } from "./json_schema.ts";

const text = { type: "string" } as const;

const EVENTS =
  "Events: system (one has finished), text (a further piece), reset (the text so far is void), answer (the JSON " +
  "of the plain answer), done (points charged), error";

/** What `Accept` may ask for, beside JSON. */
const FORMS: Readonly<Record<string, Json>> = {
  "text/markdown": {
    schema: { ...text, description: "The answer as a document: reading, facts, what was left out" },
    example: "# Four pillars\n\nYour year 庚午 …\n",
  },
  "text/csv": {
    schema: { ...text, description: "The longest list of the answer, where it has one" },
    example: "body,sign,longitudeDeg\r\nSun,Taurus,56.1\r\n",
  },
  "image/svg+xml": {
    schema: { ...text, description: "The picture, where the system draws one" },
    example: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 390 390">…</svg>',
  },
  "image/png": {
    schema: { ...text, contentEncoding: "binary", description: "The same, 1200 pixels wide" },
  },
  "text/event-stream": {
    schema: { ...text, description: EVENTS },
    example: 'event: text\ndata: {"text":"The day master is …"}\n\n',
  },
};

export function formsPath(): Readonly<Record<string, Json>> {
  return {
    "/api/trpc/{procedure}": {
      post: {
        tags: ["Calls"],
        operationId: "callInForm",
        summary: "Call any procedure and take its answer in another form than JSON",
        description:
          "The call of any procedure with an `Accept` header that asks for another form. It costs what the call " +
          "costs; with the same `Idempotency-Key` a paid answer is given again in every form without a charge.",
        security: [{ bearer: [] }],
        parameters: [
          {
            name: "procedure",
            in: "path",
            required: true,
            description: "Name of the procedure",
            schema: text,
            example: "bazi.chart",
          },
          { $ref: "#/components/parameters/IdempotencyKey" },
          { $ref: "#/components/parameters/DryRun" },
        ],
        requestBody: {
          required: true,
          description: "The input of the procedure",
          content: {
            "application/json": {
              schema: {
                type: "object",
                description: 'The input, plain or as {"json": …}',
                additionalProperties: true,
              },
              example: { json: { birthDate: "1990-05-17", birthTime: "14:30", place: "台北" } },
            },
          },
        },
        responses: {
          200: {
            description: "The answer in the form that `Accept` asks for",
            headers: { "X-Points-Charged": { $ref: "#/components/headers/PointsCharged" } },
            content: FORMS,
          },
          "4XX": { $ref: "#/components/responses/CallRefused" },
          "5XX": { $ref: "#/components/responses/CallFailed" },
        },
      },
    },
  };
}
