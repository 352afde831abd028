-- Frees a hold, or gives all of a prepaid one back: p_status is 'released' (by its owner) or 'expired' (by the
-- sweeper, once it is due). False for one that is closed.
CREATE OR REPLACE FUNCTION wallet_release(p_hold uuid, p_status text, p_id uuid) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE h holds;
BEGIN
  SELECT x.* INTO h FROM holds x WHERE x.id=p_hold AND x.status IN('held','prepaid')
    AND (p_status='released' OR x.expires_at<=wallet_now()) FOR UPDATE;
  IF NOT FOUND THEN RETURN false; END IF;
  IF h.status='prepaid' THEN
    PERFORM wallet_give_back(p_hold, p_id, h.amount, true);
  ELSE
    UPDATE accounts SET held=held-h.amount, updated_at=now() WHERE id=h.account_id;
  END IF;
  UPDATE holds SET status=p_status, settled_at=wallet_now(), captured=CASE WHEN h.status='prepaid' THEN 0 END
    WHERE id=p_hold;
  RETURN true;
END $$;
