/** Packages without types of their own; the scripts give their data a shape where they read it. */
declare module "astronomia/data" {
  const data: unknown;
  export default data;
}
declare module "@behaver/nutation/data/IAU2000B.js" {
  const rows: unknown;
  export default rows;
}
