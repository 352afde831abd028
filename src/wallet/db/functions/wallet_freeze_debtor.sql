-- Freezes a user who owes points of reversed card payments and thaws one who no longer does; a freeze by
-- hand is left alone. Called with the account locked, after what is owed has changed.
CREATE OR REPLACE FUNCTION wallet_freeze_debtor(p_user bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS(SELECT FROM topups t WHERE t.user_id=p_user AND t.reversed_points>t.taken_points) THEN
    UPDATE users SET frozen_at=wallet_now(), frozen_by='card' WHERE id=p_user AND frozen_at IS NULL;
  ELSE
    UPDATE users SET frozen_at=NULL, frozen_by=NULL WHERE id=p_user AND frozen_by='card';
  END IF;
END $$;
