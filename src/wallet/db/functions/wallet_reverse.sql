-- Points that go back: what the balance covers is taken. Once per key, also where nothing was there to
-- take: then a posting of 0 binds it.
-- status: ok, replay, mismatch (the key belongs to another movement: nothing was taken).
CREATE OR REPLACE FUNCTION wallet_reverse(p_user bigint, p_to text, p_id uuid, p_amount bigint, p_key text, p_hash bytea, p_desc text,
  OUT status text, OUT taken bigint, OUT missing bigint) LANGUAGE plpgsql AS $$
DECLARE acc accounts; dst bigint;
BEGIN
  SELECT a.id INTO STRICT dst FROM accounts a WHERE a.kind=p_to AND a.kind<>'user';
  SELECT a.* INTO STRICT acc FROM accounts a WHERE a.user_id=p_user FOR NO KEY UPDATE;
  SELECT p.status, p.amount INTO status, taken
    FROM wallet_post(acc.id, dst, -least(p_amount, acc.balance-acc.held), p_id, 'refund', 0, NULL, NULL, NULL, p_key, p_hash, p_desc) p;
  IF status='mismatch' THEN taken:=0; END IF;
  missing:=p_amount-taken;
END $$;
