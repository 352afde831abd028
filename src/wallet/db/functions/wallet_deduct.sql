-- A partner's charge. The token and its partner are looked up in the same statement, so there is no cache to go stale.
-- status: ok, replay, mismatch, insufficient, frozen, invalid_token, insufficient_scope.
-- available: for insufficient, what is there, if the token may read the balance.
CREATE OR REPLACE FUNCTION wallet_deduct(p_token bytea, p_id uuid, p_amount bigint, p_key text, p_hash bytea, p_desc text,
  OUT status text, OUT txn uuid, OUT amount bigint, OUT new_balance bigint, OUT available bigint) LANGUAGE plpgsql AS $$
DECLARE
  acc bigint; rev bigint; pid bigint; tid bigint; sc text[]; frozen timestamptz;
BEGIN
  SELECT a.id, g.partner_id, t.id, t.scopes, u.frozen_at INTO acc, pid, tid, sc, frozen
    FROM oauth_tokens t JOIN oauth_grants g ON g.id=t.grant_id
    JOIN oauth_clients c ON c.id=g.partner_id AND c.disabled_at IS NULL
    JOIN users u ON u.id=g.user_id JOIN accounts a ON a.user_id=u.id
    WHERE t.access_hash=p_token AND t.revoked_at IS NULL AND t.access_expires_at>wallet_now() AND t.deducts;
  IF NOT FOUND THEN status:='invalid_token'; RETURN; END IF;
  IF NOT 'deduct'=ANY(sc) THEN status:='insufficient_scope'; RETURN; END IF;
  SELECT a.id INTO rev FROM accounts a WHERE a.kind='revenue';
  SELECT p.* INTO status, txn, amount, new_balance
    FROM wallet_post(acc, rev, -p_amount, p_id, 'deduct', pid, tid, NULL, NULL, p_key, p_hash, p_desc,
      CASE WHEN frozen IS NOT NULL THEN 'frozen' END) p;
  IF status='insufficient' AND 'balance'=ANY(sc) THEN
    -- Points that came in since the refusal must not make it nonsense.
    SELECT least(a.balance-a.held, p_amount-1) INTO available FROM accounts a WHERE a.id=acc;
  END IF;
END $$;
