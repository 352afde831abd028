-- Guards the postings: a trigger on update and delete.
CREATE OR REPLACE FUNCTION postings_are_final() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Cannot change a posting: postings are written once, a correction is a new posting';
END $$;
