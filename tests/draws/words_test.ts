/** The words of the host's own procedures, which stand in no folder of plugins/. */
import { expect, test } from "bun:test";
import { createCommitments, withDraws } from "../../src/host/draws/mod.ts";
import { findWordFaults } from "../../src/plugins/check/words.ts";
import { registry } from "../plugins/registry.ts";

const { procedures } = withDraws(registry, createCommitments("words"), "1.0.0");

test("draws.commit and draws.verify have words for whatever they can say, in every language", async () => {
  const { plugin } = procedures.get("draws.verify")!;
  expect(plugin.procedures).toHaveLength(2);
  expect(await findWordFaults(plugin)).toEqual([]);
});
