-- Deductions one after another, in the order of their accounts and within one in the order they came: the
-- order in which every statement of every host locks accounts.
-- status: as wallet_deduct.
CREATE OR REPLACE FUNCTION wallet_deduct_each(p_tokens bytea[], p_ids uuid[], p_amounts bigint[], p_keys text[], p_hashes bytea[], p_descs text[])
RETURNS TABLE(n bigint, status text, txn uuid, amount bigint, new_balance bigint, available bigint) LANGUAGE plpgsql
SET plan_cache_mode=force_generic_plan SET enable_seqscan=off SET enable_hashjoin=off SET enable_mergejoin=off AS $$
DECLARE q record;
BEGIN
  FOR q IN
    SELECT i.* FROM unnest(p_tokens, p_ids, p_amounts, p_keys, p_hashes, p_descs)
      WITH ORDINALITY AS i(token, id, amount, key, hash, descr, place)
    LEFT JOIN oauth_tokens t ON t.access_hash=i.token
    LEFT JOIN oauth_grants g ON g.id=t.grant_id
    LEFT JOIN accounts a ON a.user_id=g.user_id
    ORDER BY a.id, i.place
  LOOP
    RETURN QUERY SELECT q.place, r.* FROM wallet_deduct(q.token, q.id, q.amount, q.key, q.hash, q.descr) r;
  END LOOP;
END $$;
