import type { CommitWords } from "./en.ts";

export const zhHant: CommitWords = {
  title: "抽前立諾",
  summary:
    "抽取之前先行固定：你給出鹽的雜湊與完整請求，服務給出其種子的雜湊；抽取時附上 commitment 與 salt。雙方皆無從左右，一諾只得一抽",
  inputs: {
    procedure: { label: "抽取之法", about: "抽取的名稱，如 tarot.draw" },
    input: { label: "其輸入", about: "抽取時將送出的輸入；lang 與 picture 仍可更動" },
    saltHash: {
      label: "鹽的雜湊",
      about: "鹽的 SHA-256，64 位小寫十六進位。鹽為 16 至 128 個字元、旁人無從猜得的文字",
    },
  },
  fields: {
    commitment: "承諾",
    serverHash: "伺服器種子的雜湊",
    procedure: "抽取之法",
    input: "所綁定者",
    committedAt: "立於",
  },
  phrases: {
    "not-a-draw": ({ name, nearest }) =>
      `須為抽取的名稱，所給為「${name}」` +
      (nearest === undefined ? "" : `；是否為「${nearest}」？`),
  },
};
