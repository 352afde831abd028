-- Functions stand in db/functions/ from here on and are created anew after the migrations. Those whose
-- shape changes or that are gone are dropped, if they are there.
DROP FUNCTION IF EXISTS wallet_reverse(bigint, text, uuid, bigint, text, bytea, text);
DROP FUNCTION IF EXISTS wallet_hold(bigint, bigint, uuid, bigint, text, interval, uuid);
DROP FUNCTION IF EXISTS wallet_count_call(bigint, bigint, bigint);
DROP FUNCTION IF EXISTS wallet_deduct(bytea, uuid, bigint, text, bytea, text);
DROP FUNCTION IF EXISTS wallet_deduct_plain(bytea[], uuid[], bigint[], text[], bytea[], text[]);

-- A movement that found nothing to move binds its key all the same.
ALTER TABLE postings DROP CONSTRAINT postings_amount_check,
  ADD CONSTRAINT postings_amount_check CHECK(amount>0 OR (amount=0 AND idem_key IS NOT NULL));

