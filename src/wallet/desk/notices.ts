/** Messages to the user. */
import { Type } from "@sinclair/typebox";
import { listNotices } from "../notices/mod.ts";
import * as answers from "./answers.ts";
import { describe } from "./operation.ts";
import type { DeskDeps, DeskHandlers } from "./handler.ts";

/** Creates the handler of `/api/v1/notices`. */
export function createNoticeHandlers({ core }: DeskDeps): DeskHandlers {
  return {
    "/api/v1/notices": {
      GET: {
        operation: describe("listNotices", "List your notices, newest first", {
          answer: Type.Object({ notices: Type.Array(answers.Notice) }),
        }),
        answer: async ({ userId }) => ({ notices: await listNotices(core.database, userId) }),
      },
    },
  };
}
