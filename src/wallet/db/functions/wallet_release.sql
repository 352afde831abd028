-- Frees a hold: p_status is 'released' (by its owner) or 'expired' (by the sweeper, once it is due).
CREATE OR REPLACE FUNCTION wallet_release(p_hold uuid, p_status text) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE h holds;
BEGIN
  SELECT x.* INTO h FROM holds x WHERE x.id=p_hold AND x.status='held'
    AND (p_status='released' OR x.expires_at<=wallet_now()) FOR UPDATE;
  IF NOT FOUND THEN RETURN false; END IF;
  UPDATE accounts SET held=held-h.amount, updated_at=now() WHERE id=h.account_id;
  UPDATE holds SET status=p_status, settled_at=wallet_now() WHERE id=p_hold;
  RETURN true;
END $$;
