/** The end of an account, asked for by whom it belongs to. */
export { closeAccount, type StillOpen } from "./close_account.ts";
