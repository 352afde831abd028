/** The singular of a field's name, by the few rules that the names of this project need. */

const RULES: readonly (readonly [RegExp, string])[] = [
  [/(ss|us|is)$/, "$1"],
  [/ies$/, "y"],
  [/(x|ch|sh|ss)es$/, "$1"],
  [/s$/, ""],
];

/** `pillars` → `pillar`, `houses` → `house`; a name that is none of several stays as it is. */
export function singular(name: string): string {
  const rule = RULES.find(([ending]) => ending.test(name));
  return rule ? name.replace(rule[0], rule[1]) : name;
}
