-- Points that go back: what the balance still covers is taken, the account is frozen for the rest.
-- Once per key; taken is 0 when nothing was there, and then no posting is written.
CREATE FUNCTION wallet_reverse(p_user bigint, p_to text, p_id uuid, p_amount bigint, p_key text, p_hash bytea, p_desc text,
  OUT taken bigint, OUT missing bigint) LANGUAGE plpgsql AS $$
DECLARE acc accounts; dst bigint;
BEGIN
  SELECT a.id INTO STRICT dst FROM accounts a WHERE a.kind=p_to AND a.kind<>'user';
  SELECT a.* INTO STRICT acc FROM accounts a WHERE a.user_id=p_user FOR UPDATE;
  SELECT x.amount INTO taken FROM postings x WHERE x.source_id=acc.id AND x.partner_id=0 AND x.idem_key=p_key;
  IF FOUND THEN missing:=p_amount-taken; RETURN; END IF;
  taken:=least(p_amount, acc.balance-acc.held);
  missing:=p_amount-taken;
  IF taken>0 THEN
    UPDATE accounts a SET balance=a.balance-taken, updated_at=now() WHERE a.id=acc.id;
    INSERT INTO postings(id, kind, source_id, destination_id, amount, balance_after, idem_key, request_hash, description)
      VALUES(p_id, 'refund', acc.id, dst, taken, acc.balance-taken, p_key, p_hash, p_desc);
  END IF;
  IF missing>0 THEN UPDATE users SET frozen_at=coalesce(frozen_at, wallet_now()) WHERE id=p_user; END IF;
END $$;

-- How much of a refund or dispute has been asked back so far, so that a partial one takes only what is new.
ALTER TABLE topups ADD COLUMN reversed_points bigint NOT NULL DEFAULT 0 CHECK(reversed_points BETWEEN 0 AND points);
