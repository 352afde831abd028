-- A paid call by a caller who is already known. p_key may be null; then p_id alone makes a retry safe.
-- Counts the key's usage and the plan's calls in the same transaction.
-- status: ok, replay, mismatch, insufficient, frozen, invalid_token.
CREATE OR REPLACE FUNCTION wallet_charge(p_account bigint, p_partner bigint, p_token bigint, p_api_key bigint, p_id uuid,
  p_amount bigint, p_key text, p_hash bytea, p_procedure text, p_desc text,
  OUT status text, OUT txn uuid, OUT amount bigint, OUT new_balance bigint) LANGUAGE plpgsql AS $$
DECLARE rev bigint;
BEGIN
  SELECT a.id INTO rev FROM accounts a WHERE a.kind='revenue';
  SELECT p.* INTO status, txn, amount, new_balance
    FROM wallet_post(p_account, rev, -p_amount, p_id, 'deduct', p_partner, p_token, p_api_key, p_procedure,
      p_key, p_hash, p_desc, wallet_bar(p_account, p_token, p_api_key)) p;
  IF status='ok' THEN PERFORM wallet_count_call(p_account, p_api_key, p_amount); END IF;
END $$;
