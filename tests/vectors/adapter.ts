/** What the adapters of this service are written against. */
export * from "../../packages/conformance/src/adapter.ts";
