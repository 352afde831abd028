/** What a folder gives to have its routes wrapped for the owner. */
import type { Caller, WalletService } from "../contract.ts";
import type { Core } from "../core.ts";
import type { Guard, Route, RouteMaker } from "../http/mod.ts";

export interface DeskDeps {
  readonly core: Core;
  readonly service: WalletService;
  readonly guard: Guard;
  readonly addRoute: RouteMaker;
  /** Handlers of other folders that are wrapped the same way. */
  readonly more?: DeskHandlers;
}

/** A handler that knows who is asking and answers with a value. */
export interface DeskHandler {
  readonly operation: Route["operation"];
  answer(caller: Caller, request: Request): Promise<unknown>;
}

export type DeskHandlers = Readonly<
  Record<string, { readonly GET?: DeskHandler; readonly POST?: DeskHandler }>
>;
