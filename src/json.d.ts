/** JSON comes in as an unknown value and is narrowed by a check. */
declare module "*.json" {
  const value: unknown;
  export default value;
}
