-- Guards the accounts: a trigger on delete, truncate and change of id.
CREATE OR REPLACE FUNCTION accounts_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Cannot remove or renumber an account: its postings name it for ever';
END $$;
