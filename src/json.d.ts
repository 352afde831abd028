/** JSON comes in as an unknown value and is narrowed by a check. */
declare module "*.json" {
  const value: unknown;
  export default value;
}
/** The data of a program that is one file: the path inside it. */
declare module "auspex:data" {
  const path: string;
  export default path;
}
