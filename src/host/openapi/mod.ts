/** The machine-readable description of the whole interface, OpenAPI 3.1.0. */
export { openApiDocument, type FixedRoutes, type OpenApiDeps } from "./document.ts";
export { partOf } from "./part.ts";
