-- Takes part of a hold and frees the rest; of a prepaid one it gives back what is more than p_amount. The row
-- lock on the hold decides between a capture, a release and the sweeper.
-- status: ok, replay (this very posting exists), or the state in which the hold was found.
CREATE OR REPLACE FUNCTION wallet_capture(p_hold uuid, p_id uuid, p_amount bigint, p_token bigint, p_api_key bigint,
  OUT status text, OUT txn uuid, OUT amount bigint, OUT new_balance bigint) LANGUAGE plpgsql AS $$
DECLARE h holds; rev bigint;
BEGIN
  SELECT x.* INTO h FROM holds x WHERE x.id=p_hold FOR UPDATE;
  IF NOT FOUND THEN status:='unknown'; RETURN; END IF;
  IF h.status='prepaid' THEN
    IF p_amount<h.amount THEN
      new_balance:=wallet_give_back(p_hold, p_id, h.amount-p_amount, false);
    ELSE
      SELECT a.balance INTO new_balance FROM accounts a WHERE a.id=h.account_id;
    END IF;
    UPDATE holds SET status='captured', captured=p_amount, settled_at=wallet_now() WHERE id=p_hold;
    status:='ok'; txn:=h.posting_id; amount:=p_amount;
    RETURN;
  END IF;
  IF h.status<>'held' THEN
    status:=CASE WHEN h.posting_id=p_id THEN 'replay' ELSE h.status END;
    SELECT x.id, x.amount, x.balance_after INTO txn, amount, new_balance FROM postings x WHERE x.id=h.posting_id;
    RETURN;
  END IF;
  SELECT a.id INTO rev FROM accounts a WHERE a.kind='revenue';
  SELECT p.* INTO status, txn, amount, new_balance
    FROM wallet_post(h.account_id, rev, -p_amount, p_id, 'capture', h.partner_id, p_token, p_api_key, h.procedure,
      NULL, NULL, '', p_freed=>h.amount) p;
  UPDATE holds SET status='captured', captured=p_amount, posting_id=txn, settled_at=wallet_now() WHERE id=p_hold;
  PERFORM wallet_count_call(h.account_id, p_api_key, p_amount);
  txn:=p_id;
END $$;
