/** What `@auspex/sdk` promises its readers: every type written down, every name explained. */
import { expect, test } from "bun:test";
import { join, relative } from "node:path";
import ts from "typescript5";

const ROOT = join(import.meta.dir, "../..");
const PACKAGE = join(ROOT, "packages/sdk");

const { config } = ts.readConfigFile(join(PACKAGE, "tsconfig.json"), ts.sys.readFile);
const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, PACKAGE);
const { checkers: _, ...understood } = options;
const program = ts.createProgram(fileNames, { ...understood, noEmit: true });
const checker = program.getTypeChecker();
const entries = (config as { readonly files: readonly string[] }).files.map((file) =>
  join(PACKAGE, file),
);

test("declarations follow from each file alone: every exported name carries its type", () => {
  expect(options.isolatedDeclarations).toBe(true);
  const tsc = join(ROOT, "node_modules/.bin/tsc");
  const run = Bun.spawnSync([tsc, "-p", PACKAGE, "--noEmit"], { cwd: ROOT });
  expect(run.stdout.toString()).toBe("");
}, 60_000);

test("every name that an entry exports is explained where it is declared", () => {
  const unexplained = entries.flatMap((entry) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(entry)!)!;
    return checker
      .getExportsOfModule(module)
      .map((symbol) =>
        symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
      )
      .filter((symbol) => isOurs(symbol) && symbol.getDocumentationComment(checker).length === 0)
      .map(
        (symbol) =>
          `${relative(ROOT, symbol.declarations![0]!.getSourceFile().fileName)}: ${symbol.name}`,
      );
  });
  expect([...new Set(unexplained)].toSorted()).toEqual([]);
}, 60_000);

/** TypeBox explains its own; a module that is exported whole says at its head what it is. */
function isOurs({ declarations = [] }: ts.Symbol): boolean {
  const ours = declarations.filter((one) => !one.getSourceFile().fileName.includes("node_modules"));
  return ours.some((one) => !ts.isSourceFile(one) || !one.text.startsWith("/**"));
}
