-- The one clock of the wallet: every lifetime of money and tokens is measured by it. Tests replace it.
CREATE OR REPLACE FUNCTION wallet_now() RETURNS timestamptz LANGUAGE sql STABLE AS $$ SELECT now() $$;
