/** How the wallet reads requests and writes answers: strict bodies, problem details, one wrapper for routes. */
export { readForm, readJson, readJsonObject } from "./body.ts";
export { BadRequest } from "./bad_request.ts";
export type { Issue } from "./bad_request.ts";
export { json, problem } from "./answer.ts";
export { createRouteMaker } from "./route.ts";
export type { Context, RouteMaker } from "./route.ts";
export { readQuery } from "./query.ts";
