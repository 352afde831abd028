-- Counts a paid call for its key and its caller's plan; called with the account locked.
CREATE OR REPLACE FUNCTION wallet_count_call(p_account bigint, p_api_key bigint, p_points bigint) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF p_api_key IS NOT NULL THEN
    INSERT INTO key_usage AS k(api_key_id, day, calls, points)
      VALUES(p_api_key, (wallet_now() AT TIME ZONE 'UTC')::date, 1, p_points)
      ON CONFLICT(api_key_id, day) DO UPDATE SET calls=k.calls+1, points=k.points+excluded.points;
  END IF;
  UPDATE subscriptions SET calls_used=calls_used+1
    WHERE user_id=(SELECT a.user_id FROM accounts a WHERE a.id=p_account) AND status='active' AND period_end>wallet_now();
END $$;
