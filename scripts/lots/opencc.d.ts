/** Character tables of opencc-js: "simplified traditional …" rows joined by "|". */
declare module "opencc-js/dict/STCharacters" {
  const table: string;
  export default table;
}
