/** How the wallet reads requests and writes answers: strict bodies, problem details, one wrapper for routes. */
export { readBearer } from "./bearer.ts";
export { parseJson, readForm, readJson, readJsonObject, readRaw, toObject } from "./body.ts";
export { createBodyReader } from "./checked_body.ts";
export { BadRequest, badRequest } from "./bad_request.ts";
export type { Issue } from "./bad_request.ts";
export { json, problem } from "./answer.ts";
export { createGuard } from "./guard.ts";
export type { Guard } from "./guard.ts";
export { CHALLENGE, failure, RETRY_AFTER, success } from "./operation.ts";
export { createRouteMaker } from "./route.ts";
export type { Context, Route, RouteMaker } from "./route.ts";
export { isFromHere } from "./own_origin.ts";
export { readQuery } from "./query.ts";
