-- Points that come in: from 'card', 'chain', 'grant' or 'adjust'. The key makes it happen once.
-- status: ok, replay, mismatch.
CREATE OR REPLACE FUNCTION wallet_credit(p_user bigint, p_from text, p_kind text, p_id uuid, p_amount bigint, p_key text,
  p_hash bytea, p_desc text,
  OUT status text, OUT txn uuid, OUT amount bigint, OUT new_balance bigint) LANGUAGE plpgsql AS $$
DECLARE acc bigint; src bigint;
BEGIN
  SELECT a.id INTO STRICT src FROM accounts a WHERE a.kind=p_from AND a.kind<>'user';
  SELECT a.id INTO STRICT acc FROM accounts a WHERE a.user_id=p_user;
  SELECT p.* INTO status, txn, amount, new_balance
    FROM wallet_post(acc, src, p_amount, p_id, p_kind, 0, NULL, NULL, NULL, p_key, p_hash, p_desc) p;
END $$;
