-- Takes all of a hold before its work is finished. It stays open until it is captured or released; the sweeper
-- gives everything back when its time is over.
-- status: ok, replay (this very posting exists), or the state in which the hold was found.
CREATE OR REPLACE FUNCTION wallet_prepay(p_hold uuid, p_id uuid, p_token bigint, p_api_key bigint,
  OUT status text, OUT new_balance bigint) LANGUAGE plpgsql AS $$
DECLARE h holds; rev bigint;
BEGIN
  SELECT x.* INTO h FROM holds x WHERE x.id=p_hold FOR UPDATE;
  IF NOT FOUND THEN status:='unknown'; RETURN; END IF;
  IF h.status<>'held' THEN
    status:=CASE WHEN h.posting_id=p_id THEN 'replay' ELSE h.status END;
    RETURN;
  END IF;
  SELECT a.id INTO rev FROM accounts a WHERE a.kind='revenue';
  SELECT p.status, p.new_balance INTO status, new_balance
    FROM wallet_post(h.account_id, rev, -h.amount, p_id, 'capture', h.partner_id, p_token, p_api_key, h.procedure,
      NULL, NULL, '', p_freed=>h.amount) p;
  UPDATE holds SET status='prepaid', captured=h.amount, posting_id=p_id WHERE id=p_hold;
  PERFORM wallet_count_call(h.account_id, p_api_key, h.amount);
END $$;
