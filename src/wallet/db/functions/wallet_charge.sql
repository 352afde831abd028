-- A paid call by a caller who is already known. p_key may be null; then p_id alone makes a retry safe.
-- Counts the key's usage and the plan's calls in the same transaction.
-- status: ok, replay, mismatch, insufficient, frozen.
CREATE OR REPLACE FUNCTION wallet_charge(p_account bigint, p_partner bigint, p_token bigint, p_api_key bigint, p_id uuid,
  p_amount bigint, p_key text, p_hash bytea, p_procedure text, p_desc text,
  OUT status text, OUT txn uuid, OUT amount bigint, OUT new_balance bigint) LANGUAGE plpgsql AS $$
DECLARE usr bigint; rev bigint; frozen timestamptz;
BEGIN
  SELECT a.id INTO rev FROM accounts a WHERE a.kind='revenue';
  SELECT u.id, u.frozen_at INTO usr, frozen FROM accounts a JOIN users u ON u.id=a.user_id WHERE a.id=p_account;
  SELECT p.* INTO status, txn, amount, new_balance
    FROM wallet_post(p_account, rev, -p_amount, p_id, 'deduct', p_partner, p_token, p_api_key, p_procedure,
      p_key, p_hash, p_desc, CASE WHEN frozen IS NOT NULL THEN 'frozen' END) p;
  IF status='ok' THEN PERFORM wallet_count_call(usr, p_api_key, p_amount); END IF;
END $$;
