/**
 * One suite of behaviour for every folder of plugins/: what each procedure promised, it keeps.
 *
 * `PLUGIN=africa` runs it for one folder, `PLUGINS_DIR` adds folders outside the repository. `plugin:check` runs the
 * same checks.
 */
import { describe, expect, test } from "bun:test";
import {
  EXAMPLE_CHECKS,
  findReaches,
  findTextFaults,
  PROCEDURE_CHECKS,
  rememberAnswers,
  type Call,
} from "../../src/plugins/check/mod.ts";
import { callExample } from "../../src/host/trial_call.ts";
import { folderOf, only, registry } from "./registry.ts";

/** Beyond this a warm calculation has lost its way, whatever the machine; `bench/` has the real limits. */
const CALCULATION_LIMIT_MS = 500;

test("every folder of plugins/ is served", () => {
  expect(registry.failed).toEqual([]);
});

const callAnew: Call = (one, input) => callExample(registry, one, input);
const call = rememberAnswers(callAnew);

for (const plugin of registry.plugins) {
  if (only !== undefined && plugin.id !== only) continue;
  describe(plugin.id, () => {
    test("takes chance, clock and files from the host alone", () => {
      expect(findReaches(folderOf(plugin))).toEqual([]);
    });

    test("says nothing that is forbidden, unfinished, thin or in the wrong script", async () => {
      expect(await findTextFaults(plugin)).toEqual([]);
    });
  });
}

for (const one of registry.procedures.values()) {
  const { procedure } = one;
  if (only !== undefined && one.plugin.id !== only) continue;
  describe(procedure.name, () => {
    for (const example of procedure.examples) {
      for (const { keeps, run } of EXAMPLE_CHECKS) {
        test(`${keeps}: ${example.title}`, async () => {
          expect(await run(one, example, call, callAnew)).toEqual([]);
        });
      }
    }

    for (const { keeps, run, concerns } of PROCEDURE_CHECKS) {
      if (concerns && !concerns(one)) continue;
      test(keeps, async () => {
        expect(await run(one, call)).toEqual([]);
      });
    }

    if (procedure.kind === "calculation") {
      test(`finishes within ${CALCULATION_LIMIT_MS} ms`, async () => {
        const input = procedure.examples[0]!.input;
        let best = Infinity;
        // Whoever is fast enough at once need not be warmed up.
        for (let i = 0; i < 8 && best >= CALCULATION_LIMIT_MS; i++) {
          const start = performance.now();
          await callAnew(one, input);
          best = Math.min(best, performance.now() - start);
        }
        expect(best).toBeLessThan(CALCULATION_LIMIT_MS);
      });
    }
  });
}
