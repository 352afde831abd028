/** Messages to the user. */
import { listNotices } from "../notices/mod.ts";
import { describe } from "./operation.ts";
import type { DeskDeps, DeskHandlers } from "./routes.ts";

/** Creates the handler of `/api/v1/notices`. */
export function createNoticeHandlers({ core }: DeskDeps): DeskHandlers {
  return {
    "/api/v1/notices": {
      GET: {
        operation: describe("listNotices", "List your notices, newest first"),
        answer: async ({ userId }) => ({ notices: await listNotices(core.database, userId) }),
      },
    },
  };
}
